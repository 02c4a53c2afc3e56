// The address of a call: its path with parameters, and its query.

import type { Language, OperationRow } from './operation-row.ts'

interface Asked {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: object
}

/**
 * The address of an operation below that of the service, which may have a path of its own.
 * @example addressOf(row, { query: { types: ['a', 'b'] } }, { baseUrl: 'https://x/prumo', language: 'en' }) // https://x/prumo/api/v1/events?types=a,b
 */
export function addressOf(
  { id, path }: Pick<OperationRow, 'id' | 'path'>,
  { params = {}, query = {} }: Asked,
  { baseUrl, language }: { readonly baseUrl: string; readonly language: Language },
): URL {
  const filled = path[language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    // An empty one, or one of dots, would name another path.
    if (value === undefined || /^\.{0,2}$/.test(value)) throw new TypeError(`${id} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  const url = new URL(baseUrl.replace(/\/*$/, '') + filled)
  const search = query instanceof URLSearchParams ? query : new URLSearchParams(parametersOf(query))
  url.search = search.toString()
  return url
}

/** A list has its values in one text, an object its names in brackets: `filter[status][ne]`. */
function parametersOf(query: object, around?: string): [string, string][] {
  return Object.entries(query).flatMap(([key, value]): [string, string][] => {
    const name = around === undefined ? key : `${around}[${key}]`
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value.length === 0 ? [] : [[name, value.join(',')]]
    return typeof value === 'object' ? parametersOf(value, name) : [[name, String(value)]]
  })
}
