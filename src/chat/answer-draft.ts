// What an answer says, as facts: parts in their order, what each of its numbers rests on, and what can be asked next.

import type { FilterStep } from '../dataset/selection.ts'
import type { ChatRecord } from '../domain/generated/wire-types.ts'
import type { AnomalyType, Permission, Severity } from '../domain/vocabulary.ts'
import type { MissingName } from '../question/question-reading.ts'
import type { AnomalyReference } from './anomaly-reference.ts'
import type { OtherKind } from './asked-kind.ts'
import type { ChatState, LostReference } from './chat-state.ts'
import type { Totals } from './facts/figures.ts'
import type { HeldRecords } from './facts/held-records.ts'
import type { Bidder, SanctionsThen } from './facts/one-record-facts.ts'
import type {
  AddedBodies,
  CountedKind,
  FactGroups,
  GroupOfRow,
  Likeness,
  PartyOption,
  PeersOfOne,
  PeersOfRow,
  PlaceOption,
  SearchScope,
} from './facts/record-facts.ts'
import type { SanctionFacts } from './facts/sanction-facts.ts'
import type { AskedPriceFacts, PriceFacts, UnitPrice } from './facts/unit-prices.ts'
import type { FocusItem } from './focus-item.ts'
import type { ReportWish } from './report-wish.ts'

/** What a sentence rests on; `aggregate`: figures of a selection, which can be opened. */
export type AnswerEvidence =
  | { readonly kind: 'record'; readonly id: string; readonly label: string }
  | { readonly kind: 'anomaly'; readonly id: string; readonly investigation_id: string; readonly label: string }
  | { readonly kind: 'aggregate'; readonly id: string; readonly selection: EvidenceSelection }
  /** A report that is being made. */
  | { readonly kind: 'report'; readonly id: string; readonly label: string }
  /** What is held of a source, and how far a run has come. */
  | { readonly kind: 'source' | 'investigation'; readonly id: string }

/** The records that figures were made of, at one version. */
export interface EvidenceSelection {
  readonly state: ChatState
  readonly version: number
  readonly totals: Totals
  readonly counted: CountedKind
  /** The peers of a record, which filters describe and do not select. */
  readonly peers_of?: PeersOfRow
  /** Of what the filters select, one group. */
  readonly group?: EvidenceGroup
}

/** A group of an answer, and its first row. */
export interface EvidenceGroup extends GroupOfRow {
  readonly key: string
  readonly name?: string
}

export type FixedText =
  | 'help'
  | 'greeting'
  | 'thanks'
  | 'off_topic'
  | 'nothing_to_explain'
  | 'no_investigation'
  | 'no_risk_known'
  | 'which_price'
  | 'may_not_start'
  | 'not_judged'
  | 'report_later'
  | 'report_full'
  | 'export_way'
  | 'other_format'
  | 'plain_list'
  | 'cpf_not_searched'
  | 'last_years'

export type AnswerPart =
  | { readonly part: 'fixed'; readonly text: FixedText }
  | { readonly part: 'scope'; readonly scope: SearchScope }
  | { readonly part: 'lost_reference'; readonly lost: LostReference }
  | { readonly part: 'record'; readonly record: ChatRecord }
  | { readonly part: 'alike'; readonly name: string; readonly like: Likeness }
  | {
      readonly part: 'found'
      readonly counted: CountedKind
      readonly totals: Totals
      readonly shown: number
      readonly order: ChatState['order']
    }
  | { readonly part: 'records'; readonly records: readonly ChatRecord[]; readonly first: number }
  | { readonly part: 'count'; readonly counted: CountedKind; readonly totals: Totals }
  | { readonly part: 'sum'; readonly counted: CountedKind; readonly totals: Totals }
  | {
      readonly part: 'groups'
      readonly groups: FactGroups
      readonly counted: CountedKind
      readonly measure: 'count' | 'value'
      readonly order: ChatState['order']
    }
  | {
      readonly part: 'comparison'
      readonly groups: FactGroups
      /** Keys of those that were asked for and that no contract is of. */
      readonly empty: readonly string[]
      readonly counted: CountedKind
      readonly order: ChatState['order']
    }
  | {
      readonly part: 'among_peers'
      readonly groups: FactGroups
      readonly peers: Omit<PeersOfOne, 'filters' | 'totals' | 'largest_rows'>
    }
  | { readonly part: 'share'; readonly share: ToldShare }
  /** Filters of the question before that hold no longer. */
  | { readonly part: 'left'; readonly filters: readonly string[] }
  /** What the message says and the filters of the request overrule. */
  | { readonly part: 'overruled'; readonly said: readonly { readonly text: string; readonly value: string }[] }
  | { readonly part: 'none'; readonly held: number; readonly steps: readonly FilterStep[] }
  | { readonly part: 'empty_store' }
  | { readonly part: 'added_bodies'; readonly added: AddedBodies }
  | { readonly part: 'missing'; readonly names: readonly MissingName[] }
  | { readonly part: 'held'; readonly held: HeldRecords }
  | { readonly part: 'sanctions'; readonly sanctions: SanctionFacts }
  | { readonly part: 'bidders'; readonly name: string; readonly bidders: readonly Bidder[]; readonly bids: number }
  | { readonly part: 'sanctions_then'; readonly name: string; readonly then: SanctionsThen }
  /** Whether the price of a record is high: findings say so, it stands among others, or it cannot be judged. */
  | {
      readonly part: 'price_of'
      readonly name: string
      readonly basis: 'findings' | 'unit_prices' | 'peers' | 'nothing'
    }
  /** The unit price of a record among comparable ones; absent: it states none. */
  | { readonly part: 'unit_price'; readonly name: string; readonly price?: UnitPrice }
  /** The unit prices of a supplier's records, of which the first are listed. */
  | { readonly part: 'supplier_prices'; readonly name: string; readonly prices: PriceFacts; readonly told: number }
  /** A price that the message names among the unit prices of records of the thing. */
  | { readonly part: 'asked_price'; readonly facts: Omit<AskedPriceFacts, 'compared'> }
  | { readonly part: 'synthetic'; readonly all: boolean }
  | { readonly part: 'second'; readonly text: string }
  | { readonly part: 'started'; readonly investigation_id: string }
  | { readonly part: 'anomaly'; readonly anomaly: AnomalyReference; readonly number: number }
  | {
      readonly part: 'run_ended'
      readonly anomalies: number
      readonly records: number
      readonly told: number
      readonly isWhole: boolean
    }
  | { readonly part: 'run_failed'; readonly code: string }
  | {
      readonly part: 'progress'
      readonly percentage: number
      readonly status: string
      readonly anomalies?: number
      readonly run: RunName
    }
  /** What findings of a run put at risk, and of how many it is said; `found`: with those that its results do not hold. */
  | {
      readonly part: 'at_risk'
      readonly run: RunName
      readonly found: number
      readonly findings: number
      readonly risk: MoneyAtRisk
      /** Of those that the question narrows them to. */
      readonly isNarrowed?: true
    }
  /** How many findings of a run are of what was asked for; `findings`: that its results hold, `found`: of all that it found. */
  | {
      readonly part: 'findings_within'
      readonly run: RunName
      readonly found: number
      readonly findings: number
      readonly within: number
      /** Narrowed by what they are about, and by their kind. */
      readonly isOfRecords: boolean
      readonly types: readonly AnomalyType[]
      readonly severities: readonly Severity[]
    }
  /** Of more findings the first are listed. */
  | { readonly part: 'first_findings'; readonly told: number; readonly findings: number }
  /** A report of a run can be made once that has ended. */
  | { readonly part: 'report_of'; readonly id: string }
  /** A report that the answer has asked for. */
  | { readonly part: 'report_started'; readonly report: ToldReport }
  /** What its asker lacks to have a report made, and what there is without it; of a run, or of a party by its id. */
  | {
      readonly part: 'report_refused'
      readonly missing: readonly Permission[]
      readonly mayRead: boolean
      readonly run?: string
    }
  | { readonly part: 'unknown_finding'; readonly id: string }
  /** Where the whole dossier of a party is, by an id that may be shown. */
  | { readonly part: 'dossier_of'; readonly id: string }
  /** A number that a message names and no record has. */
  | { readonly part: 'unknown_number'; readonly number: string }
  | { readonly part: 'unknown_investigation'; readonly id: string }
  /** Contracts answer in the place of what was asked for. */
  | { readonly part: 'other_kind'; readonly kind: OtherKind; readonly counted: CountedKind }
  /** The one source that a run reads, and others of which records are held. */
  | { readonly part: 'one_source'; readonly source: string; readonly others: readonly string[] }
  | { readonly part: 'investigations'; readonly runs: readonly ToldRun[]; readonly total: number }
  | { readonly part: 'explained'; readonly anomaly: AnomalyReference }

/** A part of a whole, by number and by value. */
export interface ToldShare {
  /** What was asked for, which is said first. */
  readonly by: 'count' | 'value'
  readonly counted: CountedKind
  /** What the records of the part are, beyond those of the whole. */
  readonly scope: SearchScope
  readonly part: Totals
  readonly whole: Totals
}

/** A run as an answer names it. */
export interface RunName {
  readonly id: string
  /** It is the run of the conversation. */
  readonly isOwn?: true
  /** Of the asker's latest run, where the conversation has none: what was asked there. */
  readonly query?: string
}

/** BRL that findings put in question; of findings about one contract the largest counts. */
export interface MoneyAtRisk {
  readonly total: number
  /** Findings that name an amount. */
  readonly valued: number
  /** The largest, in their order. */
  readonly largest: readonly { readonly anomaly: AnomalyReference; readonly value: number }[]
}

/** A report that is being made. */
export interface ToldReport extends Pick<ReportWish, 'output_format' | 'target_audience'> {
  readonly id: string
  readonly title: string
  /** Of which it is. */
  readonly run?: string
}

/** A run of who asks. */
export interface ToldRun {
  readonly id: string
  readonly query: string
  readonly status: string
  readonly created_at: string
  readonly anomalies?: number
}

/**
 * What a name may mean: one of several places or parties, or a party whose name it may be with a letter or two wrong; or the run that a
 * report may be of. `report`: what is asked for of the one that is chosen.
 */
export type AnswerOption = { readonly id: string; readonly state: ChatState; readonly report?: ReportWish } & (
  | { readonly place: PlaceOption; readonly party?: never; readonly run?: never }
  | { readonly party: PartyOption; readonly place?: never; readonly run?: never }
  | { readonly run: RunOption; readonly place?: never; readonly party?: never }
)

/** One of the asker's runs, by its question and when it was started. */
export interface RunOption {
  readonly id: string
  readonly query: string
  readonly started: string
  /** That it has looked at. */
  readonly records: number
}

/** The option in words: a place with its state, a party with all the ids that it stands for. */
export function labelOfOption({ place, party, run }: AnswerOption): string {
  if (run !== undefined) return `“${run.query}” (${run.started})`
  if (place !== undefined) return `${place.name} (${place.region})`
  return `${party.name} (${party.seat === undefined ? '' : `${party.seat}; `}${idsText(party)})`
}

/** Branches of one company by their root, and how many they are. */
function idsText({ ids, kind }: PartyOption): string {
  const [first = '', second] = ids
  if (second === undefined) return first
  return kind === 'suppliers' && first.length === 14 ? `${first.slice(0, 8)}, ${ids.length} CNPJs` : ids.join(', ')
}

export interface AnswerDraft {
  readonly parts: readonly AnswerPart[]
  readonly evidence: readonly AnswerEvidence[]
  /** The run that it speaks of. */
  readonly investigation_id?: string
  /** Which of several is meant; the answer waits for the choice. */
  readonly options?: readonly AnswerOption[]
  readonly focus: readonly FocusItem[]
  /** Names that were asked for and that no record has. */
  readonly lostNames?: readonly string[]
}
