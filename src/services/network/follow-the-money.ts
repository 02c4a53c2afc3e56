// FollowTheMoney: entities as lines of JSON, for Aleph and what reads its model (https://followthemoney.tech).

import { createHash } from 'node:crypto'
import { isDay } from '../../dataset/dataset.ts'
import { formatDay } from '../../domain/days.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { Neighbourhood } from '../../network/neighbourhood.ts'
import { edgeTypes, kindOfNode, type nodeKinds, partnerEnd, rowsOfEdge } from '../../network/network.ts'
import { publicRecordId } from '../../reports/shown-record.ts'
import { toEntity } from './entity-view.ts'
import type { LoadedNetwork } from './loaded-network.ts'
import { readSanctions } from './sanctions.ts'

interface FollowedEntity {
  readonly id: string
  readonly schema: string
  readonly properties: Readonly<Record<string, readonly string[]>>
}

const schemaOf: Readonly<Partial<Record<(typeof nodeKinds)[number], string>>> = {
  company: 'Company',
  foreign: 'Company',
  person: 'Person',
  body: 'PublicBody',
}

/** The firms, bodies and persons of a cut-out, with their contracts, awards, parts and sanctions: one entity a line. */
export async function toFollowTheMoney(
  loaded: LoadedNetwork,
  found: Neighbourhood,
  language: Language,
): Promise<string> {
  const nodes = [...found.nodes].filter((node) => schemaOf[kindOfNode(loaded.network, node)] !== undefined)
  const parties = nodes.map((node) => toParty(loaded, node, language))
  const owned = [...found.edges].flatMap((edge) => toOwnership(loaded, edge) ?? [])
  const awards = await readAwards(loaded, [...found.edges])
  const sanctions: FollowedEntity[] = []
  for (const node of nodes) sanctions.push(...(await toSanctions(loaded, node)))
  return [...parties, ...owned, ...awards, ...sanctions].map((entity) => `${JSON.stringify(entity)}\n`).join('')
}

function toParty(loaded: LoadedNetwork, node: number, language: Language): FollowedEntity {
  const { name, document } = toEntity(loaded, node, language)
  const kind = kindOfNode(loaded.network, node)
  return {
    id: partyId(loaded, node),
    schema: schemaOf[kind] ?? '',
    properties: properties({
      name,
      // Digits of a person identify nobody and are no number of a register.
      registrationNumber: kind === 'person' ? undefined : document,
      country: kind === 'company' || kind === 'body' ? 'br' : undefined,
    }),
  }
}

function toOwnership(loaded: LoadedNetwork, edge: number): FollowedEntity | undefined {
  const { network } = loaded
  const { edges } = network
  if (edgeTypes[edges.types[edge]] !== 'partner_of') return undefined
  const owner = partnerEnd(network, edge)
  const asset = edges.from[edge] === owner ? edges.to[edge] : edges.from[edge]
  const [owned, owning] = [partyId(loaded, asset), partyId(loaded, owner)]
  const since = edges.firsts[edge]
  return {
    id: idOf('ownership', owning, owned),
    schema: 'Ownership',
    properties: properties({ owner: owning, asset: owned, startDate: isDay(since) ? formatDay(since) : undefined }),
  }
}

/** Contracts and their awards, of the records that have a public id. */
async function readAwards(loaded: LoadedNetwork, chosen: readonly number[]): Promise<readonly FollowedEntity[]> {
  const { network, records } = loaded
  const { edges, data, nodes } = network
  const contracts = chosen.filter((edge) => edgeTypes[edges.types[edge]] === 'contract')
  const rows = contracts.flatMap((edge) => [...rowsOfEdge(edges, edge)]).slice(0, limits.networkActsExportedMax)
  const read = await records.documents(data, 'acts', rows)
  return rows.flatMap((row, at): readonly FollowedEntity[] => {
    const act = read[at]
    const record = act && publicRecordId(act)
    const [supplier, body] = [
      nodes.ofSupplier[data.acts.supplier[row]],
      nodes.ofOrganization[data.acts.organization[row]],
    ]
    if (act === undefined || record === undefined || supplier === undefined || body === undefined) return []
    const value = act.value === undefined ? undefined : String(act.value)
    const title = act.description === undefined ? record : maskPersonalIds(act.description)
    const date = /^\d{4}-/.test(act.signing_date ?? '') ? act.signing_date : undefined
    const amount = { amount: value, currency: value === undefined ? undefined : (act.currency ?? 'BRL') }
    const contract = idOf('contract', record)
    return [
      {
        id: contract,
        schema: 'Contract',
        properties: properties({
          ...{ ...amount, title, contractDate: date, authority: partyId(loaded, body) },
          sourceUrl: act.provenance.url,
        }),
      },
      {
        id: idOf('award', record),
        schema: 'ContractAward',
        properties: properties({ ...amount, date, contract, supplier: partyId(loaded, supplier) }),
      },
    ]
  })
}

async function toSanctions(loaded: LoadedNetwork, node: number): Promise<readonly FollowedEntity[]> {
  // Of the day nothing is said here: start and end stand for themselves.
  const found = await readSanctions(loaded, node, 0)
  return found.map(({ list, record_id, sanction_type, start, end, sanctioning_body }, at) => ({
    id: idOf('sanction', partyId(loaded, node), record_id ?? `${list} ${at}`),
    schema: 'Sanction',
    properties: properties({
      ...{ entity: partyId(loaded, node), program: list, reason: sanction_type, authority: sanctioning_body },
      startDate: dayOrNone(start),
      endDate: dayOrNone(end),
    }),
  }))
}

function dayOrNone(day: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? day : undefined
}

/** Ids of the model have no dots: they are those of entities, as a digest. */
function partyId({ ids }: LoadedNetwork, node: number): string {
  return idOf('entity', ids.idOf(node))
}

function idOf(...parts: readonly string[]): string {
  return `prumo-${createHash('sha1').update(parts.join('\n')).digest('hex')}`
}

function properties(values: Readonly<Record<string, string | undefined>>): FollowedEntity['properties'] {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, [value]]])),
  )
}
