// Retention: removes sealed segments of the audit trail that are older than the settings keep, at the start, every hour,
// and whenever the settings change.

import type { Audit } from '../../audit/audit.ts'
import { dayMs } from '../../domain/days.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Store } from '../../store/port.ts'
import { type SettingsStore, settingsKey } from '../settings/settings.ts'

interface RetentionContext {
  readonly audit: Pick<Audit, 'removeBefore'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly state: Pick<Store, 'watch'>
  readonly clock: Clock
  readonly log: Log
}

export interface Retention {
  start(): void
  /** Resolves once nothing is being removed any more. */
  stop(): Promise<void>
}

/** The retention of the service's trail; nothing is removed before its start. */
export function createRetention({ audit, settings, state, clock, log }: RetentionContext): Retention {
  let stopTimer = () => {}
  let unwatch = () => {}
  let running: Promise<void> = Promise.resolve()

  async function remove(): Promise<void> {
    const { retention_days } = (await settings.read()).audit
    if (retention_days === 0) return
    const segments = await audit.removeBefore(clock.now() - retention_days * dayMs)
    if (segments > 0) log.info({ segments, retention_days }, 'sealed segments of the audit trail were removed')
  }
  function run(): void {
    running = running.then(remove).catch((cause: unknown) => {
      log.error({ err: cause }, 'the retention of the audit trail failed')
    })
  }
  function wait(): void {
    stopTimer = clock.timer(limits.auditRetentionCheckMs, () => {
      run()
      wait()
    })
  }

  return {
    start() {
      unwatch = state.watch(settingsKey, run)
      run()
      wait()
    },
    async stop() {
      unwatch()
      stopTimer()
      await running
    },
  }
}
