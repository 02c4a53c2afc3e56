// What a question means: the shapes between the grammar, the names that records know, and a search.

import type { ActFilters } from '../dataset/selection.ts'
import type { ExcludedActs } from '../domain/generated/wire-types.ts'
import type { AnomalyType, DataSource } from '../domain/vocabulary.ts'

/** What the asker wants. */
export const intents = [
  'investigate',
  'lookup',
  'count',
  'sum',
  'compare',
  'explain',
  'dossier',
  'report',
  'follow',
  'data_held',
  'help',
  'small_talk',
  'off_topic',
] as const
export type Intent = (typeof intents)[number]

/** What a count, a sum or a ranking is divided by. */
export const groupings = [
  'supplier',
  'organization',
  'year',
  'month',
  'state',
  'municipality',
  'modality',
  'contract_type',
] as const
export type Grouping = (typeof groupings)[number]

/** What a comparison sets side by side. */
export const comparisons = ['suppliers', 'organizations', 'years', 'states'] as const
export type ComparisonKind = (typeof comparisons)[number]

export interface Ordering {
  readonly by: 'value' | 'date' | 'count'
  readonly direction: 'desc' | 'asc'
}

/** How what is found is to be laid out; an investigation uses none of it. */
export interface Arrangement {
  readonly order?: Ordering
  /** So many of them at most. */
  readonly limit?: number
  readonly group_by?: Grouping
  readonly compare?: ComparisonKind
}

export type NamedKind = 'organizations' | 'suppliers' | 'municipalities'

/** What the question takes out. */
export type ExcludedByQuestion = ExcludedActs

export type QuestionFilters = ActFilters

/** One thing that was read, with the words it was read from. */
export interface UnderstoodPart {
  /** A filter's name, or `anomaly_types`, `data_source`, `order`, `limit`, `group_by`. */
  readonly kind: string
  readonly text: string
  readonly value: unknown
  readonly excluded?: true
}

/** What a reader of the question should know about how it was read. */
export interface ReadingNote {
  readonly kind:
    | 'ambiguous'
    | 'corrected'
    | 'contradiction'
    | 'second_question'
    | 'impossible_day'
    | 'not_a_filter'
    | 'several'
    | 'also_included'
  /** The words of the question. */
  readonly text: string
  /** What they were read as, where they were. */
  readonly value?: unknown
}

/** A body, a firm or a city that the question names, to be found in the records. */
export interface NamedParty {
  readonly kind: NamedKind
  /** As written. */
  readonly text: string
  /** In lower case without accents, and without the article or preposition before it. */
  readonly name: string
  readonly excluded?: true
}

/** The reading of a question by its text alone. */
export interface QuestionReading extends Arrangement {
  readonly intent: Intent
  /** The intent that its words name; absent where none does, as in a bare description. */
  readonly asks?: Intent
  readonly filters: QuestionFilters
  readonly anomaly_types: readonly AnomalyType[]
  readonly data_source?: DataSource
  readonly understood: readonly UnderstoodPart[]
  /** Words and phrases that no rule took, in their order. */
  readonly ignored: readonly string[]
  readonly notes: readonly ReadingNote[]
  readonly named: readonly NamedParty[]
  /** The second question of the text, which is not part of this reading. */
  readonly second?: string
  /** Its words ask to look for anomalies, or doubt. */
  readonly seeks?: true
}

/** What a question names and no record has. */
export interface MissingName {
  readonly kind: NamedKind
  /** As written, with the preposition before it. */
  readonly text: string
  /** Without the preposition, where one stands before it. */
  readonly shown?: string
  /** The names that the records know and that are nearest, best first. */
  readonly nearest: readonly string[]
  readonly excluded?: true
}

/** A reading whose names were looked up in the records. */
export interface ResolvedQuestion extends QuestionReading {
  readonly missing: readonly MissingName[]
}
