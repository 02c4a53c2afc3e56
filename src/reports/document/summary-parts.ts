// Parts of the summary: for whom it is written, what came out, and how much.

import type { Block, Fact } from '../../documents/document.ts'
import { formatNumber } from '../../domain/format.ts'
import { sourceNames } from '../catalogue/summary.ts'
import { money, number, text } from '../template.ts'
import { lookedAt } from './looked-at.ts'
import { brl, dateIn, moneyOf, type PartContext, paragraphs, type SectionPart, titled, wordOf } from './part.ts'
import type { ReportedInvestigation } from './report-sources.ts'

/** For whom the report is written, and where the rest stands. */
export const audiencePart: SectionPart = ({ audience, sources }) => {
  const isOfFigures = sources.analyses.length > 0 && sources.investigations.length === 0
  const note = isOfFigures ? audience.note_figures : audience.note
  return [{ type: 'note', tone: 'neutral', content: [note[sources.language]] }]
}

/** What was looked for and what came out, a sentence for each investigation. */
export const leadPart: SectionPart = (context) =>
  paragraphs(
    ...context.sources.investigations.flatMap((investigation) => [
      leadOf(investigation, context),
      lookedAt(investigation, context),
    ]),
  )

function leadOf({ input, results }: ReportedInvestigation, { sources, say, found }: PartContext): string {
  const { total_anomalies } = results.summary
  const source = sourceNames[results.metadata.data_source]?.of[sources.language] ?? results.metadata.data_source
  const own = found.filter(({ input: each }) => input.anomalies.includes(each))
  const cents = own.reduce((sum, { input: each }) => sum + each.finding.money_at_risk_cents, 0)
  return say(total_anomalies === 0 ? 'lead_none' : 'lead', {
    query: text(results.metadata.query),
    records: number(results.metadata.total_records_analyzed),
    of_source: text(source),
    found: number(total_anomalies),
    ...(cents > 0 && { money: money(cents / 100) }),
    ...(own.length < total_anomalies && { listed: number(own.length) }),
  })
}

/** Counts and money, one fact a line. */
export const totalsPart: SectionPart = (context) => {
  const { sources, say, findings } = context
  const sum = findings.reduce((total, finding) => total + moneyOf(finding), 0)
  const facts = sources.investigations.flatMap((investigation) => totalsOf(investigation, context))
  const total =
    sources.investigations.length > 1 && sum > 0
      ? [{ term: say('term_money_all'), description: [brl(sum, sources)] }]
      : []
  return facts.length === 0 ? [] : [{ type: 'facts', facts: [...facts, ...total] }]
}

function totalsOf(investigation: ReportedInvestigation, context: PartContext): Fact[] {
  const { sources, say, found } = context
  const { results, input } = investigation
  const { summary, metadata } = results
  const cents = found
    .filter(({ input: each }) => input.anomalies.includes(each))
    .reduce((sum, { input: each }) => sum + each.finding.money_at_risk_cents, 0)
  const severities = (['critical', 'high', 'medium', 'low'] as const)
    .filter((severity) => summary.by_severity[severity] > 0)
    .map((severity) => `${wordOf(severity, sources)} ${formatNumber(summary.by_severity[severity], sources.language)}`)
  const named = sources.investigations.length > 1 ? [{ term: say('term_question'), description: [metadata.query] }] : []
  return [
    ...named,
    fact(say('term_examined'), formatNumber(metadata.total_records_analyzed, sources.language)),
    ...periodOf(investigation, context),
    fact(say('term_found'), [formatNumber(summary.total_anomalies, sources.language), ...severities].join(' · ')),
    ...(cents > 0 ? [fact(say('term_money'), brl(cents / 100, sources))] : []),
    fact(say('term_risk'), say('risk_of', { score: number(summary.risk_score) })),
  ]
}

function periodOf({ results }: ReportedInvestigation, { sources, say }: PartContext): Fact[] {
  const { start, end } = results.metadata.query_understood?.date_range ?? {}
  if (start === undefined && end === undefined) return []
  const shown = (date: string) => text(dateIn(date, sources.language))
  const key = start === undefined ? 'until' : end === undefined ? 'since' : 'from_to'
  const values = { ...(start !== undefined && { from: shown(start) }), ...(end !== undefined && { to: shown(end) }) }
  return [fact(say('term_period'), say(key, values))]
}

export function fact(term: string, description: string): Fact {
  return { term, description: [description] }
}

/** That the records are generated, where any is. */
export const syntheticPart: SectionPart = ({ sources, say }): readonly Block[] =>
  [...sources.investigations.map(({ results }) => results), ...sources.analyses.map(({ document }) => document)].some(
    ({ metadata }) => metadata.synthetic,
  )
    ? [{ type: 'note', tone: 'caution', content: [say('synthetic')] }]
    : []

/** Findings by severity as a chart. */
export const severitiesPart: SectionPart = ({ sources, say, findings }) => {
  if (!sources.charts || findings.length === 0) return []
  const order = ['critical', 'high', 'medium', 'low'] as const
  const counts = order.map((severity) => findings.filter(({ anomaly }) => anomaly.severity === severity).length)
  const isCut = sources.investigations.some(({ results }) => results.anomalies.length < results.summary.total_anomalies)
  const said = order.map((severity, at) => `${wordOf(severity, sources)} ${counts[at]}`).join(', ')
  return [
    {
      type: 'figure',
      caption: say(isCut ? 'figure_severities_listed' : 'figure_severities'),
      alternative: say('figure_severities_text', { counts: text(said) }),
      chart: {
        type: 'bars',
        measure: { name: say('measure_findings'), type: 'integer' },
        categories: order.map((severity) => titled(wordOf(severity, sources))),
        series: [{ name: say('measure_findings'), values: counts }],
      },
    },
  ]
}
