// Words that are suggested for a state are read as that state, in both languages.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { ChatState } from '../../src/chat/chat-state.ts'
import { type FactsToAsk, nextQuestions } from '../../src/chat/next-questions.ts'
import { readMessage } from '../../src/chat/read-message.ts'
import { isSameState, wordState } from '../../src/chat/suggest.ts'
import { parseDay } from '../../src/domain/days.ts'
import { anomalyTypes, federativeUnits } from '../../src/domain/vocabulary.ts'
import { groupings } from '../../src/question/question-reading.ts'

const today = parseDay('2026-11-29') ?? 0
const languages = ['en', 'pt'] as const

const kinds = [
  'CONSULTING',
  'CONTINUOUS_SERVICES',
  'FOOD',
  'HEALTH_SUPPLIES',
  'IT_SERVICES',
  'LEASE',
  'SOFTWARE_LICENSE',
  'WORKS_ENGINEERING',
] as const
const procedures = [
  'concorrencia',
  'convite',
  'credenciamento',
  'dispensa',
  'inexigibilidade',
  'leilao',
  'pregao',
  'tomada_de_precos',
] as const
const towns = ['2604106', '3550308', '2927408', '2211001'] as const

const some = <Value>(values: readonly Value[], most = 2) =>
  fc.subarray([...values], { minLength: 1, maxLength: most }).map((list) => list.toSorted())
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 1 })

const period = fc.oneof(
  fc.integer({ min: 2015, max: 2025 }).map((year) => ({ start: `${year}-01-01`, end: `${year}-12-31` })),
  fc.integer({ min: 2015, max: 2025 }).map((year) => ({ start: `${year}-03-10`, end: `${year + 1}-05-04` })),
  fc.integer({ min: 2015, max: 2025 }).map((year) => ({ start: `${year}-02-07` })),
  fc.integer({ min: 2015, max: 2025 }).map((year) => ({ end: `${year}-08-21` })),
)

const filters = fc
  .record({
    contract_types: maybe(some(kinds)),
    modalities: maybe(some(procedures)),
    organizations: maybe(fc.constantFrom(['26232'], ['153080'])),
    suppliers: maybe(fc.constant(['12345678000195'])),
    regions: maybe(fc.oneof(some(federativeUnits), some(towns, 1))),
    date_range: maybe(period),
    min_value: maybe(fc.integer({ min: 1, max: 900_000 }).map((cents) => cents / 100)),
    max_value: maybe(fc.integer({ min: 10_000, max: 900_000_000 })),
    exclude: maybe(
      fc.oneof(
        some(federativeUnits, 1).map((regions) => ({ regions })),
        some(kinds, 1).map((contract_types) => ({ contract_types })),
      ),
    ),
  })
  .filter(({ contract_types, regions, exclude }) => {
    const out = JSON.stringify(exclude ?? {})
    return (
      ![...(contract_types ?? []), ...(regions ?? [])].some((code) => out.includes(code)) &&
      !(regions !== undefined && out.includes('regions'))
    )
  })

const asked = fc.oneof(
  fc.record({
    intent: fc.constant('lookup' as const),
    order: maybe(
      fc.record({
        by: fc.constantFrom('value' as const, 'date' as const),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    ),
    limit: maybe(fc.integer({ min: 2, max: 50 })),
  }),
  fc.record({
    intent: fc.constantFrom('count' as const, 'sum' as const),
    group_by: maybe(fc.constantFrom(...groupings)),
  }),
  fc.record({
    intent: fc.constant('sum' as const),
    group_by: fc.constantFrom('supplier' as const, 'organization' as const, 'state' as const, 'municipality' as const),
    order: fc.record({
      by: fc.constant('value' as const),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    limit: maybe(fc.integer({ min: 2, max: 50 })),
  }),
  fc.record({
    intent: fc.constant('count' as const),
    group_by: fc.constantFrom('supplier' as const, 'organization' as const, 'state' as const, 'municipality' as const),
    order: fc.record({
      by: fc.constant('count' as const),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    limit: maybe(fc.integer({ min: 2, max: 50 })),
  }),
  fc.record({ intent: fc.constantFrom('investigate' as const, 'report' as const) }),
)

/** A state without what is not defined. */
const state = fc.tuple(asked, filters, some(anomalyTypes)).map(
  ([ask, narrowed, types]): ChatState =>
    JSON.parse(
      JSON.stringify({
        ...ask,
        filters: narrowed,
        anomaly_types: ask.intent === 'investigate' ? types : [],
        named: [],
      }),
    ),
)

describe('the words of a state', () => {
  for (const language of languages)
    test(`are read back as the state in ${language}`, () => {
      fc.assert(
        fc.property(state, (one) => {
          const words = wordState(one, { language, today })
          assert.ok(words !== undefined, `no words for ${JSON.stringify(one)}`)
          assert.ok(isSameState(readMessage(words, undefined, { today }).state, one), words)
        }),
        { numRuns: 100, ...(process.env.SUGGEST_SEED && { seed: Number(process.env.SUGGEST_SEED) }) },
      )
    })

  for (const language of languages)
    test(`suggested after any other state are read as just what was meant, behind it and by itself, in ${language}`, () => {
      const facts = {
        totals: { count: 9, with_value: 9, total_value: 1, direct_awards: 0 },
        years: { by: 'year', groups: [{ key: '2023', count: 5, value: 1 }], total: 3, unknown: 0 } as const,
        suppliers: 4,
      }
      let told = 0
      fc.assert(
        fc.property(state, (one) => {
          const questions = nextQuestions(one, facts as unknown as FactsToAsk, { language, today, limit: 3 })
          for (const question of questions) {
            told++
            const [alone, behind] = [undefined, one].map((before) => readMessage(question, before, { today }))
            assert.ok(alone && behind && isSameState(alone.state, behind.state), question)
            assert.deepEqual([alone.ignored, alone.notes, behind.ignored], [[], [], []], question)
            assert.ok(!isSameState(alone.state, one), question)
          }
        }),
        { numRuns: 40, ...(process.env.SUGGEST_SEED && { seed: Number(process.env.SUGGEST_SEED) }) },
      )
      assert.ok(told > 40, `${told} questions`)
    })

  const worded: readonly (readonly [message: string, en: string, pt: string])[] = [
    ['tudo sobre a prefeitura de Caruaru', 'dossier of prefeitura de Caruaru', 'dossiê da prefeitura de Caruaru'],
    [
      'compare UFBA and UFPE in 2024',
      'compare spending of UFBA and of UFPE in 2024',
      'compare os gastos da UFBA e da UFPE em 2024',
    ],
    [
      'quanto foi gasto com pneus em Goiás?',
      'how much was spent on pneus in Goiás?',
      'quanto foi gasto com pneus em Goiás?',
    ],
    [
      'top 5 suppliers of Petrobras',
      'which 5 suppliers received the most of Petrobras?',
      'quais 5 fornecedores receberam mais da Petrobras?',
    ],
    ['compare 2023 e 2024', 'compare spending in 2023 and 2024', 'compare os gastos em 2023 e 2024'],
    ['is it ready?', 'how is my investigation going?', 'como está a minha investigação?'],
  ]
  for (const [message, en, pt] of worded)
    test(`are those of the other language too: ${message}`, () => {
      const { state } = readMessage(message, undefined, { today })
      assert.deepEqual(
        [wordState(state, { language: 'en', today }), wordState(state, { language: 'pt', today })],
        [en, pt],
      )
    })

  test('are none where no question is read as it', () => {
    const asked: ChatState = { intent: 'small_talk', filters: {}, anomaly_types: [], named: [] }
    assert.equal(wordState(asked, { language: 'en', today }), undefined)
  })
})

test('bodies of either gender have their article in Portuguese', () => {
  const words = (text: string, name: string) => {
    const named = [{ kind: 'organizations', text, name }] as const
    return wordState({ intent: 'dossier', filters: {}, anomaly_types: [], named }, { language: 'pt', today })
  }
  assert.equal(words('delegacia de Caruaru', 'delegacia de caruaru'), 'dossiê da delegacia de Caruaru')
  assert.equal(words('Superintendência de Água', 'superintendencia de agua'), 'dossiê da Superintendência de Água')
  assert.equal(words('Hospital de Caruaru', 'hospital de caruaru'), 'dossiê do Hospital de Caruaru')
})
