// Rankings: a number for each row, so that comparing numbers is comparing the values of a column.

import { type ColumnDefinition, isDay } from '../dataset/dataset.ts'
import { actDays } from './act-days.ts'
import { shownText } from './lookup-conditions.ts'
import type { ColumnValues, TableView } from './table-view.ts'

export type Ranking = Float64Array

/** Smaller comes first; absent values rank above all others. `date` of acts is the day that each is dated by. */
export async function rankingOf(
  view: TableView,
  column: string,
  direction: 'ascending' | 'descending',
): Promise<Ranking> {
  const sign = direction === 'ascending' ? 1 : -1
  if (column === 'date' && view.table === 'acts') return rankNumbers(await actDays(view), sign)
  const definition = view.definition(column)
  if (definition === undefined) throw new RangeError(`${view.table} has no column ${column}`)
  const values = await view.column(column)
  return definition.type === 'code' ? rankCodes(view, definition, { values, sign }) : rankNumbers(values, sign)
}

function rankNumbers(values: ColumnValues, sign: 1 | -1): Ranking {
  // Days keep their marks of absence below every real day.
  const isAbsent = values instanceof Int32Array ? (value: number) => !isDay(value) : Number.isNaN
  const ranking = new Float64Array(values.length)
  for (let row = 0; row < values.length; row++) {
    const value = values[row]
    ranking[row] = isAbsent(value) ? Number.MAX_VALUE : sign * value
  }
  return ranking
}

/** Codes rank as their texts do: a fixed list too, so that an order does not depend on how values are stored. */
function rankCodes(
  view: TableView,
  { dictionary, values: fixed }: ColumnDefinition,
  { values, sign }: { readonly values: ColumnValues; readonly sign: 1 | -1 },
): Ranking {
  const texts = dictionary
    ? Array.from({ length: view.size(dictionary) }, (_, code) => shownText(dictionary, view.text(dictionary, code)))
    : [...(fixed ?? [])]
  const sorted = [...new Set(texts)].sort()
  const rankOf = new Map(sorted.map((text, rank) => [text, rank * sign]))
  const ranks = Float64Array.from(texts, (text) => rankOf.get(text) ?? 0)
  const ranking = new Float64Array(values.length)
  // An unknown text comes last in either direction.
  for (let row = 0; row < values.length; row++) ranking[row] = values[row] < 0 ? Number.MAX_VALUE : ranks[values[row]]
  return ranking
}
