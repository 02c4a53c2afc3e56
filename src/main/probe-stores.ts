// Probes of stores: whether they can be read to the end without the end of the process that reads.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { WordedFailure } from '../domain/worded-failure.ts'
import { commandFailure } from '../wire/command-texts.ts'
import { wordFinding } from '../wire/doctor-texts.ts'
import { findLostStores } from './lost-stores.ts'
import { storePaths, workerFile } from './stores.ts'

/** Throws a failure that names the damaged and lost stores of a data folder and the way back. A new folder is whole. */
export async function assertStoresWhole(dataDir: string): Promise<void> {
  for (const { path, text, facts } of findLostStores(dataDir))
    throw new WordedFailure({
      en: `${path}: ${wordFinding(text, facts, 'en')}`,
      pt: `${path}: ${wordFinding(text, facts, 'pt')}`,
    })
  const damaged = await findDamagedStores(dataDir)
  if (damaged.length > 0)
    throw commandFailure(damaged.length > 1 ? 'stores_damaged' : 'store_damaged', { paths: damaged.join(', ') })
}

/** The folders of damaged stores. A server or an import may run meanwhile. */
export async function findDamagedStores(dataDir: string): Promise<readonly string[]> {
  const paths = storePaths(dataDir)
  if (paths.length === 0 || (await areReadable(paths))) return []
  const areWhole = await Promise.all(paths.map((path) => areReadable([path])))
  return paths.filter((_, index) => !areWhole[index])
}

/** lmdb trusts the pages of its file: reading a damaged one ends the process, or leaves entries out. */
async function areReadable(paths: readonly string[]): Promise<boolean> {
  const probe = fileURLToPath(workerFile('probe'))
  const child = spawn(process.execPath, [...process.execArgv, probe, ...paths], { stdio: 'ignore' })
  const [code, signal] = await once(child, 'exit')
  if (signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGKILL')
    throw commandFailure('check_ended', { paths: paths.join(', '), signal })
  return code === 0
}
