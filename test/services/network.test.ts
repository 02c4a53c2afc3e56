import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { defaultModel, Model } from '@alephdata/followthemoney'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { findAppError } from '../../src/errors.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { answerNetworkTask, createNetworkKeeper, type LoadedTask } from '../../src/services/network/answer-task.ts'
import { type LoadedNetwork, loadNetwork } from '../../src/services/network/loaded-network.ts'
import type { NetworkAnswers, NetworkTask } from '../../src/services/network/task.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { validate } from '../../src/wire/validate.ts'
import { cnpjOf } from '../network/support/firm-names.ts'
import { FakeClock } from '../support/fake-clock.ts'

const asked = { language: 'en', today: 20_000 } as const
const provenance = {
  ...{ source: 'tcu', importer: 'test', importer_version: 1, file: 'f', file_sha256: '00', line: 1 },
  retrieved_at: '2024-01-01T00:00:00Z',
} as const
const [alfa, beta, lone] = [cnpjOf(11_222_333), cnpjOf(22_333_444), cnpjOf(99_888_777)]
const cpf = '52998224725'
/** Two firms of one partner that met in a tender. */
const [gama, delta] = [cnpjOf(33_444_555), cnpjOf(44_555_666)]

/** A firm of two branches with a partner, a person who sells, a sanction, and a firm that nothing joins with the others. */
const planted = [
  act('p-1', { supplier_id: alfa, supplier: 'Construções São José Ltda', value: 1_000 }),
  act('p-2', {
    supplier_id: cnpjOf(11_222_333, 2),
    supplier: 'São José Filial',
    value: 500,
    signing_date: '2023-05-01',
  }),
  act('p-3', { supplier_id: beta, supplier: 'Beta <Obras> & Cia', value: 10, organization_id: 'other' }),
  act('p-4', { supplier_id: cpf, supplier: 'MARIA DAS DORES', supplier_person_type: 'person', value: 7 }),
  act('p-5', { supplier_id: lone, supplier: 'Solitária Ltda', organization_id: 'far' }),
  act('p-6', {
    ...{
      supplier_id: gama,
      supplier: 'Gama',
      tender_id: 'T',
      organization_id: 'elsewhere',
      organization: 'Câmara de Outrora',
    },
    bids: [{ supplier_id: gama }, { supplier_id: delta }],
  }),
  ...[gama, delta].map((supplier_id) => ({
    ...{ record_kind: 'supplier', supplier_id, partners: ['***654321** ANA ROCHA'] },
    ...of(`s-${supplier_id}`),
  })),
  { record_kind: 'supplier', supplier_id: alfa, region: 'SP', partners: ['***123456** JOSE LIMA'], ...of('s-1') },
  { record_kind: 'supplier', supplier_id: beta, region: 'SP', partners: ['***123456** JOSE LIMA'], ...of('s-2') },
  {
    ...{ record_kind: 'sanction', sanction_id: 'x', list: 'CEIS', supplier_id: alfa, start: '2020-01-01' },
    ...{ end: '2030-01-01', sanction_type: 'impedimento', ...of('x') },
  },
] as readonly NormalisedRecord[]

function of(original_id: string) {
  return { provenance: { ...provenance, original_id } }
}

function act(contract_id: string, fields: object) {
  const base = { record_kind: 'contract', contract_id, organization_id: 'town', organization: 'Prefeitura de Aurora' }
  return { ...base, signing_date: '2024-02-01', value: 1, ...fields, ...of(contract_id) }
}

let loaded: LoadedNetwork
let records: ReturnType<typeof createRecordReader>
let writer: ReturnType<typeof createRecordWriter>
before(async () => {
  const store = createMemoryStore()
  writer = createRecordWriter(store)
  await writer.append([...planted, ...generateSample({ contracts: 300 })])
  records = createRecordReader(store)
  loaded = await loadNetwork(records, await records.version(), 'key')
})

async function ask<Type extends NetworkTask['type']>(
  task: Omit<Extract<NetworkTask, { type: Type }>, 'language' | 'today'>,
  schema?: Parameters<typeof validate>[0],
): Promise<NetworkAnswers[Type]> {
  const answer = (await answerNetworkTask(loaded, { ...asked, ...task } as LoadedTask)) as NetworkAnswers[Type]
  if (schema !== undefined) validate(schema, structuredClone(answer))
  return answer
}

const company = 'company.11222333'

describe('a search of the network', () => {
  it('finds a firm by its number, the root of that, and its name with slips', async () => {
    for (const query of [
      alfa,
      '11.222.333/0001-81',
      '11222333',
      'construcoes sao jose',
      'Contruções São Josè',
      company,
    ]) {
      const found = await ask<'search'>({ type: 'search', query: { query, limit: 5 } }, 'NetworkSearch')
      assert.equal(found.entities[0]?.id, company, query)
    }
    const [hit] = (await ask<'search'>({ type: 'search', query: { query: alfa, limit: 5 } })).entities
    assert.deepEqual([hit?.total_contracts, hit?.total_contract_value, hit?.is_sanctioned], [2, 1_500, true])
  })

  it('finds bodies by name and type, and no person by name', async () => {
    const query = { query: 'prefeitura aurora', entity_type: 'organization', limit: 5 } as const
    assert.equal((await ask<'search'>({ type: 'search', query })).entities[0]?.id, 'body.town')
    const persons = await ask<'search'>({ type: 'search', query: { query: 'MARIA DAS DORES', limit: 100 } })
    assert.ok(persons.entities.every(({ kind }) => kind !== 'person'))
    assert.ok(!JSON.stringify(persons).includes('DORES'))
  })
})

describe('an entity', () => {
  it('has its branches, years, bodies and sanctions', async () => {
    const dossier = await ask<'dossier'>({ type: 'dossier', id: company }, 'NetworkDossier')
    assert.deepEqual(
      dossier.merged.map(({ reason }) => reason),
      ['same_cnpj_root', 'same_cnpj_root'],
    )
    assert.deepEqual(dossier.contracts_by_year, [
      { year: 2023, contracts: 1, total_value: 500 },
      { year: 2024, contracts: 1, total_value: 1_000 },
    ])
    assert.deepEqual(
      dossier.counterparts.map(({ entity }) => entity.name),
      ['Prefeitura de Aurora'],
    )
    assert.deepEqual(
      dossier.sanctions.map(({ list, is_in_force }) => [list, is_in_force]),
      [['CEIS', true]],
    )
    assert.equal(dossier.state, 'SP')
  })

  it('that is a person shows six digits and no name, in every answer', async () => {
    const around = await ask<'neighbourhood'>(
      { type: 'neighbourhood', id: 'body.town', query: { depth: 2, limit: 100 } },
      'NetworkNeighbourhood',
    )
    const persons = around.nodes.filter(({ kind }) => kind === 'person')
    assert.deepEqual(persons.map(({ document }) => document).sort(), ['***.123.456-**', '***.982.247-**'])
    for (const { id } of persons) await ask<'dossier'>({ type: 'dossier', id }, 'NetworkDossier')
    const texts = [around, ...(await Promise.all(persons.map(({ id }) => ask<'dossier'>({ type: 'dossier', id }))))]
    assert.doesNotMatch(JSON.stringify(texts), /LIMA|DORES|52998224725/)
    assert.equal(await ask<'parties'>({ type: 'parties', id: persons[0]?.id ?? '' }), null)
  })

  it('that no record names is not found', async () => {
    for (const id of ['company.00000000', 'person.ff', 'body.~', 'x'.repeat(5_000), ''])
      await assert.rejects(
        ask<'dossier'>({ type: 'dossier', id }),
        (error) => findAppError(error)?.code === 'RESOURCE_NOT_FOUND',
      )
  })
})

describe('a row of a list', () => {
  it('has its candidates with their contracts and sanctions', async () => {
    const rows = [
      { name: 'contrucoes sao jose', cnpj: alfa },
      { name: 'Beta Obras' },
      { name: 'Prefeitura de Aurora' },
      { name: 'MARIA DAS DORES', cnpj: cpf },
    ]
    const { candidates } = await ask<'match'>({ type: 'match', rows, most: 2 })
    for (const each of candidates.flat()) validate('NetworkMatchCandidate', structuredClone(each))
    const [known, named, body] = candidates.map(([best]) => best)
    assert.deepEqual(
      [
        known?.id,
        known?.is_match,
        known?.features.cnpj,
        known?.total_contracts,
        known?.sanctions,
        known?.is_sanctioned,
      ],
      [company, true, 1, 2, 1, true],
    )
    assert.deepEqual([named?.id, named?.sanctions], ['company.22333444', 0])
    assert.equal(body?.id, 'body.town')
    assert.ok(candidates[3]?.every(({ kind, is_match }) => kind !== 'person' && !is_match))
    const [bodies] = (
      await ask<'match'>({ type: 'match', rows: [{ name: 'Beta Obras' }], most: 2, types: ['organization'] })
    ).candidates
    assert.ok(bodies?.every(({ entity_type }) => entity_type === 'organization'))
  })
})

describe('a path', () => {
  it('has the records of each hop', async () => {
    const query = { from: company, to: 'company.22333444' }
    const path = await ask<'path'>({ type: 'path', query }, 'NetworkPath')
    assert.equal(path.found, true)
    assert.deepEqual(
      path.entities.map(({ kind }) => kind),
      ['company', 'person', 'company'],
    )
    assert.deepEqual(
      path.hops.map(({ edges }) => edges.map(({ edge_type, sources }) => [edge_type, sources.length])),
      [[['partner_of', 1]], [['partner_of', 1]]],
    )
    // Of a partner's edge the partner is the beginning, whichever way the path goes.
    assert.ok(path.hops.every(({ edges }) => edges[0]?.from.startsWith('person.')))
  })

  it('that there is none of says what was looked at', async () => {
    const path = await ask<'path'>({ type: 'path', query: { from: company, to: 'company.99888777' } }, 'NetworkPath')
    assert.equal(path.found, false)
    assert.equal(path.searched.ended, 'all_reached')
    assert.ok(path.searched.nodes > 2)
  })
})

describe('the network', () => {
  it('is counted, and its groups come with their figures and records', async () => {
    const { entities, entities_by_type: byType } = await ask<'statistics'>({ type: 'statistics' }, 'NetworkStatistics')
    assert.equal(
      entities,
      Object.values(byType).reduce((sum, count) => sum + count, 0),
    )
    const groups = await ask<'groups'>({ type: 'groups', query: { limit: 100 } }, 'SuspiciousNetworks')
    assert.ok(groups.networks.length > 0)
    for (const { records: sources, p_value, looks, detection_reason } of groups.networks) {
      assert.ok(sources.length > 0 && p_value <= 1 && looks > 0)
      assert.match(detection_reason, /^[^{}]+\.$/)
    }
    const high = await ask<'groups'>({ type: 'groups', query: { limit: 100, severity: 'high' } })
    assert.ok(high.networks.every(({ severity }) => severity === 'high'))
  })

  it('goes out as Cytoscape, D3 and GraphML with the same nodes and edges', async () => {
    const text = async (format: 'cytoscape' | 'd3' | 'graphml') =>
      (await ask<'export'>({ type: 'export', id: company, depth: 2, format })).text
    const [cytoscape, d3, graphml] = [
      JSON.parse(await text('cytoscape')),
      JSON.parse(await text('d3')),
      await text('graphml'),
    ]
    assert.equal(cytoscape.elements.nodes.length, d3.nodes.length)
    assert.equal(cytoscape.elements.edges.length, d3.links.length)
    const ids = new Set(d3.nodes.map(({ id }: { id: string }) => id))
    for (const { source, target } of d3.links) assert.ok(ids.has(source) && ids.has(target))
    const elements = parseXml(graphml)
    assert.equal(elements.filter(({ name }) => name === 'node').length, d3.nodes.length)
    const edges = elements.filter(({ name }) => name === 'edge')
    assert.equal(edges.length, d3.links.length)
    const keys = new Set(elements.filter(({ name }) => name === 'key').map(({ attributes }) => attributes.id))
    for (const { name, attributes } of elements) {
      if (name === 'data') assert.ok(keys.has(attributes.key))
      if (name === 'edge') assert.ok(ids.has(attributes.source) && ids.has(attributes.target))
    }
    assert.equal(new Set(edges.map(({ attributes }) => attributes.id)).size, edges.length)
  })

  it('goes out as entities that FollowTheMoney knows', async () => {
    const model = new Model(defaultModel)
    const { text } = await ask<'export'>({ type: 'export', id: company, depth: 3, format: 'ftm' })
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const ids = new Set(lines.map(({ id }) => id))
    const seen = new Set<string>()
    for (const line of lines) {
      const entity = model.getEntity(line)
      seen.add(entity.schema.name)
      assert.ok(!entity.schema.abstract)
      for (const name of entity.schema.required) assert.ok(entity.hasProperty(name), `${line.schema} ${name}`)
      for (const [name, values] of Object.entries(line.properties as Record<string, string[]>)) {
        const { type } = entity.schema.getProperty(name)
        if (type.isEntity) for (const value of values) assert.ok(ids.has(value), `${line.schema} ${name}`)
        if (type.name === 'date') for (const value of values) assert.match(value, /^\d{4}-\d{2}-\d{2}$/)
      }
    }
    assert.deepEqual([...seen].sort(), [
      'Company',
      'Contract',
      'ContractAward',
      'Ownership',
      'Person',
      'PublicBody',
      'Sanction',
    ])
    assert.doesNotMatch(text, /LIMA|DORES|52998224725/)
  })

  it('is built once for a version, and again for the next', async () => {
    const keeper = createNetworkKeeper(records, { clock: new FakeClock(0), key: 'key' })
    const [one, same] = await Promise.all([keeper(), keeper()])
    assert.equal(one, same)
    await writer.append([act('p-9', { supplier_id: lone }) as NormalisedRecord])
    assert.notEqual(await keeper(), one)
  })
})

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** The elements of a well-formed document; throws for any other. */
function parseXml(text: string): readonly Element[] {
  const found: Element[] = []
  const open: string[] = []
  const rest = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '')
  let end = 0
  for (const part of rest.matchAll(/<(\/?)([a-z]+)((?: [a-zA-Z.]+="[^"<]*")*)(\/?)>|[^<]+/g)) {
    assert.equal(part.index, end, `no XML: ${rest.slice(end, end + 80)}`)
    end = part.index + part[0].length
    const [whole, closing, name, attributes = '', empty] = part
    assert.doesNotMatch(whole, /&(?!(?:amp|lt|gt|quot);)/)
    assert.ok(Array.from(whole).every((character) => character >= ' ' || character === '\n'))
    if (name === undefined) continue
    if (closing) assert.equal(open.pop(), name)
    else {
      found.push({
        name,
        attributes: Object.fromEntries(
          Array.from(attributes.matchAll(/ ([a-zA-Z.]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
        ),
      })
      if (!empty) open.push(name)
    }
  }
  assert.deepEqual([end, open], [rest.length, []])
  return found
}
