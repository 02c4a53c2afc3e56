// GraphML (Brandes and others 2002), with the attributes that Gephi, yEd and igraph read.

import { escapeHtml } from '../../platform/escape-html.ts'
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
    ...nodes.map((node) => element(`node id="${escapeXml(node.id)}"`, 'node', data('node', nodeKeys, node))),
    ...edges.map((edge) => {
      const ends = `source="${escapeXml(edge.from)}" target="${escapeXml(edge.to)}"`
      const values = { ...edge, sources: edge.sources.join(' ') }
      return element(`edge id="${escapeXml(edge.id)}" ${ends}`, 'edge', data('edge', edgeKeys, values))
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
    given[name] === undefined ? [] : [`<data key="${of}_${name}">${escapeXml(String(given[name]))}</data>`],
  )
}

function element(head: string, name: string, inside: readonly string[]): string {
  return `<${head}>${inside.join('')}</${name}>`
}

/** XML has no words for most control characters, nor for halves of a character. */
function escapeXml(text: string): string {
  const allowed = Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    const isControl = code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d
    const isNone = (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff
    return isControl || isNone ? ' ' : character
  })
  return escapeHtml(allowed.join(''))
}
