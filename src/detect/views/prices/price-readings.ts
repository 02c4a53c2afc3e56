// Price readings: what else a record may say of its price. A price that its peers explain once it is divided by the pack that the
// description states, or once it is taken for the total of the contract, is no markup but a doubt about the record.

import type { Dataset } from '../../../dataset/dataset.ts'
import { gather } from '../../../dataset/gather.ts'
import { groupCodes } from '../../../dataset/group-keys.ts'
import { assertWanted, assertWantedAt } from '../../../dataset/wanted.ts'
import { median } from '../../../stats/median.ts'
import type { PriceResiduals } from './price-residuals.ts'

/** The other reading of a price: `factor` times the one in the record is what peers pay. */
export interface PriceReading {
  readonly kind: 'pack' | 'total'
  readonly factor: number
}

export interface ReadPrices {
  /** The residuals with the prices of such records as their peers explain them. */
  readonly residuals: PriceResiduals
  /** By position in the residuals. */
  readonly readings: ReadonlyMap<number, PriceReading>
}

/** From so many spreads a price needs another reading, and within so many it is explained by one. */
const doubtScoreMin = 2
const explainedScoreMax = 3.5
/** Choice: packs are cheaper by their content than single pieces, by half at most, and may be dearer by a fifth. */
const explainedRatios = { least: 0.5, most: 1.2 }
/** Choice: a value that is off its product by less than a twentieth does not contradict it. */
const contradictionMin = Math.log(1.05)

/** Finds the records of which another reading agrees with their peers. */
export function readPrices(data: Dataset, residuals: PriceResiduals): ReadPrices {
  const otherReadings = readingsOf(data, residuals)
  const readings = new Map<number, PriceReading>()
  for (let index = 0; index < residuals.length; index++) {
    assertWantedAt(index)
    if (Math.abs(residuals.z[index]) < doubtScoreMin) continue
    const explaining = otherReadings(index).find(({ factor }) =>
      isExplained(residuals.residual[index] + Math.log(factor), residuals.sigma[index]),
    )
    if (explaining !== undefined) readings.set(index, explaining)
  }
  return readings.size === 0 ? { residuals, readings } : { residuals: withReadings(residuals, readings), readings }
}

function isExplained(residual: number, sigma: number): boolean {
  const band = explainedScoreMax * sigma
  const { least, most } = explainedRatios
  return residual <= Math.max(band, Math.log(most)) && residual >= Math.min(-band, Math.log(least))
}

function withReadings(residuals: PriceResiduals, readings: ReadonlyMap<number, PriceReading>): PriceResiduals {
  const [residual, z] = [residuals.residual.slice(), residuals.z.slice()]
  for (const [index, { factor }] of readings) {
    residual[index] = residual[index] + Math.log(factor)
    z[index] = residual[index] / residuals.sigma[index]
  }
  return { ...residuals, residual, z }
}

function readingsOf(data: Dataset, residuals: PriceResiduals): (index: number) => readonly PriceReading[] {
  const { unit_price, value, quantity } = data.acts
  const packOf = relativePacks(data, residuals)
  return (index) => {
    const row = residuals.row[index]
    const perUnit = value[row] / 100 / quantity[row] / unit_price[row]
    const isContradiction = Math.abs(Math.log(perUnit)) > contradictionMin
    const pack = packOf(index)
    return [
      ...(isContradiction && perUnit > 0 && perUnit < Number.POSITIVE_INFINITY
        ? [{ kind: 'total' as const, factor: perUnit }]
        : []),
      ...(pack === 1 ? [] : [{ kind: 'pack' as const, factor: 1 / pack }]),
    ]
  }
}

/** The stated pack of an act over that of its peers; 1 where neither states one. */
function relativePacks(
  { acts: { pack_size } }: Dataset,
  { row, groupOf, level }: PriceResiduals,
): (index: number) => number {
  const sizeAt = (index: number) => pack_size[row[index]] || 1
  const usual = new Map<number, number>()
  const usualOf = (own: Int32Array) => {
    assertWanted()
    return median(gather(own, sizeAt))
  }
  let members: ReturnType<typeof groupCodes> | undefined
  return (index) => {
    const group = groupOf[index]
    members ??= groupCodes(groupOf, level.length)
    const own = members.members.subarray(members.starts[group], members.starts[group + 1])
    const known = usual.get(group) ?? usualOf(own)
    usual.set(group, known)
    return sizeAt(index) / known
  }
}
