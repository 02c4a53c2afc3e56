// Checksum: four bytes behind each stored value, by which a flipped bit of the file is found when the value is read.

import { crc32 } from 'node:zlib'
import type { Key } from './port.ts'

export const checksumBytes = 4

/** The value of a key of what is stored under it, in the same memory; undefined where either has changed since it was sealed. */
export function unseal(key: Key, stored: Buffer, length: number): Buffer | undefined {
  const end = length - checksumBytes
  if (end < 0) return undefined
  const value = stored.subarray(0, end)
  const checksum = (stored[end] | (stored[end + 1] << 8) | (stored[end + 2] << 16) | (stored[end + 3] << 24)) >>> 0
  return crc32(value, crc32(key)) === checksum ? value : undefined
}

/** What is stored of a value, which has room for a checksum behind it in its memory. */
export function seal(key: Key, value: Uint8Array): Uint8Array {
  const stored = new Uint8Array(value.buffer, value.byteOffset, value.byteLength + checksumBytes)
  const checksum = crc32(value, crc32(key))
  for (let byte = 0; byte < checksumBytes; byte++) stored[value.byteLength + byte] = checksum >>> (8 * byte)
  return stored
}
