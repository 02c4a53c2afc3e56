// State of a conversation: what it is about after a message, and what a message was read as.

import type { DateRange } from '../domain/generated/wire-types.ts'
import type { AnomalyType, DataSource, Severity } from '../domain/vocabulary.ts'
import type {
  Arrangement,
  Intent,
  NamedParty,
  QuestionFilters,
  ReadingNote,
  UnderstoodPart,
} from '../question/question-reading.ts'
import type { OtherKind } from './asked-kind.ts'
import type { NamedSubject } from './named-subject.ts'
import type { RecordWish } from './record-wish.ts'
import type { ReportWish } from './report-wish.ts'

/** What the conversation is about after a message: what a next one inherits, changes or drops. */
export interface ChatState extends Arrangement {
  readonly intent: Intent
  readonly filters: QuestionFilters
  readonly anomaly_types: readonly AnomalyType[]
  readonly data_source?: DataSource
  /** Parties by name, which the records are asked for when the message is answered. */
  readonly named: readonly NamedParty[]
  /** A share is asked for. */
  readonly share?: ShareWish
  /** Who of the suppliers stands on a register of sanctions. */
  readonly sanctions?: true
  /** When a sanction was in force, at some moment of one of these; absent: today. */
  readonly sanctions_in?: readonly DateRange[]
  /** A price that is compared with the unit prices of records. */
  readonly asked_price?: AskedPrice
  /** What was asked last of one record, which `and contract 12/2024?` asks of another. */
  readonly wish?: RecordWish
  /** What the findings that were spoken of last are narrowed to. */
  readonly findings?: FindingsScope
}

/** Findings of a run: their list or what they put at risk, of those about records that filters select. */
export interface FindingsScope extends Pick<ChatState, 'filters' | 'anomaly_types' | 'named'> {
  readonly wants: 'list' | 'risk'
  readonly severities?: readonly Severity[]
}

export type ShareSlot = Exclude<keyof QuestionFilters, 'exclude'>

/** What a part is of a whole, and which filters make the part: the whole is what the others find. */
export interface ShareWish {
  readonly by: 'count' | 'value'
  readonly part: readonly ShareSlot[]
}

/** A price that is asked about. BRL for one unit. */
export interface AskedPrice {
  readonly price: number
  /** The one name of all spellings of the unit; absent: any. */
  readonly unit?: string
  /** The thing, in the words of the message; empty where it names none. */
  readonly item: string
  /** Of the records with one unit and pack alone. */
  readonly of?: PricedUnit
}

/** A unit, and how much one pack has; absent: the record does not say. */
export interface PricedUnit {
  readonly unit: string
  readonly pack?: number
}

/** Something of the answer before that a message points to. */
export interface Reference {
  readonly kind: 'item' | 'supplier' | 'organization' | 'finding' | 'investigation'
  /** 1 is the first, -1 the last. */
  readonly ordinal?: number
  /** The record itself, of a finding too. */
  readonly isRecord?: true
  /** The two things of the last answer. */
  readonly isBoth?: true
}

/** A reference that points to nothing, or to several things. */
export interface LostReference extends Reference {
  /** How many things it could mean. */
  readonly candidates: number
}

export interface MessageReading {
  readonly state: ChatState
  /** `new` stands by itself, `follow_up` builds on the state before, `correction` replaces what was misread or misspoken. */
  readonly change: 'new' | 'follow_up' | 'correction'
  readonly reference?: Reference
  /** Names of the filters that come from before. */
  readonly inherited: readonly string[]
  /** Names of the filters from before that hold no longer, though the message does not say so. */
  readonly dropped?: readonly string[]
  /** What it asks for in the place of contracts. */
  readonly asked_kind?: OtherKind
  /** No word of it asks to look for anomalies. */
  readonly isPlain?: true
  /** It compares the last year that has records with the one before, and names neither. */
  readonly isOfLastYears?: true
  /** As in the reading of a question, of this message alone. */
  readonly understood: readonly UnderstoodPart[]
  readonly ignored: readonly string[]
  readonly notes: readonly ReadingNote[]
  /** The second question of the message, which is not part of this reading. */
  readonly second?: string
  /** What it names by a number or an id, which is all that it is about. */
  readonly subject?: NamedSubject
  /** What it asks of the one record that it is about. */
  readonly wish?: RecordWish
  /** The report that was asked for, where a choice says what it is of. */
  readonly report?: ReportWish
  /** Where it asks of findings: of which. */
  readonly findings?: FindingsScope
}

/** What is said beside the matter: the conversation goes on from what was before. */
const asides: ReadonlySet<Intent> = new Set(['small_talk', 'off_topic', 'help', 'data_held', 'follow'])

/** The state that the next message builds on: a greeting or another aside leaves the one before. */
export function nextState(
  before: ChatState | undefined,
  { state, subject, findings, wish }: Pick<MessageReading, 'state' | 'subject' | 'findings' | 'wish'>,
): ChatState {
  const isAside = asides.has(state.intent) && subject === undefined
  if (before !== undefined && isAside) return before
  const { findings: _, wish: __, ...next } = before !== undefined && subject !== undefined ? before : state
  return {
    ...next,
    ...(wish && { wish }),
    ...(wish && state.sanctions_in && { sanctions_in: state.sanctions_in }),
    ...(findings && { findings }),
  }
}
