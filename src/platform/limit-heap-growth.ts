import { setFlagsFromString } from 'node:v8'

/**
 * Lets the heap grow by `percent` of what lives in it between full collections. V8 would let it grow up to fourfold, since it takes the
 * garbage of a stream of rows for a heap in growth (README.md#imports has the figures).
 */
export function limitHeapGrowth(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}
