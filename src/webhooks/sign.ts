// Signatures: of the body, over canonical JSON (RFC 8785), and of the bytes sent, after Standard Webhooks 1.0.

import { createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { Language } from '../domain/vocabulary.ts'

const signatureField: Readonly<Record<Language, string>> = { en: 'signature', pt: 'assinatura' }
const secretPrefix = 'whsec_'
const base64Shape = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** What is signed and sent: event, data and timestamp under the names of the language. */
export type SpelledBody = Readonly<Record<string, unknown>>

/** A secret of our own: 32 bytes after Standard Webhooks. */
export function toSecret(bytes: Uint8Array): string {
  return secretPrefix + Buffer.from(bytes).toString('base64')
}

/** The bytes of a body with its signature in it: HMAC-SHA256 by the secret over the canonical JSON of the rest. */
export function signedBody(body: SpelledBody, secret: string, language: Language): string {
  return JSON.stringify({ ...body, [signatureField[language]]: `sha256=${hexMac(secret, canonicalize(body) ?? '')}` })
}

interface Sending {
  /** The id of the event, the same at each attempt. */
  readonly id: string
  /** As the body spells it. */
  readonly event: string
  readonly timestamp: string
  readonly attemptAtMs: number
  /** The newest first. */
  readonly secrets: readonly string[]
}

/** The headers of an attempt: those of Standard Webhooks, signed with each valid secret, and those of earlier receivers. */
export function signingHeaders(bytes: string, { id, event, timestamp, attemptAtMs, secrets }: Sending) {
  const seconds = String(Math.floor(attemptAtMs / 1000))
  const signed = `${id}.${seconds}.${bytes}`
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets
      .map((secret) => `v1,${createHmac('sha256', signingKey(secret)).update(signed).digest('base64')}`)
      .join(' '),
    'X-Cidadao-Event': event,
    'X-Cidadao-Timestamp': timestamp,
    'X-Cidadao-Signature': `sha256=${hexMac(secrets[0] ?? '', bytes)}`,
  }
}

function hexMac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** How many bytes the key of a secret has. */
export function keyBytes(secret: string): number {
  return signingKey(secret).length
}

/** `whsec_` and Base64 stand for the bytes; any other secret is its own bytes. */
function signingKey(secret: string): Buffer {
  const coded = secret.slice(secretPrefix.length)
  return secret.startsWith(secretPrefix) && base64Shape.test(coded) ? Buffer.from(coded, 'base64') : Buffer.from(secret)
}
