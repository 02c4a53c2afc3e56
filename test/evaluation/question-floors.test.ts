// How well the labelled questions are read does not fall behind what was reached.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { evaluateQuestions } from '../../src/evaluation/evaluate-questions.ts'
import { worstReadings } from '../../src/evaluation/question-score.ts'
import { repositoryFolder } from '../support/repository.ts'

/** As measured, rounded down. */
const floors: Readonly<Record<string, Readonly<Record<'intent' | 'f1' | 'exact', number>>>> = {
  development: { intent: 0.995, f1: 0.995, exact: 0.98 },
  test: { intent: 0.965, f1: 0.985, exact: 0.94 },
}

/** As measured; 0 is the goal. */
const reversedMost: Readonly<Record<string, number>> = { development: 0, test: 0 }

describe('the labelled questions', () => {
  const parts = evaluateQuestions(`${repositoryFolder}test/question/labelled`)

  test('have a floor for each part', () => {
    assert.deepEqual(
      parts.map(({ name }) => name),
      Object.keys(floors),
    )
  })

  for (const { name, figures, scored } of parts) {
    for (const figure of ['intent', 'f1', 'exact'] as const)
      test(`of the ${name} part reach their floor of ${figure}`, () => {
        const [value, floor] = [figures.all[figure], floors[name]?.[figure] ?? 1]
        assert.ok(value >= floor, `${figure} ${value}, floor ${floor}`)
      })

    test(`of the ${name} part are not read as their opposite`, () => {
      const reversed = worstReadings(scored, figures.all.reversed).map(({ question, reversed }) => [
        question.text,
        reversed,
      ])
      assert.ok(figures.all.reversed <= (reversedMost[name] ?? 0), JSON.stringify(reversed))
    })
  }
})
