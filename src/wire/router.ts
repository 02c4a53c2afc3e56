// From a method and a path to the operation. Both languages stand in one table; the more literal pattern wins.

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
  readonly segments: readonly string[]
  readonly names: readonly string[]
  readonly operations: Operation[]
  readonly language: Language | null
}

const routes = buildRoutes()
const routesByLength = groupByLength()

/**
 * The operation of a request. HEAD counts as GET; a literal segment wins over a parameter; a trailing slash is another path.
 * @example matchOperation('POST', '/api/v1/investigacoes/iniciar') // { type: 'found', operation: …, params: {}, language: 'pt' }
 */
export function matchOperation(method: string, path: string): Match {
  const segments = canonicalPath(path).split('/')
  const route = findRoute(segments)
  if (route === undefined) return { type: 'unknown' }
  const wanted = method === 'HEAD' ? 'GET' : method
  const operation = route.operations.find((candidate) => candidate.method === wanted)
  if (operation === undefined) return { type: 'wrong_method', allow: route.operations.map((row) => row.method) }
  const params = decodeParameters(route, segments)
  return params === undefined ? { type: 'unknown' } : { type: 'found', operation, params, language: route.language }
}

// Second spellings of whole modules (choices.md §1); the first is the documented one.
const aliases: ReadonlyMap<string, string> = new Map([['/api/v1/admin/audit/', '/api/v1/audit/']])

function canonicalPath(path: string): string {
  for (const [alias, prefix] of aliases) if (path.startsWith(alias)) return prefix + path.slice(alias.length)
  return path
}

/**
 * The same path in another language; a path that is not in the table stays as it is.
 * @example translatePath('/api/v1/investigations/7/results', 'pt') // '/api/v1/investigacoes/7/resultados'
 */
export function translatePath(path: string, language: Language): string {
  const segments = path.split('/')
  const operation = findRoute(segments)?.operations[0]
  if (operation === undefined) return path
  const target = pathIn(operation, language).split('/')
  return target.map((segment, index) => (isParameter(segment) ? segments[index] : segment)).join('/')
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
  for (const operation of operations as readonly Operation[]) {
    for (const path of new Set([operation.path, operation.pathPt])) {
      const language = operation.path === operation.pathPt ? null : path === operation.path ? 'en' : 'pt'
      const route = found.get(path) ?? {
        segments: path.split('/'),
        names: parameterNames(operation.path),
        operations: [],
        language,
      }
      route.operations.push(operation)
      found.set(path, route)
    }
  }
  return [...found.values()].sort((left, right) => literalKey(left) - literalKey(right))
}

/** Smaller for the pattern whose parameters come later, so that the more literal one is tried first. */
function literalKey(route: Route): number {
  const first = route.segments.findIndex(isParameter)
  return first === -1 ? -1000 : -first
}

function groupByLength(): ReadonlyMap<number, readonly Route[]> {
  const groups = new Map<number, Route[]>()
  for (const route of routes) {
    const group = groups.get(route.segments.length) ?? []
    group.push(route)
    groups.set(route.segments.length, group)
  }
  return groups
}

function findRoute(segments: readonly string[]): Route | undefined {
  return routesByLength.get(segments.length)?.find((candidate) => isMatch(candidate.segments, segments))
}

function isMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  // From the end: paths of one length begin alike.
  for (let index = pattern.length - 1; index >= 0; index--) {
    const part = pattern[index] as string
    if (isParameter(part) ? segments[index] === '' : part !== segments[index]) return false
  }
  return true
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{')
}

/** Undefined when an escape is malformed: such a path names nothing. */
function decodeParameters(route: Route, segments: readonly string[]): Record<string, string> | undefined {
  const values = segments.filter((_, index) => isParameter(route.segments[index] ?? ''))
  try {
    return Object.fromEntries(route.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
  } catch {
    return undefined
  }
}
