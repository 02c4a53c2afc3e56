// A folder is opened like a file, and fails only when it is read, without its path.

import { stat } from 'node:fs/promises'
import { commandFailure } from '../wire/command-texts.ts'

/** Throws where there is nothing at the path, or a folder. */
export async function assertFile(path: string): Promise<void> {
  if ((await stat(path)).isDirectory()) throw commandFailure('not_a_file', { path })
}
