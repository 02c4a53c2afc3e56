// The graph in one language: the operations of the table as fields of queries and mutations, the definitions of schemas/ as types.
// Owns: names, types and arguments.   Does not own: how a field gets its value (http/graphql).

import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { getOperation } from '../operations.ts'
import { getSchema, referenceName } from '../schemas.ts'
import { type FieldInput, inputsOfField } from './field-inputs.ts'
import { type FieldRow, mutationRows, queryRows, type SubscriptionRow, subscriptionRows } from './field-rows.ts'
import { GraphTypes } from './graph-types.ts'
import { type JoinRow, joinedFieldRows, type WordRow, wordRows } from './join-rows.ts'
import { typeNameOf } from './type-names.ts'
import { partAt } from './value-parts.ts'

/** What a field of the graph stands for; a field of a value as it came stands for nothing. */
export type GraphField =
  | { readonly type: 'operation'; readonly row: FieldRow }
  | { readonly type: 'join'; readonly row: JoinRow }
  | { readonly type: 'word'; readonly row: WordRow }
  | { readonly type: 'subscription'; readonly row: SubscriptionRow }

const known = new Map<Language, GraphQLSchema>()

/** The graph in a language, made when it is first asked for. */
export function graphSchema(language: Language): GraphQLSchema {
  const cached = known.get(language)
  if (cached !== undefined) return cached
  const made = makeSchema(language)
  known.set(language, made)
  return made
}

/** What a field stands for; undefined where its value is a part of another one. */
export function graphFieldOf(field: Pick<GraphQLField<unknown, unknown>, 'extensions'>): GraphField | undefined {
  return field.extensions.graph as GraphField | undefined
}

type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>

function makeSchema(language: Language): GraphQLSchema {
  const types = new GraphTypes(language, (type, among) => extraFields(type, among))
  const parts = { types, filter: filterType(language), connections: new Map<string, GraphQLObjectType>() }
  const root = (name: string, rows: readonly FieldRow[]) =>
    new GraphQLObjectType({ name, fields: Object.fromEntries(rows.map((row) => operationField(row, parts))) })
  return new GraphQLSchema({
    query: root('Query', queryRows),
    mutation: root('Mutation', mutationRows),
    subscription: subscriptionType(types),
  })
}

interface SchemaParts {
  readonly types: GraphTypes
  readonly filter: GraphQLInputObjectType
  readonly connections: Map<string, GraphQLObjectType>
}

function operationField(row: FieldRow, parts: SchemaParts): [string, Fields[string]] {
  const { language } = parts.types
  const { summary } = getOperation(row.operation)
  const args = Object.fromEntries(inputsOfField(row, language).map((input) => argument(input, parts)))
  const graph: GraphField = { type: 'operation', row }
  return [row.name[language], { type: typeOf(row, parts), args, description: summary[language], extensions: { graph } }]
}

function argument(input: FieldInput, { types, filter }: SchemaParts): [string, GraphQLFieldConfigArgumentMap[string]] {
  const { name } = input
  switch (input.place) {
    case 'path':
      return [name, { type: new GraphQLNonNull(GraphQLID) }]
    case 'query':
    case 'body': {
      const { schema, owner, english, isNeeded } = input
      const type: GraphQLInputType = types.inputAt(schema, { owner: typeNameOf(owner), property: english })
      return [name, { type: isNeeded ? new GraphQLNonNull(type) : type }]
    }
    case 'first':
      return [name, firstArgument]
    case 'filters':
      return [name, { type: new GraphQLList(new GraphQLNonNull(filter)) }]
    case 'after':
    case 'idempotency_key':
      return [name, { type: GraphQLString }]
  }
}

const firstArgument = { type: GraphQLInt, defaultValue: limits.graphPageItemsDefault }

const filterWords = {
  en: { field: 'field', operator: 'operator', value: 'value' },
  pt: { field: 'campo', operator: 'operador', value: 'valor' },
} as const

/** The names of a condition in a language. */
export function filterNames(language: Language): (typeof filterWords)[Language] {
  return filterWords[language]
}

function filterType(language: Language): GraphQLInputObjectType {
  const { field, operator, value } = filterWords[language]
  const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte']
  const values = Object.fromEntries(operators.map((name) => [name, { value: name }]))
  const type = new GraphQLEnumType({ name: 'SearchOperator', values })
  return new GraphQLInputObjectType({
    name: 'SearchFilter',
    fields: {
      [field]: { type: new GraphQLNonNull(GraphQLString) },
      [operator]: { type, defaultValue: 'eq' },
      [value]: { type: new GraphQLNonNull(GraphQLString) },
    },
  })
}

function typeOf(row: FieldRow, { types, connections }: SchemaParts): GraphQLOutputType {
  const { reply } = getOperation(row.operation)
  if (row.shape === 'connection') return connectionType(String(reply), types, connections)
  return valueType(row, types)
}

function valueType({ shape, operation }: FieldRow, types: GraphTypes): GraphQLOutputType {
  const { reply } = getOperation(operation)
  switch (shape) {
    case 'document':
      return types.outputOf('InvestigationAttributes')
    case 'anomalies':
      return listOf(types.outputOf('AnomalyResult'))
    case 'agents':
      return listOf(types.outputOf('AgentState'))
    case 'user':
      return types.outputOf('User')
    case 'done':
      return GraphQLBoolean
    case 'data':
      return types.outputAt(getSchema(String(reply)).properties?.data ?? {}, {
        owner: String(reply),
        property: 'data',
      })
    case 'connection':
    case 'whole':
      return types.outputOf(String(reply))
  }
}

function listOf(type: GraphQLOutputType): GraphQLOutputType {
  return new GraphQLList(new GraphQLNonNull(type))
}

/** Choice: an investigation is one type, whether it stands in a list or alone. */
const itemDefinitions: Readonly<Record<string, string>> = { InvestigationListItem: 'InvestigationAttributes' }

function connectionType(
  reply: string,
  types: GraphTypes,
  connections: Map<string, GraphQLObjectType>,
): GraphQLObjectType {
  const { properties = {} } = getSchema(reply)
  const item = referenceName(properties.data?.items?.$ref ?? '')
  const node = types.outputOf(itemDefinitions[item] ?? item)
  const name = `${reply.replace(/List$/, '')}Connection`
  const cached = connections.get(name)
  if (cached !== undefined) return cached
  const made = new GraphQLObjectType({
    name,
    fields: () => ({
      edges: { type: new GraphQLNonNull(listOf(edgeType(name, node))) },
      nodes: { type: new GraphQLNonNull(listOf(node)) },
      pageInfo: { type: new GraphQLNonNull(pageInfoOf(connections)) },
      totalCount: { type: new GraphQLNonNull(GraphQLFloat) },
      meta: { type: types.outputAt(properties.meta ?? {}, { owner: reply, property: 'meta' }) },
    }),
  })
  connections.set(name, made)
  return made
}

function edgeType(connection: string, node: GraphQLOutputType): GraphQLOutputType {
  const fields = { node: { type: new GraphQLNonNull(node) }, cursor: { type: new GraphQLNonNull(GraphQLString) } }
  return new GraphQLObjectType({ name: connection.replace(/Connection$/, 'Edge'), fields })
}

function pageInfoOf(connections: Map<string, GraphQLObjectType>): GraphQLObjectType {
  const cached = connections.get('PageInfo')
  if (cached !== undefined) return cached
  const flag = { type: new GraphQLNonNull(GraphQLBoolean) }
  const made = new GraphQLObjectType({
    name: 'PageInfo',
    fields: {
      ...{ hasNextPage: flag, hasPreviousPage: flag },
      ...{ startCursor: { type: GraphQLString }, endCursor: { type: GraphQLString } },
    },
  })
  connections.set('PageInfo', made)
  return made
}

/** Fields of a type besides those of its definition, whose own names stay its own. */
function extraFields(type: string, types: GraphTypes): Fields {
  const { language } = types
  const own: Fields = type === 'Investigation' ? { id: { type: new GraphQLNonNull(GraphQLID) } } : {}
  const joins = joinedFieldRows
    .filter(({ on }) => on === type)
    .map((row): [string, Fields[string]] => {
      const { reply, summary } = getOperation(row.operation)
      const graph: GraphField = { type: 'join', row }
      const part = row.part === undefined ? null : partAt(String(reply), row.part, language)
      const made = part === null ? valueType(row, types) : types.outputAt(part.schema, part)
      const args = row.shape === 'anomalies' ? { first: firstArgument } : {}
      return [row.name[language], { type: made, args, description: summary[language], extensions: { graph } }]
    })
  const words = wordRows
    .filter(({ on }) => on === type)
    .map((row): [string, Fields[string]] => {
      const graph: GraphField = { type: 'word', row }
      const [first = []] = row.parts
      const { schema, ...place } = partAt(row.definition, first, language)
      const made = row.parts.length > 1 ? GraphQLString : types.outputAt(schema, place)
      return [row.name[language], { type: made, extensions: { graph } }]
    })
  const belongs = type === 'Anomaly' ? { [language === 'pt' ? 'id_investigacao' : 'investigation_id']: idField } : {}
  return { ...own, ...belongs, ...Object.fromEntries([...joins, ...words]) }
}

const idField = { type: GraphQLID }

function subscriptionType(types: GraphTypes): GraphQLObjectType {
  const { language } = types
  const { investigation_updates: updates, agent_activity: activity } = subscriptionRows
  const idName = language === 'pt' ? 'id_investigacao' : 'investigation_id'
  const field = (row: SubscriptionRow, type: GraphQLOutputType, args: GraphQLFieldConfigArgumentMap) => {
    const graph: GraphField = { type: 'subscription', row }
    const { summary } = getOperation(row.operation)
    return { [row.name[language]]: { type, args, description: summary[language], extensions: { graph } } }
  }
  return new GraphQLObjectType({
    name: 'Subscription',
    fields: {
      ...field(updates, types.outputOf(updates.definition), {
        [idName]: { type: new GraphQLNonNull(GraphQLID) },
        ...{ [language === 'pt' ? 'apos' : 'after']: { type: GraphQLString } },
      }),
      ...field(activity, listOf(types.outputOf(activity.definition)), {}),
    },
  })
}
