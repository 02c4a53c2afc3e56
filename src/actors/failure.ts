import { AppError, type Failure } from '../errors.ts'

/** What was thrown, as a value that can cross threads; anything but an AppError becomes INTERNAL_ERROR with its message. */
export function toFailure(error: unknown): Failure {
  if (error instanceof AppError) return { code: error.code, details: error.details }
  return { code: 'INTERNAL_ERROR', details: { message: error instanceof Error ? error.message : String(error) } }
}
