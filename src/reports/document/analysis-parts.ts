// Analyses in a report: what each found, and its figures.

import type { Block } from '../../documents/document.ts'
import type { SectionPart } from './part.ts'

export const analysesPart: SectionPart = ({ sources }) =>
  sources.analyses.flatMap(({ id, name, scope, insights, tables }): Block[] => [
    { type: 'heading', level: 2, id: `a-${id}`, text: name },
    { type: 'paragraph', content: [scope] },
    ...(insights.length === 0
      ? []
      : [{ type: 'list', style: 'unordered', items: insights.map((insight) => [insight]) } as const]),
    ...tables.map((table) => ({ type: 'table', ...table }) as const),
  ])

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
