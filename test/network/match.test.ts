import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { groupCodes } from '../../src/dataset/group-keys.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { buildNetwork } from '../../src/network/build-network.ts'
import { createEntityIds } from '../../src/network/entity-ids.ts'
import { type MatchInput, matchRow } from '../../src/network/match.ts'
import { createNameIndex } from '../../src/network/name-index.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { cnpjOf, type Firm, inventFirms, inventLookAlikes, misspell } from './support/firm-names.ts'

function networkOf(firms: readonly Firm[]): MatchInput {
  const records = firms.map(({ cnpj, name, city }) => ({
    ...{ record_kind: 'supplier', supplier_id: cnpj, name, address: `Rua A, 1, ${city}/SP` },
    provenance: {
      ...{ source: 'tcu', importer: 'test', importer_version: 1, file: 'f', file_sha256: '00', line: 1 },
      ...{ original_id: cnpj, retrieved_at: '2024-01-01T00:00:00Z' },
    },
  })) as readonly NormalisedRecord[]
  const network = buildNetwork(buildDataset(records))
  const { nodes, data } = network
  const nodeOf = (cnpj: string) => nodes.ofSupplier[data.code('supplier', cnpj)]
  return {
    network,
    ids: createEntityIds(network, String),
    index: createNameIndex(firms.map(({ cnpj, name }) => ({ node: nodeOf(cnpj), name }))),
    registers: groupCodes(
      data.suppliers.supplier.map((code) => nodes.ofSupplier[code]),
      nodes.length,
    ),
  }
}

const three = { most: 3 }

/** MATCH_ROWS=10000 for all that docs/network.md#match reports. */
const rows = Number(process.env.MATCH_ROWS ?? 1_000)

describe('a row of a list', () => {
  const firms = inventFirms(6_000, 'firms')
  const [known, strangers] = [firms.slice(0, 5_000), firms.slice(5_000)]
  const lookAlikes = inventLookAlikes(known, 'look-alikes')
  const input = networkOf(known)
  const nodeOf = ({ cnpj }: Firm) => input.ids.findCompany(cnpj)

  it('that is misspelt means its firm in 98 of 100 matches, and 90 of 100 rows are matched', () => {
    const random = seededRandom('rows')
    let [right, matched] = [0, 0]
    for (let row = 0; row < rows; row++) {
      // One row in ten is of a firm that no record has, one in ten of such a firm that looks like one that is there; half have a city.
      const from = [strangers, lookAlikes][row % 10] ?? known
      const isStranger = from !== known
      const firm = from[random.integer(from.length)] as Firm
      const city = random.next() < 0.5 ? { city: firm.city } : {}
      const [first] = matchRow(input, { name: misspell(firm.name, random), ...city }, three)
      if (!first?.isMatch) continue
      matched++
      if (!isStranger && first.node === nodeOf(firm)) right++
    }
    const [precision, recall] = [right / matched, right / (rows * 0.8)]
    assert.ok(precision >= 0.98, `precision ${precision}, recall ${recall}`)
    assert.ok(recall >= 0.9, `precision ${precision}, recall ${recall}`)
  })

  it('with a number means whose number it is, of branches too, unless its name is another’s', () => {
    const [alfa, beta] = known as [Firm, Firm]
    const first = (row: Parameters<typeof matchRow>[1]) => matchRow(input, row, three)[0]
    const branch = cnpjOf(Number(alfa.cnpj.slice(0, 8)), 7)
    assert.deepEqual(first({ cnpj: alfa.cnpj }), { node: nodeOf(alfa), score: 1, features: { cnpj: 1 }, isMatch: true })
    assert.deepEqual(first({ cnpj: branch })?.features, { cnpj: 0.95 })
    assert.equal(first({ cnpj: alfa.cnpj, name: beta.name })?.isMatch, false)
    assert.equal(first({ cnpj: alfa.cnpj, name: alfa.name, city: alfa.city })?.features.city, 1)
    assert.equal(first({ cnpj: cnpjOf(77_777_777) }), undefined)
    assert.equal(first({ cnpj: '529.982.247-25' }), undefined)
  })

  it('with a number whose check digits are wrong means its company where the name agrees, and else whom the name means', () => {
    const [alfa, beta] = known as [Firm, Firm]
    const mistyped = `${alfa.cnpj.slice(0, 12)}${alfa.cnpj.endsWith('11') ? '22' : '11'}`
    const first = (row: Parameters<typeof matchRow>[1]) => matchRow(input, row, three)[0]
    const own = first({ cnpj: mistyped, name: alfa.name })
    assert.deepEqual([own?.node, own?.features.cnpj, own?.isMatch], [nodeOf(alfa), 0.7, true])
    assert.equal(first({ cnpj: mistyped })?.isMatch, false)
    const other = first({ cnpj: mistyped, name: beta.name })
    assert.deepEqual([other?.node, other?.isMatch], [nodeOf(beta), true])
  })

  it('is compared with those of the types that are asked for', () => {
    const [alfa] = known as [Firm]
    const row = { cnpj: alfa.cnpj, name: alfa.name }
    assert.deepEqual(matchRow(input, row, { most: 3, types: ['organization'] }), [])
    assert.equal(matchRow(input, row, { most: 3, types: ['supplier'] })[0]?.node, nodeOf(alfa))
  })

  it('that says nothing means nobody', () => {
    assert.deepEqual(matchRow(input, {}, three), [])
    assert.deepEqual(matchRow(input, { name: '—', city: 'Campinas' }, three), [])
  })
})
