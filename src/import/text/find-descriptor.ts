// The end of a stored file inside a ZIP whose sizes follow its data: the descriptor that fits what stands before it.

import { crc32 } from 'node:zlib'
import type { ByteSource } from './byte-source.ts'
import { InputFailure } from './input-failure.ts'

/** `PK`, the first bytes of every part. */
export const MARK = 0x4b50
export const LOCAL_HEADER = 0x04034b50
export const DESCRIPTOR = 0x08074b50

/** Signature, checksum and two sizes of 8 bytes. */
const DESCRIPTOR_BYTES_MAX = 24

/** What was passed before the bytes at hand. */
interface Passed {
  readonly crc: number
  readonly bytes: number
}

/**
 * The bytes up to the descriptor, which stays in the source. Stored bytes must fit its checksum; of packed ones, such as
 * encrypted, only the size is known.
 */
export async function* copyToDescriptor(source: ByteSource, content: 'stored' | 'packed'): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0)
  let passed: Passed = { crc: 0, bytes: 0 }
  for (;;) {
    const piece = await source.next()
    if (piece !== undefined) held = Buffer.concat([held, piece])
    const end = findEnd(held, passed, content)
    const own = held.subarray(0, end ?? Math.max(0, held.length - 2 * DESCRIPTOR_BYTES_MAX))
    if (end === undefined && piece === undefined) throw new InputFailure('broken_zip')
    yield own
    if (end !== undefined) return source.unread(held.subarray(end))
    passed = { crc: crc32(own, passed.crc), bytes: passed.bytes + own.length }
    held = held.subarray(own.length)
  }
}

/** Where the descriptor begins; its signature may be left out, and then the next part stands behind it. */
function findEnd(held: Buffer, passed: Passed, content: 'stored' | 'packed'): number | undefined {
  for (let at = held.indexOf('PK'); at >= 0 && at + 4 <= held.length; at = held.indexOf('PK', at + 1)) {
    const isSigned = held.readUInt32LE(at) === DESCRIPTOR
    const places = isSigned
      ? [{ end: at, facts: at + 4 }]
      : [12, 20].map((size) => ({ end: at - size, facts: at - size }))
    const found = places.find(({ end, facts }) => {
      if (end < 0 || facts + 8 > held.length) return false
      const fits = held.readUInt32LE(facts + 4) === (passed.bytes + end) % 2 ** 32
      return fits && (content === 'packed' || held.readUInt32LE(facts) === crc32(held.subarray(0, end), passed.crc))
    })
    if (found !== undefined) return found.end
  }
  return undefined
}
