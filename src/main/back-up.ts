// `prumo backup`: makes one, and records that in the audit trail.

import { createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import { type BackupCommand, type BackupFacts, printBackup } from '../cli/backup.ts'
import type { Config } from '../config.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { isNotWritable } from '../platform/writing.ts'
import { commandFailure } from '../wire/command-texts.ts'
import { commandActor } from './command-caller.ts'
import { hasFreeSpace } from './disk.ts'
import { keysFolder } from './identity.ts'
import { backupEvent, makeBackup } from './make-backup.ts'
import { openExistingState, storePaths } from './stores.ts'

const toStandardOutput = (text: string) => void process.stdout.write(text)

/** Resolves to the exit code. A server may run meanwhile. */
export async function backUp(
  config: Pick<Config, 'dataDir'>,
  { to, json, language }: BackupCommand,
  print: (text: string) => void = toStandardOutput,
): Promise<number> {
  const { dataDir } = config
  if (storePaths(dataDir).length === 0) throw commandFailure('no_store', { folder: dataDir })
  const facts = await makeBackup(dataDir, to, clock)
  const notes = (await record(dataDir, facts)) ? [] : (['backup_not_recorded'] as const)
  printBackup({ ...facts, notes }, { json, language, print })
  return 0
}

/** False where nothing can be stored: the backup is there all the same. */
async function record(dataDir: string, facts: BackupFacts): Promise<boolean> {
  // D3 of disk.ts.
  if (!(await hasFreeSpace(dataDir))) return false
  const store = openExistingState(dataDir)
  try {
    const audit = createAudit({ store, clock, ids, keys: await loadAuditKeys(keysFolder({ dataDir })) })
    await audit.commit([], [], [{ ...backupEvent(facts), ...commandActor() }])
    await audit.close()
    return true
  } catch (error) {
    if (!isNotWritable(error)) throw error
    return false
  } finally {
    await store.close()
  }
}
