// Evidence: what was measured and where it stands at the source, the patterns of groups, and the statistic of the leading candidate.

import { parseDay } from '../domain/days.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyResult, DataPoint, Pattern, Period, RecordLink } from '../domain/generated/wire-types.ts'
import type { ActRecord, NormalisedRecord } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { limits } from '../limits.ts'
import { inMetricUnit } from './candidate-values.ts'
import { actEntity } from './entities.ts'
import { dateOfAct } from './labels.ts'
import { present } from './present.ts'
import { sentenceOf } from './sentences.ts'

/** The `evidence` of a finding; every record it rests on has at least one data point that links to it. */
export function toEvidence(input: AnomalyInput, lead: Candidate): AnomalyResult['evidence'] {
  const { method, score, threshold, sample_size, p_value } = lead.statistic
  return {
    data_points: [
      ...primaryPoints(input, lead),
      ...input.related.map(relatedPoint),
      ...input.supporting.map(supportingPoint),
    ],
    patterns: input.finding.candidates.filter(isGroup).map((candidate) => toPattern(input, candidate)),
    statistical_analysis: {
      method,
      anomaly_score: Number.isFinite(score) ? score : 0,
      ...present('threshold', threshold),
      ...present('sample_size', Math.max(0, Math.round(sample_size))),
      ...present('p_value', p_value === undefined ? undefined : Math.min(1, Math.max(0, p_value))),
    },
  }
}

function primaryPoints({ primary }: AnomalyInput, lead: Candidate): DataPoint[] {
  const { expected, statistic } = lead
  const name = expected?.metric.replace(/_cents$/, '') ?? ''
  const measured = new Map<string, number | undefined>([
    ['value', primary.value],
    ['unit_price', primary.unit_price],
    ['quantity', primary.quantity],
  ])
  if (expected !== undefined && !name.endsWith('_day')) {
    measured.set(name, plainNumber(expected.metric, expected.observed))
    measured.set(`expected_${name}`, plainNumber(expected.metric, expected.value))
  }
  measured.set(statistic.method, statistic.score)
  return [...measured].flatMap(([metric, value]) => toPoint(primary, metric, value))
}

function relatedPoint(act: ActRecord): DataPoint {
  const [point] = [...toPoint(act, 'value', act.value), ...toPoint(act, 'quantity', act.quantity)]
  return point ?? { metric: 'occurrences', value: 1, timestamp: timestampOf(act), record: toLink(act) }
}

function supportingPoint(record: AnomalyInput['supporting'][number]): DataPoint {
  const measure = {
    payment: { metric: 'payment', value: 'value' in record ? record.value : undefined },
    sanction: { metric: 'sanction', value: 1 },
    supplier: { metric: 'supplier_capital', value: 'capital' in record ? record.capital : undefined },
  }[record.record_kind]
  const [point] = toPoint(record, measure.metric, measure.value)
  return point ?? { metric: record.record_kind, value: 1, timestamp: timestampOf(record), record: toLink(record) }
}

function toPoint(record: NormalisedRecord, metric: string, value: number | undefined): DataPoint[] {
  if (value === undefined || !Number.isFinite(value)) return []
  return [{ metric, value, timestamp: timestampOf(record), record: toLink(record) }]
}

/** The day of the record; the time of retrieval where it has none. */
function timestampOf(record: NormalisedRecord): string {
  return dateOf(record) ?? record.provenance.retrieved_at
}

function dateOf(record: NormalisedRecord): string | undefined {
  switch (record.record_kind) {
    case 'contract':
    case 'tender':
    case 'award':
      return dateOfAct(record)
    case 'payment':
      return realDate(record.date)
    case 'sanction':
      return realDate(record.start)
    case 'supplier':
      return realDate(record.opened)
    case 'organization':
      return undefined
  }
}

function realDate(date: string | undefined): string | undefined {
  return date !== undefined && parseDay(date) !== undefined ? date : undefined
}

/** Where the record stands at its source. */
export function toLink(record: NormalisedRecord): RecordLink {
  const { source, original_id, file, line, url, retrieved_at } = record.provenance
  const link = { source, record_id: idOf(record), original_id, file, line, retrieved_at }
  return url === undefined ? link : { ...link, url }
}

function idOf(record: NormalisedRecord): string {
  switch (record.record_kind) {
    case 'contract':
    case 'tender':
    case 'award':
      return record.contract_id
    case 'payment':
      return record.payment_id
    case 'sanction':
      return record.sanction_id
    case 'supplier':
      return record.supplier_id
    case 'organization':
      return record.organization_id
  }
}

function isGroup({ gravity, group, related }: Candidate): boolean {
  return gravity === 'group' || group !== undefined || related.length > 0
}

function toPattern(input: AnomalyInput, candidate: Candidate): Pattern {
  const members = membersOf(input, candidate)
  const period = periodOf(members)
  return {
    pattern_type: candidate.family,
    description: sentenceOf(input, candidate),
    confidence: candidate.confidence,
    occurrences: candidate.related.length + 1,
    ...(period && { period }),
    entities: members.map((act) => actEntity(act, input.language)),
    examples: members.slice(0, limits.reportNamesMax).map(({ contract_id }) => contract_id),
  }
}

/** The acts of a candidate among the records at hand. */
function membersOf({ finding, primary, related }: AnomalyInput, candidate: Candidate): ActRecord[] {
  const rows = new Set([candidate.row, ...candidate.related])
  const others = related.filter((_, index) => rows.has(finding.related[index] ?? -1))
  return rows.has(finding.row) ? [primary, ...others] : others
}

function periodOf(acts: readonly ActRecord[]): Period | undefined {
  const dates = acts.flatMap((act) => dateOfAct(act) ?? []).sort()
  const [start, end] = [dates[0], dates.at(-1)]
  return start === undefined || end === undefined ? undefined : { start, end }
}

function plainNumber(metric: string, value: number): number | undefined {
  const read = inMetricUnit(metric, value)
  return read?.kind === 'money' ? read.brl : read?.kind === 'number' ? read.value : undefined
}
