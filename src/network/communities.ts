// Parts of the network: components by union-find, communities by label propagation (Raghavan, Albert and Kumara 2007).

import { assertWantedAt } from '../dataset/wanted.ts'
import type { Network } from './network.ts'

type Graph = Pick<Network, 'adjacency' | 'edges' | 'nodes'>

/** Which part each node belongs to, by the smallest node of the part. */
export interface Parts {
  readonly partOf: Int32Array
  readonly count: number
  /** Nodes of the largest parts, largest first. */
  readonly sizes: readonly number[]
}

export function componentsOf({ nodes, edges }: Graph): Parts {
  const parents = Int32Array.from({ length: nodes.length }, (_, node) => node)
  const rootOf = (node: number) => {
    let root = node
    while (parents[root] !== root) root = parents[root]
    for (let at = node; parents[at] !== root; ) [parents[at], at] = [root, parents[at]]
    return root
  }
  for (let edge = 0; edge < edges.length; edge++) {
    const [one, other] = [rootOf(edges.from[edge]), rootOf(edges.to[edge])]
    if (one !== other) parents[Math.max(one, other)] = Math.min(one, other)
  }
  return partsOf(parents.map((_, node) => rootOf(node)))
}

/**
 * Communities: each node takes the label that most of its arcs have, by weight, in the order of nodes, until nothing changes or the
 * rounds end. Of labels with equal weight it keeps its own, else takes the smallest, so that equal networks give equal communities.
 */
export function communitiesOf(
  { nodes, edges, adjacency }: Graph,
  roundsMax: number,
): Parts & { readonly rounds: number } {
  const labels = Int32Array.from({ length: nodes.length }, (_, node) => node)
  const sums = new Float64Array(nodes.length)
  const met: number[] = []
  const { starts, neighbours, edges: arcs } = adjacency
  let rounds = 0
  for (let changed = 1; changed > 0 && rounds < roundsMax; rounds++) {
    changed = 0
    for (let node = 0; node < nodes.length; node++) {
      assertWantedAt(node)
      met.length = 0
      for (let arc = starts[node]; arc < starts[node + 1]; arc++) {
        const label = labels[neighbours[arc]]
        if (sums[label] === 0) met.push(label)
        sums[label] += edges.weights[arcs[arc]]
      }
      let best = labels[node]
      for (const label of met)
        if (sums[label] > sums[best] || (sums[label] === sums[best] && best !== labels[node] && label < best))
          best = label
      for (const label of met) sums[label] = 0
      if (best === labels[node]) continue
      labels[node] = best
      changed++
    }
  }
  return { ...partsOf(labels), rounds }
}

const sizesShown = 10

function partsOf(labels: Int32Array): Parts {
  const sizes = new Map<number, number>()
  for (const label of labels) sizes.set(label, (sizes.get(label) ?? 0) + 1)
  const largest = [...sizes.values()].sort((a, b) => b - a).slice(0, sizesShown)
  return { partOf: labels, count: sizes.size, sizes: largest }
}

/** PageRank (Brin and Page 1998) of an undirected graph, each arc of equal weight; the ranks sum to 1. */
export function pageRank(
  { nodes, adjacency }: Graph,
  { damping, rounds }: { readonly damping: number; readonly rounds: number },
) {
  const { starts, neighbours } = adjacency
  const { length } = nodes
  let ranks = new Float64Array(length).fill(1 / Math.max(1, length))
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(length)
    let lone = 0
    for (let node = 0; node < length; node++) {
      const degree = starts[node + 1] - starts[node]
      if (degree === 0) lone += ranks[node]
      const share = ranks[node] / degree
      for (let arc = starts[node]; arc < starts[node + 1]; arc++) next[neighbours[arc]] += share
    }
    const base = (1 - damping + damping * lone) / length
    for (let node = 0; node < length; node++) next[node] = base + damping * next[node]
    ranks = next
  }
  return ranks
}
