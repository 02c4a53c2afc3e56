// The network of a version, with what is looked up in it: names, register rows, sanctions. One is held at a time.

import { createHmac } from 'node:crypto'
import type { Dataset } from '../../dataset/dataset.ts'
import { groupCodes, type KeyGroups } from '../../dataset/group-keys.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import { buildNetwork } from '../../network/build-network.ts'
import { createEntityIds, type EntityIds } from '../../network/entity-ids.ts'
import { findGroups, type SuspiciousGroup } from '../../network/groups.ts'
import { createNameIndex, type NamedNode, type NameIndex } from '../../network/name-index.ts'
import { kindOfNode, type Network, textOfNode } from '../../network/network.ts'
import type { RecordReader } from '../../records/reader.ts'

export type NetworkRecords = Pick<RecordReader, 'version' | 'dataset' | 'documents' | 'eachAct'>

export interface LoadedNetwork {
  readonly network: Network
  readonly records: NetworkRecords
  readonly ids: EntityIds
  /** By node, as the records write it; persons have none. */
  readonly names: ReadonlyMap<number, string>
  readonly index: NameIndex
  /** Rows of `suppliers` and of `sanctions` of each node. */
  readonly registers: KeyGroups
  readonly sanctions: KeyGroups
  /** Worked out when it is first wanted. */
  groups(): readonly SuspiciousGroup[]
  once<Value>(name: string, make: () => Value): Value
}

/** Reads and builds the network of a version. `key` keeps the ids of persons from being guessed. */
export async function loadNetwork(records: NetworkRecords, version: number, key: string): Promise<LoadedNetwork> {
  const data = await records.dataset({ version })
  const network = buildNetwork(data)
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('hex')
  const named = await readNames(records, network)
  const names = new Map<number, string>()
  for (const { node, name } of named) if (!names.has(node)) names.set(node, name)
  const known = new Map<string, unknown>()
  const once = <Value>(name: string, make: () => Value): Value => {
    if (!known.has(name)) known.set(name, make())
    return known.get(name) as Value
  }
  return {
    ...{ network, records, names, once },
    ids: createEntityIds(network, digest),
    index: createNameIndex(named),
    registers: rowsByNode(network, data.suppliers.supplier),
    sanctions: rowsByNode(network, data.sanctions.supplier),
    groups: () => once('groups', () => findGroups(network)),
  }
}

function rowsByNode({ nodes }: Network, suppliers: Int32Array): KeyGroups {
  return groupCodes(
    suppliers.map((code) => nodes.ofSupplier[code] ?? -1),
    nodes.length,
  )
}

/** Names of firms are no columns: they are read from one act, one register row or one sanction of each. */
async function readNames(records: NetworkRecords, network: Network): Promise<readonly NamedNode[]> {
  const { nodes, data } = network
  const isFirm = (node: number) => node >= 0 && kindOfNode(network, node) !== 'person'
  const named: NamedNode[] = [...namesOfBodies(data, network), ...namesOfPlaces(network)]
  const seen = new Set<string>()
  const add = (node: number, name: string | undefined) => {
    if (name === undefined || seen.has(`${node} ${name}`)) return
    seen.add(`${node} ${name}`)
    named.push({ node, name: maskPersonalIds(name) })
  }
  const acts = firstRows(nodes.ofSupplier, data.acts.supplier, isFirm)
  for await (const { row, record } of records.eachAct(data, [...acts.values()]))
    add(nodes.ofSupplier[data.acts.supplier[row]], record.supplier)
  for (const table of ['suppliers', 'sanctions'] as const) {
    const rows = [...firstRows(nodes.ofSupplier, data[table].supplier, isFirm).values()]
    const read = await records.documents(data, table, rows)
    for (const [at, row] of rows.entries()) add(nodes.ofSupplier[data[table].supplier[row]], read[at]?.name)
  }
  return named
}

/** One row of each supplier code: branches may have other names. */
function firstRows(nodeOf: Int32Array, suppliers: Int32Array, isFirm: (node: number) => boolean) {
  const rows = new Map<number, number>()
  for (let row = 0; row < suppliers.length; row++) {
    const code = suppliers[row]
    if (code >= 0 && !rows.has(code) && isFirm(nodeOf[code])) rows.set(code, row)
  }
  return rows
}

function namesOfBodies({ acts, text }: Dataset, { nodes }: Network): readonly NamedNode[] {
  const found = new Map<number, number>()
  for (let row = 0; row < acts.length; row++) {
    const node = nodes.ofOrganization[acts.organization[row]] ?? -1
    if (node >= 0 && acts.organization_name[row] >= 0 && !found.has(node)) found.set(node, acts.organization_name[row])
  }
  return Array.from(found, ([node, code]) => ({ node, name: text('organization_name', code) }))
}

function namesOfPlaces(network: Network): readonly NamedNode[] {
  const found: NamedNode[] = []
  for (let node = 0; node < network.nodes.length; node++)
    if (kindOfNode(network, node) === 'place') found.push({ node, name: textOfNode(network, node) })
  return found
}
