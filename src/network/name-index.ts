// Name index: which names look like a given one. Trigrams of names in compressed rows, so that a name is found by its parts
// whatever is misspelt, joined or missing in it; what looks alike is then compared word by word (name-likeness.ts).

import { limits } from '../limits.ts'
import { toNameKey } from './name-key.ts'
import { createLikeness, type NameLikeness } from './name-likeness.ts'

export interface NamedNode {
  readonly node: number
  readonly name: string
}

export interface NameHit {
  readonly node: number
  /** 0 to 1: how alike the names are. */
  readonly score: number
}

export interface NameIndex {
  readonly size: number
  /** Bytes of its typed arrays. */
  readonly bytes: number
  /** The nodes whose names are most like a name, most alike first; each node once. */
  find(name: string, most: number): readonly NameHit[]
  /** How alike a name and the names of a node are; undefined for a node without names. */
  compare(name: string, node: number): number | undefined
}

/** Trigrams of 37 characters: a blank, letters, digits. */
const characters = 37
const trigrams = characters ** 3

/** The index of names; one node may have several. */
export function createNameIndex(named: readonly NamedNode[]): NameIndex {
  const keys = named.map(({ name }) => toNameKey(name))
  const nodes = Int32Array.from(named, ({ node }) => node)
  const postings = postingsOf(keys)
  const likeness = createLikeness(keys)
  const shared = new Float32Array(named.length)
  const entriesOf = new Map<number, number[]>()
  for (const [entry, { node }] of named.entries()) entriesOf.set(node, [...(entriesOf.get(node) ?? []), entry])
  return {
    size: named.length,
    bytes: postings.starts.byteLength + postings.entries.byteLength + postings.weights.byteLength + nodes.byteLength,
    compare(name, node) {
      const entries = entriesOf.get(node)
      return entries && Math.max(...entries.map(likeness(toNameKey(name))))
    },
    find(name, most) {
      const key = toNameKey(name)
      if (key === '') return []
      return bestOf(likeliest(key, { postings, shared }), { key, nodes, likeness }).slice(0, most)
    },
  }
}

interface Postings {
  /** Entries that have trigram t lie from `starts[t]` to `starts[t + 1] − 1`. */
  readonly starts: Int32Array
  readonly entries: Int32Array
  /** Sum of the weights of each entry's trigrams. */
  readonly weights: Float32Array
}

function postingsOf(keys: readonly string[]): Postings {
  const starts = new Int32Array(trigrams + 1)
  for (const key of keys) for (const trigram of trigramsOf(key)) starts[trigram + 1]++
  for (let trigram = 0; trigram < trigrams; trigram++) starts[trigram + 1] += starts[trigram]
  const next = starts.slice(0, trigrams)
  const entries = new Int32Array(starts[trigrams])
  for (const [entry, key] of keys.entries()) for (const trigram of trigramsOf(key)) entries[next[trigram]++] = entry
  const weights = new Float32Array(keys.length)
  for (let trigram = 0; trigram < trigrams; trigram++) {
    const weight = weightOf(starts, trigram, keys.length)
    for (let at = starts[trigram]; at < starts[trigram + 1]; at++) weights[entries[at]] += weight
  }
  return { starts, entries, weights }
}

/** The rarer a trigram, the more it says. */
function weightOf(starts: Int32Array, trigram: number, names: number): number {
  return Math.log(1 + names / Math.max(1, starts[trigram + 1] - starts[trigram]))
}

/** Each trigram once, words with a blank on either side. */
function trigramsOf(key: string): ReadonlySet<number> {
  const found = new Set<number>()
  let [before, last] = [0, 0]
  for (let at = 0; at <= key.length; at++) {
    const code = at === key.length ? 0 : codeOf(key.charCodeAt(at))
    if (at > 0) found.add((before * characters + last) * characters + code)
    ;[before, last] = [last, code]
  }
  return found
}

function codeOf(unit: number): number {
  if (unit >= 0x61 && unit <= 0x7a) return unit - 0x60
  return unit >= 0x30 && unit <= 0x39 ? unit - 0x30 + 27 : 0
}

/** The entries that have most in common with a name by the weights of their trigrams (Dice). */
function likeliest(
  key: string,
  { postings: { starts, entries, weights }, shared }: { readonly postings: Postings; readonly shared: Float32Array },
): readonly number[] {
  const countOf = (trigram: number) => starts[trigram + 1] - starts[trigram]
  const rarestFirst = [...trigramsOf(key)].sort((a, b) => countOf(a) - countOf(b))
  const whole = rarestFirst.reduce((sum, trigram) => sum + weightOf(starts, trigram, weights.length), 0)
  const touched: number[] = []
  let read = 0
  for (const trigram of rarestFirst) {
    read += countOf(trigram)
    if (touched.length > 0 && read > limits.networkPostingsReadMax) break
    const weight = weightOf(starts, trigram, weights.length)
    for (let at = starts[trigram]; at < starts[trigram + 1]; at++) {
      const entry = entries[at]
      if (shared[entry] === 0) touched.push(entry)
      shared[entry] += weight
    }
  }
  const scored = topOf(touched, (entry) => shared[entry] / (whole + weights[entry]))
  for (const entry of touched) shared[entry] = 0
  return scored
}

/** The best entries by a score; ties by entry. */
function topOf(entries: readonly number[], scoreOf: (entry: number) => number): readonly number[] {
  const best: { entry: number; score: number }[] = []
  let least = -1
  for (const entry of entries) {
    const score = scoreOf(entry)
    if (best.length >= limits.networkNamesComparedMax && score <= least) continue
    best.push({ entry, score })
    if (best.length < 2 * limits.networkNamesComparedMax) continue
    least = cut(best)
  }
  cut(best)
  return best.map(({ entry }) => entry)
}

function cut(best: { entry: number; score: number }[]): number {
  best.sort((a, b) => b.score - a.score || a.entry - b.entry)
  best.length = Math.min(best.length, limits.networkNamesComparedMax)
  return best.length < limits.networkNamesComparedMax ? -1 : (best.at(-1)?.score ?? -1)
}

interface Compared {
  readonly key: string
  readonly nodes: Int32Array
  readonly likeness: NameLikeness
}

function bestOf(entries: readonly number[], { key, nodes, likeness }: Compared): readonly NameHit[] {
  const scores = new Map<number, number>()
  const scoreOf = likeness(key)
  for (const entry of entries) {
    const score = scoreOf(entry)
    const node = nodes[entry]
    if (score > (scores.get(node) ?? 0)) scores.set(node, score)
  }
  return [...scores].map(([node, score]) => ({ node, score })).sort((a, b) => b.score - a.score || a.node - b.node)
}
