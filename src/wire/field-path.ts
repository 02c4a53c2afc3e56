// The path of a field in an error (`filters.date_range.start`), as the caller spelled it.

import { operations } from './operations.ts'
import { chooseBranch, shapeOf } from './rename.ts'
import { documentName, getSchema, resolve, type Schema, schemas } from './schemas.ts'

export interface FieldPath {
  /** The path in Portuguese names. */
  readonly path: string
  /** Schema of the field, where the path is known to its end. */
  readonly schema: Schema | null
}

/**
 * The Portuguese spelling of a path of English names: along the body or query of the operation, or without one along
 * that of the operation with the longest match. Parts beyond the match stay as they are.
 * @example toPortuguesePath('filters.date_range.start').path // 'filtros.intervalo_data.inicio'
 */
export function toPortuguesePath(path: string, operation?: OperationInput | null): FieldPath {
  const parts = path.split('.')
  let best: Walk = { matched: 0, parts, schema: null }
  for (const schema of operation ? schemasOf([operation]) : requestSchemas) {
    const walk = follow(schema, parts)
    if (walk.matched > best.matched) best = walk
  }
  const joined = best.parts.join('.')
  const named = wholes.get(joined) ?? joined
  return { path: operation?.hasStandardMembers === true ? toStandardPath(named) : named, schema: best.schema }
}

/** @example toStandardPath('dados.atributos.consulta') // 'data.attributes.consulta' */
function toStandardPath(path: string): string {
  const [whole, member, ...rest] = path.split('.')
  if (whole !== 'dados') return path
  return ['data', ...(member === undefined ? [] : [standardMembers.get(member) ?? member]), ...rest].join('.')
}

const standardMembers: ReadonlyMap<string, string> = new Map([
  ['tipo', 'type'],
  ['atributos', 'attributes'],
])

/** Parts of a request that are no field of it. */
const wholes: ReadonlyMap<string, string> = new Map([
  ['body', 'corpo'],
  ['file', 'arquivo'],
  ['content_type', 'tipo_conteudo'],
])

/** The schemas of what an operation takes, and what is known of how a request filled them. */
export interface OperationInput {
  readonly body: string | null
  readonly query: string | null
  /** What is wrong is wrong in the body: the query has been read. */
  readonly isQueryRead?: boolean
  /** A Portuguese request whose document has the members of the standard. */
  readonly hasStandardMembers?: boolean
}

interface Walk {
  /** Number of parts matched. */
  readonly matched: number
  readonly parts: readonly string[]
  readonly schema: Schema | null
}

const documents = operations.flatMap(({ body }) =>
  body !== null && schemas.has(documentName(body)) ? [{ body: documentName(body), query: null }] : [],
)
const requestSchemas = schemasOf([...operations, ...documents])

function schemasOf(inputs: readonly OperationInput[]): readonly Schema[] {
  const names = inputs.flatMap(({ body, query }) => [body, query]).filter((name) => name !== null)
  return [...new Set(names)].map(getSchema)
}

function follow(root: Schema, parts: readonly string[]): Walk {
  const renamed: string[] = []
  let schema: Schema | undefined = root
  for (const [index, part] of parts.entries()) {
    const step = stepInto(schema, part)
    if (step === undefined) return { matched: index, parts: [...renamed, ...parts.slice(index)], schema: null }
    renamed.push(step.name)
    schema = step.schema
  }
  return { matched: parts.length, parts: renamed, schema: resolve(schema) }
}

function stepInto(reference: Schema, part: string): { name: string; schema: Schema } | undefined {
  let schema = shapeOf(resolve(reference))
  if (schema.oneOf !== undefined) schema = resolve(chooseBranch(schema.oneOf, { [part]: null }))
  if (schema.items !== undefined && /^\d+$/.test(part)) return { name: part, schema: schema.items }
  // A path may leave out which item of a list it is.
  if (schema.items !== undefined) schema = shapeOf(resolve(schema.items))
  const { properties = {}, 'x-list': listed } = schema
  if (!Object.hasOwn(properties, part)) return undefined
  const property = properties[part]
  // What stands below `filter` are the fields of the listed items.
  const below = part === 'filter' && listed !== undefined ? getSchema(listed) : property
  return { name: property['x-pt'] ?? part, schema: below }
}
