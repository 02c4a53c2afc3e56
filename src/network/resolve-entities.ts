// Entities: which ids and entries of the records are one supplier, body, partner, address or tender, and why.
// Choice: what is merged and what never is, docs/network.md#entities.

import { childStarts } from '../dataset/child-rows.ts'
import { type Dataset, personTypeCodes } from '../dataset/dataset.ts'
import { companyOf } from '../domain/company-of.ts'
import { partnerCaps, toPerson } from '../domain/partner-person.ts'
import { toSeat } from '../domain/seat-of-address.ts'
import { checkTaxId, maskTaxId } from '../domain/tax-id.ts'
import { Growing } from './growing.ts'
import { type NodeKind, type Nodes, type NodeType, nodeKinds, nodeTypes } from './network.ts'

const [company, person] = [personTypeCodes.indexOf('company'), personTypeCodes.indexOf('person')]
/** Choice: two spellings of one address may still be two doors. */
const seatConfidence = 0.9
const cnpj = /^[0-9A-Z]{12}\d{2}$/

interface Identity {
  readonly key: string
  readonly kind: NodeKind
  readonly confidence: number
}

/** The nodes of a dataset, and how many entries of partners name nobody. */
export function resolveEntities(data: Dataset): { readonly nodes: Nodes; readonly ignoredPartners: number } {
  const table = new NodeTable()
  const ofSupplier = resolveSuppliers(data, table)
  const ofOrganization = resolveBodies(data, table)
  const { ofPartnerRow, ignored } = resolvePartners(data, table, ofSupplier)
  const ofAddress = resolveAddresses(data, table, ofSupplier)
  const ofTender = resolveTenders(data, table, ofSupplier)
  return {
    nodes: { ...table.finish(), ofSupplier, ofOrganization, ofTender, ofPartnerRow, ofAddress },
    ignoredPartners: ignored,
  }
}

/** Whom an id of a supplier names; `seen` says which types of person the acts give it. */
function identifySupplier(id: string, seen: { readonly company: boolean; readonly person: boolean }): Identity {
  if (id.includes('*')) return { key: `masked ${id}`, kind: 'person', confidence: partnerCaps.digits }
  const isPerson = seen.person || (!seen.company && maskTaxId(id) !== id)
  if (isPerson) return { key: `person ${id}`, kind: 'person', confidence: 1 }
  if (cnpj.test(id) && checkTaxId(id) === 1) return { key: `company ${companyOf(id)}`, kind: 'company', confidence: 1 }
  return { key: `company ${id}`, kind: cnpj.test(id) ? 'company' : 'foreign', confidence: 1 }
}

function resolveSuppliers(data: Dataset, table: NodeTable): Int32Array {
  const seen = seenTypes(data)
  return Int32Array.from(seen, (types, code) => {
    if (types === 0) return -1
    const flags = { company: (types & 2) !== 0, person: (types & 4) !== 0 }
    return table.node('supplier', identifySupplier(data.text('supplier', code), flags), code)
  })
}

/** By supplier code: 1 where it is used, 2 where acts call it a company, 4 where they call it a person. */
function seenTypes({ acts, bids, suppliers, sanctions, size }: Dataset): Uint8Array {
  const seen = new Uint8Array(size('supplier'))
  for (const { supplier } of [bids, suppliers, sanctions])
    for (let at = 0; at < supplier.length; at++) if (supplier[at] >= 0) seen[supplier[at]] |= 1
  for (let row = 0; row < acts.length; row++) {
    const code = acts.supplier[row]
    if (code < 0) continue
    const type = acts.person_type[row]
    seen[code] |= type === company ? 3 : type === person ? 5 : 1
  }
  return seen
}

/** Bodies by their whole id: the ministries of the Union share one root, and are no branches of each other. */
function resolveBodies(data: Dataset, table: NodeTable): Int32Array {
  const used = new Uint8Array(data.size('organization'))
  for (const { organization } of [data.acts, data.organizations])
    for (let row = 0; row < organization.length; row++) if (organization[row] >= 0) used[organization[row]] = 1
  return Int32Array.from(used, (isUsed, code) =>
    isUsed === 0
      ? -1
      : table.node(
          'organization',
          { key: `body ${data.text('organization', code)}`, kind: 'body', confidence: 1 },
          code,
        ),
  )
}

function resolvePartners(data: Dataset, table: NodeTable, ofSupplier: Int32Array) {
  const { partners, suppliers } = data
  const persons = Array.from({ length: data.size('partner') }, (_, code) => identifyPartner(data.text('partner', code)))
  let ignored = 0
  const ofPartnerRow = new Int32Array(partners.length).fill(-1)
  for (let row = 0; row < partners.length; row++) {
    const firm = ofSupplier[suppliers.supplier[partners.parent[row]]] ?? -1
    const identity = persons[partners.partner[row]]
    if (firm < 0 || identity === undefined) {
      ignored++
      continue
    }
    // A name alone is one person within one firm, and says nothing across firms.
    const key = identity.confidence === partnerCaps.name ? `${identity.key} of ${table.keyOf(firm)}` : identity.key
    ofPartnerRow[row] = table.node('partner', { ...identity, key }, partners.partner[row])
  }
  return { ofPartnerRow, ignored }
}

/** Whom an entry names; undefined for nobody whom firms could share. */
function identifyPartner(text: string): Identity | undefined {
  if (cnpj.test(text) && /[A-Z]/.test(text) && checkTaxId(text) === 1)
    return { key: `company ${companyOf(text)}`, kind: 'company', confidence: 1 }
  const { key, cap } = toPerson(text)
  if (key === '') return undefined
  if (/^\d{14}$/.test(key)) return { key: `company ${companyOf(key)}`, kind: 'company', confidence: 1 }
  if (/^\d{11}$/.test(key)) return { key: `person ${key}`, kind: 'person', confidence: 1 }
  if (/^\d{6}$/.test(key.trim())) return { key: `masked ***${key.trim()}**`, kind: 'person', confidence: cap }
  return { key: `named ${key}`, kind: 'person', confidence: cap }
}

/** Seats of two firms or more: that of one firm alone joins nobody. Where a person sits is where the person lives. */
function resolveAddresses(data: Dataset, table: NodeTable, ofSupplier: Int32Array): Int32Array {
  const { suppliers } = data
  const seatOf = Array.from({ length: data.size('address') }, (_, code) => toSeat(data.text('address', code)))
  const firms = new Map<string, number>()
  const shared = new Set<string>()
  for (let row = 0; row < suppliers.length; row++) {
    const seat = seatOf[suppliers.address[row]]
    const firm = ofSupplier[suppliers.supplier[row]] ?? -1
    if (seat === undefined || firm < 0 || table.kindOf(firm) === 'person') continue
    const first = firms.get(seat)
    if (first === undefined) firms.set(seat, firm)
    else if (first !== firm) shared.add(seat)
  }
  return Int32Array.from(seatOf, (seat, code) =>
    seat === undefined || !shared.has(seat)
      ? -1
      : table.node('address', { key: `seat ${seat}`, kind: 'place', confidence: seatConfidence }, code),
  )
}

/** Tenders with two suppliers or more, as bidders or winners: of another its contract says the same. */
function resolveTenders(data: Dataset, table: NodeTable, ofSupplier: Int32Array): Int32Array {
  const { acts, bids } = data
  const first = new Int32Array(data.size('tender')).fill(-1)
  const isShared = new Uint8Array(first.length)
  const see = (tender: number, supplier: number) => {
    const node = ofSupplier[supplier] ?? -1
    if (tender < 0 || node < 0) return
    if (first[tender] < 0) first[tender] = node
    else if (first[tender] !== node) isShared[tender] = 1
  }
  const starts = childStarts(bids.parent)
  for (let row = 0; row < acts.length; row++) {
    see(acts.tender[row], acts.supplier[row])
    for (let bid = starts[row] ?? bids.length; bid < (starts[row + 1] ?? bids.length); bid++)
      see(acts.tender[row], bids.supplier[bid])
  }
  return Int32Array.from(isShared, (shared, code) =>
    shared === 0
      ? -1
      : table.node('tender', { key: `tender ${data.text('tender', code)}`, kind: 'process', confidence: 1 }, code),
  )
}

/** Nodes by their keys. */
class NodeTable {
  readonly #nodes = new Map<string, number>()
  readonly #keys: string[] = []
  readonly #types = new Growing(Int32Array)
  readonly #kinds = new Growing(Int32Array)
  readonly #codes = new Growing(Int32Array)
  readonly #confidences = new Growing(Float64Array)

  node(type: NodeType, { key, kind, confidence }: Identity, code: number): number {
    const found = this.#nodes.get(key)
    if (found !== undefined) return found
    const node = this.#keys.push(key) - 1
    this.#nodes.set(key, node)
    this.#types.push(nodeTypes.indexOf(type))
    this.#kinds.push(nodeKinds.indexOf(kind))
    this.#codes.push(code)
    this.#confidences.push(confidence)
    return node
  }

  keyOf(node: number): string {
    return this.#keys[node]
  }

  kindOf(node: number): NodeKind {
    return nodeKinds[this.#kinds.view()[node]]
  }

  finish() {
    const kinds = this.#kinds.view()
    const person = nodeKinds.indexOf('person')
    return {
      personKeys: new Map(this.#keys.flatMap((key, node) => (kinds[node] === person ? [[node, key] as const] : []))),
      length: this.#keys.length,
      types: Uint8Array.from(this.#types.view()),
      kinds: Uint8Array.from(kinds),
      codes: this.#codes.view().slice(),
      confidences: Float32Array.from(this.#confidences.view()),
    }
  }
}
