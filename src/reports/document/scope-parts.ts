// Parts on the scope: what was asked, what was examined, and what was not.

import type { Block, Fact, InlineContent } from '../../documents/document.ts'
import { anomalyTypes } from '../../domain/vocabulary.ts'
import { qualityNotes } from '../quality-notes.ts'
import { titleOf } from '../sentences.ts'
import { number, text } from '../template.ts'
import { filtersRead } from './looked-at.ts'
import { dateIn, nameOfSource, type PartContext, type SectionPart, wordOf } from './part.ts'
import type { ReportedInvestigation } from './report-sources.ts'
import { fact } from './summary-parts.ts'

/** The question, as it was read. */
export const askedPart: SectionPart = (context) =>
  context.sources.investigations.map(
    (investigation): Block => ({ type: 'facts', facts: askedOf(investigation, context) }),
  )

function askedOf(investigation: ReportedInvestigation, context: PartContext): Fact[] {
  const { request, results, created_at } = investigation
  const { sources, say } = context
  const { metadata } = results
  const read = filtersRead(investigation, context)
  const ignored = (metadata.query_ignored ?? []).map((each) => `“${each}”`)
  const types = request.anomaly_types.length === 0 ? anomalyTypes : request.anomaly_types
  return [
    fact(say('term_question'), metadata.query),
    fact(say('term_source'), nameOfSource(metadata.data_source, sources)),
    fact(say('term_asked_on'), dateIn(created_at, sources.language)),
    ...(read.length > 0 ? [fact(say('term_read'), read.join('; '))] : []),
    ...(ignored.length > 0 ? [fact(say('term_ignored'), ignored.join('; '))] : []),
    fact(say('term_types'), types.map((type) => wordOf(type, sources)).join('; ')),
    fact(
      say('term_threshold'),
      say('threshold_of', { threshold: number(request.confidence_threshold), most: number(request.max_results) }),
    ),
  ]
}

/** Records and detectors. */
export const examinedPart: SectionPart = (context) =>
  context.sources.investigations.flatMap((each) => examinedOf(each, context))

function examinedOf({ input, results }: ReportedInvestigation, { say }: PartContext): readonly Block[] {
  const records = say('examined', {
    records: number(results.metadata.total_records_analyzed),
    version: text(String(results.metadata.dataset_version)),
    detectors: number(input.detectors.length),
  })
  return [{ type: 'paragraph', content: [records] }]
}

/** Which detectors ran, for readers who check the method. */
export const detectorsPart: SectionPart = ({ sources, say, audience }) => {
  if (audience.voice !== 'technical' && audience.voice !== 'method') return []
  return sources.investigations.map(({ input }): Block => {
    const ran = [...input.detectors].sort((a, b) => (a.id < b.id ? -1 : 1))
    return {
      type: 'table',
      caption: say('table_detectors'),
      columns: [
        { name: say('column_detector'), type: 'text' },
        { name: say('column_looks_for'), type: 'text' },
        { name: say('column_type'), type: 'text' },
        { name: say('column_found'), type: 'integer' },
      ],
      rows: ran.map(({ id, type }) => [id, titleOf(id, sources), wordOf(type, sources), countOf(id, input)]),
      rowHeader: 0,
    }
  })
}

function countOf(id: string, { anomalies }: ReportedInvestigation['input']): number {
  return anomalies.filter(({ finding }) => finding.candidates.some(({ detector }) => detector === id)).length
}

/** What stayed out, and why. */
export const notExaminedPart: SectionPart = (context) => {
  const items = context.sources.investigations.flatMap((each) => missingOf(each, context))
  const always = ['not_heard', 'not_recorded'].map((key) => [context.say(key)])
  return [{ type: 'list', style: 'unordered', items: [...items, ...always] }]
}

function missingOf({ input, results, request }: ReportedInvestigation, { sources, say }: PartContext): InlineContent[] {
  const { metadata, summary, anomalies } = results
  const notes = qualityNotes(input)
  const unasked = anomalyTypes.filter(
    (type) => request.anomaly_types.length > 0 && !request.anomaly_types.includes(type),
  )
  const said = [
    ...(anomalies.length < summary.total_anomalies
      ? [say('missing_listed', { listed: number(anomalies.length), found: number(summary.total_anomalies) })]
      : []),
    ...(metadata.errors ?? []).map(({ source, code }) =>
      say('missing_source', { source: text(source), code: text(code) }),
    ),
    ...(metadata.partial && (metadata.errors ?? []).length === 0 ? [say('missing_partial')] : []),
    ...(metadata.query_ignored ?? []).map((ignored) => say('missing_ignored', { said: text(ignored) })),
    ...(unasked.length > 0
      ? [say('missing_types', { types: text(unasked.map((type) => wordOf(type, sources)).join(', ')) })]
      : []),
    ...Object.entries(metadata.insufficient_data ?? {}).map(([detector, records]) =>
      say('missing_data', {
        detector: text(detector),
        title: text(titleOf(detector, sources)),
        records: number(records),
      }),
    ),
    ...(notes === undefined ? [] : [say('missing_quality', { notes: text(notes) })]),
  ]
  return said.map((each) => [each])
}

/** What nobody can conclude from it. */
export const limitsPart: SectionPart = (context) => {
  const { sources, say } = context
  const isOfFigures = sources.analyses.length > 0
  // A dossier has findings, and may have no investigation.
  const isOfFindings = sources.investigations.length > 0 || !isOfFigures
  const items = [...(isOfFindings ? limitsOfFindings(context) : []), ...(isOfFigures ? limitsOfFigures(context) : [])]
  const hedges = [...(sources.investigations.length > 0 ? ['hedge'] : []), ...(isOfFigures ? ['hedge_figures'] : [])]
  return [
    { type: 'list', style: 'unordered', items: [...items, say('limit_persons')].map((item) => [item]) },
    ...hedges.map((key) => ({ type: 'note', tone: 'caution', content: [say(key)] }) as const),
  ]
}

function limitsOfFindings({ say, findings }: PartContext): readonly string[] {
  const keys = ['limit_indication', 'limit_confidence', 'limit_money', 'limit_absence', 'limit_law']
  const weak = findings.filter(({ anomaly }) => anomaly.confidence < 0.5).length
  return [...keys.map((key) => say(key)), ...(weak > 0 ? [say('limit_weak', { count: number(weak) })] : [])]
}

function limitsOfFigures({ say, sources }: PartContext): readonly string[] {
  const figures = sources.analyses.flatMap(({ document }) => document.results.figures)
  const isNominal = sources.analyses.some(({ document }) => document.results.prices.terms === 'nominal')
  return [
    ...['limit_figures', 'limit_intervals', 'limit_tests'].map((key) => say(key)),
    ...(figures.some(({ name }) => name === 'spearman') ? [say('limit_correlation')] : []),
    ...(isNominal && figures.some(({ terms }) => terms !== undefined) ? [say('limit_nominal')] : []),
  ]
}

const wordsOfFindings = ['indication', 'confidence', 'severity', 'risk', 'peers', 'direct_award', 'additive', 'p_value']
/** Terms that a reader meets where an analysis has the figure. */
const wordsOfNames = [
  ['hhi', 'hhi'],
  ['spearman', 'rank_correlation'],
  ['partial_spearman', 'rank_correlation'],
] as const
const wordsOfFigures = ['interval', 'p_value', 'corrected', 'nominal']

/** Words of the trade, for readers who do not need them every day. */
export const glossaryPart: SectionPart = ({ audience, say, sources }) => {
  const names = new Set<string>(
    sources.analyses.flatMap(({ document }) => document.results.figures.map(({ name }) => name)),
  )
  const terms = [
    ...(sources.investigations.length > 0 ? wordsOfFindings : []),
    ...(sources.analyses.length > 0 ? wordsOfFigures : []),
    ...wordsOfNames.flatMap(([name, term]) => (names.has(name) ? [term] : [])),
  ].filter((term, at, all) => all.indexOf(term) === at)
  if (!audience.glossary || terms.length === 0) return []
  return [{ type: 'facts', facts: terms.map((term) => fact(say(`word_${term}`), say(`means_${term}`))) }]
}

/** How the findings were reached, as the investigation says it. */
export const methodPart: SectionPart = ({ sources, audience, say }) => {
  if (sources.investigations.length === 0) return []
  if (audience.voice === 'plain' || audience.voice === 'brief')
    return [{ type: 'paragraph', content: [say('method_plain')] }]
  return sources.investigations.flatMap(({ results }): Block[] => {
    const said = results.explanations?.methodology
    return said === undefined ? [] : [{ type: 'paragraph', content: [said] }]
  })
}
