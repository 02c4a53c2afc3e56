// Quality notes: doubts about the records, in words.

import type { ReportInput } from '../domain/reporting.ts'
import { insightTexts } from './catalogue/summary.ts'
import { listed } from './listed.ts'
import { fillFirst, number, text } from './template.ts'

/** The quality notes of the records in words, most frequent first; undefined when there are none. */
export function qualityNotes({ quality, language }: ReportInput): string | undefined {
  const notes = Object.entries(quality)
    .filter(([, count]) => count > 0)
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .map(([note, count]) => fillFirst([insightTexts.note], { note: text(note), count: number(count) }, language))
  return notes.length === 0 ? undefined : listed(notes, language)
}
