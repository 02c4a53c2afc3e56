// A file that a command could not read, as a value, so that the next file can be read.

import type { Language } from '../domain/vocabulary.ts'
import { AppError, type Failure, type FailureDetails } from '../errors.ts'
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
  if (error instanceof AppError) return unread({ code: error.code, details: inOptions(error.details) })
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || (syscall !== 'open' && syscall !== 'read' && syscall !== 'stat')) throw error
  const details = { field: 'file', reason: 'unreadable_file', system_code: code } as const
  return unread({ code: 'VALIDATION_ERROR', details })
}

/** One line. */
export function formatFailedFile({ file, error }: FailedFile, language: Language): string {
  return `${file}  ${sayIn(language)('unread')}  ${codeAndDetails(error, language)}\n`
}

/** One line of JSON. */
export function failedLine({ file, status, error }: FailedFile, language: Language): string {
  const failed = language === 'en' ? { file, status, error } : toPortugueseFile({ file, error })
  return `${JSON.stringify(failed)}\n`
}

function toPortugueseFile({ file, error }: Pick<FailedFile, 'file' | 'error'>) {
  return { arquivo: file, status: 'nao_lido', erro: toPortuguese('InvestigationFailure', error) }
}

/** A failure in words, with its code and details. */
export function formatFailure(failure: Failure, language: Language): string {
  const worded = wordFailure({ code: failure.code, details: inOptions(failure.details) }, language)
  return `${worded.message} ${codeAndDetails(worded, language)}`
}

/** A field of a mapping by the option and as the file writes it, which is one spelling in both languages. */
function inOptions(details: FailureDetails): FailureDetails {
  const { field } = details
  if (typeof field !== 'string' || !/^mapping(?:\.|$)/.test(field)) return details
  return { ...details, field: field.replace(/^mapping\.?/, '--mapping ').trim() }
}

/** As the interface spells them in the language. */
function codeAndDetails({ code, details }: Pick<FailedFile['error'], 'code' | 'details'>, language: Language): string {
  const [spelled, named] =
    language === 'pt'
      ? Object.values(toPortuguese('InvestigationFailure', { code, details }) as object)
      : [code, details]
  return `${spelled} ${JSON.stringify(named)}`
}
