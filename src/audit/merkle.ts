// Merkle tree of RFC 6962 §2.1 over the hashes of the events. Nodes are named by level (0: leaves) and index; only
// nodes over full powers of two have names, and everything else follows from them.

import { createHash } from 'node:crypto'

export type Hash = Buffer

/** The full subtrees of a tree from left to right, largest first. */
export interface Tree {
  readonly size: number
  readonly peaks: readonly Hash[]
}

export interface Node {
  readonly level: number
  readonly index: number
  readonly hash: Hash
}

/** Gives the hash of a named node. */
export type GetNode = (level: number, index: number) => Promise<Hash>

export const emptyTree: Tree = { size: 0, peaks: [] }

/** Hash of a leaf over the bytes it stands for. */
export function leafHash(bytes: Uint8Array): Hash {
  return createHash('sha256').update(leafMark).update(bytes).digest()
}

/** Hash of a node over its two children. */
function nodeHash(left: Uint8Array, right: Uint8Array): Hash {
  return createHash('sha256').update(nodeMark).update(left).update(right).digest()
}

const leafMark = Uint8Array.of(0)
const nodeMark = Uint8Array.of(1)

/** Adds a full subtree of 2^level leaves (a single leaf by default) on the right; `nodes` are those that became full. */
export function append(tree: Tree, hash: Hash, level = 0): { readonly tree: Tree; readonly nodes: readonly Node[] } {
  const peaks = [...tree.peaks]
  const nodes: Node[] = [{ level, index: Math.floor(tree.size / 2 ** level), hash }]
  let full = hash
  for (let at = level; Math.floor(tree.size / 2 ** at) % 2 === 1; at++) {
    full = nodeHash(peaks.pop() as Hash, full)
    nodes.push({ level: at + 1, index: Math.floor(tree.size / 2 ** (at + 1)), hash: full })
  }
  return { tree: { size: tree.size + 2 ** level, peaks: [...peaks, full] }, nodes }
}

/** Root hash of a tree; of an empty one, the hash of nothing. */
export function rootOf({ peaks }: Tree): Hash {
  const last = peaks.at(-1)
  if (last === undefined) return createHash('sha256').digest()
  return peaks.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last)
}

/** PATH(m, D[n]) of RFC 6962: what proves that leaf `index` is in the tree of `size` leaves. */
export function inclusionProof(index: number, size: number, get: GetNode): Promise<readonly Hash[]> {
  return path(index, { start: 0, count: size }, get)
}

/** Root of the tree of `size` leaves that a proof leads to from leaf `index`; undefined where the proof is of another length. */
export function rootOfProof(
  leaf: Uint8Array,
  { index, size, path }: { readonly index: number; readonly size: number; readonly path: readonly Hash[] },
): Hash | undefined {
  if (!(index >= 0 && index < size)) return undefined
  let [at, last] = [index, size - 1]
  let hash: Hash = Buffer.from(leaf)
  for (const sibling of path) {
    if (last === 0) return undefined
    const isRight = at % 2 === 1 || at === last
    if (isRight) for (; at % 2 === 0 && at !== 0; last = Math.floor(last / 2)) at /= 2
    hash = isRight ? nodeHash(sibling, hash) : nodeHash(hash, sibling)
    ;[at, last] = [Math.floor(at / 2), Math.floor(last / 2)]
  }
  return last === 0 ? hash : undefined
}

/** PROOF(m, D[n]) of RFC 6962: what proves that the tree of `first` leaves is the beginning of that of `second`. */
export async function consistencyProof(first: number, second: number, get: GetNode): Promise<readonly Hash[]> {
  if (first === 0 || first === second) return []
  return subproof(first, { start: 0, count: second }, { get, isWhole: true })
}

interface Span {
  /** A multiple of the power of two that is at least `count`. */
  readonly start: number
  readonly count: number
}

async function path(index: number, { start, count }: Span, get: GetNode): Promise<readonly Hash[]> {
  if (count === 1) return []
  const left = largestPowerBelow(count)
  return index < left
    ? [...(await path(index, { start, count: left }, get)), await spanHash(start + left, count - left, get)]
    : [
        ...(await path(index - left, { start: start + left, count: count - left }, get)),
        await spanHash(start, left, get),
      ]
}

async function subproof(
  first: number,
  { start, count }: Span,
  { get, isWhole }: { readonly get: GetNode; readonly isWhole: boolean },
): Promise<readonly Hash[]> {
  if (first === count) return isWhole ? [] : [await spanHash(start, count, get)]
  const left = largestPowerBelow(count)
  if (first <= left) {
    const proof = await subproof(first, { start, count: left }, { get, isWhole })
    return [...proof, await spanHash(start + left, count - left, get)]
  }
  const right = { start: start + left, count: count - left }
  const proof = await subproof(first - left, right, { get, isWhole: false })
  return [...proof, await spanHash(start, left, get)]
}

async function spanHash(start: number, count: number, get: GetNode): Promise<Hash> {
  const level = Math.log2(count)
  if (Number.isInteger(level)) return get(level, start / count)
  const left = largestPowerBelow(count)
  return nodeHash(await spanHash(start, left, get), await spanHash(start + left, count - left, get))
}

/** The largest power of two that is smaller than `count`, from 2. */
function largestPowerBelow(count: number): number {
  let power = 1
  while (power * 2 < count) power *= 2
  return power
}
