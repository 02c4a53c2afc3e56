// Merge states: what is known of a record from all states of it that came. A state is what one row said at its time.
// M1. The result depends on the set of states alone where all of them have a time: not on their order or their split.
// M2. An older state never replaces what a newer one says; what a newer one does not say stays known.
// M3. States without a time count in the order in which they came, those of one file in the order of its rows.

import type { NormalisedRecord, Provenance, RecordQualityNote } from '../domain/records.ts'
import { limits } from '../limits.ts'
import { contentHash } from './documents.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * A field of an older state stays only beside the same value of the fields that it belongs to: a supplier's number never comes
 * beside the name of another. Where one of them does not say such a field, nothing speaks against it.
 */
const belongsTo: Readonly<Record<string, readonly string[]>> = {
  supplier_id: ['supplier'],
  supplier: ['supplier_id'],
  supplier_person_type: ['supplier_id', 'supplier'],
  supplier_status: ['supplier_id', 'supplier'],
  supplier_status_date: ['supplier_id', 'supplier', 'supplier_status'],
  supplier_opened: ['supplier_id', 'supplier'],
  supplier_size: ['supplier_id', 'supplier'],
  beneficiary_id: ['beneficiary'],
  beneficiary: ['beneficiary_id'],
  amendments: ['value'],
  unit: ['unit_price'],
  unit_price: ['unit'],
  currency: ['value', 'estimated_value'],
  status_date: ['status'],
}

/** Fields that say what a state is a state of, or where it came from. */
const ownFields: ReadonlySet<string> = new Set(['record_kind', 'provenance', 'quality', 'synthetic'])

/** The states with a new one at its place, oldest first, without those of which nothing is left to say; the same list where it brings nothing. */
export function insertState(states: readonly NormalisedRecord[], state: NormalisedRecord): readonly NormalisedRecord[] {
  if (states.some((other) => isRepeated(state, other))) return states
  // The same row read again by a better importer stands in its own place, but not in that of the same bytes of a later day.
  const others = states.filter(
    ({ provenance }) =>
      !isSamePlace(provenance, state.provenance) || (compareTimes(provenance, state.provenance) ?? 0) > 0,
  )
  let at = others.length
  while (at > 0 && isOlder(state, others[at - 1])) at--
  const left = withoutSilent(others.toSpliced(at, 0, state))
  return left.includes(state) || left.length < states.length ? left : states
}

/** A state without a time that comes in another file counts anew. */
function isRepeated(state: NormalisedRecord, other: NormalisedRecord): boolean {
  const isOneState = hasTime(state.provenance) || isSameFile(state.provenance, other.provenance)
  return isOneState && contentHash(state) === contentHash(other)
}

/** One record of its states, oldest first, with a note on each older one that something comes from. */
export function mergeStates(states: readonly NormalisedRecord[]): NormalisedRecord {
  const [newest, ...older] = states.toReversed()
  const said: Record<string, unknown> = { ...newest }
  const notes: RecordQualityNote[] = [...(newest.quality ?? [])]
  for (const state of older) {
    const row = state as unknown as Row
    const fields = Object.keys(row).filter((field) => !ownFields.has(field) && isMissing(said, row, field))
    if (fields.length === 0) continue
    for (const field of fields)
      said[field] = field === 'figures' ? { ...(row[field] as Row), ...(said[field] as Row | undefined) } : row[field]
    notes.push(...(state.quality ?? []).filter(({ field }) => fields.includes(field)))
    const found = `${state.provenance.original_id}: ${fields.join(', ')}`
    notes.push({ field: '*', note: 'from_earlier_state', found: found.slice(0, limits.noteFoundCharactersMax) })
  }
  if (notes.length > (newest.quality?.length ?? 0)) said.quality = notes.slice(0, limits.recordListItemsMax)
  return said as unknown as NormalisedRecord
}

/** What a newer state does not say of these is so no longer: a register that holds a sanction again has not withdrawn it. */
const ofNewestAlone: ReadonlySet<string> = new Set(['withdrawn'])

/** Whether newer states leave a field of an older one open. */
function isMissing(said: Row, older: Row, field: string): boolean {
  if (field === 'figures') return Object.keys(older.figures as Row).some((name) => !isIn(name, said.figures))
  if (field in said || ofNewestAlone.has(field)) return false
  return (belongsTo[field] ?? []).every((other) => {
    return !(other in said) || !(other in older) || said[other] === older[other]
  })
}

function isIn(name: string, figures: unknown): boolean {
  return figures !== undefined && name in (figures as Row)
}

/** Negative where the first state is older, 0 where both have one time, undefined where one of them has none. */
function compareTimes(a: Provenance, b: Provenance): number | undefined {
  if (!hasTime(a) || !hasTime(b)) return undefined
  const [dateA = '', dateB = ''] = [a.state_date, b.state_date]
  return (a.state_number ?? 0) - (b.state_number ?? 0) || (dateA < dateB ? -1 : Number(dateA > dateB))
}

function hasTime({ state_number, state_date }: Provenance): boolean {
  return state_number !== undefined || state_date !== undefined
}

/** States of one time that differ are ordered by their content, so that their order of arrival does not count. */
function isOlder(state: NormalisedRecord, other: NormalisedRecord): boolean {
  const time = compareTimes(state.provenance, other.provenance)
  if (time === undefined) return standsBefore(state.provenance, other.provenance)
  return time < 0 || (time === 0 && contentHash(state) < contentHash(other))
}

/** Drops states whose every field a newer one says. */
function withoutSilent(states: readonly NormalisedRecord[]): readonly NormalisedRecord[] {
  const said: Record<string, unknown> = {}
  const kept: NormalisedRecord[] = []
  for (const state of states.toReversed()) {
    const fields = Object.entries(state).filter(([field]) => !ownFields.has(field))
    const speaks = fields.filter(([field]) => field === 'figures' || !(field in said))
    if (kept.length === 0 || speaks.some(([field, value]) => field !== 'figures' || hasNewFigure(said, value)))
      kept.push(state)
    for (const [field, value] of speaks)
      said[field] = field === 'figures' ? { ...(value as Row), ...(said.figures as Row | undefined) } : value
  }
  return kept.slice(0, limits.recordStatesMax).toReversed()
}

function hasNewFigure(said: Row, figures: unknown): boolean {
  return Object.keys(figures as Row).some((name) => !isIn(name, said.figures))
}

function isSamePlace(a: Provenance, b: Provenance): boolean {
  return isSameFile(a, b) && a.line === b.line
}

function standsBefore(a: Provenance, b: Provenance): boolean {
  return isSameFile(a, b) && a.line < b.line
}

function isSameFile(a: Provenance, b: Provenance): boolean {
  return a.file_sha256 === b.file_sha256 && insideOf(a) === insideOf(b)
}

/** The file inside an archive; the archive's own name may change. */
function insideOf({ file }: Provenance): string {
  return file.slice(file.lastIndexOf('!') + 1 || file.length)
}
