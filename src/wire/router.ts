// From a method and a path to the operation. Both languages stand in one table; the more literal pattern wins.

import assert from 'node:assert/strict'
import type { Language } from '../domain/vocabulary.ts'
import type { Operation } from './operation.ts'
import { operations } from './operations.ts'

export type Match =
  | {
      readonly type: 'found'
      readonly operation: Operation
      /** Path parameters by their English names, decoded. */
      readonly params: Readonly<Record<string, string>>
      /** The language that the path is written in; null where both languages share it. */
      readonly language: Language | null
    }
  /** The path exists; `allow` lists its methods, HEAD left out. */
  | { readonly type: 'wrong_method'; readonly allow: readonly string[] }
  | { readonly type: 'unknown' }

/** One spelling of a path with every operation on it. */
interface Route {
  /** What stands before, between and after its parameters. */
  readonly literals: readonly string[]
  /** Of the parameters, in order. */
  readonly names: readonly string[]
  /** Its slashes, which no parameter adds to. */
  readonly depth: number
  /** Parameters that it has no place for. */
  readonly fixed: Readonly<Record<string, string>>
  readonly operations: Operation[]
  readonly language: Language | null
}

const slash = '/'.charCodeAt(0)
const routes = buildRoutes()
const startSlashes = { api: 4, others: 3 }
const routesByStart = groupByStart()

/**
 * The operation of a request. HEAD counts as GET; a literal segment wins over a parameter; a trailing slash is another path.
 * @example matchOperation('POST', '/api/v1/investigacoes/iniciar') // { type: 'found', operation: …, params: {}, language: 'pt' }
 */
export function matchOperation(method: string, path: string): Match {
  const found = findRoute(canonicalPath(path))
  if (found === undefined) return { type: 'unknown' }
  const { route } = found
  const wanted = method === 'HEAD' ? 'GET' : method
  const operation = route.operations.find((candidate) => candidate.method === wanted)
  if (operation === undefined) return { type: 'wrong_method', allow: route.operations.map((row) => row.method) }
  const params = decodeParameters(route, found.values)
  return params === undefined ? { type: 'unknown' } : { type: 'found', operation, params, language: route.language }
}

// Choice: further spellings of whole modules (docs/choices.md#paths-and-aliases); the first is the documented one.
const aliases = [
  { alias: '/api/v1/auth/oauth', prefix: '/api/v1/oauth', root: '/providers' },
  { alias: '/api/v1/admin/audit', prefix: '/api/v1/audit', root: '/events' },
  { alias: '/api/v1/ml', prefix: '/api/v1/ml_pipeline', root: '' },
  { alias: '/api/v1/ws/chat', prefix: '/api/v1/chat/ws', root: '' },
  { alias: '/api/v1/tasks/status', prefix: '/api/v1/tasks', root: '' },
  { alias: '/api/v1/tasks/list/scheduled', prefix: '/api/v1/tasks/schedules', root: '' },
  { alias: '/api/v1/tasks/trigger/katana-monitor', prefix: '/api/v1/tasks/schedules/new_records', root: '/run' },
  {
    alias: '/api/v1/tasks/trigger/auto-monitor-contracts',
    prefix: '/api/v1/tasks/schedules/new_records',
    root: '/run',
  },
  { alias: '/api/v1/tasks/trigger/priority-orgs', prefix: '/api/v1/tasks/schedules/weekly_analysis', root: '/run' },
  { alias: '/api/v1/tasks/health/katana', prefix: '/api/v1/tasks/schedules/new_records', root: '' },
  { alias: '/api/v1/tasks/health/auto-investigation', prefix: '/api/v1/tasks/schedules/weekly_analysis', root: '' },
  { alias: '/api/v1/chat/agents', prefix: '/api/v1/agents', root: '' },
] as const

function canonicalPath(path: string): string {
  for (const { alias, prefix, root } of aliases) {
    if (!path.startsWith(alias)) continue
    if (path.length === alias.length) return prefix + root
    if (path.charCodeAt(alias.length) === slash) return prefix + path.slice(alias.length)
  }
  return path
}

/**
 * The same path in another language; a path that is not in the table stays as it is.
 * @example translatePath('/api/v1/investigations/7/results', 'pt') // '/api/v1/investigacoes/7/resultados'
 */
export function translatePath(path: string, language: Language): string {
  const found = findRoute(path)
  const operation = found?.route.operations[0]
  if (found === undefined || operation === undefined) return path
  let parameter = 0
  const target = pathIn(operation, language).split('/')
  return target.map((segment) => (isParameter(segment) ? found.values[parameter++] : segment)).join('/')
}

/** The path pattern of an operation in a language. */
export function pathIn(operation: Operation, language: Language): string {
  return language === 'pt' ? operation.pathPt : operation.path
}

/** Names in braces, in order: `/a/{id}` gives `['id']`. */
export function parameterNames(path: string): readonly string[] {
  return path
    .split('/')
    .filter(isParameter)
    .map((segment) => segment.slice(1, -1))
}

function buildRoutes(): readonly Route[] {
  const found = new Map<string, Route>()
  for (const operation of operations as readonly Operation[])
    for (const { path, names, fixed = {}, language } of spellingsOf(operation)) {
      const literals = path.split(/\{[^}]*\}/)
      const route = found.get(path) ?? { literals, names, fixed, depth: depthOf(path), operations: [], language }
      route.operations.push(operation)
      found.set(path, route)
    }
  return [...found.values()].sort((left, right) => literalKey(left) - literalKey(right))
}

type PathSpelling = { readonly path: string } & Pick<Route, 'names' | 'language'> & Partial<Pick<Route, 'fixed'>>

function spellingsOf({ path: english, pathPt, aliasPt = pathPt, also = [] }: Operation): readonly PathSpelling[] {
  const documented = [...new Set([english, pathPt, aliasPt])].map((path): PathSpelling => {
    const language = english === pathPt ? null : path === english ? 'en' : 'pt'
    return { path, names: parameterNames(english), language }
  })
  const known = also.map(({ path, params: fixed = {} }): PathSpelling => {
    return { path, names: parameterNames(path), fixed, language: null }
  })
  return [...documented, ...known]
}

/** Smaller for the pattern whose parameters come later, so that the more literal one is tried first. */
function literalKey({ literals: [first = '', ...rest] }: Route): number {
  return rest.length === 0 ? -1000 : -depthOf(first)
}

function groupByStart(): ReadonlyMap<string, readonly Route[]> {
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const start = startOfPath(route.literals.join('{'))
    assert(!start.includes('{'), `${start} has no parameter`)
    const group = groups.get(start) ?? []
    group.push(route)
    groups.set(start, group)
  }
  return groups
}

/** What a path begins with, module included, so that few patterns are tried: no parameter stands there. */
export function startOfPath(path: string): string {
  let end = -1
  const wanted = path.startsWith('/api/') ? startSlashes.api : startSlashes.others
  for (let slashes = 0; slashes < wanted; slashes++) {
    end = path.indexOf('/', end + 1)
    if (end === -1) return path
  }
  return path.slice(0, end)
}

/** Slashes of a path. */
function depthOf(path: string): number {
  let depth = 0
  for (let at = 0; at < path.length; at++) if (path.charCodeAt(at) === slash) depth++
  return depth
}

/** The route of a path, with the texts that stand for its parameters. */
function findRoute(path: string): { readonly route: Route; readonly values: readonly string[] } | undefined {
  const depth = depthOf(path)
  for (const route of routesByStart.get(startOfPath(path)) ?? []) {
    if (route.depth !== depth) continue
    const values = valuesIn(path, route.literals)
    if (values !== undefined) return { route, values }
  }
  return undefined
}

function valuesIn(path: string, literals: readonly string[]): readonly string[] | undefined {
  const first = literals[0]
  if (!path.startsWith(first)) return undefined
  let at = first.length
  const values: string[] = []
  for (let index = 1; index < literals.length; index++) {
    const literal = literals[index]
    const next = path.indexOf('/', at)
    const end = next === -1 ? path.length : next
    if (end === at || !path.startsWith(literal, end)) return undefined
    values.push(path.slice(at, end))
    at = end + literal.length
  }
  return at === path.length ? values : undefined
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{')
}

/** Undefined when an escape is malformed: such a path names nothing. */
function decodeParameters({ names, fixed }: Route, values: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = { ...fixed }
  try {
    for (let index = 0; index < names.length; index++) {
      const text = values[index] ?? ''
      params[names[index]] = text.includes('%') ? decodeURIComponent(text) : text
    }
  } catch {
    return undefined
  }
  return params
}
