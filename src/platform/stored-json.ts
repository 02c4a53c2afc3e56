const decoder = new TextDecoder()
const parsed = new WeakMap<Uint8Array, unknown>()

/**
 * The value of stored JSON, parsed once for each array of bytes: a store that hands the same bytes out again spares the
 * work. Neither the bytes nor the value may be changed.
 */
export function parseStored<T>(bytes: Uint8Array): T {
  const known = parsed.get(bytes)
  if (known !== undefined) return known as T
  const value = JSON.parse(decoder.decode(bytes)) as T
  parsed.set(bytes, value)
  return value
}
