import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createClient } from '../../clients/typescript/src/index.ts'
import { runMcp } from '../../src/cli/mcp.ts'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { offerTools } from '../../src/main/ask.ts'
import { inputsOf } from '../../src/wire/mcp/tool-schemas.ts'
import { findTool, tools } from '../../src/wire/mcp/tools.ts'
import { type Assistant, connectAssistant, transports } from '../support/assistant.ts'
import type { Client } from '../support/client.ts'
import { foreignWords } from '../support/foreign-words.ts'
import { failureOf, follow, start } from '../support/investigate.ts'
import { lookupRecords, persons, punctuated } from '../support/lookup-records.ts'
import { startService, type TestService } from '../support/service.ts'
import { serviceRecords } from '../support/service-records.ts'

// Assistants of others, as the protocol's own client is one: over HTTP and over `prumo mcp`, in both languages.

let service: TestService
let owner: Client
let token: string
let investigation: { readonly id: string; readonly finding: string }
const assistants = new Map<string, Assistant>()

before(async () => {
  service = await startService([...serviceRecords(), ...lookupRecords()])
  token = await service.signIn(await service.addUser('analyst'))
  owner = service.anonymous('en').withToken(token)
  const id = await start(owner)
  await follow(owner, id)
  const results = await owner.request('investigation_results', { params: { investigation_id: id } })
  const [finding] = (results.english as { anomalies: { id: string }[] }).anomalies
  investigation = { id, finding: finding?.id ?? '' }
  for (const transport of transports)
    for (const language of languages)
      assistants.set(`${transport} ${language}`, await connect(transport, language, token))
})
after(async () => {
  for (const assistant of assistants.values()) await assistant.close()
  await service.stop()
})

function connect(transport: (typeof transports)[number], language: Language, given: string): Promise<Assistant> {
  return connectAssistant(transport, { baseUrl: service.baseUrl, token: given, language })
}

interface Result {
  readonly content: readonly { readonly type: string; readonly text?: string; readonly uri?: string }[]
  readonly structuredContent?: Readonly<Record<string, unknown>>
  readonly isError?: boolean
}

/** A call by English names of tool and arguments, spelled in a language. */
async function call(
  assistant: Assistant,
  language: Language,
  [name, given]: readonly [string, object],
): Promise<Result> {
  const tool = findTool(name)
  assert(tool, `${name} is a tool`)
  const names = new Map(inputsOf(tool).map((input) => [input.name, input.nameIn[language]]))
  const spelled = Object.entries(given).map(([argument, value]) => [names.get(argument) ?? argument, value])
  return (await assistant.callTool({ name: tool.name[language], arguments: Object.fromEntries(spelled) })) as Result
}

const messages = {
  count_records: { en: 'how many contracts are there in 2024?', pt: 'quantos contratos há em 2024?' },
  compare: { en: 'compare 2023 with 2024', pt: 'compare 2023 com 2024' },
}

/** Arguments of each tool by English names. */
function argumentsIn(language: Language): Readonly<Record<string, object>> {
  const ofRun = { investigation_id: investigation.id }
  return {
    search_contracts: { state: 'SP', limit: 3 },
    search_expenses: { limit: 2 },
    search_agreements: { limit: 2 },
    search_pncp: {},
    population_figures: {},
    health_figures: {},
    education_figures: {},
    data_held: {},
    read_record: { record_id: 'contract.compras_gov.lean-sanction' },
    contract_figures: { state: 'SP', limit: 2 },
    count_records: { message: messages.count_records[language] },
    compare: { message: messages.compare[language] },
    find_anomalies: { data_source: 'compras_gov', max_results: 3 },
    start_investigation: { query: 'zzz', data_source: 'tcu', idempotency_key: `first-${language}` },
    investigation_status: ofRun,
    investigation_findings: ofRun,
    explain_finding: { ...ofRun, finding_id: investigation.finding },
    list_investigations: {},
  }
}

for (const transport of transports)
  for (const language of languages)
    test(`every tool gives over ${transport} what its schema says, in ${language}, and names nobody`, async () => {
      const assistant = assistants.get(`${transport} ${language}`) as Assistant
      // The client holds each result to the output schema that is listed.
      const listed = await assistant.listTools()
      assert.deepEqual(
        listed.tools.map(({ name }) => name),
        tools.map(({ name }) => name[language]),
      )
      for (const one of Object.entries(argumentsIn(language))) {
        const { content, structuredContent, isError } = await call(assistant, language, one)
        const [text] = content
        assert.equal(isError, undefined, `${one[0]}: ${JSON.stringify(content)}`)
        assert.ok(structuredContent && text?.text, one[0])
        assert.deepEqual(foreignWords(structuredContent, language), [], one[0])
        const said = JSON.stringify({ content, structuredContent })
        for (const { cpf, name } of persons)
          for (const secret of [cpf, punctuated(cpf), name]) assert.ok(!said.includes(secret), `${one[0]}: ${secret}`)
      }
    })

const english = () => assistants.get('http en') as Assistant

test('an argument that stands in the path has a name of each language', () => {
  const tool = findTool('read_record')
  assert(tool)
  const names = inputsOf(tool).map(({ nameIn }) => nameIn)
  assert.deepEqual(names, [{ en: 'record_id', pt: 'id_registro' }])
})

test('a search by a name, which is no code, says how a name is asked for', async () => {
  const result = await call(english(), 'en', ['search_contracts', { supplier: 'Horizonte Obras' }])
  assert.match(
    result.content.map(({ text = '' }) => text).join(''),
    /^0 found.*\nSuppliers and bodies are chosen by their codes/,
  )
})

test('a tool gives what its operation answers, with links that can be read', async () => {
  const result = await call(english(), 'en', ['search_contracts', { state: 'SP', limit: 3 }])
  const { body } = await owner.request('list_contracts', { query: { state: 'SP', limit: 3 } })
  assert.deepEqual(result.structuredContent, body)
  const links = result.content.flatMap(({ uri }) => uri ?? [])
  const ids = (body as { data: { record_id: string }[] }).data.map(({ record_id }) => record_id)
  assert.equal(links.length, ids.length)
  for (const [at, uri] of links.entries()) {
    const [read] = (await english().readResource({ uri })).contents
    assert.ok(read !== undefined && 'text' in read)
    assert.equal(JSON.parse(read.text).data.id, ids[at])
  }
})

test('an answer in words links the query behind its figure', async () => {
  const { content } = await call(english(), 'en', ['count_records', { message: messages.count_records.en }])
  const [uri = ''] = content.flatMap((each) => each.uri ?? [])
  assert.match(uri, /\/chat\/messages\/.+\/evidence\//)
  const [read] = (await english().readResource({ uri })).contents
  assert.ok(read !== undefined && 'text' in read && JSON.parse(read.text).figures.count > 0)
})

test('all findings of an investigation can be read, a page after the other, in either language', async () => {
  const { english: body } = await owner.request('investigation_results', {
    params: { investigation_id: investigation.id },
  })
  const { anomalies } = body as { readonly anomalies: readonly { readonly id: string }[] }
  assert.ok(anomalies.length > 2, 'more than a page')
  for (const language of languages) {
    const assistant = assistants.get(`http ${language}`) as Assistant
    const given = { investigation_id: investigation.id, limit: 2 }
    const [items, next] = language === 'pt' ? ['anomalias', 'proximo_cursor'] : ['anomalies', 'next_cursor']
    const read: unknown[] = []
    let cursor: unknown
    do {
      const page = { ...given, ...(cursor !== undefined && { cursor }) }
      const { structuredContent = {}, content } = await call(assistant, language, ['investigation_findings', page])
      const found = structuredContent[items ?? ''] as readonly { readonly id: string }[]
      assert.ok(found.length > 0 && found.length <= 2)
      read.push(...found.map(({ id }) => id))
      cursor = structuredContent[next ?? '']
      assert.equal(content[0]?.text?.includes(`cursor ${cursor}`), cursor !== undefined)
    } while (cursor !== undefined)
    assert.deepEqual(
      read,
      anomalies.map(({ id }) => id),
    )
  }
  for (const bad of [
    { cursor: 'x' },
    { cursor: '0' },
    { cursor: '999999' },
    { limit: 0 },
    { limit: 101 },
    { limit: 'two' },
  ]) {
    const given = { investigation_id: investigation.id, ...bad }
    const { isError, content } = await call(english(), 'en', ['investigation_findings', given])
    assert.equal(isError, true)
    assert.match(content[1]?.text ?? '', new RegExp(`"pointer":"/${Object.keys(bad)[0]}"`))
  }
})

test('an explanation is the finding that was asked for', async () => {
  const given = { investigation_id: investigation.id, finding_id: investigation.finding }
  const { structuredContent } = await call(english(), 'en', ['explain_finding', given])
  assert.equal(structuredContent?.id, investigation.finding)
  const unknown = await call(english(), 'en', ['explain_finding', { ...given, finding_id: 'x' }])
  assert.deepEqual([unknown.isError, problemOf(unknown).code], [true, 'RESOURCE_NOT_FOUND'])
})

test('a start that is repeated under its key starts nothing anew', async () => {
  const given = { query: 'zzz', data_source: 'tcu', idempotency_key: 'once' }
  const [first, again] = [
    await call(english(), 'en', ['start_investigation', given]),
    await call(english(), 'en', ['start_investigation', given]),
  ]
  assert.ok(first.structuredContent?.investigation_id)
  assert.equal(again.structuredContent?.investigation_id, first.structuredContent.investigation_id)
})

interface Problem {
  readonly code: string
  readonly details: Readonly<Record<string, unknown>>
  readonly errors?: readonly { readonly field: string; readonly pointer: string; readonly detail: string }[]
}

function problemOf({ content }: Result): Problem {
  return JSON.parse(content.at(-1)?.text ?? '')
}

test('arguments that are wrong are refused with their place and the reason, in the language of the request', async () => {
  const cases: readonly (readonly [string, object, string, RegExp])[] = [
    ['search_contracts', { limit: 'many' }, '/limit', /a number/],
    ['search_contracts', { limit: { a: 1 } }, '/limit', /must be/],
    ['search_contracts', { fields: 'value' }, '/fields', /not a known field/],
    ['start_investigation', { query: 'zzz' }, '/data_source', /required/],
    [
      'start_investigation',
      { query: 'zzz', data_source: 'tcu', filters: { min_value: 'x' } },
      '/filters/min_value',
      /number/,
    ],
    ['read_record', {}, '/record_id', /required/],
    ['read_record', { record_id: 7 }, '/record_id', /text/],
  ]
  for (const [name, given, pointer, detail] of cases) {
    const result = await call(english(), 'en', [name, given])
    const [failing] = problemOf(result).errors ?? []
    assert.deepEqual([result.isError, failing?.pointer], [true, pointer], JSON.stringify(result))
    assert.match(failing?.detail ?? '', detail)
    assert.match(result.content[0]?.text ?? '', detail)
  }
  const portuguese = assistants.get('stdio pt') as Assistant
  const refused = await call(portuguese, 'pt', ['start_investigation', { query: 'zzz' }])
  assert.match(refused.content[0]?.text ?? '', /A requisição não é válida\. fonte_dados: Este campo é obrigatório\./)
})

test('an unknown tool and an unknown method are errors of JSON-RPC with code, pointer and reason', async () => {
  for (const transport of transports) {
    const assistant = assistants.get(`${transport} pt`) as Assistant
    await assert.rejects(assistant.callTool({ name: 'apagar_tudo' }), (error: RpcError) => {
      assert.equal(error.code, -32602)
      const { codigo, erros = [] } = error.data as { codigo: string; erros?: { pointer: string }[] }
      assert.deepEqual([codigo, erros[0]?.pointer], ['ERRO_VALIDACAO', '/params/name'])
      return /Não existe ferramenta com esse nome/.test(error.message)
    })
    await assert.rejects(
      assistant.complete({ ref: { type: 'ref/prompt', name: 'x' }, argument: { name: 'x', value: '' } }),
    )
  }
})

interface RpcError extends Error {
  readonly code: number
  readonly data: unknown
}

test('who may not start is not offered it, and is refused as by the operation, on the record', async () => {
  const viewer = await connect('http', 'en', await service.signIn(await service.addUser('viewer')))
  const names = (await viewer.listTools()).tools.map(({ name }) => name)
  assert.ok(names.includes('search_contracts') && !names.includes('start_investigation'))
  const refused = await call(viewer, 'en', ['start_investigation', { query: 'zzz', data_source: 'tcu' }])
  const { code, details } = problemOf(refused)
  assert.deepEqual(
    [refused.isError, code, details.required_permission],
    [true, 'INSUFFICIENT_PERMISSIONS', 'write:investigations'],
  )
  const admin = await service.clientOf('admin', 'en')
  const query = { event_type: 'security.unauthorized.access', limit: 1 }
  const events = await admin.request('list_audit_events', { query })
  assert.equal((events.english as { data: { resource_id: string }[] }).data[0]?.resource_id, 'start_investigation')
  await viewer.close()
})

test('an investigation of somebody else stays closed', async () => {
  const other = await connect('http', 'en', await service.signIn(await service.addUser('analyst')))
  const refused = await call(other, 'en', ['investigation_findings', { investigation_id: investigation.id }])
  assert.equal(problemOf(refused).code, 'INSUFFICIENT_PERMISSIONS')
  await other.close()
})

test('an API key offers what its scopes allow', async () => {
  const made = await owner.request('create_api_key', { body: { name: 'k', scopes: ['read:analyses'] } })
  const { api_key } = made.english as { api_key: string }
  const assistant = await connect('stdio', 'en', api_key)
  const names = (await assistant.listTools()).tools.map(({ name }) => name)
  assert.deepEqual(names, ['contract_figures'])
  await assistant.close()
})

describe('a message', () => {
  const send = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    owner.request('mcp', { raw: { body, type: 'application/json' }, headers })
  const request = (more: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, ...more })
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

  const refused: readonly (readonly [what: string, body: string, status: number, code: number, id: unknown])[] = [
    ['that is no JSON', '{', 400, -32700, null],
    ['that is a batch', `[${request({ method: 'ping' })}]`, 400, -32600, null],
    ['that is a text', '"ping"', 400, -32600, null],
    ['of another version', '{"jsonrpc":"1.0","id":1,"method":"ping"}', 400, -32600, null],
    ['without a method', request({}), 400, -32600, null],
    ['with a member of no protocol', request({ method: 'ping', role: 'admin' }), 400, -32600, null],
    ['with a method that is a number', request({ method: 7 }), 400, -32600, null],
    ['with an id of null', request({ id: null, method: 'ping' }), 400, -32600, null],
    ['with an id that is no whole number', request({ id: 1.5, method: 'ping' }), 400, -32600, null],
    ['with a huge number as id', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}', 400, -32600, null],
    ['with a long id', request({ id: 'x'.repeat(10_000), method: 'ping' }), 400, -32600, null],
    ['with an object as id', request({ id: {}, method: 'ping' }), 400, -32600, null],
    ['with a list as params', request({ method: 'tools/list', params: [] }), 400, -32602, null],
    ['that is deep', request({ method: 'ping', params: 0 }).replace(':0', `:{"x":${deep}}`), 400, -32600, null],
    ['that names a prototype', '{"jsonrpc":"2.0","id":1,"method":"ping","__proto__":{}}', 400, -32600, null],
    ['with half a character', request({ method: 'ping' }).replace('ping', '\\ud800'), 400, -32600, null],
    ['of an unknown method', request({ method: 'constructor' }), 200, -32601, 1],
    ['of prompts', request({ method: 'prompts/list' }), 200, -32601, 1],
    ['that calls nothing', request({ method: 'tools/call' }), 200, -32602, 1],
    ['that calls by a number', request({ method: 'tools/call', params: { name: 1 } }), 200, -32602, 1],
    [
      'with arguments in a list',
      request({ method: 'tools/call', params: { name: 'compare', arguments: [] } }),
      200,
      -32602,
      1,
    ],
    ['with a cursor that nobody gave', request({ method: 'tools/list', params: { cursor: 'x' } }), 200, -32602, 1],
    ['that begins without a revision', request({ method: 'initialize' }), 200, -32602, 1],
    [
      'that reads another address',
      request({ method: 'resources/read', params: { uri: 'file:///etc/passwd' } }),
      200,
      -32002,
      1,
    ],
    ['that reads who I am', request({ method: 'resources/read', params: { uri: '/api/v1/auth/me' } }), 200, -32002, 1],
  ]
  for (const [what, body, status, code, id] of refused)
    test(`${what} is refused by number`, async () => {
      const answer = await send(body)
      const failure = answer.body as { readonly id: unknown; readonly error: { readonly code: number } }
      assert.deepEqual([answer.status, failure.error.code, failure.id], [status, code, id], JSON.stringify(failure))
    })

  test('that wants no answer is taken, whatever it says', async () => {
    const taken = [
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      '{"jsonrpc":"2.0","method":"notifications/whatever","params":{"x":1}}',
      '{"jsonrpc":"2.0","id":"of nobody","result":{}}',
      '{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":"x"}}',
    ]
    for (const body of taken) {
      const answer = await send(body)
      assert.deepEqual([answer.status, answer.body], [202, ''], body)
    }
  })

  test('that begins agrees on a revision, and later ones have to keep to one', async () => {
    const begin = async (protocolVersion: string) => {
      const answer = await send(request({ method: 'initialize', params: { protocolVersion } }))
      return (answer.body as { result: { protocolVersion: string } }).result.protocolVersion
    }
    assert.equal(await begin('2025-06-18'), '2025-06-18')
    assert.equal(await begin('1999-01-01'), '2025-11-25')
    const ping = request({ method: 'ping' })
    for (const [revision, status] of [
      ['2025-06-18', 200],
      ['2025-11-25', 200],
      ['1999-01-01', 400],
    ] as const)
      assert.equal((await send(ping, { 'MCP-Protocol-Version': revision })).status, status, revision)
  })

  test('of a page of another origin is refused, on the record', async () => {
    const ping = request({ method: 'ping' })
    const answer = await send(ping, { Origin: 'http://evil.example' })
    assert.equal(answer.status, 403)
    assert.equal((answer.body as { error: { data: Problem } }).error.data.details.reason, 'origin_not_allowed')
    assert.equal((await send(ping, { Origin: 'null' })).status, 403)
    assert.equal((await send(ping, { Origin: 'http://prumo.test' })).status, 200)
  })

  test('has no other way in than a post', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' }
      const { status, headers: answered } = await fetch(`${service.baseUrl}/api/v1/mcp`, { method, headers })
      assert.deepEqual([status, answered.get('allow')], [405, 'POST'], method)
    }
  })
})

describe('the command', () => {
  const config = () => ({ token, settingsFolder: service.dataDir })
  const given = { method: 'tools/call', params: { name: 'data_held' } }
  const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`

  /** What it prints to pieces of standard input, by the ids of messages. */
  async function run(pieces: readonly (string | Uint8Array)[], language: Language = 'en'): Promise<readonly Answer[]> {
    let printed = ''
    async function* input() {
      for (const piece of pieces) yield Buffer.from(piece)
    }
    const output = { write: (text: string) => (printed += text) }
    assert.equal(await offerTools(config(), { server: service.baseUrl, language }, { input: input(), output }), 0)
    const answers = printed.split('\n').filter((text) => text !== '')
    return answers.map((text) => JSON.parse(text) as Answer)
  }

  test('answers each line, whatever pieces it comes in, and goes on after one that is none', async () => {
    const text = `\n${line({ id: 'a', ...given })}{\r\n${line({ method: 'notifications/initialized' })}[]\n${line({ id: 2, method: 'ping' })}`
    const answers = await run([...text.trimEnd()])
    const numbers = answers.map(({ id, error }) => `${id} ${error?.code ?? 'given'}`).sort()
    assert.deepEqual(numbers, ['2 given', 'a given', 'null -32600', 'null -32700'])
  })

  test('refuses a line that is longer than a message may be without keeping it, and bytes that are no text', async () => {
    const long = Buffer.alloc(limits.bodyBytesMax / 4 + 1, 'x')
    const answers = await run(
      [long, long, long, long, '\n', Uint8Array.of(0xff), '\n', line({ id: 1, method: 'ping' })],
      'pt',
    )
    assert.deepEqual(
      answers.map(({ error }) => error?.code),
      [-32000, -32700, undefined],
    )
    assert.match(answers[0]?.error?.message ?? '', /O corpo é grande demais/)
  })

  test('gives no answer to a request that was cancelled', async () => {
    const cancel = line({ method: 'notifications/cancelled', params: { requestId: 1 } })
    const answers = await run([line({ id: 1, ...given }) + cancel + line({ id: 2, method: 'ping' })])
    assert.deepEqual(
      answers.map(({ id }) => id),
      [2],
    )
  })

  test('frees a place for what waits when one of as many as are sent at once is cancelled', {
    timeout: 20_000,
  }, async () => {
    const hanging = Array.from({ length: limits.mcpMessagesAtOnce }, (_, id) => id)
    async function* input() {
      for (const id of hanging) yield Buffer.from(line({ id, ...given }))
      yield Buffer.from(line({ id: 'next', method: 'ping' }))
      for (const requestId of hanging)
        yield Buffer.from(line({ method: 'notifications/cancelled', params: { requestId } }))
    }
    /** Answers nothing but a ping. */
    const fetch: typeof globalThis.fetch = async (_, { body, signal } = {}) => {
      const { method, id } = JSON.parse(String(body)) as { readonly method: string; readonly id: unknown }
      if (method === 'ping') return Response.json({ jsonrpc: '2.0', id, result: {} })
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    }
    const client = createClient({ baseUrl: service.baseUrl, language: 'en', fetch })
    const fail = (error: unknown): never => {
      throw error
    }
    let printed = ''
    const output = { write: (text: string) => (printed += text) }
    const newFailure = () => ({ requestId: '', nowMs: 0 })
    await runMcp({ client, language: 'en', fail, close: async () => {} }, { input: input(), output, newFailure })
    assert.equal((JSON.parse(printed) as Answer).id, 'next')
  })

  test('says where no server answers, and wants a sign-in where none is kept', async () => {
    const server = 'http://127.0.0.1:9'
    let printed = ''
    const output = { write: (text: string) => (printed += text) }
    async function* input() {
      yield Buffer.from(line({ id: 1, method: 'ping' }))
    }
    await offerTools(config(), { server, language: 'pt' }, { input: input(), output, stderr: { write: () => true } })
    const { id, error } = JSON.parse(printed) as Answer
    assert.deepEqual([id, error?.code, error?.message], [1, -32000, '127.0.0.1:9: sem conexão'])
    await assert.rejects(offerTools({ ...config(), token: '' }, { server, language: 'en' }), /prumo login/)
  })
})

interface Answer {
  readonly id: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

test('nothing that assistants sent made the service stumble', () => {
  assert.deepEqual(service.errors, [])
})

test('an expired token is said to have expired', async () => {
  const stdio = assistants.get('stdio pt') as Assistant
  service.clock.advance(3_600_000)
  await assert.rejects(stdio.listTools(), /O token de acesso expirou/)
  await assert.rejects(
    english().listTools(),
    (error: RpcError) => error.code === 401 && /TOKEN_EXPIRED/.test(error.message),
  )
  failureOf(await owner.request('auth_me'), 401)
})
