// Extends the trail: new events, their indexes, tree nodes and head as the writes of one transaction.

import type { AuditSignedHead } from '../domain/generated/wire-types.ts'
import type { Write } from '../store/port.ts'
import { canonicalJson } from './canonical-json.ts'
import { chainEvent, type LooseEvent } from './complete-event.ts'
import {
  entriesOf,
  headKey,
  type KeptHead,
  noHash,
  rootHex,
  type SealedSegment,
  segmentKey,
  toHex,
  treeOf,
} from './entries.ts'
import type { Node } from './merkle.ts'
import type { AuditKeys } from './signing.ts'

interface Sealing {
  readonly keys: AuditKeys
  readonly segmentEvents: number
}

/** The writes that put events at the end of a trail: their entries, the segments they fill, and the new signed head. */
export function extendTrail(
  kept: KeptHead | undefined,
  events: readonly LooseEvent[],
  sealing: Sealing,
): { readonly writes: readonly Write[]; readonly headBytes: Uint8Array } {
  let tree = treeOf(kept)
  let last = { sequence: tree.size, hash: kept?.head.last_hash ?? noHash, timestamp: kept?.head.timestamp ?? '' }
  const writes: Write[] = []
  for (const loose of events) {
    const event = chainEvent(loose, last)
    last = event
    const entries = entriesOf(event, tree)
    tree = entries.tree
    writes.push(...entries.writes)
    const full = entries.nodes.find(({ level }) => 2 ** level === sealing.segmentEvents)
    if (full) writes.push(sealSegment(full, event, sealing))
  }
  const unsigned = {
    size: tree.size,
    root: rootHex(tree),
    last_hash: last.hash,
    timestamp: last.timestamp,
    key_id: sealing.keys.key_id,
  }
  const head: AuditSignedHead = { ...unsigned, signature: sealing.keys.sign('head', unsigned) }
  const next: KeptHead = { head, peaks: tree.peaks.map(toHex) }
  const headBytes = Buffer.from(canonicalJson(next))
  return { writes: [...writes, { key: headKey, value: headBytes }], headBytes }
}

/** The head as kept; undefined for an empty trail. */
export function parseHead(bytes: Uint8Array | null): KeptHead | undefined {
  return bytes === null ? undefined : (JSON.parse(Buffer.from(bytes).toString('utf8')) as KeptHead)
}

/** The write of a segment's seal. */
export function toSealWrite(seal: Omit<SealedSegment, 'key_id' | 'signature'>, keys: AuditKeys): Write {
  const unsigned = { ...seal, key_id: keys.key_id }
  const sealed: SealedSegment = { ...unsigned, signature: keys.sign('segment', unsigned) }
  return { key: segmentKey(seal.segment), value: Buffer.from(canonicalJson(sealed)) }
}

function sealSegment(
  { index, hash }: Node,
  last: { readonly sequence: number; readonly hash: string; readonly timestamp: string },
  { keys, segmentEvents }: Sealing,
): Write {
  const seal = {
    segment: index,
    first_sequence: last.sequence - segmentEvents + 1,
    last_sequence: last.sequence,
    root: toHex(hash),
    last_hash: last.hash,
    last_timestamp: last.timestamp,
    removed_at: null,
  }
  return toSealWrite(seal, keys)
}
