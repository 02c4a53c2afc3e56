/** A number from 0 (included) to 1 (excluded), evenly spread; for jitter, never for secrets. */
export type Random = () => number

export const systemRandom: Random = () => Math.random()
