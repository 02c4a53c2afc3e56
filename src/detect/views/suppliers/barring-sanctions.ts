import { DAY_ABSENT, isDay, sanctionListCodes } from '../../../dataset/dataset.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'
import { findSanctionEffect, type SanctionEffect } from '../../../domain/sanction-effects.ts'

/** A sanction during which its supplier may not contract; days, without an end where it is open. */
export interface BarringSanction {
  readonly start: number
  readonly end: number | undefined
  readonly list: string
  readonly type: string
  readonly effect: SanctionEffect
}

/** Sanctions that bar their supplier from public contracts, by supplier. */
export const barringSanctions = oncePerDataset((data): ReadonlyMap<number, readonly BarringSanction[]> => {
  const { sanctions } = data
  const found = new Map<number, BarringSanction[]>()
  for (let at = 0; at < sanctions.length; at++) {
    const supplier = sanctions.supplier[at]
    const start = sanctions.start_day[at]
    const end = sanctions.end_day[at]
    const list = sanctionListCodes[sanctions.list[at]] ?? ''
    const type = data.text('sanction_type', sanctions.sanction_type[at])
    const effect = findSanctionEffect(list, type)
    if (supplier < 0 || !effect?.bars || !isDay(start) || !(isDay(end) || end === DAY_ABSENT)) continue
    const ofSupplier = found.get(supplier) ?? []
    found.set(supplier, ofSupplier)
    ofSupplier.push({ start, end: isDay(end) ? end : undefined, list, type, effect })
  }
  return found
})
