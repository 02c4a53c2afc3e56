// Probes of stores: whether they can be read to the end without the end of the process that reads.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { WordedFailure } from '../domain/worded-failure.ts'
import { limits } from '../limits.ts'
import { probeExit } from '../store/probe.ts'
import { commandFailure } from '../wire/command-texts.ts'
import { wordFinding } from '../wire/doctor-texts.ts'
import { findLostStores } from './lost-stores.ts'
import { restoringDir, storePaths, workerFile } from './stores.ts'

/** Throws a failure that names the damaged and lost stores of a data folder and the way back. A new folder is whole. */
export async function assertStoresWhole(dataDir: string): Promise<void> {
  if (existsSync(restoringDir(dataDir))) throw commandFailure('restore_unfinished', { folder: dataDir })
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

/** Signals that come from others, or for want of memory. */
const foreignSignals: readonly unknown[] = ['SIGTERM', 'SIGINT', 'SIGKILL']

/** lmdb trusts the pages of its file: reading a damaged one ends the process, or leaves entries out. Throws where it cannot be tried. */
async function areReadable(paths: readonly string[]): Promise<boolean> {
  const cannot = (why: string) => commandFailure('check_impossible', { paths: paths.join(', '), why })
  const probe = fileURLToPath(workerFile('probe'))
  const child = spawn(process.execPath, [...process.execArgv, probe, ...paths], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said = (said + text).slice(0, limits.probeMessageCharactersMax)
  })
  const [code, signal] = await once(child, 'close').catch(({ message }: Error) => {
    throw cannot(message)
  })
  if (foreignSignals.includes(signal)) throw commandFailure('check_ended', { paths: paths.join(', '), signal })
  const isAnswer = code === probeExit.whole || code === probeExit.damaged
  if (signal === null && !isAnswer) throw cannot(/^\w*Error\b.*$/m.exec(said)?.[0] ?? `exit code ${code}`)
  return code === probeExit.whole
}
