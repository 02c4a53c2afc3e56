// Entities and edges as an answer shows them: persons by the digits that may be shown and never by name, each edge with its sources.

import { isDay } from '../../dataset/dataset.ts'
import { membersOf } from '../../dataset/group-keys.ts'
import { formatDay } from '../../domain/days.ts'
import type { NetworkEdge, NetworkEntity } from '../../domain/generated/wire-types.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import type { NormalisedRecord } from '../../domain/records.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { degreeOf } from '../../network/adjacency.ts'
import {
  edgeTypes,
  kindOfNode,
  nodeTypes,
  partnerEnd,
  rowsOfEdge,
  textOfNode,
  typeOfNode,
} from '../../network/network.ts'
import { shownId, shownName } from '../../reports/privacy.ts'
import { publicRecordId } from '../../reports/shown-record.ts'
import type { LoadedNetwork } from './loaded-network.ts'

/** The node of an id. Throws RESOURCE_NOT_FOUND. */
export function getNode({ ids }: LoadedNetwork, id: string): number {
  const node = id.length <= limits.publicIdCharactersMax ? ids.find(id) : undefined
  if (node === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.recordIdCharactersMax) })
  return node
}

export function toEntity(loaded: LoadedNetwork, node: number, language: Language): NetworkEntity {
  const { network, ids, names } = loaded
  const kind = kindOfNode(network, node)
  const entity_type = typeOfNode(network, node)
  const identity = { id: ids.idOf(node), entity_type, kind }
  const text = textOfNode(network, node)
  if (kind === 'person') {
    const party = { id: idOfPerson(text), name: undefined, personType: 'person' } as const
    const document = shownId(party)
    return { ...identity, name: shownName(party, language) ?? '***', ...(document !== undefined && { document }) }
  }
  const state = stateOf(loaded, node)
  const document = kind === 'place' ? undefined : maskPersonalIds(text)
  return {
    ...{ ...identity, name: names.get(node) ?? maskPersonalIds(text) },
    ...(document !== undefined && { document }),
    ...(state !== undefined && { state }),
  }
}

/** The CPF in an entry of a register, whole or masked. */
function idOfPerson(text: string): string | undefined {
  return /\*{3}\d{6}\*{2}|(?<!\d)\d{11}(?!\d)/.exec(text.replace(/(?<=[\d*])[.-](?=[\d*])/g, ''))?.[0]
}

function stateOf({ network, registers }: LoadedNetwork, node: number): string | undefined {
  const { data } = network
  for (const row of membersOf(registers, node))
    if (data.suppliers.region[row] >= 0) return data.text('region', data.suppliers.region[row])
  return undefined
}

export interface ContractTotals {
  readonly total_contracts: number
  readonly total_contract_value: number
}

/** Sums of the contracts of a supplier or of a body. */
export function totalsOf({ network }: LoadedNetwork, node: number): ContractTotals {
  let [contracts, cents] = [0, 0]
  for (const edge of edgesOfType({ network }, node, 'contract')) {
    contracts += network.edges.weights[edge]
    cents += network.edges.cents[edge]
  }
  return { total_contracts: contracts, total_contract_value: cents / 100 }
}

/** The edges of a type at a node. */
export function edgesOfType(
  { network: { adjacency, edges } }: Pick<LoadedNetwork, 'network'>,
  node: number,
  type: (typeof edgeTypes)[number],
): readonly number[] {
  const code = edgeTypes.indexOf(type)
  const found: number[] = []
  for (let arc = adjacency.starts[node]; arc < adjacency.starts[node + 1]; arc++)
    if (edges.types[adjacency.edges[arc]] === code) found.push(adjacency.edges[arc])
  return found
}

/** The end of an edge that is not a node. */
export function otherEnd({ network: { edges } }: Pick<LoadedNetwork, 'network'>, edge: number, node: number): number {
  return edges.from[edge] === node ? edges.to[edge] : edges.from[edge]
}

/** Edges with the public ids of the first records behind each. */
export async function toEdges(loaded: LoadedNetwork, chosen: readonly number[]): Promise<readonly NetworkEdge[]> {
  const { network, ids } = loaded
  const { edges } = network
  const sources = await readSources(loaded, chosen)
  return chosen.map((edge, at): NetworkEdge => {
    const edge_type = edgeTypes[edges.types[edge]]
    const isOwned = edge_type === 'partner_of' && partnerEnd(network, edge) === edges.to[edge]
    const [from, to] = isOwned ? [edges.to[edge], edges.from[edge]] : [edges.from[edge], edges.to[edge]]
    const [first, last] = [edges.firsts[edge], edges.lasts[edge]]
    return {
      ...{ id: `${edge_type}.${ids.idOf(from)}.${ids.idOf(to)}`, edge_type, from: ids.idOf(from), to: ids.idOf(to) },
      weight: edges.weights[edge],
      ...(edge_type === 'contract' && { total_value: edges.cents[edge] / 100 }),
      ...(isDay(first) && { first_date: formatDay(first) }),
      ...(isDay(last) && { last_date: formatDay(last) }),
      confidence: Math.round(edges.confidences[edge] * 100) / 100,
      sources: [...sources[at]],
    }
  })
}

/** Records of acts and of registers, each table read once. */
async function readSources({ network, records }: LoadedNetwork, chosen: readonly number[]) {
  const { edges, data } = network
  const wanted = chosen.map((edge) => {
    const rows = [...rowsOfEdge(edges, edge).subarray(0, limits.networkSourcesShownMax)]
    const type = edgeTypes[edges.types[edge]]
    if (type === 'partner_of')
      return { table: 'suppliers', rows: rows.map((row) => data.partners.parent[row]) } as const
    return { table: type === 'shares_address' ? 'suppliers' : 'acts', rows } as const
  })
  const idsOf = { acts: new Map<number, string>(), suppliers: new Map<number, string>() }
  for (const table of ['acts', 'suppliers'] as const) {
    const rows = [...new Set(wanted.flatMap((each) => (each.table === table ? each.rows : [])))]
    const read: readonly NormalisedRecord[] = await records.documents(data, table, rows)
    for (const [at, row] of rows.entries()) idsOf[table].set(row, publicIdOf(read[at]) ?? '')
  }
  return wanted.map(({ table, rows }) => [...new Set(rows.flatMap((row) => idsOf[table].get(row) || []))])
}

function publicIdOf(record: NormalisedRecord | undefined): string | undefined {
  return record && publicRecordId(record)
}

/** Public ids of acts; those that would reveal the id of a person have none. */
export async function readActIds({ network, records }: LoadedNetwork, rows: readonly number[]): Promise<string[]> {
  const read = await records.documents(network.data, 'acts', rows)
  return read.flatMap((record) => publicIdOf(record) ?? [])
}

export function connectionsOf({ network }: LoadedNetwork, node: number): number {
  return degreeOf(network.adjacency, node)
}

export function isNodeOfType({ network }: LoadedNetwork, node: number, type: string | undefined): boolean {
  return type === undefined || nodeTypes[network.nodes.types[node]] === type
}
