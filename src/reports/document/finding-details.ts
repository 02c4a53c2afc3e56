// Finding details: a finding with every figure, as auditors check it.

import type { Block, Fact, TableCell } from '../../documents/document.ts'
import { formatNumber, formatPercent } from '../../domain/format.ts'
import type { AnomalyResult, DataPoint } from '../../domain/generated/wire-types.ts'
import { findMetric } from '../catalogue/metrics.ts'
import { findingSubject, labelOfSubject } from '../finding-subject.ts'
import { number, text } from '../template.ts'
import { againstOf, checksOf } from './doubts.ts'
import { chartsOf } from './finding-charts.ts'
import {
  dateIn,
  isAnnexed,
  linkTo,
  moneyWithBasis,
  type PartContext,
  paragraphs,
  type ReportedFinding,
  wordOf,
} from './part.ts'
import type { ReportSources } from './report-sources.ts'
import { concernsOf } from './subject-words.ts'
import { fact } from './summary-parts.ts'

/** Statement, figures, law, chart, factors, evidence, what speaks against, and next checks. */
export function technicalBlocks(finding: ReportedFinding, context: PartContext): readonly Block[] {
  const { anomaly } = finding
  const { say } = context
  const checks = checksOf(finding)
  return [
    ...paragraphs(anomaly.description),
    { type: 'facts', facts: figureFacts(finding, context) },
    ...chartsOf(finding, context),
    ...factorsOf(anomaly, context),
    ...evidenceOf(finding, context),
    ...paragraphs(say('against_title')),
    { type: 'list', style: 'unordered', items: againstOf(finding, context).map((said) => [said]) },
    ...(checks.length === 0
      ? []
      : [
          ...paragraphs(say('checks_title')),
          { type: 'list', style: 'ordered', items: checks.map((check) => [check]) } as const,
        ]),
  ]
}

export function figureFacts(finding: ReportedFinding, { sources, say }: PartContext): readonly Fact[] {
  const { anomaly, input } = finding
  const { statistical_analysis: test } = anomaly.evidence
  const language = sources.language
  const shown = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value, language))
  const { bodies, suppliers } = findingSubject(input)
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['term_concerns', concernsOf(finding, { sources, say })],
    ['term_buyer', bodies.join('; ')],
    [suppliers.length > 1 ? 'term_suppliers' : 'term_supplier', suppliers.join('; ')],
    ['term_detectors', detectorsOf(anomaly)],
    ['term_confidence', formatPercent(anomaly.confidence, language)],
    ['term_statistic', test && [wordOf(test.method, sources), shown(test.anomaly_score)].join(' = ')],
    ['term_threshold_test', shown(test?.threshold)],
    ['term_sample', shown(test?.sample_size)],
    ['term_p', test?.p_value === undefined ? undefined : say('p_of', { p: { kind: 'number', value: test.p_value } })],
    ['term_expected', expectedOf(anomaly, sources)],
    ['term_counterfactual', stringAt(objectAt(anomaly, 'counterfactual'), 'description')],
    ['term_money', moneyWithBasis(finding, sources)],
    ['term_peers', anomaly.context?.peer_comparison?.peer_group],
  ]
  return [
    ...lines.flatMap(([term, value]) => (value ? [fact(say(term), value)] : [])),
    ...lawOf(anomaly, { sources, say }),
    ...(anomaly.explanation?.technical ? [fact(say('term_technical'), anomaly.explanation.technical)] : []),
  ]
}

function detectorsOf({ technical_details }: AnomalyResult): string {
  const { detectors } = technical_details
  return Array.isArray(detectors) ? detectors.join(', ') : ''
}

/** `observed 3,077.95; expected 694.08 (490.68 to 981.79)`. */
function expectedOf(anomaly: AnomalyResult, { language }: ReportSources): string | undefined {
  const { observed, expected } = anomaly.technical_details
  if (typeof observed !== 'number' || typeof expected !== 'number') return undefined
  const interval = objectAt(anomaly, 'interval')
  const bounds = ['low', 'high'].map((name) => interval[name]).filter((value) => typeof value === 'number')
  const between = bounds.length === 2 ? ` (${bounds.map((value) => formatNumber(value, language)).join(' – ')})` : ''
  return `${formatNumber(observed, language)} / ${formatNumber(expected, language)}${between}`
}

/** Provisions in force on the day of the act, each with its text at the source of law. */
function lawOf({ context }: AnomalyResult, { sources, say }: Pick<PartContext, 'sources' | 'say'>): Fact[] {
  const law = context?.regulatory_context
  if (law === undefined) return []
  const day =
    law.reference_date === undefined
      ? ''
      : say('in_force', { date: text(dateIn(law.reference_date, sources.language)) })
  return [
    {
      term: say('term_law'),
      description: law.regulations
        .flatMap(({ title, article, url }, at) => {
          const name = `${title}, ${article}`
          const joint = at === 0 ? [] : ['; ']
          return [...joint, url === undefined ? name : ({ type: 'link', text: name, href: url } as const)]
        })
        .concat(day === '' ? [] : [` ${day}`]),
    },
  ]
}

function factorsOf({ explanation }: AnomalyResult, { say }: PartContext): readonly Block[] {
  const factors = explanation?.contributing_factors ?? []
  return factors.length < 2
    ? []
    : [
        { type: 'list', style: 'unordered', items: factors.map(({ description }) => [description]) },
        ...paragraphs(say('factors_add')),
      ]
}

/** The measurements with the place of their records at the source. */
export function evidenceOf(finding: ReportedFinding, context: PartContext): readonly Block[] {
  const { say, sources, audience } = context
  const points = finding.anomaly.evidence.data_points
  const shown = points.slice(0, audience.evidence)
  if (shown.length === 0) return []
  const cut = isAnnexed(context) ? 'table_evidence_annexed' : 'table_evidence_cut'
  const { related } = finding.input
  const isKept = related.length === finding.input.finding.related.length
  const kept = { shown: number(related.length + 1), all: number(finding.input.finding.related.length + 1) }
  return [
    ...(isKept ? [] : paragraphs(say('acts_not_kept', kept))),
    {
      type: 'table',
      caption: say(points.length > shown.length ? cut : 'table_evidence', {
        name: text(labelOfSubject(finding.input)),
        shown: { kind: 'number', value: shown.length },
        all: { kind: 'number', value: points.length },
      }),
      columns: evidenceColumns(say),
      rows: shown.map((point) => evidenceRow(point, sources)),
    },
  ]
}

export function evidenceColumns(say: PartContext['say']) {
  return [
    { name: say('column_metric'), type: 'text' },
    { name: say('column_value'), type: 'number' },
    { name: say('column_date'), type: 'date' },
    { name: say('column_record'), type: 'link' },
    { name: say('column_file'), type: 'text' },
    { name: say('column_line'), type: 'integer' },
    { name: say('column_retrieved'), type: 'date' },
  ] as const
}

export function evidenceRow(
  { metric, value, timestamp, record }: DataPoint,
  sources: ReportSources,
): readonly TableCell[] {
  const place = record && linkTo(record.record_id, record.href, sources)
  return [
    nameOfMeasure(metric, sources),
    value,
    timestamp.slice(0, 10),
    place === undefined || (typeof place !== 'string' && place.type !== 'link') ? null : place,
    record?.file ?? null,
    record?.line ?? null,
    record?.retrieved_at?.slice(0, 10) ?? null,
  ]
}

/** `valor`, `valor (esperado)`, `cauda binomial (estatística)`: a measure in the words of its reader. */
function nameOfMeasure(metric: string, sources: ReportSources): string {
  const { language } = sources
  const named = (name: string) => findMetric(name)?.[language] ?? wordOf(name, sources)
  if (metric.endsWith('_statistic'))
    return `${wordOf(metric.slice(0, -'_statistic'.length), sources)} (${statistic[language]})`
  if (metric.startsWith('expected_')) return `${named(metric.slice('expected_'.length))} (${expected[language]})`
  return named(metric)
}

const statistic = { en: 'statistic', pt: 'estatística' } as const
const expected = { en: 'expected', pt: 'esperado' } as const

function objectAt({ technical_details }: AnomalyResult, name: string): Readonly<Record<string, unknown>> {
  const value = technical_details[name]
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function stringAt(object: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = object[name]
  return typeof value === 'string' ? value : undefined
}
