// Layout: the keys under which records lie in the store, and the small values beside the columns.
// A version is one committed chunk. Chunks are immutable; a later version only adds chunks, so that a version that is
// pinned keeps meaning the same rows. Numbers in columns are little-endian, as on every machine Node.js runs on.

import { Packr } from 'msgpackr'
import type { ColumnDefinition, DictionaryName, TableName } from '../dataset/dataset.ts'
import { tables } from '../dataset/dataset.ts'
import type {
  ActRecord,
  AgreementRecord,
  CommitmentRecord,
  NormalisedRecord,
  OrganizationRecord,
  PaymentRecord,
  ReferenceRecord,
  SanctionRecord,
  SupplierRecord,
} from '../domain/records.ts'
import type { DataSource } from '../domain/vocabulary.ts'

/** The tables that records are rows of; the others hold children of their rows. */
export const mainTables = [
  'acts',
  'payments',
  'commitments',
  'agreements',
  'suppliers',
  'sanctions',
  'organizations',
  'references',
] as const
export type MainTable = (typeof mainTables)[number]
export const tableNames = Object.keys(tables) as readonly TableName[]

/** The record behind a row of a main table. */
export interface RecordOf {
  readonly acts: ActRecord
  readonly payments: PaymentRecord
  readonly commitments: CommitmentRecord
  readonly agreements: AgreementRecord
  readonly suppliers: SupplierRecord
  readonly sanctions: SanctionRecord
  readonly organizations: OrganizationRecord
  readonly references: ReferenceRecord
}

/** Parent table of each child table; a child's `parent` counts from the first row of its chunk. */
export const parentTables = {
  bids: 'acts',
  amendments: 'acts',
  partners: 'suppliers',
  commitment_entries: 'commitments',
} as const satisfies Partial<Record<TableName, MainTable>>

export type ChildTable = keyof typeof parentTables

/** The table that a record's main row goes to. */
export function tableOf(kind: NormalisedRecord['record_kind']): MainTable {
  return tableOfKind[kind]
}

const tableOfKind: Readonly<Record<NormalisedRecord['record_kind'], MainTable>> = {
  contract: 'acts',
  tender: 'acts',
  award: 'acts',
  contract_item: 'acts',
  amendment: 'acts',
  payment: 'payments',
  expense: 'payments',
  commitment: 'commitments',
  agreement: 'agreements',
  reference: 'references',
  supplier: 'suppliers',
  sanction: 'sanctions',
  organization: 'organizations',
}

/** Goes up whenever what is stored changes: records of another format have to be imported again. */
export const recordsFormat = 22

/** The newest version; an append requires that it has not moved. */
export interface Manifest {
  readonly format: typeof recordsFormat
  readonly version: number
  /** Commits that changed states alone and made no version; absent where there was none. */
  readonly restatements?: number
}

/** What one chunk added, and the totals after it. A stored row counts every row ever written to its table, from 0. */
export interface Chunk {
  readonly version: number
  /** When it was made, in ms since 1970: later than every version before it, be the clock set back. */
  readonly at: number
  /** Rows in this chunk. */
  readonly rows: Readonly<Record<TableName, number>>
  /** Stored rows that later content replaces from this version on. */
  readonly superseded: Readonly<Record<MainTable, readonly number[]>>
  /** Stored rows of all chunks up to this one. */
  readonly stored: Readonly<Record<TableName, number>>
  /** Rows that are in force at this version. */
  readonly live: Readonly<Record<MainTable, number>>
  readonly live_acts: Readonly<Record<DataSource, number>>
  /** Codes of each dictionary at this version. */
  readonly dictionary_sizes: Readonly<Record<DictionaryName, number>>
}

export const manifestKey = 'records/manifest'
export const chunkPrefix = 'records/chunk/'
export const chunkKey = (version: number): string => `${chunkPrefix}${padded(version)}`
const segmentsPrefix = 'records/segments/'
const documentsPrefix = 'records/documents/'
export const segmentsKey = (version: number): string => `${segmentsPrefix}${padded(version)}`
export const dictionaryPrefix = (name: DictionaryName): string => `records/dictionary/${name}/`
export const dictionaryKey = (name: DictionaryName, version: number): string =>
  `${dictionaryPrefix(name)}${padded(version)}`
/** Where the code of a text is found. */
export const codeKey = (name: DictionaryName, part: string): string => `records/code/${name}/${part}`
export const documentsKey = (table: MainTable, version: number, block: number): string =>
  `${documentsPrefix}${table}/${padded(version)}/${block}`
/** Files from which rows without a time were read again, by digest. */
export const filePlaceKey = (digest: string): string => `records/places/${digest}`
/** Columns and documents are most of what is stored. */
export const largePrefixes = [segmentsPrefix, documentsPrefix]
export const isLarge = (key: string): boolean => largePrefixes.some((prefix) => key.startsWith(prefix))

/** Columns of a table with their definitions. */
export function columnsOf(table: TableName): readonly (readonly [string, ColumnDefinition])[] {
  return Object.entries(tables[table])
}

/** An empty column of `length` rows of its type. */
export function createColumn(
  definition: ColumnDefinition,
  length: number,
  { shared }: { readonly shared: boolean } = { shared: false },
): Int32Array | Float64Array {
  const isInteger = definition.type === 'code' || definition.type === 'day'
  const bytes = length * (isInteger ? 4 : 8)
  const memory = shared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes)
  return isInteger ? new Int32Array(memory) : new Float64Array(memory)
}

/** Each block carries its own structures, so that one can be read alone. */
const packr = new Packr({ useRecords: true, mapsAsObjects: true })

export function encode(value: unknown): Uint8Array {
  return packr.pack(value)
}

export function decode(bytes: Uint8Array): unknown {
  return packr.unpack(bytes)
}

/** An object with a value for each name. */
export function forEachName<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

/** Decimal, so that the order of keys is the order of numbers. */
function padded(version: number): string {
  return String(version).padStart(10, '0')
}
