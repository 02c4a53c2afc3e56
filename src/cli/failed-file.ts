// A file that a command could not read, as a value, so that the next file can be read.

import type { Language } from '../domain/vocabulary.ts'
import { AppError, type Failure } from '../errors.ts'
import { sayIn } from '../wire/command-texts.ts'
import { wordFailure } from '../wire/envelope.ts'
import { toPortuguese } from '../wire/rename.ts'

/** A file that was not read. */
export interface FailedFile {
  readonly file: string
  readonly status: 'unread'
  readonly error: ReturnType<typeof wordFailure>
}

/** The failure of a file, with the sentence of its reason in a language; anything else is a bug and is rethrown. */
export function toFailedFile(file: string, error: unknown, language: Language): FailedFile {
  const unread = (failure: Failure): FailedFile => ({ file, status: 'unread', error: wordFailure(failure, language) })
  if (error instanceof AppError) return unread({ code: error.code, details: error.details })
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || (syscall !== 'open' && syscall !== 'read' && syscall !== 'stat')) throw error
  const details = { field: 'file', reason: 'unreadable_file', system_code: code } as const
  return unread({ code: 'VALIDATION_ERROR', details })
}

/** One line; its codes and names are those of the interface in the language. */
export function formatFailedFile({ file, error }: FailedFile, language: Language): string {
  const [code, details] =
    language === 'pt'
      ? Object.values(toPortuguese('InvestigationFailure', { code: error.code, details: error.details }) as object)
      : [error.code, error.details]
  return `${file}  ${sayIn(language)('unread')}  ${code} ${JSON.stringify(details)}\n`
}
