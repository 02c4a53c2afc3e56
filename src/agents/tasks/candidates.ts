// Candidates: what a detector leaves for the merge of its type. There are many times more candidates than shown findings:
// each has a head, by which all are weighed, and the rest lies packed, a block at a time, until it is read.

import assert from 'node:assert/strict'
import { groupBy } from '../../dataset/group-by.ts'
import type { Candidate, CandidateHead } from '../../domain/finding.ts'
import { limits } from '../../limits.ts'
import { packOutput, unpackOutput } from './output.ts'

type Rest = Omit<Candidate, keyof CandidateHead>

/** A candidate's head, with where the rest of it lies. */
export interface PlacedHead extends CandidateHead {
  readonly place: number
}

interface Packed {
  readonly heads: readonly CandidateHead[]
  readonly blocks: readonly Uint8Array[]
}

/** Candidates of several detectors, read back. */
export interface PackedCandidates {
  readonly heads: readonly PlacedHead[]
  /** The candidates of these heads, whole; each block is unpacked once. */
  unpack(heads: readonly PlacedHead[]): ReadonlyMap<PlacedHead, Candidate>
}

/** Candidates of a detector as bytes. */
export function packCandidates(candidates: readonly Candidate[]): Uint8Array {
  const blocks: Uint8Array[] = []
  for (let first = 0; first < candidates.length; first += limits.candidateBlockItems)
    blocks.push(packOutput(candidates.slice(first, first + limits.candidateBlockItems).map(toRest)))
  return packOutput({ heads: candidates.map(toHead), blocks } satisfies Packed)
}

/** The candidates behind the bytes of packCandidates, one a detector. */
export function readCandidates(outputs: readonly Uint8Array[]): PackedCandidates {
  const heads: PlacedHead[] = []
  const blocks: Uint8Array[] = []
  for (const bytes of outputs) {
    const packed = unpackOutput<Packed>(bytes)
    const first = blocks.length * limits.candidateBlockItems
    // Not copied, since they are many and have no other reader.
    packed.heads.forEach((head, index) => void heads.push(Object.assign(head, { place: first + index })))
    blocks.push(...packed.blocks)
  }
  return { heads, unpack: (wanted) => unpackCandidates(wanted, blocks) }
}

function unpackCandidates(heads: readonly PlacedHead[], blocks: readonly Uint8Array[]) {
  const whole = new Map<PlacedHead, Candidate>()
  for (const [index, members] of groupBy(heads, ({ place }) => Math.floor(place / limits.candidateBlockItems))) {
    const block = blocks[index]
    assert(block, 'every head lies in a block')
    const rests = unpackOutput<readonly Rest[]>(block)
    for (const head of members) whole.set(head, unite(head, rests[head.place % limits.candidateBlockItems]))
  }
  return whole
}

function toHead(candidate: Candidate): CandidateHead {
  const { detector, type, row, related, group, family, confidence, sensitivity, gravity, money_at_risk_cents } =
    candidate
  const head = { detector, type, row, related, family, confidence, sensitivity, gravity, money_at_risk_cents }
  return group === undefined ? head : { ...head, group }
}

function toRest({ ceiling, statistic, expected, peers, rule, factors, facts }: Candidate): Rest {
  return {
    ...(ceiling !== undefined && { ceiling }),
    statistic,
    ...(expected && { expected }),
    ...(peers && { peers }),
    ...(rule && { rule }),
    factors,
    facts,
  }
}

function unite({ place: _, ...head }: PlacedHead, rest: Rest | undefined): Candidate {
  assert(rest, 'every head has its rest')
  return { ...head, ...rest }
}
