// The detector contract: fold over a partition, reduce what was folded, finalize once. Pure and deterministic.
// D1. reduce is associative, and what was folded comes in partition order; the number of partitions and threads changes nothing.
// D2. Confidence depends on data alone: not on sensitivity, threshold, selection, or thread count.
// D3. What cannot be judged yields no candidate.

import assert from 'node:assert/strict'
import type { ColumnName, Dataset, PartitionKey, TableName } from '../dataset/dataset.ts'
import { joinColumns } from '../dataset/join-columns.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyType } from '../domain/vocabulary.ts'
import { doubtNotedValues } from './views/acts/doubted-values.ts'
import { citeLawsInForce } from './views/law/law-in-force.ts'

export type { PartitionKey } from '../dataset/dataset.ts'

export interface DetectionContext {
  /** One byte per act row: 1 when the investigation asks about it. Peers may be any row; candidates only selected ones. */
  readonly selected: Uint8Array
  /** Derived from the investigation's id; the only source of randomness. */
  readonly seed: string
}

/** What is known of a detector before it runs. Its name is one: file, constant, id and catalogue entry agree. */
export interface DetectorDeclaration {
  /** Indicator, with words of the detector's name where several detectors judge it: `PR-01`, `TE-10-ENDED`. */
  readonly id: string
  /** Ids under which its findings went out before; stored results and calibration tables still name them. */
  readonly aliases?: readonly string[]
  /** Ids of candidates that have texts and a calibration of their own. */
  readonly variants?: readonly { readonly id: string; readonly aliases?: readonly string[] }[]
  /** Facts that name a party, a place or an item. Any other fact is a number or a word, in which the ids of persons are masked. */
  readonly names?: Readonly<Record<string, NamedThing>>
  /** Records besides acts that a finding rests on. */
  readonly restsOn?: readonly SupportingRows[]
  /** Articles that it rests on, as `Lei 14.133/2021, art. 75, §1`; docs/law.md has what they say and their values by date. */
  readonly laws?: readonly string[]
  /** A fact that matters whatever law binds the body. */
  readonly isFactWithoutLaw?: true
  /** Columns without which nothing is judged; of a list one is enough. */
  readonly needs: readonly (RecordColumn | readonly RecordColumn[])[]
}

/** What the id or code in a fact stands for; `suppliers` and `organizations` are several ids, with `, ` between them. */
export type NamedThing = 'supplier' | 'suppliers' | 'organization' | 'organizations' | 'item' | 'address' | 'tax_id'

/** A column with its table, such as `acts.catalog`. */
export type RecordColumn = { [T in TableName]: `${T}.${ColumnName<T>}` }[TableName]

export const supportingTables = ['payments', 'commitments', 'sanctions', 'suppliers'] as const
export type SupportingTable = (typeof supportingTables)[number]

/** Rows of a table: those of the contract (payments, commitments) or of suppliers, that `holds` accepts. */
export interface SupportingRows {
  readonly table: SupportingTable
  /** Fact that names the suppliers; those of the acts where absent. */
  readonly named?: string
  readonly holds?: (dataset: Dataset, row: number, facts: Candidate['facts']) => boolean
}

/** `Folded` must survive msgpack: numbers, texts, arrays, plain objects, typed arrays. */
export interface Detector<Folded = unknown> extends DetectorDeclaration {
  readonly type: AnomalyType
  readonly partition: PartitionKey
  /** Phase in which it runs: rules and peers first, evidence across records second. */
  readonly phase: 'agent_analysis' | 'pattern_detection'
  /** Reads the given act rows (ascending) and returns what finalize needs of them. */
  fold(data: Dataset, rows: Int32Array, context: DetectionContext): Folded
  reduce(left: Folded, right: Folded): Folded
  finalize(folded: Folded, data: Dataset, context: DetectionContext): readonly Candidate[]
}

/** A detector as its file states it: without a reduce of its own lists and columns join, counts add up, and a record does so by part. */
export type DetectorDefinition<Folded> = Omit<Detector<Folded>, 'type' | 'reduce'> &
  Partial<Pick<Detector<Folded>, 'reduce'>>

/**
 * Gives a detector the erased type that the registry holds. What it folds stays private to the detector, no rule cites a law that did
 * not bind, and what rests on doubted values is a doubt.
 */
export function defineDetector<Folded>(detector: DetectorDefinition<Folded>): Detector {
  const { finalize } = detector
  const cited = {
    type: reportedType(detector.id),
    reduce: joinFolded,
    ...detector,
    finalize: (folded: Folded, data: Dataset, context: DetectionContext) =>
      doubtNotedValues(citeLawsInForce(finalize(folded, data, context), data, detector), data, detector),
  }
  return cited as unknown as Detector
}

const typeOfLetters: Readonly<Record<string, AnomalyType>> = {
  PR: 'price_anomaly',
  PA: 'pattern_anomaly',
  TE: 'temporal_anomaly',
  RE: 'relationship_anomaly',
  CO: 'compliance_violation',
}

/** The type that a detector reports, which the letters of its id name. */
export function reportedType(id: string): AnomalyType {
  return typeOfLetters[id.slice(0, 2)] ?? assert.fail(`the letters of ${id} name no type`)
}

function joinFolded(left: unknown, right: unknown): unknown {
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right]
  if (typeof left === 'number' && typeof right === 'number') return left + right
  if (isColumn(left) && isColumn(right)) return joinColumns(left, right)
  assert(isRecord(left) && isRecord(right), 'minima and the like are reduced by the detector that folds them')
  assert.deepEqual(Object.keys(left), Object.keys(right), 'folds of one detector have the same parts')
  return Object.fromEntries(Object.entries(left).map(([name, part]) => [name, joinFolded(part, right[name])]))
}

function isColumn(value: unknown): value is Int32Array | Float64Array {
  return value instanceof Int32Array || value instanceof Float64Array
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
}
