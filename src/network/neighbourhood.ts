// Neighbourhood: what lies within some hops of a node, nearest first, with what was left out.

import { degreeOf } from './adjacency.ts'
import type { Network } from './network.ts'

export interface NeighbourhoodLimits {
  readonly depth: number
  readonly nodesMax: number
  readonly edgesMax: number
  /** A node with more arcs is shown and not gone through, unless it is the one that is asked about. */
  readonly supernodeArcsMax: number
}

export interface Neighbourhood {
  /** The first is the one that is asked about. */
  readonly nodes: Int32Array
  /** Hops from it, by place in `nodes`. */
  readonly depths: Int32Array
  readonly edges: Int32Array
  /** Nodes that were reached and not shown, and edges between those shown that are not. */
  readonly nodesLeftOut: number
  readonly edgesLeftOut: number
  /** Nodes of more arcs than are gone through, beyond which nothing was looked for. */
  readonly supernodes: readonly number[]
}

/** Breadth first; of a node's neighbours those come first that most records join it with. */
export function neighbourhoodOf(network: Network, center: number, given: NeighbourhoodLimits): Neighbourhood {
  const { adjacency } = network
  const depthOf = new Map([[center, 0]])
  const nodes = [center]
  const supernodes: number[] = []
  const unseen = new Set<number>()
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]
    const depth = depthOf.get(node) ?? 0
    if (depth >= given.depth) break
    if (node !== center && degreeOf(adjacency, node) > given.supernodeArcsMax) {
      supernodes.push(node)
      continue
    }
    for (const neighbour of strongestFirst(network, node)) {
      if (depthOf.has(neighbour)) continue
      if (nodes.length >= given.nodesMax) {
        unseen.add(neighbour)
        continue
      }
      depthOf.set(neighbour, depth + 1)
      nodes.push(neighbour)
    }
  }
  const edges = edgesAmong(network, depthOf)
  return {
    nodes: Int32Array.from(nodes),
    depths: Int32Array.from(nodes, (node) => depthOf.get(node) ?? 0),
    edges: edges.subarray(0, given.edgesMax),
    nodesLeftOut: unseen.size,
    edgesLeftOut: Math.max(0, edges.length - given.edgesMax),
    supernodes,
  }
}

function strongestFirst({ adjacency, edges }: Network, node: number): readonly number[] {
  const { starts, neighbours, edges: arcs } = adjacency
  const weights = new Map<number, number>()
  for (let arc = starts[node]; arc < starts[node + 1]; arc++)
    weights.set(neighbours[arc], (weights.get(neighbours[arc]) ?? 0) + edges.weights[arcs[arc]])
  return [...weights].sort(([a, one], [b, other]) => other - one || a - b).map(([neighbour]) => neighbour)
}

/** Edges whose ends are both shown; those nearest to the middle first. */
function edgesAmong({ adjacency }: Network, depthOf: ReadonlyMap<number, number>): Int32Array {
  const { starts, neighbours, edges } = adjacency
  const found: number[] = []
  const seen = new Set<number>()
  for (const node of depthOf.keys()) {
    // From its smaller side: a body has more arcs than all that are shown.
    if (starts[node + 1] - starts[node] > 4 * depthOf.size) continue
    for (let arc = starts[node]; arc < starts[node + 1]; arc++) {
      const edge = edges[arc]
      if (seen.has(edge) || !depthOf.has(neighbours[arc])) continue
      seen.add(edge)
      found.push(edge)
    }
  }
  for (const [node] of depthOf) {
    if (starts[node + 1] - starts[node] <= 4 * depthOf.size) continue
    for (const edge of arcsBetweenLarge(adjacency, node, depthOf))
      if (!seen.has(edge)) {
        seen.add(edge)
        found.push(edge)
      }
  }
  return Int32Array.from(found)
}

/** Of a node with many arcs, those to shown nodes that have many too; the others were found from their own side. */
function arcsBetweenLarge(
  { starts, neighbours, edges }: Network['adjacency'],
  node: number,
  shown: ReadonlyMap<number, number>,
): readonly number[] {
  const found: number[] = []
  for (const other of shown.keys()) {
    if (other === node || starts[other + 1] - starts[other] <= 4 * shown.size) continue
    let low = starts[node]
    let high = starts[node + 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (neighbours[middle] < other) low = middle + 1
      else high = middle
    }
    for (let arc = low; arc < starts[node + 1] && neighbours[arc] === other; arc++) found.push(edges[arc])
  }
  return found
}
