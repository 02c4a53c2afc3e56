// How rows are measured.
// M1. Rows run in turns in one process, in an order that is reversed each round, after one round that only warms up.
// M2. A round in which others used more than a tenth of a processor is dropped and counted. Where too few are left, the least
//     disturbed ones count after all and the result is noisy.
// M3. What a row costs beside time is counted after the rounds.

import { countCost } from './cost.ts'
import { foreignShare, readProcessorTimes } from './processor-times.ts'
import type { Cost, Measured, Round } from './result.ts'
import type { Figures, RunningRow } from './suite.ts'

const foreignShareMax = 0.1
/** So many rounds are tried for each that is wanted. */
const triedRatioMax = 1.5

interface How {
  readonly rounds: number
  /** Surrounds each call of a row, such as a profile. */
  readonly around: (row: RunningRow, run: () => Promise<Figures>) => Promise<Figures>
  readonly say: (line: string) => void
}

interface DisturbedRound {
  readonly round: Round
  readonly foreign: number
}

export async function measure(rows: readonly RunningRow[], { rounds, around, say }: How): Promise<Measured> {
  await runRound(rows, around)
  const kept: Round[] = []
  const dropped: DisturbedRound[] = []
  while (kept.length < rounds && kept.length + dropped.length < rounds * triedRatioMax) {
    const order = (kept.length + dropped.length) % 2 === 0 ? rows : rows.toReversed()
    const before = readProcessorTimes()
    const round = await runRound(order, around)
    const foreign = foreignShare(before, readProcessorTimes())
    if (foreign <= foreignShareMax) kept.push(round)
    else dropped.push({ round, foreign })
    say(`round ${kept.length + dropped.length}: others used ${(foreign * 100).toFixed(0)} % of a processor`)
  }
  const { taken, left } = leastDisturbed(dropped, rounds - kept.length)
  return { rounds: [...kept, ...taken], dropped: left, noisy: taken.length > 0, costs: await countCosts(rows) }
}

/** As many of the dropped rounds as are missing, those first in which others did least. */
export function leastDisturbed(dropped: readonly DisturbedRound[], missing: number) {
  const taken = dropped
    .toSorted((left, right) => left.foreign - right.foreign)
    .slice(0, Math.max(0, missing))
    .map(({ round }) => round)
  return { taken, left: dropped.length - taken.length }
}

async function runRound(rows: readonly RunningRow[], around: How['around']): Promise<Round> {
  const round = new Map<string, Figures>()
  for (const row of rows) round.set(row.name, await around(row, async () => await row.run()))
  return round
}

async function countCosts(rows: readonly RunningRow[]): Promise<ReadonlyMap<string, Cost>> {
  const costs = new Map<string, Cost>()
  for (const { name, repeat, operationsPerStep } of rows)
    if (repeat !== undefined) costs.set(name, await countCost(repeat, operationsPerStep))
  return costs
}
