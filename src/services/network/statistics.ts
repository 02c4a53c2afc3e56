import { toFigure } from '../../domain/figures.ts'
import type { NetworkStatistics } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { communitiesOf, componentsOf, pageRank } from '../../network/communities.ts'
import { edgeTypes, type Network, nodeTypes } from '../../network/network.ts'
import { toEntity } from './entity-view.ts'
import type { LoadedNetwork } from './loaded-network.ts'

/** As Brin and Page have it. */
const damping = 0.85

/** Size, parts and middle of the whole network. */
export function networkStatistics(loaded: LoadedNetwork, language: Language): NetworkStatistics {
  const { network } = loaded
  const { components, communities, central } = loaded.once('statistics', () => workOut(network))
  return {
    ...{ entities: network.nodes.length, edges: network.edges.length },
    entities_by_type: countBy(nodeTypes, network.nodes.types),
    edges_by_type: countBy(edgeTypes, network.edges.types),
    ...{ components, communities },
    most_central: central.map(({ node, score }) => ({
      entity: toEntity(loaded, node, language),
      score: toFigure(score),
    })),
    partner_entries_left_out: network.leftOut.partner_entries,
    crowded_acts: network.leftOut.crowded_tenders,
    bytes: bytesOf(network) + loaded.index.bytes,
    dataset_version: network.version,
  }
}

function workOut(network: Network) {
  const [components, communities] = [componentsOf(network), communitiesOf(network, limits.networkCommunityRoundsMax)]
  const ranks = pageRank(network, { damping, rounds: limits.networkRankRounds })
  const order = Int32Array.from(ranks, (_, node) => node).sort((a, b) => ranks[b] - ranks[a] || a - b)
  return {
    components: { count: components.count, largest: [...components.sizes] },
    communities: { count: communities.count, largest: [...communities.sizes] },
    central: Array.from(order.subarray(0, limits.networkCentralShownMax), (node) => ({ node, score: ranks[node] })),
  }
}

function countBy<Name extends string>(names: readonly Name[], codes: Uint8Array): Record<string, number> {
  const counts = names.map(() => 0)
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
  return Object.fromEntries(names.map((name, code) => [name, counts[code] ?? 0]))
}

/** Memory of the typed arrays. */
function bytesOf({ nodes, edges, adjacency }: Network): number {
  const arrays = [nodes, edges, adjacency].flatMap((part) => Object.values(part) as unknown[])
  return arrays.reduce((sum: number, array) => sum + (ArrayBuffer.isView(array) ? array.byteLength : 0), 0)
}
