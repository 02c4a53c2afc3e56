import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { getIntrospectionQuery } from 'graphql'
import { languages } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { queryRows } from '../../src/wire/graphql/field-rows.ts'
import { askGraph, type GraphReply, toReply } from '../support/graph.ts'
import { start } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

// What the graph is attacked with, and how each attack is answered.

let service: TestService
let token: string
let viewerToken: string
let strangerToken: string
let investigation: string

before(async () => {
  service = await startService()
  token = await service.signIn(await service.addUser('analyst'))
  viewerToken = await service.signIn(await service.addUser('viewer'))
  strangerToken = await service.signIn(await service.addUser('analyst'))
  investigation = await start(service.anonymous('en').withToken(token), { data_source: 'tcu' })
})
after(() => service.stop())

const url = () => `${service.baseUrl}/api/v1/graphql`
const repeat = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ')
const isPlain = ({ shape }: { readonly shape: string }) => shape === 'connection'
const distinct = (count: number) =>
  queryRows
    .filter(isPlain)
    .slice(0, count)
    .map(({ name }) => `${name.en} { totalCount }`)
    .join(' ')
const reasonIn = (reply: GraphReply) => Object(reply.errors[0]?.extensions.details).reason as string | undefined

interface Attack {
  readonly name: string
  readonly document: () => string
  readonly variables?: object
  readonly reason: string
}

/** A chain of fragments, each of which spreads the next one twice. */
function doubling(count: number): string {
  const links = repeat(count, (at) => `fragment f${at} on InvestigationConnection { ...f${at + 1} ...f${at + 1} }`)
  return `{ investigations(first: 100) { ...f0 } } ${links} fragment f${count} on InvestigationConnection { nodes { id query } }`
}

const attacks: readonly Attack[] = [
  {
    name: 'aliases that repeat one field',
    document: () => `{ ${repeat(limits.graphAliasesMax + 1, (at) => `a${at}: __typename`)} }`,
    reason: 'graph_too_many_aliases',
  },
  {
    name: 'aliases inside of a fragment that is spread twice',
    document: () =>
      `{ me { ...f } b: me { ...f } } fragment f on User { ${repeat(limits.graphAliasesMax / 2, (at) => `a${at}: id`)} }`,
    reason: 'graph_too_many_aliases',
  },
  {
    name: 'a batch of operations in one document',
    document: () => `{ ${distinct(limits.graphRootFieldsMax)} me { id } suppliers(query: "abc") { names_searched } }`,
    reason: 'graph_too_many_fields',
  },
  {
    name: 'a batch by aliases within the count of fields',
    document: () => `mutation { ${repeat(21, (at) => `a${at}: delete_report(report_id: "x")`)} }`,
    reason: 'graph_too_many_fields',
  },
  {
    name: 'fields nine deep',
    document: () =>
      '{ investigations { edges { node { anomalies { investigation { anomalies { investigation { user { id } } } } } } } } }',
    reason: 'graph_too_deep',
  },
  {
    name: 'depth by fragments',
    document: () => `{ investigations { edges { node { ...a } } } }
      fragment a on Investigation { anomalies { ...b } } fragment b on Anomaly { investigation { ...c } }
      fragment c on Investigation { anomalies { ...d } } fragment d on Anomaly { investigation { user { id } } }`,
    reason: 'graph_too_deep',
  },
  {
    name: 'depth by inline fragments',
    document: () =>
      '{ investigations { ... { edges { ... { node { ... { anomalies { investigation { anomalies { investigation { user { id } } } } } } } } } } } }',
    reason: 'graph_too_deep',
  },
  {
    name: 'a fragment that spreads itself',
    document: () => '{ me { ...a } } fragment a on User { id ...a }',
    reason: 'graph_mismatch',
  },
  {
    name: 'fragments that spread each other',
    document: () => '{ me { ...a } } fragment a on User { ...b } fragment b on User { ...a }',
    reason: 'graph_mismatch',
  },
  { name: 'fragments that double at each step', document: () => doubling(40), reason: 'graph_too_costly' },
  {
    name: 'pages of the largest size within one another',
    document: () => '{ investigations(first: 100) { nodes { anomalies(first: 100) { id } } } }',
    reason: 'graph_too_costly',
  },
  {
    name: 'a page size that is said in a variable',
    document: () => 'query ($n: Int) { investigations(first: $n) { nodes { anomalies(first: 100) { id } } } }',
    variables: { n: 100 },
    reason: 'graph_too_costly',
  },
  {
    name: 'a page size that is the default of a variable',
    document: () => 'query ($n: Int = 100) { investigations(first: $n) { nodes { anomalies(first: 100) { id } } } }',
    reason: 'graph_too_costly',
  },
  {
    name: 'more tokens than are read',
    document: () => `{ me { ${repeat(limits.graphTokensMax, () => 'id')} } }`,
    reason: 'graph_syntax',
  },
  {
    name: 'a text longer than is read',
    document: () => `{ me { id } } #${'x'.repeat(limits.graphDocumentCharactersMax)}`,
    reason: 'too_long',
  },
  {
    name: 'directives without end',
    document: () => `{ me { id ${'@include(if: true) '.repeat(200)} } }`,
    reason: 'graph_mismatch',
  },
  { name: 'a directive of another server', document: () => '{ ... @defer { me { id } } }', reason: 'graph_mismatch' },
  {
    name: 'the schema asked for again and again',
    document: () => `{ __schema { description } a: __type(name: "User") { name } b: __type(name: "User") { name } }`,
    reason: 'graph_introspection_repeated',
  },
  {
    name: 'introspection deeper than a tool asks',
    document: () => `{ __type(name: "User") { name ${'ofType { name '.repeat(15)} ${'}'.repeat(15)} } }`,
    reason: 'graph_introspection_too_deep',
  },
  {
    name: 'introspection of lists within lists',
    document: () =>
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
    reason: 'graph_introspection_lists',
  },
  {
    name: 'introspection under other names',
    document: () => '{ __schema { types { a: fields { name } b: fields { name } } } }',
    reason: 'graph_introspection_aliases',
  },
  {
    name: 'introspection of lists by fragments',
    document:
      () => `{ __schema { types { ...a } } } fragment a on __Type { enumValues { name } fields { type { ...b } } }
      fragment b on __Type { enumValues { name } }`,
    reason: 'graph_introspection_lists',
  },
  {
    name: 'two operations of which none is named',
    document: () => 'query a { me { id } } query b { me { id } }',
    reason: 'graph_no_operation',
  },
  {
    name: 'a subscription where no stream is accepted',
    document: () => `subscription { investigation_updates(investigation_id: "x") { type } }`,
    reason: 'graph_not_streamed',
  },
  {
    name: 'a forged cursor',
    document: () => '{ investigations(after: "bm9uZQ") { totalCount } }',
    reason: 'bad_cursor',
  },
  {
    name: 'a cursor of another list',
    document: () =>
      `{ contracts(after: "${Buffer.from('[2,"QUFBQUFBQUFBQUFBQUFBQUFBQQ",0]').toString('base64url')}") { totalCount } }`,
    reason: 'bad_cursor',
  },
  {
    name: 'a page larger than its list gives',
    document: () => '{ me { id } investigations(first: 101) { totalCount } }',
    reason: 'above_maximum',
  },
  ...[
    ['no item of a list', '{ investigations(first: 0) { totalCount } }', 'below_minimum'],
    ['fewer items than none', '{ contracts(first: -5) { totalCount } }', 'below_minimum'],
  ].map(([name = '', text = '', reason = '']) => ({ name, document: () => text, reason })),
  {
    name: 'another parameter in the value of one',
    document: () => '{ investigations(date_from: "2024-01-01&scope=all") { totalCount } }',
    reason: 'wrong_format',
  },
  {
    name: 'another parameter in the name of a condition',
    document: () => '{ investigations(filters: [{field: "status]&scope[", value: "all"}]) { totalCount } }',
    reason: 'unknown_field',
  },
  {
    name: 'a variable of another type',
    document: () => 'query ($n: Int) { investigations(first: $n) { totalCount } }',
    variables: { n: 'all' },
    reason: 'graph_mismatch',
  },
]

describe('a document is refused with its reason', () => {
  for (const { name, document, variables = {}, reason } of attacks)
    test(`for ${name}`, async () => {
      const reply = await askGraph({ baseUrl: service.baseUrl, token }, document(), { variables })
      assert.equal(reasonIn(reply), reason, JSON.stringify(reply.body).slice(0, 400))
      assert.equal(reply.errors[0]?.extensions.code, 'VALIDATION_ERROR')
      assert.deepEqual(service.errors, [])
    })
})

test('a tool reads the whole schema, which needs a credential', async () => {
  const document = getIntrospectionQuery({ inputValueDeprecation: true })
  const { errors, data } = await askGraph({ baseUrl: service.baseUrl, token }, document)
  assert.deepEqual(errors, [])
  assert.ok(data.__schema)
  for (const asked of [document, '{ __typename }', '{ nothing }']) {
    const refused = await askGraph({ baseUrl: service.baseUrl }, asked)
    assert.deepEqual([refused.status, refused.errors[0]?.extensions.code], [401, 'UNAUTHORIZED'])
    assert.equal(refused.errors.length, 1)
  }
})

for (const language of languages)
  test(`names that were not sent are not suggested, in ${language}`, async () => {
    for (const document of ['{ investigation_resultz }', '{ me { emial } }', '{ agentz }', '{ mee(idd: 1) { id } }']) {
      const { body, errors } = await askGraph({ baseUrl: service.baseUrl, token, language }, document)
      assert.ok(errors.length > 0)
      assert.doesNotMatch(JSON.stringify(body), /Did you mean|investigation_results|email|"agents"/)
    }
  })

describe('what is of others', () => {
  const ofOwner = () => `investigation(investigation_id: "${investigation}") { id query }`

  test('is not read by strangers, alone or beside their own', async () => {
    const document = `{ me { id } ${ofOwner()} anomalies(investigation_id: "${investigation}") { id } }`
    const { data, errors } = await askGraph({ baseUrl: service.baseUrl, token: strangerToken }, document)
    assert.ok(data.me)
    assert.deepEqual([data.investigation, data.anomalies], [null, null])
    assert.deepEqual(
      errors.map(({ extensions }) => extensions.code),
      ['INSUFFICIENT_PERMISSIONS', 'INSUFFICIENT_PERMISSIONS'],
    )
  })

  test('is not cancelled or changed by strangers', async () => {
    const document = `mutation { cancel_investigation(investigation_id: "${investigation}") { status }
      update_investigation(investigation_id: "${investigation}", visibility: public) { id } }`
    const { errors } = await askGraph({ baseUrl: service.baseUrl, token: strangerToken }, document)
    assert.deepEqual(
      errors.map(({ extensions }) => extensions.code),
      ['INSUFFICIENT_PERMISSIONS', 'INSUFFICIENT_PERMISSIONS'],
    )
    const { data } = await askGraph({ baseUrl: service.baseUrl, token }, `{ ${ofOwner()} }`)
    assert.equal(data.investigation?.id, investigation)
  })

  test('is not reached by a path in an id', async () => {
    for (const id of [
      `x/../${investigation}`,
      `${investigation}?scope=all`,
      `${investigation}/status`,
      '..',
      '%2e%2e',
    ]) {
      const document = 'query ($id: ID!) { investigation(investigation_id: $id) { id } }'
      const { errors } = await askGraph({ baseUrl: service.baseUrl, token }, document, { variables: { id } })
      assert.match(String(errors[0]?.extensions.code), /NOT_FOUND/, id)
    }
  })
})

describe('a request that a page of another origin could make', () => {
  const mutation = 'mutation { create_investigation(query: "zzz", data_source: tcu) { id } }'
  const authorization = () => ({ Authorization: `Bearer ${token}` })
  const investigations = async () => {
    const { data } = await askGraph({ baseUrl: service.baseUrl, token }, '{ investigations { totalCount } }')
    return data.investigations?.totalCount
  }

  test('changes nothing by GET', async () => {
    const before = await investigations()
    const response = await fetch(`${url()}?${new URLSearchParams({ query: mutation })}`, { headers: authorization() })
    const reply = await toReply(response)
    assert.deepEqual([reply.status, reply.errors[0]?.extensions.code], [405, 'METHOD_NOT_ALLOWED'])
    assert.equal(reply.headers.get('allow'), 'POST')
    assert.deepEqual(await investigations(), before)
  })

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])
    test(`is not read as ${type || 'nothing'}`, async () => {
      const headers = { ...authorization(), ...(type !== '' && { 'Content-Type': type }) }
      const body = Buffer.from(JSON.stringify({ query: '{ me { id } }' }))
      const reply = await toReply(await fetch(url(), { method: 'POST', headers, body }))
      assert.deepEqual([reply.status, reply.errors[0]?.extensions.code], [415, 'UNSUPPORTED_MEDIA_TYPE'])
    })

  test('is no list of requests', async () => {
    const headers = { ...authorization(), 'Content-Type': 'application/json' }
    const body = JSON.stringify([{ query: '{ me { id } }' }, { query: '{ me { id } }' }])
    const reply = await toReply(await fetch(url(), { method: 'POST', headers, body }))
    assert.deepEqual([reply.status, reply.errors[0]?.extensions.code], [400, 'VALIDATION_ERROR'])
  })
})

test('a viewer makes and cancels nothing', async () => {
  const document = `mutation { create_investigation(query: "zzz", data_source: tcu) { id }
    send: start_analysis(analysis_type: spending_trends, data_source: compras_gov) { __typename } }`
  const { errors } = await askGraph({ baseUrl: service.baseUrl, token: viewerToken }, document)
  assert.deepEqual(
    errors.map(({ extensions }) => [extensions.code, Object(extensions.details).required_permission]),
    [
      ['INSUFFICIENT_PERMISSIONS', 'write:investigations'],
      ['INSUFFICIENT_PERMISSIONS', 'write:analyses'],
    ],
  )
})

describe('a document that is kept under its hash', () => {
  const document = '{ me { email } }'
  const hash = createHash('sha256').update(document).digest('hex')
  const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } })
  const byGet = async (extensions: object, bearer = token) => {
    const query = new URLSearchParams({ extensions: JSON.stringify(extensions) })
    return toReply(await fetch(`${url()}?${query}`, { headers: { Authorization: `Bearer ${bearer}` } }))
  }

  test('is found once it was sent, and for the caller who asks', async () => {
    const unknown = await byGet(persisted(hash))
    assert.deepEqual([unknown.status, unknown.errors[0]?.extensions.code], [404, 'RESOURCE_NOT_FOUND'])
    await askGraph({ baseUrl: service.baseUrl, token }, document, { extensions: persisted(hash) })
    const own = await byGet(persisted(hash))
    const others = await byGet(persisted(hash), viewerToken)
    assert.match(String(own.data.me?.email), /^analyst-/)
    assert.match(String(others.data.me?.email), /^viewer-/)
  })

  test('is one: another text is not kept', async () => {
    const text = '{ me { email '
    const extensions = persisted(createHash('sha256').update(text).digest('hex'))
    assert.equal((await askGraph({ baseUrl: service.baseUrl, token }, text, { extensions })).errors.length, 1)
    assert.equal((await byGet(extensions)).status, 404)
  })

  test('cannot be put under the hash of another one', async () => {
    const reply = await askGraph({ baseUrl: service.baseUrl, token }, '{ me { id } }', { extensions: persisted(hash) })
    assert.equal(reasonIn(reply), 'graph_other_hash')
    for (const wrong of ['', 'abc', '../x', hash.toUpperCase()])
      assert.equal(reasonIn(await byGet(persisted(wrong))), 'wrong_format')
  })
})

test('what is made under a key is made once, however often the mutation comes', async () => {
  const document = `mutation { create_investigation(query: "zzz", data_source: tcu, idempotency_key: "once") { id } }`
  const made = [
    await askGraph({ baseUrl: service.baseUrl, token }, document),
    await askGraph({ baseUrl: service.baseUrl, token }, document),
  ]
  const [first, second] = made.map(({ data }) => data.create_investigation?.id)
  assert.ok(first)
  assert.equal(second, first)
  const other = await askGraph({ baseUrl: service.baseUrl, token }, document.replace('zzz', 'yyy'))
  assert.equal(other.errors[0]?.extensions.code, 'IDEMPOTENCY_KEY_REUSED')
})
