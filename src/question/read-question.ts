// Reads a question in Portuguese or English by its text alone: an ordered list of rules, each of which consumes the words it matches.
// Q1. A word is consumed at most once; words that no rule consumes, stop words aside, are reported as ignored.
// Q2. A body that is named is reported by its name; the records are asked for it later (resolve-names.ts).
// Q3. Time is at most quadratic in the length of the question: repetition before a match is bounded by three.

import { type AnomalyType, type DataSource, type FederativeUnit, federativeUnits } from '../domain/vocabulary.ts'
import { dateRules } from './date-rules.ts'
import {
  anomalyWords,
  bodyEnds,
  bodyWords,
  contractTypeWords,
  macroRegionNames,
  noise,
  sourceWords,
  stateWords,
} from './lexicon.ts'
import { moneyRules } from './money-rules.ts'
import { toPlainCharacters } from './plain-characters.ts'
import type { Found, QueryRule, ReadingContext } from './query-rule.ts'
import type { NamedParty, QuestionReading } from './question-reading.ts'

/** Filters of one value: the first match counts. */
const single = new Set(['date_range', 'min_value', 'max_value', 'data_source'])

const rules: readonly QueryRule[] = [
  // CNPJ with or without punctuation, or its root after the word `cnpj`.
  rule('(?:\\bcnpj\\s*:?\\s*)?\\b([0-9a-z]{2}\\.?[0-9a-z]{3}\\.?[0-9a-z]{3}/?[0-9a-z]{4}-?\\d{2})\\b', readTaxId),
  rule('\\bcnpj\\s*:?\\s*(\\d{8})\\b', ([, root]) => [{ kind: 'suppliers', value: [root] }]),
  ...moneyRules,
  ...dateRules,
  rule(
    `\\b(?:(?:d[oae]s?|n[oa]s?|pel[oa]s?|of|by|the)\\s+){0,3}((?:${bodyWords})\\b.*?)(?=\\s+(?:${bodyEnds})\\b|\\s*[\\u0001,.;?!]|\\s*$)`,
    readBody,
  ),
  rule('\\b(?:ug|uasg|orgao|siafi|siorg|organization|body)\\s*:?\\s*(\\d{4,14})\\b', ([, code]) => [
    { kind: 'organizations', value: [code] },
  ]),
  ...Object.entries(sourceWords).map(([source, words]) =>
    rule(`\\b(?:(?:n|d)[oa]s?\\s+|from\\s+|in\\s+(?:the\\s+)?)?(?:${words})(?![\\w])`, () => [
      { kind: 'data_source', value: source },
    ]),
  ),
  ...stateRules(),
  ...Object.entries(macroRegionNames).map(([region, words]) =>
    rule(`\\b(?:(?:n|d)[oa]s?\\s+|regiao\\s+|in\\s+(?:the\\s+)?){0,3}(?:${words})\\b`, () => [
      { kind: 'regions', value: [region] },
    ]),
  ),
  ...Object.entries(anomalyWords).map(([type, words]) =>
    rule(`\\b(?:${words})\\b`, () => [{ kind: 'anomaly_types', value: [type] }]),
  ),
  ...Object.entries(contractTypeWords).map(([type, words]) =>
    rule(`\\b(?:${words})\\b`, () => [{ kind: 'contract_types', value: [type] }]),
  ),
]

/**
 * The meaning of a question; `today` is a day since 1970-01-01.
 * @example readQuestion('sobrepreço em SP em 2024', { today }).filters.regions // ['SP']
 */
export function readQuestion(question: string, { today }: { readonly today: number }): QuestionReading {
  const original = question.normalize('NFC')
  let rest = toPlainCharacters(original)
  const found: FoundAt[] = []
  for (const { pattern, read } of rules) {
    for (const match of rest.matchAll(pattern)) {
      const meanings = read(match, { today, original })
      if (meanings.length === 0 || match[0].length === 0) continue
      const text = original.slice(match.index, match.index + match[0].length).trim()
      for (const { kind, value } of meanings) found.push({ kind, text, value, at: match.index })
      rest = `${rest.slice(0, match.index)}${'\u0001'.repeat(match[0].length)}${rest.slice(match.index + match[0].length)}`
    }
  }
  found.sort((left, right) => left.at - right.at)
  const understood = found.filter(({ kind }) => kind !== 'named')
  const [source] = understood.filter(({ kind }) => kind === 'data_source')
  return {
    intent: 'investigate',
    filters: toFilters(understood),
    anomaly_types: [
      ...new Set(understood.filter(({ kind }) => kind === 'anomaly_types').flatMap(({ value }) => value)),
    ] as AnomalyType[],
    ...(source && { data_source: source.value as DataSource }),
    understood: understood.map(({ kind, text, value }) => ({ kind, text, value })),
    ignored: leftovers(rest, original),
    notes: [],
    named: found.filter(({ kind }) => kind === 'named').map(toParty),
  }
}

interface FoundAt extends Found {
  readonly text: string
  readonly at: number
}

function toParty({ value, text }: FoundAt): NamedParty {
  return { kind: 'organizations', text, name: String(value) }
}

function rule(pattern: string, read: (match: RegExpExecArray, context: ReadingContext) => readonly Found[]): QueryRule {
  return { pattern: new RegExp(pattern, 'gd'), read }
}

function toFilters(understood: readonly Found[]): QuestionReading['filters'] {
  const filters: Record<string, unknown> = {}
  for (const { kind, value } of understood) {
    if (kind === 'anomaly_types' || kind === 'data_source') continue
    if (single.has(kind)) filters[kind] ??= value
    else filters[kind] = [...new Set([...((filters[kind] as string[] | undefined) ?? []), ...(value as string[])])]
  }
  return filters
}

function leftovers(rest: string, original: string): readonly string[] {
  const filling = new RegExp(`^(?:${noise})$`)
  return [...rest.matchAll(/[\p{L}\p{N}$%-]+/gu)]
    .filter(([word]) => !filling.test(word))
    .map(({ index, 0: word }) => original.slice(index, index + word.length))
}

function readTaxId(match: RegExpExecArray): readonly Found[] {
  const id = (match[1] ?? '').replace(/[^0-9a-z]/g, '').toUpperCase()
  return id.length === 14 && /\d{8}|\//.test(match[0]) ? [{ kind: 'suppliers', value: [id] }] : []
}

function readBody(match: RegExpExecArray): readonly Found[] {
  return [{ kind: 'named', value: match[1] ?? '' }]
}

function stateRules(): readonly QueryRule[] {
  const lead = '\\b(?:(?:n|d)[oa]s?\\s+|em\\s+|de\\s+|in\\s+(?:the\\s+)?|estado (?:d[oae]\\s+)?|state of\\s+){0,3}'
  const names = Object.entries(stateWords) as [FederativeUnit, string][]
  return [
    ...names.map(([state, words]) =>
      rule(`${lead}(${words})\\b`, (match, { original }) => {
        const written = original.slice(match.index, match.index + match[0].length)
        return state === 'PA' && !/Par\u00e1/.test(written) ? [] : [{ kind: 'regions', value: [state] }]
      }),
    ),
    // Two letters name a state in capitals alone: `se` and `para` are words.
    rule(`${lead}\\b(${federativeUnits.join('|').toLowerCase()})\\b`, (match, { original }) => {
      const end = match.index + match[0].length
      const written = original.slice(end - 2, end)
      return written === written.toUpperCase() ? [{ kind: 'regions', value: [written] }] : []
    }),
  ]
}
