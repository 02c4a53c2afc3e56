// Figures of contracts: how many, worth what, from when to when. Values in BRL only, each counted once.

import { countedElsewhere } from '../../dataset/counted-elsewhere.ts'
import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { actDay } from '../../dataset/selection.ts'
import { formatDay } from '../../domain/days.ts'
import { median } from '../../stats/median.ts'
import type { Totals } from './figures.ts'

const directAwards = ['dispensa', 'inexigibilidade'] as const

/** The figures of rows. */
export function totalsOfRows(dataset: Dataset, rows: readonly number[]): Totals {
  const tally = new ContractTally(dataset)
  for (const row of rows) tally.add(row)
  return tally.totals()
}

/** Adds rows up. */
export class ContractTally {
  readonly #dataset: Dataset
  readonly #counted: Uint8Array
  readonly #real: number
  readonly #directCodes: readonly number[]
  readonly #cents: number[] = []
  #count = 0
  #direct = 0
  #total = 0
  #first = Number.POSITIVE_INFINITY
  #last = Number.NEGATIVE_INFINITY

  constructor(dataset: Dataset) {
    this.#dataset = dataset
    this.#counted = countedElsewhere(dataset)
    this.#real = dataset.code('currency', 'BRL')
    this.#directCodes = directAwards.map((name) => dataset.code('modality', name))
  }

  get count(): number {
    return this.#count
  }

  get cents(): number {
    return this.#total
  }

  add(row: number): void {
    const { acts } = this.#dataset
    this.#count++
    if (this.#directCodes.some((code) => code === acts.modality[row])) this.#direct++
    const cents = acts.value[row]
    const isCounted = acts.currency[row] === this.#real && this.#counted[row] === 0
    if (isCounted && !Number.isNaN(cents)) {
      this.#cents.push(cents)
      this.#total += cents
    }
    const day = actDay(this.#dataset, row)
    if (!isDay(day)) return
    this.#first = Math.min(this.#first, day)
    this.#last = Math.max(this.#last, day)
  }

  totals(): Totals {
    const cents = this.#cents
    return {
      count: this.#count,
      with_value: cents.length,
      total_value: this.#total / 100,
      ...(cents.length > 0 && {
        median_value: Math.round(median(cents)) / 100,
        largest_value: cents.reduce((most, value) => Math.max(most, value), 0) / 100,
      }),
      direct_awards: this.#direct,
      ...(this.#first <= this.#last && { first_date: formatDay(this.#first), last_date: formatDay(this.#last) }),
    }
  }
}
