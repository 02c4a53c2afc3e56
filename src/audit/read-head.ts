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

/** Proofs for the events with these sequences, against one head; without those that retention has removed what they need of. */
export async function proveInclusions(
  store: Store,
  sequences: readonly number[],
): Promise<{ readonly head: AuditSignedHead; readonly paths: ReadonlyMap<number, readonly string[]> } | undefined> {
  const head = await readHead(store)
  if (head === undefined) return undefined
  const paths = new Map<number, readonly string[]>()
  for (const sequence of sequences) {
    const path = await unlessRemoved(inclusionProof(sequence - 1, head.size, nodesOf(store)))
    if (path !== null) paths.set(sequence, path.map(toHex))
  }
  return { head, paths }
}

/** Proof from a trail of `firstSize` events to a head; null where retention has removed what it needs. */
export async function proveConsistency(
  store: Store,
  firstSize: number,
  head: AuditSignedHead,
): Promise<AuditConsistencyProof | null> {
  const proof = await unlessRemoved(consistencyProof(firstSize, head.size, nodesOf(store)))
  return proof && { first_size: firstSize, second_size: head.size, hashes: proof.map(toHex) }
}

/** What is proved; null where retention has removed what it needs. */
async function unlessRemoved<Proof>(proof: Promise<Proof>): Promise<Proof | null> {
  try {
    return await proof
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
