// Emergency runs: emergency awards of one body for one item, each of which begins about when the one before ends. One that ends long
// before is another emergency, one that overlaps by months another need at the same time.

import { type Dataset, isDay } from '../../../dataset/dataset.ts'
import { groupBy } from '../../../dataset/group-by.ts'
import { awardedActs } from '../acts/awarded-acts.ts'
import { itemOf } from '../acts/item-of.ts'
import { amendmentSteps } from '../amendments/amendment-history.ts'
import { type EmergencyTerm, emergencyTerms } from './emergency-terms.ts'

/** Choice: the next contract of one emergency begins so many days before or after the end of the one before, at most. */
const joinedDaysMax = 31

export interface EmergencyContract extends EmergencyTerm {
  readonly row: number
  /** Last day of the term, amendments included. */
  readonly end: number
  /** Days from the end of the contract before to its start, negative where they overlap; 0 for the first of a run. */
  readonly gap: number
}

/** Runs of contracts that follow each other, `keyOf` telling apart what is one need; runs of one contract included. */
export function emergencyRuns(
  data: Dataset,
  rows: Iterable<number>,
  keyOf: (row: number) => string | undefined,
): readonly (readonly EmergencyContract[])[] {
  const readContract = contractReader(data)
  const byNeed = groupBy(
    [...rows].flatMap((row) => readContract(row) ?? []),
    ({ row }) => keyOf(row),
  )
  return [...byNeed.values()].flatMap(toRuns)
}

/** The last day of a run, whichever contract ends then. */
export function lastEnd(run: readonly EmergencyContract[]): number {
  return run.reduce((last, { end }) => Math.max(last, end), Number.NEGATIVE_INFINITY)
}

/** Body and item of an act as text; undefined where either is unknown. */
export function needKeys(data: Dataset): (row: number) => string | undefined {
  const item = itemOf(data)
  const { organization } = data.acts
  return (row) => (organization[row] < 0 || item(row) < 0 ? undefined : `${organization[row]} ${item(row)}`)
}

function contractReader(data: Dataset): (row: number) => EmergencyContract | undefined {
  const termOf = emergencyTerms(data)
  const isAwarded = awardedActs(data)
  return (row) => {
    const term = termOf(row)
    const first = data.acts.end_day[row]
    if (term === undefined || !isDay(first) || !isAwarded(row)) return undefined
    const end = amendmentSteps(data, row).at(-1)?.endAfter ?? first
    return end > term.start ? { ...term, row, end, gap: 0 } : undefined
  }
}

function toRuns(contracts: readonly EmergencyContract[]): EmergencyContract[][] {
  const runs: EmergencyContract[][] = []
  for (const contract of [...contracts].sort((a, b) => a.start - b.start || a.end - b.end || a.row - b.row)) {
    const gapTo = (run: readonly EmergencyContract[]) => contract.start - (run.at(-1)?.end ?? Number.NaN)
    const own = runs.find((run) => Math.abs(gapTo(run)) <= joinedDaysMax)
    if (own === undefined) runs.push([contract])
    else own.push({ ...contract, gap: gapTo(own) })
  }
  return runs
}
