import type { Dataset } from '../dataset/dataset.ts'
import { compressRows } from './adjacency.ts'
import { collectEdges } from './collect-edges.ts'
import type { Network } from './network.ts'
import { resolveEntities } from './resolve-entities.ts'

/** The whole network of a dataset. */
export function buildNetwork(data: Dataset): Network {
  const { nodes, ignoredPartners } = resolveEntities(data)
  const { edges, crowded } = collectEdges(data, nodes)
  return {
    version: data.version,
    nodes,
    edges,
    adjacency: compressRows(nodes.length, edges),
    leftOut: { partner_entries: ignoredPartners, crowded_tenders: crowded },
    data,
  }
}
