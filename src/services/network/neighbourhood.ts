import type { NetworkNodeView } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { type Neighbourhood, neighbourhoodOf } from '../../network/neighbourhood.ts'
import { connectionsOf, getNode, toEdges, toEntity } from './entity-view.ts'
import type { LoadedNetwork } from './loaded-network.ts'
import type { NetworkAnswers, NetworkTask } from './task.ts'

type Wish = Extract<NetworkTask, { readonly type: 'neighbourhood' }>

/** Entities within some hops of one, with what joins them and what was left out. Throws RESOURCE_NOT_FOUND. */
export async function readNeighbourhood(
  loaded: LoadedNetwork,
  { id, query, language }: Wish,
): Promise<NetworkAnswers['neighbourhood']> {
  const { depth = 1, limit = limits.networkNodesShownMax } = query
  const found = neighbourhoodOf(loaded.network, getNode(loaded, id), {
    ...{ depth, nodesMax: limit, edgesMax: limits.networkEdgesShownMax },
    supernodeArcsMax: limits.networkSupernodeArcsMax,
  })
  const edges = await toEdges(loaded, [...found.edges])
  return {
    ...{ center_entity_id: id, depth, nodes: toNodes(loaded, found, language), edges: [...edges] },
    ...{ node_count: found.nodes.length, edge_count: edges.length },
    truncation: {
      nodes_left_out: found.nodesLeftOut,
      edges_left_out: found.edgesLeftOut,
      not_gone_through: found.supernodes.map(loaded.ids.idOf),
    },
    dataset_version: loaded.network.version,
  }
}

export function toNodes(loaded: LoadedNetwork, found: Neighbourhood, language: Language): NetworkNodeView[] {
  return Array.from(found.nodes, (node, at) => ({
    ...toEntity(loaded, node, language),
    depth: found.depths[at] ?? 0,
    connections: connectionsOf(loaded, node),
  }))
}
