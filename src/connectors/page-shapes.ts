// The envelopes in which the sources wrap their records.

import type { PageFacts } from './source.ts'

/** A page that is a bare array. */
export function arrayPage(value: unknown, isLast: (items: number) => boolean): PageFacts | undefined {
  return Array.isArray(value) ? { items: value, last: isLast(value.length) } : undefined
}

/** A page with its records under `list`, the number of all records under `total` and of the remaining pages under `left`. */
export function enveloped(
  value: unknown,
  names: { readonly list: string; readonly total: string; readonly left: string },
): PageFacts | undefined {
  const items = fieldOf(value, names.list)
  if (!Array.isArray(items)) return undefined
  const total = countOf(value, names.total)
  const left = countOf(value, names.left)
  // Without a number of remaining pages, pages are read until one is empty.
  return { items, ...(total === undefined ? {} : { total }), last: left === 0 }
}

/** An object's own field. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Readonly<Record<string, unknown>>)[name]
}

function countOf(value: unknown, name: string): number | undefined {
  const count = fieldOf(value, name)
  return typeof count === 'number' && Number.isFinite(count) ? count : undefined
}
