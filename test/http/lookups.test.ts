import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { parseRecordId, recordIdOf } from '../../src/domain/record-id.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { dataSources, type Language, languages } from '../../src/domain/vocabulary.ts'
import type { LookupAnswers } from '../../src/records/lookup-task.ts'
import { publicRecordId } from '../../src/reports/shown-record.ts'
import type { LookupsContext } from '../../src/services/records/context.ts'
import { listContracts } from '../../src/services/records/list-contracts.ts'
import type { OperationId } from '../../src/wire/operations.ts'
import type { Client, ClientRequest } from '../support/client.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { importRecords } from '../support/import-records.ts'
import { failureOf } from '../support/investigate.ts'
import { contracts, lookupRecords, persons, punctuated, suppliers } from '../support/lookup-records.ts'
import { startService, type TestService } from '../support/service.ts'

interface List {
  readonly data: readonly Readonly<Record<string, unknown>>[]
  readonly meta: {
    readonly total: number
    readonly pages: number
    readonly sources: readonly Readonly<Record<string, unknown>>[]
    readonly errors: readonly unknown[]
    readonly synthetic?: boolean
  }
  readonly links: Readonly<Record<string, string>>
}

let service: TestService
let clients: Readonly<Record<Language, Client>>

before(async () => {
  service = await startService(lookupRecords())
  clients = { en: await service.clientOf('viewer', 'en'), pt: await service.clientOf('viewer', 'pt') }
})
after(() => service.stop())

async function list(id: OperationId, request: ClientRequest = {}, language: Language = 'en'): Promise<List> {
  const answer = await clients[language].request(id, request)
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as List
}

const ids = ({ data }: List) => data.map(({ contract_id }) => contract_id)

/** Operations that list, with a query that has answers. */
const lists: Readonly<Partial<Record<OperationId, ClientRequest>>> = {
  list_contracts: {},
  list_expenses: {},
  list_agreements: {},
  list_pncp_contracts: {},
  list_demographics: {},
  list_health_metrics: {},
  list_education_stats: {},
  list_contract_types: {},
  list_sources: {},
}
const listIds = Object.keys(lists) as OperationId[]
const recordLists = listIds.filter((id) => id !== 'list_contract_types' && id !== 'list_sources')

describe('every lookup, in both languages', () => {
  for (const id of listIds) {
    test(`${id} partitions what it lists into pages whose links lead on`, async () => {
      for (const language of languages) {
        const whole = await list(id, { query: { limit: 100 } }, language)
        assert.ok(whole.data.length > 0)
        const paged: unknown[] = []
        for (let page = 1; page <= whole.meta.total; page++) {
          const { data, meta, links } = await list(id, { query: { page, limit: 1 } }, language)
          assert.equal(meta.total, whole.meta.total)
          paged.push(...data)
          const next = links.next === undefined ? undefined : await follow(links.next, language)
          assert.equal(next?.status, page < whole.meta.total ? 200 : undefined)
          if (page === 3) break
        }
        assert.deepEqual(paged, whole.data.slice(0, paged.length))
      }
    })

    test(`${id} names the parameter that it does not know`, async () => {
      for (const language of languages) {
        const { code, details } = failureOf(await clients[language].request(id, { query: { colour: 'red' } }), 400)
        assert.equal(code, 'VALIDATION_ERROR')
        assert.equal(details.field, 'colour')
      }
    })
  }

  test('carries its sources with licence, time of retrieval and count, and no errors where nothing was asked', async () => {
    for (const id of recordLists) {
      const { meta } = await list(id)
      assert.deepEqual(meta.errors, [])
      const counted = meta.sources.reduce((sum, { records }) => sum + Number(records), 0)
      assert.equal(counted, meta.total)
      for (const source of meta.sources) {
        assert.equal(source.fetched_at, '2026-01-01T00:00:00.000Z')
        assert.match(String(source.licence), /Decreto|Lei/)
      }
    }
  })

  test('answers an empty list where nothing matches', async () => {
    for (const id of recordLists) {
      const { data, meta, links } = await list(id, { query: { state: 'TO' } })
      assert.deepEqual([data, meta.total, meta.pages, meta.sources], [[], 0, 0, []])
      assert.equal(links.next, undefined)
    }
  })
})

async function follow(path: string, language: Language) {
  const token = await service.signIn(await service.addUser('viewer'), language)
  return fetch(`${service.baseUrl}${path}`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  })
}

describe('contracts', () => {
  const inState = (record: ActRecord, state: string) =>
    record.region === undefined ? state === 'BA' && record.municipality_code === '2927408' : record.region === state

  const dayOf = ({ signing_date }: ActRecord) =>
    signing_date === undefined || signing_date === 'unknown' ? undefined : signing_date

  const within = (value: string | number | undefined, low: string | number, high: string | number) =>
    value !== undefined && value >= low && value <= high

  const parameters: readonly [Record<string, string | number>, (record: ActRecord) => boolean][] = [
    [{ state: 'BA' }, (record) => inState(record, 'BA')],
    [{ organization: '26000' }, ({ organization_id }) => organization_id === '26000'],
    [{ supplier: suppliers[2] ?? '' }, ({ supplier_id }) => supplier_id === suppliers[2]],
    [{ supplier: (suppliers[2] ?? '').slice(0, 8) }, ({ supplier_id }) => supplier_id === suppliers[2]],
    [{ year: 2023 }, (record) => within(dayOf(record), '2023-01-01', '2023-12-31')],
    [{ date_from: '2023-12-01', date_to: '2023-12-31' }, (record) => within(dayOf(record), '2023-12-01', '2023-12-31')],
    [{ min_value: 2002.2, max_value: 4000, state: 'RJ' }, (r) => inState(r, 'RJ') && within(r.value, 2002.2, 4000)],
    [{ 'filter[modality]': 'dispensa' }, ({ modality }) => modality === 'dispensa'],
    [{ 'filter[value][gt]': 5000 }, ({ value }) => value !== undefined && value > 5000],
    [{ 'filter[value][ne]': 1000 }, ({ value }) => value !== 1000],
    [{ 'filter[signing_date][lt]': '2023-12-01' }, (record) => within(dayOf(record), '0000-01-01', '2023-11-30')],
    [{ 'filter[contract_id]': 'L/7-2024' }, ({ contract_id }) => contract_id === 'L/7-2024'],
    [{ 'filter[source]': 'tcu' }, ({ provenance }) => provenance.source === 'tcu'],
    [{ 'filter[synthetic]': 'true' }, ({ synthetic }) => synthetic === true],
  ]
  for (const [query, matches] of parameters) {
    test(`are those that ${JSON.stringify(query)} asks for`, async () => {
      const raw = Object.entries(query)
        .map(([name, value]) => `${name}=${value}`)
        .join('&')
      const found = await list('list_contracts', { rawQuery: `${raw}&limit=100` })
      const wanted = contracts.filter(matches).map(({ contract_id }) => contract_id)
      assert.ok(wanted.length > 0)
      const listed = ids(found).filter((id) => String(id).startsWith('L/'))
      assert.deepEqual(listed.sort(), wanted.sort())
    })
  }

  test('come in any order that is asked for, absent values last, and pages of it overlap nowhere', async () => {
    const fields = ['value', 'signing_date', 'organization_id', 'modality', 'region', 'supplier_id'] as const
    const part = fc.tuple(fc.constantFrom(...fields), fc.boolean())
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 30 }),
        async (keys, limit) => {
          const sort = keys.map(([field, descending]) => (descending ? `-${field}` : field)).join(',')
          const whole = await list('list_contracts', { query: { sort, limit: 100 } })
          const rank = (value: unknown) => (value === undefined || value === 'unknown' ? undefined : value)
          for (const [index, item] of whole.data.slice(1).entries()) {
            const before = whole.data[index] ?? {}
            const difference = keys
              .map(([field, descending]) => order(rank(before[field]), rank(item[field]), descending))
              .find((sign) => sign !== 0)
            assert.ok((difference ?? -1) < 0, `${sort} at ${index}`)
          }
          const paged: unknown[] = []
          for (let page = 1; page <= whole.meta.total / limit + 1; page++)
            paged.push(...(await list('list_contracts', { query: { sort, page, limit } })).data)
          assert.deepEqual(paged, whole.data)
        },
      ),
      { numRuns: 10 },
    )
  })

  test('come youngest first unless sorted', async () => {
    const { data } = await list('list_contracts', { query: { limit: 100 } })
    const days = data.flatMap(({ signing_date }) =>
      signing_date === undefined || signing_date === 'unknown' ? [] : [signing_date],
    )
    assert.deepEqual(days, [...days].sort().reverse())
    assert.deepEqual(ids({ data } as List).slice(0, 1), ['L/44-2024'])
  })

  test('have only the fields that are asked for, by either spelling', async () => {
    for (const rawQuery of ['fields=contract_id,value', 'fields[contract]=contract_id,value']) {
      const answer = await fetchJson(`/api/v1/transparency/contracts?${rawQuery}`)
      for (const item of answer.data)
        assert.deepEqual(
          Object.keys(item).filter((name) => name !== 'contract_id' && name !== 'value'),
          [],
        )
    }
  })

  test('are marked where they are generated, and so is the answer that rests on them', async () => {
    const generated = await list('list_contracts', { rawQuery: 'filter[synthetic]=true' })
    assert.ok(generated.data.every(({ synthetic }) => synthetic === true))
    assert.equal(generated.meta.synthetic, true)
    assert.ok(generated.meta.sources.every(({ synthetic }) => synthetic === true))
    const real = await list('list_contracts', { rawQuery: 'filter[synthetic]=false' })
    assert.ok(real.data.every((item) => !('synthetic' in item)))
    assert.equal(real.meta.synthetic, undefined)
  })

  const refused: readonly [string, string][] = [
    ['state=XX', 'state'],
    ['year=1', 'year'],
    ['date_from=2024-13-01', 'date_from'],
    ['date_from=2024-02-01&date_to=2024-01-01', 'date_to'],
    ['min_value=5&max_value=4', 'max_value'],
    ['min_value=much', 'min_value'],
    ['sort=description', 'sort'],
    ['sort=contract_id', 'sort'],
    ['sort=colour', 'sort'],
    ['fields=colour', 'fields'],
    ['include=items', 'include'],
    ['filter[description]=x', 'filter.description'],
    ['filter[colour]=x', 'filter.colour'],
    ['filter[signing_date]=unknown', 'filter.signing_date'],
    ['filter[contract_id][gt]=L', 'filter.contract_id'],
    ['filter[synthetic]=maybe', 'filter.synthetic'],
    ['limit=101', 'limit'],
    ['city_code=3550308', 'city_code'],
  ]
  for (const [rawQuery, field] of refused) {
    test(`refuse ${rawQuery}, naming ${field}`, async () => {
      const { details } = failureOf(await clients.en.request('list_contracts', { rawQuery }), 400)
      assert.equal(details.field, field)
    })
  }

  test('speak Portuguese in the envelope and its parameters', async () => {
    const query = { sort: '-value', limit: 2, page: 2, date_from: '2024-01-01', fields: 'contract_id,value' }
    const answer = await clients.pt.request('list_contracts', { query })
    const body = answer.body as { dados: object[]; meta: Record<string, unknown>; links: Record<string, string> }
    assert.equal(answer.status, 200)
    assert.equal(body.dados.length, 2)
    assert.deepEqual([body.meta.pagina, body.meta.limite], [2, 2])
    assert.match(body.links.proxima ?? '', /data_de=2024-01-01&.*pagina=3&limite=2$/)
  })
})

/** Absent last whichever the direction. */
function order(left: unknown, right: unknown, descending: boolean): number {
  if ((left === undefined) !== (right === undefined)) return left === undefined ? 1 : -1
  if (left === undefined || left === right) return 0
  const sign = (left as string) < (right as string) ? -1 : 1
  return descending ? -sign : sign
}

async function fetchJson(path: string): Promise<List> {
  const token = await service.signIn(await service.addUser('viewer'))
  const answer = await fetch(`${service.baseUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } })
  return (await answer.json()) as List
}

describe('other lookups', () => {
  test('expenses are payments and expenses, filtered by their own columns', async () => {
    const all = await list('list_expenses')
    assert.deepEqual(
      all.data.map(({ payment_id }) => payment_id),
      ['EX-1', 'PG-1'],
    )
    const asked = [
      'state=SP',
      'year=2024&min_value=0',
      'organization=26000',
      `supplier=${suppliers[0]}`,
      'filter[contract_id]=L/1-2024',
      'filter[record_kind]=payment',
      'date_to=2024-02-10',
    ]
    for (const rawQuery of asked) {
      const { data } = await list('list_expenses', { rawQuery })
      assert.deepEqual(
        data.map(({ payment_id }) => payment_id),
        ['PG-1'],
        rawQuery,
      )
    }
  })

  test('agreements are asked for by beneficiary, state, year and value', async () => {
    for (const rawQuery of [
      `supplier=${suppliers[1]}`,
      'state=SP',
      'year=2023',
      'min_value=9000',
      'organization=39252',
    ]) {
      const { data } = await list('list_agreements', { rawQuery })
      assert.deepEqual(
        data.map(({ agreement_id }) => agreement_id),
        ['CV-2'],
        rawQuery,
      )
    }
  })

  test('PNCP lists what compras_gov holds, with the object and by modality in any spelling', async () => {
    const { data } = await list('list_pncp_contracts', { query: { limit: 100 } })
    assert.ok(data.every(({ source }) => source === 'compras_gov'))
    assert.ok(data.some(({ record_kind }) => record_kind === 'tender'))
    assert.ok(data.every(({ object, description }) => object === description))
    for (const modality of ['pregao', 'Pregão - Eletrônico', '6']) {
      const found = await list('list_pncp_contracts', { query: { modality, state: 'AC' } })
      assert.deepEqual(ids(found), ['00394460000141-1-000007/2024'])
    }
    assert.deepEqual(ids(await list('list_pncp_contracts', { query: { modality: '99' } })), [])
  })

  test('figures are those of a place and a year, and absent where no source gave them', async () => {
    const { data, meta } = await list('list_demographics', { query: { city_code: '3550308' } })
    assert.deepEqual(
      data.map(({ year, population, city, state, area_km2 }) => [year, population, city, state, area_km2]),
      [
        [2021, 12_396_372, 'São Paulo', 'SP', undefined],
        [2020, 12_325_232, 'São Paulo', 'SP', undefined],
      ],
    )
    assert.equal(meta.sources[0]?.source, 'ibge')
    const year = await list('list_demographics', { query: { year: 2020, sort: 'population' } })
    assert.deepEqual(
      year.data.map(({ city }) => city),
      ['Salvador', 'São Paulo'],
    )
    assert.equal((await list('list_demographics', { query: { state: 'BA' } })).meta.total, 1)
    const large = await list('list_demographics', { rawQuery: 'filter[population][gte]=12396372' })
    assert.equal(large.meta.total, 1)
    const health = await list('list_health_metrics', { query: { state: 'BA', year: 2020 } })
    assert.deepEqual([health.data[0]?.hospitals, health.data[0]?.coverage], [500, undefined])
    assert.equal(health.meta.sources[0]?.source, 'datasus')
    const education = await list('list_education_stats', { query: { city_code: '2927408' } })
    assert.deepEqual([education.data[0]?.schools, education.data[0]?.teachers], [400, undefined])
    assert.equal(education.meta.sources[0]?.source, 'inep')
  })

  test('contract types have a name in the language of the answer', async () => {
    const names = await Promise.all(
      languages.map(async (language) => (await list('list_contract_types', { query: { limit: 100 } }, language)).data),
    )
    assert.deepEqual(
      names.map((items) => items.find(({ code }) => code === '8')?.name),
      ['Direct award', 'Dispensa de Licitação'],
    )
    assert.ok(names.every((items) => items.every(({ code, name }) => code !== name)))
  })

  test('sources say how many records of each kind there are, of which days and states, and how fresh they are', async () => {
    const { data } = await list('list_sources')
    const of = (source: string) => data.find((item) => item.source === source) ?? {}
    const wanted = contracts.filter(({ provenance }) => provenance.source === 'tcu')
    assert.deepEqual(of('tcu').by_kind, { contract: wanted.length, expense: 1 })
    assert.equal(of('tcu').synthetic_records, wanted.filter(({ synthetic }) => synthetic).length)
    assert.equal(of('tcu').synthetic, true)
    assert.equal(of('cgu').records, 1)
    assert.equal(of('cgu').last_date, '2024-01-01')
    assert.ok(['fresh', 'stale'].includes(String(of('cgu').freshness)))
    const states = of('compras_gov').states as readonly { state: string; records: number }[]
    assert.deepEqual(
      states.find(({ state }) => state === 'AC'),
      { state: 'AC', records: 3, first_date: '2024-05-02', last_date: '2024-05-03' },
    )
    const records = data.reduce((sum, item) => sum + Number(item.records), 0)
    assert.equal(records, lookupRecords().length)
  })
})

describe('a whole record', () => {
  const read = (record_id: string, language: Language = 'en') =>
    clients[language].request('get_record', { params: { record_id } })

  test('is read by the id that lists give, with its provenance and its quality notes', async () => {
    for (const id of recordLists) {
      for (const { record_id, provenance, quality } of (await list(id, { query: { limit: 100 } })).data) {
        if (record_id === undefined) continue
        const { status, english } = await read(String(record_id))
        assert.equal(status, 200, String(record_id))
        const { data } = english as { data: { id: string; attributes: Record<string, unknown> } }
        assert.equal(data.id, record_id)
        assert.deepEqual([data.attributes.provenance, data.attributes.quality], [provenance, quality])
      }
    }
  })

  test('of every kind is there', async () => {
    const named = [
      'contract.portal_transparencia.L~2f3-2024',
      'commitment.portal_transparencia.NE-1',
      `supplier.portal_transparencia.normalised.${suppliers[0]}`,
      'sanction.cgu.CEIS.SA-1',
      'organization.portal_transparencia.normalised.26000',
    ]
    for (const id of named) assert.equal((await read(id, 'pt')).status, 200, id)
  })

  test('is not found under an id that names none, or that would name a person', async () => {
    const none = [
      'nothing',
      'contract.tcu.none',
      'contract.nowhere.L~2f3-2024',
      'contract.tcu.~ff',
      'sanction.cgu.XXX.1',
      `supplier.portal_transparencia.normalised.${persons[0].cpf}`,
      `contract.compras_gov.P-2-${persons[1].cpf}`,
      `supplier.tcu.normalised.${'9'.repeat(3000)}`,
    ]
    for (const id of none) assert.equal(failureOf(await read(id), 404).code, 'RESOURCE_NOT_FOUND', id)
  })
})

describe('the public id of a record', () => {
  test('can be read back, whatever characters the id of the source has', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom(...dataSources), (id, source) => {
        const record = { record_kind: 'contract' as const, contract_id: id, provenance: { source } }
        assert.match(recordIdOf(record), /^[\w.~-]+$/)
        assert.deepEqual(parseRecordId(recordIdOf(record)), record)
      }),
    )
  })

  test('stands in the evidence of findings as a link, except where it would name a person', () => {
    const act = contracts[3]
    assert.equal(publicRecordId(act), 'contract.portal_transparencia.L~2f3-2024')
    const [{ cpf }] = persons
    const supplier_person_type = 'person' as const
    const named = { ...act, contract_id: `X/${cpf}`, supplier_id: cpf, supplier_person_type }
    assert.equal(publicRecordId(named), undefined)
  })
})

describe('a lookup of stale records', () => {
  const empty: LookupAnswers['list'] = { version: 1, at: 0, total: 0, records: [], next: null, sources: [] }
  const query = { page: 1, limit: 20, state: 'SP' }
  const down = { source: 'pncp', code: 'timed_out', recoverable: true }

  function contextOf(fetchedAt: string, asked: unknown[]): LookupsContext {
    const sources = [{ source: 'tcu' as const, records: 1, fetched_at: fetchedAt, synthetic: false }]
    return {
      clock: new FakeClock(),
      run: async () => ({ ...empty, version: 1 + asked.length, sources }) as never,
      async refresh(wish) {
        asked.push(wish)
        return { errors: [down] }
      },
    }
  }

  test('asks the connectors once, answers what is there then, and says what could not be had', async () => {
    const asked: unknown[] = []
    const answer = await listContracts(contextOf('1900-01-01T00:00:00.000Z', asked), query, 'en')
    assert.deepEqual(asked, [{ lookup: 'contracts', query }])
    assert.deepEqual([answer.errors, answer.dataset_version], [[down], 2])
  })

  test('does not ask while they are fresh', async () => {
    const asked: unknown[] = []
    const now = new Date(new FakeClock().now()).toISOString()
    const answer = await listContracts(contextOf(now, asked), query, 'en')
    assert.deepEqual([asked, answer.errors], [[], []])
  })
})

describe('persons', () => {
  const secrets = persons.flatMap(({ cpf, name }) => [cpf, punctuated(cpf), name, name.toUpperCase()])

  test('leave no lookup by their CPF or their name', async () => {
    const answers: unknown[] = []
    for (const language of languages) {
      for (const id of listIds) answers.push((await clients[language].request(id, { query: { limit: 100 } })).body)
      const named = [
        'contract.compras_gov.P-1',
        'tender.compras_gov.00394460000141-1-000007~2f2024',
        'expense.tcu.EX-1',
        'commitment.portal_transparencia.NE-1',
        'agreement.portal_transparencia.CV-1',
        `supplier.portal_transparencia.normalised.${suppliers[0]}`,
        'sanction.cgu.CEIS.SA-1',
      ]
      for (const record_id of named) {
        const answer = await clients[language].request('get_record', { params: { record_id } })
        assert.equal(answer.status, 200, record_id)
        answers.push(answer.body)
      }
    }
    const said = JSON.stringify(answers)
    for (const secret of secrets) assert.equal(said.indexOf(secret), -1, `${secret} in ${around(said, secret)}`)
    assert.match(said, /pessoa física \*{3}\.982\.247-\*{2}/)
    assert.match(said, /Deputada Fulana/)
  })

  test('cannot be told apart by guessing the digits that are withheld', async () => {
    const [{ cpf }] = persons
    const guess = `999${cpf.slice(3, 9)}99`
    for (const asked of [cpf, guess, punctuated(cpf)]) {
      const { data } = await list('list_contracts', { query: { supplier: asked } })
      assert.deepEqual(ids({ data } as List), ['P-1'], asked)
    }
    const bisected = await Promise.all(
      ['000', '999'].map((first) =>
        list('list_contracts', { rawQuery: `filter[supplier_id][gte]=${first}${cpf.slice(3)}&state=AC` }),
      ),
    )
    assert.deepEqual(ids(bisected[0]), ids(bisected[1]))
  })
})

describe('a page that was read before', () => {
  const read = async (language: Language, request: ClientRequest = {}) => {
    const { status, body, headers } = await clients[language].request('list_contracts', request)
    assert.equal(status, 200)
    return { text: JSON.stringify(body), tag: headers.get('etag') }
  }

  test('is the same for the next reader, and never that of another question or language', async () => {
    const asked: readonly (readonly [Language, ClientRequest])[] = [
      ['en', {}],
      ['pt', {}],
      ['en', { query: { fields: 'contract_id' } }],
      ['en', { query: { page: 2 } }],
      ['en', { query: { state: 'AC' } }],
      ['en', { headers: { Accept: 'application/vnd.api+json' } }],
    ]
    const first = []
    for (const [language, request] of asked) first.push(await read(language, request))
    for (const round of [asked.keys(), [...asked.keys()].reverse()])
      for (const at of round) assert.deepEqual(await read(...asked[at]), first[at], JSON.stringify(asked[at]))
    const texts = first.map(({ text }) => text)
    assert.equal(new Set(texts).size, texts.length)
  })

  test('shows what was imported since', async () => {
    const before = await list('list_contracts')
    const [contract] = contracts
    const provenance = { ...contract.provenance, original_id: 'NEW-1' }
    await importRecords(service.dataDir, [{ ...contract, contract_id: 'NEW-1', provenance }])
    const after = await list('list_contracts')
    assert.equal(after.meta.total, before.meta.total + 1)
    const added = await list('list_contracts', { rawQuery: 'filter[contract_id][eq]=NEW-1' })
    assert.deepEqual(ids(added), ['NEW-1'])
  })
})

function around(text: string, secret: string): string {
  const at = text.indexOf(secret)
  return text.slice(Math.max(0, at - 100), at + 100)
}
