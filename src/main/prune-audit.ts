import { join } from 'node:path'
import { createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import type { Config } from '../config.ts'
import type { Language } from '../domain/vocabulary.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { commandFailure, sayIn } from '../wire/command-texts.ts'
import { commandActor } from './command-caller.ts'
import { openExistingState } from './stores.ts'

/**
 * `prumo audit prune`: removes the events of sealed segments that ended before a day (UTC); their signed roots stay.
 * A server may run meanwhile.
 */
export async function pruneAudit(
  { dataDir }: Pick<Config, 'dataDir'>,
  { before, language = 'en' }: { readonly before: string; readonly language?: Language },
): Promise<number> {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(before) ? Date.parse(`${before}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(ms)) throw commandFailure('no_day', { given: before })
  const store = openExistingState(dataDir)
  try {
    const audit = createAudit({ store, clock, ids, keys: await loadAuditKeys(join(dataDir, 'keys')) })
    const removed = await audit.removeBefore(ms, commandActor())
    process.stdout.write(`${sayIn(language)('segments_removed', { removed })}\n`)
    return 0
  } finally {
    await store.close()
  }
}
