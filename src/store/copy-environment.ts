// Copy of an environment while others write to it, for a process of its own: lmdb copies what it has mapped, and a process that
// serves has mapped pieces (`mapsPieces` of lmdb-environment.ts).

import { openDatabase } from './lmdb-environment.ts'

/**
 * Copies the environment in the directory `path`, as of one instant after the call, into the empty directory `into`. Rejects where the
 * disk is full. Its free pages are copied too: a copy of lmdb 3.5 without them has one head for two, and ends the process that
 * commits much to it.
 */
export async function copyEnvironment(path: string, into: string): Promise<void> {
  const database = openDatabase(path, { readOnly: true })
  try {
    await database.backup(into, false)
  } finally {
    await database.close()
  }
}
