/** A seeded generator of uniform numbers in [0, 1): equal seeds give equal sequences on every machine. */
export interface SeededRandom {
  next(): number
  /** A whole number in [0, below). */
  integer(below: number): number
}

/** SplitMix-seeded xoshiro128** (Blackman and Vigna, 2018), 32 bits a step. `seed` is any text. */
export function seededRandom(seed: string): SeededRandom {
  let hash = 0x9e3779b9
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x85ebca6b) ^ (hash >>> 13)
  const state = Uint32Array.from({ length: 4 }, () => {
    hash = (hash + 0x9e3779b9) | 0
    let z = hash
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return z ^ (z >>> 16)
  })
  let [a = 1, b = 2, c = 3, d = 4] = state
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotate(d, 11)
    return result / 4294967296
  }
  return { next, integer: (below) => Math.floor(next() * below) }
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits))
}
