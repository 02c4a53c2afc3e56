// The data folder: made for its owner alone, and checked for wider permissions.

import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { commandFailure } from '../wire/command-texts.ts'

/** What this process makes from now on, its owner alone can read: the store engine takes no mode for its files. */
export function keepFilesToOwner(): void {
  process.umask(0o077)
}

/** Makes the data folder where there is none. Throws where this process may not write in it. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  assertWritable(dataDir)
}

function assertWritable(dataDir: string): void {
  for (const folder of [dataDir, ...foldersIn(dataDir)])
    try {
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    } catch {
      throw commandFailure('folder_read_only', { folder })
    }
}

function foldersIn(dataDir: string): readonly string[] {
  return ['state', 'records', 'keys'].map((name) => join(dataDir, name)).filter((path) => existsSync(path))
}

/** What users other than the owner may read, write or search of a data folder: itself, its folders, and their entries. */
export function findWide(dataDir: string): string[] {
  // On this system the mode does not say who may read.
  if (process.platform === 'win32') return []
  const folders = foldersIn(dataDir)
  const entries = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  return [dataDir, ...folders, ...entries].filter((path) => (statSync(path).mode & 0o077) !== 0)
}
