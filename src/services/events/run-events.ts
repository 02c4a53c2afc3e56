// Run events: what the commits of investigations mean to the owner of the run, handed over in the same commits.

import type { Checkpoint, InvestigationEvent, InvestigationRecord } from '../../agents/investigation.ts'
import { anomalyKey, checkpointKey, eventPrefix, eventSequence, recordKey } from '../../agents/keys.ts'
import { unpackAnomaly } from '../../agents/stored-results.ts'
import type { Audit } from '../../audit/audit.ts'
import type { ActRecord } from '../../domain/records.ts'
import { type AnomalyType, type Severity, severities } from '../../domain/vocabulary.ts'
import { toOutbox } from '../../events/outbox.ts'
import type { Announcement, EventSubject } from '../../events/owner-event.ts'
import type { Clock } from '../../platform/clock.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { namedUuid } from '../../platform/ids.ts'
import type { Store, Write } from '../../store/port.ts'
import { createPause } from '../in-slices.ts'
import { findStored, tryParse } from '../investigations/documents.ts'

interface Sources {
  readonly state: Store
  readonly clock: Clock
}

interface RunEventsParts extends Sources {
  readonly audit: Pick<Audit, 'commit'>
}

/** The audit trail of investigations, whose commits also hand over what their owners are to know. */
export function announcingAudit({ state, audit, clock }: RunEventsParts): Pick<Audit, 'commit'> {
  return {
    commit: async (writes, conditions, events) =>
      audit.commit([...writes, ...(await announce({ state, clock }, writes))], conditions, events),
  }
}

const keyShape = /^investigation\/([^/]+)\/event\/(\d+)$/

/** The writes of a commit's facts; none where nothing happened that concerns an owner. */
async function announce({ state, clock }: Sources, writes: readonly Write[]): Promise<readonly Write[]> {
  const logged = writes.flatMap((write) => toLogged(write) ?? [])
  const { id, place } = logged[0] ?? {}
  if (id === undefined || !logged.some(({ event }) => event.event in runEvents)) return []
  const record = (await findStored<InvestigationRecord>(state, recordKey(id)))?.value
  if (!record) return []
  const atMs = clock.now()
  const timestamp = new Date(atMs).toISOString()
  const written = writes.find(({ key }) => key === checkpointKey(id))?.value ?? undefined
  const found = tryParse<Checkpoint>(written)?.anomalies_found ?? 0
  const run: Run = { id, found, events: logged, writes, state, clock, watch_id: record.watch_id }
  const events: Announcement[] = []
  for (const { event, sequence } of logged) {
    const facts = await runEvents[event.event]?.(event.data, run)
    if (facts) events.push({ id: namedUuid('event', id, String(sequence)), timestamp, ...facts })
  }
  return [toOutbox({ owner: record.user_id, events }, { atMs, id: `${id}/${place}` })]
}

interface Logged {
  readonly id: string
  /** Of the event in the log of its run, with leading zeros, so that commits of one millisecond keep their order. */
  readonly place: string
  readonly sequence: number
  readonly event: InvestigationEvent
}

interface Run extends Sources {
  readonly id: string
  readonly found: number
  /** Of the same commit, as are its writes. */
  readonly events: readonly Logged[]
  readonly writes: readonly Write[]
  /** The watch that it is a run of. */
  readonly watch_id: string | undefined
}

function toLogged({ key, value }: Write): Logged | undefined {
  const [, id, place] = keyShape.exec(key) ?? []
  const event = value ? tryParse<InvestigationEvent>(value) : undefined
  if (id === undefined || place === undefined || event === undefined) return undefined
  return { id, place, sequence: eventSequence(key), event }
}

type Facts = Pick<Announcement, 'event' | 'data' | 'subject'>

/** By the name of an event in the log of a run. */
const runEvents: Readonly<Record<string, (data: unknown, run: Run) => Facts | Promise<Facts>>> = {
  anomaly(data, { id: investigation_id, writes, watch_id }) {
    const { id: anomaly_id, type, severity, confidence } = data as Anomaly
    const kept = writes.find(({ key }) => key === anomalyKey(investigation_id, anomaly_id))?.value
    return {
      event: 'anomaly.detected',
      data: { investigation_id, anomaly_id, type, severity, confidence },
      subject: {
        ...(kept && subjectOf(unpackAnomaly(kept).primary)),
        ...{ investigation_id, anomaly_type: type, severity, confidence, ...(watch_id && { watch_id }) },
      },
    }
  },
  complete: (_, run) => ended('investigation.completed', run),
  cancelled: (_, run) => ended('investigation.cancelled', run),
  async error(data, run) {
    const facts = await ended('investigation.failed', run)
    return { ...facts, data: { ...facts.data, code: (data as { readonly code: string }).code } }
  },
}

interface Anomaly {
  readonly id: string
  readonly type: AnomalyType
  readonly severity: Severity
  readonly confidence: number
}

const cnpjCharacters = 14

/** What a subscriber's filter may ask of the act that an anomaly is about. */
function subjectOf(act: ActRecord): EventSubject {
  const { organization_id, supplier_id, contract_type, modality, region, municipality_code, value, description } = act
  const date = act.signing_date ?? act.award_date ?? act.publication_date ?? act.start_date
  const facts = {
    // A person is no filter, and the number of one is kept nowhere else.
    ...{
      organization: organization_id,
      supplier: supplier_id?.length === cnpjCharacters ? supplier_id : undefined,
      contract_type,
      modality,
    },
    ...{ region, municipality: municipality_code, date, value, object: description },
  }
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
}

async function ended(event: Announcement['event'], run: Run): Promise<Facts> {
  const severity = await highestSeverity(run)
  return {
    event,
    data: { investigation_id: run.id, anomalies_found: run.found, severity },
    subject: {
      investigation_id: run.id,
      ...(severity !== null && { severity }),
      ...(run.watch_id && { watch_id: run.watch_id }),
    },
  }
}

/** Of the anomalies that the log of the run names, as far as it is whole, which are the most severe ones; null where there is none. */
async function highestSeverity({ id, events, state, clock }: Run): Promise<Severity | null> {
  const seen = new Set<Severity>()
  const note = ({ event, data }: InvestigationEvent) => {
    if (event === 'anomaly') seen.add((data as Anomaly).severity)
  }
  for (const { event } of events) note(event)
  const pause = createPause(clock)
  for await (const { value } of wholeEntries(state.range({ prefix: eventPrefix(id) }))) {
    const event = tryParse<InvestigationEvent>(value)
    if (event) note(event)
    await pause()
  }
  return severities.find((severity) => seen.has(severity)) ?? null
}
