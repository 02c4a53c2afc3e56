// What the records say of a question: figures, groups, the first records, and names that no record has. Facts without words;
// records in them are as anyone may see them.

import type { FilterStep } from '../../dataset/selection.ts'
import type { ChatRecord, InvestigationFilters } from '../../domain/generated/wire-types.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import type { Grouping, MissingName, ReadingNote } from '../../question/question-reading.ts'
import type { ChatState } from '../chat-state.ts'
import type { FocusItem } from '../focus-item.ts'
import type { RecordWish } from '../record-wish.ts'
import type { FactGroup, FiguresOfGroup, Totals } from './figures.ts'
import type { Bidder, SanctionsThen } from './one-record-facts.ts'
import type { SanctionFacts } from './sanction-facts.ts'
import type { AskedPriceFacts, ComparedBy, PriceFacts } from './unit-prices.ts'

/** What is asked of the records. */
export interface FactsQuestion {
  readonly state: ChatState
  /** Filters of the request, which win over those of the text. */
  readonly given: InvestigationFilters
  readonly language: 'en' | 'pt'
  /** Which records are listed. */
  readonly skip: number
  readonly limit: number
  /** Absent: the newest version. */
  readonly version?: number
  /** What is counted; absent: contracts, or where none match what records have instead. */
  readonly counted?: CountedKind
  /** One record or group of the records that is shown and compared with those like it. */
  readonly about?: FocusItem
  /** In place of all filters: the number or id of the records that are meant. */
  readonly number?: string
  /** In place of all filters: the peers of a record. */
  readonly peers_of?: PeersOfRow
  /** Of what is selected, the group of a row. */
  readonly group_of?: GroupOfRow
  /** The day on which registers of sanctions are asked for the suppliers. */
  readonly sanctions_on?: number
  /** What is asked of the one record. */
  readonly wish?: RecordWish
  /** Public ids: of these records those that the filters select. */
  readonly among?: readonly string[]
}

/** What was searched, with the names of whom it names by id. */
export interface SearchScope {
  readonly filters: InvestigationFilters
  readonly data_source?: DataSource
  readonly names: Readonly<Record<string, string>>
}

export const countedKinds = ['contract', 'award', 'tender'] as const
export type CountedKind = (typeof countedKinds)[number]

export interface FactGroups {
  readonly by: Grouping
  /** In the order asked for; at most as many as asked for. */
  readonly groups: readonly FactGroup[]
  /** Groups in all. */
  readonly total: number
  /** Contracts that do not say what they are grouped by, and their figures with the first row of them. */
  readonly unknown: number
  readonly without?: { readonly row: number; readonly totals: Totals }
}

/** A group, by the first row of it. */
export interface GroupOfRow {
  readonly by: Grouping
  readonly row: number
}

/** The place of a group among all of a selection, by what they are worth. */
export interface PeerRank {
  /** Groups that state a value, itself included. */
  readonly total: number
  /** 1 is the largest; equal ones share a place. */
  readonly rank: number
  /** What it is worth there, and the median of the others. */
  readonly value: number
  readonly median_value?: number
}

/** With the selection that it is a place in: that of the question, of the kind of contract that it has most of. */
export interface PeersOfOne {
  /** Absent: it states no value there. */
  readonly place?: PeerRank
  /** Others that state a value. */
  readonly others: number
  /** The kind of contract that they share; absent where none of its contracts names one. */
  readonly contract_type?: string
  readonly filters: InvestigationFilters
  readonly totals: Totals
  /** The largest of the others, with the first row of each. */
  readonly largest: readonly FactGroup[]
  readonly largest_rows: readonly number[]
}

/** What is counted of an option, with the figures. */
export interface FoundByOption {
  readonly filters: InvestigationFilters
  readonly totals: Totals
}

/** A municipality that a name may mean. */
export interface PlaceOption {
  readonly code: string
  readonly name: string
  readonly region: string
  readonly records: number
  readonly found: FoundByOption
}

/** A body or firm that a name may mean: one of several that have it, or of those whose names are near. */
export interface PartyOption {
  readonly kind: 'organizations' | 'suppliers'
  readonly name: string
  /** Of a firm those of one company, with its branches. */
  readonly ids: readonly string[]
  /** The name as it was asked for, with what stands before it. */
  readonly asked: string
  readonly records: number
  readonly found: FoundByOption
  /** The town or state that it is of. */
  readonly seat?: string
  /** It has the name as it was asked for. */
  readonly isNamed?: true
  /** Of so many that have it the first are offered; absent: all are. */
  readonly of?: number
  /** The municipality of that name, of which no record is. */
  readonly town?: string
}

/** Bodies that a name is of, and that are added up. */
export interface AddedBodies {
  readonly asked: string
  readonly bodies: number
  /** Of one name in several places. */
  readonly alike: readonly string[]
}

export type BasisKind = 'object' | 'contract_type' | 'year' | 'region'

/** What a record shares with its peers. */
export interface LikenessBasis {
  readonly kind: BasisKind
  readonly value: string
}

/** A record by its row, and what its peers share with it. */
export interface PeersOfRow {
  readonly row: number
  readonly kinds: readonly BasisKind[]
  /** In place of the kinds: those whose unit prices are comparable. */
  readonly by?: ComparedBy
}

/** The peers of a record, as they are found again. */
export interface PeersOfRecord {
  readonly peers_of: PeersOfRow
  /** What they share with it. */
  readonly filters: InvestigationFilters
  readonly totals: Totals
}

/** How a record or a group stands among those like it. */
export interface Likeness {
  /** Absent: it states none in reais. */
  readonly value?: number
  /** What a record shares with its peers, broadest where few are alike; empty for a group. */
  readonly basis: readonly LikenessBasis[]
  /** Of a group. */
  readonly by?: Grouping
  /** Others that state a value. */
  readonly peers: number
  /** Of the peers; absent where they are too few. */
  readonly median_value?: number
  /** 1 is the largest of it and its peers. */
  readonly rank?: number
}

export interface RecordFacts {
  readonly dataset_version: number
  /** What was searched by, with whom it names by id. */
  readonly filters: InvestigationFilters
  readonly data_source?: DataSource
  readonly steps: readonly FilterStep[]
  readonly missing: readonly MissingName[]
  readonly notes: readonly ReadingNote[]
  /** What is named and not found is all that was asked for, so that no figure answers the question. */
  readonly isLost: boolean
  /** What is counted: contracts, or where none match what records have instead. */
  readonly counted: CountedKind
  /** Contracts in all, whatever is asked. */
  readonly held: number
  /** Where none match: what all are worth. */
  readonly held_totals?: Totals
  /** Where a filter left none: what those before it had left. */
  readonly before?: { readonly filters: InvestigationFilters; readonly counted: CountedKind; readonly totals: Totals }
  readonly totals: Totals
  readonly records: readonly ChatRecord[]
  /** Rows of the records. */
  readonly rows: readonly number[]
  readonly scope: SearchScope
  /** Contracts by year, and how many suppliers they have: what a next question can ask for. */
  readonly years: FactGroups
  readonly suppliers: number
  readonly like?: Likeness
  /** Of the one group that is asked about. */
  readonly like_group?: FiguresOfGroup
  /** Of the one record that is asked about. */
  readonly like_peers?: PeersOfRecord
  readonly groups?: FactGroups
  /** The first row of each. */
  readonly group_rows?: readonly number[]
  /** For a comparison of one party: its place among those of the selection that does not name it. */
  readonly peers?: PeersOfOne
  /** Municipalities of one name of which more than one has records. */
  readonly places: readonly PlaceOption[]
  /** Where the one name that no record has may be misspelt, or several have the name: whom it may mean. */
  readonly parties?: readonly PartyOption[]
  /** Where a name is of several bodies that are added up, and a few of them share one: those by name and place, and how many there are. */
  readonly added?: AddedBodies
  readonly sanctions?: SanctionFacts
  /** Of the one record that is asked about, as it is asked for. */
  readonly bidders?: readonly Bidder[]
  /** Of those the first are listed. */
  readonly bids?: number
  readonly sanctions_then?: SanctionsThen
  readonly prices?: PriceFacts
  /** Of a price that the question names. */
  readonly asked_price?: AskedPriceFacts
  /** Of the public ids that were given, those of records that the filters select. */
  readonly among?: readonly string[]
  /** How many of the records were generated as a sample. */
  readonly synthetic: 'none' | 'some' | 'all'
}
