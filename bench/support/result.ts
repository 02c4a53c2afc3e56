// A result: one figure of one row over the rounds of one run. Lines of history, of `--json` and of BASE are results.

import { median } from '../../src/stats/median.ts'
import { medianAbsoluteDeviation } from '../../src/stats/median-absolute-deviation.ts'
import type { Environment } from './environment.ts'
import { type Figures, type Row, type Unit, units } from './suite.ts'

export interface Result {
  readonly suite: string
  readonly row: string
  readonly figure: string
  readonly unit: Unit
  readonly role?: 'floor' | 'peer'
  readonly sizes: Readonly<Record<string, number>>
  /** Why there are no values: a peer that is not installed. */
  readonly absent?: string
  /** One a round. */
  readonly values: readonly number[]
  readonly median: number
  /** Median absolute deviation of the values. */
  readonly spread: number
  /** The row whose values of the same round the ratios divide by. */
  readonly over?: string
  readonly ratios?: readonly number[]
  /** Median of the ratios. */
  readonly ratio?: number
  /** Rounds in which others used the processors and that were not counted. */
  readonly dropped: number
  /** Some rounds count although others used the processors, since too few were undisturbed. */
  readonly noisy: boolean
  readonly bytesPerOperation?: number
  readonly gcNsPerOperation?: number
  readonly instructionsPerOperation?: number
  readonly environment: Environment
}

/** Figures of all rows in one round, by row. */
export type Round = ReadonlyMap<string, Figures>

export interface Measured {
  readonly rounds: readonly Round[]
  readonly dropped: number
  readonly noisy: boolean
  /** By row, where it was counted. */
  readonly costs: ReadonlyMap<string, Cost>
}

/** What one operation costs beside its time. */
export type Cost = Pick<Result, 'bytesPerOperation' | 'gcNsPerOperation' | 'instructionsPerOperation'>

type Head = Pick<Result, 'suite' | 'sizes' | 'environment'>

/** The results of a suite's rows, in their order. */
export function toResults(rows: readonly Row[], measured: Measured, head: Head): readonly Result[] {
  const { rounds, dropped, noisy, costs } = measured
  return rows.flatMap((row, at) => {
    const over = floorOf(rows, at)
    return Object.entries(row.figures).map(([figure, unit], index): Result => {
      const base = { ...head, row: row.name, figure, unit, ...(row.role && { role: row.role }), dropped, noisy }
      if ('absent' in row) return { ...base, absent: row.absent, values: [], median: Number.NaN, spread: 0 }
      const valueIn = (name: string) => (round: Round) => round.get(name)?.[figure] ?? Number.NaN
      const values = rounds.map(valueIn(row.name))
      const isDivided = units[unit] !== 'neither' && over !== undefined && figure in over.figures && !('absent' in over)
      const ratios = isDivided ? rounds.map((round) => valueIn(row.name)(round) / valueIn(over.name)(round)) : undefined
      return {
        ...base,
        values: values.map(toShort),
        median: toShort(median(values)),
        spread: toShort(medianAbsoluteDeviation(values)),
        ...(ratios && { over: over?.name ?? '', ratios: ratios.map(toShort), ratio: toShort(median(ratios)) }),
        ...(index === 0 && costs.get(row.name)),
      }
    })
  })
}

/** The row that a row is divided by: the one it names, or the floor before it. */
export function floorOf(rows: readonly Row[], at: number): Row | undefined {
  const { role, over } = rows[at] as Row
  if (over !== undefined && over !== null) return rows.find(({ name }) => name === over)
  return over === null || role === 'floor' ? undefined : rows.slice(0, at).findLast((row) => row.role === 'floor')
}

/** What a series of results over time has in common. */
export function seriesOf({ suite, row, figure, sizes }: Result): string {
  const given = Object.entries(sizes).map(([name, value]) => `${name}=${value}`)
  return [suite, row, figure, ...given].join(' · ')
}

/** Five digits say more than any bench can. */
function toShort(value: number): number {
  return Number(value.toPrecision(5))
}
