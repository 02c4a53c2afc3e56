// How a field of the graph gets its value: by the operation that it stands for, or as a part of the value around it.

import assert from 'node:assert/strict'
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { toConnection } from '../../wire/graphql/connections.ts'
import { type GraphArguments, toFieldRequest } from '../../wire/graphql/field-request.ts'
import type { FieldRow } from '../../wire/graphql/field-rows.ts'
import { type GraphField, graphFieldOf } from '../../wire/graphql/graph-schema.ts'
import type { JoinRow, WordRow } from '../../wire/graphql/join-rows.ts'
import { graphValueAt, partAt } from '../../wire/graphql/value-parts.ts'
import { getOperation } from '../../wire/operations.ts'
import { nameIn } from '../../wire/schema-in-language.ts'
import { getSchema } from '../../wire/schemas.ts'
import type { GraphRun } from './graph-run.ts'

/** The value of any field. */
export const resolveField: GraphQLFieldResolver<unknown, GraphRun> = (...given) => {
  const [source, args, run, info] = given
  const field = info.parentType.getFields()[info.fieldName]
  const graph = field === undefined ? undefined : graphFieldOf(field)
  return graph === undefined ? partOf(source, run, info) : valueBy(graph, { source, args, run, info })
}

interface Asked {
  readonly source: unknown
  readonly args: GraphArguments
  readonly run: GraphRun
  readonly info: GraphQLResolveInfo
}

function valueBy(graph: GraphField, asked: Asked): unknown {
  switch (graph.type) {
    case 'operation':
      return operationValue(graph.row, asked)
    case 'join':
      return joinedValue(graph.row, asked)
    case 'word':
      return wordValue(graph.row, asked)
    case 'subscription':
      return asked.source
  }
}

async function operationValue(row: FieldRow, { args, run, info }: Asked): Promise<unknown> {
  const request = run.failing(() => toFieldRequest(row, args, run.language))
  const isRead = info.parentType === info.schema.getQueryType() && request.method === 'GET'
  const body = await (isRead ? run.read(request) : run.change(request))
  if (request.page !== undefined) return toNodes(row, toConnection(body, request.page, run.language), run.language)
  return shaped(row, body, { args, run })
}

/** What belongs to a value; null where the value does not say whose it is. */
async function joinedValue(row: JoinRow, { source, args, run, info }: Asked): Promise<unknown> {
  const { language, request } = run
  const id = await partOf(source, run, { parentType: info.parentType, fieldName: row.by.property[language] })
  if (typeof id !== 'string') return null
  const isOneself = row.shape === 'user' && request.caller?.user_id === id
  const operation = isOneself ? 'auth_me' : row.operation
  const parameter = pathParameter(row, language)
  const given = { ...args, [parameter]: id }
  const body = await run.read(toFieldRequest({ ...row, operation }, given, language))
  if (row.part === undefined) return shaped(row, body, { args, run })
  return graphValueAt(body, partAt(String(getOperation(row.operation).reply), row.part, language).names)
}

function pathParameter({ operation, by }: JoinRow, language: Language): string {
  const { path, pathPt } = getOperation(operation)
  const at = path.split('/').indexOf(`{${by.parameter}}`)
  const segment = (language === 'pt' ? pathPt : path).split('/')[at]
  assert(segment, `${operation} has ${by.parameter}`)
  return segment.slice(1, -1)
}

/** Another name of what a value holds: the ends of a period that has both, or one value. */
function wordValue({ definition, parts }: WordRow, { source, run }: Asked): unknown {
  const values = parts.map((part) => graphValueAt(source, partAt(definition, part, run.language).names))
  if (values.length === 1) return values[0]
  return values.every((value) => typeof value === 'string' && isDay.test(value)) ? values.join('/') : null
}

const isDay = /^\d{4}-\d{2}-\d{2}/

interface Shaping {
  readonly args: GraphArguments
  readonly run: GraphRun
}

/** An answer in the shape of its field. */
function shaped(row: FieldRow, body: unknown, { args, run }: Shaping): unknown {
  const { language } = run
  switch (row.shape) {
    case 'document':
      return documentOf(body, language)
    case 'data':
      return graphValueAt(body, [words[language].data])
    case 'anomalies':
      return anomaliesOf(body, Number(args.first ?? limits.graphPageItemsDefault), language)
    case 'agents':
      return Object.values(Object(graphValueAt(body, [words[language].agents])))
    case 'done':
      return true
    case 'connection':
    case 'user':
    case 'whole':
      return body
  }
}

const words = {
  en: { data: 'data', attributes: 'attributes', agents: 'agents', anomalies: 'anomalies', run: 'investigation_id' },
  pt: { data: 'dados', attributes: 'atributos', agents: 'agentes', anomalies: 'anomalias', run: 'id_investigacao' },
} as const satisfies Readonly<Record<Language, object>>

function documentOf(body: unknown, language: Language): unknown {
  const { data, attributes } = words[language]
  return { id: graphValueAt(body, [data, 'id']), ...Object(graphValueAt(body, [data, attributes])) }
}

/** Each with the investigation that it is of. */
function anomaliesOf(body: unknown, first: number, language: Language): unknown {
  const { anomalies, run } = words[language]
  const found = graphValueAt(body, [anomalies]) as readonly object[]
  const id = graphValueAt(body, [run])
  return found.slice(0, first).map((anomaly) => ({ ...anomaly, [run]: id }))
}

type Connection = ReturnType<typeof toConnection>

/** Items of the list of investigations as investigations, of which they have some attributes. */
function toNodes({ operation }: FieldRow, connection: Connection, language: Language): Connection {
  if (operation !== 'list_investigations') return connection
  const toNode = (item: object) => ({ ...item, id: graphValueAt(item, [words[language].run]) })
  const edges = connection.edges.map(({ node, cursor }) => ({ node: toNode(node), cursor }))
  return { ...connection, edges, nodes: edges.map(({ node }) => node) }
}

/** A part of the value around it; what the item of a list lacks of an investigation is read of the whole one. */
function partOf(
  source: unknown,
  run: GraphRun,
  { parentType, fieldName }: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>,
): unknown {
  const { language } = run
  const value = graphValueAt(source, [fieldName])
  const isItem = parentType.name === 'Investigation' && graphValueAt(source, [words[language].run]) !== undefined
  if (value !== undefined || !isItem || itemNames(language).has(fieldName)) return value
  return wholeInvestigation(String(graphValueAt(source, ['id'])), run).then((whole) => graphValueAt(whole, [fieldName]))
}

async function wholeInvestigation(id: string, run: GraphRun): Promise<unknown> {
  const { language } = run
  const row: FieldRow = { operation: 'get_investigation', name: { en: '', pt: '' }, shape: 'document' }
  return documentOf(await run.read(toFieldRequest(row, { [words[language].run]: id }, language)), language)
}

/** What the item of a list says by itself, be it that there is nothing. */
function itemNames(language: Language): ReadonlySet<string> {
  const { properties = {} } = getSchema('InvestigationListItem')
  return new Set(Object.entries(properties).map(([name, property]) => nameIn(name, property, language)))
}
