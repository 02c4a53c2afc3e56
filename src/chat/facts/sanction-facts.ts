// What registers of sanctions say of the suppliers of a selection.

import type { DateRange } from '../../domain/generated/wire-types.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import type { FiguresOfGroup, Totals } from './figures.ts'
import type { SanctionEntry } from './one-record-facts.ts'

/** A supplier that a register lists on the day of the question or in the period that it names, by the company with all its branches. */
export interface SanctionedParty {
  /** As it may be shown. */
  readonly id: string
  readonly name?: string
  readonly lists: readonly string[]
  /** Kinds of the first of its sanctions, as registers word them. */
  readonly types: readonly string[]
  /** The last day of the sanction that lasts longest; absent where one has no end. */
  readonly until?: string
  /** The first of its sanctions that were in force then, and how many there are. */
  readonly entries: readonly SanctionEntry[]
  readonly in_force: number
  readonly contracts: number
  readonly total_value: number
  /** Those contracts. */
  readonly figures: FiguresOfGroup
  /** Of its entries. */
  readonly records: readonly string[]
}

export interface SanctionFacts {
  /** The periods that were asked of, in which a sanction was in force at some moment; absent: the day of the question. */
  readonly periods?: readonly DateRange[]
  /** Entries that are held, and those in force then. */
  readonly held: number
  readonly in_force: number
  /** Of the entries that are held. */
  readonly sources: readonly DataSource[]
  /** Suppliers of the selection, and those of them that are listed. */
  readonly suppliers: number
  readonly listed: number
  /** Contracts of those, and what they are worth, BRL. */
  readonly contracts: number
  readonly total_value: number
  /** How many of the entries about them were generated as a sample. */
  readonly synthetic: 'none' | 'some' | 'all'
  /** All of those contracts, and by whom they are. */
  readonly of_listed?: { readonly suppliers: readonly string[]; readonly totals: Totals }
  /** The first, by what their contracts are worth. */
  readonly parties: readonly SanctionedParty[]
}
