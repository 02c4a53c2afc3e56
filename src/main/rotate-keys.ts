import { createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import { loadSigningKeys } from '../auth/signing-keys.ts'
import type { Config } from '../config.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { commandActor } from './command-caller.ts'
import { keysFolder } from './identity.ts'
import { openExistingState } from './stores.ts'

/** `prumo keys rotate`: lets the next signing key sign. A server may run meanwhile and takes it within a moment. */
export async function rotateSigningKeys(
  config: Pick<Config, 'dataDir'>,
  print: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<number> {
  const { dataDir } = config
  const folder = keysFolder(config)
  const store = openExistingState(dataDir)
  try {
    const audit = createAudit({ store, clock, ids, keys: await loadAuditKeys(folder) })
    const keys = await loadSigningKeys({ folder, newId: ids.uuid, clock })
    const kid = await keys.rotate()
    const event = { event_type: 'admin.keys.rotated', resource_type: 'signing_key', resource_id: kid } as const
    await audit.commit([], [], [{ ...event, ...commandActor() }])
    print(`Tokens are signed with ${kid} from now on.\n`)
    return 0
  } finally {
    await store.close()
  }
}
