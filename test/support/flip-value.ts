// Damages a value of a closed or open store in its file.

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Flips one bit of a value wherever the file of the store at a path holds it; the same again restores it. */
export function flipValue(path: string, value: Uint8Array): void {
  const name = join(path, 'data.mdb')
  const content = readFileSync(name)
  // Without the byte that changes, so that it is found again.
  const rest = value.subarray(1)
  // Not rewritten as a whole: another handle may have it mapped.
  const file = openSync(name, 'r+')
  for (let at = content.indexOf(rest); at >= 0; at = content.indexOf(rest, at + 1))
    writeSync(file, Buffer.from([(content[at - 1] ?? 0) ^ 1]), 0, 1, at - 1)
  closeSync(file)
}
