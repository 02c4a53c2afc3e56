import type { AnalysisRows } from './analysis-rows.ts'

/** 16 hexadecimal digits of the days and amounts of the rows in their order (FNV-1a twice, from two offsets). */
export function rowsDigest({ length, day, cents }: Pick<AnalysisRows, 'length' | 'day' | 'cents'>): string {
  let [left, right] = [0x811c9dc5, 0x2c1b3c6d]
  const cell = new Float64Array(1)
  const halves = new Uint32Array(cell.buffer)
  for (let at = 0; at < length; at++) {
    // Every NaN is the same one.
    cell[0] = Number.isNaN(cents[at]) ? Number.NaN : cents[at]
    left = Math.imul(Math.imul(left ^ halves[0], 0x01000193) ^ day[at], 0x01000193)
    right = Math.imul(Math.imul(right ^ halves[1], 0x01000193) ^ left, 0x01000193)
  }
  return [left, right].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
