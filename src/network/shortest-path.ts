// Shortest path between two nodes: breadth first from both ends, the smaller side first.

import { degreeOf } from './adjacency.ts'
import type { Network } from './network.ts'

export interface PathLimits {
  readonly hopsMax: number
  readonly nodesMax: number
  /** A node with more arcs is not gone through, unless it is an end. */
  readonly supernodeArcsMax: number
}

export interface FoundPath {
  readonly found: true
  /** From end to end. */
  readonly nodes: readonly number[]
  /** All edges that join each node with the next. */
  readonly hops: readonly (readonly number[])[]
  readonly searched: Searched
}

/** What was looked at. */
export interface Searched {
  readonly nodes: number
  /** Most hops of a path that there is none of; of a path found, its hops. */
  readonly hops: number
  /** Nodes of too many arcs that were reached and not gone through. */
  readonly supernodes: number
  /** Why nothing more was looked at. */
  readonly ended: 'found' | 'all_reached' | 'hops_max' | 'nodes_max'
}

export type PathAnswer = FoundPath | { readonly found: false; readonly searched: Searched }

interface Side {
  readonly from: Map<number, number>
  frontier: readonly number[]
}

/** A shortest path; of equally short ones the one whose nodes come first. */
export function shortestPath(network: Network, ends: readonly [number, number], given: PathLimits): PathAnswer {
  const [start, end] = ends
  if (start === end)
    return { found: true, nodes: [start], hops: [], searched: { nodes: 1, hops: 0, supernodes: 0, ended: 'found' } }
  const sides: [Side, Side] = [sideOf(start), sideOf(end)]
  const supernodes = new Set<number>()
  for (let hops = 1; ; hops++) {
    const searched = { nodes: sides[0].from.size + sides[1].from.size, hops: hops - 1, supernodes: supernodes.size }
    if (hops > given.hopsMax) return { found: false, searched: { ...searched, ended: 'hops_max' } }
    const [one, other] = sides[0].frontier.length <= sides[1].frontier.length ? sides : [sides[1], sides[0]]
    if (one.frontier.length === 0 || other.frontier.length === 0)
      return { found: false, searched: { ...searched, ended: 'all_reached' } }
    const met = expand(network, { one, other, ends, supernodes }, given)
    if (met !== undefined) {
      const nodes = pathOver(met, sides)
      const seen = { nodes: sides[0].from.size + sides[1].from.size, hops, supernodes: supernodes.size }
      return { found: true, nodes, hops: hopsOf(network, nodes), searched: { ...seen, ended: 'found' } }
    }
    if (sides[0].from.size + sides[1].from.size > given.nodesMax)
      return { found: false, searched: { ...searched, nodes: given.nodesMax, hops, ended: 'nodes_max' } }
  }
}

function sideOf(node: number): Side {
  return { from: new Map([[node, -1]]), frontier: [node] }
}

interface Expansion {
  readonly one: Side
  readonly other: Side
  readonly ends: readonly number[]
  readonly supernodes: Set<number>
}

/** One hop further on one side; the smallest node that both sides have reached. */
function expand(
  { adjacency }: Network,
  { one, other, ends, supernodes }: Expansion,
  { supernodeArcsMax }: PathLimits,
): number | undefined {
  const { starts, neighbours } = adjacency
  const next: number[] = []
  let met: number | undefined
  for (const node of one.frontier) {
    for (let arc = starts[node]; arc < starts[node + 1]; arc++) {
      const neighbour = neighbours[arc]
      if (one.from.has(neighbour)) continue
      const isOpen = ends.includes(neighbour) || degreeOf(adjacency, neighbour) <= supernodeArcsMax
      if (!isOpen) {
        supernodes.add(neighbour)
        continue
      }
      one.from.set(neighbour, node)
      next.push(neighbour)
      if (other.from.has(neighbour) && (met === undefined || neighbour < met)) met = neighbour
    }
  }
  one.frontier = next
  return met
}

function pathOver(met: number, [left, right]: readonly [Side, Side]): readonly number[] {
  const walk = ({ from }: Side) => {
    const nodes: number[] = []
    for (let node = from.get(met) ?? -1; node >= 0; node = from.get(node) ?? -1) nodes.push(node)
    return nodes
  }
  return [...walk(left).reverse(), met, ...walk(right)]
}

function hopsOf({ adjacency }: Network, nodes: readonly number[]): readonly (readonly number[])[] {
  const { starts, neighbours, edges } = adjacency
  return nodes.slice(1).map((node, at) => {
    const before = nodes[at]
    const [from, to] = degreeOf(adjacency, before) < degreeOf(adjacency, node) ? [before, node] : [node, before]
    const found: number[] = []
    for (let arc = starts[from]; arc < starts[from + 1]; arc++) if (neighbours[arc] === to) found.push(edges[arc])
    return found
  })
}
