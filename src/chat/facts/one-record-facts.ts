// What one record says of its bids, and registers of its supplier on its day.

import type { DateRange } from '../../domain/generated/wire-types.ts'

export interface Bidder {
  /** As it may be shown. */
  readonly id: string
  readonly name?: string
  /** BRL, for the whole object. */
  readonly value?: number
  readonly status?: 'valid' | 'disqualified' | 'withdrawn'
  /** It is the supplier of the record. */
  readonly isSupplier: boolean
}

/** How an entry of a register stands to a day or to periods; `between`: it began behind one of them and ended before the next. */
export type SanctionMoment = 'in_force' | 'before' | 'between' | 'after' | 'suspended' | 'withdrawn'

export interface SanctionEntry {
  readonly list: string
  /** As the register words it: a fine, a ban and others. */
  readonly type?: string
  readonly moment: SanctionMoment
  readonly start?: string
  readonly end?: string
  /** From when on it is suspended, and until when; since when its register has it no longer. */
  readonly suspended?: string
  readonly resumed?: string
  readonly withdrawn?: string
  readonly record_id?: string
}

/** Entries about the supplier of a record, the company with all its branches, by how they stand to the day of the record. */
export interface SanctionsThen {
  /** Absent: the record has no day. */
  readonly day?: string
  /** In place of the day, what the question names. */
  readonly periods?: readonly DateRange[]
  /** Absent: the record names no supplier, or a person. */
  readonly supplier?: { readonly id: string; readonly name?: string }
  /** Entries of all registers that are held. */
  readonly held: number
  /** About the supplier, of which `entries` are the first. */
  readonly total: number
  /** In force on the day, of all. */
  readonly in_force: number
  readonly entries: readonly SanctionEntry[]
  readonly synthetic: 'none' | 'some' | 'all'
}
