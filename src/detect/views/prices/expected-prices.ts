// Expected prices: the residuals of all priced acts, by catalogue item where it has enough peers, else by class.

import type { Dataset } from '../../../dataset/dataset.ts'
import { everyRow } from '../../../dataset/every-row.ts'
import { keepMarkedRows } from '../../../dataset/keep-rows.ts'
import { fitGroups, type GroupFits } from './group-fits.ts'
import { catalogGroups, categoryGroups } from './peer-groups.ts'
import { joinResiduals, type PriceResiduals } from './price-residuals.ts'
import { pricedMarks } from './priced-acts.ts'

/** The expected price and the residual of every priced act. */
export function priceResiduals(data: Dataset): PriceResiduals {
  const rows = keepMarkedRows(everyRow(data), pricedMarks(data))
  return joinLoose(data, [fitGroups(data, catalogGroups(data, rows))])
}

/** The residuals of fitted groups, and of the acts without one, which are compared within their class. */
export function joinLoose(data: Dataset, parts: readonly GroupFits[]): PriceResiduals {
  return joinResiduals(data, [...parts, fitLoose(data, parts)])
}

/** Acts without a catalogue code, or with too few peers under theirs, are compared within their class. */
function fitLoose(data: Dataset, parts: readonly GroupFits[]): GroupFits {
  const priced = pricedMarks(data)
  const loose = priced.slice()
  for (const { row } of parts) for (let at = 0; at < row.length; at++) loose[row[at]] = 0
  const every = everyRow(data)
  const rows = keepMarkedRows(every, loose)
  return fitGroups(data, rows.length === 0 ? [] : categoryGroups(data, keepMarkedRows(every, priced), rows))
}
