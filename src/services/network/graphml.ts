// GraphML (Brandes and others 2002), with the attributes that Gephi, yEd and igraph read.

import { escapeMarkup } from '../../documents/escape-markup.ts'
import type { CutOut } from './cut-out.ts'

const nodeKeys = {
  name: 'string',
  entity_type: 'string',
  kind: 'string',
  document: 'string',
  state: 'string',
  depth: 'int',
  connections: 'int',
} as const
const edgeKeys = {
  edge_type: 'string',
  weight: 'double',
  total_value: 'double',
  first_date: 'string',
  last_date: 'string',
  confidence: 'double',
  sources: 'string',
} as const
const graphKeys = {
  center: 'string',
  depth: 'int',
  dataset_version: 'int',
  nodes_left_out: 'int',
  edges_left_out: 'int',
} as const

export function toGraphml({ nodes, edges, about }: CutOut): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...declare('graph', graphKeys),
    ...declare('node', nodeKeys),
    ...declare('edge', edgeKeys),
    '<graph id="network" edgedefault="undirected">',
    ...data('graph', graphKeys, about),
    ...nodes.map((node) => element(`node id="${escapeMarkup(node.id)}"`, 'node', data('node', nodeKeys, node))),
    ...edges.map((edge) => {
      const ends = `source="${escapeMarkup(edge.from)}" target="${escapeMarkup(edge.to)}"`
      const values = { ...edge, sources: edge.sources.join(' ') }
      return element(`edge id="${escapeMarkup(edge.id)}" ${ends}`, 'edge', data('edge', edgeKeys, values))
    }),
    '</graph>',
    '</graphml>',
    '',
  ].join('\n')
}

type Keys = Readonly<Record<string, string>>

function declare(of: string, keys: Keys): readonly string[] {
  return Object.entries(keys).map(
    ([name, type]) => `<key id="${of}_${name}" for="${of}" attr.name="${name}" attr.type="${type}"/>`,
  )
}

function data(of: string, keys: Keys, values: object): readonly string[] {
  const given = values as Readonly<Record<string, unknown>>
  return Object.keys(keys).flatMap((name) =>
    given[name] === undefined ? [] : [`<data key="${of}_${name}">${escapeMarkup(String(given[name]))}</data>`],
  )
}

function element(head: string, name: string, inside: readonly string[]): string {
  return `<${head}>${inside.join('')}</${name}>`
}
