import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, it, test } from 'node:test'
import fc from 'fast-check'
import type { ActRecord, NormalisedRecord, SupplierRecord } from '../../src/domain/records.ts'
import { buildNetwork } from '../../src/network/build-network.ts'
import { communitiesOf, componentsOf, pageRank } from '../../src/network/communities.ts'
import { createEntityIds } from '../../src/network/entity-ids.ts'
import { findGroups } from '../../src/network/groups.ts'
import { neighbourhoodOf } from '../../src/network/neighbourhood.ts'
import { edgeTypes, kindOfNode, type Network, rowsOfEdge, textOfNode, typeOfNode } from '../../src/network/network.ts'
import { shortestPath } from '../../src/network/shortest-path.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { anyRecord } from '../records/support/random-records.ts'
import { cnpjOf } from './support/firm-names.ts'

const provenance: ActRecord['provenance'] = {
  ...{ source: 'tcu', importer: 'test', importer_version: 1, file: 'f', file_sha256: '00', line: 1 },
  ...{ original_id: 'o', retrieved_at: '2024-01-01T00:00:00Z' },
}
const [alfa, beta, gama] = [cnpjOf(11_222_333), cnpjOf(22_333_444), cnpjOf(33_444_555)]

function contract(id: string, fields: Partial<ActRecord>): ActRecord {
  return { record_kind: 'contract', contract_id: id, provenance, organization_id: 'body', value: 100, ...fields }
}

function supplier(supplier_id: string, fields: Partial<SupplierRecord>): SupplierRecord {
  return { record_kind: 'supplier', supplier_id, provenance, ...fields }
}

function networkOf(records: readonly NormalisedRecord[]): Network {
  return buildNetwork(buildDataset(records))
}

const digest = (text: string) => createHmac('sha256', 'key').update(text).digest('hex')
const wide = { depth: 3, nodesMax: 1e6, edgesMax: 1e6, supernodeArcsMax: 1e6 }

/** Edges by hand: every two nodes that a record joins, as words. */
function wordsOfEdges(network: Network): readonly string[] {
  const { edges } = network
  return Array.from({ length: edges.length }, (_, edge) => {
    const ends = [edges.from[edge], edges.to[edge]].map((node) => textOfNode(network, node)).sort()
    return `${edgeTypes[edges.types[edge]]} ${ends.join(' ')} ×${edges.weights[edge]}`
  }).sort()
}

describe('entities', () => {
  it('are one company for all branches of a CNPJ root, and others for other roots', () => {
    const branch = cnpjOf(11_222_333, 2)
    const { nodes, ...network } = networkOf([
      contract('1', { supplier_id: alfa }),
      contract('2', { supplier_id: branch }),
      contract('3', { supplier_id: beta }),
    ])
    const { data } = network
    const nodeOf = (id: string) => nodes.ofSupplier[data.code('supplier', id)]
    assert.equal(nodeOf(alfa), nodeOf(branch))
    assert.notEqual(nodeOf(alfa), nodeOf(beta))
  })

  it('are no persons of one name alone, but of one name and one masked number', () => {
    const network = networkOf([
      supplier(alfa, { partners: ['MARIA DA SILVA', '***123456** JOSE LIMA'] }),
      supplier(beta, { partners: ['MARIA DA SILVA', '***123456** José  Lima'] }),
      supplier(gama, { partners: ['***654321** JOSE LIMA', beta] }),
    ])
    const partners = wordsOfEdges(network)
    assert.equal(partners.filter((words) => words.includes('MARIA')).length, 2)
    const nodes = new Set(network.nodes.ofPartnerRow)
    // Maria twice, José once with two firms, another José, and the firm that is a partner.
    assert.equal(nodes.size, 5)
    assert.equal(kindOfNode(network, network.nodes.ofPartnerRow[5]), 'company')
    assert.equal(network.nodes.ofPartnerRow[5], network.nodes.ofSupplier[network.data.code('supplier', beta)])
  })

  it('have addresses where two firms share one, and tenders where two firms met', () => {
    const network = networkOf([
      supplier(alfa, { address: 'R. das Flores, nº 10, Campinas/SP' }),
      supplier(beta, { address: 'RUA DAS FLORES 10 CAMPINAS SP' }),
      supplier(gama, { address: 'Rua das Palmeiras, 7, Campinas/SP' }),
      contract('1', { tender_id: 'T-1', supplier_id: alfa, bids: [{ supplier_id: alfa }, { supplier_id: beta }] }),
      contract('2', { tender_id: 'T-2', supplier_id: gama }),
    ])
    const types = Array.from({ length: network.nodes.length }, (_, node) => typeOfNode(network, node))
    assert.equal(types.filter((type) => type === 'address').length, 1)
    assert.equal(types.filter((type) => type === 'tender').length, 1)
    assert.equal(wordsOfEdges(network).filter((words) => words.startsWith('shares_address')).length, 2)
  })

  it('keep their ids in another version, and show no number of a person', () => {
    const records = [
      supplier(alfa, { partners: ['***123456** JOSE LIMA'], address: 'Rua A, 10' }),
      supplier(beta, { partners: ['***123456** JOSE LIMA'], address: 'Rua A, 10' }),
      contract('1', { supplier_id: '52998224725', supplier_person_type: 'person' }),
    ]
    const idsOf = (network: Network) => {
      const ids = createEntityIds(network, digest)
      return Array.from({ length: network.nodes.length }, (_, node) => {
        assert.equal(ids.find(ids.idOf(node)), node)
        return ids.idOf(node)
      }).sort()
    }
    const before = idsOf(networkOf(records))
    const after = idsOf(networkOf([contract('0', { supplier_id: gama, organization_id: 'a' }), ...records.reverse()]))
    assert.deepEqual(
      before.filter((id) => !after.includes(id)),
      [],
    )
    assert.ok(before.every((id) => !/123456|998224/.test(id)))
  })
})

describe('edges', () => {
  it('are those that a plain walk over the records gives, with the same rows and sums', () => {
    const records = [...generateSample({ contracts: 400 })]
    const network = networkOf(records)
    const { edges, data, nodes } = network
    const expected = new Map<string, Set<number>>()
    for (let row = 0; row < data.acts.length; row++) {
      const firms = new Set<number>()
      for (let bid = 0; bid < data.bids.length; bid++)
        if (data.bids.parent[bid] === row) firms.add(nodes.ofSupplier[data.bids.supplier[bid]])
      for (const one of firms)
        for (const other of firms)
          if (one < other) {
            const key = `${one} ${other}`
            expected.set(key, (expected.get(key) ?? new Set()).add(row))
          }
    }
    const found = new Map<string, Set<number>>()
    for (let edge = 0; edge < edges.length; edge++)
      if (edgeTypes[edges.types[edge]] === 'bid_together')
        found.set(`${edges.from[edge]} ${edges.to[edge]}`, new Set(rowsOfEdge(edges, edge)))
    assert.deepEqual(found, expected)
    for (let edge = 0; edge < edges.length; edge++) {
      const rows = [...rowsOfEdge(edges, edge)]
      assert.equal(edges.weights[edge], rows.length)
      if (edgeTypes[edges.types[edge]] !== 'contract') continue
      assert.equal(
        edges.cents[edge],
        rows.reduce((sum, row) => sum + data.acts.value[row], 0),
      )
      const days = rows.map((row) => data.acts.signing_day[row])
      assert.deepEqual([edges.firsts[edge], edges.lasts[edge]], [Math.min(...days), Math.max(...days)])
    }
  })

  it('stand in the compressed rows of both their nodes, whatever the records', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 30 }), (records) => {
        const network = networkOf(records)
        const { edges, adjacency } = network
        const arcs = Array.from({ length: network.nodes.length }, (_, node) =>
          [...adjacency.neighbours.subarray(adjacency.starts[node], adjacency.starts[node + 1])].sort((a, b) => a - b),
        )
        const slow = arcs.map(() => [] as number[])
        for (let edge = 0; edge < edges.length; edge++) {
          assert.ok(edges.from[edge] < edges.to[edge])
          slow[edges.from[edge]]?.push(edges.to[edge])
          slow[edges.to[edge]]?.push(edges.from[edge])
        }
        assert.deepEqual(
          arcs,
          slow.map((each) => each.sort((a, b) => a - b)),
        )
      }),
      { numRuns: 60 },
    )
  })
})

describe('paths and neighbours', () => {
  const network = networkOf([...generateSample({ contracts: 500 })])
  const plain = plainNeighbours(network)
  const random = seededRandom('ends')

  it('are those of a plain search', () => {
    for (let round = 0; round < 200; round++) {
      const [from, to] = [random.integer(network.nodes.length), random.integer(network.nodes.length)]
      const hops = plainDistances(plain, from)
      const answer = shortestPath(network, [from, to], { hopsMax: 99, nodesMax: 1e9, supernodeArcsMax: 1e9 })
      assert.equal(answer.found, hops.has(to))
      if (!answer.found) continue
      assert.equal(answer.nodes.length - 1, hops.get(to))
      for (const [at, edges] of answer.hops.entries())
        for (const edge of edges)
          assert.deepEqual(
            [network.edges.from[edge], network.edges.to[edge]].sort((a, b) => a - b),
            [answer.nodes[at], answer.nodes[at + 1]].sort((a = 0, b = 0) => a - b),
          )
      for (const depth of [1, 2, 3]) {
        const within = [...hops].filter(([, distance]) => distance <= depth).map(([node]) => node)
        const found = neighbourhoodOf(network, from, { ...wide, depth })
        assert.deepEqual([...found.nodes].sort(), within.sort())
        const all = new Set(within)
        const edges = Array.from({ length: network.edges.length }, (_, edge) => edge)
        assert.deepEqual(
          [...found.edges].sort((a, b) => a - b),
          edges.filter((edge) => all.has(network.edges.from[edge]) && all.has(network.edges.to[edge])),
        )
      }
    }
  })

  it('say what was left out, and do not go through nodes that everybody has', () => {
    const found = neighbourhoodOf(network, 0, { ...wide, nodesMax: 5, edgesMax: 2 })
    assert.equal(found.nodes.length, 5)
    assert.equal(found.edges.length, 2)
    assert.ok(found.nodesLeftOut > 0)
    const capped = neighbourhoodOf(network, 0, { ...wide, supernodeArcsMax: 1 })
    assert.ok(capped.supernodes.length > 0)
    assert.equal(Math.max(...capped.depths), 1)
    const searched = shortestPath(network, [0, network.nodes.length - 1], {
      hopsMax: 1,
      nodesMax: 1e9,
      supernodeArcsMax: 1,
    })
    assert.equal(searched.found, false)
    assert.equal(searched.searched.ended, 'hops_max')
  })

  it('lie within one component, and the ranks of all nodes sum to one', () => {
    const parts = componentsOf(network)
    const reached = plainDistances(plain, 0)
    for (let node = 0; node < network.nodes.length; node++)
      assert.equal(parts.partOf[node] === parts.partOf[0], reached.has(node))
    const communities = communitiesOf(network, 20)
    assert.ok(communities.count >= parts.count)
    const ranks = pageRank(network, { damping: 0.85, rounds: 50 })
    assert.ok(Math.abs(ranks.reduce((sum, rank) => sum + rank, 0) - 1) < 1e-9)
  })
})

function plainNeighbours({ nodes, edges }: Network): readonly ReadonlySet<number>[] {
  const found = Array.from({ length: nodes.length }, () => new Set<number>())
  for (let edge = 0; edge < edges.length; edge++) {
    found[edges.from[edge]]?.add(edges.to[edge])
    found[edges.to[edge]]?.add(edges.from[edge])
  }
  return found
}

function plainDistances(neighbours: readonly ReadonlySet<number>[], from: number): ReadonlyMap<number, number> {
  const hops = new Map([[from, 0]])
  for (const [node, distance] of hops)
    for (const next of neighbours[node] ?? []) if (!hops.has(next)) hops.set(next, distance + 1)
  return hops
}

/** Purchases of one market with the bidders given, won in turn or by the first. */
function rounds(count: number, bidders: (round: number) => readonly string[], winner: (round: number) => string) {
  return Array.from({ length: count }, (_, round) =>
    contract(`R-${bidders(0).join('')}-${round}`, {
      ...{
        tender_id: `T-${bidders(0).join('')}-${round}`,
        supplier_id: winner(round),
        catalog_code: 'x',
        region: 'SP',
      },
      ...{
        signing_date: `2024-${String(1 + (round % 12)).padStart(2, '0')}-${String(1 + (round % 28)).padStart(2, '0')}`,
      },
      bids: bidders(round).map((supplier_id) => ({ supplier_id })),
    }),
  )
}

describe('groups', () => {
  const others = Array.from({ length: 40 }, (_, at) => cnpjOf(50_000_000 + at))
  const random = seededRandom('bidders')
  const byChance = rounds(
    120,
    () => [others[random.integer(40)], others[random.integer(40)], others[random.integer(40)]] as string[],
    (round) => others[round % 40] as string,
  ).map((act) => ({ ...act, supplier_id: act.bids?.[0]?.supplier_id ?? '' }))

  it('are found where firms meet far beyond chance, and none where chance chooses', () => {
    assert.deepEqual(findGroups(networkOf(byChance)), [])
    const planted = rounds(
      20,
      () => [alfa, beta, gama],
      (round) => [alfa, beta, gama][round % 3] as string,
    )
    const network = networkOf([...byChance, ...planted])
    const groups = findGroups(network)
    const firmsOf = (firms: readonly number[]) => firms.map((node) => textOfNode(network, node)).sort()
    const [meeting] = groups.filter(({ reason }) => reason === 'co_bidding')
    assert.deepEqual(firmsOf(meeting?.firms ?? []), [alfa, beta, gama].sort())
    assert.ok((meeting?.observed ?? 0) === 20 && (meeting?.expected ?? 99) < 5)
  })

  it('are found where firms win one after the other, and not where they win as it falls', () => {
    const inTurn = rounds(
      18,
      () => [alfa, beta, gama],
      (round) => [alfa, beta, gama][round % 3] as string,
    )
    // Of one year, so that days order them.
    const dated = inTurn.map((act, day) => ({ ...act, signing_date: `2024-03-${String(day + 1).padStart(2, '0')}` }))
    const reasons = (records: readonly NormalisedRecord[]) => findGroups(networkOf(records)).map(({ reason }) => reason)
    assert.ok(reasons([...byChance, ...dated]).includes('winning_by_turns'))
    const winners = dated.map(({ supplier_id }) => supplier_id).sort()
    const inBlocks = dated.map((act, at) => ({ ...act, supplier_id: winners[at] as string }))
    assert.ok(!reasons([...byChance, ...inBlocks]).includes('winning_by_turns'))
  })

  it('are bidders of one tender that share a partner, and no firms that never met', () => {
    const shared = [alfa, beta, gama].map((id) => supplier(id, { partners: ['***123456** JOSE LIMA'] }))
    const met = contract('m', {
      tender_id: 'm',
      supplier_id: alfa,
      catalog_code: 'x',
      region: 'SP',
      bids: [{ supplier_id: alfa }, { supplier_id: beta }],
    })
    const network = networkOf([
      ...byChance,
      ...shared,
      met,
      ...rounds(
        2,
        () => [gama, others[0] as string],
        () => gama,
      ),
    ])
    const groups = findGroups(network).filter(({ reason }) => reason === 'shared_partner')
    assert.deepEqual(
      groups.map(({ firms }) => firms.map((node) => textOfNode(network, node)).sort()),
      [[alfa, beta].sort()],
    )
    assert.equal(groups[0]?.shared.length, 1)
    assert.equal(groups[0]?.looks, 3)
  })
})

test('a network of no records is empty', () => {
  const network = networkOf([])
  assert.deepEqual([network.nodes.length, network.edges.length, findGroups(network).length], [0, 0, 0])
})
