// PR-01: unit prices that their peers do not explain. One model of expected prices serves six statements:
// a single price too high (PR-01), a price that a pack size explains (PR-01-UNIT) or that its record contradicts (PR-01-RECORD), a supplier dearer for one body (PR-01-SUPPLIER),
// a body that pays everybody more (PR-01-BUYER), a supplier whose price of an item creeps up (PR-01-CREEP).

import type { Dataset } from '../../dataset/dataset.ts'
import { everyRow } from '../../dataset/every-row.ts'
import { keepMarkedRows } from '../../dataset/keep-rows.ts'
import { keptPerDataset } from '../../dataset/shared-per-dataset.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { defineDetector } from '../detector.ts'
import { buyerMarkups } from '../views/prices/buyer-markup.ts'
import { joinLoose } from '../views/prices/expected-prices.ts'
import { fitGroups, type GroupFits } from '../views/prices/group-fits.ts'
import { catalogGroups } from '../views/prices/peer-groups.ts'
import { priceCeiling, priceConfidence } from '../views/prices/price-confidence.ts'
import { priceCreeps } from '../views/prices/price-creep.ts'
import { outlierRatioMin, outlierScoreMin, type PriceOutlier, priceFindings } from '../views/prices/price-finding.ts'
import { dearGroupCandidates } from '../views/prices/price-group.ts'
import { type ReadPrices, readPrices } from '../views/prices/price-readings.ts'
import type { PriceResiduals } from '../views/prices/price-residuals.ts'
import { pricedMarks } from '../views/prices/priced-acts.ts'
import { supplierMarkups } from '../views/prices/supplier-markup.ts'
import { supplierPairs } from '../views/prices/supplier-pairs.ts'
import { findUnitFactor } from '../views/prices/unit-factor.ts'

/** A price this many spreads too low that a pack size explains is an error of the unit; it costs nothing, hence the cap. */
const lowScoreMax = -6
const lowConfidence = 0.5
/** Choice: what is more likely a flaw of the record than a price is not reported by default. */
const doubtConfidence = 0.3

/** Fits of a part of the groups, or the word that they are not needed. */
type Fitted = GroupFits | 'kept'

export const unitPrice = defineDetector<readonly Fitted[]>({
  id: 'PR-01',
  variants: ['UNIT', 'RECORD', 'CREEP', 'SUPPLIER', 'BUYER'].map((word) => ({ id: `PR-01-${word}` })),
  names: { supplier: 'supplier', organization: 'organization', item: 'item' },
  needs: [['acts.unit_price', 'acts.quantity'], 'acts.value'],
  partition: 'catalog',
  phase: 'agent_analysis',
  fold: (data, rows) => [judgePrices.isKept(data) ? 'kept' : fitRows(data, rows)],
  finalize: (parts, data, context) => {
    const { prices, groups } = judgePrices(data, parts)
    return [
      ...prices.filter(({ row }) => context.selected[row] === 1),
      ...dearGroupCandidates(data, groups, context),
    ].sort((a, b) => a.row - b.row)
  },
})

/** What holds of all prices, whatever is asked: most of the work, done once for each dataset. */
const judgePrices = keptPerDataset('unit prices', (data, parts: readonly Fitted[]) => {
  const fits = parts.flatMap((part) => (part === 'kept' ? [] : [part]))
  const told = joinLoose(data, fits.length < parts.length ? [fitRows(data, everyRow(data))] : fits)
  const { residuals, readings } = readPrices(data, told)
  const pairs = supplierPairs(data, residuals)
  return {
    prices: priceFindings(data, told, [...outliersOf(residuals), ...doubtsOf({ residuals: told, readings })]),
    groups: [...supplierMarkups(data, pairs), ...buyerMarkups(data, pairs), ...priceCreeps(data, residuals)],
  }
})

function fitRows(data: Dataset, rows: Int32Array): GroupFits {
  return fitGroups(data, catalogGroups(data, keepMarkedRows(rows, pricedMarks(data))))
}

function outliersOf(residuals: PriceResiduals): readonly PriceOutlier[] {
  const ceilingOf = priceCeiling(residuals.z)
  const outliers: PriceOutlier[] = []
  for (let index = 0; index < residuals.length; index++) {
    assertWantedAt(index)
    const z = residuals.z[index]
    const residual = residuals.residual[index]
    if (z >= outlierScoreMin && residual >= Math.log(outlierRatioMin))
      outliers.push({ index, confidence: priceConfidence(z), ceiling: ceilingOf(z) })
    else if (z <= lowScoreMax && findUnitFactor(residual, residuals.sigma[index]) !== undefined)
      outliers.push({ index, confidence: lowConfidence })
  }
  return outliers
}

/** Prices too high that another reading of their record explains: at most a doubt. */
function doubtsOf({ residuals, readings }: ReadPrices): readonly PriceOutlier[] {
  return [...readings].flatMap(([index, reading], at) => {
    assertWantedAt(at)
    const isHigh = residuals.z[index] >= outlierScoreMin && residuals.residual[index] >= Math.log(outlierRatioMin)
    return isHigh ? [{ index, confidence: doubtConfidence, ceiling: doubtConfidence, reading }] : []
  })
}
