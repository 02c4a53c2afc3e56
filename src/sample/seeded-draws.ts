import { idHash } from '../domain/id-hash.ts'

/** Uniform numbers in [0, 1) and whole numbers in [0, below). */
export interface SeededDraws {
  next(): number
  integer(below: number): number
}

/**
 * Mulberry32 (Tommy Ettinger, public domain), 2^32 steps long, which the largest sample does not use up. Records may not
 * import stats/, where the detectors' generator stands, and a sample needs no better one.
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
