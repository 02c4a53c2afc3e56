// Compare analyses: the figures that several of them have, side by side.

import type { Block, TableCell } from '../../documents/document.ts'
import type { AnalysisFigure } from '../../domain/generated/wire-types.ts'
import { aboutFigure, figureTitle, valueWithin } from './analysis-figures.ts'
import { titleOfAnalysis } from './analysis-parts.ts'
import { unlikenessOf } from './compare-parts.ts'
import { areUnlike, unlikeAnalyses } from './likeness.ts'
import { type PartContext, paragraphs, type SectionPart } from './part.ts'

export const analysesSideBySidePart: SectionPart = (context) => {
  const { say, sources } = context
  const { analyses } = sources
  if (analyses.length < 2) return []
  const shared = [...figuresByWhat(context).values()].filter((of) => of.filter((each) => each).length > 1)
  if (shared.length === 0) return paragraphs(say('compare_analyses_none'))
  const table: Block = {
    type: 'table',
    caption: say('table_analyses_side_by_side'),
    columns: [say('column_figure'), ...analyses.map((each, at) => titleOfAnalysis(each, at, context))].map(
      (name) => ({ name, type: 'text' }) as const,
    ),
    rows: shared.map((of): TableCell[] => [
      whatOf(of.find((figure) => figure?.value !== undefined) ?? of.find((figure) => figure), context),
      ...of.map((figure) => (figure === undefined ? null : valueWithin(figure, context))),
    ]),
    rowHeader: 0,
  }
  const unlike = unlikeAnalyses(sources)
  const care = areUnlike(unlike) ? 'compare_no_difference' : 'compare_analyses_care'
  return [...unlikenessOf(unlike, context), table, ...paragraphs(say(care))]
}

type OfEach = (AnalysisFigure | undefined)[]

/** By what a figure is of, with one entry for each analysis. A period is no part of it: the analyses have their own. */
function figuresByWhat({ sources }: PartContext): ReadonlyMap<string, OfEach> {
  const found = new Map<string, OfEach>()
  for (const [at, { document }] of sources.analyses.entries())
    for (const figure of document.results.figures) {
      if (ofOwnMonths.has(figure.name)) continue
      const { name, terms, subject, variables, controls } = figure
      const what = JSON.stringify([name, terms, subject?.type, subject?.id, variables, controls])
      const of: OfEach = found.get(what) ?? sources.analyses.map(() => undefined)
      of[at] ??= figure
      found.set(what, of)
    }
  return found
}

/** Of months that each analysis finds for itself. */
const ofOwnMonths: ReadonlySet<string> = new Set(['change_point', 'unusual_month', 'predicted_spending'])

function whatOf(figure: AnalysisFigure | undefined, context: PartContext): string {
  if (figure === undefined) return ''
  const { period: _, ...rest } = figure
  const about = aboutFigure(rest, context)
  return about === '' ? figureTitle(figure, context) : `${figureTitle(figure, context)} (${about})`
}
