import type { Dataset } from './dataset.ts'

/** The rows of all acts. */
export function everyRow({ acts }: Dataset): Int32Array {
  const rows = new Int32Array(acts.length)
  for (let row = 0; row < rows.length; row++) rows[row] = row
  return rows
}
