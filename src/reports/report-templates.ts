// Templates of reports: which sections a type has, what stands in each, and how each audience reads them. They are data in
// templates/reports/, so that words and order change without code; a part that no code makes is refused at the first use.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Bilingual } from './template.ts'

/** A type of report. */
export interface ReportLayout {
  readonly name: Bilingual
  readonly description: Bilingual
  readonly estimated_pages: number
  /** Fewer findings than the audience reads are shown. */
  readonly findings_max?: number
  /** What it is made of: an investigation, several of what can be compared, an investigation or analysis, or whom the network knows. */
  readonly needs: 'investigation' | 'several' | 'any' | 'entity'
  /** Of `entity`: what it must be in the network. */
  readonly entity_type?: 'supplier' | 'organization'
  /** Keys of sections, in their order. */
  readonly sections: readonly string[]
}

/** How findings are written: in a paragraph, with every figure, in a line, as a story to be checked, or as cases. */
export type Voice = 'plain' | 'technical' | 'brief' | 'story' | 'method'

export interface Audience {
  readonly name: Bilingual
  /** Said at the beginning: for whom it is written, and how. */
  readonly note: Bilingual
  /** The same of a report of analyses alone. */
  readonly note_figures: Bilingual
  readonly voice: Voice
  /** Findings described one by one; the others are counted. */
  readonly findings: number
  /** Rows of evidence under a finding. */
  readonly evidence: number
  readonly glossary: boolean
  /** Sections that come right after the summary. */
  readonly first: readonly string[]
  readonly leaves_out: readonly string[]
}

export interface SectionTemplate {
  readonly title: Bilingual
  /** Where a voice calls it otherwise. */
  readonly titles?: Readonly<Partial<Record<Voice, Bilingual>>>
  /** What stands in it, in this order; a section of which nothing can be said is left out. */
  readonly parts: readonly string[]
}

export interface ReportTemplates {
  readonly types: Readonly<Record<string, ReportLayout>>
  readonly audiences: Readonly<Record<string, Audience>>
  readonly sections: Readonly<Record<string, SectionTemplate>>
  /** Sentences of parts. */
  readonly texts: Readonly<Record<string, Bilingual>>
  /** Which templates a report was made with. */
  readonly version: string
}

const folder = new URL('../../templates/reports/', import.meta.url)
let templates: ReportTemplates | undefined

/** The templates as they stood at the first use. */
export function readReportTemplates(): ReportTemplates {
  templates ??= read()
  return templates
}

function read(): ReportTemplates {
  const hash = createHash('sha256')
  const parse = <Entry>(file: string) => {
    const text = readFileSync(new URL(`${file}.json`, folder), 'utf8')
    hash.update(text)
    return JSON.parse(text) as Readonly<Record<string, Entry>>
  }
  const types = parse<ReportLayout>('types')
  const audiences = parse<Audience>('audiences')
  const sections = parse<SectionTemplate>('sections')
  const texts = parse<Bilingual>('texts')
  return { types, audiences, sections, texts, version: hash.digest('hex').slice(0, 12) }
}
