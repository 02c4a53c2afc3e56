import { sourceCodes } from './dataset.ts'

const range = 2 ** 53
const step = Math.floor(range / sourceCodes.length)

/** The hash of an id as that of one source, by its code, so that equal ids of two sources are two; 0, no id, stays. */
export function idOfSource(hash: number, source: number): number {
  if (hash === 0 || source <= 0) return hash
  const offset = source * step
  return (hash < range - offset ? hash + offset : hash - (range - offset)) || 1
}
