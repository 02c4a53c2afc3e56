// Identifiers and secrets: random ones, and UUIDs derived from a name.

import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** Source of identifiers and secrets. */
export interface Ids {
  /** A random UUID, version 4. */
  uuid(): string
  /** `bytes` random bytes in base64url. */
  secret(bytes: number): string
}

export const systemIds: Ids = { uuid: randomUUID, secret: (bytes) => randomBytes(bytes).toString('base64url') }

/** True for a UUID in lower case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** A UUID (version 8, RFC 9562) derived from the hash of its parts, so that the same facts have the same id. */
export function namedUuid(...parts: readonly string[]): string {
  return toUuid(hashOf(parts))
}

/** The same with a time (ms since 1970) in its first 48 bits, so that ids are in the order of time. */
export function timedUuid(ms: number, ...parts: readonly string[]): string {
  const bytes = hashOf(parts)
  bytes.writeUIntBE(ms, 0, 6)
  return toUuid(bytes)
}

/** The time of an id of timedUuid. */
export function timeOfUuid(id: string): number {
  return Number.parseInt(id.replace(/-/g, '').slice(0, 12), 16)
}

function hashOf(parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16)
}

function toUuid(bytes: Buffer): string {
  bytes[6] = (bytes[6] & 0x0f) | 0x80
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
