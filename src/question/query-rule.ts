// Rules of the query grammar: a pattern over the plain text, and what a match of it means.

import type { Dataset } from '../dataset/dataset.ts'

/** What the reading may look at besides the text. */
export interface ReadingContext {
  /** Day since 1970-01-01 on which the question was asked; "last quarter" hangs on it. */
  readonly today: number
  readonly dataset: Dataset
  /** The question as written, NFC, as long as the plain text. */
  readonly original: string
}

export interface Found {
  /** Name of the filter it becomes, or `anomaly_types`, `data_source`; `noise` is understood to mean nothing. */
  readonly kind: string
  readonly value: unknown
}

export interface QueryRule {
  /** Matched against the plain text with flags `g` and `d`. */
  readonly pattern: RegExp
  /** What the match means; empty when it is none after all (the words stay for later rules). */
  read(match: RegExpExecArray, context: ReadingContext): readonly Found[]
}
