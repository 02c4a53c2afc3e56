// The audit trail as commands write it.

import { join } from 'node:path'
import { type Audit, createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import type { Config } from '../config.ts'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import type { Outcome } from '../errors.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { importEvent } from '../services/imports.ts'
import { commandActor } from './command-caller.ts'
import { openState } from './stores.ts'

export interface CommandTrail {
  /** Records that a command imported a file or pages, or failed to. */
  imported(outcome: Outcome<ImportReport>, name: string): Promise<void>
  close(): Promise<void>
}

/** The trail of a data folder, made where there is none yet. A server may run meanwhile: the chain stays one. */
export async function openCommandTrail({ dataDir }: Pick<Config, 'dataDir'>): Promise<CommandTrail> {
  const store = openState(dataDir)
  const audit: Audit = createAudit({ store, clock, ids, keys: await loadAuditKeys(join(dataDir, 'keys')) })
  return {
    async imported(outcome, name) {
      await audit.commit([], [], [importEvent(outcome, name, commandActor())])
    },
    async close() {
      await audit.close()
      await store.close()
    },
  }
}
