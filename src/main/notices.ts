// Notices: what the service has to say to its users of itself, found in the parts that know.

import type { Connector } from '../connectors/connector.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { type SystemCondition, SystemNotices } from '../services/events/system-notices.ts'
import type { Store } from '../store/port.ts'
import type { Disk } from './disk.ts'
import { countDamage } from './stores.ts'

interface NoticesParts {
  readonly dataDir: string
  readonly disk: Pick<Disk, 'isWritable'>
  readonly state: Store
  readonly records: Store
  readonly connectors: readonly Connector[]
  readonly clock: Clock
  readonly log: Log
}

/** Nothing is said before the start. */
export function createNotices({ clock, log, ...parts }: NoticesParts): SystemNotices {
  return new SystemNotices({ clock, log, look: () => findConditions(parts) })
}

async function findConditions(parts: Omit<NoticesParts, 'clock' | 'log'>): Promise<readonly SystemCondition[]> {
  const { state, records, files } = await countDamage(parts.dataDir, parts)
  return [
    ...(parts.disk.isWritable() ? [] : [{ code: 'read_only' } as const]),
    ...(state + records + files > 0 ? [{ code: 'data_damaged' } as const] : []),
    ...parts.connectors
      .filter(({ breaker }) => breaker.isOpen)
      .map(({ id }) => ({ code: 'source_failing', source: id }) as const),
  ]
}
