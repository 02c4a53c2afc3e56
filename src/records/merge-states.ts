// Merge states: what is known of a record from all states of it that came. A state is what one row said at its time.
// M1. The result depends on the set of states alone: not on their order or their split.
// M2. An older state never replaces what a newer one says; what a newer one does not say stays known.
// M3. A state without a time has the instant at which its file first came, so that the same file again changes nothing, and another
//     that says the same says so as of its own (said-again.ts).
// M4. A state is dropped only where no state that may still come could bring back what it says.

import type { NormalisedRecord, Provenance, RecordQualityNote } from '../domain/records.ts'
import { limits } from '../limits.ts'
import { contentHash, type StatePlace } from './documents.ts'
import { isListShadowed, joinLists } from './join-lists.ts'

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
  const others = states.filter((other) => !isReplaced(other, state))
  const left = withoutSilent(inOrder([...others, state]))
  return left.includes(state) || left.length < states.length ? left : states
}

/** A state without a time that comes in another file counts anew. */
function isRepeated(state: NormalisedRecord, other: NormalisedRecord): boolean {
  const isOneState = hasTime(state.provenance) || isSamePlace(state.provenance, other.provenance)
  return isOneState && contentHash(state) === contentHash(other)
}

/** What is made of all that came, such as a register's silence or the releases of a process, stands in place of what was made before. */
const madeOfAll: ReadonlySet<string> = new Set(['ocds', 'whole_register'])

/** The same row read again by a better importer stands in its own place, but not in that of the same bytes of a later day. */
function isReplaced({ provenance: other }: NormalisedRecord, { provenance }: NormalisedRecord): boolean {
  if (madeOfAll.has(provenance.importer)) return other.importer === provenance.importer
  return (
    isSamePlace(other, provenance) && !(hasTime(other) && hasTime(provenance) && compareOwnTimes(other, provenance) > 0)
  )
}

/** One record of its states, oldest first, with a note on each older one that something comes from. */
export function mergeStates(states: readonly NormalisedRecord[]): NormalisedRecord {
  const [newest, ...older] = states.toReversed()
  const said: Record<string, unknown> = { ...newest }
  const notes: RecordQualityNote[] = [...(newest.quality ?? [])]
  for (const state of older) {
    const row = rowOf(state)
    const fields = Object.keys(row).filter((field) => !ownFields.has(field) && isMissing(said, row, field))
    if (fields.length === 0) continue
    for (const field of fields)
      said[field] = field === 'figures' ? { ...(row[field] as Row), ...(said[field] as Row | undefined) } : row[field]
    notes.push(...(state.quality ?? []).filter(({ field }) => fields.includes(field)))
    const found = `${state.provenance.original_id}: ${fields.join(', ')}`
    notes.push({ field: '*', note: 'from_earlier_state', found: found.slice(0, limits.noteFoundCharactersMax) })
  }
  for (const [field, value] of Object.entries(joinLists(states.toReversed())))
    if (value === undefined) delete said[field]
    else said[field] = value
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

export function hasTime({ state_number, state_date }: Provenance): boolean {
  return state_number !== undefined || state_date !== undefined
}

function instantOf({ state_date, retrieved_at }: Provenance): string {
  return state_date ?? retrieved_at
}

function compareOwnTimes(a: Provenance, b: Provenance): number {
  return (a.state_number ?? 0) - (b.state_number ?? 0) || compareTexts(instantOf(a), instantOf(b))
}

/**
 * Oldest first. The number of a correction decides where both states have one, the instant where not: a correction is no
 * older than those of smaller numbers. States of one time that differ are ordered by their content, or by their rows.
 */
function inOrder(states: readonly NormalisedRecord[]): readonly NormalisedRecord[] {
  const instants = new Map(states.map((state) => [state, instantOf(state.provenance)]))
  let latest = ''
  const numbered = states.filter(({ provenance }) => provenance.state_number !== undefined)
  for (const state of numbered.sort((a, b) => compareOwnTimes(a.provenance, b.provenance))) {
    const own = instantOf(state.provenance)
    if (own > latest) latest = own
    instants.set(state, latest)
  }
  return states.toSorted(
    (a, b) =>
      compareTexts(instants.get(a) ?? '', instants.get(b) ?? '') ||
      (a.provenance.state_number ?? -1) - (b.provenance.state_number ?? -1) ||
      compareTexts(instantOf(a.provenance), instantOf(b.provenance)) ||
      compareOfOneTime(a, b),
  )
}

function compareOfOneTime(a: NormalisedRecord, b: NormalisedRecord): number {
  const [timedA, timedB] = [hasTime(a.provenance), hasTime(b.provenance)]
  if (timedA !== timedB) return timedA ? -1 : 1
  return (timedA ? 0 : comparePlaces(a.provenance, b.provenance)) || compareTexts(contentHash(a), contentHash(b))
}

/** The order of rows without a time. */
export function compareArrivals(a: StatePlace, b: StatePlace): number {
  return compareTexts(a.retrieved_at, b.retrieved_at) || comparePlaces(a, b)
}

function comparePlaces(a: StatePlace, b: StatePlace): number {
  return compareTexts(a.file_sha256, b.file_sha256) || compareTexts(insideOf(a), insideOf(b)) || a.line - b.line
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Drops states of which no field can count any more, whatever else comes. */
function withoutSilent(states: readonly NormalisedRecord[]): readonly NormalisedRecord[] {
  const kept = states.filter((state, at) => {
    const newer = states.slice(at + 1)
    return Object.keys(state).some(
      (field) =>
        !ownFields.has(field) &&
        !(isListShadowed(state, field, newer) ?? isShadowed(rowOf(state), field, newer.map(rowOf))),
    )
  })
  return kept.slice(-limits.recordStatesMax)
}

/**
 * Whether a field can count no more: a newer state says it, and is refused only where the older one is refused too, for what
 * the field belongs to is the same in both or open in the newer.
 */
function isShadowed(older: Row, field: string, newer: readonly Row[]): boolean {
  if (ofNewestAlone.has(field)) return newer.length > 0
  if (field === 'figures')
    return Object.keys(older.figures as Row).every((name) => newer.some(({ figures }) => isIn(name, figures)))
  return newer.some(
    (state) =>
      field in state && (belongsTo[field] ?? []).every((other) => !(other in state) || state[other] === older[other]),
  )
}

export function isSamePlace(a: StatePlace, b: StatePlace): boolean {
  return isSameFile(a, b) && a.line === b.line
}

function isSameFile(a: StatePlace, b: StatePlace): boolean {
  return a.file_sha256 === b.file_sha256 && insideOf(a) === insideOf(b)
}

function rowOf(state: NormalisedRecord): Row {
  return state as unknown as Row
}

/** The file inside an archive; the archive's own name may change. */
function insideOf({ file }: StatePlace): string {
  return file.slice(file.lastIndexOf('!') + 1 || file.length)
}
