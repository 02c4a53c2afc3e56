// The end of operations: notice, end and successor, as headers say them (RFC 9745, RFC 8594, RFC 8288).

import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { Deprecation } from './operation.ts'
import { getOperation, isOperationId } from './operations.ts'
import { pagePaths } from './page-texts.ts'
import { pathIn } from './router.ts'

/** Where ends are announced, and where it is said what takes the place of what has ended. */
const announcedAt = `/${pagePaths.releaseNotes}`
const replacedAt = `/${pagePaths.migration}`

/** When a deprecated operation ends, in ms since 1970: as long after its notice as the interface promises. */
export function endOf({ announced }: Deprecation): number {
  const end = new Date(announced)
  return end.setUTCMonth(end.getUTCMonth() + limits.deprecationMonths)
}

/** Day of the end, such as `2027-11-30`. */
export function sunsetOf(deprecation: Deprecation): string {
  return new Date(endOf(deprecation)).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** Path of what takes the place of an operation, with the parameters of the request; undefined where nothing does. */
export function successorPath(
  { successor }: Deprecation,
  params: Readonly<Record<string, string>>,
  language: Language,
): string | undefined {
  if (successor === null || !isOperationId(successor)) return undefined
  const operation = getOperation(successor)
  const values = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([whole, name = '']) =>
    name in params ? encodeURIComponent(params[name]) : whole,
  )
  return pathIn(operation, language).replace(/\{\w+\}/g, () => values.shift() ?? '')
}

/**
 * The headers of every answer of a deprecated operation.
 * @example deprecationHeaders({ announced: '2026-11-30', successor: null }, undefined).Deprecation // '@1795996800'
 */
export function deprecationHeaders(
  deprecation: Deprecation,
  successor: string | undefined,
): Readonly<Record<string, string>> {
  const links = [
    `<${announcedAt}>; rel="deprecation"; type="text/html"`,
    `<${replacedAt}>; rel="sunset"; type="text/html"`,
    ...(successor === undefined ? [] : [`<${successor}>; rel="successor-version"`]),
  ]
  return {
    Deprecation: `@${Date.parse(deprecation.announced) / 1000}`,
    Sunset: new Date(endOf(deprecation)).toUTCString(),
    Link: links.join(', '),
  }
}
