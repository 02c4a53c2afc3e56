// Rules of the query grammar: a pattern over the plain text and the meaning of its match.

/** Context of a question besides its text. */
export interface ReadingContext {
  /** Day since 1970-01-01 to which relative dates such as "last quarter" refer. */
  readonly today: number
  /** The question as written, NFC, as long as the plain text. */
  readonly original: string
}

export interface Found {
  /** Name of the resulting filter, or `anomaly_types`, `data_source`; `noise` for matches without a filter. */
  readonly kind: string
  readonly value: unknown
}

export interface QueryRule {
  /** Matched against the plain text with flags `g` and `d`. */
  readonly pattern: RegExp
  /** The meaning of the match; empty when the rule declines it, which leaves the words to later rules. */
  read(match: RegExpExecArray, context: ReadingContext): readonly Found[]
}
