// Charts of a finding: its number beside what was to be expected, and the dates of its act in order.

import type { TimelineStep } from '../../documents/charts/chart.ts'
import type { Block } from '../../documents/document.ts'
import { parseDay } from '../../domain/days.ts'
import type { Candidate } from '../../domain/finding.ts'
import { findMetric } from '../catalogue/metrics.ts'
import { moneyMethodOf, referenceOf } from '../catalogue/money-at-risk.ts'
import { nameOfAct } from '../labels.ts'
import { text } from '../template.ts'
import { type PartContext, type ReportedFinding, titled } from './part.ts'

/** None where there is nothing to compare. */
export function chartsOf(finding: ReportedFinding, context: PartContext): readonly Block[] {
  if (!context.sources.charts) return []
  return [...comparisonOf(finding, context), ...timelineOf(finding, context)]
}

/** The observed number, the middle of its peers, the expected one with its interval, and the last that would pass. */
function comparisonOf({ anomaly, input }: ReportedFinding, { say, sources }: PartContext): readonly Block[] {
  const lead = input.finding.candidates[0]
  const { observed, expected } = anomaly.technical_details
  if (lead === undefined || typeof observed !== 'number' || typeof expected !== 'number') return []
  const isMoney = /(_cents|value|price)$/.test(lead.expected?.metric ?? '')
  if (!isMoney) return []
  const metric = titled(findMetric(lead.expected?.metric ?? '')?.[sources.language] ?? say('bar_observed'))
  const median = anomaly.context?.peer_comparison?.peer_median
  const counterfactual = numberAt(anomaly.technical_details.counterfactual, 'value')
  const bars = [
    { label: metric, value: observed, flagged: true as const },
    { label: comparedWith(lead, { say, sources }), value: expected },
    ...(median === undefined ? [] : [{ label: say('bar_median'), value: median }]),
    ...(counterfactual === undefined ? [] : [{ label: say('bar_limit'), value: counterfactual }]),
  ].sort((a, b) => b.value - a.value)
  const name = nameOfAct(input.primary, sources.language)
  return [
    {
      type: 'figure',
      caption: say('figure_comparison', { name: text(name), metric: text(metric) }),
      alternative: bars
        .map(({ label, value }) => say('bar_said', { label: text(label), money: { kind: 'money', brl: value } }))
        .join('; '),
      chart: { type: 'ranked_bars', measure: { name: say('measure_value'), type: 'money' }, bars },
    },
  ]
}

/** What the amount of a finding is compared with: the limit of a law, or what its peers give. */
function comparedWith(
  { detector, rule, statistic }: Candidate,
  { say, sources }: Pick<PartContext, 'say' | 'sources'>,
): string {
  if (rule?.limit !== undefined || statistic.method === 'legal_limit') return say('bar_law')
  return moneyMethodOf(detector) === 'above_reference'
    ? titled(referenceOf(detector)[sources.language])
    : say('bar_expected')
}

const stepFields = [
  ...['publication_date', 'proposals_open_date', 'proposals_close_date', 'award_date', 'homologation_date'],
  ...['signing_date', 'start_date'],
] as const

/** Of findings on dates alone: the steps of the act. */
function timelineOf({ anomaly, input }: ReportedFinding, { say, sources }: PartContext): readonly Block[] {
  if (anomaly.type !== 'temporal_anomaly') return []
  const act = input.primary as unknown as Readonly<Record<string, unknown>>
  const dates = stepFields.flatMap((field): TimelineStep[] => {
    const date = act[field]
    return typeof date === 'string' && parseDay(date) !== undefined
      ? [{ label: say(`step_${field}`), start: date }]
      : []
  })
  const paid = input.supporting.flatMap((record): TimelineStep[] =>
    'payment_id' in record && record.date !== undefined && parseDay(record.date) !== undefined
      ? [{ label: say('step_payment'), start: record.date, flagged: true }]
      : [],
  )
  const steps = [...dates, ...paid].sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
  if (steps.length < 2) return []
  return [
    {
      type: 'figure',
      caption: say('figure_timeline', { name: text(nameOfAct(input.primary, sources.language)) }),
      alternative: steps.map(({ label, start }) => `${label}: ${start}`).join('; '),
      chart: { type: 'timeline', steps },
    },
  ]
}

function numberAt(object: unknown, name: string): number | undefined {
  const value =
    typeof object === 'object' && object !== null ? (object as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof value === 'number' ? value : undefined
}
