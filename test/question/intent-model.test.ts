// The learned model of intents: its table is what the labelled lines give, and it decides only where the rules are silent or it is certain.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { generateIntentWeights } from '../../scripts/generate-intent-weights.ts'
import { parseDay } from '../../src/domain/days.ts'
import { learnExceptions } from '../../src/evaluation/learn-exceptions.ts'
import { learnIntents } from '../../src/evaluation/learn-intents.ts'
import { likelyIntent } from '../../src/question/intent-model.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { repositoryFolder } from '../support/repository.ts'

const file = 'src/question/generated/intent-weights.ts'
const today = parseDay('2026-11-29') ?? 0

describe('the model of intents', () => {
  test('is what the labelled lines and the patterns give, and small enough to be read at a start', () => {
    const text = readFileSync(repositoryFolder + file, 'utf8')
    assert.ok(text === generateIntentWeights(repositoryFolder), `${file} differs: npm run generate`)
    assert.ok(text.length < 150_000)
  })

  test('and that of exceptions learn nothing from the test part, by which they are measured', () => {
    const folder = mkdtempSync(join(tmpdir(), 'labelled-'))
    const labelled = `${repositoryFolder}test/question/labelled/`
    const write = (name: string, lines: readonly string[]) => writeFileSync(join(folder, name), lines.join('\n'))
    const lines = readFileSync(`${labelled}development.jsonl`, 'utf8').trimEnd().split('\n').slice(0, 120)
    const learnt = () => [learnIntents(folder, ''), learnExceptions(folder, '')]
    for (const name of ['development.jsonl', 'messages-development.jsonl', 'test.jsonl', 'messages-test.jsonl'])
      write(name, lines.slice(0, 60))
    const before = learnt()
    for (const name of ['test.jsonl', 'messages-test.jsonl']) write(name, lines)
    assert.deepEqual(learnt(), before)
    write('development.jsonl', lines)
    assert.notDeepEqual(learnt(), before)
    rmSync(folder, { recursive: true })
  })

  test('leaves an outright word of asking its meaning, however certain it is of none', () => {
    for (const text of ['somatório das contratações diretas do Acre fora as emergenciais, trimestre passado'])
      assert.equal(readQuestion(text, { today }).intent, 'sum')
  })

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
