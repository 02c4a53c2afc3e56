import type { Condition, Write } from './port.ts'

/**
 * Copies of the values, which the caller may change before they are written; in one buffer, because lmdb pins one at once.
 * `room`: bytes that stay free behind each value in that buffer.
 */
export function copyWrites(writes: readonly Write[], room = 0): Write[] {
  const bytes = writes.reduce((sum, { value }) => sum + (value === null ? 0 : value.byteLength + room), 0)
  const target = new Uint8Array(bytes)
  let offset = 0
  return writes.map(({ key, value }) => {
    if (value === null) return { key, value }
    const start = offset
    offset += value.byteLength + room
    target.set(value, start)
    return { key, value: target.subarray(start, start + value.byteLength) }
  })
}

/** A copy of a condition, for the same reason. */
export function copyCondition({ key, expected }: Condition): Condition {
  return { key, expected: expected instanceof Uint8Array ? new Uint8Array(expected) : expected }
}
