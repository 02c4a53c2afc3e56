// Sources of a check: a state store, and the lines of an export.

import type { AuditSignedHead } from '../domain/generated/wire-types.ts'
import { reason } from '../domain/trail-problems.ts'
import { findValue, wholeValues } from '../platform/damage.ts'
import type { Store, Write } from '../store/port.ts'
import { checkTrail, type Rules, type TrailProblem, type TrailSource } from './check-trail.ts'
import { auditEventKey, auditEventPrefix, auditPrefix, headKey, type KeptHead, type SealedSegment } from './entries.ts'
import { parseHead } from './extend-trail.ts'
import { readSegments } from './segments.ts'

/**
 * Every problem of the trail in a store, in its order; returns how many events it has. With `live`, the trail up to its
 * present head, while other processes append to it.
 */
export async function* checkStore(
  store: Store,
  rules: Rules & { readonly live?: true },
): AsyncGenerator<TrailProblem, number> {
  const seals: SealedSegment[] = []
  let derived = 0
  try {
    for await (const { seal } of readSegments(store)) seals.push(seal)
  } catch {
    yield { sequence: null, id: null, kind: 'seal_invalid', why: reason('seal_unreadable') }
  }
  const head = await keptHead(store)
  const source: TrailSource = {
    seals,
    head: head ?? undefined,
    events: storedEvents(store, rules.live ? (head?.head?.size ?? 0) : undefined),
    async findDifference(writes) {
      derived += writes.length
      return findDifference(store, writes)
    },
  }
  let isGood = true
  const check = checkTrail(source, rules)
  let step = await check.next()
  for (; !step.done; step = await check.next()) {
    isGood = false
    yield step.value
  }
  // The number of entries is known only for a trail without other problems.
  const extra = isGood && !rules.live ? (await countKeys(store)) - derived - seals.length - (head ? 1 : 0) : 0
  const why = reason('extra_entries', { extra })
  if (extra > 0) yield { sequence: null, id: null, kind: 'extra_entries', why }
  return step.value
}

/** A line of an export that is no event. */
export type ExportLine =
  | { readonly sealed_segment: SealedSegment }
  | { readonly signed_head: AuditSignedHead; readonly public_key: string }
  | { readonly partial: true }

export interface ExportedTrail {
  readonly source: TrailSource
  /** The key that the file itself names; only a known key proves anything. */
  readonly publicKey: string | undefined
  /** True for a selection of events, whose chain cannot be judged. */
  readonly isPartial: boolean
}

/** The lines of an exported JSON Lines file as a trail. */
export function readExport(lines: readonly string[]): ExportedTrail {
  const seals: SealedSegment[] = []
  const events: string[] = []
  let head: KeptHead | undefined
  let publicKey: string | undefined
  let isPartial = false
  for (const line of lines) {
    if (line === '') continue
    const about = parseLine(line)
    if (about === undefined) events.push(line)
    else if ('sealed_segment' in about) seals.push(about.sealed_segment)
    else if ('partial' in about) isPartial = true
    else {
      head = { head: about.signed_head } as KeptHead
      publicKey = about.public_key
    }
  }
  const source: TrailSource = { seals, head, events: exportedEvents(events) }
  return { source, publicKey, isPartial }
}

async function* exportedEvents(lines: readonly string[]) {
  for (const line of lines) yield { bytes: Buffer.from(line), sequence: undefined }
}

/** Stands for a damaged event. */
const unreadable = new Uint8Array(0)

async function* storedEvents(store: Store, last: number | undefined) {
  const to = last === undefined ? {} : { to: auditEventKey(last + 1) }
  for await (const entry of store.range({ prefix: auditEventPrefix, ...to }))
    yield { bytes: findValue(entry) ?? unreadable, sequence: Number(entry.key.slice(auditEventPrefix.length)) }
}

async function findDifference(store: Store, writes: readonly Write[]): Promise<string | undefined> {
  const found = await wholeValues(
    store,
    writes.map(({ key }) => key),
  )
  return writes.find(({ value }, at) => {
    const kept = found[at]
    return kept === undefined || value === null || Buffer.compare(kept, value) !== 0
  })?.key
}

async function countKeys(store: Store): Promise<number> {
  let count = 0
  for await (const _ of store.range({ prefix: auditPrefix })) count++
  return count
}

/** The head as stored; an unreadable one counts as unsigned. */
async function keptHead(store: Store): Promise<KeptHead | null> {
  try {
    const bytes = await store.get(headKey)
    return parseHead(bytes ?? null) ?? null
  } catch {
    return { head: null as unknown as AuditSignedHead, peaks: [] }
  }
}

/** What a line says about the trail; undefined for an event, also a broken one. */
function parseLine(line: string): ExportLine | undefined {
  if (!/^\{"(sealed_segment|signed_head|partial|public_key)":/.test(line)) return undefined
  try {
    return JSON.parse(line) as ExportLine
  } catch {
    return undefined
  }
}
