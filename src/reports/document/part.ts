// Part: a piece of a section, and what it is made of.

import type { Block, Inline, InlineContent } from '../../documents/document.ts'
import { parseDay } from '../../domain/days.ts'
import { formatDate, formatMoney } from '../../domain/format.ts'
import type { AnomalyResult } from '../../domain/generated/wire-types.ts'
import type { AnomalyInput } from '../../domain/reporting.ts'
import { sourceNames } from '../catalogue/summary.ts'
import { words } from '../catalogue/words.ts'
import { basisOf } from '../money-at-risk.ts'
import { type Audience, readReportTemplates } from '../report-templates.ts'
import { titleOf } from '../sentences.ts'
import type { Values } from '../template.ts'
import type { ReportSources } from './report-sources.ts'

export interface PartContext {
  readonly sources: ReportSources
  readonly audience: Audience
  /** Most severe first; one that several investigations found stands once. */
  readonly findings: readonly ReportedFinding[]
  /** The same, once for each investigation that found it. */
  readonly found: readonly ReportedFinding[]
  /** Those that are described one by one, most severe first. */
  readonly told: readonly ReportedFinding[]
  /** A sentence of templates/reports/texts.json. */
  readonly say: (key: string, values?: Values) => string
}

/** Blocks of a part; none where there is nothing to say. */
export type SectionPart = (context: PartContext) => readonly Block[]

export interface ReportedFinding {
  readonly anomaly: AnomalyResult
  readonly input: AnomalyInput
  /** Index of its investigation. */
  readonly investigation: number
}

export function paragraph(...content: InlineContent): Block {
  return { type: 'paragraph', content }
}

/** Each sentence as a paragraph, those that say nothing left out. */
export function paragraphs(...sentences: readonly string[]): readonly Block[] {
  return sentences.filter((sentence) => sentence !== '').map((sentence) => paragraph(sentence))
}

/** Id of the heading of a finding; a finding has one place in a report. */
export function anchorOf({ anomaly }: ReportedFinding): string {
  return `f-${anomaly.id}`
}

/** What the finding is about, as a title of its detector. */
export function nameOfFinding({ anomaly, input }: ReportedFinding): string {
  return titleOf(detail(anomaly, 'detector'), input)
}

/** BRL that are to be explained; zero where none are. */
export function moneyOf({ input }: ReportedFinding): number {
  return input.finding.money_at_risk_cents / 100
}

/** The money to be explained and as what part of which value it is reckoned; undefined where there is none. */
export function moneyWithBasis(finding: ReportedFinding, sources: Pick<ReportSources, 'language'>): string | undefined {
  const amount = moneyOf(finding)
  if (amount <= 0) return undefined
  const { reason } = basisOf(finding.input) ?? {}
  return [brl(amount, sources), ...(reason === undefined ? [] : [reason])].join('. ')
}

export function brl(amount: number, { language }: Pick<ReportSources, 'language'>): string {
  return formatMoney(amount, language)
}

/** A text of the technical details; empty where they have none of this name. */
function detail({ technical_details }: AnomalyResult, name: string): string {
  const value = technical_details[name]
  return typeof value === 'string' ? value : ''
}

export function wordOf(code: string, { language }: Pick<ReportSources, 'language'>): string {
  return words[code]?.[language] ?? code.replaceAll('_', ' ')
}

/** Whether the report ends with every measurement of every finding. */
export function isAnnexed({ sources, audience }: Pick<PartContext, 'sources' | 'audience'>): boolean {
  const { sections = [] } = readReportTemplates().types[sources.type] ?? {}
  return sources.raw_data && sections.includes('annexes') && !audience.leaves_out.includes('annexes')
}

/** The word of a code as it begins a line. */
export function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A link to a page of this service, or the text alone where nobody said where that is. */
export function linkTo(text: string, path: string | undefined, { public_url }: ReportSources): Inline {
  return public_url === undefined || path === undefined ? text : { type: 'link', text, href: `${public_url}${path}` }
}

/** `contract 12/2024`, a link to the record where it may be read. */
export function recordLinks(anomaly: AnomalyResult): ReadonlyMap<string, string | undefined> {
  return new Map(
    anomaly.evidence.data_points.flatMap(({ record }) => (record ? [[record.record_id, record.href]] : [])),
  )
}

/** `Compras.gov.br / PNCP`: a source by its name alone. */
export function nameOfSource(source: string, { language }: Pick<ReportSources, 'language'>): string {
  return sourceNames[source]?.of[language].replace(/^(of the|of|do|da) /, '') ?? source
}

/** A day in the words of a language; what is no day stays as it is. */
export function dateIn(iso: string, language: 'en' | 'pt'): string {
  const day = parseDay(iso.slice(0, 10))
  return day === undefined ? iso : formatDate(day, language)
}
