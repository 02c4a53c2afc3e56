// Skips values of MessagePack (https://github.com/msgpack/msgpack/blob/master/spec.md) without making them.

/** Bytes of a head whose value has a fixed length, its first byte included; 0xd4 to 0xd8 have a type byte. */
const fixed: Readonly<Record<number, number>> = {
  ...{ 192: 1, 193: 1, 194: 1, 195: 1, 202: 5, 203: 9 },
  ...{ 204: 2, 205: 3, 206: 5, 207: 9, 208: 2, 209: 3, 210: 5, 211: 9 },
  ...{ 212: 3, 213: 4, 214: 6, 215: 10, 216: 18 },
}
/** Heads with a length of so many bytes: of bytes after it (of an extension a type byte more), of items, of pairs. */
const counted: Readonly<
  Record<number, { readonly width: 1 | 2 | 4; readonly of: 'bytes' | 'ext' | 'items' | 'pairs' }>
> = {
  ...{ 196: { width: 1, of: 'bytes' }, 197: { width: 2, of: 'bytes' }, 198: { width: 4, of: 'bytes' } },
  ...{ 199: { width: 1, of: 'ext' }, 200: { width: 2, of: 'ext' }, 201: { width: 4, of: 'ext' } },
  ...{ 217: { width: 1, of: 'bytes' }, 218: { width: 2, of: 'bytes' }, 219: { width: 4, of: 'bytes' } },
  ...{ 220: { width: 2, of: 'items' }, 221: { width: 4, of: 'items' } },
  ...{ 222: { width: 2, of: 'pairs' }, 223: { width: 4, of: 'pairs' } },
}

/**
 * Where the value that begins at a place ends. Throws a RangeError where the bytes end before it.
 * @example skipPacked(Uint8Array.of(0x92, 1, 0xa1, 0x78, 7), 0) // 4: an array of 1 and 'x'
 */
export function skipPacked(bytes: Uint8Array, start: number): number {
  let at = start
  for (let left = 1; left > 0; left--) {
    const head = bytes[at]
    if (head === undefined) throw new RangeError('packed bytes end within a value')
    if (head <= 0x7f || head >= 0xe0) at += 1
    else if (head <= 0x8f) [at, left] = [at + 1, left + 2 * (head & 0x0f)]
    else if (head <= 0x9f) [at, left] = [at + 1, left + (head & 0x0f)]
    else if (head <= 0xbf) at += 1 + (head & 0x1f)
    else if (fixed[head] !== undefined) at += fixed[head]
    else {
      const { width, of } = counted[head]
      const count = lengthAt(bytes, at + 1, width)
      at += 1 + width
      if (of === 'bytes' || of === 'ext') at += count + (of === 'ext' ? 1 : 0)
      else left += of === 'pairs' ? 2 * count : count
    }
  }
  if (at > bytes.length) throw new RangeError('packed bytes end within a value')
  return at
}

function lengthAt(bytes: Uint8Array, at: number, width: number): number {
  let length = 0
  for (let place = 0; place < width; place++) length = length * 256 + (bytes[at + place] ?? 0)
  return length
}
