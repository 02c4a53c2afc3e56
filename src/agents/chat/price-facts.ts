// What unit prices say of one record, or of the records of a supplier.

import { totalsOfRows } from '../../chat/facts/totals.ts'
import type { ComparedPrice, PriceFacts } from '../../chat/facts/unit-prices.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import type { ChatRecord } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { type PricedRow, pricedRows } from './comparable-prices.ts'

interface Reading {
  readonly read: (rows: readonly number[]) => Promise<readonly ChatRecord[]>
  /** One record is asked about, and no supplier. */
  readonly isOfOne: boolean
}

/** The unit prices of the rows among comparable ones: of a supplier's largest records those that enough others are comparable to. */
export async function pricesAmong(dataset: Dataset, rows: readonly number[], reading: Reading): Promise<PriceFacts> {
  const { isOfOne } = reading
  const centsOf = (row: number) => dataset.acts.value[row] || 0
  const looked = rows
    .toSorted((one, other) => centsOf(other) - centsOf(one) || one - other)
    .slice(0, limits.chatRecordsShownMax)
  const priced = pricedRows(dataset, looked, { isOfOthers: !isOfOne })
  const judged = isOfOne ? priced : priced.filter(({ price }) => price.median !== undefined)
  const prices: ComparedPrice[] = []
  for (const one of judged.toSorted((first, other) => ratioOf(other) - ratioOf(first) || first.row - other.row))
    prices.push(await comparedPrice(dataset, one, reading))
  return { asked: rows.length, looked: looked.length, priced: priced.length, prices }
}

function ratioOf({ price: { price, median = 0 } }: PricedRow): number {
  return median > 0 ? price / median : 0
}

async function comparedPrice(
  dataset: Dataset,
  { row, price, by, rows }: PricedRow,
  { read, isOfOne }: Reading,
): Promise<ComparedPrice> {
  const named = isOfOne ? rows.slice(0, limits.chatRecordsShownMax) : []
  const [record = { contract_id: '' }, ...compared] = await read([row, ...named])
  const filters = { ...(price.item !== undefined && { object: [price.item] }), ...yearFilter(price.year) }
  return { record, price, compared, row, by, filters, totals: totalsOfRows(dataset, rows) }
}

function yearFilter(year: string | undefined) {
  return year === undefined ? {} : { date_range: { start: `${year}-01-01`, end: `${year}-12-31` } }
}
