const decoder = new TextDecoder()

/** The value of stored JSON, parsed once for each array of bytes that stays. It must not be changed. */
export const parseStored = onceEach((bytes) => JSON.parse(decoder.decode(bytes))) as <T>(bytes: Uint8Array) => T

/**
 * Makes of a reading of stored bytes one that is done once for each array of bytes that stays, which a store hands out
 * again and again; such bytes have memory of their own. Those that lie behind others were read for this once: to remember
 * what they mean costs more than it spares. Neither the bytes nor what they mean may be changed.
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
