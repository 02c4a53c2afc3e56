// Doubted values: what an import noted as doubtful is no sure finding (docs/detection.md#doubted-values). One place for all detectors:
// each says in `needs` which columns it reads.

import type { Dataset } from '../../../dataset/dataset.ts'
import { equalLots } from '../../../dataset/equal-lots.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'
import { assertWantedAt } from '../../../dataset/wanted.ts'
import { doubtBits } from '../../../domain/doubts.ts'
import type { Candidate } from '../../../domain/finding.ts'
import { paymentsOfActs } from '../payments/payments-of-acts.ts'

/** Choice: of two readings of a value either may be right. */
export const doubtCeiling = 0.5
/** Choice: a group of which a third is in doubt is in doubt itself. */
const doubtedShareMin = 1 / 3

/** Columns, of a list any one. */
type Needs = readonly (string | readonly string[])[]

/**
 * The candidates, each no surer than a doubt where values that its detector needs are in doubt. The doubts about one record are one
 * fact, however many detectors it meets, so that together they are no surer either.
 */
export function doubtNotedValues(
  candidates: readonly Candidate[],
  data: Dataset,
  { needs }: { readonly needs: Needs },
): readonly Candidate[] {
  if (candidates.length === 0 || !hasDoubts(data)) return candidates
  const isDoubted = doubtedRows(data, needs.flat())
  return candidates.map((candidate, at) => {
    assertWantedAt(at)
    const rows = [candidate.row, ...candidate.related]
    const doubted = rows.reduce((count, row) => count + (isDoubted(row) ? 1 : 0), 0)
    if (doubted === 0 || doubted < doubtedShareMin * rows.length) return candidate
    return { ...candidate, family: 'doubted_values', ceiling: Math.min(candidate.ceiling ?? 1, doubtCeiling) }
  })
}

const hasDoubts = oncePerDataset((data) =>
  [data.acts.doubts, data.payments.doubts, equalLots(data)].some((bits) => bits.some(isSome)),
)
const value = doubtBits(['acts.value'], 'acts')

function isSome(bits: number): boolean {
  return bits > 0
}

/** Whether a value of an act, or of a third of its payments, is in doubt. */
function doubtedRows(data: Dataset, columns: readonly string[]): (row: number) => boolean {
  const [ofActs, ofPayments] = [doubtBits(columns, 'acts'), doubtBits(columns, 'payments')]
  const lots = equalLots(data)
  const isActDoubted = (row: number) =>
    (data.acts.doubts[row] & ofActs) !== 0 || (lots[row] === 1 && (ofActs & value) !== 0)
  if (ofPayments === 0) return isActDoubted
  const { members, first, end } = paymentsOfActs(data)
  return (row) => {
    if (isActDoubted(row)) return true
    const [start, stop] = [first(row), end(row)]
    let doubted = 0
    for (let at = start; at < stop; at++) if ((data.payments.doubts[members[at]] & ofPayments) !== 0) doubted++
    return doubted > 0 && doubted >= doubtedShareMin * (stop - start)
  }
}
