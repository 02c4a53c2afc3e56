// How often findings of each detector were confirmed, over all investigations.

import { allDispositionsPrefix } from '../../agents/keys.ts'
import type { DetectorPrecision, DispositionPrecision } from '../../domain/generated/wire-types.ts'
import { precisionOf } from '../../models/detector-precision.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { InvestigationsContext } from './context.ts'
import type { StoredDispositions } from './stored-dispositions.ts'

/** How often findings of each detector were confirmed, the detector with most of them first; a finding counts once, however many runs had it. */
export async function dispositionPrecision({
  state,
}: Pick<InvestigationsContext, 'state'>): Promise<DispositionPrecision> {
  const latest = new Map<string, StoredDispositions>()
  for await (const { value } of wholeEntries(state.range({ prefix: allDispositionsPrefix }))) {
    const stored = parseStored<StoredDispositions>(value)
    const known = latest.get(stored.anomaly_id)
    if (known === undefined || saidAt(known) < saidAt(stored)) latest.set(stored.anomaly_id, stored)
  }
  const byDetector = new Map<string, StoredDispositions[]>()
  for (const stored of latest.values())
    for (const detector of stored.detectors) {
      const own = byDetector.get(detector) ?? []
      own.push(stored)
      byDetector.set(detector, own)
    }
  const detectors = [...byDetector]
    .map(([detector, own]) => precisionOf(detector, own))
    .sort((a, b) => judgedOf(b) - judgedOf(a) || (a.detector < b.detector ? -1 : 1))
  return { findings: latest.size, detectors }
}

const saidAt = ({ dispositions: [last] }: StoredDispositions) => last?.at ?? ''
const judgedOf = ({ confirmed, dismissed }: Pick<DetectorPrecision, 'confirmed' | 'dismissed'>) => confirmed + dismissed
