// Barring sanctions: sanctions during which a supplier may not contract, and how surely one binds a buyer on a day.

import {
  DAY_ABSENT,
  type Dataset,
  isDay,
  sanctionListCodes,
  sanctionScopeCodes,
  sphereCodes,
} from '../../../dataset/dataset.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'
import { isSameBody, isSameEntity, type NamedBody } from '../../../domain/same-body.ts'
import { findSanctionEffect, type SanctionEffect } from '../../../domain/sanction-effects.ts'
import type { SanctionScope } from '../../../domain/sanction-scope.ts'
import type { SupportingRows } from '../../detector.ts'

/** A sanction that bars its supplier; days, without an end where it is open. */
export interface BarringSanction {
  readonly firm: number
  readonly start: number
  readonly end: number | undefined
  readonly list: string
  readonly type: string
  readonly effect: SanctionEffect
  readonly scope: SanctionScope | undefined
  readonly body: NamedBody
  /** Day from which its remarks say that it was suspended; DAY_ABSENT where they do not, DAY_UNKNOWN where they give no day. */
  readonly suspendedDay: number
  /** Day from which it has effect again. */
  readonly resumedDay: number
  /** Day from which its register does not hold it. */
  readonly withdrawnDay: number
}

/** The bars that a finding rests on: of the supplier, those that began on its `sanction_start_day`. */
export const restsOnBar: SupportingRows = {
  table: 'sanctions',
  holds: ({ sanctions }, row, { sanction_start_day }) =>
    sanction_start_day === undefined || sanctions.start_day[row] === sanction_start_day,
}

/** Sanctions that bar their supplier from public contracts, by supplier. */
export const barringSanctions = oncePerDataset((data): ReadonlyMap<number, readonly BarringSanction[]> => {
  const { sanctions } = data
  const found = new Map<number, BarringSanction[]>()
  for (let at = 0; at < sanctions.length; at++) {
    const firm = sanctions.supplier[at]
    const start = sanctions.start_day[at]
    const end = sanctions.end_day[at]
    const list = sanctionListCodes[sanctions.list[at]] ?? ''
    const type = data.text('sanction_type', sanctions.sanction_type[at])
    const effect = findSanctionEffect(list, type)
    if (firm < 0 || !effect?.bars || !isDay(start) || !(isDay(end) || end === DAY_ABSENT)) continue
    const ofSupplier = found.get(firm) ?? []
    found.set(firm, ofSupplier)
    ofSupplier.push({
      firm,
      start,
      end: isDay(end) ? end : undefined,
      list,
      type,
      effect,
      scope: sanctionScopeCodes[sanctions.scope[at]] ?? effect.scope,
      body: {
        name: data.text('organization_name', sanctions.body[at]),
        sphere: sphereCodes[sanctions.body_sphere[at]],
        region: data.text('region', sanctions.body_region[at]),
      },
      suspendedDay: sanctions.suspended_day[at],
      resumedDay: sanctions.resumed_day[at],
      withdrawnDay: sanctions.withdrawn_day[at],
    })
  }
  return found
})

/** A bar in force on a day, with the probability that it binds the buyer. */
export interface Binding {
  readonly bar: BarringSanction
  readonly certainty: number
  /** What the records leave open. */
  readonly doubt?: 'suspended' | 'scope'
}

/** Compares bindings: the surest first, of equally sure ones the earliest, then in the order of the lists. */
export function surestFirst(left: Binding, right: Binding): number {
  const [a, b] = [left.bar, right.bar]
  const listOf = ({ list }: BarringSanction) => sanctionListCodes.findIndex((code) => code === list)
  return right.certainty - left.certainty || a.start - b.start || listOf(a) - listOf(b)
}

/** Choice: what is left of the certainty where remarks say that a bar was suspended, without a day, or its body is unknown. */
const [suspendedShare, untoldShare] = [0.5, 0.6]

/** How a bar binds the buyer of an act on a day; undefined where it does not. */
export function barBindings(data: Dataset): (bar: BarringSanction, row: number, day: number) => Binding | undefined {
  const { acts } = data
  const buyerOf = (row: number): NamedBody => ({
    name: data.text('organization_name', acts.organization_name[row]),
    sphere: sphereCodes[acts.organization_sphere[row]],
    region: data.text('region', acts.region[row]),
  })
  return (bar, row, day) => {
    if (bar.start > day || (bar.end !== undefined && day > bar.end)) return undefined
    if (isDay(bar.withdrawnDay) && bar.withdrawnDay <= day) return undefined
    const suspension = suspensionOn(bar, day)
    const reach = suspension === 'suspended' ? undefined : reachOf(bar, buyerOf(row))
    if (reach === undefined) return undefined
    return suspension === 'unknown'
      ? { bar, certainty: reach.certainty * suspendedShare, doubt: 'suspended' }
      : { bar, ...reach }
  }
}

/** Whether a bar is suspended on a day; 'unknown' where its remarks say so and do not say since when. */
function suspensionOn({ suspendedDay, resumedDay }: BarringSanction, day: number): 'none' | 'suspended' | 'unknown' {
  if (suspendedDay === DAY_ABSENT || (isDay(resumedDay) && resumedDay <= day)) return 'none'
  if (!isDay(suspendedDay)) return 'unknown'
  return suspendedDay <= day ? 'suspended' : 'none'
}

function reachOf({ scope, effect, body }: BarringSanction, buyer: NamedBody): Omit<Binding, 'bar'> | undefined {
  const { certainty } = effect
  if (scope === 'all') return { certainty }
  const sameness = scope === 'body' ? isSameBody(body, buyer) : isSameEntity(body, buyer)
  if (sameness === 'same') return { certainty: Math.max(certainty, effect.ownCertainty) }
  // Without a scope in the register, what binds beyond the body is disputed and not excluded.
  if (sameness === 'other') return scope === undefined ? { certainty, doubt: 'scope' } : undefined
  return scope === 'body' ? { certainty: certainty * untoldShare, doubt: 'scope' } : { certainty, doubt: 'scope' }
}
