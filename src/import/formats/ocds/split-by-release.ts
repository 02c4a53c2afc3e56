// A record of a process as states, one for each release that its fields come from: a release in another file may be newer than
// one of them and older than another, and the store joins states by their dates.

import { naturalIdOf } from '../../../domain/record-id.ts'
import type { NormalisedRecord } from '../../../domain/records.ts'
import type { RowResult } from '../../importer.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a process was after one of its releases, and where that release stands. */
export interface ProcessState {
  readonly line: number
  readonly original_id: string
  /** When it was released; empty where it does not say. */
  readonly date: string
  readonly records: ReadonlyMap<string, NormalisedRecord>
  /** What the release alone gives. */
  readonly alone: ReadonlyMap<string, NormalisedRecord>
}

/** Names a record within its process. */
export function keyOf(record: NormalisedRecord): string {
  return `${record.record_kind} ${naturalIdOf(record)}`
}

/** Fields without which a state is a state of nothing. */
const ownFields: ReadonlySet<string> = new Set([
  ...['record_kind', 'contract_id', 'payment_id', 'provenance', 'quality', 'synthetic'],
])

/**
 * The states of a record; `states` has the process after each release, oldest first, and the record that of the
 * last. A field belongs to the newest release that says it by itself, else to the one since which it has its value, such as a
 * supplier that an award names. The newest state, which comes first,
 * has the row's place, notes and count.
 */
export function* splitByRelease(
  row: RowResult & { readonly record: NormalisedRecord },
  states: readonly ProcessState[],
): Generator<RowResult> {
  const key = keyOf(row.record)
  const { state_date = '' } = row.record.provenance
  const older = new Map<ProcessState, string[]>()
  for (const [field, value] of Object.entries(row.record)) {
    if (ownFields.has(field)) continue
    const has = (record: Fields | undefined): boolean => record !== undefined && isEqual(record[field], value)
    const since =
      states.findLast(({ alone }) => has(fieldsOf(alone, key))) ??
      sinceWhen(states, ({ records }) => has(fieldsOf(records, key)))
    if (since === undefined || since.date === '' || since.date >= state_date) continue
    older.set(since, [...(older.get(since) ?? []), field])
  }
  const moved = new Set([...older.values()].flat())
  yield { ...row, record: pick(row.record, (name) => !moved.has(name)) }
  for (const state of states) {
    const fields = older.get(state)
    if (fields === undefined) continue
    const { line, original_id, date } = state
    const provenance = { ...row.record.provenance, line, original_id, state_date: date }
    yield { line, rows: 0, record: { ...pick(row.record, (name) => fields.includes(name)), provenance } }
  }
}

/** The first state from which on all have it. */
function sinceWhen(states: readonly ProcessState[], has: (state: ProcessState) => boolean): ProcessState | undefined {
  const without = states.findLastIndex((state) => !has(state))
  return states[without + 1]
}

function fieldsOf(records: ReadonlyMap<string, NormalisedRecord>, key: string): Fields | undefined {
  const record = records.get(key)
  return record === undefined ? undefined : { ...record }
}

/** The record with some of its fields and those that name it. */
function pick(record: NormalisedRecord, keeps: (name: string) => boolean): NormalisedRecord {
  const kept: NormalisedRecord = { ...record }
  for (const name of Object.keys(kept))
    if (!keeps(name) && (name === 'quality' || !ownFields.has(name))) Reflect.deleteProperty(kept, name)
  return kept
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
