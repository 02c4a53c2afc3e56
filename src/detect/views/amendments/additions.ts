// Additions: what amendments added to a contract, and whether they end just below their cap.

import { childRange } from '../../../dataset/child-rows.ts'
import { codeTable } from '../../../dataset/code-table.ts'
import { amendmentKindCodes, type Dataset } from '../../../dataset/dataset.ts'
import { findAmendmentCap } from '../../../domain/amendment-caps.ts'
import { toLegalBasis } from '../../../domain/legal-basis.ts'
import { findObjectNature } from '../../../domain/object-nature.ts'
import { mayBeNewTotal } from './new-total.ts'

/** Choice: the margin below the cap is a twentieth of it. */
const nearShare = 0.95

/** Sums in BRL cents, and the number of additions. */
export interface AdditionSums {
  readonly additions_cents: number
  readonly readjustments_cents: number
  readonly additions: number
  /** The largest addition that may be a new total, and the total before it. */
  readonly doubtful?: { readonly addition: number; readonly totalBefore: number }
}

const valueKind = amendmentKindCodes.indexOf('value')
const readjustmentKind = amendmentKindCodes.indexOf('readjustment')

/** Sums of the value amendments and of the readjustments of a contract. */
export function sumAdditions({ acts, amendments }: Dataset, row: number): AdditionSums {
  let [additions_cents, readjustments_cents, additions] = [0, 0, 0]
  let doubtful: AdditionSums['doubtful']
  const [first, end] = childRange(amendments.parent, row)
  for (let at = first; at < end; at++) {
    const delta = amendments.value_delta[at]
    if (!(delta > 0)) continue
    const totalBefore = acts.value[row] + additions_cents + readjustments_cents
    if (amendments.kind[at] === readjustmentKind) readjustments_cents += delta
    if (amendments.kind[at] !== valueKind) continue
    if (mayBeNewTotal(delta, totalBefore) && !(doubtful && doubtful.addition >= delta))
      doubtful = { addition: delta, totalBefore }
    additions_cents += delta
    additions++
  }
  return { additions_cents, readjustments_cents, additions, ...(doubtful && { doubtful }) }
}

/** Whether an act's additions end just below their cap; undefined for an act without additions, or without a known cap. */
export function nearCap(data: Dataset): (row: number) => boolean | undefined {
  const basisOf = codeTable(data, 'legal_basis', toLegalBasis)
  const natureOf = codeTable(data, 'category', findObjectNature)
  return (row) => {
    const basis = basisOf(data.acts.legal_basis[row])
    const value = data.acts.value[row]
    if (basis === undefined || !(value > 0)) return undefined
    const { additions_cents, readjustments_cents, additions } = sumAdditions(data, row)
    const cap = additions_cents === 0 ? undefined : findAmendmentCap(basis, natureOf(data.acts.category[row]))
    if (cap === undefined) return undefined
    const allowed = cap.ratio * (value + readjustments_cents)
    return additions_cents >= nearShare * allowed && additions_cents <= allowed + additions
  }
}
