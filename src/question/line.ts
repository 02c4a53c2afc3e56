// A question on its way through the grammar: its tokens, and the parts that rules have read from them.

import type { AnomalyType, ContractType, DataSource } from '../domain/vocabulary.ts'
import type { Intent, NamedKind, ReadingNote } from './question-reading.ts'
import type { Token } from './tokens.ts'

/** Days since 1970-01-01, both included; an open end is absent. */
export interface DaySpan {
  readonly first?: number
  readonly last?: number
}

/** What a rule makes of the tokens it takes. */
export type Meaning =
  | { readonly kind: 'date_range'; readonly spans: readonly DaySpan[] }
  | { readonly kind: 'money'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'regions'; readonly codes: readonly string[]; readonly name: string; readonly macro?: true }
  | { readonly kind: 'contract_types'; readonly codes: readonly ContractType[] }
  | { readonly kind: 'modalities'; readonly codes: readonly string[] }
  | { readonly kind: 'anomaly_types'; readonly codes: readonly AnomalyType[] }
  | { readonly kind: 'object'; readonly codes: readonly string[] }
  | { readonly kind: 'organizations'; readonly codes: readonly string[] }
  | { readonly kind: 'suppliers'; readonly codes: readonly string[] }
  | { readonly kind: 'data_source'; readonly source: DataSource }
  | { readonly kind: 'named'; readonly party: NamedKind; readonly names: readonly string[] }
  /** `before` takes out what stands before it, as `SP excluded`; `doubt` may take out what follows or ask for it. */
  | { readonly kind: 'negation'; readonly cue: 'except' | 'not' | 'affirm' | 'before' | 'doubt' }
  | { readonly kind: 'intent'; readonly intent: Intent }
  | { readonly kind: 'suspicion' | 'search' }
  | { readonly kind: 'note'; readonly note: ReadingNote['kind'] }
  | { readonly kind: 'ranking' | 'filler' }

export interface LinePart {
  /** Index of the first token, and after the last. */
  readonly from: number
  readonly to: number
  readonly meaning: Meaning
  /** Further notes on how it was read. */
  readonly notes?: readonly { readonly kind: ReadingNote['kind']; readonly value?: unknown }[]
}

export interface Line {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Day since 1970-01-01. */
  readonly today: number
  /** The parts that end before the token at hand. */
  readonly parts: readonly LinePart[]
}

/** Reads the part that begins at a token, if any does. */
export type LineRule = (line: Line, at: number) => LinePart | undefined

/** The plain text of a token; empty beyond the ends. */
export function plainAt({ tokens }: Pick<Line, 'tokens'>, at: number): string {
  return tokens[at]?.plain ?? ''
}

/** The index after any tokens of a set, at most `most` of them. */
export function skip(
  line: Pick<Line, 'tokens'>,
  from: number,
  { words, most }: { readonly words: ReadonlySet<string>; readonly most: number },
): number {
  let at = from
  while (at - from < most && words.has(plainAt(line, at))) at++
  return at
}
