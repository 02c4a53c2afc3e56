// Conditions of a lookup: each is decided once for every code of a dictionary, or by one comparison a row.

import { ABSENT_CODE, type DictionaryName, isDay } from '../dataset/dataset.ts'
import { unitOfMunicipality } from '../dataset/selection.ts'
import { idHash } from '../domain/id-hash.ts'
import { maskTaxId } from '../domain/tax-id.ts'
import { actDays } from './act-days.ts'
import type { ColumnValues, TableView } from './table-view.ts'

export type Operator = 'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'

export type ColumnCondition =
  /** A value against the column's: text of a code or an id, a day number, BRL, a number. */
  | { readonly type: 'compare'; readonly column: string; readonly operator: Operator; readonly value: string | number }
  /** One of these texts. */
  | { readonly type: 'any_of'; readonly column: string; readonly values: readonly string[] }
  /** A tax id, whole or as the 8-character root of a CNPJ. */
  | { readonly type: 'party'; readonly column: string; readonly id: string }
  /** A federative unit: the record's own, else that of its municipality. */
  | { readonly type: 'state'; readonly state: string }
  /** Day numbers, both included; acts are dated by `actDays`, other tables by their day. */
  | { readonly type: 'days'; readonly from?: number; readonly to?: number }

/** One byte a row: 1 where every condition holds. */
export async function selectRows(view: TableView, conditions: readonly ColumnCondition[]): Promise<Uint8Array> {
  const selected = new Uint8Array(view.length).fill(1)
  for (const condition of conditions) await narrow(view, condition, selected)
  return selected
}

/** The form of a text of a dictionary that may be shown, and therefore compared. */
export function shownText(dictionary: DictionaryName, text: string): string {
  return dictionary === 'supplier' ? maskTaxId(text) : text
}

async function narrow(view: TableView, condition: ColumnCondition, selected: Uint8Array): Promise<void> {
  switch (condition.type) {
    case 'compare':
      return compare(view, condition, selected)
    case 'any_of':
      return keepCodes(view, condition.column, { selected, matches: (text) => condition.values.includes(text) })
    case 'party':
      return keepCodes(view, condition.column, { selected, matches: partyTest(condition.id) })
    case 'state':
      return keepState(view, condition.state, selected)
    case 'days': {
      const days = view.table === 'acts' ? await actDays(view) : await view.column('day')
      const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition
      return keep(days, selected, (day) => isDay(day) && day >= from && day <= to)
    }
  }
}

async function compare(
  view: TableView,
  { column, operator, value }: Extract<ColumnCondition, { type: 'compare' }>,
  selected: Uint8Array,
): Promise<void> {
  const definition = view.definition(column)
  if (definition?.type === 'code') {
    const wanted = definition.dictionary ? shownText(definition.dictionary, String(value)) : String(value)
    const matches = (text: string) => holds(operator, text < wanted ? -1 : text > wanted ? 1 : 0)
    return keepCodes(view, column, { selected, matches, keepAbsent: operator === 'ne' })
  }
  const values = await view.column(column)
  if (definition?.type === 'hash') {
    const wanted = idHash(String(value))
    return keep(values, selected, (hash) => (hash === wanted) === (operator === 'eq'))
  }
  const wanted = definition?.type === 'cents' ? Math.round(Number(value) * 10_000) / 100 : Number(value)
  const isAbsent = definition?.type === 'day' ? (found: number) => !isDay(found) : Number.isNaN
  return keep(values, selected, (found) => (isAbsent(found) ? operator === 'ne' : holds(operator, found - wanted)))
}

function holds(operator: Operator, order: number): boolean {
  switch (operator) {
    case 'eq':
      return order === 0
    case 'ne':
      return order !== 0
    case 'gt':
      return order > 0
    case 'gte':
      return order >= 0
    case 'lt':
      return order < 0
    case 'lte':
      return order <= 0
  }
}

/** A person's id matches by what may be shown of it; the root of a CNPJ matches its establishments. */
function partyTest(id: string): (shown: string) => boolean {
  const bare = id.replace(/[./\s-]/g, '').toUpperCase()
  const wanted = new Set([id.trim(), bare, maskTaxId(bare)])
  const root = /^[0-9A-Z]{8}$/.test(bare) ? bare : undefined
  return (shown) =>
    wanted.has(shown) || (root !== undefined && shown.length === 14 && shown.startsWith(root) && !shown.includes('*'))
}

async function keepCodes(
  view: TableView,
  column: string,
  test: {
    readonly selected: Uint8Array
    /** Sees texts as they may be shown. */
    readonly matches: (text: string) => boolean
    readonly keepAbsent?: boolean
  },
): Promise<void> {
  const { dictionary, values: fixed = [] } = view.definition(column) ?? {}
  const size = dictionary === undefined ? fixed.length : view.size(dictionary)
  const wanted = new Uint8Array(size)
  for (let code = 0; code < size; code++) {
    const text = dictionary === undefined ? (fixed[code] ?? '') : shownText(dictionary, view.text(dictionary, code))
    wanted[code] = test.matches(text) ? 1 : 0
  }
  keep(await view.column(column), test.selected, (code) =>
    code === ABSENT_CODE ? test.keepAbsent === true : wanted[code] === 1,
  )
}

async function keepState(view: TableView, state: string, selected: Uint8Array): Promise<void> {
  const regions = await view.column('region')
  const wanted = view.code('region', state)
  const municipalities = view.definition('municipality') && (await view.column('municipality'))
  const inState = new Uint8Array(view.size('municipality'))
  for (let code = 0; code < inState.length; code++)
    if (unitOfMunicipality(view.text('municipality', code)) === state) inState[code] = 1
  for (let row = 0; row < selected.length; row++) {
    const region = regions[row] ?? ABSENT_CODE
    const isIn = region === ABSENT_CODE ? inState[municipalities?.[row] ?? ABSENT_CODE] === 1 : region === wanted
    if (!isIn) selected[row] = 0
  }
}

function keep(values: ColumnValues, selected: Uint8Array, test: (value: number) => boolean): void {
  for (let row = 0; row < selected.length; row++) if (selected[row] === 1 && !test(values[row])) selected[row] = 0
}
