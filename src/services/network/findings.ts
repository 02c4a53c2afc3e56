// Findings about an entity, in those investigations alone that the caller may read: the newest of them.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { anomalyKey, resultsKey } from '../../agents/keys.ts'
import { resultsFormat, type StoredResults, unpackAnomaly } from '../../agents/stored-results.ts'
import type { Caller } from '../../domain/caller.ts'
import { companyOf } from '../../domain/company-of.ts'
import type {
  InvestigationListItem,
  NetworkEntity,
  NetworkInvestigation,
  NetworkInvestigations,
} from '../../domain/generated/wire-types.ts'
import type { AnomalyFacts } from '../../domain/reporting.ts'
import { limits } from '../../limits.ts'
import { wholeValues } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import { listInvestigations } from '../investigations/list.ts'
import type { NetworkContext } from './context.ts'
import type { EntityParties } from './task.ts'

/** The investigations that found something about an entity, newest first. */
export async function findInvestigations(
  { investigations: { state } }: Pick<NetworkContext, 'investigations'>,
  parties: EntityParties | null,
  caller: Caller,
): Promise<NetworkInvestigations> {
  const query = { page: 1, limit: limits.networkInvestigationsReadMax, scope: 'all' } as const
  const { items } = await listInvestigations({ state }, query, caller)
  const found: NetworkInvestigation[] = []
  for (const { investigation_id, query: text, created_at } of parties === null ? [] : items) {
    const anomaly_ids = parties && (await findingsAbout(state, investigation_id, parties))
    if (anomaly_ids && anomaly_ids.length > 0)
      found.push({ investigation_id, query: text, created_at, findings: anomaly_ids.length, anomaly_ids })
    await nextTurn()
  }
  return { investigations: found, examined: items.length }
}

/** How many findings are about each entity. */
export interface FindingsTally {
  countOf(party: Party): number
  /** Investigations that were looked at. */
  readonly examined: number
}

/** A company goes by the characters that its branches share. */
interface Party {
  readonly type: NetworkEntity['entity_type']
  readonly id: string
}

/** The findings about all entities, in the newest investigations that the caller may read. */
export async function tallyFindings(
  { clock, investigations: { state } }: Pick<NetworkContext, 'clock' | 'investigations'>,
  caller: Caller,
): Promise<FindingsTally> {
  const query = { page: 1, limit: limits.networkInvestigationsReadMax, scope: 'all' } as const
  const { items } = await listInvestigations({ state }, query, caller)
  const runs = JSON.stringify(items.map(({ investigation_id, status }) => [investigation_id, status]))
  const before = lastTallies.get(state)
  if (before?.runs === runs && clock.now() - before.at < limits.networkTallyKeptMs) return before.tally
  const tally = { ...(await countFindings(state, items)), examined: items.length }
  lastTallies.set(state, { runs, at: clock.now(), tally })
  return tally
}

/** The last one of a store, for the pages of one list: it goes by what the caller may read, and not by who asks. */
const lastTallies = new WeakMap<Store, { readonly runs: string; readonly at: number; readonly tally: FindingsTally }>()

async function countFindings(
  state: Store,
  items: readonly InvestigationListItem[],
): Promise<Pick<FindingsTally, 'countOf'>> {
  const counts = new Map<string, number>()
  for (const { investigation_id } of items) {
    for await (const [, { primary, related }] of eachFinding(state, investigation_id)) {
      const named = [primary, ...related].flatMap(({ supplier_id, organization_id }) => [
        ...(supplier_id === undefined ? [] : [`supplier ${companyOf(supplier_id)}`]),
        ...(organization_id === undefined ? [] : [`organization ${organization_id}`]),
      ])
      for (const key of new Set(named)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    await nextTurn()
  }
  return { countOf: ({ type, id }) => counts.get(`${type} ${id}`) ?? 0 }
}

/** Ids of the findings of a run whose acts name the entity. */
async function findingsAbout(state: Store, id: string, parties: EntityParties): Promise<string[]> {
  const about: string[] = []
  for await (const [anomaly, facts] of eachFinding(state, id)) if (names(facts, parties)) about.push(anomaly)
  return about
}

/** The findings of a run with their ids; none of a run that has not ended. */
async function* eachFinding(state: Store, id: string): AsyncGenerator<readonly [string, AnomalyFacts]> {
  const [stored] = await wholeValues(state, [resultsKey(id)])
  const results = stored && parseStored<StoredResults>(stored)
  if (results === undefined || results.format !== resultsFormat) return
  for (let at = 0; at < results.anomalies.length; at += limits.anomaliesReadAtOnce) {
    const ids = results.anomalies.slice(at, at + limits.anomaliesReadAtOnce)
    const values = await wholeValues(
      state,
      ids.map((anomaly) => anomalyKey(id, anomaly)),
    )
    for (const [place, bytes] of values.entries())
      if (bytes !== undefined) yield [ids[place] ?? '', unpackAnomaly(bytes)]
    await nextTurn()
  }
}

function names({ primary, related }: AnomalyFacts, { suppliers, organizations }: EntityParties): boolean {
  return [primary, ...related].some(
    ({ supplier_id = '', organization_id = '' }) =>
      suppliers.includes(companyOf(supplier_id)) || organizations.includes(organization_id),
  )
}
