// A file that a command could not read, as a value, so that the next file can be read.

import { AppError, type Failure } from '../errors.ts'
import { wordFailure } from '../wire/envelope.ts'

/** A file that was not read. */
export interface FailedFile {
  readonly file: string
  readonly status: 'unread'
  readonly error: Failure
}

/** The failure of a file; anything else is a bug and is rethrown. */
export function toFailedFile(file: string, error: unknown): FailedFile {
  if (error instanceof AppError) return unread(file, { code: error.code, details: error.details })
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || (syscall !== 'open' && syscall !== 'read' && syscall !== 'stat')) throw error
  const details = { field: 'file', reason: 'unreadable_file', system_code: code } as const
  return unread(file, { code: 'VALIDATION_ERROR', details })
}

/** With the sentence of its reason, as the interface answers it. */
function unread(file: string, error: Failure): FailedFile {
  return { file, status: 'unread', error: wordFailure(error, 'en') }
}

export function formatFailedFile({ file, error }: FailedFile): string {
  return `${file}  unread  ${error.code} ${JSON.stringify(error.details)}\n`
}
