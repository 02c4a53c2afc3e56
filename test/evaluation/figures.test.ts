import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { evaluate } from '../../src/evaluation/figures.ts'
import { GoalTable } from '../../src/evaluation/goal-table.ts'
import { addPractice, type NamedFigures } from '../../src/evaluation/practice-table.ts'
import { type RatedAnswer, readRatedAnswers } from '../../src/evaluation/rated-answers.ts'
import { addRatings } from '../../src/evaluation/ratings-table.ts'
import { areaUnderRoc } from '../../src/stats/area-under-roc.ts'
import { averagePrecision, precisionAt } from '../../src/stats/average-precision.ts'
import { interpolate } from '../../src/stats/interpolate.ts'
import { assertScored, scoredFile, writeMadeSet } from './support/made-set.ts'

describe('areas and lines', () => {
  it('equal scores count together', () => {
    assert.equal(areaUnderRoc([3, 2, 1], [1, 0, 1]), 0.5)
    assert.equal(areaUnderRoc([1, 1, 1], [1, 0, 1]), 0.5)
    assert.ok(Math.abs(averagePrecision([3, 2, 1], [1, 0, 1]) - 5 / 6) < 1e-12)
    assert.equal(averagePrecision([1, 1, 1, 1], [1, 0, 0, 1]), 0.5)
    assert.equal(precisionAt([3, 3, 1], [1, 0, 1], 1), 0.5)
    assert.ok(Number.isNaN(averagePrecision([1], [0])) && Number.isNaN(areaUnderRoc([1], [1])))
  })

  it('lines join the points and stay level beyond them', () => {
    const points = [
      [0, 0],
      [2, 1],
    ] as const
    assert.deepEqual(
      [-1, 1, 2, 9].map((x) => interpolate(points, x)),
      [0, 0.5, 1, 1],
    )
  })
})

describe('the table of figures', () => {
  it('marks each figure as missed, reached or good, and counts them in its last line', () => {
    const table = new GoalTable()
    table.row('one', [
      table.cell('P', 0.7, { min: 0.8, good: 0.9 }),
      table.cell('R', 0.85, { min: 0.8, good: 0.9 }),
      table.cell('AP', 0.9, { min: 0.8, good: 0.9 }),
      table.cell('ECE', 0.04, { max: 0.05 }),
      table.cell('unknown', Number.NaN, { max: 0.05 }),
    ])
    const [line = '', , last] = table.text().split('\n')
    assert.deepEqual(line.match(/missed|reached|good(?! ≥)/gi), ['MISSED', 'reached', 'good', 'reached', 'MISSED'])
    assert.equal(last, 'reached: 3 of 5 figures that must be, 1 of 3 good ones')
    assert.equal(table.missed, 2)
  })

  it('is in Portuguese where that is asked for', () => {
    const table = new GoalTable('pt')
    table.row('price_anomaly', [table.cell('precision', 0.7, { min: 0.8, good: 0.9 }), table.figure('exact', 0.5)])
    assert.deepEqual(table.text().split('\n'), [
      'anomalia de preço      precisão 0.7000 (≥ 0.8, bom ≥ 0.9) NÃO ATINGIDO  exatas 0.5000',
      '',
      'atingidos: 0 de 1 números obrigatórios, 0 de 1 em nível bom',
      '',
    ])
  })
})

describe('rated answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-rated-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const answer = { message_id: 'm', at: '2024-01-01T00:00:00.000Z', question: 'quanto foi gasto?' }
  const answers: readonly RatedAnswer[] = [
    { ...answer, rating: 'up', language: 'en', intent: 'count' },
    { ...answer, rating: 'down', reason: 'wrong_figure', language: 'pt', intent: 'sum', note: 'falta 2023' },
    { ...answer, rating: 'down', language: 'en', intent: 'sum' },
    { ...answer, rating: 'up', language: 'pt', intent: 'sum' },
  ]

  it('are counted by what was asked and by the reason, in the language of the reader', () => {
    const printed = (['en', 'pt'] as const).map((language) => {
      const table = new GoalTable(language)
      addRatings(table, answers, { misread: 1 })
      return table.text().replace(/ {2,}/g, '  ').split('\n')
    })
    assert.deepEqual(printed, [
      [
        ...['Answers as their askers rated them: 4', 'all  2 up, 2 down  en 1/1  pt 1/1'],
        ...['sum  1 up, 2 down  en 0/1  pt 1/1', 'count  1 up, 0 down  en 1/0  pt 0/0', ''],
        ...['Reasons of those rated down: 2', 'wrong_figure  1  sum 1', 'none  1  sum 1'],
        '  quanto foi gasto?  sum  wrong_figure  note: falta 2023',
        ...['', 'reached: 0 of 0 figures that must be, 0 of 0 good ones', ''],
      ],
      [
        ...['Respostas segundo a avaliação de quem perguntou: 4', 'todas  positivas 2, negativas 2  en 1/1  pt 1/1'],
        ...[
          'somar  positivas 1, negativas 2  en 0/1  pt 1/1',
          'contagem  positivas 1, negativas 0  en 1/0  pt 0/0',
          '',
        ],
        ...['Motivos das avaliadas negativamente: 2', 'número errado  1  somar 1', 'sem motivo  1  somar 1'],
        '  quanto foi gasto?  somar  número errado  nota: falta 2023',
        ...['', 'atingidos: 0 de 0 números obrigatórios, 0 de 0 em nível bom', ''],
      ],
    ])
  })

  it('are read from a file, and a line that is none is named', () => {
    const file = join(folder, 'rated.jsonl')
    writeFileSync(file, `${answers.map((one) => JSON.stringify(one)).join('\n')}\n`)
    assert.deepEqual(readRatedAnswers(file), answers)
    for (const line of ['{', 'null', '{"rating":"sideways","question":"x"}', '{"rating":"up"}']) {
      writeFileSync(file, `${JSON.stringify(answers[0])}\n${line}\n`)
      assert.throws(() => readRatedAnswers(file), /line 2: this is no rated answer/)
    }
  })
})

describe('the figures of labelled sets', () => {
  const one = ['C1', { type: 'price_anomaly', subtype: 'dear', group: '' }] as const
  const setOf = (name: string, planted: readonly (typeof one)[], confidence: number): NamedFigures => {
    const truth = { ids: ['C1', 'C2'], labels: new Map(planted), decoys: new Map([['C2', 'kind']]) }
    const found = evaluate(truth, [{ contract_id: 'C1', type: 'price_anomaly', confidence }], 0.8)
    return { name, ...found, price_error: 0, price_coverage: 0.9, claimed_gap: 0 }
  }
  const linesOf = (sets: readonly NamedFigures[]) => {
    const table = new GoalTable()
    addPractice(table, sets)
    return { missed: table.missed, lines: table.text().split('\n') }
  }

  it('of a size or kind that the goals are not for lower no mean and miss no goal', () => {
    const medium = [setOf('medium-1', [one], 0.9), setOf('elsewhere', [one], 0.9)]
    const others = [setOf('small-500-1', [one], 0.1), setOf('small-500-2', [], 0.1), setOf('clean-1', [], 0.1)]
    const [alone, together] = [linesOf(medium), linesOf([...medium, ...others])]
    assert.equal(together.missed, alone.missed)
    assert.deepEqual(
      together.lines.filter((line) => line.startsWith('Labelled sets')),
      [
        'Labelled sets, medium: mean of medium-1, elsewhere',
        'Labelled sets, small: mean of small-500-1, small-500-2',
        'Labelled sets, clean: mean of clean-1',
      ],
    )
    assert.ok(
      alone.lines.slice(0, -2).every((line) => together.lines.includes(line)),
      'the medium ones are as before',
    )
  })

  it('without anything planted are judged by their false alarms', () => {
    const { missed, lines } = linesOf([setOf('clean-1', [], 0.9)])
    assert.equal(missed, 1)
    assert.match(lines.find((line) => line.startsWith('clean_rate')) ?? '', /1\.0000 \(≤ 0\.005\) MISSED$/)
    assert.match(lines.find((line) => line.startsWith('price_anomaly')) ?? '', /AP – {2}P@k – {2}P – {2}R –$/)
  })
})

describe('evaluation', () => {
  it('gives the figures that the scorer of the practice sets gave on a made-up set', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prumo-evaluate-'))
    try {
      const { truth, predictions } = writeMadeSet(folder)
      assertScored(evaluate(truth, predictions, 0.8), JSON.parse(readFileSync(scoredFile, 'utf8')))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
