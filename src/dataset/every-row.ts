import { oncePerDataset } from './once-per-dataset.ts'

/** The rows of all acts, read-only; cached, since every detector reads them or an interval of them. */
export const everyRow = oncePerDataset(({ acts }): Int32Array => {
  const rows = new Int32Array(acts.length)
  for (let row = 0; row < rows.length; row++) rows[row] = row
  return rows
})
