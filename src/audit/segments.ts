// Retention: the events of old sealed segments are removed, their roots stay, and the rest of the trail still verifies.

import type { AuditInput } from '../domain/audit-event.ts'
import type { AuditEvent } from '../domain/generated/wire-types.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import { auditEventKey, auditEventPrefix, nodeKey, ownEntries, type SealedSegment, segmentPrefix } from './entries.ts'
import { toSealWrite } from './extend-trail.ts'
import type { AuditKeys } from './signing.ts'

/** The actor of a removal: the caller, or none where the settings order it. */
export type Remover = Pick<AuditInput, 'user_id' | 'user_email' | 'user_role' | 'context'>

interface SegmentsContext {
  readonly store: Store
  readonly keys: AuditKeys
  readonly segmentEvents: number
}

interface Change {
  readonly writes: readonly Write[]
  readonly conditions: readonly Condition[]
  readonly events: readonly AuditInput[]
}

/** All seals, oldest first. */
export async function* readSegments(
  store: Store,
): AsyncGenerator<{ readonly seal: SealedSegment; readonly bytes: Uint8Array }> {
  for await (const { value } of store.range({ prefix: segmentPrefix }))
    yield { seal: JSON.parse(Buffer.from(value).toString('utf8')) as SealedSegment, bytes: value }
}

/** Removes, oldest first, segments that ended before a time; each is one commit with its own event. */
export async function removeSegments(
  parts: SegmentsContext,
  {
    beforeMs,
    nowMs,
    by = {},
  }: { readonly beforeMs: number; readonly nowMs: number; readonly by?: Remover | undefined },
  commit: (change: Change) => Promise<boolean>,
): Promise<number> {
  let removed = 0
  for await (const { seal, bytes } of readSegments(parts.store)) {
    if (seal.removed_at !== null) continue
    // Choice: a later segment never goes before an earlier one, so that what is left is one run without holes.
    if (Date.parse(seal.last_timestamp) >= beforeMs) break
    const { key_id: _, signature: __, ...unsigned } = seal
    const sealWrite = toSealWrite({ ...unsigned, removed_at: new Date(nowMs).toISOString() }, parts.keys)
    const { segment, first_sequence, last_sequence, root } = seal
    const done = await commit({
      writes: [...(await deletions(parts, seal)), sealWrite],
      conditions: [{ key: sealWrite.key, expected: bytes }],
      events: [
        {
          ...by,
          event_type: 'system.audit.segment_removed',
          resource_type: 'audit_segment',
          resource_id: String(segment),
          details: { first_sequence, last_sequence, root },
        },
      ],
    })
    if (done) removed++
  }
  return removed
}

async function deletions({ store, segmentEvents }: SegmentsContext, seal: SealedSegment): Promise<readonly Write[]> {
  const writes: Write[] = []
  const [from, to] = [auditEventKey(seal.first_sequence), auditEventKey(seal.last_sequence + 1)]
  for await (const { value } of store.range({ prefix: auditEventPrefix, from, to })) {
    const event = JSON.parse(Buffer.from(value).toString('utf8')) as AuditEvent
    for (const { key } of ownEntries(event)) writes.push({ key, value: null })
  }
  // The node over the whole segment stays, since it is the root.
  for (let level = 0, count = segmentEvents; count > 1; level++, count /= 2)
    for (let index = 0; index < count; index++)
      writes.push({ key: nodeKey(level, seal.segment * count + index), value: null })
  return writes
}
