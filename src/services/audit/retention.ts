// Retention: removes sealed segments of the audit trail that are older than the settings keep, at the start, every hour,
// and whenever the settings change.

import type { Audit } from '../../audit/audit.ts'
import { dayMs } from '../../domain/days.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { Rounds, type RoundsParts } from '../../platform/rounds.ts'
import type { Store } from '../../store/port.ts'
import { type SettingsStore, settingsKey } from '../settings/settings.ts'

interface RetentionContext extends Pick<RoundsParts, 'isHeld'> {
  readonly audit: Pick<Audit, 'removeBefore'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly state: Pick<Store, 'watch'>
  readonly clock: Clock
  readonly log: Log
}

/** The retention of the service's trail; nothing is removed before its start. */
export function createRetention({ audit, settings, state, clock, log, isHeld }: RetentionContext): Rounds {
  return new Rounds({
    clock,
    log,
    isHeld,
    everyMs: limits.auditRetentionCheckMs,
    async work() {
      const { retention_days } = (await settings.read()).audit
      if (retention_days === 0) return
      const segments = await audit.removeBefore(clock.now() - retention_days * dayMs)
      if (segments > 0) log.info({ segments, retention_days }, 'sealed segments of the audit trail were removed')
    },
    failure: 'the retention of the audit trail failed',
    subscribe: (wake) => state.watch(settingsKey, wake),
  })
}
