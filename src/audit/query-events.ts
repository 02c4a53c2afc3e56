// Events by their fields, newest first. Each value has an index in order of sequence, so that a page reads the events
// it shows and index keys alone; times are found by bisection, since they never decrease.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AuditEvent } from '../domain/generated/wire-types.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { unlessDamaged, wholeValues } from '../platform/damage.ts'
import type { Store } from '../store/port.ts'
import { auditEventKey, auditEventPrefix, type IndexedField, idKey, indexPrefix, toDigits } from './entries.ts'
import { redactText } from './redact.ts'

export interface AuditFilter {
  /** ISO times, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Sequence above those of all of them. */
  readonly before?: number | undefined
  /** Any of the values of each field. */
  readonly values?: Readonly<Partial<Record<IndexedField, readonly string[]>>>
}

/** Events that match, newest first. */
export async function* filterEvents(store: Store, filter: AuditFilter): AsyncGenerator<AuditEvent> {
  let batch: number[] = []
  for await (const sequence of filterSequences(store, filter)) {
    batch.push(sequence)
    if (batch.length < limits.auditReadEventsMax) continue
    yield* await readEvents(store, batch)
    batch = []
  }
  yield* await readEvents(store, batch)
}

/** The newest events that match. */
export async function newestEvents(store: Store, filter: AuditFilter, count: number): Promise<readonly AuditEvent[]> {
  const sequences: number[] = []
  for await (const sequence of filterSequences(store, filter)) {
    sequences.push(sequence)
    if (sequences.length >= count) break
  }
  return readEvents(store, sequences)
}

export interface FoundEvents {
  readonly items: readonly AuditEvent[]
  readonly total: number
  /** Sequence of the last of them; null: nothing follows. */
  readonly next: string | null
}

/**
 * One page of the events that match, newest first; of a filter by values the newest limits.auditMatchesCountedMax. The events
 * above a cursor are taken for the pages before.
 */
export async function pageEvents(
  store: Store,
  filter: AuditFilter,
  { page, limit, cursor }: { readonly page: number; readonly limit: number; readonly cursor?: string },
): Promise<FoundEvents> {
  const passed = (page - 1) * limit
  const [start, above, before] = cursor === undefined ? [passed, 0, undefined] : [0, passed, toSequence(cursor)]
  const { sequences, found } = await findPage(store, { ...filter, before }, { start, limit })
  const next = start + limit < found ? sequences.at(-1) : undefined
  return {
    items: await readEvents(store, sequences),
    total: above + found,
    next: next === undefined ? null : String(next),
  }
}

/** Anybody can seal a cursor. */
function toSequence(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new AppError('VALIDATION_ERROR', { field: 'cursor', reason: 'bad_cursor' })
  return Number(cursor)
}

/** The events of a page, and how many there are on all pages. */
async function findPage(
  store: Store,
  filter: AuditFilter,
  { start, limit }: { readonly start: number; readonly limit: number },
): Promise<{ readonly sequences: readonly number[]; readonly found: number }> {
  if (Object.keys(filter.values ?? {}).length === 0) {
    const { first, last } = await findBounds(store, filter)
    const found = Math.max(0, last - first + 1)
    const length = Math.max(0, Math.min(limit, found - start))
    return { sequences: Array.from({ length }, (_, at) => last - start - at), found }
  }
  const sequences: number[] = []
  let found = 0
  for await (const sequence of filterSequences(store, filter)) {
    if (found >= start && sequences.length < limit) sequences.push(sequence)
    if (++found === limits.auditMatchesCountedMax) break
    if (found % limits.readsPerTurnMax === 0) await nextTurn()
  }
  return { sequences, found }
}

/** The event with an id. */
export async function findEvent(store: Store, id: string): Promise<AuditEvent | undefined> {
  const sequence = await store.get(idKey(id))
  if (sequence === undefined) return undefined
  return readEvent(store, Number(Buffer.from(sequence).toString()))
}

/** First and last sequence of the events between two times; `first` above `last` where there are none. */
export async function findBounds(
  store: Store,
  { from, to, before }: Pick<AuditFilter, 'from' | 'to' | 'before'>,
): Promise<{ readonly first: number; readonly last: number }> {
  // Retention may have removed the oldest; the head, which knows the newest, may be damaged.
  let [start, end] = [1, 0]
  for await (const { key } of store.range({ prefix: auditEventPrefix, limit: 1 })) start = sequenceOf(key)
  for await (const { key } of store.range({ prefix: auditEventPrefix, limit: 1, reverse: true })) end = sequenceOf(key)
  const first = from === undefined ? start : await bisect(store, { start, end }, (timestamp) => timestamp >= from)
  const last = to === undefined ? end : (await bisect(store, { start, end }, (timestamp) => timestamp > to)) - 1
  return { first, last: before === undefined ? last : Math.min(last, before - 1) }
}

async function* filterSequences(store: Store, filter: AuditFilter): AsyncGenerator<number> {
  const bounds = await findBounds(store, filter)
  if (bounds.first > bounds.last) return
  const lists = Object.entries(filter.values ?? {}).map(([field, values]) =>
    union((values ?? []).map((value) => indexed(store, indexPrefix(field as IndexedField, redactText(value)), bounds))),
  )
  yield* lists.length === 0 ? down(bounds) : intersection(lists)
}

async function* down({ first, last }: { readonly first: number; readonly last: number }): AsyncGenerator<number> {
  for (let sequence = last; sequence >= first; sequence--) yield sequence
}

async function* indexed(
  store: Store,
  prefix: string,
  { first, last }: { readonly first: number; readonly last: number },
): AsyncGenerator<number> {
  const range = { prefix, from: prefix + toDigits(first), to: prefix + toDigits(last + 1), reverse: true }
  for await (const { key } of store.range(range)) yield sequenceOf(key)
}

/** Union of descending lists, descending. */
async function* union(lists: readonly AsyncGenerator<number>[]): AsyncGenerator<number> {
  const heads = await Promise.all(lists.map(take))
  for (;;) {
    const largest = Math.max(...heads)
    if (largest < 1) return
    yield largest
    for (const [index, list] of lists.entries()) if (heads[index] === largest) heads[index] = await take(list)
  }
}

/** Intersection of descending lists, descending. */
async function* intersection(lists: readonly AsyncGenerator<number>[]): AsyncGenerator<number> {
  const heads = await Promise.all(lists.map(take))
  for (;;) {
    const smallest = Math.min(...heads)
    if (smallest < 1) return
    if (heads.every((head) => head === smallest)) {
      yield smallest
      heads[0] = await take(lists[0])
    }
    const limit = Math.min(...heads)
    for (const [index, list] of lists.entries()) while (heads[index] > limit) heads[index] = await take(list)
  }
}

/** The next number of a list; 0 at its end. */
async function take(list: AsyncGenerator<number>): Promise<number> {
  const { value, done } = await list.next()
  return done ? 0 : value
}

/** The events with sequences, without those that are gone or damaged. */
async function readEvents(store: Store, sequences: readonly number[]): Promise<readonly AuditEvent[]> {
  const found = await wholeValues(store, sequences.map(auditEventKey))
  return found.flatMap((bytes) => (bytes === undefined ? [] : [parseEvent(bytes)]))
}

async function readEvent(store: Store, sequence: number): Promise<AuditEvent | undefined> {
  const bytes = await store.get(auditEventKey(sequence))
  return bytes && parseEvent(bytes)
}

/** The first sequence from `start` to `end` whose time passes; `end + 1` where none does. */
async function bisect(
  store: Store,
  { start, end }: { readonly start: number; readonly end: number },
  passes: (timestamp: string) => boolean,
): Promise<number> {
  let [low, high] = [start, end + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const event = await nextEvent(store, { start: middle, end: high })
    if (event === undefined || passes(event.timestamp)) high = middle
    else low = event.sequence + 1
  }
  return low
}

/** The first event from `start` on and before `end` that is whole. */
async function nextEvent(
  store: Store,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<AuditEvent | undefined> {
  for (let sequence = start; sequence < end; sequence++) {
    const event = await unlessDamaged(() => readEvent(store, sequence))
    if (event !== undefined) return event
    if (sequence % limits.readsPerTurnMax === 0) await nextTurn()
  }
  return undefined
}

function parseEvent(bytes: Uint8Array): AuditEvent {
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as AuditEvent
}

const sequenceOf = (key: string) => Number(key.slice(key.lastIndexOf('/') + 1))
