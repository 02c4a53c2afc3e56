// What a file holds and its format does not read: columns of a table and paths of JSON, with how many of their values say something.

import { isNullWord } from '../../domain/null-words.ts'
import { limits } from '../../limits.ts'
import type { ImportTally } from '../importer.ts'
import { isObject } from '../text/read-json.ts'

// LeftOutColumns
// Owns: the values of the columns of one table that its format does not read.   Does not own: which those are.
export class LeftOutColumns {
  readonly #columns: readonly { readonly name: string; readonly at: number }[]
  readonly #counts: number[]

  /** `names` are the titles in the order of the columns. */
  constructor(names: readonly string[], isRead: (name: string) => boolean) {
    this.#columns = names.flatMap((name, at) => (isRead(name) ? [] : [{ name: name === '' ? `#${at + 1}` : name, at }]))
    this.#counts = this.#columns.map(() => 0)
  }

  count(cells: readonly string[]): void {
    for (let i = 0; i < this.#columns.length; i++) if (saysSomething(cells[this.#columns[i].at])) this.#counts[i]++
  }

  /** Reports each column, also one that is always empty. */
  report(tally: Pick<ImportTally, 'ignored'>): void {
    for (const [i, { name }] of this.#columns.entries()) tally.ignored(name, this.#counts[i])
  }
}

interface PathNode {
  count: number
  readonly children: Map<string, PathNode>
}

// LeftOutPaths
// Owns: the values of the objects of one file by path, and the paths that were read.   Does not own: what is made of them.
// P1. A list stands for its elements: `itens.descricao` counts over all of them.
// P2. At most limits.importPathsCountedMax paths are distinguished; values of further ones count together.
export class LeftOutPaths {
  readonly #root: PathNode = { count: 0, children: new Map() }
  readonly #read = new Set<string>()
  readonly #readWhole: readonly string[]
  #paths = 0
  #others = 0

  /** `readWhole` are paths below which the format reads by itself; an empty one is the whole object. */
  constructor(readWhole: readonly string[] = []) {
    this.#readWhole = readWhole
  }

  /** Marks a path as read. */
  reads(path: string): void {
    this.#read.add(path)
  }

  count(value: unknown): void {
    this.#countAt(this.#root, value)
  }

  report(tally: Pick<ImportTally, 'ignored'>): void {
    for (const [path, count] of pathsOf(this.#root, '')) if (!this.#isRead(path)) tally.ignored(path, count)
    if (this.#others > 0) tally.ignored('(other)', this.#others)
  }

  #countAt(node: PathNode, value: unknown): void {
    if (Array.isArray(value)) for (const each of value) this.#countAt(node, each)
    else if (!isObject(value)) node.count += Number(saysSomething(value))
    else
      for (const name in value) {
        const child = node.children.get(name) ?? this.#addChild(node, name)
        if (child !== undefined) this.#countAt(child, value[name])
        else this.#others++
      }
  }

  #addChild(node: PathNode, name: string): PathNode | undefined {
    if (this.#paths >= limits.importPathsCountedMax) return undefined
    this.#paths++
    const child = { count: 0, children: new Map<string, PathNode>() }
    node.children.set(name, child)
    return child
  }

  #isRead(path: string): boolean {
    return (
      this.#read.has(path) ||
      this.#readWhole.some((whole) => whole === '' || path === whole || path.startsWith(`${whole}.`))
    )
  }
}

function* pathsOf({ children }: PathNode, before: string): Generator<readonly [path: string, count: number]> {
  for (const [name, node] of children) {
    const path = before === '' ? name : `${before}.${name}`
    if (node.count > 0) yield [path, node.count]
    yield* pathsOf(node, path)
  }
}

function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  return typeof value !== 'string' || !isNullWord(value, { kind: 'text' })
}
