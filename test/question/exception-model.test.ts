// The learned model of exceptions: its table is what the labelled lines give, and it decides only where the rules are silent or it is certain.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { generateExceptionWeights } from '../../scripts/generate-exception-weights.ts'
import { parseDay } from '../../src/domain/days.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { repositoryFolder } from '../support/repository.ts'

const file = 'src/question/generated/exception-weights.ts'
const today = parseDay('2026-11-29') ?? 0

describe('the model of exceptions', () => {
  test('is what the labelled lines and the patterns give, and small enough to be read at a start', () => {
    const text = readFileSync(repositoryFolder + file, 'utf8')
    assert.ok(text === generateExceptionWeights(repositoryFolder), `${file} differs: npm run generate`)
    assert.ok(text.length < 150_000)
  })

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

  test('has no opinion on what a word of exception or lack takes out', () => {
    const read = (text: string) => readQuestion(text, { today }).filters.exclude
    assert.deepEqual(read('Pregões do INSS com não menos de 3 licitantes e sem obras'), {
      contract_types: ['WORKS_ENGINEERING'],
    })
    assert.deepEqual(read("why aren't there findings for Bahia, other than pregão?"), { modalities: ['pregao'] })
  })
})
