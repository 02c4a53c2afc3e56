import { createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import { loadSigningKeys } from '../auth/signing-keys.ts'
import type { Config } from '../config.ts'
import type { Language } from '../domain/vocabulary.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { sayIn } from '../wire/command-texts.ts'
import { commandActor } from './command-caller.ts'
import { keysFolder } from './identity.ts'
import { openExistingState } from './stores.ts'

export interface RotateOptions {
  readonly language?: Language
  readonly print?: (text: string) => void
}

const toStandardOutput = (text: string) => void process.stdout.write(text)

/** `prumo keys rotate`: lets the next signing key sign. A server may run meanwhile and takes it within a moment. */
export async function rotateSigningKeys(
  config: Pick<Config, 'dataDir'>,
  { language = 'en', print = toStandardOutput }: RotateOptions = {},
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
    print(`${sayIn(language)('signed_with', { kid })}\n`)
    return 0
  } finally {
    await store.close()
  }
}
