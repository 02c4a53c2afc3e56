// What the documents of both languages say, as one value, and one spelling of a value.

import assert from 'node:assert/strict'

/** Words of lists that each language has by itself, not in pairs. */
const apart: ReadonlySet<string> = new Set(['codes', 'x-words'])

/**
 * Two values of one build as one: names and texts that differ become `english | portuguese`. Keys are in order, and
 * so are lists of plain values, which are sets.
 * @example inBoth({ data: 'high' }, { dados: 'alta' }) // { 'data | dados': 'high | alta' }
 */
export function inBoth<T>(english: T, portuguese: T): T {
  return JSON.parse(JSON.stringify(sorted(paired(english, portuguese, ''))))
}

function paired(english: unknown, portuguese: unknown, name: string): unknown {
  if (Array.isArray(english) && Array.isArray(portuguese)) {
    if (apart.has(name)) return [...new Set([...english, ...portuguese])]
    assert.equal(english.length, portuguese.length, `${name} has as many entries in either language`)
    return english.map((one, index) => paired(one, portuguese[index], name))
  }
  if (isObject(english) && isObject(portuguese)) {
    const [ours, theirs] = [Object.entries(english), Object.entries(portuguese)]
    assert.equal(ours.length, theirs.length, `${name} has as many names in either language`)
    return Object.fromEntries(
      ours.map(([key, value], index) => {
        const [other, twin] = theirs[index]
        return [inOne(key, other), paired(value, twin, key)]
      }),
    )
  }
  if (typeof english === 'string' && typeof portuguese === 'string') return inOne(english, portuguese)
  assert.equal(english, portuguese, `${name} is the same in either language`)
  return english
}

function inOne(english: string, portuguese: string): string {
  return english === portuguese ? english : `${english} | ${portuguese}`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.every((one) => !isObject(one)) ? [...value].sort() : value.map(sorted)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, one]) => [key, sorted(one)] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
