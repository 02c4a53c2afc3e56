// Parts that count the findings: by type, body, supplier and month, and the money to be explained.

import type { Block, TableCell } from '../../documents/document.ts'
import { anomalyTypes } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { nameOfOrganization, nameOfSupplier } from '../finding-subject.ts'
import { dateOfAct } from '../labels.ts'
import { tally } from '../tally.ts'
import { number, text, type Values } from '../template.ts'
import { moneyOf, type PartContext, paragraphs, type ReportedFinding, type SectionPart, wordOf } from './part.ts'

/** Findings and money by anomaly type. */
export const byTypePart: SectionPart = (context) => {
  const { findings, say, sources } = context
  if (findings.length === 0) return []
  const rows = anomalyTypes.map((type): TableCell[] => {
    const of = findings.filter(({ anomaly }) => anomaly.type === type)
    return [wordOf(type, sources), of.length, sumOf(of)]
  })
  return [
    table(say('table_by_type'), say('column_type'), { rows, say }),
    ...barsOf(context, {
      caption: 'figure_by_type',
      bars: rows.map(([label, value]) => ({ label: String(label), value: Number(value) })),
    }),
  ]
}

function sumOf(findings: readonly ReportedFinding[]): number | null {
  const sum = findings.reduce((total, finding) => total + moneyOf(finding), 0)
  return sum > 0 ? sum : null
}

function table(
  caption: string,
  first: string,
  { rows, say }: { readonly rows: TableCell[][]; readonly say: PartContext['say'] },
): Block {
  return {
    type: 'table',
    caption,
    columns: [
      { name: first, type: 'text' },
      { name: say('column_found'), type: 'integer' },
      { name: say('column_money'), type: 'money' },
    ],
    rows,
    rowHeader: 0,
  }
}

interface Bars {
  readonly caption: string
  readonly bars: readonly { readonly label: string; readonly value: number }[]
}

function barsOf({ sources, say }: PartContext, { caption, bars }: Bars): readonly Block[] {
  if (!sources.charts || bars.length < 2) return []
  const sorted = [...bars].sort((a, b) => b.value - a.value)
  return [
    {
      type: 'figure',
      caption: say(caption),
      alternative: sorted.map(({ label, value }) => `${label}: ${value}`).join('; '),
      chart: { type: 'ranked_bars', measure: { name: say('measure_findings'), type: 'integer' }, bars: sorted },
    },
  ]
}

/** The bodies with most money to be explained. */
export const byBodyPart: SectionPart = (context) => partyTable(context, 'body', nameOfOrganization)
export const bySupplierPart: SectionPart = (context) => partyTable(context, 'supplier', nameOfSupplier)

function partyTable(context: PartContext, kind: 'body' | 'supplier', nameOf: typeof nameOfSupplier): readonly Block[] {
  const { findings, say } = context
  const parties = tally(
    findings.map(({ input }) => input),
    nameOf,
  )
  if (parties.length === 0) return []
  const shown = parties.slice(0, limits.reportPartiesMax)
  const rows = shown.map(({ name, inputs, cents }): TableCell[] => [
    name,
    inputs.length,
    cents > 0 ? cents / 100 : null,
  ])
  const caption = say(`table_by_${kind}`, { shown: number(shown.length), all: number(parties.length) })
  const others = findings.filter(({ input }) => nameOf(input) === undefined).length
  return [
    table(caption, say(`column_${kind}`), { rows, say }),
    ...(others === 0 ? [] : paragraphs(say(`others_than_${kind}`, { count: number(others) }))),
  ]
}

/** Acts with findings by the month of the act. */
export const byMonthPart: SectionPart = ({ findings, say, sources }) => {
  if (!sources.charts) return []
  const counts = new Map<string, number>()
  for (const { input } of findings) {
    const month = dateOfAct(input.primary)?.slice(0, 7)
    if (month !== undefined) counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  const months = monthsBetween([...counts.keys()].sort())
  if (months.length < 3) return []
  const values = months.map((month) => counts.get(month) ?? 0)
  const [peak = ''] = [...months].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
  const said = {
    from: text(months[0] ?? ''),
    to: text(months.at(-1) ?? ''),
    month: text(peak),
    count: number(counts.get(peak) ?? 0),
  }
  return [
    {
      type: 'figure',
      caption: say('figure_by_month'),
      alternative: say('figure_by_month_text', said),
      chart: {
        type: 'time_series',
        measure: { name: say('measure_findings'), type: 'integer' },
        periods: months,
        series: [{ name: say('measure_findings'), values }],
      },
    },
  ]
}

/** Every month from the first to the last, those without a finding too; at most ten years. */
function monthsBetween(sorted: readonly string[]): readonly string[] {
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const months: string[] = []
  let [year = 0, month = 1] = first.split('-').map(Number)
  while (months.length < limits.reportMonthsMax) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
    months.push(name)
    if (name === last) return months
    ;[year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  }
  return sorted
}

/** Money by the way in which it was reckoned, each explained once. */
export const moneyPart: SectionPart = ({ findings, say, sources }) => {
  const groups = new Map<string, { count: number; sum: number; shares: number[] }>()
  for (const finding of findings) {
    const basis = finding.anomaly.technical_details.money_at_risk_basis as
      | { method?: string; share?: number }
      | undefined
    const amount = moneyOf(finding)
    if (basis?.method === undefined || amount === 0) continue
    const group = groups.get(basis.method) ?? { count: 0, sum: 0, shares: [] }
    if (basis.share !== undefined) group.shares.push(basis.share)
    groups.set(basis.method, { ...group, count: group.count + 1, sum: group.sum + amount })
  }
  if (groups.size === 0) return findings.length === 0 ? [] : [{ type: 'paragraph', content: [say('no_money')] }]
  const rows = [...groups]
    .sort(([, a], [, b]) => b.sum - a.sum)
    .map(([method, { count, sum, shares }]): TableCell[] => [say(`basis_${method}`, rangeOf(shares)), count, sum])
  return [
    { type: 'paragraph', content: [say('money_is')] },
    table(say('table_money'), say('column_reckoned'), { rows, say }),
    ...sharesOf(rows, { say, sources }),
  ]
}

/** The least and the greatest share of the value, in one where they read the same. */
function rangeOf(shares: readonly number[]): Values {
  if (shares.length === 0) return {}
  const [low, high] = [Math.min(...shares), Math.max(...shares)]
  return { low: number(low), ...(Math.round(100 * high) > Math.round(100 * low) && { high: number(high) }) }
}

function sharesOf(
  rows: readonly TableCell[][],
  { say, sources }: Pick<PartContext, 'say' | 'sources'>,
): readonly Block[] {
  if (!sources.charts || rows.length < 2) return []
  const parts = rows.map(([label, , value]) => ({ label: String(label), value: Number(value) }))
  return [
    {
      type: 'figure',
      caption: say('figure_money'),
      alternative: parts
        .map(({ label, value }) => say('bar_said', { label: text(label), money: { kind: 'money', brl: value } }))
        .join('; '),
      chart: { type: 'shares', measure: { name: say('column_money'), type: 'money' }, parts },
    },
  ]
}

/** Each provision with how many findings rest on it. */
export const lawPart: SectionPart = ({ findings, say, audience }) => {
  if (audience.voice === 'plain' || audience.voice === 'brief') return []
  const laws = new Map<string, { url?: string; count: number; days: string[] }>()
  for (const { anomaly, input } of findings) {
    const law = anomaly.context?.regulatory_context
    for (const { title, article, url } of law?.regulations ?? []) {
      const name = `${title}, ${article}`
      const entry = laws.get(name) ?? { count: 0, days: [], ...(url !== undefined && { url }) }
      entry.count += 1
      // A rule that is bound to no day of its own is applied on that of the act.
      const day = law?.reference_date ?? dateOfAct(input.primary)
      if (day !== undefined) entry.days.push(day)
      laws.set(name, entry)
    }
  }
  if (laws.size === 0) return []
  const rows = [...laws].sort(([a, left], [b, right]) => right.count - left.count || (a < b ? -1 : 1))
  return [
    {
      type: 'table',
      caption: say('table_law'),
      columns: [
        { name: say('column_provision'), type: 'link' },
        { name: say('column_found'), type: 'integer' },
        { name: say('column_first_act'), type: 'date' },
        { name: say('column_last_act'), type: 'date' },
      ],
      rows: rows.map(([name, { url, count, days }]): TableCell[] => {
        const sorted = [...days].sort()
        const cell = url === undefined ? name : ({ type: 'link', text: name, href: url } as const)
        return [cell, count, sorted[0] ?? null, sorted.at(-1) ?? null]
      }),
      rowHeader: 0,
    },
  ]
}
