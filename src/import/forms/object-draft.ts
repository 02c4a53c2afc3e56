// Object draft: makes objects whose fields are known at run time alone as quick to read as those whose fields stand in the code.

import { limits } from '../../limits.ts'

/** Names in their order, and an object that has them. */
interface Layout {
  readonly names: readonly string[]
  readonly object: Readonly<Record<string, unknown>>
}

const layouts = new Map<string, Layout>()
let latest: Layout = { names: [], object: {} }

// ObjectDraft
// Owns: the names and values of one object in the making.
// D1. The object has the names in the order in which they were set.
// D2. An object that gets some sixteen computed names one after the other becomes a hash table; a copy of one that has them
//     does not. Rows of a file have few different sets of names, so that a copy is at hand.
export class ObjectDraft {
  readonly #names: string[] = []
  readonly #values: unknown[] = []

  /** The value of a name; undefined where it was not set. */
  get(name: string): unknown {
    const at = this.#names.indexOf(name)
    return at < 0 ? undefined : this.#values[at]
  }

  /** Sets a name that was not set before; undefined leaves it so. */
  set(name: string, value: unknown): void {
    if (value === undefined) return
    this.#names.push(name)
    this.#values.push(value)
  }

  toObject(): Record<string, unknown> {
    const names = this.#names
    if (!isAlike(names, latest.names)) latest = findLayout(names)
    const object: Record<string, unknown> = { ...latest.object }
    for (let at = 0; at < names.length; at++) object[names[at]] = this.#values[at]
    return object
  }
}

function isAlike(names: readonly string[], others: readonly string[]): boolean {
  if (names.length !== others.length) return false
  for (let at = 0; at < names.length; at++) if (names[at] !== others[at]) return false
  return true
}

function findLayout(names: readonly string[]): Layout {
  const key = JSON.stringify(names)
  const known = layouts.get(key)
  if (known !== undefined) return known
  const layout = { names: [...names], object: Object.fromEntries(names.map((name) => [name, undefined])) }
  if (layouts.size < limits.recordShapesMax) layouts.set(key, layout)
  return layout
}
