// Equal lots: acts of one purchase that agree in firm, day, object and amount, for which no source states whether each has this amount or
// each carries that of all of them. They stay, and what rests on their amounts is in doubt.
// Choice: one contract counted once, docs/choices.md.

import { isWithoutEffect } from '../domain/parse-status.ts'
import { codeTable } from './code-table.ts'
import { countedElsewhere } from './counted-elsewhere.ts'
import { type Dataset, isDay, recordKindCodes } from './dataset.ts'
import { groupBy } from './group-by.ts'
import { sharedPerDataset } from './shared-per-dataset.ts'

const [contract, award, tender] = (['contract', 'award', 'tender'] as const).map((kind) =>
  recordKindCodes.indexOf(kind),
)
/** Choice: two equal lots are common, and three of one day by chance are rare enough to be asked about. */
const lotsMin = 3

/** One byte for each act: 1 where its amount may be that of all lots of its purchase. */
export const equalLots = sharedPerDataset('equal lots', (data): Uint8Array => {
  const marks = new Uint8Array(data.acts.length)
  if (data.size('tender') === 0) return marks
  const { acts } = data
  const perTender = new Int32Array(data.size('tender'))
  const rows = untoldRows(data)
  for (const row of rows) perTender[acts.tender[row]]++
  const dayOf = (row: number) => (isDay(acts.signing_day[row]) ? acts.signing_day[row] : acts.award_day[row])
  const lots = groupBy(
    rows.filter((row) => perTender[acts.tender[row]] >= lotsMin && isDay(dayOf(row))),
    (row) =>
      [
        ...[acts.record_kind[row], acts.source[row], acts.tender[row], acts.supplier[row], dayOf(row)],
        ...[acts.description[row], acts.currency[row], acts.value[row]],
      ].join(' '),
  )
  for (const [, own] of lots) if (own.length >= lotsMin) for (const row of own) marks[row] = 1
  return marks
})

/** Contracts and awards of a purchase that count, where neither its notice nor quantity and price show what is whose amount. */
function untoldRows(data: Dataset): readonly number[] {
  const { acts } = data
  const told = new Uint8Array(data.size('tender'))
  for (let row = 0; row < acts.length; row++)
    if (
      acts.record_kind[row] === tender &&
      acts.tender[row] >= 0 &&
      (acts.value[row] > 0 || acts.estimated_value[row] > 0)
    )
      told[acts.tender[row]] = 1
  const isVoid = codeTable(data, 'status', isWithoutEffect)
  const counted = countedElsewhere(data)
  const rows: number[] = []
  for (let row = 0; row < acts.length; row++) {
    const kind = acts.record_kind[row]
    if ((kind !== contract && kind !== award) || acts.tender[row] < 0 || told[acts.tender[row]] === 1) continue
    if (acts.supplier[row] < 0 || !(acts.value[row] > 0) || counted[row] !== 0 || acts.description[row] === 0) continue
    const isOrder = acts.framework[row] >= 0 || acts.call_off[row] === 1
    const hasPrice = acts.quantity[row] > 1 && acts.unit_price[row] > 0
    if (!isOrder && !hasPrice && isVoid(acts.status[row]) !== true) rows.push(row)
  }
  return rows
}
