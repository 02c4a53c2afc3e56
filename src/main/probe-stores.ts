// Probes of stores: whether they can be read to the end without the end of the process that reads.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { wordFinding } from '../wire/doctor-texts.ts'
import { findLostStores } from './lost-stores.ts'
import { storePaths, workerFile } from './stores.ts'

/** Throws an Error that names the damaged and lost stores of a data folder and the way back. A new folder is whole. */
export async function assertStoresWhole(dataDir: string): Promise<void> {
  for (const { path, text, facts } of findLostStores(dataDir))
    throw new Error(`${path}: ${wordFinding(text, facts, 'en')}`)
  const damaged = await findDamagedStores(dataDir)
  if (damaged.length > 0)
    throw new Error(
      `${damaged.join(' and ')} ${damaged.length > 1 ? 'are' : 'is'} damaged: restore the data folder from a backup ` +
        '(README, Backup), or see with `prumo doctor` what is left of it',
    )
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
    throw new Error(`the check of ${paths.join(' and ')} was ended by ${signal}`)
  return code === 0
}
