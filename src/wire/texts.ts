// The fixed texts of the interface in both languages, to translate a stored text.

import { errorCodes, errorRow } from '../errors.ts'
import { auditMessages, testEventMessage } from './audit-texts.ts'

/** What a service answers in `message` when a password was changed. */
export const passwordChangedMessage = { en: 'The password was changed.', pt: 'A senha foi trocada.' } as const

/** What a service answers in `message` when an investigation was cancelled. */
export const cancelledMessage = { en: 'The investigation was cancelled.', pt: 'A investigação foi cancelada.' } as const

const pairs = [
  ...errorCodes.map((code) => errorRow(code).message),
  cancelledMessage,
  passwordChangedMessage,
  testEventMessage,
  ...auditMessages,
]

/** By the language wanted: the text for its counterpart in the other language. */
export const texts = {
  en: new Map(pairs.map(({ en, pt }) => [pt, en])),
  pt: new Map(pairs.map(({ en, pt }) => [en, pt])),
} as const
