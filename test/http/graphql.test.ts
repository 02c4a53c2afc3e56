import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'
import { serverAudits } from 'graphql-http'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { graphSchema } from '../../src/wire/graphql/graph-schema.ts'
import { foreignWords } from '../support/foreign-words.ts'
import { askGraph, type Found, type GraphReply } from '../support/graph.ts'
import { investigate } from '../support/investigate.ts'
import { lookupRecords, persons, punctuated } from '../support/lookup-records.ts'
import { startService, type TestService } from '../support/service.ts'
import { serviceRecords } from '../support/service-records.ts'

// The graph over a service with an investigation: what it gives is what the other operations give.

let service: TestService
let token: string
let adminToken: string
let userId: string
let investigation: string

before(async () => {
  service = await startService([...serviceRecords(), ...lookupRecords()])
  const user = await service.addUser('analyst')
  userId = user.id
  token = await service.signIn(user)
  adminToken = await service.signIn(await service.addUser('admin'))
  investigation = (await investigate(service.anonymous('en').withToken(token))).id
})
after(() => service.stop())

function ask(query: string, language: Language = 'en', variables: object = {}): Promise<GraphReply> {
  return askGraph({ baseUrl: service.baseUrl, token, language }, query, { variables })
}

describe('fields of the query', () => {
  test('give an investigation with its findings, anomalies and user in one request', async () => {
    const { data, errors, extensions } = await ask(
      `query ($id: ID!) { investigation(investigation_id: $id) {
        id user_id query status confidence_score created_at completed_at processing_time_ms
        findings { agent insight } user { id email } anomalies(first: 3) {
          id investigation_id type description severity confidence_score detection_method created_at
          affected_entities { primary { type id name } }
          investigation { status } } } }`,
      'en',
      { id: investigation },
    )
    assert.deepEqual(errors, [])
    const { investigation: found } = data
    const { anomalies = [], ...run } = { ...found } as Found & { anomalies?: Iterable<Found> }
    assert.deepEqual([run.status, run.user?.id, run.user_id, run.id], ['completed', userId, userId, investigation])
    assert.equal(typeof run.processing_time_ms, 'number')
    const [anomaly] = anomalies
    assert.equal(anomaly?.investigation_id, investigation)
    assert.equal(anomaly?.created_at, run.completed_at)
    assert.deepEqual(anomaly?.investigation, { status: 'completed' })
    assert.ok(extensions && extensions.cost.requested > 0)
  })

  test('give no more anomalies of an investigation than their cost is reckoned by', async () => {
    const document = 'query ($id: ID!) { investigation(investigation_id: $id) { anomalies(first: 101) { id } } }'
    const { errors } = await ask(document, 'en', { id: investigation })
    assert.deepEqual(Object(errors[0]?.extensions.details).reason, 'above_maximum')
  })

  test('have Portuguese names, values and texts, decided by the names of the document or by Accept-Language', async () => {
    const document = `query ($id: ID!) { investigacao(id_investigacao: $id) { id status consulta
      achados { agente insight } anomalias { tipo severidade descricao } } }`
    for (const language of languages) {
      const { data, errors } = await ask(document, language, { id: investigation })
      assert.deepEqual(errors, [])
      assert.equal(data.investigacao?.status, 'concluida')
      assert.deepEqual(foreignWords(data, 'pt'), [])
    }
    const { data } = await ask('{ __schema { queryType { fields { name } } } }', 'pt')
    assert.match(JSON.stringify(data), /"investigacoes"/)
  })

  test('give contracts under the words of older clients', async () => {
    const { data, errors } = await ask(`{ contracts(first: 2) { nodes {
      numero contract_id objeto valor value fornecedor orgao data_assinatura vigencia } } }`)
    assert.deepEqual(errors, [])
    const contract = data.contracts?.nodes?.[0]
    assert.ok(contract)
    assert.deepEqual([contract.numero, contract.valor], [contract.contract_id, contract.value])
  })
})

/** Everything of a type that can be selected without an argument, to a depth. */
function selectionOf(type: GraphQLNamedType, depth: number, seen: readonly string[] = []): string {
  if (isUnionType(type))
    return `{ __typename ${type
      .getTypes()
      .slice(0, 1)
      .map((one) => `... on ${one.name} ${selectionOf(one, depth, seen)}`)
      .join(' ')} }`
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    if (field.extensions.graph !== undefined && isCompositeType(inner)) return []
    if (!isCompositeType(inner)) return [field.name]
    if (depth <= 1 || seen.includes(inner.name)) return []
    return [`${field.name} ${selectionOf(inner, depth - 1, [...seen, inner.name])}`]
  })
  return fields.length === 0 ? '{ __typename }' : `{ ${fields.join(' ')} }`
}

/** A field with values for what it needs. */
function asked(field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(isRequiredArgument).map(({ name, type }) => {
    const named = getNamedType(type)
    const word = isEnumType(named) ? named.getValues()[0]?.name : JSON.stringify(idFor(field, name))
    return `${name}: ${word}`
  })
  const list = given.length === 0 ? '' : `(${given.join(', ')})`
  return `{ ${field.name}${list} ${selectionOf(getNamedType(field.type), 5)} }`
}

function idFor(_field: GraphQLField<unknown, unknown>, argument: string): string {
  if (argument === 'investigation_id' || argument === 'id_investigacao') return investigation
  if (argument === 'agent_name' || argument === 'nome_agente') return 'price_analyst'
  if (argument === 'user_id' || argument === 'id_usuario') return userId
  if (argument === 'record_id' || argument === 'id_registro') return 'contract.compras_gov.lean-sanction'
  if (argument === 'query' || argument === 'consulta') return 'lean'
  return '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
}

/** Words of Relay, and those of older clients, are the same in both languages. */
const isOurs = (path: string) => !fixedWords.has(path.slice(path.lastIndexOf('.') + 1))
const fixedWords = new Set([
  ...['edges', 'nodes', 'node'],
  ...['numero', 'objeto', 'valor', 'fornecedor', 'orgao', 'data_assinatura', 'vigencia'],
])

for (const language of languages)
  test(`every field of the query answers what its type says, in ${language}, and names nobody`, async () => {
    const fields = Object.values(graphSchema(language).getQueryType()?.getFields() ?? {})
    assert.ok(fields.length > 50)
    const sender = { baseUrl: service.baseUrl, token: adminToken, language }
    for (const field of fields) {
      const { data, errors } = await askGraph(sender, asked(field))
      const codes = errors.map(({ extensions, message }) => `${extensions.code} ${message}`)
      const unexpected = codes.filter((code) => !/NOT_FOUND|NAO_ENCONTRAD/.test(code))
      assert.deepEqual(unexpected, [], `${field.name}: ${asked(field)}`)
      assert.deepEqual(foreignWords(data, language).filter(isOurs), [], field.name)
      const said = JSON.stringify(data)
      for (const { cpf, name } of persons)
        for (const secret of [cpf, punctuated(cpf), name]) assert.ok(!said.includes(secret), `${field.name}: ${secret}`)
    }
    assert.deepEqual(service.errors, [])
  })

test('the server holds to GraphQL over HTTP, as its working group audits it', async () => {
  const send = async (address: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${token}`)
    return fetch(address, { ...init, headers })
  }
  const audits = serverAudits({ url: `${service.baseUrl}/api/v1/graphql`, fetchFn: send })
  assert.ok(audits.length > 60)
  const results = await Promise.all(audits.map((audit) => audit.fn()))
  const failed = results.flatMap((result) => ('reason' in result ? [`${result.name}: ${result.reason}`] : []))
  assert.deepEqual(failed, [])
})

describe('connections', () => {
  /** Ids of a list, a page after the other. */
  async function walk(field: string, node: string, first: number): Promise<readonly string[]> {
    const ids: string[] = []
    for (let after: string | null = null; ; ) {
      const { data, errors }: GraphReply = await ask(
        `query ($after: String) { ${field}(first: ${first}, after: $after) { totalCount
          edges { cursor node { ${node} } } nodes { ${node} } pageInfo { hasNextPage startCursor endCursor } } }`,
        'en',
        { after },
      )
      assert.deepEqual(errors, [])
      const page = data[field] as unknown as Page
      assert.ok(page.edges.length <= first && page.edges.length > 0)
      assert.deepEqual(
        page.edges.map((edge) => edge.node),
        page.nodes,
      )
      assert.deepEqual(
        [page.pageInfo.startCursor, page.pageInfo.endCursor],
        [page.edges[0]?.cursor, page.edges.at(-1)?.cursor],
      )
      ids.push(...page.nodes.map((one) => String(one[node])))
      if (!page.pageInfo.hasNextPage) {
        assert.equal(ids.length, page.totalCount)
        return ids
      }
      after = page.pageInfo.endCursor
    }
  }

  interface Page {
    readonly totalCount: number
    readonly edges: readonly { readonly cursor: string; readonly node: Readonly<Record<string, unknown>> }[]
    readonly nodes: readonly Readonly<Record<string, unknown>>[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly startCursor: string; readonly endCursor: string }
  }

  for (const [field, node] of [
    ['contracts', 'record_id'],
    ['agents', 'name'],
    ['contract_types', 'code'],
  ] as const)
    test(`lead from page to page over all of ${field}, each item once`, async () => {
      const whole = await walk(field, node, 100)
      assert.ok(whole.length > 3)
      assert.deepEqual(await walk(field, node, 3), whole)
    })

  test('go on from any item, not from the last of a page alone', async () => {
    const document = '{ contracts(first: 4) { edges { cursor node { record_id } } } }'
    const { data } = await ask(document)
    const { edges } = data.contracts as unknown as Page
    const { data: rest } = await ask(document.replace('first: 4', `first: 2, after: "${edges[0]?.cursor}"`))
    assert.deepEqual(
      (rest.contracts as unknown as Page).edges.map(({ node }) => node),
      edges.slice(1, 3).map(({ node }) => node),
    )
  })

  test('take the conditions of lists', async () => {
    const { data, errors } = await ask(`{ contracts(filters: [{field: "value", operator: gte, value: "1000"}]) {
      nodes { value } } }`)
    assert.deepEqual(errors, [])
    const values = (data.contracts as unknown as Page).nodes.map(({ value }) => Number(value))
    assert.ok(values.length > 0 && values.every((value) => value >= 1000))
  })
})
