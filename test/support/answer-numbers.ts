// The numbers that an answer of a conversation states, and those that its evidence opens to.

import type { Language } from '../../src/domain/vocabulary.ts'
import { median } from '../../src/stats/median.ts'

/** Positions of a list, which count its lines. */
const positions = /^(?:\d+\.|-) /gm
const written = /\d+(?:[.,]\d+)*/g

/** The numbers of a text as values: `1,234.50` of an English one, `1.234,50` of a Portuguese one. */
export function numbersIn(text: string, language: Language): readonly number[] {
  const group = language === 'en' ? /,/g : /\./g
  return [...text.replaceAll(positions, '').matchAll(written)].map(([own]) =>
    Number(own.replace(group, '').replace(',', '.')),
  )
}

/** What stands behind an answer: documents that its evidence opens to, and texts of who asked. */
export interface Backing {
  readonly documents: readonly unknown[]
  readonly texts: readonly string[]
}

/** Those that neither stand there nor follow from two figures of one document, or of two: a mean, a rest, a share, a ratio. */
export function unbacked(stated: readonly number[], { documents, texts }: Backing): readonly number[] {
  const known = new Set([...documents.flatMap(valuesOf), ...texts.flatMap(digitsOf), documents.length])
  for (const document of documents)
    for (const value of [...groupsIn(document), ...riskIn(document), ...pricesIn(document)]) known.add(value)
  const figures = documents.flatMap(figuresOf)
  for (const { count, with_value, total_value, direct_awards } of figures) {
    known.add(Math.round((total_value * 100) / with_value) / 100).add(count - with_value)
    // Peers and what is compared with them.
    known.add(with_value + 1)
    for (const share of percents(direct_awards, count)) known.add(share)
  }
  for (const one of figures)
    for (const other of figures)
      for (const name of ['count', 'total_value'] as const)
        for (const share of percents(one[name], other[name])) known.add(share)
  const amounts = [...known]
  const isRatio = (value: number) =>
    !Number.isInteger(value) &&
    amounts.some((other) => amounts.some((one) => one !== other && tenths(one / other) === value))
  return stated.filter((value) => !known.has(value) && !isRatio(value))
}

interface Opened {
  readonly query?: { readonly group_by?: string; readonly compare?: string }
  readonly records?: readonly {
    readonly supplier_id?: string
    readonly organization_id?: string
    readonly value?: number
    readonly unit_price?: number
  }[]
  readonly anomalies?: readonly {
    readonly affected_entities: { readonly primary: { readonly id: string } }
    readonly technical_details: { readonly money_at_risk?: number }
  }[]
}

/** Of the suppliers or bodies that the records of a query make: how many, what each is worth, and the median of the others. */
function groupsIn(document: unknown): readonly number[] {
  const { query, records = [] } = document as Opened
  const by = query?.group_by ?? query?.compare
  const kind = by?.startsWith('supplier')
    ? 'supplier_id'
    : by?.startsWith('organization')
      ? 'organization_id'
      : undefined
  if (kind === undefined) return []
  const cents = new Map<string, number>()
  for (const { value = 0, ...record } of records) {
    const id = record[kind]
    if (id !== undefined) cents.set(id, (cents.get(id) ?? 0) + Math.round(value * 100))
  }
  const worth = [...cents.values()].filter((value) => value > 0)
  const others = worth.map((own) => Math.round(median(worth.toSpliced(worth.indexOf(own), 1))) / 100)
  return [cents.size, worth.length - 1, ...worth.map((value) => value / 100), ...others]
}

/** The median of the unit prices of records, and how many state one. */
function pricesIn(document: unknown): readonly number[] {
  const { records = [] } = document as Opened
  const prices = records.flatMap(({ unit_price }) => unit_price ?? [])
  return prices.length === 0 ? [] : [prices.length, Math.round(median(prices) * 100) / 100]
}

/** What findings put at risk in all, of several about one contract the largest. */
function riskIn(document: unknown): readonly number[] {
  const { anomalies = [] } = document as Opened
  const most = new Map<string, number>()
  for (const { affected_entities, technical_details } of anomalies) {
    const { id } = affected_entities.primary
    most.set(id, Math.max(most.get(id) ?? 0, technical_details.money_at_risk ?? 0))
  }
  const cents = [...most.values()].reduce((sum, value) => sum + Math.round(value * 100), 0)
  return [cents / 100]
}

interface Figures {
  readonly count: number
  readonly with_value: number
  readonly total_value: number
  readonly direct_awards: number
  readonly median_value?: number
}

function figuresOf(document: unknown): readonly Figures[] {
  const found = (document as { readonly figures?: Figures }).figures
  return found === undefined ? [] : [found]
}

function percents(part: number, whole: number): readonly number[] {
  const percent = (part * 100) / whole
  return [tenths(percent), Math.round(percent)]
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** Every number of a value, and every one that a text of it has, a share as per cent too. */
function valuesOf(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value, ...percents(value, 1)]
  if (typeof value === 'string') return digitsOf(value)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : []
}

function digitsOf(text: string): readonly number[] {
  return [...numbersIn(text, 'en'), ...numbersIn(text, 'pt'), ...[...text.matchAll(/\d+/g)].map(Number)]
}
