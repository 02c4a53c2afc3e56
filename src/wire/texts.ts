// The fixed texts of the interface in both languages, to translate a stored text.

import { noteTexts } from '../domain/import-notes.ts'
import { fileProblemTexts, outcomeTexts, rejectionTexts } from '../domain/import-reasons.ts'
import { type SystemNoticeCode, systemNotices } from '../domain/system-notices.ts'
import type { Language } from '../domain/vocabulary.ts'
import { errorCodes, errorRow } from '../errors.ts'
import { reasons } from '../reasons.ts'
import { auditMessages, testEventMessage } from './audit-texts.ts'

/** What a service answers in `message` when a password was changed. */
export const passwordChangedMessage = { en: 'The password was changed.', pt: 'A senha foi trocada.' } as const

/** What a service answers in `message` when an investigation was cancelled. */
export const cancelledMessage = { en: 'The investigation was cancelled.', pt: 'A investigação foi cancelada.' } as const

/** What is answered in `message` of an analysis. */
export const analysisMessages = {
  started: { en: 'The analysis was started.', pt: 'A análise foi iniciada.' },
  cancelled: { en: 'The analysis was cancelled.', pt: 'A análise foi cancelada.' },
} as const

/** A system notice with its sentence in a language. */
export function wordNotice<Notice extends { readonly code: SystemNoticeCode }>(notice: Notice, language: Language) {
  return { ...notice, message: systemNotices[notice.code][language] }
}

interface Pair {
  readonly en: string
  readonly pt: string
}

const pairs: readonly Pair[] = [
  ...errorCodes.map((code) => errorRow(code).message),
  cancelledMessage,
  ...Object.values(analysisMessages),
  passwordChangedMessage,
  testEventMessage,
  ...auditMessages,
  ...Object.values(systemNotices),
  ...[noteTexts, outcomeTexts, rejectionTexts, fileProblemTexts, reasons].flatMap((table): readonly Pair[] =>
    Object.values(table),
  ),
]

/** By the language wanted: the text for its counterpart in the other language. */
export const texts = {
  en: new Map(pairs.map(({ en, pt }) => [pt, en])),
  pt: new Map(pairs.map(({ en, pt }) => [en, pt])),
} as const

/** A value whose every `message` is in a language; the rest of it stays. */
export function translateMessages<T>(value: T, language: Language): T {
  return JSON.parse(JSON.stringify(value), (name, each: unknown) =>
    name === 'message' && typeof each === 'string' ? (texts[language].get(each) ?? each) : each,
  )
}
