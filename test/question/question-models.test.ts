// The learned models of intents and exceptions: their tables are what the labelled lines give, and they decide only where the rules
// are silent or they are certain.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { generateExceptionWeights, generateIntentWeights } from '../../scripts/generate-question-models.ts'
import { parseDay } from '../../src/domain/days.ts'
import { likelyIntent } from '../../src/question/intent-model.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { repositoryFolder } from '../support/repository.ts'

const tables = [
  ['intent-weights.ts', generateIntentWeights],
  ['exception-weights.ts', generateExceptionWeights],
] as const
const today = parseDay('2026-11-29') ?? 0

describe('the models of questions', () => {
  for (const [name, generate] of tables)
    test(`have in ${name} what the labelled lines and the patterns give, and little enough to be read at a start`, () => {
      const text = readFileSync(`${repositoryFolder}src/question/generated/${name}`, 'utf8')
      assert.ok(text === generate(repositoryFolder), `${name} differs: npm run generate`)
      assert.ok(text.length < 150_000)
    })
})

describe('the model of intents', () => {
  test('decides where no rule finds a word that asks', () => {
    for (const [text, intent] of [
      ['e a apuração que encomendei, já terminaram?', 'follow'],
      ['any word on the probe I asked you for?', 'follow'],
      ['que tipo de coisa eu consigo perguntar pra você?', 'help'],
      ['what sort of stuff am I allowed to ask?', 'help'],
      ['kkkk essa foi ótima', 'small_talk'],
      ['que bases vocês puxam, afinal?', 'data_held'],
    ] as const)
      assert.equal(readQuestion(text, { today }).intent, intent, text)
  })

  test('leaves what goes on with a conversation to the rules', () => {
    const reading = readQuestion('por mês?', { today, goesOn: true })
    assert.equal(reading.group_by, 'month')
    assert.equal(reading.asks, undefined)
  })

  test('gives the same answer for other names of one kind', () => {
    const [one, other] = [
      'relação dos contratos de limpeza da UFPE em 2023',
      'relação dos contratos de vigilância do DNIT em 2021',
    ].map((text) => readQuestion(text, { today }).intent)
    assert.equal(one, other)
  })

  test('has no opinion on a text without a word that it knows', () => {
    for (const words of [[], ['zzz'], ['zzz', 'qqq', '?']]) assert.equal(likelyIntent(words).probability, 0)
  })
})

describe('the model of exceptions', () => {
  test('takes out what the rules ask for, and asks for what they take out, where it is certain', () => {
    const read = (text: string) => readQuestion(text, { today }).filters
    assert.deepEqual(read('dispensas em Alagoas, hold the consulting').exclude, { contract_types: ['CONSULTING'] })
    assert.equal(read("why doesn't pregão show up in Bahia?").exclude, undefined)
  })

  test('turns no end of a period, and takes out no bound of money', () => {
    const { date_range, exclude } = readQuestion('obras em SP não anteriores a 2023, não acima de 1 milhão', {
      today,
    }).filters
    assert.deepEqual([date_range, exclude], [{ start: '2023-01-01' }, undefined])
  })
})
