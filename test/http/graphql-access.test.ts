import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  isCompositeType,
  isEnumType,
  isRequiredArgument,
} from 'graphql'
import { languages, roles } from '../../src/domain/vocabulary.ts'
import { inputsOfField } from '../../src/wire/graphql/field-inputs.ts'
import { graphFieldOf, graphSchema } from '../../src/wire/graphql/graph-schema.ts'
import { joinedFieldRows } from '../../src/wire/graphql/join-rows.ts'
import { getOperation } from '../../src/wire/operations.ts'
import { type Credential, expectedAccess, rights } from '../support/access-table.ts'
import { askGraph, type GraphReply } from '../support/graph.ts'
import { start } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

// Every field of the graph with every kind of credential: who may carry its operation out by a path of its own may do so here, and
// nobody else. What would change something is given an argument that its operation refuses.

/** A way to present a credential, and what it is worth. */
interface Presented {
  readonly worth: Credential
  readonly headers: Readonly<Record<string, string>>
}

let service: TestService
const presented: Record<string, Presented> = {}
let foreign: string

before(async () => {
  service = await startService()
  for (const role of roles) {
    const token = await service.signIn(await service.addUser(role))
    presented[role] = { worth: { kind: 'person', permissions: rights[role] }, headers: bearer(token) }
  }
  const owner = service.anonymous('en').withToken(String(presented.admin?.headers.Authorization?.slice(7)))
  foreign = await start(owner, { data_source: 'tcu' })
  const params = { investigation_id: foreign }
  assert.equal((await owner.request('update_investigation', { params, body: { visibility: 'public' } })).status, 200)
  for (const [name, scopes] of [
    ['key of all', rights.admin],
    ['key of reports', ['read:reports']],
  ] as const) {
    const issued = await owner.request('create_api_key', { body: { name, scopes } })
    const { api_key } = issued.english as { readonly api_key: string }
    presented[name] = { worth: { kind: 'key', permissions: scopes }, headers: { 'X-API-Key': api_key } }
  }
  const waiting = await service.signIn(await service.addUser('admin'))
  presented['no credential'] = { worth: { kind: 'refused', code: 'UNAUTHORIZED' }, headers: {} }
  presented['unsigned token'] = { worth: { kind: 'refused', code: 'TOKEN_INVALID' }, headers: bearer(`${waiting}x`) }
})
after(() => service.stop())

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const unknownId = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'

/** A value that the schema of the graph takes and the operation does not, or names nothing. */
function refusedValue({ name, type }: GraphQLArgument): string {
  const named = getNamedType(type)
  if (isEnumType(named)) return String(named.getValues()[0]?.name)
  if (named.name === 'Float' || named.name === 'Int') return '-1'
  return /(^|_)id(_|$)/.test(name) || named.name === 'ID' ? `"${unknownId}"` : '""'
}

/** Arguments that none of these is made with. */
const besides: Readonly<Record<string, string>> = {
  generate_report: 'title: ""',
  gerar_relatorio: 'titulo: ""',
  start_analysis: 'seed: -1',
  iniciar_analise: 'semente: -1',
  send_chat_message: 'message: ""',
  enviar_mensagem: 'mensagem: ""',
  detect_anomalies: 'confidence_threshold: 7',
  detectar_anomalias: 'limite_confianca: 7',
}

function documentOf(field: GraphQLField<unknown, unknown>, kind: 'query' | 'mutation'): string {
  const needed = field.args.filter(isRequiredArgument).map((one) => `${one.name}: ${refusedValue(one)}`)
  const given = [...needed, besides[field.name] ?? []].flat()
  const selected = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''
  return `${kind} { ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selected} }`
}

/** The code of a refusal of access, or 'admitted'. */
function accessIn({ status, errors }: GraphReply): string {
  const [code] = errors.map(({ extensions }) => extensions.code)
  const english = { PERMISSOES_INSUFICIENTES: 'INSUFFICIENT_PERMISSIONS', TOKEN_INVALIDO: 'TOKEN_INVALID' }[code ?? '']
  const named = english ?? (code === 'NAO_AUTORIZADO' ? 'UNAUTHORIZED' : code)
  const isRefusal = ['INSUFFICIENT_PERMISSIONS', 'UNAUTHORIZED', 'TOKEN_INVALID'].includes(named ?? '')
  if (named === 'UNAUTHORIZED' || named === 'TOKEN_INVALID') assert.equal(status, 401)
  return isRefusal ? String(named) : 'admitted'
}

for (const language of languages)
  for (const kind of ['query', 'mutation'] as const)
    test(`each field of the ${kind} admits whom its operation admits, in ${language}`, async () => {
      const root = kind === 'query' ? graphSchema(language).getQueryType() : graphSchema(language).getMutationType()
      const fields = Object.values(root?.getFields() ?? {})
      assert.ok(fields.length >= 15)
      const found: string[] = []
      const expected: string[] = []
      for (const field of fields) {
        const graph = graphFieldOf(field)
        assert(graph?.type === 'operation', `${field.name} is an operation`)
        const operation = getOperation(graph.row.operation)
        for (const [name, { worth, headers }] of Object.entries(presented)) {
          const reply = await askGraph({ baseUrl: service.baseUrl, language, headers }, documentOf(field, kind))
          found.push(`${field.name}, ${name}: ${accessIn(reply)}`)
          expected.push(`${field.name}, ${name}: ${expectedAccess(operation, worth)}`)
        }
      }
      assert.deepEqual(found, expected)
      assert.deepEqual(service.errors, [])
    })

test('what belongs to a value is read with the permission of its own operation', async () => {
  const document = `{ investigation(investigation_id: "${foreign}") { id user { id email } } }`
  for (const [name, { worth, headers }] of Object.entries(presented)) {
    if (worth.kind === 'refused') continue
    const { data, errors } = await askGraph({ baseUrl: service.baseUrl, headers }, document)
    const mayRead = worth.permissions.includes('read:investigations')
    const isOwner = name === 'admin' || name === 'key of all'
    assert.equal(data.investigation?.id, mayRead ? foreign : undefined, name)
    const codes = errors.map(({ extensions }) => extensions.code)
    assert.deepEqual(codes, isOwner ? [] : ['INSUFFICIENT_PERMISSIONS'], name)
  }
})

test('every field that reads or does something names an operation, and takes its parameters', () => {
  for (const language of languages)
    for (const row of joinedFieldRows) {
      const inputs = inputsOfField(row, language)
      assert.ok(
        inputs.some((input) => 'english' in input && input.english === row.by.parameter),
        row.name.en,
      )
    }
})
