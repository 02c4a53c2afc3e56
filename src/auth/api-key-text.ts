// The text of an API key: `prumo_`, 43 characters of secret (256 bits), 6 of checksum. The form lets scanners of leaked
// secrets find keys, and distinguishes a mistyped key from a wrong one without a read of the store.

import { createHash } from 'node:crypto'
import type { Ids } from '../platform/ids.ts'

const start = 'prumo_'
const shape = /^prumo_[\w-]{43}([\w-]{6})$/
const checksumCharacters = 6
const shownCharacters = start.length + 6

/** A new key, which is shown once. */
export function newKeyText(ids: Ids): string {
  const text = start + ids.secret(32)
  return text + checksumOf(text)
}

/** Whether a text has the form of a key and its checksum. */
export function isKeyText(text: string): boolean {
  const checksum = shape.exec(text)?.[1]
  return checksum !== undefined && checksum === checksumOf(text.slice(0, -checksumCharacters))
}

/** The beginning of a key, by which its owner identifies it. */
export function shownPrefix(text: string): string {
  return text.slice(0, shownCharacters)
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, checksumCharacters)
}
