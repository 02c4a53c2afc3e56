// Dispositions: what people made of findings (docs/choices.md#dispositions). They say nothing of how a finding was made, and never change it.

import type { InvestigationRecord } from '../../agents/investigation.ts'
import { anomalyKey, dispositionKey, recordKey } from '../../agents/keys.ts'
import { unpackAnomaly } from '../../agents/stored-results.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type {
  AnomalyDispositions,
  AnomalyResult,
  Disposition,
  DispositionRequest,
} from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { wording } from '../../reports/wording.ts'
import { type AuditActor, ofCaller } from '../audit/context.ts'
import { assertJudging } from './access.ts'
import type { InvestigationsContext } from './context.ts'
import { findJson, getRecord, getRecordBytes } from './documents.ts'
import { readFacts } from './read.ts'
import type { StoredDispositions } from './stored-dispositions.ts'

interface Named {
  readonly investigation_id: string
  readonly anomaly_id: string
}

/**
 * Keeps it before those that were said earlier; the same said again by the one who said it last counts once. Returns the anomaly in
 * words. Throws RESOURCE_NOT_FOUND, VALIDATION_ERROR where one is dismissed without a reason, CONFLICT where too many were said, and as
 * results do.
 */
export async function setDisposition(
  context: InvestigationsContext,
  {
    named,
    given,
    language,
  }: { readonly named: Named; readonly given: DispositionRequest; readonly language: Language },
  asker: AuditActor,
): Promise<AnomalyResult> {
  const { state, audit, clock, standingOf } = context
  const { caller } = asker
  const { investigation_id: id, anomaly_id } = named
  assertJudging(await getRecord(state, id, caller), caller)
  const { results } = await readListed(context, named, asker)
  if (given.disposition === 'dismissed' && given.reason === undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'reason', reason: 'dismissed_without_reason' })
  const bytes = await state.get(anomalyKey(id, anomaly_id))
  if (!bytes) throw new AppError('INTERNAL_ERROR', { reason: 'run_damaged' })
  const anomaly = unpackAnomaly(bytes)
  const disposition = await untilCommitted(async () => {
    const standing = await standingOf(caller)
    const judged = await getRecordBytes(state, id)
    assertJudging(parseStored<InvestigationRecord>(judged), caller)
    const key = dispositionKey(id, anomaly_id)
    const expected = (await state.get(key)) ?? null
    const before = expected === null ? [] : parseStored<StoredDispositions>(expected).dispositions
    const said = toDisposition(given, { by: caller.user_id, at: new Date(clock.now()).toISOString() })
    if (before[0] !== undefined && isSame(before[0], said)) return before[0]
    if (before.length >= limits.dispositionsOfAnomalyMax)
      throw new AppError('CONFLICT', { reason: 'too_many_dispositions', limit: limits.dispositionsOfAnomalyMax })
    const { candidates, confidence } = anomaly.finding
    const detectors = [...new Set(candidates.map(({ detector }) => detector))]
    const kept: StoredDispositions = { anomaly_id, detectors, confidence, dispositions: [said, ...before] }
    const event = {
      event_type: 'investigation.disposition.set',
      ...ofCaller(caller),
      resource_type: 'investigation',
      resource_id: id,
      details: { anomaly_id, disposition: said.value, before: before[0]?.value ?? null },
      context: asker.context,
    } as const
    const write = { key, value: Buffer.from(JSON.stringify(kept)) }
    const unchanged = [
      { key: recordKey(id), expected: judged },
      { key, expected },
    ]
    return (await audit.commit([write], [...unchanged, ...standing], [event])) ? said : null
  })
  return { ...wording.anomaly({ ...anomaly, language, explain: results.report.explain }), disposition }
}

function toDisposition(
  { disposition: value, reason, note }: DispositionRequest,
  place: Pick<Disposition, 'by' | 'at'>,
): Disposition {
  return {
    value,
    ...(reason !== undefined && { reason: toGivenText(reason) }),
    ...(note !== undefined && { note: toGivenText(note) }),
    ...place,
  }
}

function isSame(left: Disposition, right: Disposition): boolean {
  return (['value', 'reason', 'note', 'by'] as const).every((name) => left[name] === right[name])
}

/** Everything that was said of an anomaly. Throws RESOURCE_NOT_FOUND, and as results do. */
export async function listDispositions(
  context: InvestigationsContext,
  named: Named,
  asker: Pick<AuditActor, 'caller'>,
): Promise<AnomalyDispositions> {
  await readListed(context, named, asker)
  const stored = await findJson<StoredDispositions>(
    context.state,
    dispositionKey(named.investigation_id, named.anomaly_id),
  )
  return { ...named, dispositions: [...(stored?.dispositions ?? [])] }
}

async function readListed(
  context: InvestigationsContext,
  { investigation_id, anomaly_id }: Named,
  { caller }: Pick<AuditActor, 'caller'>,
) {
  const found = await readFacts(context, investigation_id, caller)
  if (!found.results.anomalies.includes(anomaly_id))
    throw new AppError('RESOURCE_NOT_FOUND', { id: anomaly_id.slice(0, limits.shownIdCharactersMax) })
  return found
}
