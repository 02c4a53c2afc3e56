// What an answer says, as facts: parts in their order, what each of its numbers rests on, and what can be asked next.

import type { FilterStep } from '../dataset/selection.ts'
import type { ChatRecord } from '../domain/generated/wire-types.ts'
import type { MissingName } from '../question/question-reading.ts'
import type { AnomalyReference } from './anomaly-reference.ts'
import type { OtherKind } from './asked-kind.ts'
import type { ChatState, LostReference } from './chat-state.ts'
import type { HeldRecords } from './facts/held-records.ts'
import type {
  CountedKind,
  FactGroups,
  Likeness,
  PartyOption,
  PeersOfOne,
  PeersOfRow,
  PlaceOption,
  SearchScope,
  Totals,
} from './facts/record-facts.ts'
import type { FocusItem } from './focus-item.ts'

/** What a sentence rests on; `aggregate`: figures of a selection, which can be opened. */
export type AnswerEvidence =
  | { readonly kind: 'record'; readonly id: string; readonly label: string }
  | { readonly kind: 'anomaly'; readonly id: string; readonly investigation_id: string; readonly label: string }
  | { readonly kind: 'aggregate'; readonly id: string; readonly selection: EvidenceSelection }
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
}

export type FixedText =
  | 'help'
  | 'greeting'
  | 'thanks'
  | 'off_topic'
  | 'nothing_to_explain'
  | 'no_investigation'
  | 'may_not_start'
  | 'not_judged'
  | 'report_later'

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
      readonly counted: CountedKind
      readonly order: ChatState['order']
    }
  | {
      readonly part: 'among_peers'
      readonly groups: FactGroups
      readonly peers: Omit<PeersOfOne, 'filters' | 'totals'>
    }
  | { readonly part: 'share'; readonly share: ToldShare }
  | { readonly part: 'none'; readonly held: number; readonly steps: readonly FilterStep[] }
  | { readonly part: 'empty_store' }
  | { readonly part: 'missing'; readonly names: readonly MissingName[] }
  | { readonly part: 'held'; readonly held: HeldRecords }
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
      /** Of a run that was named. */
      readonly id?: string
      /** It is the run of the conversation; without either the asker's latest. */
      readonly isOwn?: true
    }
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

/** A run of who asks. */
export interface ToldRun {
  readonly id: string
  readonly query: string
  readonly status: string
  readonly created_at: string
  readonly anomalies?: number
}

/** What a name may mean: one of several places, or a party whose name it may be with a letter or two wrong. */
export type AnswerOption = { readonly id: string; readonly state: ChatState } & (
  | { readonly place: PlaceOption; readonly party?: never }
  | { readonly party: PartyOption; readonly place?: never }
)

/** The option in words, without what sets it apart in a list. */
export function labelOfOption({ place, party }: AnswerOption): string {
  return place === undefined ? (party?.name ?? '') : `${place.name} (${place.region})`
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
