// A backup of a data folder while others read and write there.
// B1. The instant is taken before the state is copied, the state before the records, and the records before the files of their
//     values: whatever the one refers to is in what is copied after it.
// B2. Values in files never change, so that they are read where they lie; the stores are copied first, beside the target.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBackupPath } from '../backup/manifest.ts'
import { type FileToBack, writeBackup } from '../backup/write-backup.ts'
import type { BackupFacts } from '../cli/backup.ts'
import type { AuditInput } from '../domain/audit-event.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { systemIds } from '../platform/ids.ts'
import { commandFailure } from '../wire/command-texts.ts'
import { hasFreeSpace } from './disk.ts'
import { keysFolder } from './identity.ts'
import { recordsDir, recordValues, stateDir, storePaths, workerFile } from './stores.ts'
import { version } from './version.ts'

/**
 * Writes a backup to a file, or into a folder under a name by its instant. Throws a sentence where the file is there already or
 * the disk of the target is full; nothing is left of it then.
 */
export async function makeBackup(dataDir: string, to: string, clock: Clock): Promise<BackupFacts> {
  const instant = new Date(clock.now()).toISOString()
  const isFolder = existsSync(to) && (await stat(to)).isDirectory()
  const target = resolve(isFolder ? join(to, `prumo-${instant.replaceAll(':', '-')}.tar`) : to)
  if (existsSync(target)) throw commandFailure('backup_exists', { file: target })
  const copies = `${target}.${systemIds.secret(6)}.copies`
  try {
    await mkdir(copies, { mode: 0o700 })
    for (const path of storePaths(dataDir)) {
      const copy = join(copies, basename(path))
      await mkdir(copy, { mode: 0o700 })
      await copyStore(path, copy)
    }
    const manifest = { format: 'prumo-backup', format_version: 1, version, instant } as const
    const { files } = await writeBackup(target, { manifest, files: filesOf(dataDir, copies) })
    return { file: target, instant, files: files.length, bytes: (await stat(target)).size }
  } catch (cause) {
    throw await toFailure(cause, target)
  } finally {
    await rm(copies, { recursive: true, force: true })
  }
}

/** How the trail says that a backup was made. */
export function backupEvent({ file, instant, files, bytes }: BackupFacts): AuditInput {
  return {
    event_type: 'system.backup.created',
    resource_type: 'backup',
    resource_name: basename(file),
    details: { instant, files, bytes },
  }
}

/** Each copy of a store goes once it was read, so that it takes its space no longer. */
async function* filesOf(dataDir: string, copies: string): AsyncGenerator<FileToBack> {
  for (const path of [stateDir(dataDir), recordsDir(dataDir)]) {
    const source = join(copies, basename(path), 'data.mdb')
    if (!existsSync(source)) continue
    yield { path: `${basename(path)}/data.mdb`, source }
    await rm(source)
  }
  yield* filesIn(recordValues(dataDir), 'records/values')
  yield* filesIn(keysFolder({ dataDir }), 'keys')
}

/** Without drafts of what is being written. */
async function* filesIn(folder: string, name: string): AsyncGenerator<FileToBack> {
  const files = existsSync(folder) ? (await readdir(folder)).sort() : []
  for (const file of files) {
    const path = `${name}/${file}`
    if (isBackupPath(path) && !file.endsWith('.new')) yield { path, source: join(folder, file) }
  }
}

/** In a process of its own (copy-environment.ts). */
async function copyStore(path: string, into: string): Promise<void> {
  const program = fileURLToPath(workerFile('copy'))
  const child = spawn(process.execPath, [...process.execArgv, program, path, into], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => {
    said = (said + text).slice(0, limits.probeMessageCharactersMax)
  })
  const [code, signal] = await once(child, 'close')
  if (code === 0) return
  const why = /^\w*Error\b.*$/m.exec(said)?.[0] ?? String(signal ?? code)
  throw commandFailure('copy_failed', { path, why })
}

async function toFailure(cause: unknown, target: string): Promise<unknown> {
  if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return commandFailure('backup_exists', { file: target })
  const folder = dirname(target)
  // Of a copy in another process the code is not known; what was written of it still takes its space.
  const isFull = existsSync(folder) && !(await hasFreeSpace(folder))
  return isFull ? commandFailure('disk_full', { folder }) : cause
}
