// The patterns with which texts are read take no text apart in more ways than one where they repeat: with two ways for a word, a
// text that says it n times has 2 to the n readings, of which a search that fails tries each.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedKind, countedGroups } from '../../src/chat/asked-kind.ts'
import { findSubject } from '../../src/chat/named-subject.ts'
import { readMessage } from '../../src/chat/read-message.ts'
import { parseDay } from '../../src/domain/days.ts'

const today = parseDay('2026-11-29') ?? 0
const messages = [
  'quantos contratos de obras em SP em 2024, exceto dispensas, acima de 1 milhão?',
  'não, quis dizer Bahia',
  'and in Rio?',
  'why is the third higher than the first?',
  'contracts of Alfa Ltda between March and May',
  'e os outros estados?',
  'oi',
]

/** Every pattern that is run while the messages are read, each after the other and by itself. */
function patternsInUse(): ReadonlySet<string> {
  const used = new Set<string>()
  const exec = RegExp.prototype.exec
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    used.add(this.source)
    return exec.call(this, text)
  }
  try {
    let before: Parameters<typeof readMessage>[1]
    for (const text of messages) {
      before = readMessage(text, before, { today }).state
      readMessage(text, undefined, { today })
      for (const read of [askedKind, countedGroups, findSubject]) read(text)
    }
  } finally {
    RegExp.prototype.exec = exec
  }
  return used
}

interface Group {
  /** Alternatives in words, without those that are patterns themselves. */
  readonly words: readonly string[]
  readonly isRepeated: boolean
}

/** The innermost groups of a pattern, with whether they or one around them are repeated. */
function groupsOf(source: string): readonly Group[] {
  const open: number[] = []
  const spans: { readonly from: number; readonly to: number; readonly isRepeated: boolean }[] = []
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '[') at = endOfClass(source, at)
    else if (source[at] === '(') open.push(at)
    else if (source[at] === ')')
      spans.push({ from: open.pop() ?? 0, to: at, isRepeated: /^(?:[*+]|\{\d+,\})/.test(source.slice(at + 1)) })
  }
  return spans.map(({ from, to, isRepeated }) => ({
    words: source
      .slice(from + 1, to)
      .replace(/^\?:/, '')
      .split('|')
      .filter((words) => /^[\p{L} ]+$/u.test(words)),
    isRepeated: isRepeated || spans.some((other) => other.isRepeated && other.from < from && to < other.to),
  }))
}

function endOfClass(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === ']') return at
  }
  return source.length
}

/** Words that a repeated group can take in two ways: as one alternative or another, or as several. */
function ambiguous(source: string): readonly string[] {
  return groupsOf(source)
    .filter(({ isRepeated }) => isRepeated)
    .flatMap(({ words }) => {
      const known = new Set(words)
      return words.filter(
        (each, index) => words.indexOf(each) !== index || (/ /.test(each.trim()) && isMadeOf(each.trim(), known)),
      )
    })
}

function isMadeOf(words: string, known: ReadonlySet<string>): boolean {
  return words.split(' ').every((word) => known.has(word))
}

test('no pattern that repeats takes a word in two ways', () => {
  const used = patternsInUse()
  assert.ok(used.size > 200, `${used.size} patterns`)
  const found = [...used].flatMap((source) => {
    const words = ambiguous(source)
    return words.length === 0 ? [] : [`${words.join(', ')}: ${source.slice(0, 120)}`]
  })
  assert.deepEqual(found, [])
})

test('what is looked for is found: a word twice, and words that two others make', () => {
  assert.deepEqual(ambiguous('(?: (?:the|all|the))* (?:a|a)'), ['the'])
  assert.deepEqual(ambiguous('^(?:(?:no|wait|no wait)\\b[\\s,]*)*x'), ['no wait'])
  assert.deepEqual(ambiguous('(?:a|b)+(?:[(|]c)*'), [])
})
