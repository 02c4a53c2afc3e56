import type { Write } from './port.ts'

/** Copies of the values, which the caller may change before they are written; in one buffer, because lmdb pins one at once. */
export function copyWrites(writes: readonly Write[]): Write[] {
  const bytes = writes.reduce((sum, { value }) => sum + (value?.byteLength ?? 0), 0)
  const target = new Uint8Array(bytes)
  let offset = 0
  return writes.map(({ key, value }) => {
    if (value === null) return { key, value }
    target.set(value, offset)
    offset += value.byteLength
    return { key, value: target.subarray(offset - value.byteLength, offset) }
  })
}
