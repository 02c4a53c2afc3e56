// What the columns of one file show by all their values: the decimal sign, the order of day and month, codes that became
// fractions. A value that can be read in two ways is read by its column, never alone.

import { dayOf, formatDay } from '../domain/days.ts'
import type { DateOrder } from '../domain/parse-date.ts'
import type { DecimalSign } from '../domain/parse-money.ts'
import { limits } from '../limits.ts'

/** How values that can be read in two ways are read; 'mixed' where the column shows both ways. */
export interface Reading<Way extends string> {
  readonly way: Way | 'mixed'
  /** 'open' where the column itself shows neither way, 'contested' where some of its values show the other one or few show any. */
  readonly doubt?: 'open' | 'contested'
}

// Vote
// Owns: which of two ways the values of a column show, and how its doubtful values were read.
// V1. A column is of the way that `limits.importColumnMajorityRatio` of its telling values show; else mixed.
// V2. A column without telling values is read as the file's other columns, else as its format is written.
// V3. What a value shows counts once, however often its row is read.
// V4. Few telling values among many doubtful ones are odd cells: they decide nothing, and the doubtful ones have a doubt.
class Vote<Way extends string> {
  readonly #ways: readonly [Way, Way]
  /** A way that needs no proof. */
  readonly #custom: Way | undefined
  readonly #shown: [number, number] = [0, 0]
  #doubtful = 0
  /** How many of the values that come next, telling and doubtful, were counted by the reading before. */
  readonly #counted = { telling: 0, doubtful: 0 }
  #readAs: Reading<Way> | undefined
  #usual: Way | undefined
  #wasReadOtherwise = false

  constructor(ways: readonly [Way, Way], custom?: Way) {
    this.#ways = ways
    this.#custom = custom
  }

  show(way: Way): void {
    if (this.#counted.telling > 0) this.#counted.telling--
    else this.#shown[way === this.#ways[0] ? 0 : 1]++
  }

  /** A value that can be read in both ways. */
  doubt(): void {
    if (this.#counted.doubtful > 0) this.#counted.doubtful--
    else this.#doubtful++
  }

  /** Undefined where no value shows one, or too few do. */
  get way(): Way | 'mixed' | undefined {
    return this.#hasFew ? undefined : this.#majority
  }

  get #telling(): number {
    return this.#shown[0] + this.#shown[1]
  }

  get #majority(): Way | 'mixed' | undefined {
    const [first, second] = this.#shown
    if (this.#telling === 0) return undefined
    if (Math.max(first, second) < limits.importColumnMajorityRatio * this.#telling) return 'mixed'
    return this.#ways[first >= second ? 0 : 1]
  }

  get #hasFew(): boolean {
    return this.#telling < limits.importColumnTellingRatio * this.#doubtful
  }

  get #isContested(): boolean {
    return Math.max(...this.#shown) < limits.importColumnSureRatio * this.#telling
  }

  get #isWeak(): boolean {
    return this.#telling < Math.min(this.#doubtful, limits.importColumnTellingMin)
  }

  /** The way in which a doubtful value is read now; it is remembered as read so. */
  read(file: Vote<Way>, usual: Way): Reading<Way> {
    const reading = this.#decide(file, usual)
    this.#usual = usual
    this.#readAs ??= reading
    this.#wasReadOtherwise ||= !isSame(this.#readAs, reading)
    return reading
  }

  #decide(file: Vote<Way>, usual: Way): Reading<Way> {
    const others = file.way
    const assumed = others === undefined || others === 'mixed' ? usual : others
    const own = this.#majority
    if (own === undefined) return assumed === this.#custom ? { way: assumed } : { way: assumed, doubt: 'open' }
    const way = this.#hasFew ? assumed : own
    const isDoubtful = way !== own || this.#isContested || (this.#isWeak && way !== this.#custom)
    return isDoubtful ? { way, doubt: 'contested' } : { way }
  }

  /** True when a doubtful value was read in another way, or with another doubt, than it would be now. */
  isStale(file: Vote<Way>): boolean {
    if (this.#readAs === undefined || this.#usual === undefined) return false
    return this.#wasReadOtherwise || !isSame(this.#readAs, this.#decide(file, this.#usual))
  }

  /** Begins another reading of the same values. */
  restart(): void {
    this.#counted.telling = this.#telling
    this.#counted.doubtful = this.#doubtful
    this.#readAs = undefined
    this.#wasReadOtherwise = false
  }
}

function isSame(one: Reading<string>, other: Reading<string>): boolean {
  return one.way === other.way && one.doubt === other.doubt
}

interface ColumnFacts {
  readonly signs: Vote<DecimalSign>
  readonly orders: Vote<DateOrder>
  readonly codes: Vote<'fraction' | 'number'>
}

const signs = ['comma', 'point'] as const
const orders = ['day_first', 'month_first'] as const
const codes = ['fraction', 'number'] as const

/** What can be read in two ways. */
export type DoubtfulValue = 'amount' | 'day'

// FileFacts
// Owns: what the columns of one file have shown so far.   Does not own: reading the file again where that changes.
// F1. Once settled, nothing that is read changes it: a reading after a complete one is final.
// F2. Until it is settled it is stale, so that no row is committed, where the identity of a row that was read can change.
export class FileFacts {
  readonly #columns = new Map<string, ColumnFacts>()
  #signs = new Vote<DecimalSign>(signs)
  #orders = new Vote<DateOrder>(orders)
  /** What decides which rows are records and which ids they have. */
  readonly #deciding: readonly DoubtfulValue[]
  #phase: 'reading' | 'gathering' | 'settled' = 'reading'
  #needsWhole = false
  /** The last day that an act of the file can have, `YYYY-MM-DD`. */
  readonly lastDay: string

  /** `fileDate` is an instant of the file's day; on `deciding` values the ids of rows rest, or whether they are records. */
  constructor(fileDate: string, deciding: readonly DoubtfulValue[] = []) {
    this.lastDay = formatDay(dayOf(Date.parse(fileDate)) + limits.importDaysAheadMax)
    this.#deciding = deciding
  }

  /** A telling amount of a column. */
  showSign(column: string, sign: DecimalSign): void {
    if (this.#phase === 'settled') return
    this.#of(column).signs.show(sign)
    this.#signs.show(sign)
  }

  /** The decimal sign of an amount such as `1.234`; `usual` where the whole file shows none. */
  signOf(column: string, usual: DecimalSign): Reading<DecimalSign> {
    this.#needsWhole ||= this.#deciding.includes('amount')
    const vote = this.#of(column).signs
    this.#count(vote, this.#signs)
    return vote.read(this.#signs, usual)
  }

  /** A telling date of a column. */
  showOrder(column: string, order: DateOrder): void {
    if (this.#phase === 'settled') return
    this.#of(column).orders.show(order)
    this.#orders.show(order)
  }

  /** The order of a date such as 03/04/2024; day first is the custom of Brazil, so that it needs no proof. */
  orderOf(column: string): Reading<DateOrder> {
    this.#needsWhole ||= this.#deciding.includes('day')
    const vote = this.#of(column).orders
    this.#count(vote, this.#orders)
    return vote.read(this.#orders, 'day_first')
  }

  #count(...votes: readonly Vote<string>[]): void {
    if (this.#phase !== 'settled') for (const vote of votes) vote.doubt()
  }

  /**
   * The code of a column of codes: a trailing `.0` is cut off where most numbers of the whole column have it. Numbers are counted
   * in a reading for facts alone, which few files need.
   */
  codeOf(column: string, text: string): string {
    const isFraction = endsAsFraction(text)
    if (this.#phase === 'gathering' && (isFraction || wholeOrDecimal.test(text)))
      this.#of(column).codes.show(isFraction ? 'fraction' : 'number')
    if (!isFraction) return text
    this.#needsWhole = true
    const isKept = this.#phase === 'settled' && this.#of(column).codes.way !== 'fraction'
    return isKept ? text : text.slice(0, text.search(/[.,]/))
  }

  /** True when the file has to be read to its end before ids are sure. */
  get needsWhole(): boolean {
    return this.#needsWhole && this.#phase !== 'settled'
  }

  /** True when values that were read before would be read in another way now, or with another doubt. */
  get isStale(): boolean {
    if (this.needsWhole) return true
    for (const column of this.#columns.values())
      if (column.signs.isStale(this.#signs) || column.orders.isStale(this.#orders)) return true
    return false
  }

  /** Begins another reading of the file with what is known. */
  restart(): void {
    for (const vote of [this.#signs, this.#orders]) vote.restart()
    for (const column of this.#columns.values()) for (const vote of [column.signs, column.orders]) vote.restart()
  }

  /** Forgets all and begins a reading for facts alone. */
  gather(): void {
    this.#columns.clear()
    this.#signs = new Vote<DecimalSign>(signs)
    this.#orders = new Vote<DateOrder>(orders)
    this.#phase = 'gathering'
  }

  /** Ends the gathering: the file was read to its end. */
  settle(): void {
    this.restart()
    this.#phase = 'settled'
  }

  #of(column: string): ColumnFacts {
    const known = this.#columns.get(column)
    if (known !== undefined) return known
    const facts = {
      signs: new Vote<DecimalSign>(signs),
      orders: new Vote<DateOrder>(orders, 'day_first'),
      codes: new Vote<'fraction' | 'number'>(codes),
    }
    this.#columns.set(column, facts)
    return facts
  }
}

/** `153030.0`; compared by its end first, since most codes have another one. */
function endsAsFraction(text: string): boolean {
  return text.endsWith('0') && /^\d+[.,]0{1,2}$/.test(text)
}

const wholeOrDecimal = /^\d+(?:[.,]\d+)?$/
