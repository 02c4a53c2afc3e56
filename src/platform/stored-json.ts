// Stored JSON: parsed values cached by the identity of their bytes.

const decoder = new TextDecoder()

/** The value of stored JSON, parsed once an array of bytes that the store caches. Callers must not change it. */
export const parseStored = onceEach((bytes) => JSON.parse(decoder.decode(bytes))) as <T>(bytes: Uint8Array) => T

/**
 * Memoises a function of stored bytes by the identity of the array. A cached array owns its buffer; a view into a larger
 * buffer was read once and is not memoised, since no second read finds its entry. Neither the bytes nor the result
 * may be changed.
 */
export function onceEach<Meaning>(read: (bytes: Uint8Array) => Meaning): (bytes: Uint8Array) => Meaning {
  const known = new WeakMap<Uint8Array, Meaning>()
  return (bytes) => {
    if (bytes.byteOffset > 0) return read(bytes)
    const before = known.get(bytes)
    if (before !== undefined) return before
    const meaning = read(bytes)
    known.set(bytes, meaning)
    return meaning
  }
}
