import { limits } from '../../limits.ts'
import { shortestPath } from '../../network/shortest-path.ts'
import { getNode, toEdges, toEntity } from './entity-view.ts'
import type { LoadedNetwork } from './loaded-network.ts'
import type { NetworkAnswers, NetworkTask } from './task.ts'

type Wish = Extract<NetworkTask, { readonly type: 'path' }>

/** A shortest path between two entities, or what was looked at without finding one. Throws RESOURCE_NOT_FOUND. */
export async function findPath(loaded: LoadedNetwork, { query, language }: Wish): Promise<NetworkAnswers['path']> {
  const { ids, network } = loaded
  const ends = [getNode(loaded, query.from), getNode(loaded, query.to)] as const
  const answer = shortestPath(network, ends, {
    ...{ hopsMax: limits.networkPathHopsMax, nodesMax: limits.networkPathNodesMax },
    supernodeArcsMax: limits.networkSupernodeArcsMax,
  })
  const nodes = answer.found ? answer.nodes : []
  const hops = answer.found ? answer.hops : []
  const edges = await toEdges(loaded, hops.flat())
  let read = 0
  return {
    ...{ from: query.from, to: query.to, found: answer.found },
    entities: nodes.map((node) => toEntity(loaded, node, language)),
    hops: hops.map((hop, at) => {
      const own = edges.slice(read, read + hop.length)
      read += hop.length
      return { from: ids.idOf(nodes[at]), to: ids.idOf(nodes[at + 1]), edges: own }
    }),
    searched: answer.searched,
    dataset_version: network.version,
  }
}
