// The figures of read questions: what counts as right, missed, too much and reversed.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { LabelledQuestion, QuestionSlots } from '../../src/evaluation/labelled-questions.ts'
import { questionFigures, scoreQuestion, worstReadings } from '../../src/evaluation/question-score.ts'
import { slotsOf } from '../../src/evaluation/question-slots.ts'

const score = (label: QuestionSlots, read: QuestionSlots, id = 'pt-1') =>
  scoreQuestion(labelled(label, id), { intent: 'investigate', slots: read })

describe('a question that was read', () => {
  test('is held against its label value by value, both ends of a period apart', () => {
    const { right, missed, extra } = score(
      { regions: ['BA', 'SP'], date_range: { start: '2023-01-01', end: '2023-12-31' }, min_value: 5 },
      { regions: ['SP'], date_range: { start: '2023-01-01', end: '2024-12-31' }, min_value: 5, object: [] },
    )
    assert.equal(right, 3)
    assert.deepEqual(missed, ['date_range.end=2023-12-31', 'regions=ba'])
    assert.deepEqual(extra, ['date_range.end=2024-12-31'])
  })

  test('is right where a name has one word more at an end, and not where it has another one', () => {
    const [label, read] = [{ suppliers: ['construtora alfa'] }, { suppliers: ['construtora alfa ltda'] }]
    assert.equal(score(label, read).right, 1)
    assert.equal(score(read, label).right, 1)
    for (const other of ['construtora beta', 'alfa construtora', 'construtora alfa de obras'])
      assert.equal(score(label, { suppliers: [other] }).right, 0, other)
  })

  const reversals: readonly [string, QuestionSlots, QuestionSlots, readonly string[]][] = [
    ['an excluded state as the one wanted', { exclude: { regions: ['SP'] } }, { regions: ['SP'] }, ['regions=sp']],
    ['a wanted type as excluded', { object: ['pneus'] }, { exclude: { object: ['pneus'] } }, ['object=pneus']],
    [
      'an excluded body as the one wanted, by a longer name',
      { exclude: { organizations: ['prefeitura de campinas'] } },
      { organizations: ['a prefeitura de campinas'] },
      ['organizations=prefeitura de campinas'],
    ],
    [
      'an excluded period as the one wanted',
      { exclude: { date_ranges: [{ start: '2023-07-01', end: '2023-07-31' }] } },
      { date_range: { start: '2023-07-01', end: '2023-07-31' } },
      ['date_ranges=2023-07-01..2023-07-31'],
    ],
    ['a greatest value as the least', { max_value: 5 }, { min_value: 5 }, ['value']],
    [
      'an open end as the open start',
      { date_range: { end: '2023-12-31' } },
      { date_range: { start: '2024-01-01' } },
      ['date_range'],
    ],
    [
      'nothing, where both agree',
      { max_value: 5, exclude: { regions: ['SP'] } },
      { max_value: 5, exclude: { regions: ['SP'] } },
      [],
    ],
    ['nothing, where the exclusion was not read', { exclude: { regions: ['SP'] } }, {}, []],
  ]
  for (const [what, label, read, reversed] of reversals)
    test(`reverses ${what}`, () => assert.deepEqual(score(label, read).reversed, reversed))
})

describe('the figures of questions', () => {
  const scored = [
    score({ regions: ['SP'], max_value: 9 }, { regions: ['SP'], max_value: 9 }, 'pt-1'),
    score({ regions: ['SP'], max_value: 9 }, { regions: ['RJ', 'SP'] }, 'pt-2'),
    score({ exclude: { regions: ['SP'] } }, { regions: ['SP'] }, 'pt-3'),
    scoreQuestion(labelled({}, 'pt-4'), { intent: 'help', slots: {} }),
  ]

  test('count values over all questions, and questions that are right as a whole', () => {
    assert.deepEqual(questionFigures(scored), {
      questions: 4,
      intent: 0.75,
      precision: 3 / 5,
      recall: 3 / 5,
      f1: 0.6,
      exact: 0.5,
      reversed: 1,
    })
  })

  test('name the worst first, what is reversed before all, and none that is right', () => {
    assert.deepEqual(
      worstReadings(scored, 10).map(({ question }) => question.id),
      ['pt-3', 'pt-2'],
    )
    assert.equal(worstReadings(scored, 1).length, 1)
  })
})

test('the slots of a reading spell macro-regions out and hold the bodies and firms it names', () => {
  const slots = slotsOf({
    intent: 'lookup',
    filters: { regions: ['S', 'SP'], suppliers: ['12345678000195'], exclude: { regions: ['CO'] }, max_value: 0 },
    anomaly_types: ['price_anomaly'],
    understood: [],
    ignored: [],
    notes: [],
    named: [
      { kind: 'organizations', text: 'da UFRJ', name: 'ufrj' },
      { kind: 'suppliers', text: 'a Alfa', name: 'alfa', excluded: true },
    ],
    second: 'e quanto foi gasto?',
  })
  const read = score(
    {
      regions: ['PR', 'RS', 'SC', 'SP'],
      suppliers: ['12345678000195'],
      organizations: ['ufrj'],
      anomaly_types: ['price_anomaly'],
      max_value: 0,
      exclude: { regions: ['DF', 'GO', 'MS', 'MT'], suppliers: ['alfa'] },
      second: true,
    },
    slots,
  )
  assert.deepEqual([read.missed, read.extra], [[], []])
})

function labelled(slots: QuestionSlots, id: string): LabelledQuestion {
  return { id, language: 'pt', text: 'contratos', intent: 'investigate', slots }
}
