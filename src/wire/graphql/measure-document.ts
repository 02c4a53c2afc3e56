// How much a document asks for, before anything of it is carried out: depth, cost, aliases. A fragment is measured once, however
// often it is spread, so that measuring takes no longer than the document is.

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  typeFromAST,
} from 'graphql'
import { AppError, type FailureDetails } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { graphFieldOf } from './graph-schema.ts'

export interface DocumentMeasure {
  readonly depth: number
  /** Of introspection alone. */
  readonly introspectionDepth: number
  readonly introspectionFields: number
  readonly introspectionAliases: number
  /** How often one list of the schema stands in one introspection, at most. */
  readonly introspectionLists: number
  /** Fields that would be lists of the schema, by name. */
  readonly lists: Readonly<Record<string, number>>
  readonly aliases: number
  readonly rootFields: number
  readonly cost: number
}

const nothing: DocumentMeasure = {
  ...{ depth: 0, introspectionDepth: 0, introspectionFields: 0, introspectionAliases: 0, introspectionLists: 0 },
  ...{ lists: {}, aliases: 0, rootFields: 0, cost: 0 },
}

interface MeasureContext {
  readonly schema: GraphQLSchema
  readonly variables: Readonly<Record<string, unknown>>
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** By name; null while one is being measured, which is a cycle that validation refuses. */
  readonly measured: Map<string, DocumentMeasure | null>
}

/** What an operation of a document asks for; fields that the schema lacks count as any other. */
export function measureDocument(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { schema, variables }: Pick<MeasureContext, 'schema' | 'variables'>,
): DocumentMeasure {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const context = { schema, variables, fragments, measured: new Map() }
  const root = schema.getRootType(operation.operation) ?? null
  return measureSet(operation.selectionSet, root, context)
}

/** Throws VALIDATION_ERROR for the first measure above its limit. */
export function assertMeasure(measure: DocumentMeasure): void {
  const excess = bounds.find(({ name, limit }) => measure[name] > limit)
  if (excess === undefined) return
  const { name, limit } = excess
  const facts: FailureDetails = { field: 'query', reason: reasonOf[name], given: measure[name], limit }
  throw new AppError('VALIDATION_ERROR', facts)
}

const bounds = [
  { name: 'depth', limit: limits.graphDepthMax },
  { name: 'introspectionDepth', limit: limits.graphIntrospectionDepthMax },
  { name: 'introspectionFields', limit: limits.graphIntrospectionFieldsMax },
  { name: 'introspectionAliases', limit: limits.graphIntrospectionAliasesMax },
  { name: 'introspectionLists', limit: limits.graphIntrospectionListsMax },
  { name: 'aliases', limit: limits.graphAliasesMax },
  { name: 'rootFields', limit: limits.graphRootFieldsMax },
  { name: 'cost', limit: limits.graphCostMax },
] as const satisfies readonly { readonly name: Exclude<keyof DocumentMeasure, 'lists'>; readonly limit: number }[]

const reasonOf = {
  depth: 'graph_too_deep',
  introspectionDepth: 'graph_introspection_too_deep',
  introspectionFields: 'graph_introspection_repeated',
  introspectionAliases: 'graph_introspection_aliases',
  introspectionLists: 'graph_introspection_lists',
  aliases: 'graph_too_many_aliases',
  rootFields: 'graph_too_many_fields',
  cost: 'graph_too_costly',
} as const

type Parent = GraphQLCompositeType | null

/** The measure of what is selected, its own fields at depth 1 and as fields of the root. */
function measureSet(set: SelectionSetNode, parent: Parent, context: MeasureContext): DocumentMeasure {
  let sum = nothing
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) sum = add(sum, measureField(selection, parent, context))
    else if (selection.kind === Kind.FRAGMENT_SPREAD) sum = add(sum, measureFragment(selection.name.value, context))
    else {
      const { typeCondition } = selection
      const inner = typeCondition === undefined ? parent : typeNamed(typeCondition.name.value, context)
      sum = add(sum, measureSet(selection.selectionSet, inner, context))
    }
  }
  return sum
}

function measureFragment(name: string, context: MeasureContext): DocumentMeasure {
  const known = context.measured.get(name)
  if (known !== undefined) return known ?? nothing
  const fragment = context.fragments.get(name)
  if (fragment === undefined) return nothing
  context.measured.set(name, null)
  const parent = typeFromAST(context.schema, fragment.typeCondition)
  const measure = measureSet(fragment.selectionSet, isCompositeType(parent) ? parent : null, context)
  context.measured.set(name, measure)
  return measure
}

function typeNamed(name: string, { schema }: MeasureContext): Parent {
  const type = schema.getType(name)
  return isCompositeType(type) ? type : null
}

function measureField(node: FieldNode, parent: Parent, context: MeasureContext): DocumentMeasure {
  const name = node.name.value
  const aliases = node.alias === undefined ? 0 : 1
  const field = fieldOf(parent, name)
  const type = field === undefined ? null : getNamedType(field.type)
  const below =
    node.selectionSet === undefined
      ? nothing
      : measureSet(node.selectionSet, isCompositeType(type) ? type : null, context)
  if (isIntrospection(name))
    return {
      ...{ depth: 0, rootFields: 1, cost: 1 + below.cost, aliases: aliases + below.aliases },
      introspectionDepth: 1 + Math.max(below.depth, below.introspectionDepth),
      introspectionFields: (name === '__typename' ? 0 : 1) + below.introspectionFields,
      introspectionAliases: below.aliases,
      introspectionLists: Math.max(0, ...Object.values(below.lists)),
      lists: {},
    }
  return {
    ...below,
    ...{ depth: 1 + below.depth, lists: schemaLists.has(name) ? addLists(below.lists, { [name]: 1 }) : below.lists },
    ...{ aliases: aliases + below.aliases, rootFields: 1 },
    cost: costOf(field) + itemsOf(node, field, context) * below.cost,
  }
}

// Lists of the schema in the types of introspection. Arguments are none of them: they stand below a list that is counted.
const schemaLists: ReadonlySet<string> = new Set([
  ...['types', 'directives', 'fields', 'inputFields', 'interfaces', 'enumValues', 'possibleTypes'],
])

/** Fields about the graph itself (GraphQL October 2021, 4). */
function isIntrospection(name: string): boolean {
  return name.startsWith('__')
}

function fieldOf(parent: Parent, name: string): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  return parent !== null && 'getFields' in parent ? parent.getFields()[name] : undefined
}

function costOf(field: GraphQLField<unknown, unknown> | undefined): number {
  const graph = field === undefined ? undefined : graphFieldOf(field)
  return graph === undefined || graph.type === 'word' ? 1 : limits.graphOperationCost
}

/** For how many items what is below a field is asked for, at most. */
function itemsOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown> | undefined,
  { variables }: MeasureContext,
): number {
  const graph = field === undefined ? undefined : graphFieldOf(field)
  if (graph === undefined || graph.type === 'word' || graph.type === 'subscription') return 1
  if (graph.row.shape !== 'connection' && graph.row.shape !== 'anomalies') return 1
  const value = node.arguments?.find(({ name }) => name.value === 'first')?.value
  if (value === undefined) return limits.graphPageItemsDefault
  // What is not known before the variables are read counts as the most.
  const given = value.kind === Kind.INT ? value.value : value.kind === Kind.VARIABLE ? variables[value.name.value] : 0
  const items = Number(given ?? limits.graphPageItemsMax)
  return Number.isNaN(items) ? limits.graphPageItemsMax : Math.min(limits.graphPageItemsMax, Math.max(1, items))
}

function add(left: DocumentMeasure, right: DocumentMeasure): DocumentMeasure {
  return {
    depth: Math.max(left.depth, right.depth),
    introspectionDepth: Math.max(left.introspectionDepth, right.introspectionDepth),
    introspectionFields: left.introspectionFields + right.introspectionFields,
    introspectionAliases: left.introspectionAliases + right.introspectionAliases,
    introspectionLists: Math.max(left.introspectionLists, right.introspectionLists),
    lists: addLists(left.lists, right.lists),
    aliases: left.aliases + right.aliases,
    rootFields: left.rootFields + right.rootFields,
    cost: left.cost + right.cost,
  }
}

function addLists(left: DocumentMeasure['lists'], right: DocumentMeasure['lists']): DocumentMeasure['lists'] {
  const sum = { ...left }
  for (const [name, count] of Object.entries(right)) sum[name] = (sum[name] ?? 0) + count
  return sum
}
