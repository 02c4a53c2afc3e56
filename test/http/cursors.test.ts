import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { openCursor, type PageStart, sealCursor } from '../../src/wire/cursor.ts'
import { exampleIn } from '../../src/wire/examples.ts'
import { openapiDocument } from '../../src/wire/openapi.ts'
import type { Operation } from '../../src/wire/operation.ts'
import type { OperationId } from '../../src/wire/operations.ts'
import { operations } from '../../src/wire/operations.ts'
import { getSchema } from '../../src/wire/schemas.ts'
import type { Client } from '../support/client.ts'
import { holdTrainings } from '../support/held-trainings.ts'
import { failureOf, follow, start } from '../support/investigate.ts'
import { lookupRecords } from '../support/lookup-records.ts'
import { type QueryParameter, toPairs } from '../support/query-parameter.ts'
import { startService, type TestService } from '../support/service.ts'

// links.next of every list, followed to its end.

interface List {
  readonly data: readonly Readonly<Record<string, unknown>>[]
  readonly meta: { readonly total: number; readonly page: number; readonly pages: number }
  readonly links: { readonly next?: string }
}

let service: TestService
let clients: Readonly<Record<Language, Client>>
let token: string
const unknownId = '00000000-0000-4000-8000-000000000000'

before(async () => {
  service = await startService(lookupRecords())
  token = await service.signIn(await service.addUser('admin'))
  clients = { en: await service.clientOf('admin', 'en'), pt: await service.clientOf('admin', 'pt') }
  for (const query of ['primeira pergunta', 'segunda pergunta', 'terceira pergunta'])
    await follow(clients.en, await start(clients.en, { query }))
  for (const name of ['um', 'dois', 'três']) {
    const made = await clients.en.request('create_api_key', { body: { name, scopes: ['read:investigations'] } })
    assert.equal(made.status, 201, JSON.stringify(made.english))
    await service.addUser('viewer')
  }
})
after(() => service.stop())

const withCursor = operations.filter(
  ({ query, path }) =>
    query !== null &&
    !path.includes('{') &&
    'cursor' in (getSchema(query).properties ?? {}) &&
    getSchema(query)['x-list'],
)

async function read(id: OperationId, rawQuery: string, language: Language = 'en'): Promise<List> {
  const answer = await clients[language].request(id, { rawQuery })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as List
}

const nextOf = ({ links }: List) => links.next?.split('?')[1]

/** Lists of what their own reading changes. */
const ofTheMoment: readonly string[] = ['list_active_requests', 'list_consumption']

describe('links.next', () => {
  for (const { id } of withCursor) {
    if (ofTheMoment.includes(id)) continue
    test(`of ${id} leads through all that it lists, in the language of the path`, async () => {
      for (const language of languages) {
        const limit = language === 'en' ? 'limit=100' : 'limite=100'
        const whole = await read(id, limit, language)
        const found: unknown[] = []
        let page = 0
        let query: string | undefined = limit.replace('100', '2')
        while (query !== undefined && page < 5) {
          const list = await read(id, query, language)
          assert.equal(list.meta.page, ++page)
          found.push(...list.data)
          query = nextOf(list)
          assert.equal(query?.includes('cursor=') ?? false, whole.data.length > found.length)
        }
        // The trail grows with every request that is refused, and holds nothing of what this test reads.
        assert.deepEqual(found, whole.data.slice(0, found.length))
      }
    })
  }

  test('is there for every list that has pages, but for the words of the audit trail', () => {
    const paged = operations.filter(
      ({ query }) => query !== null && getSchema(query)['x-list'] && 'page' in (getSchema(query).properties ?? {}),
    )
    const without = paged.filter(({ query }) => query !== null && !('cursor' in (getSchema(query).properties ?? {})))
    assert.deepEqual(
      without.map(({ id }) => id),
      ['list_audit_event_types', 'list_audit_severity_levels'],
    )
  })
})

describe('a cursor', () => {
  const first = 'limit=3&sort=-value&state=SP'
  const cursorOf = (list: List) => new URLSearchParams(nextOf(list)).get('cursor') ?? ''

  test('means the same in the other language', async () => {
    const cursor = cursorOf(await read('list_contracts', first))
    const [en, pt] = [
      await read('list_contracts', `${first}&cursor=${cursor}`),
      await read('list_contracts', `limite=3&ordenacao=-valor&estado=SP&cursor=${cursor}`, 'pt'),
    ]
    assert.ok(en.data.length > 0)
    assert.deepEqual(
      pt.data.map(({ contract_id }) => contract_id),
      en.data.map(({ contract_id }) => contract_id),
    )
  })

  test('says which page it begins, and another number of items or other fields may be asked for', async () => {
    const cursor = cursorOf(await read('list_contracts', first))
    const query = { limit: 5, sort: '-value', state: 'SP', page: 9, fields: 'contract_id', cursor }
    const { data, meta } = (await clients.en.request('list_contracts', { query })).english as List
    assert.deepEqual([data.length, meta.page], [5, 2])
  })

  test('that was changed, or comes with other parameters or to another list, is refused by its name', async () => {
    const cursor = cursorOf(await read('list_contracts', first))
    const swapped = cursor.startsWith('A') ? `B${cursor.slice(1)}` : `A${cursor.slice(1)}`
    const refused: readonly [OperationId, string][] = [
      ['list_contracts', `${first}&cursor=${swapped}`],
      ['list_contracts', `${first}&cursor=${cursor.slice(0, -4)}`],
      ['list_contracts', `${first.replace('SP', 'RJ')}&cursor=${cursor}`],
      ['list_contracts', `${first.replace('-value', 'value')}&cursor=${cursor}`],
      ['list_expenses', `${first}&cursor=${cursor}`],
      ['list_contracts', 'cursor=x'],
      ['list_users', 'cursor=%20'],
    ]
    for (const [id, rawQuery] of refused) {
      const { code, details } = failureOf(await clients.en.request(id, { rawQuery }), 400)
      assert.deepEqual([code, details.field, details.reason], ['VALIDATION_ERROR', 'cursor', 'bad_cursor'], rawQuery)
    }
  })

  test('that anybody sealed around what is no place is refused as one that was changed', () => {
    const question = { operation: { id: 'list_contracts' }, query: {} }
    const places: readonly (readonly [unknown, unknown])[] = [
      [Number.NaN, 'b'],
      ['a', 'b'],
      [-5, 'b'],
      [2, { toString: 1 }],
      [2, undefined],
    ]
    for (const [page, after] of places) {
      const cursor = sealCursor({ page, after } as PageStart, question)
      assert.throws(() => openCursor(cursor, question), /VALIDATION_ERROR/, JSON.stringify([page, after]))
    }
    const sealed = sealCursor({ page: 2, after: '7' }, question)
    assert.deepEqual(openCursor(sealed, question), { page: 2, after: '7' })
    assert.throws(() => openCursor(` ${sealed}`, question), /VALIDATION_ERROR/)
  })

  test('that was sealed by hand around another place is refused, or finds what its list shows', async () => {
    const operationOf = (id: OperationId) => ({ id })
    for (const { id } of withCursor)
      for (const after of [
        '',
        'x',
        '-1',
        '1e3',
        '9'.repeat(30),
        '[]',
        '{}',
        'null',
        '[{"a":1}]',
        '[[1],[2]]',
        '["a","b","c"]',
      ]) {
        const cursor = sealCursor({ page: 2, after }, { operation: operationOf(id), query: {} })
        const answer = await clients.en.request(id, { query: { limit: 1, cursor } })
        if (answer.status !== 200) assert.equal(failureOf(answer, 400).details.reason, 'bad_cursor', `${id} ${after}`)
        else assert.ok(Number.isInteger((answer.english as List).meta.total), `${id} ${after}`)
      }
  })

  test('goes on behind the investigation that it stands for when others have begun meanwhile', async () => {
    for (const sort of ['-created_at', 'created_at', '-status', 'query']) {
      const before = await read('list_investigations', `sort=${sort}&limit=100`)
      const list = await read('list_investigations', `sort=${sort}&limit=1`)
      await follow(clients.en, await start(clients.en, { query: 'zzz pergunta de permeio' }))
      const { data } = await read('list_investigations', nextOf(list) ?? '')
      if (sort !== '-status') assert.deepEqual(data[0]?.investigation_id, before.data[1]?.investigation_id, sort)
      assert.notDeepEqual(data[0]?.investigation_id, before.data[0]?.investigation_id, sort)
    }
  })
})

test('every parameter of a query takes what the document shows for it', async () => {
  const rows: readonly Operation[] = operations
  const documented = Object.entries(openapiDocument('en').paths)
  for (const { id, method, media } of rows) {
    if (method !== 'GET' || !['json', 'file'].includes(media)) continue
    // A document of the graph, or the hash of one: none is required, and one of both is needed.
    if (id === 'query_graphql') continue
    const [path = '', methods] = documented.find(([, { get }]) => get?.operationId === id) ?? []
    const parameters = (methods?.get?.parameters ?? []) as readonly QueryParameter[]
    const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
    const params = parameters.filter((parameter) => parameter.in === 'path')
    const target = params.reduce((filled, { name, example }) => filled.replace(`{${name}}`, String(example)), path)
    for (const parameter of parameters.filter((each) => each.in === 'query')) {
      const query = new URLSearchParams([...new Set([...needed, parameter])].flatMap(toPairs))
      const answer = await fetch(`${service.baseUrl}${target}?${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      assert.notEqual(answer.status, 400, `${id} ${query}: ${await answer.text()}`)
    }
  }
})

test('every body is taken as the document shows it, though what it names may not be there', async () => {
  await holdTrainings(clients.en, [exampleIn('TrainRequest', 'en') as { kind: 'forest' }])
  const rows: readonly Operation[] = operations
  for (const { id, body, path, pathPt } of rows) {
    if (body === null) continue
    for (const language of languages) {
      const target = (language === 'pt' ? pathPt : path).replace(/\{\w+\}/g, unknownId)
      const token = await service.signIn(await service.addUser('admin'))
      const answer = await fetch(service.baseUrl + target, {
        method: rows.find((row) => row.id === id)?.method ?? '',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Accept-Language': language },
        body: JSON.stringify(exampleIn(body, language)),
      })
      const text = await answer.text()
      const isOfNothing = /"(unknown_resource|recurso_desconhecido|unknown_team|equipe_desconhecida)"/.test(text)
      assert.ok(answer.status !== 400 || isOfNothing, `${id}: ${text}`)
    }
  }
})

test('a list of what has changed since the last answer is empty until something comes', async () => {
  for (const language of languages) {
    const since = language === 'en' ? 'updated_since' : 'atualizado_desde'
    const { meta, data } = (await read('list_contracts', '', language)) as List & { meta: { updated_until: string } }
    assert.ok(data.length > 0)
    const none = await read('list_contracts', `${since}=${meta.updated_until}`, language)
    assert.deepEqual([none.data, none.meta.total, (none.meta as { removed_total?: number }).removed_total], [[], 0, 0])
    const all = await read('list_contracts', `${since}=2020-01-01T00:00:00Z`, language)
    assert.equal(all.meta.total, meta.total)
    const refused = await clients[language].request('list_contracts', { rawQuery: `${since}=ontem` })
    assert.equal(failureOf(refused, 400).details.reason, 'wrong_format')
    const ended = await read('list_investigations', `${since}=2999-01-01T00:00:00Z`, language)
    for (const { status } of ended.data) assert.match(String(status), /pending|processing/)
    const known = await read('list_investigations', '', language)
    assert.equal(
      (await read('list_investigations', `${since}=2020-01-01T00:00:00Z`, language)).meta.total,
      known.meta.total,
    )
  }
})
