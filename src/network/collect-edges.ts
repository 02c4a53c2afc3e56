// Edges: what joins two entities, added up over all records that say so.

import { childStarts } from '../dataset/child-rows.ts'
import { countedElsewhere, elsewhere } from '../dataset/counted-elsewhere.ts'
import { DAY_ABSENT, type Dataset, isDay, recordKindCodes } from '../dataset/dataset.ts'
import { groupKeys } from '../dataset/group-keys.ts'
import { actDay } from '../dataset/selection.ts'
import { assertWantedAt } from '../dataset/wanted.ts'
import { limits } from '../limits.ts'
import { Growing } from './growing.ts'
import { type Edges, type EdgeType, edgeTypes, type Nodes } from './network.ts'

const [contract, award] = [recordKindCodes.indexOf('contract'), recordKindCodes.indexOf('award')]

/** One record's word that two nodes are joined. */
interface Link {
  readonly type: EdgeType
  readonly one: number
  readonly other: number
  readonly row: number
}

/** The edges of a dataset, and the tenders with too many bidders to join them in pairs. */
export function collectEdges(data: Dataset, nodes: Nodes): { readonly edges: Edges; readonly crowded: number } {
  const links = new Links(nodes.length)
  const crowded = linkActs(data, nodes, links)
  linkRegister(data, nodes, links)
  return { edges: addUp(links, { data, nodes }), crowded }
}

function linkActs(data: Dataset, nodes: Nodes, links: Links): number {
  const { acts, bids } = data
  const marks = countedElsewhere(data)
  const starts = childStarts(bids.parent)
  const bidders: number[] = []
  let crowded = 0
  for (let row = 0; row < acts.length; row++) {
    assertWantedAt(row)
    const [winner, body] = [
      nodes.ofSupplier[acts.supplier[row]] ?? -1,
      nodes.ofOrganization[acts.organization[row]] ?? -1,
    ]
    const tender = nodes.ofTender[acts.tender[row]] ?? -1
    const kind = acts.record_kind[row]
    const isResult = kind === contract || kind === award
    if (isResult && winner >= 0 && body >= 0 && marks[row] !== elsewhere.sameAct)
      links.add({ type: 'contract', one: winner, other: body, row })
    if (isResult && winner >= 0 && tender >= 0) links.add({ type: 'won_tender', one: winner, other: tender, row })
    bidders.length = 0
    for (let bid = starts[row] ?? bids.length; bid < (starts[row + 1] ?? bids.length); bid++) {
      const node = nodes.ofSupplier[bids.supplier[bid]] ?? -1
      if (node >= 0 && !bidders.includes(node)) bidders.push(node)
      if (bidders.length > limits.networkBiddersMax) break
    }
    if (tender >= 0) for (const node of bidders) links.add({ type: 'bid_in_tender', one: node, other: tender, row })
    if (bidders.length > limits.networkBiddersMax) crowded++
    else linkPairs(bidders, row, links)
  }
  return crowded
}

function linkPairs(bidders: readonly number[], row: number, links: Links): void {
  for (let at = 1; at < bidders.length; at++)
    for (let before = 0; before < at; before++)
      links.add({ type: 'bid_together', one: bidders[before], other: bidders[at], row })
}

function linkRegister({ suppliers, partners }: Dataset, nodes: Nodes, links: Links): void {
  for (let row = 0; row < partners.length; row++) {
    const register = partners.parent[row]
    const [firm, partner] = [nodes.ofSupplier[suppliers.supplier[register]] ?? -1, nodes.ofPartnerRow[row]]
    if (firm >= 0 && partner >= 0 && firm !== partner) links.add({ type: 'partner_of', one: firm, other: partner, row })
  }
  for (let row = 0; row < suppliers.length; row++) {
    const [firm, seat] = [
      nodes.ofSupplier[suppliers.supplier[row]] ?? -1,
      nodes.ofAddress[suppliers.address[row]] ?? -1,
    ]
    if (firm >= 0 && seat >= 0) links.add({ type: 'shares_address', one: firm, other: seat, row })
  }
}

/** Links as a key each, which orders by type, then nodes, and the row that says so. */
class Links {
  readonly keys = new Growing(Float64Array)
  readonly rows = new Growing(Int32Array)
  readonly #nodes: number

  constructor(nodes: number) {
    this.#nodes = nodes
  }

  add({ type, one, other, row }: Link): void {
    const [from, to] = one < other ? [one, other] : [other, one]
    this.keys.push((edgeTypes.indexOf(type) * this.#nodes + from) * this.#nodes + to)
    this.rows.push(row)
  }

  ends(key: number) {
    const [to, rest] = [key % this.#nodes, Math.floor(key / this.#nodes)]
    return { type: Math.floor(rest / this.#nodes), from: rest % this.#nodes, to }
  }
}

/** One edge for all links of a key, in the order of the keys. */
function addUp(links: Links, { data, nodes }: { readonly data: Dataset; readonly nodes: Nodes }): Edges {
  const keys = links.keys.view()
  const { length, starts, members } = groupKeys(keys)
  const firstKeys = Float64Array.from({ length }, (_, group) => keys[members[starts[group]]])
  const order = sortedOrder(firstKeys)
  const edges = emptyEdges(length, members.length)
  const rows = links.rows.view()
  let end = 0
  for (let edge = 0; edge < length; edge++) {
    const group = order[edge]
    const { type, from, to } = links.ends(firstKeys[group])
    edges.types[edge] = type
    edges.from[edge] = from
    edges.to[edge] = to
    edges.confidences[edge] = Math.min(nodes.confidences[from], nodes.confidences[to])
    for (let at = starts[group]; at < starts[group + 1]; at++) {
      const row = rows[members[at]]
      if (end > edges.rowStarts[edge] && edges.rows[end - 1] === row) continue
      edges.rows[end++] = row
      addRow(edges, { edge, row, type: edgeTypes[type] }, data)
    }
    edges.rowStarts[edge + 1] = end
  }
  return { ...edges, rows: edges.rows.slice(0, end) }
}

function addRow(
  edges: Edges,
  { edge, row, type }: { readonly edge: number; readonly row: number; readonly type: EdgeType },
  data: Dataset,
): void {
  edges.weights[edge]++
  if (type === 'contract' && data.acts.value[row] > 0) edges.cents[edge] += data.acts.value[row]
  const day = dayOf(data, type, row)
  if (!isDay(day)) return
  if (!isDay(edges.firsts[edge]) || day < edges.firsts[edge]) edges.firsts[edge] = day
  if (!isDay(edges.lasts[edge]) || day > edges.lasts[edge]) edges.lasts[edge] = day
}

/** The register says since when a firm has a partner, and not since when it has a seat. */
function dayOf(data: Dataset, type: EdgeType, row: number): number {
  if (type === 'shares_address') return DAY_ABSENT
  return type === 'partner_of' ? data.partners.since_day[row] : actDay(data, row)
}

function sortedOrder(keys: Float64Array): Int32Array {
  const order = Int32Array.from(keys, (_, at) => at)
  return order.sort((a, b) => keys[a] - keys[b])
}

function emptyEdges(length: number, rows: number): Edges {
  return {
    length,
    types: new Uint8Array(length),
    from: new Int32Array(length),
    to: new Int32Array(length),
    weights: new Int32Array(length),
    cents: new Float64Array(length),
    firsts: new Int32Array(length).fill(DAY_ABSENT),
    lasts: new Int32Array(length).fill(DAY_ABSENT),
    confidences: new Float32Array(length),
    rowStarts: new Int32Array(length + 1),
    rows: new Int32Array(rows),
  }
}
