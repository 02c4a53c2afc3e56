// Derived entries: what the state store holds that follows from other entries, so that a damaged one can be written anew.

import type { InvestigationRecord } from '../agents/investigation.ts'
import { runningKey } from '../agents/keys.ts'
import { auditEventPrefix, ownEntries } from '../audit/entries.ts'
import { indexOfKey } from '../auth/api-keys.ts'
import { indexOfTeam } from '../auth/teams.ts'
import { indexesOfUser } from '../auth/users.ts'
import { wholeEntries } from '../platform/damage.ts'
import { parseStored } from '../platform/stored-json.ts'
import { listingWrites } from '../services/investigations/lists.ts'
import { enqueue } from '../services/investigations/queue.ts'
import { reportPrefix } from '../services/reports/keys.ts'
import { indexOfReport } from '../services/reports/stored-report.ts'
import { watchPrefix } from '../services/watches/keys.ts'
import { indexOfWatch } from '../services/watches/watch.ts'
import { dueValue } from '../services/webhooks/queue-events.ts'
import { indexOfWebhook } from '../services/webhooks/stored-webhooks.ts'
import type { Key, Store, Write } from '../store/port.ts'
import { webhookKey } from '../webhooks/keys.ts'

/** Of which any value serves that is not the former one, none too: they move, so that two commits exclude each other. */
const counters =
  /^(?:written\/|investigation-(?:starts|last-turn)$|user-admins$|team-created$|(?:session-opened|api-key-issued|team-joined|watch-count|report-count|webhook-count)\/)/

/** What begins anew: how a webhook does, and how many anomalies of a run it was sent. */
const begunAnew = /^webhook-(?:health|run)\//

/** What says with 1 that a delivery waits, or that a webhook is behind from the beginning of its owner's log. */
const ones = /^webhook-(?:waiting|behind)\//

interface Source {
  readonly name: string
  readonly prefix: string
  readonly suffix: string
  readonly derive: (value: Uint8Array) => readonly Write[]
}

/** What follows from the entries under a prefix whose keys end as given. */
const sources: readonly Source[] = [
  {
    name: 'investigations',
    prefix: 'investigation/',
    suffix: '/record',
    derive: (value) => ofInvestigation(parseStored(value)),
  },
  { name: 'users', prefix: 'user/', suffix: '', derive: (value) => indexesOfUser(parseStored(value)) },
  { name: 'teams', prefix: 'team/', suffix: '', derive: (value) => [indexOfTeam(parseStored(value))] },
  { name: 'api_keys', prefix: 'api-key/', suffix: '', derive: (value) => indexOfKey(parseStored(value)) },
  { name: 'watches', prefix: watchPrefix, suffix: '', derive: (value) => indexOfWatch(parseStored(value)) },
  { name: 'reports', prefix: reportPrefix, suffix: '', derive: (value) => indexOfReport(parseStored(value)) },
  { name: 'webhooks', prefix: webhookKey(''), suffix: '', derive: (value) => indexOfWebhook(parseStored(value)) },
  { name: 'audit_trail', prefix: auditEventPrefix, suffix: '', derive: (value) => ownEntries(parseStored(value)) },
]

/** The same for whole entries, whose marks of work under way are left as they are. */
export const indexesBySource: readonly Source[] = sources.map((source) =>
  source.name === 'investigations'
    ? { ...source, derive: (value) => listingWrites(null, parseStored<InvestigationRecord>(value)) }
    : source,
)

/** The writes that repair damaged entries: all of those that can be worked out from entries that are whole. */
export async function findRepairs(store: Store, damaged: ReadonlySet<Key>): Promise<ReadonlyMap<Key, Write>> {
  const repairs = new Map<Key, Write>()
  for (const key of damaged) {
    if (counters.test(key) || begunAnew.test(key)) repairs.set(key, { key, value: null })
    if (ones.test(key)) repairs.set(key, { key, value: dueValue })
  }
  for (const { prefix, suffix, derive } of sources) {
    if (repairs.size === damaged.size) break
    for await (const { key, value } of wholeEntries(store.range({ prefix })))
      if (key.endsWith(suffix))
        for (const write of derive(value)) if (damaged.has(write.key)) repairs.set(write.key, write)
  }
  return repairs
}

/** A run that was started by an API key counts for its owner from then on, and one that waits as if it had been at work. */
function ofInvestigation(record: InvestigationRecord): readonly Write[] {
  const { investigation_id: id, user_id } = record
  return [
    ...listingWrites(null, record),
    { key: runningKey(id), value: Buffer.from(user_id) },
    enqueue(id, record, 'interrupted'),
  ]
}
