/** Uniform random numbers in [0, 1); for jitter, never for secrets. */
export type Random = () => number

export const systemRandom: Random = () => Math.random()
