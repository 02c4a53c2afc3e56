// Figures of contracts: of some together, and of one group of them.

/** Contracts and what they are worth, BRL; a value in another currency, or one that another record repeats, is not added up. */
export interface Totals {
  readonly count: number
  readonly with_value: number
  readonly total_value: number
  readonly median_value?: number
  readonly largest_value?: number
  /** Of all, those awarded without a bidding. */
  readonly direct_awards: number
  readonly first_date?: string
  readonly last_date?: string
}

export interface FactGroup extends Totals {
  /** Id, code, year or month. */
  readonly key: string
  readonly name?: string
}

/** The figures of one group, by its first row. */
export interface FiguresOfGroup {
  readonly group: FactGroup
  readonly row: number
}
