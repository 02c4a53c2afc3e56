// Near-limit awards: direct awards by small value near their legal limit, the input of the splitting and bunching detectors.

import { codeTable } from '../../../dataset/code-table.ts'
import { type Dataset, isDay } from '../../../dataset/dataset.ts'
import { bindsBody } from '../../../domain/body-regime.ts'
import type { DirectAwardLimit } from '../../../domain/direct-award-limits.ts'
import { lawName, toLegalBasis } from '../../../domain/legal-basis.ts'
import { bodyRegimes } from '../law/body-regimes.ts'
import { directAwardLimits } from '../law/direct-award-limits.ts'
import { awardedActs } from './awarded-acts.ts'

/** Least share of the limit of an award that is near it (docs/detection.md#near-the-limit). */
export const nearRatio = 0.6

export interface LimitedAward {
  readonly row: number
  readonly day: number
  readonly value: number
  readonly limit: DirectAwardLimit
  /** Value over limit. */
  readonly ratio: number
}

/** The interval [least, below). */
interface Ratios {
  readonly least: number
  readonly below: number
}

const everyRatio: Ratios = { least: 0, below: Number.POSITIVE_INFINITY }

/**
 * Reads an act as a direct award under a limit in force on its day of award, else of signature.
 * Undefined for tenders, emergencies and other grounds, for acts without a day, where no table covers the day, and for ratios outside the interval.
 */
export function limitedAwards(data: Dataset, { least, below } = everyRatio): (row: number) => LimitedAward | undefined {
  const { acts } = data
  const isAwarded = awardedActs(data)
  const regimeOf = bodyRegimes(data)
  const limitOf = directAwardLimits(data)
  const basisOf = codeTable(data, 'legal_basis', toLegalBasis)
  return (row) => {
    const basis = basisOf(acts.legal_basis[row])
    if (basis === undefined || !isAwarded(row) || !bindsBody(lawName(basis.law), regimeOf(row))) return undefined
    const awarded = acts.award_day[row]
    const day = isDay(awarded) ? awarded : acts.signing_day[row]
    if (!isDay(day)) return undefined
    const limit = limitOf(row, basis, day)
    const value = acts.value[row]
    const ratio = limit === undefined ? Number.NaN : value / limit.limit_cents
    return limit && ratio >= least && ratio < below ? { row, day, value, limit, ratio } : undefined
  }
}
