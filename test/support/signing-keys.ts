// Signing keys that are made once for all tests of a build: a new data folder makes two pairs, in a third of a second of a
// processor. Making them is tested in test/auth/signing-keys.test.ts.

import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadSigningKeys } from '../../src/auth/signing-keys.ts'
import { keysFolder } from '../../src/main/identity.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { repositoryFolder } from './repository.ts'

const made = join(repositoryFolder, 'dist-test/signing-keys')

/** Puts keys into a data folder that has none. */
export async function giveSigningKeys(dataDir: string): Promise<void> {
  const keys = keysFolder({ dataDir })
  if (existsSync(keys)) return
  if (!existsSync(made)) await makeKeys()
  cpSync(made, keys, { recursive: true })
}

async function makeKeys(): Promise<void> {
  const folder = mkdtempSync(`${made}-`)
  await loadSigningKeys({ folder, newId: () => systemIds.uuid(), clock })
  // Another process may have been first.
  if (existsSync(made)) rmSync(folder, { recursive: true })
  else renameSync(folder, made)
}
