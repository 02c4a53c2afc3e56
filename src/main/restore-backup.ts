// `prumo restore`: makes a data folder of a backup.
// R1. Everything is unpacked and checked beside its place, in `restoring`, with which no command opens the folder. It goes to its
//     place last, the state after all else; a killed restore leaves a folder that says so.
// R2. Where anything is wrong, the folder is left as it was found.

import { existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import type { BackupManifest } from '../backup/manifest.ts'
import { type BackupSink, readBackup } from '../backup/read-backup.ts'
import { type BackupFacts, printBackupProblems, printRestored, type RestoreCommand } from '../cli/backup.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { syncFolder } from '../platform/sync-folder.ts'
import { commandFailure } from '../wire/command-texts.ts'
import { assertFile } from './assert-file.ts'
import { commandActor } from './command-caller.ts'
import { doctor } from './doctor.ts'
import { ownerKey } from './folder-lock.ts'
import { keysFolder } from './identity.ts'
import { openExistingState, restoringDir } from './stores.ts'
import { verifyAudit } from './verify-audit.ts'

const toStandardOutput = (text: string) => void process.stdout.write(text)

/** Resolves to the exit code: 0 for a folder that is there, 1 for a backup that is damaged. Throws a sentence where the folder is not empty. */
export async function restoreBackup(
  file: string,
  { into, verify, json, language }: RestoreCommand,
  print: (text: string) => void = toStandardOutput,
): Promise<number> {
  await assertFile(file)
  const folder = resolve(into)
  const found = existsSync(folder) ? await readdir(folder) : null
  if (found?.includes('restoring')) throw commandFailure('restore_unfinished', { folder })
  if (found !== null && found.length > 0) throw commandFailure('folder_not_empty', { folder })
  const draft = restoringDir(folder)
  const how = { json, language, print }
  let isDone = false
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    const facts = await unpack(file, draft, how)
    if (facts === null || (verify && !(await isSound(draft, how)))) return 1
    await recordRestore(draft, facts)
    await moveUp(draft, folder)
    isDone = true
    printRestored({ ...facts, folder }, how)
    return 0
  } finally {
    if (!isDone) await rm(found === null ? folder : draft, { recursive: true, force: true })
  }
}

type How = Parameters<typeof printRestored>[1]

/** Null where something is wrong, which is printed then. */
async function unpack(file: string, draft: string, how: How): Promise<BackupFacts | null> {
  const sink = new FolderSink(draft)
  const { manifest, problems } = await readBackup(file, sink).finally(() => sink.close())
  if (problems.length === 0 && manifest !== undefined) return { ...factsOf(manifest), file }
  printBackupProblems(file, problems, how)
  return null
}

function factsOf({ instant, files }: BackupManifest): Omit<BackupFacts, 'file'> {
  return { instant, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Whether every entry, value, key and event is as it must be; prints what is not. */
async function isSound(draft: string, { json, language, print }: How): Promise<boolean> {
  const checks = [
    (said: (text: string) => void) => doctor({ dataDir: draft }, { repair: false, json, language }, said),
    (said: (text: string) => void) => verifyAudit({ dataDir: draft }, undefined, { json, language, print: said }),
  ]
  for (const check of checks) {
    let text = ''
    const code = await check((said) => {
      text += said
    })
    if (code === 0) continue
    print(text)
    return false
  }
  return true
}

/** The state says whose it was, and the trail that it was restored. */
async function recordRestore(draft: string, { instant, files, bytes }: BackupFacts): Promise<void> {
  const store = openExistingState(draft)
  try {
    const audit = createAudit({ store, clock, ids, keys: await loadAuditKeys(keysFolder({ dataDir: draft })) })
    const details = { instant, files, bytes }
    // The server that had the folder may run still, and has not this one.
    const writes = [{ key: ownerKey, value: null }]
    await audit.commit(writes, [], [{ event_type: 'system.backup.restored', details, ...commandActor() }])
    await audit.close()
  } finally {
    await store.close()
  }
}

async function moveUp(draft: string, folder: string): Promise<void> {
  for (const name of ['keys', 'records', 'state']) {
    await rm(join(draft, name, 'lock.mdb'), { force: true })
    if (existsSync(join(draft, name))) await rename(join(draft, name), join(folder, name))
  }
  await rm(draft, { recursive: true })
  await syncFolder(folder)
}

// Owns: the file that is being unpacked.
class FolderSink implements BackupSink {
  readonly #folder: string
  #file: FileHandle | null = null
  #path = ''

  constructor(folder: string) {
    this.#folder = folder
  }

  async begin(path: string): Promise<void> {
    this.#path = join(this.#folder, path)
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 })
    this.#file = await open(this.#path, 'wx', 0o600)
  }

  async write(chunk: Buffer): Promise<void> {
    await this.#file?.writeFile(chunk)
  }

  async end(): Promise<void> {
    await this.#file?.sync()
    await this.close()
    await syncFolder(dirname(this.#path))
  }

  async close(): Promise<void> {
    const file = this.#file
    this.#file = null
    await file?.close()
  }
}
