import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { errorRow } from '../../src/errors.ts'
import { hasJsonApi } from '../../src/wire/json-api.ts'
import { failureTypeOf, isAcceptable, isJsonApiWanted } from '../../src/wire/media-types.ts'
import { openapiDocument } from '../../src/wire/openapi.ts'
import { getOperation, type OperationId, operations } from '../../src/wire/operations.ts'
import { getSchema } from '../../src/wire/schemas.ts'
import type { Client } from '../support/client.ts'
import { foreignWords } from '../support/foreign-words.ts'
import { failureOf, follow, start } from '../support/investigate.ts'
import { issuer, startService, type TestService } from '../support/service.ts'

const problem = 'application/problem+json'
const jsonApi = 'application/vnd.api+json'
const json = 'application/json'

let service: TestService
const clients: Partial<Record<Language, Client>> = {}
let investigation_id: string
before(async () => {
  service = await startService()
  const admin = await service.addUser('admin')
  for (const language of languages)
    clients[language] = service.anonymous(language).withToken(await service.signIn(admin, language))
  investigation_id = await start(clientIn('en'))
  await follow(clientIn('en'), investigation_id)
})
after(() => service.stop())

function clientIn(language: Language): Client {
  const client = clients[language]
  assert(client)
  return client
}

test('a failure is the envelope unless another of its forms is named with a weight that is no smaller', () => {
  for (const [accept, type] of [
    [undefined, json],
    ['*/*', json],
    ['application/*', json],
    ['text/html', json],
    [problem, problem],
    [`${json}, ${problem}`, problem],
    [`${problem}, */*`, problem],
    [`${problem};q=0.5, */*;q=0.9`, json],
    [`${problem};q=0, ${json};q=0.1`, json],
    [`${problem};q=0`, json],
    ['Application/Problem+JSON', problem],
    [jsonApi, jsonApi],
    [`${jsonApi};q=0.9, ${problem};q=0.3, ${json};q=0.4`, jsonApi],
    [`${jsonApi}; ext="https://example.org/x", ${json}`, json],
    [`${jsonApi}; profile="https://example.org/x"`, jsonApi],
  ] as const)
    assert.equal(failureTypeOf(accept), type, accept)
})

test('a success is JSON:API where that is named, and refused where its extensions are all that is', () => {
  for (const [accept, isWanted, isAccepted] of [
    [jsonApi, true, true],
    [`${jsonApi}, ${json}`, true, true],
    [`${jsonApi};q=0.3, ${json};q=0.4`, false, true],
    ['application/*', false, true],
    [`${problem}`, false, true],
    [`${jsonApi};ext="x"`, false, false],
    [`${jsonApi};ext="x", */*`, false, true],
    [`${json};q=0, */*`, false, false],
    ['text/html', false, false],
  ] as const)
    assert.deepEqual([isJsonApiWanted(accept), isAcceptable(accept, { media: 'json' })], [isWanted, isAccepted], accept)
})

const badStart = { body: { query: 'x y z', data_source: 'tcu', filters: { date_range: { start: 'soon' } } } }

test('a problem names its page, its reason, its request and the field', async () => {
  const pointers = { en: '/filters/date_range/start', pt: '/filtros/intervalo_data/inicio' }
  for (const language of languages) {
    const headers = { Accept: problem }
    const answer = await clientIn(language).request('start_investigation', { ...badStart, headers })
    const { type, title, status, detail, instance, ...extensions } = answer.body as Record<string, unknown>
    const { codigo, message } = errorRow('VALIDATION_ERROR')
    const code = language === 'pt' ? codigo : 'VALIDATION_ERROR'
    assert.equal(answer.headers.get('content-type'), problem)
    assert.match(answer.headers.get('vary') ?? '', /\bAccept,/)
    const id = answer.headers.get('x-request-id')
    assert.deepEqual(
      [type, title, status, instance],
      [`${issuer}/docs/errors/${code}`, message[language], 400, `urn:uuid:${id}`],
    )
    const names =
      language === 'pt'
        ? { code: 'codigo', errors: 'erros', field: 'campo', id: 'id_requisicao' }
        : { code: 'code', errors: 'errors', field: 'field', id: 'request_id' }
    assert.deepEqual([extensions[names.code], extensions[names.id]], [code, id])
    const pointer = pointers[language]
    assert.deepEqual(extensions[names.errors], [
      { [names.field]: pointer.slice(1).replaceAll('/', '.'), detail, pointer },
    ])
    const path = new URL(String(type)).pathname
    assert.equal((await fetch(`${service.baseUrl}${path}`)).status, 200, 'the page is there')
  }
})

test('a problem says whether a parameter or a header is wrong', async () => {
  const ask = async (query: string, headers: Record<string, string>) => {
    const answer = await clientIn('en').request('list_investigations', {
      rawQuery: query,
      headers: { Accept: problem, ...headers },
    })
    return (answer.body as { errors: object[] }).errors[0]
  }
  const { detail: _, ...parameter } = (await ask('limit=0', {})) as { detail: string }
  assert.deepEqual(parameter, { field: 'limit', parameter: 'limit' })
  const { detail: _two, ...header } = (await ask('', { 'X-API-Key': 'x' })) as { detail: string }
  assert.deepEqual(header, { field: 'X-API-Key', header: 'X-API-Key' })
})

test('failures of every kind of operation come as problems and as JSON:API errors, public ones too', async () => {
  for (const id of ['login', 'investigation_stream', 'investigation_feed', 'create_import', 'get_webhook'] as const) {
    const params = { investigation_id, webhook_id: investigation_id }
    for (const type of [problem, jsonApi]) {
      const { status, headers, body } = await service
        .anonymous('pt')
        .request(id, { params, headers: { Accept: type }, ...(id === 'login' && { body: {} }) })
      const shown = body as { status?: number; errors?: [{ status: string; links: { type: string } }] }
      assert.equal(headers.get('content-type'), type, id)
      assert.equal(Number(type === problem ? shown.status : shown.errors?.[0].status), status)
    }
  }
})

interface Resource {
  readonly type: string
  readonly id: string
  readonly attributes: Readonly<Record<string, unknown>>
}
interface Document {
  readonly data: Resource | readonly Resource[]
  readonly links: Readonly<Record<string, string>>
  readonly meta?: Readonly<Record<string, unknown>>
}

const reads = operations
  .map(({ id }) => ({ id, operation: getOperation(id) }))
  .filter(({ operation }) => operation.method === 'GET' && hasJsonApi(operation))

test('every list and every read has a JSON:API form, but those of other standards, the trial of a sign-in and what has a type of its own', () => {
  const others = operations
    .map(({ id }) => getOperation(id))
    .filter((row) => row.method === 'GET' && row.media === 'json' && row.permission !== 'public' && !hasJsonApi(row))
  assert.deepEqual(
    others.map(({ id }) => id),
    [
      'get_sign_in_trial',
      'list_notifications',
      'read_reconciliation',
      'suggest_reconciliation',
      'propose_reconciliation_properties',
      'query_graphql',
    ],
  )
})

/** What is there without being made first, as a model is not, or asked for; an analysis costs more than all others. */
const askable = reads.filter(
  ({ id, operation }) =>
    !/\{(?!investigation_id)/.test(operation.path) &&
    !['analyze_contracts', 'compare_models', 'generate_report_now', 'search_network', 'find_network_path'].includes(id),
)
for (const { id, operation } of askable)
  test(`${id} answers JSON:API in both languages`, async () => {
    for (const language of languages) {
      const answer = await clientIn(language).request(id, {
        params: { investigation_id },
        headers: { Accept: jsonApi },
      })
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      assert.equal(answer.headers.get('content-type'), jsonApi)
      const { data, links } = answer.body as Document
      assert.equal(links.self, language === 'pt' ? operation.pathPt.replace(/\{\w+\}/, investigation_id) : links.self)
      const resources = 'type' in data ? [data] : data
      for (const { type, id: resource, attributes } of resources) {
        assert.ok(type !== '' && resource !== '' && resource !== 'undefined')
        assert.deepEqual(
          Object.keys(attributes).filter((name) => name === 'type' || name === 'id'),
          [],
        )
        assert.deepEqual(foreignWords(attributes, language), [], language)
      }
      assert.equal(new Set(resources.map((each) => each.id)).size, resources.length)
    }
  })

test('a page of a JSON:API list has its numbers, its neighbours and the attributes asked for', async () => {
  const words = {
    en: { fields: 'fields[contract]=supplier,value', page: 'page=2&limit=3', names: ['supplier', 'value'] },
    pt: { fields: 'campos[contrato]=fornecedor,valor', page: 'pagina=2&limite=3', names: ['fornecedor', 'valor'] },
  }
  for (const language of languages) {
    const { fields, page, names } = words[language]
    const answer = await clientIn(language).request('list_contracts', {
      rawQuery: `${page}&${fields}`,
      headers: { Accept: jsonApi },
    })
    const { data, links, meta } = answer.body as Document
    assert(Array.isArray(data))
    assert.equal(data.length, 3)
    for (const { id, attributes } of data as Resource[]) {
      assert.match(id, /^contract\.[\w.-]+$/)
      assert.deepEqual(Object.keys(attributes).sort(), names)
    }
    assert.deepEqual(Object.keys(links).sort(), ['first', 'last', 'next', 'prev', 'self'])
    assert.equal(meta?.[language === 'pt' ? 'pagina' : 'page'], 2)
    const next = await fetch(`${service.baseUrl}${links.next}`, { headers: { Accept: jsonApi } })
    assert.equal(next.status, 401, 'the link is a path of the service')
  }
})

test('one resource as JSON:API has the attributes asked for, and its id', async () => {
  for (const [id, name, nome] of [
    ['get_investigation', 'query', 'consulta'],
    ['investigation_status', 'created_at', 'criado_em'],
  ] as const)
    for (const language of languages) {
      const [word, named] = language === 'pt' ? ['campos', nome] : ['fields', name]
      const { body } = await clientIn(language).request(id, {
        params: { investigation_id },
        rawQuery: `${word}=${named}`,
        headers: { Accept: jsonApi },
      })
      const { data } = body as { data: Resource }
      assert.deepEqual([data.id, Object.keys(data.attributes)], [investigation_id, [named]])
    }
})

test('an investigation as JSON:API has the names of the standard around Portuguese attributes', async () => {
  const { body } = await clientIn('pt').request('get_investigation', {
    params: { investigation_id },
    headers: { Accept: jsonApi },
  })
  const { data } = body as { data: Resource }
  assert.deepEqual([data.type, data.id], ['investigacao', investigation_id])
  assert.ok('consulta' in data.attributes)
  const { headers } = await clientIn('pt').request('get_investigation', { params: { investigation_id } })
  assert.match(headers.get('content-type') ?? '', /^application\/json/, 'the plain form stays the default')
})

const creating = operations.map(({ id }) => getOperation(id)).filter(({ creates, body }) => creates && body !== null)

for (const { id } of creating.map(({ id }) => ({ id: id as OperationId })))
  test(`${id} takes its body inside a document, and names what is wrong from its top`, async () => {
    const words = { en: ['data.type', 'data.attributes', 'data'], pt: ['dados.tipo', 'dados.atributos', 'dados'] }
    for (const language of languages) {
      const fieldOf = async (body: object) => {
        const answer = await clientIn(language).request(id, {
          body,
          params: { api_key_id: investigation_id, agent_name: 'collector' },
        })
        return failureOf(answer, 400).details.field
      }
      const attributes = { no_such_field: 1 }
      const found = [
        await fieldOf({ data: { type: 'somebody', attributes } }),
        await fieldOf({ data: { type: typeOf(id) } }),
        await fieldOf({ data: [] }),
      ]
      assert.deepEqual(found, words[language])
    }
  })

/** The type of what an operation makes. */
function typeOf(id: OperationId): string {
  const { 'x-creates': made = '' } = getSchema(getOperation(id).body ?? '')
  return getSchema(made)['x-resource']?.[0] ?? ''
}

test('what is refused of a document after its validation is named from its top too', async () => {
  const attributes = { email: 'twice@example.org', password: 'um prumo bem reto' }
  const body = { data: { type: 'user', attributes } }
  assert.equal((await clientIn('pt').request('register', { body })).status, 201)
  for (const [language, field] of [
    ['en', 'data.attributes.email'],
    ['pt', 'dados.atributos.email'],
  ] as const) {
    const answer = await clientIn(language).request('register', { body })
    assert.equal(failureOf(answer, 409).details.field, field)
    const asJsonApi = await clientIn(language).request('start_investigation', {
      body: { data: { type: 'investigation', attributes: { query: 'a b c', data_source: 'tcu', sensitivity: 7 } } },
      headers: { Accept: jsonApi },
    })
    const [error] = (asJsonApi.body as { errors: [{ source: { pointer: string } }] }).errors
    const pointer = language === 'en' ? '/data/attributes/sensitivity' : '/dados/atributos/sensibilidade'
    assert.deepEqual(error.source, { pointer })
  }
})

test('a document of the content type of JSON:API has the names of the standard on a Portuguese path too', async () => {
  const consulta = 'contratos acima do preço em 2024'
  const ask = (body: object, type = jsonApi) =>
    clientIn('pt').request('start_investigation', { raw: { body: JSON.stringify(body), type } })
  const document = (atributos: object) => ({ data: { type: 'investigacao', attributes: atributos } })
  const own = { dados: { tipo: 'investigacao', atributos: { consulta, fonte_dados: 'tcu' } } }
  for (const body of [document({ consulta, fonte_dados: 'tcu' }), own])
    for (const type of [jsonApi, `${jsonApi.toUpperCase()}; profile="x"`]) {
      const { status, body: answer } = await ask(body, type)
      assert.equal(status, 201, JSON.stringify(answer))
    }
  const reasonOf = async (body: object, type?: string) => failureOf(await ask(body, type), 400).details.reason
  assert.equal(await reasonOf(document({ consulta, fonte_dados: 'tcu' }), json), 'english_name')
  assert.equal(await reasonOf(document({ query: consulta, fonte_dados: 'tcu' })), 'english_name', 'attributes are ours')
  assert.equal(await reasonOf({ ...document({}), ...own }), 'english_name', 'one of them')
})

test('a refusal points at the members of a document as they were sent, and at what should not stand beside them', async () => {
  const pointersOf = async (language: Language, sent: object, type = jsonApi) => {
    const id = language === 'pt' ? 'start_investigation' : 'create_team'
    const answer = await clientIn(language).request(id, {
      raw: { body: JSON.stringify(sent), type },
      headers: { Accept: jsonApi },
    })
    assert.equal(answer.status, 400)
    return (answer.body as { errors: { source?: object }[] }).errors.map(({ source }) => source)
  }
  const attributes = { consulta: 7, fonte_dados: 'tcu' }
  const data = { type: 'investigacao', attributes }
  const dados = { tipo: 'investigacao', atributos: attributes }
  assert.deepEqual(await pointersOf('pt', { data }), [{ pointer: '/data/attributes/consulta' }])
  assert.deepEqual(await pointersOf('pt', { data: { ...data, type: 'x' } }), [
    { pointer: '/data/type' },
    { pointer: '/data/attributes/consulta' },
  ])
  assert.deepEqual(await pointersOf('pt', { dados }), [{ pointer: '/dados/atributos/consulta' }])
  const valid = { name: 'Equipe ao lado' }
  const team = { data: { type: 'team', attributes: valid } }
  assert.deepEqual(await pointersOf('en', { ...team, more: 1 }), [{ pointer: '/more' }])
  assert.deepEqual(await pointersOf('en', { ...valid, more: 1 }, json), [{ pointer: '/more' }])
  assert.deepEqual(await pointersOf('pt', { query: 'x', fonte_dados: 'tcu' }, json), [{ pointer: '/consulta' }])
})

const exampleOf = (name: string) => ({ example: { $ref: `#/components/examples/${name}` } })

test('the interface describes both forms of a creating body', () => {
  for (const language of languages) {
    const { paths } = openapiDocument(language)
    const requestBody = paths['/api/v1/webhooks']?.post?.requestBody as { content: Record<string, object> } | undefined
    const [plain, document] = ['WebhookRequest', 'WebhookRequestDocument'].map((name) => ({
      $ref: `#/components/schemas/${name}`,
    }))
    assert.deepEqual(requestBody?.content, {
      [json]: { schema: { oneOf: [plain, document] }, examples: exampleOf('WebhookRequest') },
      [jsonApi]: { schema: document, examples: exampleOf('WebhookRequestDocument') },
    })
  }
})
