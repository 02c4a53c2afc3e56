// Audit proofs of a bundle: that the trail has the events about a report and its investigations. The events themselves stay in the
// trail, for they say who asked and from where; each is named by its hash, which a reader of the trail can compare.

import type { Audit } from '../../audit/audit.ts'
import { newestEvents } from '../../audit/query-events.ts'
import { proveInclusions } from '../../audit/read-head.ts'
import type { AuditSignedHead } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'

export interface AuditProofs {
  /** SPKI, DER, base64. */
  readonly public_key: string
  readonly signed_head: AuditSignedHead
  readonly events: readonly ProvenEvent[]
}

export interface ProvenEvent {
  readonly id: string
  readonly event_type: string
  readonly timestamp: string
  readonly resource_type: string | null
  readonly resource_id: string | null
  readonly sequence: number
  /** SHA-256 of the canonical JSON of the event, in hexadecimal digits: the leaf is over its bytes (RFC 6962). */
  readonly hash: string
  readonly audit_path: readonly string[]
}

/** Of the newest events about these things, oldest first. */
export async function proveEvents(
  { store, keys }: Pick<Audit, 'store' | 'keys'>,
  resources: readonly string[],
): Promise<AuditProofs | null> {
  const found = await newestEvents(store, { values: { resource_id: resources } }, limits.bundleProofsMax)
  const proofs = await proveInclusions(
    store,
    found.map(({ sequence }) => sequence),
  )
  if (proofs === undefined) return null
  const events = [...found].reverse().flatMap((event): ProvenEvent[] => {
    const audit_path = proofs.paths.get(event.sequence)
    const { id, event_type, timestamp, resource_type, resource_id, sequence, hash } = event
    return audit_path === undefined
      ? []
      : [{ id, event_type, timestamp, resource_type, resource_id, sequence, hash, audit_path }]
  })
  return { public_key: keys.public_key, signed_head: proofs.head, events }
}
