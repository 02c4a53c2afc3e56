// Methodology: how a result was computed and how it is to be read.

import type { ReportInput } from '../domain/reporting.ts'
import { methodologyTexts, sourceNames } from './catalogue/summary.ts'
import { qualityNotes } from './quality-notes.ts'
import { titleOf } from './sentences.ts'
import { type Bilingual, fillFirst, number, text, type Values } from './template.ts'

/** Which detectors ran, on what, what was pinned, how confidence is to be read, and what could not be judged. */
export function toMethodology(input: ReportInput): string {
  const { language, data_source, records_analyzed, detectors, synthetic } = input
  const say = (template: Bilingual, values: Values = {}) => fillFirst([template], values, language)
  const notes = qualityNotes(input)
  const ran = [...detectors].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id }) => `${id} (${titleOf(id, input)})`)
  return [
    say(methodologyTexts.scope, {
      records: number(records_analyzed),
      of_source: text(sourceNames[data_source]?.of[language] ?? data_source),
    }),
    ran.length === 0
      ? say(methodologyTexts.noDetectors)
      : say(methodologyTexts.detectors, { count: number(ran.length), list: text(ran.join('; ')) }),
    say(methodologyTexts.gates),
    say(methodologyTexts.confidence),
    say(methodologyTexts.money),
    say(methodologyTexts.unjudged),
    ...(notes === undefined ? [] : [say(methodologyTexts.quality, { notes: text(notes) })]),
    ...(synthetic ? [say(methodologyTexts.synthetic)] : []),
  ].join(' ')
}
