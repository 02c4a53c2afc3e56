// Check: walks a trail from its beginning, recomputes everything that follows from the events, and reports what differs.
// K1. Problems come in order of the trail: the first one named is the first bad entry.
// K2. Nothing inside the trail is trusted but what the public key signs.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AuditEvent } from '../domain/generated/wire-types.ts'
import { reason, type TrailReason } from '../domain/trail-problems.ts'
import { limits } from '../limits.ts'
import type { Write } from '../store/port.ts'
import { canonicalJson } from './canonical-json.ts'
import { entriesOf, hashOf, type KeptHead, nodeKey, noHash, rootHex, type SealedSegment, toHex } from './entries.ts'
import { append, emptyTree, type Tree } from './merkle.ts'
import { isSigned, keyIdOf } from './signing.ts'

export interface TrailProblem {
  /** Sequence of the entry that is bad; null where it is none in particular. */
  readonly sequence: number | null
  readonly id: string | null
  readonly kind:
    | 'unreadable'
    | 'changed'
    | 'missing'
    | 'out_of_place'
    | 'chain_broken'
    | 'index_changed'
    | 'seal_invalid'
    | 'key_replaced'
    | 'tail_cut'
    | 'beyond_head'
    | 'head_missing'
    | 'head_invalid'
    | 'root_differs'
    | 'extra_entries'
    | 'partial'
  readonly why: TrailReason
}

/** A trail in a store or in a file. */
export interface TrailSource {
  readonly seals: readonly SealedSegment[]
  /** Events in the order in which they are kept; `sequence` where its place names one. */
  readonly events: AsyncIterable<{ readonly bytes: Uint8Array; readonly sequence: number | undefined }>
  readonly head: KeptHead | undefined
  /** Compares what follows from the events with what is stored; returns the first key that differs. */
  findDifference?(writes: readonly Write[]): Promise<string | undefined>
}

interface Walk {
  tree: Tree
  sequence: number
  /** Of the last event; undefined where it could not be read. */
  hash: string | undefined
  /** Events read. */
  events: number
  /** Seals that fit the entries, of a key that must have been replaced later on. */
  formerSeals: readonly SealedSegment[]
  /** Whether the recomputed tree is still that of the trail; after a bad event it is not. */
  isWhole: boolean
}

export interface Rules {
  /** Public audit key: SPKI, DER, base64. */
  readonly publicKey: string
  readonly segmentEvents: number
}

/** Every problem of a trail, in its order; returns how many events were read. */
export async function* checkTrail(source: TrailSource, rules: Rules): AsyncGenerator<TrailProblem, number> {
  const walk: Walk = { tree: emptyTree, sequence: 0, hash: noHash, events: 0, formerSeals: [], isWhole: true }
  const seals = new Map(source.seals.map((seal) => [seal.segment, seal]))
  yield* skipRemoved(walk, { source, seals, rules })
  for await (const { bytes, sequence } of source.events) {
    if (++walk.events % limits.auditReadEventsMax === 0) await nextTurn()
    const parsed = parseEvent(bytes)
    const expected = walk.sequence + 1
    const problem = eventProblem({ parsed, bytes, place: sequence, walk })
    if (problem) yield problem
    if (problem?.kind === 'unreadable' || parsed === undefined) {
      Object.assign(walk, { sequence: sequence ?? expected, hash: undefined, isWhole: false })
      continue
    }
    yield* follow(parsed, walk, { source, seals, rules, isGood: problem === undefined })
    // A gap is reported once; the entries after it are judged by their own links.
    walk.sequence = Math.max(expected, sequence ?? parsed.sequence)
    walk.hash = parsed.hash
  }
  for (const { segment, last_sequence } of walk.formerSeals)
    yield { sequence: last_sequence, id: null, kind: 'seal_invalid', why: sealReason(segment) }
  yield* headProblems(source.head, walk, rules)
  return walk.events
}

interface Scene {
  readonly source: TrailSource
  readonly seals: ReadonlyMap<number, SealedSegment>
  readonly rules: Rules
}

/** Removed segments stand for their events with their signed roots. */
async function* skipRemoved(walk: Walk, { source, seals, rules }: Scene): AsyncGenerator<TrailProblem> {
  for (let segment = 0; seals.get(segment)?.removed_at; segment++) {
    const seal = seals.get(segment) as SealedSegment
    if (!isSealedNow(seal, walk, rules))
      yield { sequence: seal.first_sequence, id: null, kind: 'seal_invalid', why: sealReason(segment) }
    const { tree, nodes } = append(walk.tree, Buffer.from(seal.root, 'hex'), Math.log2(rules.segmentEvents))
    const writes = nodes.map(({ level, index, hash }) => ({ key: nodeKey(level, index), value: hash }))
    const key = await source.findDifference?.(writes)
    if (key !== undefined) yield indexProblem(key, seal.last_sequence, null)
    Object.assign(walk, { tree, sequence: seal.last_sequence, hash: seal.last_hash })
  }
}

/** What follows from an event: indexes, nodes of the tree, the seal of a segment that it fills. */
async function* follow(
  event: AuditEvent,
  walk: Walk,
  { source, seals, rules, isGood }: Scene & { readonly isGood: boolean },
): AsyncGenerator<TrailProblem> {
  if (isGood) yield* replacement(event, walk, rules)
  else walk.isWhole = false
  if (!walk.isWhole) return
  const { writes, tree, nodes } = entriesOf(event, walk.tree)
  walk.tree = tree
  const key = await source.findDifference?.(writes)
  if (key !== undefined) yield indexProblem(key, event.sequence, event.id)
  const full = nodes.find(({ level }) => 2 ** level === rules.segmentEvents)
  if (full === undefined) return
  const seal = seals.get(full.index)
  const isSealed = seal?.root === toHex(full.hash) && seal.last_hash === event.hash && isSealedNow(seal, walk, rules)
  if (!isSealed) yield { sequence: event.sequence, id: event.id, kind: 'seal_invalid', why: sealReason(full.index) }
}

/** Whether a segment is sealed by the audit key; a seal of another key waits for the event that says that it was replaced. */
function isSealedNow(seal: SealedSegment, walk: Walk, { publicKey }: Rules): boolean {
  const isOther = seal.key_id !== keyIdOf(publicKey)
  if (isOther) walk.formerSeals = [...walk.formerSeals, seal]
  return isOther || isSigned('segment', seal, publicKey)
}

/** What a key had signed that was replaced here cannot be checked any more. */
function* replacement(
  { event_type, details, sequence, id, timestamp }: AuditEvent,
  walk: Walk,
  { publicKey }: Rules,
): Generator<TrailProblem> {
  if (event_type !== 'system.audit.key_replaced' || details.former_key_id === keyIdOf(publicKey)) return
  const former = details.former_key_id
  walk.formerSeals = walk.formerSeals.filter(({ key_id }) => key_id !== former)
  const why = reason('key_replaced', { last: sequence - 1, key: String(former), time: timestamp })
  yield { sequence, id, kind: 'key_replaced', why }
}

function eventProblem({
  parsed,
  bytes,
  place,
  walk,
}: {
  readonly parsed: AuditEvent | undefined
  readonly bytes: Uint8Array
  readonly place: number | undefined
  readonly walk: Walk
}): TrailProblem | undefined {
  const expected = walk.sequence + 1
  const at = place ?? parsed?.sequence ?? expected
  const id = typeof parsed?.id === 'string' ? parsed.id : null
  if (place !== undefined && place > expected) return missing(expected, place - 1)
  if (parsed === undefined) return { sequence: at, id, kind: 'unreadable', why: reason('unreadable', { entry: at }) }
  const isUntouched = hashOf(parsed) === parsed.hash && Buffer.compare(Buffer.from(canonicalJson(parsed)), bytes) === 0
  if (!isUntouched) {
    return {
      sequence: place ?? expected,
      id,
      kind: 'changed',
      why: reason('changed', { entry: place ?? expected }),
    }
  }
  if (place === undefined && parsed.sequence > expected) {
    return missing(expected, parsed.sequence - 1)
  }
  if (parsed.sequence !== (place ?? expected)) {
    const why = reason('out_of_place', { entry: place ?? expected, found: parsed.sequence })
    return { sequence: place ?? expected, id, kind: 'out_of_place', why }
  }
  if (walk.hash !== undefined && parsed.prev_hash !== walk.hash) {
    return { sequence: at, id, kind: 'chain_broken', why: reason('chain_broken', { entry: at }) }
  }
  return undefined
}

function* headProblems(kept: KeptHead | undefined, walk: Walk, { publicKey }: Rules): Generator<TrailProblem> {
  if (kept === undefined) {
    // Also for no entries at all: a trail begins with the first start, so that an empty one has been emptied.
    const why = reason('head_missing', { entries: walk.sequence })
    yield { sequence: null, id: null, kind: 'head_missing', why }
    return
  }
  const { head, peaks } = kept
  if (typeof head !== 'object' || head === null || !isSigned('head', head, publicKey)) {
    yield { sequence: null, id: null, kind: 'head_invalid', why: reason('head_invalid') }
    return
  }
  const { size } = head
  if (size > walk.sequence) {
    const why = reason('tail_cut', { size, last: walk.sequence })
    yield { sequence: walk.sequence + 1, id: null, kind: 'tail_cut', why }
  } else if (size < walk.sequence) {
    const why = reason('beyond_head', { size, last: walk.sequence })
    yield { sequence: size + 1, id: null, kind: 'beyond_head', why }
  } else if (walk.isWhole) {
    const isSame = head.root === rootHex(walk.tree) && head.last_hash === walk.hash
    const arePeaks = peaks === undefined || peaks.join() === walk.tree.peaks.map(toHex).join()
    const why = reason('root_differs')
    if (!isSame || !arePeaks) yield { sequence: null, id: null, kind: 'root_differs', why }
  }
}

function missing(first: number, last: number): TrailProblem {
  const why = first === last ? reason('one_missing', { first }) : reason('missing', { first, last })
  return { sequence: first, id: null, kind: 'missing', why }
}

function indexProblem(key: string, sequence: number, id: string | null): TrailProblem {
  return {
    sequence,
    id,
    kind: 'index_changed',
    why: reason('index_changed', { key, entry: sequence }),
  }
}

const sealReason = (segment: number) => reason('seal_invalid', { segment })

function parseEvent(bytes: Uint8Array): AuditEvent | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as AuditEvent) : undefined
  } catch {
    // Bytes that cannot be parsed are no event.
    return undefined
  }
}
