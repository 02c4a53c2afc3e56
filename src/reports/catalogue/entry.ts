// Entry: the words of a detector.

import type { Bilingual } from '../template.ts'

/** Words by the id of a detector or of a variant of it. */
export type Entries = Readonly<Record<string, CatalogueEntry>>

/** What a check opens of the records behind a finding; the acts where none of the kind is at hand. */
export type OpenedRecords = 'acts' | 'peers' | 'payments' | 'commitments' | 'sanctions' | 'suppliers'

/** A check that an auditor can make: which document to open, what to look for, whom to ask. */
export interface Check extends Bilingual {
  /** The acts when absent. */
  readonly opens?: OpenedRecords
}

/** The words of one detector. They may name its facts, and the values of `src/reports/candidate-values.ts`. */
export interface CatalogueEntry {
  /** What stands out, as docs/indicators.md has it: a noun phrase. */
  readonly looksFor: string
  /** The precondition of a judgement; a variant has the gate of its detector where it has none of its own. */
  readonly gate?: string
  /** Noun phrase for lists. */
  readonly title: Bilingual
  /** One hedged sentence with the main numbers. */
  readonly finding: Bilingual
  /** What would not have been flagged, or would have been lawful. */
  readonly counterfactual: Bilingual
  /** The same, where the evidence has no such value. */
  readonly otherwise?: Bilingual
  /** The strongest regular explanation of this indicator. */
  readonly against: Bilingual
  /** The next checks, the one that settles the matter fastest first. */
  readonly checks: readonly [Check, Check, Check]
  /** What to ask for and from whom; about all findings of the detector: count, money, organizations, suppliers, example, and topic, which is the title. */
  readonly request: Bilingual
  /** Factors are log points of a price; shares of the evidence when absent. */
  readonly factorScale?: 'log_points'
  /** Facts that compare the present with the past. */
  readonly history?: { readonly baseline: string; readonly current: string; readonly sample: string }
}
