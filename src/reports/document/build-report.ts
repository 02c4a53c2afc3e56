// Build report: the document of a report, from what was read. Pure: the same sources give the same document.

import type { Block, TextDocument } from '../../documents/document.ts'
import { AppError } from '../../errors.ts'
import { type Audience, type ReportLayout, readReportTemplates } from '../report-templates.ts'
import { fillFirst, type Values } from '../template.ts'
import { analysesData } from './analysis-figures.ts'
import { findingsData } from './finding-parts.ts'
import { moneyOf, nameOfFinding, type PartContext, type ReportedFinding } from './part.ts'
import { parts } from './parts.ts'
import type { ReportSources } from './report-sources.ts'

/** The report as a document in the language of its sources. Throws INTERNAL_ERROR for a type or audience that no template has. */
export function buildReport(sources: ReportSources): TextDocument {
  const template = known(readReportTemplates().types, sources.type)
  const audience = known(readReportTemplates().audiences, sources.audience)
  const { language } = sources
  const found = sources.investigations.flatMap(findingsOf).sort(bySeverity)
  const findings = [...new Map([...found].reverse().map((finding) => [finding.anomaly.id, finding])).values()].reverse()
  const context: PartContext = {
    sources,
    audience,
    findings,
    found,
    told: chooseTold(findings, Math.min(audience.findings, template.findings_max ?? Number.POSITIVE_INFINITY)),
    say: (key, values) => say(key, values ?? {}, language),
  }
  const blocks = sectionsOf(template, audience).flatMap((key) => buildSection(key, context))
  // Of analyses alone the data is their figures; any other report has its findings as data, also where there are none.
  const isOfFigures = sources.investigations.length === 0 && sources.analyses.length > 0
  return {
    language,
    title: sources.title ?? template.name[language],
    subject: template.name[language],
    author: 'Prumo',
    created: sources.generated_at,
    data: isOfFigures ? analysesData(context) : findingsData(context),
    blocks,
  }
}

/** Keys of the sections in the order in which an audience reads them. */
function sectionsOf({ sections }: ReportLayout, { first, leaves_out }: Audience): readonly string[] {
  const [summary = '', ...rest] = sections.filter((key) => !leaves_out.includes(key))
  const early = first.filter((key) => rest.includes(key))
  return [summary, ...early, ...rest.filter((key) => !early.includes(key))]
}

function buildSection(key: string, context: PartContext): readonly Block[] {
  const { title, titles, parts: names } = known(readReportTemplates().sections, key)
  const blocks = names.flatMap((name) => known(parts, name)(context))
  if (blocks.length === 0) return []
  const text = (titles?.[context.audience.voice] ?? title)[context.sources.language]
  return [{ type: 'heading', level: 1, id: `s-${key.replaceAll('_', '-')}`, text }, ...blocks]
}

function say(key: string, values: Values, language: ReportSources['language']): string {
  return fillFirst([known(readReportTemplates().texts, key)], values, language)
}

function findingsOf(investigation: ReportSources['investigations'][number], at: number): ReportedFinding[] {
  return investigation.results.anomalies.map((anomaly, index) => {
    const input = investigation.input.anomalies[index]
    if (input === undefined) throw new AppError('INTERNAL_ERROR', { reason: 'run_damaged' })
    return { anomaly, input, investigation: at }
  })
}

const severities = ['critical', 'high', 'medium', 'low']

function bySeverity({ anomaly: a }: ReportedFinding, { anomaly: b }: ReportedFinding): number {
  return (
    severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
    b.confidence - a.confidence ||
    (a.id < b.id ? -1 : 1)
  )
}

/** All of them where there is room; else of each kind the one with most money first, the severest kinds before the others. */
function chooseTold(findings: readonly ReportedFinding[], room: number): readonly ReportedFinding[] {
  if (findings.length <= room) return findings
  const place = new Map<ReportedFinding, number>()
  const counts = new Map<string, number>()
  for (const finding of [...findings].sort((a, b) => moneyOf(b) - moneyOf(a) || bySeverity(a, b))) {
    const kind = `${finding.anomaly.severity} ${nameOfFinding(finding)}`
    place.set(finding, counts.get(kind) ?? 0)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const rank = ({ anomaly }: ReportedFinding) => severities.indexOf(anomaly.severity)
  return [...findings]
    .sort(
      (a, b) =>
        rank(a) - rank(b) || (place.get(a) ?? 0) - (place.get(b) ?? 0) || moneyOf(b) - moneyOf(a) || bySeverity(a, b),
    )
    .slice(0, room)
}

function known<Entry>(table: Readonly<Record<string, Entry>>, key: string): Entry {
  const entry = Object.hasOwn(table, key) ? table[key] : undefined
  if (entry === undefined) throw new AppError('INTERNAL_ERROR', { reason: 'report_template_damaged' })
  return entry
}
