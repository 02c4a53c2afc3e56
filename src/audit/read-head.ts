// The signed head of a trail, with proofs of what it contains.

import type { AuditConsistencyProof, AuditInclusionProof, AuditSignedHead } from '../domain/generated/wire-types.ts'
import type { Store } from '../store/port.ts'
import { headKey, nodeKey, toHex } from './entries.ts'
import { parseHead } from './extend-trail.ts'
import { consistencyProof, type GetNode, inclusionProof } from './merkle.ts'

/** The signed end of a trail; undefined while it is empty. */
export async function readHead(store: Store): Promise<AuditSignedHead | undefined> {
  return parseHead((await store.get(headKey)) ?? null)?.head
}

/** Proof for the event with this sequence. */
export async function proveInclusion(store: Store, sequence: number): Promise<AuditInclusionProof> {
  const head = await readHead(store)
  if (head === undefined) throw new RangeError('the trail is empty')
  const leaf_index = sequence - 1
  const path = await inclusionProof(leaf_index, head.size, nodesOf(store))
  return { leaf_index, audit_path: path.map(toHex), signed_head: head }
}

/** Proof from a trail of `firstSize` events to a head; null where retention has removed what it needs. */
export async function proveConsistency(
  store: Store,
  firstSize: number,
  head: AuditSignedHead,
): Promise<AuditConsistencyProof | null> {
  try {
    const proof = await consistencyProof(firstSize, head.size, nodesOf(store))
    return { first_size: firstSize, second_size: head.size, hashes: proof.map(toHex) }
  } catch (error) {
    if (error instanceof NodeMissing) return null
    throw error
  }
}

class NodeMissing extends Error {}

function nodesOf(store: Store): GetNode {
  return async (level, index) => {
    const hash = await store.get(nodeKey(level, index))
    if (hash === undefined) throw new NodeMissing(`no node ${level}/${index}`)
    return Buffer.from(hash)
  }
}
