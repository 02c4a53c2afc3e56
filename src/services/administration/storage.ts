// Storage: what the stores hold, by kind, and for how long it is kept.

import { auditEventPrefix } from '../../audit/entries.ts'
import { dayMs } from '../../domain/days.ts'
import type { AuditEvent, RetentionPeriod, StorageReport, StoredKind } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import type { SettingsStore } from '../settings/settings.ts'

export interface StorageContext {
  readonly state: Store
  readonly settings: Pick<SettingsStore, 'read'>
  /** What the file system says of the data folder. */
  readonly files: () => Promise<Pick<StorageReport, 'stores' | 'disk'>>
  /** Records of all tables; undefined where they cannot be counted. */
  readonly records: () => Promise<StorageReport['records'] | undefined>
}

/** What of the state store is counted, by the beginning of its keys. */
const prefixes: Readonly<Record<StoredKind['kind'], readonly string[]>> = {
  accounts: ['user/'],
  sessions: ['session/'],
  api_keys: ['api-key/'],
  audit_events: [auditEventPrefix],
  investigations: ['investigation/'],
  tasks: ['task/'],
  analyses: ['analysis/'],
  reports: ['report/', 'report-piece/'],
  workflows: ['workflow/'],
  watches: ['watch/', 'watch-run/'],
  webhooks: ['webhook/', 'webhook-delivery/'],
  conversations: ['chat-session/', 'chat-message/', 'chat-event/', 'chat-evidence/'],
  idempotent_answers: ['idempotency/'],
}

/** The stores, their kinds and periods; of each kind limits.storedEntriesCountedMax entries at most are counted. */
export async function readStorage(context: StorageContext): Promise<StorageReport> {
  const { files, records, settings } = context
  const kinds: StoredKind[] = []
  for (const kind of Object.keys(prefixes) as StoredKind['kind'][]) kinds.push(await countKind(context.state, kind))
  const counts = await records()
  return {
    ...(await files()),
    kinds,
    ...(counts !== undefined && { records: counts }),
    retention: periods((await settings.read()).audit.retention_days),
  }
}

async function countKind(state: Store, kind: StoredKind['kind']): Promise<StoredKind> {
  let [entries, bytes] = [0, 0]
  let oldest: string | undefined
  for (const prefix of prefixes[kind]) {
    const range = { prefix, limit: limits.storedEntriesCountedMax - entries + 1 }
    for await (const { value } of wholeEntries(state.range(range))) {
      if (entries === limits.storedEntriesCountedMax)
        return { kind, entries, bytes, ...found(oldest), is_complete: false }
      // Keys of the trail alone are in the order of time.
      if (entries === 0 && kind === 'audit_events') oldest = parseStored<AuditEvent>(value).timestamp
      entries++
      bytes += value.byteLength
    }
  }
  return { kind, entries, bytes, ...found(oldest), is_complete: true }
}

const found = (oldest: string | undefined) => (oldest === undefined ? {} : { oldest })

function periods(auditDays: number): readonly RetentionPeriod[] {
  return [
    { kind: 'audit_events', days: auditDays === 0 ? null : auditDays },
    { kind: 'events', days: limits.eventsKeptDays },
    { kind: 'webhook_deliveries', days: limits.webhookDeliveriesKeptDays },
    { kind: 'conversations', days: limits.chatKeptDays },
    { kind: 'task_files', days: limits.taskFileKeptMs / dayMs },
    { kind: 'idempotent_answers', days: limits.idempotencyKeptMs / dayMs },
  ]
}
