import { idHash } from '../domain/id-hash.ts'

/** A seeded generator of uniform numbers in [0, 1) and whole numbers in [0, below). */
export interface SeededDraws {
  next(): number
  integer(below: number): number
}

/**
 * Mulberry32 (Tommy Ettinger, public domain). Its period of 2^32 exceeds the draws of the largest sample. The detectors'
 * generator is in stats/, which this room may not import.
 */
export function seededDraws(seed: string): SeededDraws {
  let state = idHash(seed) | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, integer: (below) => Math.floor(next() * below) }
}
