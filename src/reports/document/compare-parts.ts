// Parts that compare investigations: figures side by side, and what several of them found.

import type { Block, Column, TableCell } from '../../documents/document.ts'
import type { AnomalyInput } from '../../domain/reporting.ts'
import { limits } from '../../limits.ts'
import { nameOfOrganization, nameOfSupplier } from '../finding-subject.ts'
import { listed } from '../listed.ts'
import { number, text } from '../template.ts'
import { areUnlike, type Unlikeness, unlikeInvestigations } from './likeness.ts'
import { lookedAt } from './looked-at.ts'
import { moneyOf, type PartContext, paragraphs, type SectionPart, titled, wordOf } from './part.ts'

export const sideBySidePart: SectionPart = ({ sources, say, found }) => {
  const { investigations } = sources
  if (investigations.length < 2) return []
  const unlike = unlikeInvestigations(sources)
  const isUnlike = areUnlike(unlike)
  const names = investigations.map((_, at) => say('investigation_number', { number: number(at + 1) }))
  const each = (cell: (at: number) => TableCell): TableCell[] => investigations.map((_, at) => cell(at))
  const results = (at: number) => investigations[at]?.results
  const sum = (at: number) =>
    found.filter(({ investigation }) => investigation === at).reduce((total, finding) => total + moneyOf(finding), 0)
  const line = (key: string, cell: (at: number) => TableCell): TableCell[] => [say(key), ...each(cell)]
  const rate = (at: number) => {
    const records = results(at)?.metadata.total_records_analyzed ?? 0
    return records > 0 ? ((results(at)?.summary.total_anomalies ?? 0) / records) * 1000 : null
  }
  const severities = (['critical', 'high', 'medium', 'low'] as const).map((severity): TableCell[] => [
    titled(wordOf(severity, sources)),
    ...each((at) => results(at)?.summary.by_severity[severity] ?? null),
  ])
  const columns: Column[] = [
    { name: say('column_figure'), type: 'text' },
    ...names.map((name) => ({ name, type: 'number' }) as const),
  ]
  return [
    {
      type: 'list',
      style: 'ordered',
      items: investigations.map((each) => [`“${each.results.metadata.query}” (${lookedAt(each, { sources, say })})`]),
    },
    ...unlikenessOf(unlike, { sources, say }),
    {
      type: 'table',
      caption: say('table_side_by_side'),
      columns,
      rows: [
        line('term_examined', (at) => results(at)?.metadata.total_records_analyzed ?? null),
        line('term_found', (at) => results(at)?.summary.total_anomalies ?? null),
        ...severities,
        ...(isUnlike ? [] : [line('term_rate', rate)]),
        line('term_money_brl', (at) => sum(at)),
        ...(isUnlike ? [] : [line('term_risk', (at) => results(at)?.summary.risk_score ?? null)]),
        line('term_dataset_version', (at) => results(at)?.metadata.dataset_version ?? null),
      ],
      rowHeader: 0,
    },
    ...paragraphs(isUnlike ? say('compare_no_difference') : say('compare_care')),
  ]
}

/** In what the questions were not the same, said before any figure; none where they were. */
export function unlikenessOf(
  unlike: readonly Unlikeness[],
  { say, sources }: Pick<PartContext, 'say' | 'sources'>,
): readonly Block[] {
  if (unlike.length === 0) return []
  const whats = unlike.map((what) => say(`unlike_${what}`))
  const content = say(areUnlike(unlike) ? 'compare_unlike' : 'compare_other_records', {
    what: text(listed(whats, sources.language)),
  })
  return [{ type: 'note', tone: 'caution', content: [content] }]
}

/** Bodies, suppliers and findings that more than one investigation names. */
export const sharedPart: SectionPart = (context) => {
  if (context.sources.investigations.length < 2) return []
  const blocks = [
    ...sharedParties(context, 'body', nameOfOrganization),
    ...sharedParties(context, 'supplier', nameOfSupplier),
    ...sharedFindings(context),
  ]
  return blocks.length > 0 ? blocks : paragraphs(context.say('shared_none'))
}

function sharedParties(
  { found, say, sources }: PartContext,
  kind: 'body' | 'supplier',
  nameOf: (input: AnomalyInput) => string | undefined,
): readonly Block[] {
  const counts = new Map<string, number[]>()
  for (const { input, investigation } of found) {
    const name = nameOf(input)
    if (name === undefined) continue
    const of = counts.get(name) ?? sources.investigations.map(() => 0)
    of[investigation] = (of[investigation] ?? 0) + 1
    counts.set(name, of)
  }
  const shared = [...counts].filter(([, of]) => of.filter((each) => each > 0).length > 1)
  if (shared.length === 0) return []
  const shown = shared
    .sort(([a, left], [b, right]) => total(right) - total(left) || (a < b ? -1 : 1))
    .slice(0, limits.reportPartiesMax)
  return [
    {
      type: 'table',
      caption: say(`table_shared_${kind}`, { shown: number(shown.length), all: number(shared.length) }),
      columns: [
        { name: say(`column_${kind}`), type: 'text' },
        ...sources.investigations.map(
          (_, at) => ({ name: say('investigation_number', { number: number(at + 1) }), type: 'integer' }) as const,
        ),
      ],
      rows: shown.map(([name, of]): TableCell[] => [name, ...of]),
      rowHeader: 0,
    },
  ]
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, each) => sum + each, 0)
}

/** A finding keeps its id over runs, so that the same one in two runs is known. */
function sharedFindings({ found, say }: PartContext): readonly Block[] {
  const runs = new Map<string, Set<number>>()
  for (const { anomaly, investigation } of found)
    runs.set(anomaly.id, (runs.get(anomaly.id) ?? new Set()).add(investigation))
  const shared = [...runs.values()].filter((of) => of.size > 1).length
  return paragraphs(
    say(shared > 0 ? 'shared_findings' : 'shared_findings_none', {
      count: number(shared),
      all: number(runs.size),
    }),
  )
}
