// What the columns of one file show by all their values: the decimal sign, the order of day and month, codes that became
// fractions, ids that stand for anybody. A value that can be read in two ways is read by its column, never alone.

import { dayOf, formatDay } from '../domain/days.ts'
import type { DateOrder } from '../domain/parse-date.ts'
import type { DecimalSign } from '../domain/parse-money.ts'
import { limits } from '../limits.ts'

/** How values that can be read in two ways are read; 'mixed' where the column shows both ways. */
export interface Reading<Way extends string> {
  readonly way: Way | 'mixed'
  /** 'open' where the column itself shows neither way, 'contested' where few of its values show the other one. */
  readonly doubt?: 'open' | 'contested'
}

// Vote
// Owns: which of two ways the values of a column show, and by which its doubtful values were read.
// V1. A column is of the way that `limits.importColumnMajorityRatio` of its telling values show; else mixed.
// V2. A column without telling values is read as the file's other columns, else as its format is written.
class Vote<Way extends string> {
  readonly #ways: readonly [Way, Way]
  readonly #shown: [number, number] = [0, 0]
  readonly #readAs = new Set<Way | 'mixed'>()
  #wasOpen = false

  constructor(ways: readonly [Way, Way]) {
    this.#ways = ways
  }

  show(way: Way): void {
    this.#shown[way === this.#ways[0] ? 0 : 1]++
  }

  get way(): Way | 'mixed' | undefined {
    const [first, second] = this.#shown
    if (first + second === 0) return undefined
    if (Math.max(first, second) < limits.importColumnMajorityRatio * (first + second)) return 'mixed'
    return this.#ways[first >= second ? 0 : 1]
  }

  get #isContested(): boolean {
    const [first, second] = this.#shown
    return Math.max(first, second) < limits.importColumnSureRatio * (first + second)
  }

  /** The way in which a doubtful value is read now; it is remembered as read so. */
  read(file: Vote<Way>, usual: Way): Reading<Way> {
    const own = this.way
    const others = file.way
    const way = own ?? (others === undefined || others === 'mixed' ? usual : others)
    this.#readAs.add(way)
    this.#wasOpen ||= own === undefined
    const doubt = own === undefined ? 'open' : this.#isContested ? 'contested' : undefined
    return { way, ...(doubt === undefined ? {} : { doubt }) }
  }

  /** True when doubtful values were read in another way than they would be now; in `detail`, also when with another note. */
  isStale(file: Vote<Way>, detail: 'values' | 'notes'): boolean {
    if (this.#readAs.size > 1) return true
    const way = this.way ?? (file.way === 'mixed' ? undefined : file.way)
    if (way !== undefined && this.#readAs.size > 0 && !this.#readAs.has(way)) return true
    return detail === 'notes' && this.#wasOpen && this.way !== undefined
  }

  forgetReadings(): void {
    this.#readAs.clear()
    this.#wasOpen = false
  }
}

interface ColumnFacts {
  readonly signs: Vote<DecimalSign>
  readonly orders: Vote<DateOrder>
  /** Values other than whole numbers with `.0`. */
  others: boolean
  /** A `.0` was cut off. */
  cut: boolean
}

const signs = ['comma', 'point'] as const
const orders = ['day_first', 'month_first'] as const

// FileFacts
// Owns: what the columns of one file have shown so far.   Does not own: reading the file again where that changes.
// F1. Once settled, nothing that is read changes it: a reading after a complete one is final.
export class FileFacts {
  readonly #columns = new Map<string, ColumnFacts>()
  readonly #signs = new Vote<DecimalSign>(signs)
  readonly #orders = new Vote<DateOrder>(orders)
  /** The first name of each foreign id. */
  readonly #names = new Map<string, string>()
  readonly #placeholders = new Set<string>()
  #namesAreStale = false
  #isSettled = false
  /** The last day that an act of the file can have, `YYYY-MM-DD`. */
  readonly lastDay: string

  /** `retrieved_at` is the day of the file. */
  constructor(retrieved_at: string) {
    this.lastDay = formatDay(dayOf(Date.parse(retrieved_at)) + limits.importDaysAheadMax)
  }

  /** A telling amount of a column. */
  showSign(column: string, sign: DecimalSign): void {
    if (this.#isSettled) return
    this.#of(column).signs.show(sign)
    this.#signs.show(sign)
  }

  /** The decimal sign of an amount such as `1.234`; `usual` where the whole file shows none. */
  signOf(column: string, usual: DecimalSign): Reading<DecimalSign> {
    return this.#of(column).signs.read(this.#signs, usual)
  }

  /** A telling date of a column. */
  showOrder(column: string, order: DateOrder): void {
    if (this.#isSettled) return
    this.#of(column).orders.show(order)
    this.#orders.show(order)
  }

  /** The order of a date such as 03/04/2024. */
  orderOf(column: string): Reading<DateOrder> {
    return this.#of(column).orders.read(this.#orders, 'day_first')
  }

  /** The code of a column of codes: a trailing `.0` is cut off where the whole column has it. */
  codeOf(column: string, text: string): string {
    const facts = this.#of(column)
    if (!isFraction(text)) {
      if (!this.#isSettled) facts.others = true
      return text
    }
    if (facts.others) return text
    facts.cut = true
    return text.slice(0, text.lastIndexOf('.'))
  }

  /** True for a foreign id that the file gives to firms of different names. */
  isShared(id: string, name: string): boolean {
    const word = /[\p{L}\d]+/u.exec(name)?.[0].toUpperCase() ?? ''
    const known = this.#names.get(id)
    if (known === undefined && this.#names.size < limits.importRepeatedKeysMax) this.#names.set(id, word)
    if (known !== undefined && known !== word && !this.#placeholders.has(id)) {
      this.#placeholders.add(id)
      this.#namesAreStale = true
    }
    return this.#placeholders.has(id)
  }

  /** True when values that were read before would be read in another way now, or, in `detail`, with other notes. */
  isStale(detail: 'values' | 'notes'): boolean {
    if (this.#namesAreStale) return true
    for (const column of this.#columns.values())
      if (
        (column.cut && column.others) ||
        column.signs.isStale(this.#signs, detail) ||
        column.orders.isStale(this.#orders, detail)
      )
        return true
    return false
  }

  /** Begins another reading of the file with what is known. */
  restart(): void {
    this.#namesAreStale = false
    for (const column of this.#columns.values()) {
      column.cut = false
      column.signs.forgetReadings()
      column.orders.forgetReadings()
    }
  }

  /** Ends the gathering: the file was read to its end. */
  settle(): void {
    this.restart()
    this.#isSettled = true
  }

  #of(column: string): ColumnFacts {
    const known = this.#columns.get(column)
    if (known !== undefined) return known
    const facts = {
      signs: new Vote<DecimalSign>(signs),
      orders: new Vote<DateOrder>(orders),
      others: false,
      cut: false,
    }
    this.#columns.set(column, facts)
    return facts
  }
}

/** `153030.0`; compared by its end first, since most codes have another one. */
function isFraction(text: string): boolean {
  return text.endsWith('0') && /^\d+\.0{1,2}$/.test(text)
}
