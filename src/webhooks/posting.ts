// Posting: the headers and the signed body under which an event is sent.

import type { OwnerEvent, OwnerEventType } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { type SpelledBody, signedBody, signingHeaders } from './sign.ts'

/** The names of events in both languages, which the wire knows. */
export interface BodySpelling {
  name(event: OwnerEventType, language: Language): string
  body(event: Omit<OwnerEvent, 'id'>, language: Language): SpelledBody
}

export interface Signing {
  readonly language: Language
  /** The newest first. */
  readonly secrets: readonly string[]
  readonly attemptAtMs: number
  readonly spelling: BodySpelling
}

/** An event as one attempt sends it. */
export function toPosting(
  { id, event, data, timestamp }: OwnerEvent,
  { language, secrets, attemptAtMs, spelling }: Signing,
) {
  const body = signedBody(spelling.body({ event, data, timestamp }, language), secrets[0] ?? '', language)
  return {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'prumo-webhooks',
      ...signingHeaders(body, { id, event: spelling.name(event, language), timestamp, attemptAtMs, secrets }),
    },
    body,
  }
}
