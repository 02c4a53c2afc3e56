// Whether a delivery came from the service: its signature by the secret of the webhook, compared in constant time by WebCrypto.

import { canonicalJson } from './canonical-json.ts'
import { fieldNames } from './generated/field-names.ts'
import { parseJson, textOf } from './json-fields.ts'
import type { Language, Types } from './operation-row.ts'

/** A delivery that is not to be believed. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

/** The body of a delivery. */
export type WebhookBody<L extends Language> = Omit<Types[L]['OwnerEvent'], 'id'>

interface Delivery<L extends Language> {
  /** The bytes that came, before anything has read them as JSON. */
  readonly body: string
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** All that are valid at present: two while a secret is rotated. */
  readonly secrets: readonly string[]
  /** Of the webhook. */
  readonly language: L
  /** Seconds between the sending and now at most; 300 unless said otherwise. */
  readonly tolerance?: number
}

/** What was delivered, with the id of the event: the same at each attempt. */
export interface VerifiedDelivery<L extends Language> {
  readonly id: string
  readonly event: WebhookBody<L>
}

/**
 * What was delivered. Throws WebhookError unless the headers (Standard Webhooks 1.0) and the body itself (HMAC-SHA256 over its
 * canonical JSON) are signed by one of the secrets, and it was sent within the tolerance.
 */
export async function verifyWebhook<L extends Language>(delivery: Delivery<L>): Promise<VerifiedDelivery<L>> {
  const { body, secrets, language, tolerance = 300 } = delivery
  const header = (name: string) => headerOf(delivery.headers, name)
  const [id, seconds, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
  if (Math.abs(Date.now() / 1000 - Number(seconds)) > tolerance || !/^\d+$/.test(seconds))
    throw new WebhookError('the delivery is too old or comes from the future')
  const bytesSigned = `${id}.${seconds}.${body}`
  const ofHeaders = signatures.split(' ').flatMap((signature) => {
    const [version, coded = ''] = signature.split(',')
    return version === 'v1' ? [bytesOfBase64(coded)] : []
  })
  const event = parseJson(body)
  const { signature } = fieldNames[language]
  const ofBody = textOf(event, signature)?.replace(/^sha256=/, '')
  const rest = canonicalJson(withoutField(event, signature))
  for (const secret of secrets) {
    const [headerKey, bodyKey] = await Promise.all([
      keyOf(signingBytes(secret)),
      keyOf(new TextEncoder().encode(secret)),
    ])
    const isOfHeaders = await isSigned(headerKey, ofHeaders, bytesSigned)
    if (isOfHeaders && (await isSigned(bodyKey, [bytesOfHex(ofBody ?? '')], rest)))
      return { id, event: event as WebhookBody<L> }
  }
  throw new WebhookError('no secret has signed the delivery')
}

function headerOf(headers: Delivery<Language>['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  if (typeof value !== 'string' || value === '') throw new WebhookError(`the delivery lacks the header ${name}`)
  return value
}

function withoutField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
    : value
}

type Bytes = Uint8Array<ArrayBuffer>

function keyOf(bytes: Bytes) {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

async function isSigned(key: Awaited<ReturnType<typeof keyOf>>, signatures: readonly Bytes[], text: string) {
  const bytes = new TextEncoder().encode(text)
  const checks = await Promise.all(signatures.map((signature) => crypto.subtle.verify('HMAC', key, signature, bytes)))
  return checks.includes(true)
}

/** `whsec_` and Base64 stand for the bytes; any other secret is its own bytes. */
function signingBytes(secret: string): Bytes {
  const coded = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(secret)?.[1]
  return coded === undefined ? new TextEncoder().encode(secret) : bytesOfBase64(coded)
}

/** No bytes where the text is no Base64. */
function bytesOfBase64(text: string): Bytes {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function bytesOfHex(text: string): Bytes {
  return Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16))
}
