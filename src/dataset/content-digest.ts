// Content digest: a short text that follows from the acts of a dataset alone, such as for the seed of what is drawn at random.

import { oncePerDataset } from './once-per-dataset.ts'

const columns = ['value', 'quantity', 'unit_price', 'signing_day'] as const

/**
 * 16 hexadecimal digits of the contents of the acts in their order (FNV-1a twice, from two offsets). No code of a dictionary counts, which
 * other imports move.
 */
export const contentDigest = oncePerDataset(({ acts }): string => {
  let [left, right] = [0x811c9dc5, 0x2c1b3c6d]
  const cell = new Float64Array(1)
  const halves = new Uint32Array(cell.buffer)
  for (const name of columns) {
    const column = acts[name]
    for (let row = 0; row < acts.length; row++) {
      // Every NaN is the same one, and −0 is 0.
      cell[0] = Number.isNaN(column[row]) ? Number.NaN : column[row] + 0
      left = Math.imul(Math.imul(left ^ halves[0], 0x01000193) ^ halves[1], 0x01000193)
      right = Math.imul(Math.imul(right ^ halves[1], 0x01000193) ^ halves[0], 0x01000193)
    }
  }
  return [left, right].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
})
