// Network: who deals with whom, as the records have it. Nodes and edges are numbers; everything large is a typed array.
// N1. Nodes and edges are numbered by the content of the records, so that equal records give equal networks.
// N2. Numbers mean nothing outside of one version; ids of nodes (entity-ids.ts) stay.

import type { Dataset } from '../dataset/dataset.ts'
import type { Adjacency } from './adjacency.ts'

export const nodeTypes = ['supplier', 'organization', 'partner', 'address', 'tender'] as const
export type NodeType = (typeof nodeTypes)[number]

/** Who is behind a node; `place` is an address, `process` a tender. */
export const nodeKinds = ['company', 'person', 'foreign', 'body', 'place', 'process'] as const
export type NodeKind = (typeof nodeKinds)[number]

export const edgeTypes = [
  'contract',
  'bid_together',
  'partner_of',
  'shares_address',
  'won_tender',
  'bid_in_tender',
] as const
export type EdgeType = (typeof edgeTypes)[number]

/** The nodes. Each stands for one identity, of which the key says what it rests on. */
export interface Nodes {
  readonly length: number
  readonly types: Uint8Array
  readonly kinds: Uint8Array
  /** A code in the dictionary that its type names: the first that was met. */
  readonly codes: Int32Array
  /** How surely records of this node are of one entity, 0 to 1. */
  readonly confidences: Float32Array
  /** What a person is known by, by node: never shown. */
  readonly personKeys: ReadonlyMap<number, string>
  /** Node of each supplier code, body code, and tender code; −1 for none. */
  readonly ofSupplier: Int32Array
  readonly ofOrganization: Int32Array
  readonly ofTender: Int32Array
  /** Node of each row of `partners`, and of each address code. */
  readonly ofPartnerRow: Int32Array
  readonly ofAddress: Int32Array
}

/** Edges, each once, `from` before `to` by number. */
export interface Edges {
  readonly length: number
  readonly types: Uint8Array
  readonly from: Int32Array
  readonly to: Int32Array
  /** Acts, meetings or entries behind it. */
  readonly weights: Int32Array
  /** Sum of the amounts that count once; 0 where the edge has none. */
  readonly cents: Float64Array
  /** First and last day; DAY_ABSENT for none. */
  readonly firsts: Int32Array
  readonly lasts: Int32Array
  readonly confidences: Float32Array
  /** The rows behind edge e, of `acts`, of `partners`, or of `suppliers` for a seat, are `rows[rowStarts[e]]` to `rows[rowStarts[e + 1] − 1]`. */
  readonly rowStarts: Int32Array
  readonly rows: Int32Array
}

/** What the records hold and the network leaves out. */
export interface LeftOut {
  /** Entries that name no partner whom firms could share: nobody, the state, funds. */
  readonly partner_entries: number
  /** Tenders with more bidders than say something of two of them. */
  readonly crowded_tenders: number
}

export interface Network {
  readonly version: number
  readonly nodes: Nodes
  readonly edges: Edges
  readonly adjacency: Adjacency
  readonly leftOut: LeftOut
  /** Of whose texts and rows it is made. */
  readonly data: Dataset
}

export function typeOfNode({ nodes }: Pick<Network, 'nodes'>, node: number): NodeType {
  return nodeTypes[nodes.types[node]]
}

export function kindOfNode({ nodes }: Pick<Network, 'nodes'>, node: number): NodeKind {
  return nodeKinds[nodes.kinds[node]]
}

/** The text by which records know a node: an id, an entry of the register, an address. */
export function textOfNode({ nodes, data }: Pick<Network, 'nodes' | 'data'>, node: number): string {
  // Types are named as their dictionaries.
  return data.text(nodeTypes[nodes.types[node]], nodes.codes[node])
}

/** The rows of the edge's table behind it. */
export function rowsOfEdge({ rowStarts, rows }: Edges, edge: number): Int32Array {
  return rows.subarray(rowStarts[edge], rowStarts[edge + 1])
}

/** Which end of an edge `partner_of` is the partner. */
export function partnerEnd({ nodes, edges }: Pick<Network, 'nodes' | 'edges'>, edge: number): number {
  return nodes.ofPartnerRow[edges.rows[edges.rowStarts[edge]]]
}
