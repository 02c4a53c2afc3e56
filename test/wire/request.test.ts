import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Language } from '../../src/domain/vocabulary.ts'
import { AppError } from '../../src/errors.ts'
import { permissionFor } from '../../src/wire/access.ts'
import { decideLanguage, type LanguageHints } from '../../src/wire/language.ts'
import { listEnvelope } from '../../src/wire/list-envelope.ts'
import { isAcceptable } from '../../src/wire/media-types.ts'
import { openapiDocument } from '../../src/wire/openapi.ts'
import type { Operation } from '../../src/wire/operation.ts'
import { errorCodesOf } from '../../src/wire/operation-errors.ts'
import { getOperation, type OperationId, operations } from '../../src/wire/operations.ts'
import { parseQuery } from '../../src/wire/query.ts'
import { matchOperation, parameterNames, pathIn, translatePath } from '../../src/wire/router.ts'
import { getSchema } from '../../src/wire/schemas.ts'
import { testProgram } from '../support/repository.ts'

const id = '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11'

test('no request compiles a schema where they are compiled before the first', () => {
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(testProgram('compiled-schemas'))])
  assert.equal(status, 0, String(stderr))
})

test('each method and path finds its operation, its language and its parameters', () => {
  const table: readonly [string, string, OperationId, Language | null, Record<string, string>][] = [
    ['POST', '/api/v1/investigations/start', 'start_investigation', 'en', {}],
    ['POST', '/api/v1/investigacoes/iniciar', 'start_investigation', 'pt', {}],
    ['POST', '/api/v1/investigacoes', 'create_investigation', 'pt', {}],
    ['GET', '/api/v1/investigations', 'list_investigations', 'en', {}],
    ['HEAD', '/api/v1/investigations', 'list_investigations', 'en', {}],
    ['GET', `/api/v1/investigacoes/stream/${id}`, 'investigation_stream', 'pt', { investigation_id: id }],
    ['GET', '/api/v1/investigations/stream/status', 'investigation_stream', 'en', { investigation_id: 'status' }],
    ['GET', `/api/v1/investigations/${id}/status`, 'investigation_status', 'en', { investigation_id: id }],
    ['GET', `/api/v1/investigacoes/${id}/resultados`, 'investigation_results', 'pt', { investigation_id: id }],
    ['GET', `/api/v1/investigacoes/${id}/progress`, 'investigation_progress', 'pt', { investigation_id: id }],
    ['GET', `/api/v1/investigacoes/${id}/progresso`, 'investigation_progress', 'pt', { investigation_id: id }],
    ['DELETE', `/api/v1/investigacoes/${id}`, 'cancel_investigation', 'pt', { investigation_id: id }],
    ['GET', '/api/v1/investigations/a%20b%2Fc', 'get_investigation', 'en', { investigation_id: 'a b/c' }],
    ['POST', '/api/v1/auth/login', 'login', null, {}],
    ['GET', '/api/v1/imports/i1', 'get_import', null, { import_id: 'i1' }],
    ['GET', '/health/ready', 'health_ready', null, {}],
    ['GET', '/openapi.pt.json', 'openapi_pt', null, {}],
  ]
  for (const [method, path, operationId, language, params] of table) {
    const match = matchOperation(method, path)
    assert(match.type === 'found', `${method} ${path}`)
    assert.deepEqual([match.operation.id, match.language, match.params], [operationId, language, params])
  }
})

test('a known path with another method lists its methods, and other paths are unknown', () => {
  const aliased = (method: string, path: string) => {
    const match = matchOperation(method, `/api/v1/tasks/${path}`)
    return match.type === 'found' ? [match.operation.id, ...Object.values(match.params)] : match.type
  }
  assert.deepEqual(aliased('GET', 'status/7'), ['get_task', '7'])
  assert.deepEqual(aliased('GET', 'list/scheduled'), ['list_task_schedules'])
  assert.deepEqual(aliased('POST', 'trigger/katana-monitor'), ['run_task_schedule', 'new_records'])
  assert.deepEqual(aliased('GET', 'health/auto-investigation'), ['get_task_schedule', 'weekly_analysis'])
  assert.deepEqual(matchOperation('PUT', '/api/v1/investigations'), { type: 'wrong_method', allow: ['POST', 'GET'] })
  assert.deepEqual(matchOperation('GET', '/api/v1/investigations/start'), { type: 'wrong_method', allow: ['POST'] })
  const unknown = [
    '/',
    '',
    '/api/v1/investigations/',
    '/api/v1/investigations//status',
    '/api/v1/investigations/%E0%A4%A/status',
    '/api/v1/investigacoes/start/x',
    '/API/v1/investigations',
    '/api/v1/investigacoes/7/results',
  ]
  for (const path of unknown) assert.equal(matchOperation('GET', path).type, 'unknown', path)
})

test('no two operations share a method and a path, and both spellings have the same parameters', () => {
  const rows: readonly Operation[] = operations
  for (const language of ['en', 'pt'] as const) {
    const keys = rows.map((row) => `${row.method} ${pathIn(row, language)}`)
    assert.equal(new Set(keys).size, keys.length)
  }
  for (const row of rows) assert.equal(parameterNames(row.path).length, parameterNames(row.pathPt).length, row.id)
  assert.equal(new Set(rows.map((row) => row.id)).size, rows.length)
  assert.equal(translatePath(`/api/v1/investigacoes/${id}/resultados`, 'en'), `/api/v1/investigations/${id}/results`)
  assert.equal(translatePath('/elsewhere', 'pt'), '/elsewhere')
})

test('the language comes from the path, else Portuguese names in the body, else Accept-Language, else the token, else English', () => {
  const login = '/api/v1/auth/login'
  const table: readonly [LanguageHints, Language][] = [
    [{ path: '/api/v1/investigacoes', body: { query: 'x' }, acceptLanguage: 'en', token: 'en' }, 'pt'],
    [{ path: '/api/v1/investigations/x/y/z', acceptLanguage: 'pt', token: 'pt' }, 'en'],
    [{ path: '/api/v1/investigacoes/nada/aqui/mesmo' }, 'pt'],
    [{ path: '/api/v1/investigacoes2', acceptLanguage: 'en' }, 'en'],
    [{ path: login, body: { email: 'a', senha: 'b' }, acceptLanguage: 'en' }, 'pt'],
    [{ path: login, body: { email: 'a', password: 'b' }, acceptLanguage: 'pt-BR' }, 'pt'],
    [{ path: login, body: { email: 'a', password: 'b' }, acceptLanguage: 'en', token: 'pt' }, 'en'],
    [{ path: login, body: { email: 'a', password: 'b' }, token: 'pt' }, 'pt'],
    [{ path: login, body: { password: 'b', senha: 'b' } }, 'pt'],
    [{ path: login, body: { email: 'a' }, acceptLanguage: 'pt-BR' }, 'pt'],
    [{ path: login, body: { constructor: 1, toString: 2 }, token: 'pt' }, 'pt'],
    [{ path: login, body: [{ senha: 1 }] }, 'en'],
    [{ path: login, acceptLanguage: 'pt-BR,pt;q=0.9,en;q=0.8' }, 'pt'],
    [{ path: login, acceptLanguage: 'en;q=0.8, pt;q=0.9' }, 'pt'],
    [{ path: login, acceptLanguage: 'pt;q=0.5, en' }, 'en'],
    [{ path: login, acceptLanguage: 'fr, de;q=0.9', token: 'pt' }, 'pt'],
    [{ path: login, acceptLanguage: 'pt;q=0' }, 'en'],
    [{ path: login, acceptLanguage: 'pt;q=2' }, 'en'],
    [{ path: login, acceptLanguage: 'ptx, *', token: null }, 'en'],
    [{ path: login, acceptLanguage: 'en', token: 'pt' }, 'en'],
    [{ path: login }, 'en'],
  ]
  for (const [hints, language] of table) assert.equal(decideLanguage(hints), language, JSON.stringify(hints))
})

test('query parameters become typed values in English names', () => {
  const list = getOperation('list_investigations')
  const page = { scope: 'own', page: 1, limit: 20 }
  const table: readonly [string, Language, object][] = [
    ['', 'en', page],
    ['page=2&limit=100', 'en', { ...page, page: 2, limit: 100 }],
    ['page[number]=3&page[size]=5', 'en', { ...page, page: 3, limit: 5 }],
    ['pagina[numero]=3&pagina[tamanho]=5', 'pt', { ...page, page: 3, limit: 5 }],
    [
      'pagina=2&limite=7&ordenacao=-criado_em,pontuacao_risco',
      'pt',
      { ...page, page: 2, limit: 7, sort: '-created_at,risk_score' },
    ],
    [
      'status=concluida&fonte_dados=tcu&data_de=2024-01-01&data_ate=2024-02-01&min_anomalias=3',
      'pt',
      {
        ...page,
        status: 'completed',
        data_source: 'tcu',
        date_from: '2024-01-01',
        date_to: '2024-02-01',
        min_anomalies: 3,
      },
    ],
    ['status=completed&min_anomalies=0', 'en', { ...page, status: 'completed', min_anomalies: 0 }],
    [
      'filter[risk_score][gte]=50&filter[risk_score][lt]=90.5&filter[status]=failed',
      'en',
      { ...page, filter: { risk_score: { gte: 50, lt: 90.5 }, status: { eq: 'failed' } } },
    ],
    [
      'filtro[pontuacao_risco][gte]=50&filtro[status]=falhada',
      'pt',
      { ...page, filter: { risk_score: { gte: 50 }, status: { eq: 'failed' } } },
    ],
    [
      'filter[created_at][gte]=2024-01-01T00:00:00Z',
      'en',
      { ...page, filter: { created_at: { gte: '2024-01-01T00:00:00Z' } } },
    ],
    ['fields=query,status', 'en', { ...page, fields: ['query', 'status'] }],
    ['fields[investigations]=query', 'en', { ...page, fields: ['query'] }],
    ['campos[investigacao]=consulta,criado_em', 'pt', { ...page, fields: ['query', 'created_at'] }],
    ['include=', 'en', { ...page, include: [] }],
    ['scope=team', 'en', { ...page, scope: 'team' }],
    ['escopo=publicas', 'pt', { ...page, scope: 'public' }],
  ]
  for (const [text, language, expected] of table) {
    assert.deepEqual(parseQuery(list, new URLSearchParams(text), language), expected, text)
  }
  const source = parseQuery(getOperation('create_import'), new URLSearchParams('source=tcu&file_name=a%20b.json'), 'pt')
  assert.deepEqual(source, { source: 'tcu', file_name: 'a b.json' })
})

test('query parameters that are unknown, repeated or wrong are refused by name', () => {
  const list = getOperation('list_investigations')
  const table: readonly [string, Language, string, string][] = [
    ['foo=1', 'en', 'foo', 'unknown_field'],
    ['page=1&page=2', 'en', 'page', 'repeated_parameter'],
    ['limit=1&page[size]=2', 'en', 'page[size]', 'repeated_parameter'],
    ['page=x', 'en', 'page', 'bad_number'],
    ['page=', 'en', 'page', 'bad_number'],
    ['page=0x10', 'en', 'page', 'bad_number'],
    ['page=1e3', 'en', 'page', 'bad_number'],
    ['page=0', 'en', 'page', 'below_minimum'],
    ['page=1.5', 'en', 'page', 'wrong_type'],
    ['limit=101', 'en', 'limit', 'above_maximum'],
    ['limite=101', 'pt', 'limit', 'above_maximum'],
    ['limit=5', 'pt', 'limit', 'english_name'],
    ['status=completed', 'pt', 'status', 'english_value'],
    ['status=nope', 'en', 'status', 'not_allowed'],
    ['date_from=2024-13-01', 'en', 'date_from', 'wrong_format'],
    ['sort=-password', 'en', 'sort', 'unknown_field'],
    ['sort=', 'en', 'sort', 'unknown_field'],
    ['ordenacao=-created_at', 'pt', 'sort', 'english_word'],
    ['sort=-criado_em', 'en', 'sort', 'portuguese_word'],
    ['limite=5', 'en', 'limit', 'portuguese_name'],
    ['status=concluida', 'en', 'status', 'portuguese_value'],
    ['pagina[tamanho]=5', 'en', 'page[size]', 'portuguese_word'],
    ['page[size]=5', 'pt', 'pagina[tamanho]', 'english_word'],
    ['filter[created_at][gte]=2024', 'pt', 'filtro[criado_em][gte]', 'english_word'],
    ['filtro[created_at][gte]=2024', 'pt', 'filter.created_at', 'english_word'],
    ['filtro[status]=failed', 'pt', 'filter.status', 'english_value'],
    ['fields=__proto__', 'en', 'fields', 'unknown_field'],
    ['fields[report]=title', 'en', 'fields', 'unknown_resource'],
    ['include=report', 'en', 'include', 'unknown_resource'],
    ['filter=1', 'en', 'filter', 'unknown_field'],
    ['filter[nope]=1', 'en', 'filter.nope', 'unknown_field'],
    ['filter[__proto__]=1', 'en', 'filter.__proto__', 'unknown_field'],
    ['filter[risk_score][regex]=1', 'en', 'filter.risk_score', 'bad_operator'],
    ['filter[risk_score]=a', 'en', 'filter.risk_score', 'bad_number'],
    ['filter[risk_score]=1&filter[risk_score][eq]=2', 'en', 'filter.risk_score', 'repeated_parameter'],
    ['filter[status]=x', 'en', 'filter.status', 'not_allowed'],
    ['filter[created_at]=soon', 'en', 'filter.created_at', 'bad_date'],
    ['page[other]=1', 'en', 'page[other]', 'unknown_field'],
    ['__proto__=1', 'en', '__proto__', 'unknown_field'],
    ['toString=1', 'en', 'toString', 'unknown_field'],
  ]
  for (const [text, language, field, reason] of table) {
    const { details } = refusal(() => parseQuery(list, new URLSearchParams(text), language))
    assert.deepEqual([details.field, details.reason], [field, reason], text)
  }
  for (const [id, text, language, field] of [
    ['list_watches', 'sort=name,-request', 'en', 'sort'],
    ['list_watches', 'ordenacao=-agenda', 'pt', 'sort'],
    ['list_watches', 'filter[webhook_ids]=x', 'en', 'filter.webhook_ids'],
    ['list_watch_runs', 'sort=new', 'en', 'sort'],
    ['list_webhooks', 'filter[filter]=x', 'en', 'filter.filter'],
    ['list_webhook_deliveries', 'sort=attempts', 'en', 'sort'],
  ] as const) {
    const { details } = refusal(() => parseQuery(getOperation(id), new URLSearchParams(text), language))
    assert.deepEqual([details.field, details.reason], [field, 'several_values'], text)
  }
  assert.equal(refusal(() => parseQuery(list, new URLSearchParams('data_source=x'), 'en')).code, 'INVALID_DATA_SOURCE')
  assert.equal(refusal(() => parseQuery(getOperation('login'), new URLSearchParams('a=1'), 'en')).details.field, 'a')
  assert.equal(
    refusal(() => parseQuery(getOperation('create_import'), new URLSearchParams('source=tcu'), 'en')).details.reason,
    'required',
  )
})

function refusal(call: () => unknown): AppError {
  try {
    call()
  } catch (error) {
    assert(error instanceof AppError, String(error))
    return error
  }
  return assert.fail('nothing was thrown')
}

test('a page links its neighbours in the language of its path and keeps the other parameters', () => {
  const items = [{ a: 1, b: 2 }]
  const middle = listEnvelope({
    items,
    total: 45,
    page: 2,
    limit: 20,
    path: '/api/v1/investigacoes',
    query: new URLSearchParams('status=concluida&pagina=2'),
  })
  assert.deepEqual(middle, {
    data: items,
    meta: { total: 45, page: 2, limit: 20, pages: 3 },
    links: {
      first: '/api/v1/investigacoes?status=concluida&pagina=1&limite=20',
      prev: '/api/v1/investigacoes?status=concluida&pagina=1&limite=20',
      next: '/api/v1/investigacoes?status=concluida&pagina=3&limite=20',
      last: '/api/v1/investigacoes?status=concluida&pagina=3&limite=20',
    },
  })
  const empty = listEnvelope({
    items: [],
    total: 0,
    page: 1,
    limit: 20,
    path: '/x',
    query: new URLSearchParams('page[size]=20'),
  })
  assert.deepEqual(empty.links, { first: '/x?page=1&limit=20', last: '/x?page=1&limit=20' })
  const asked = listEnvelope({ items: [], total: 0, page: 1, limit: 5, path: '/x', query: 'supplier=529.982.247-25' })
  assert.equal(asked.links.first, '/x?supplier=***.982.247-**&page=1&limit=5')
  const beyond = listEnvelope({ items: [], total: 5, page: 9, limit: 5, path: '/x', query: new URLSearchParams() })
  assert.equal(beyond.links.prev, '/x?page=1&limit=5')
  assert.deepEqual(
    listEnvelope({ items, total: 1, page: 1, limit: 1, path: '/x', query: new URLSearchParams(), fields: ['b'] }).data,
    [{ b: 2 }],
  )
})

test('both documents are whole: references resolve, operations answer, parameters match their paths', () => {
  for (const language of ['en', 'pt'] as const) {
    const document = openapiDocument(language)
    const { schemas, examples } = document.components
    const targets = Object.entries({ schemas, examples }).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    )
    const names = new Set(targets)
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [key, child] of Object.entries(value)) {
        if (key === '$ref') assert(names.has(String(child)), String(child))
        if (key === '$ref') assert.deepEqual(Object.keys(value), ['$ref'])
        visit(child)
      }
    }
    visit(document)
    assert.equal(/"x-pt|"x-text|"x-path|"x-error/.test(JSON.stringify(document)), false)
    const found = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    )
    assert.equal(found.length, operations.length)
    for (const { path, operation } of found) {
      const row = getOperation(operation.operationId as OperationId)
      const statuses = Object.keys(operation.responses)
      assert(statuses.includes(String(row.status)) && statuses.includes('500'), row.id)
      const inPath = (operation.parameters as { name: string; in: string }[]).filter(
        (parameter) => parameter.in === 'path',
      )
      assert.deepEqual(
        inPath.map(({ name }) => name),
        parameterNames(path),
      )
    }
  }
})

test('the Portuguese document has the Portuguese names, values, parameters and codes', () => {
  const { paths, components } = openapiDocument('pt')
  const request = components.schemas.InvestigationRequest as { properties: object; required: string[] }
  assert.deepEqual(request.required, ['consulta', 'fonte_dados'])
  assert('tipos_anomalia' in request.properties)
  assert.deepEqual((components.schemas.Severity as { enum: string[] }).enum, ['critica', 'alta', 'media', 'baixa'])
  const list = paths['/api/v1/investigacoes']?.get
  assert(list)
  const names = (list.parameters as { name: string }[]).map(({ name }) => name)
  assert.deepEqual(names, [
    'escopo',
    'status',
    'fonte_dados',
    'data_de',
    'data_ate',
    'min_anomalias',
    'atualizado_desde',
    'pagina',
    'limite',
    'cursor',
    'ordenacao',
    'campos',
    'incluir',
    'filtro',
    // Headers have one name.
    'X-API-Version',
    'X-Client-Version',
    'If-None-Match',
  ])
  assert.equal(list['x-permission'], 'ler:investigacoes')
  assert.deepEqual(list.responses[429]?.['x-codes'], ['LIMITE_TAXA_EXCEDIDO'])
})

test('an operation documents the failures that its row and its kind bring', () => {
  assert.equal(errorCodesOf(getOperation('health')).includes('UNAUTHORIZED'), false)
  assert(errorCodesOf(getOperation('list_investigations')).includes('UNAUTHORIZED'))
  assert(errorCodesOf(getOperation('create_import')).includes('PAYLOAD_TOO_LARGE'))
  assert.equal(errorCodesOf(getOperation('investigation_status')).includes('UNSUPPORTED_MEDIA_TYPE'), false)
})

test('the documents say which operations a key may be used for, and which need a permission of its own or a second one', () => {
  for (const [language, permission, besides] of [
    ['en', 'delete:investigations', 'read:investigations'],
    ['pt', 'deletar:investigacoes', 'ler:investigacoes'],
  ] as const) {
    const { paths, components } = openapiDocument(language)
    assert.deepEqual(components.securitySchemes.api_key, { type: 'apiKey', in: 'header', name: 'X-API-Key' })
    const rows = Object.values(paths).flatMap((methods) => Object.values(methods))
    const found = (id: OperationId) => rows.find(({ operationId }) => operationId === id)
    assert.deepEqual(found('list_contracts')?.security, [{ bearer: [] }, { api_key: [] }])
    assert.deepEqual(found('auth_me')?.security, [{ bearer: [] }, { api_key: [] }])
    for (const id of ['logout', 'create_api_key', 'change_password'] as const)
      assert.deepEqual(found(id)?.security, [{ bearer: [] }], id)
    assert.deepEqual(found('health')?.security, [])
    assert.deepEqual(found('cancel_investigation')?.['x-permission-when'], {
      [language === 'pt' ? 'expurgar' : 'purge']: permission,
    })
    assert.equal(found('update_investigation')?.['x-permission-besides'], besides)
  }
})

test('a flag that asks for another permission is a flag of the query, by either of its names', () => {
  const flagged = (operations as readonly Operation[]).filter(({ flagged }) => flagged !== undefined)
  assert.deepEqual(
    flagged.map(({ id }) => id),
    ['cancel_investigation'],
  )
  for (const { query, flagged: { flag } = { flag: '' } } of flagged) {
    const property = getSchema(query ?? '').properties?.[flag]
    assert.deepEqual([property?.type, property?.['x-pt']], ['boolean', 'expurgar'])
  }
  const operation = getOperation('cancel_investigation')
  const table = {
    '': 'write:investigations',
    'purge=false': 'write:investigations',
    'purge=true': 'delete:investigations',
    'purge=%74rue': 'delete:investigations',
    'expurgar=true': 'delete:investigations',
    'expurgar=false&expurgar=true': 'delete:investigations',
  }
  for (const [query, permission] of Object.entries(table)) assert.equal(permissionFor(operation, query), permission)
  // What would be the one for whoever authorises and the other for whoever acts is refused.
  for (const query of [
    'purge=false&expurgar=true',
    'expurgar=true',
    'purge=true&purge=false',
    'purge=false&purge=true',
    'purge=TRUE',
    'purge=1',
    'purge[]=true',
  ])
    assert.throws(() => parseQuery(operation, new URLSearchParams(query), 'en'), AppError, query)
})

test('a request accepts an answer unless its Accept header excludes all that there is', () => {
  const table: readonly [string | undefined, Operation['media'], boolean][] = [
    [undefined, 'json', true],
    ['*/*', 'json', true],
    ['', 'json', true],
    ['application/json', 'json', true],
    ['Application/JSON; charset=utf-8', 'json', true],
    ['application/vnd.api+json', 'json', true],
    ['text/html, application/*;q=0.1', 'json', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'json', true],
    ['text/html', 'json', false],
    ['application/json;q=0', 'json', false],
    ['*/*, application/json;q=0', 'json', false],
    ['*/*;q=0, application/json', 'json', true],
    ['application/*;q=0.000, */*', 'json', false],
    ['application/json', 'sse', false],
    ['text/event-stream', 'sse', true],
    ['text/*', 'sse', true],
    ['text/csv', 'file', true],
    ['image/png', 'file', false],
    ['application/json', 'upload', true],
    ['no type at all', 'json', true],
    [`${'text/html,'.repeat(40)}text/html`, 'json', true],
  ]
  for (const [accept, media, expected] of table)
    assert.equal(isAcceptable(accept, { media }), expected, `${accept} ${media}`)
})
