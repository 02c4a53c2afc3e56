// A file that a command could not read, as a value, so that the next file can be read.

import { AppError, type ErrorCode, type FailureDetails } from '../errors.ts'

/** A file that was not read. */
export interface FailedFile {
  readonly file: string
  readonly status: 'unread'
  readonly error: { readonly code: ErrorCode; readonly details: FailureDetails }
}

/** The failure of a file; anything else is a bug and is rethrown. */
export function toFailedFile(file: string, error: unknown): FailedFile {
  if (error instanceof AppError) return { file, status: 'unread', error: { code: error.code, details: error.details } }
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || (syscall !== 'open' && syscall !== 'read' && syscall !== 'stat')) throw error
  return {
    file,
    status: 'unread',
    error: { code: 'VALIDATION_ERROR', details: { field: 'file', reason: 'unreadable_file', system_code: code } },
  }
}

export function formatFailedFile({ file, error }: FailedFile): string {
  return `${file}  unread  ${error.code} ${JSON.stringify(error.details)}\n`
}
