// The cut-out around an entity, as files that other programs open.

import { limits } from '../../limits.ts'
import { neighbourhoodOf } from '../../network/neighbourhood.ts'
import type { CutOut } from './cut-out.ts'
import { getNode, toEdges } from './entity-view.ts'
import { toFollowTheMoney } from './follow-the-money.ts'
import { toGraphml } from './graphml.ts'
import type { LoadedNetwork } from './loaded-network.ts'
import { toNodes } from './neighbourhood.ts'
import type { NetworkFormat, NetworkTask } from './task.ts'

const writers: Readonly<Record<Exclude<NetworkFormat, 'ftm'>, (cutOut: CutOut) => string>> = {
  cytoscape: ({ nodes, edges, about }) =>
    JSON.stringify({
      ...{ format_version: '1.0', generated_by: 'prumo', target_cytoscapejs_version: '~3' },
      data: about,
      elements: {
        nodes: nodes.map((node) => ({ data: node })),
        edges: edges.map(({ from, to, ...edge }) => ({ data: { ...edge, source: from, target: to } })),
      },
    }),
  d3: ({ nodes, edges, about }) =>
    JSON.stringify({
      nodes,
      links: edges.map(({ from, to, ...edge }) => ({ ...edge, source: from, target: to })),
      about,
    }),
  graphml: toGraphml,
}

/** The text of a file. Throws RESOURCE_NOT_FOUND. */
export async function exportNetwork(
  loaded: LoadedNetwork,
  { id, depth, format, language }: Extract<NetworkTask, { readonly type: 'export' }>,
): Promise<string> {
  const found = neighbourhoodOf(loaded.network, getNode(loaded, id), {
    ...{ depth, nodesMax: limits.networkNodesExportedMax, edgesMax: limits.networkEdgesExportedMax },
    supernodeArcsMax: limits.networkSupernodeArcsMax,
  })
  if (format === 'ftm') return toFollowTheMoney(loaded, found, language)
  return writers[format]({
    nodes: toNodes(loaded, found, language),
    edges: await toEdges(loaded, [...found.edges]),
    about: {
      ...{ center: id, depth, dataset_version: loaded.network.version },
      ...{ nodes_left_out: found.nodesLeftOut, edges_left_out: found.edgesLeftOut },
    },
  })
}
