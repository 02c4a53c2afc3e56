// Findings about an entity, in those investigations alone that the caller may read: the newest of them.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { anomalyKey, resultsKey } from '../../agents/keys.ts'
import { resultsFormat, type StoredResults, unpackAnomaly } from '../../agents/stored-results.ts'
import type { Caller } from '../../domain/caller.ts'
import { companyOf } from '../../domain/company-of.ts'
import type { NetworkInvestigation, NetworkInvestigations } from '../../domain/generated/wire-types.ts'
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

/** Ids of the findings of a run whose acts name the entity; none of a run that has not ended. */
async function findingsAbout(state: Store, id: string, parties: EntityParties): Promise<string[]> {
  const [stored] = await wholeValues(state, [resultsKey(id)])
  const results = stored && parseStored<StoredResults>(stored)
  if (results === undefined || results.format !== resultsFormat) return []
  const about: string[] = []
  for (let at = 0; at < results.anomalies.length; at += limits.anomaliesReadAtOnce) {
    const ids = results.anomalies.slice(at, at + limits.anomaliesReadAtOnce)
    const values = await wholeValues(
      state,
      ids.map((anomaly) => anomalyKey(id, anomaly)),
    )
    for (const [place, bytes] of values.entries())
      if (bytes !== undefined && names(unpackAnomaly(bytes), parties)) about.push(ids[place] ?? '')
    await nextTurn()
  }
  return about
}

function names({ primary, related }: AnomalyFacts, { suppliers, organizations }: EntityParties): boolean {
  return [primary, ...related].some(
    ({ supplier_id = '', organization_id = '' }) =>
      suppliers.includes(companyOf(supplier_id)) || organizations.includes(organization_id),
  )
}
