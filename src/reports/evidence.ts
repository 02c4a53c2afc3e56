// Evidence: measurements with their sources, the patterns of groups, and the statistic of the leading candidate.

import { parseDay } from '../domain/days.ts'
import { toFigure, toMoney, toRatio, toUnitPrice } from '../domain/figures.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyResult, DataPoint, Pattern, Period } from '../domain/generated/wire-types.ts'
import type { ActRecord } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { limits } from '../limits.ts'
import { actsOfCandidate } from './acts-of-candidate.ts'
import { shownNumber } from './candidate-values.ts'
import { actEntity } from './entities.ts'
import { dateOfAct } from './labels.ts'
import { present } from './present.ts'
import { type EvidenceRecord, toLink } from './record-link.ts'
import type { WordedCandidate } from './sentences.ts'

/** The `evidence` of a finding; every record it rests on has at least one data point that links to it. */
export function toEvidence(
  input: AnomalyInput,
  worded: readonly [WordedCandidate, ...WordedCandidate[]],
): AnomalyResult['evidence'] {
  const [{ candidate: lead }] = worded
  const { method, score, threshold, sample_size, p_value } = lead.statistic
  return {
    data_points: [
      ...primaryPoints(input, lead),
      ...input.related.map(relatedPoint),
      ...input.supporting.map(supportingPoint),
    ],
    patterns: worded.filter(({ candidate }) => isGroup(candidate)).map((group) => toPattern(input, group)),
    statistical_analysis: {
      method,
      anomaly_score: Number.isFinite(score) ? toFigure(score) : 0,
      ...present('threshold', threshold),
      ...present('sample_size', Math.max(0, Math.round(sample_size))),
      ...present('p_value', p_value === undefined ? undefined : Math.min(1, Math.max(0, p_value))),
    },
  }
}

function primaryPoints({ primary }: AnomalyInput, lead: Candidate): DataPoint[] {
  const { expected, statistic } = lead
  const name = expected?.metric.replace(/_cents$/, '') ?? ''
  const { value, unit_price, quantity } = primary
  const measured = new Map<string, number | undefined>([
    ['value', value && toMoney(value)],
    ['unit_price', unit_price && toUnitPrice(unit_price)],
    ['quantity', quantity && toFigure(quantity)],
  ])
  if (expected !== undefined && !name.endsWith('_day')) {
    measured.set(name, shownNumber(expected.metric, expected.observed))
    measured.set(`expected_${name}`, shownNumber(expected.metric, expected.value))
  }
  measured.set(`${statistic.method}_statistic`, toFigure(statistic.score))
  const place = placeOf(primary)
  return [...measured].flatMap(([metric, value]) => (isKnown(value) ? [{ metric, value, ...place }] : []))
}

function relatedPoint(act: ActRecord): DataPoint {
  const place = placeOf(act)
  if (isKnown(act.value)) return { metric: 'value', value: toMoney(act.value), ...place }
  if (isKnown(act.quantity)) return { metric: 'quantity', value: toFigure(act.quantity), ...place }
  return { metric: 'occurrences', value: 1, ...place }
}

function supportingPoint(record: AnomalyInput['supporting'][number]): DataPoint {
  const { metric, value } = measureOf(record)
  const measured = isKnown(value) ? { metric, value: toMoney(value) } : { metric: record.record_kind, value: 1 }
  return { ...measured, ...placeOf(record) }
}

function measureOf(record: AnomalyInput['supporting'][number]) {
  if ('payment_id' in record || record.record_kind === 'commitment')
    return { metric: record.record_kind, value: record.value }
  return 'sanction_id' in record ? { metric: 'sanction', value: 1 } : { metric: 'capital', value: record.capital }
}

function isKnown(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value)
}

/** When and where: the day of the record, or the time of retrieval where it has none, and the way to it. */
function placeOf(record: EvidenceRecord): Pick<DataPoint, 'timestamp' | 'record'> {
  return { timestamp: dateOf(record) ?? record.provenance.retrieved_at, record: toLink(record) }
}

function dateOf(record: EvidenceRecord): string | undefined {
  if ('payment_id' in record || record.record_kind === 'commitment') return realDate(record.date)
  if ('sanction_id' in record) return realDate(record.start)
  return 'contract_id' in record ? dateOfAct(record) : realDate(record.opened)
}

function realDate(date: string | undefined): string | undefined {
  return date !== undefined && parseDay(date) !== undefined ? date : undefined
}

function isGroup({ gravity, group, related }: Candidate): boolean {
  return gravity === 'group' || group !== undefined || related.length > 0
}

function toPattern(input: AnomalyInput, { candidate, sentence }: WordedCandidate): Pattern {
  const members = actsOfCandidate(input, candidate)
  const period = periodOf(members)
  return {
    pattern_type: candidate.family,
    description: sentence,
    confidence: toRatio(candidate.confidence),
    occurrences: candidate.related.length + 1,
    ...(period && { period }),
    entities: members.map((act) => actEntity(act, input.language)),
    examples: members.slice(0, limits.reportNamesMax).map(({ contract_id }) => contract_id),
  }
}

function periodOf(acts: readonly ActRecord[]): Period | undefined {
  const dates = acts.flatMap((act) => dateOfAct(act) ?? []).sort()
  const [start, end] = [dates[0], dates.at(-1)]
  return start === undefined || end === undefined ? undefined : { start, end }
}
