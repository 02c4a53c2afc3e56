import { isDay } from '../../dataset/dataset.ts'
import { membersOf } from '../../dataset/group-keys.ts'
import { actDay } from '../../dataset/selection.ts'
import { formatDay } from '../../domain/days.ts'
import type { NetworkDossier, NetworkMerged, NetworkRegister, NetworkYear } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { edgeTypes, kindOfNode, type Network, rowsOfEdge } from '../../network/network.ts'
import { shownId } from '../../reports/privacy.ts'
import { publicRecordId, toShownRecord } from '../../reports/shown-record.ts'
import { edgesOfType, getNode, otherEnd, toEntity, totalsOf } from './entity-view.ts'
import type { LoadedNetwork } from './loaded-network.ts'
import { isSanctioned, readSanctions } from './sanctions.ts'
import type { NetworkTask } from './task.ts'

type Wish = Extract<NetworkTask, { readonly type: 'dossier' }>

/** What the records say of one entity. Throws RESOURCE_NOT_FOUND. */
export async function readDossier(loaded: LoadedNetwork, { id, language, today }: Wish): Promise<NetworkDossier> {
  const node = getNode(loaded, id)
  const { network } = loaded
  const register = await readRegister(loaded, node, language)
  const contracts = edgesOfType(loaded, node, 'contract')
  const days = contracts.flatMap((edge) => [network.edges.firsts[edge], network.edges.lasts[edge]]).filter(isDay)
  return {
    ...toEntity(loaded, node, language),
    confidence: Math.round(network.nodes.confidences[node] * 100) / 100,
    merged: mergedInto(network, node),
    ...(register && { register }),
    ...totalsOf(loaded, node),
    is_sanctioned: isSanctioned(loaded, node, today),
    ...(days.length > 0 && {
      first_date: formatDay(days.reduce((least, day) => Math.min(least, day))),
      last_date: formatDay(days.reduce((most, day) => Math.max(most, day))),
    }),
    contracts_by_year: byYear(network, contracts),
    counterparts: counterpartsOf(loaded, { node, contracts }, language),
    counterparts_total: contracts.length,
    connections: Object.fromEntries(
      edgeTypes.map((type) => [type, edgesOfType(loaded, node, type).length]).filter(([, count]) => count !== 0),
    ),
    sanctions: await readSanctions(loaded, node, today),
    ...(contracts.some((edge) => restsOnSample(network, edge)) && { synthetic: true }),
    dataset_version: network.version,
  }
}

function restsOnSample({ data, edges }: Network, edge: number): boolean {
  return rowsOfEdge(edges, edge).some((row) => data.acts.synthetic[row] > 0)
}

function byYear({ data, edges }: Network, contracts: readonly number[]): NetworkYear[] {
  const years = new Map<number, { contracts: number; cents: number }>()
  for (const edge of contracts)
    for (const row of rowsOfEdge(edges, edge)) {
      const day = actDay(data, row)
      if (!isDay(day)) continue
      const year = Number(formatDay(day).slice(0, 4))
      const sums = years.get(year) ?? { contracts: 0, cents: 0 }
      sums.contracts++
      sums.cents += Math.max(0, data.acts.value[row] || 0)
      years.set(year, sums)
    }
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([year, sums]) => ({ year, contracts: sums.contracts, total_value: sums.cents / 100 }))
}

function counterpartsOf(
  loaded: LoadedNetwork,
  { node, contracts }: { readonly node: number; readonly contracts: readonly number[] },
  language: Language,
): NetworkDossier['counterparts'] {
  const { edges } = loaded.network
  const largest = [...contracts].sort((a, b) => edges.cents[b] - edges.cents[a] || a - b)
  return largest.slice(0, limits.networkCounterpartsShownMax).map((edge) => ({
    entity: toEntity(loaded, otherEnd(loaded, edge, node), language),
    contracts: edges.weights[edge],
    total_value: edges.cents[edge] / 100,
    ...(isDay(edges.firsts[edge]) && { first_date: formatDay(edges.firsts[edge]) }),
    ...(isDay(edges.lasts[edge]) && { last_date: formatDay(edges.lasts[edge]) }),
  }))
}

/** What the newest register says of a company. */
async function readRegister(
  { network, records, registers }: LoadedNetwork,
  node: number,
  language: Language,
): Promise<NetworkRegister | undefined> {
  const [row] = membersOf(registers, node)
  if (row === undefined) return undefined
  const [read] = await records.documents(network.data, 'suppliers', [row])
  if (read === undefined) return undefined
  const shown = toShownRecord(read, language) as typeof read
  const id = publicRecordId(read)
  const { status, opened, capital, activity, address } = shown
  const known = Object.entries({ status, opened, capital, activity, address, record_id: id })
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}

/** The ids and entries that were taken for one entity. */
function mergedInto(network: Network, node: number): NetworkMerged[] {
  const { nodes, data } = network
  const found: NetworkMerged[] = []
  const add = (text: string, reason: NetworkMerged['reason']) => {
    if (found.length < limits.networkMergedShownMax && !found.some((each) => each.text === text))
      found.push({ text, reason })
  }
  const kind = kindOfNode(network, node)
  const key = nodes.personKeys.get(node) ?? ''
  const codes = codesOf(nodes.ofSupplier, node)
  const isSeveral = codes.length > 1
  for (const code of codes) {
    const text = data.text('supplier', code)
    if (kind === 'person') add(shownId({ id: text, name: undefined, personType: 'person' }) ?? '***', reasonOfKey(key))
    else add(text, kind === 'company' ? (isSeveral ? 'same_cnpj_root' : 'same_cnpj') : 'same_id')
  }
  if (kind === 'body') add(data.text('organization', nodes.codes[node]), 'same_id')
  if (kind === 'process') add(data.text('tender', nodes.codes[node]), 'same_id')
  for (const code of codesOf(nodes.ofAddress, node)) add(data.text('address', code), 'same_seat')
  if (kind === 'person' && codesOf(nodes.ofPartnerRow, node).length > 0) add(shownKey(key), reasonOfKey(key))
  return found
}

function codesOf(nodeOf: Int32Array, node: number): readonly number[] {
  const found: number[] = []
  for (let code = nodeOf.indexOf(node); code >= 0; code = nodeOf.indexOf(node, code + 1)) found.push(code)
  return found
}

function reasonOfKey(key: string): NetworkMerged['reason'] {
  if (key.startsWith('person ')) return 'same_document'
  if (key.startsWith('masked ')) return 'same_masked_document'
  return key.includes(' of ') || !/\d{6}/.test(key) ? 'name_within_company' : 'same_masked_document_and_name'
}

/** The digits that a mask leaves; a name alone shows nothing of itself. */
function shownKey(key: string): string {
  const digits = /\d{11}|\d{6}/.exec(key)?.[0]
  if (digits === undefined) return '***'
  const middle = digits.length === 11 ? digits.slice(3, 9) : digits
  return `***.${middle.slice(0, 3)}.${middle.slice(3)}-**`
}
