// How well the labelled messages and dialogues are read does not fall behind what was reached.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { evaluateDialogues, evaluateMessages } from '../../src/evaluation/evaluate-messages.ts'
import { repositoryFolder } from '../support/repository.ts'

const folder = `${repositoryFolder}test/question/labelled`

/** As measured, rounded down: intent of messages, state after each turn of dialogues. */
const floors: Readonly<Record<string, readonly [intent: number, state: number]>> = {
  development: [0.99, 0.99],
  test: [0.955, 0.99],
}

describe('the labelled messages', () => {
  for (const { name, figures } of evaluateMessages(folder))
    test(`of the ${name} part reach their floor`, () => {
      const [floor = 1] = floors[name] ?? []
      assert.ok(figures.all.intent >= floor, `${figures.all.intent}, floor ${floor}`)
    })

  for (const { name, figures } of evaluateDialogues(folder))
    test(`of the dialogues of the ${name} part leave the right state`, () => {
      const [, floor = 1] = floors[name] ?? []
      assert.ok(figures.all.turns_exact >= floor, `${figures.all.turns_exact}, floor ${floor}`)
    })

  test('are there in both parts', () => {
    assert.deepEqual(
      [...evaluateMessages(folder), ...evaluateDialogues(folder)].map(({ name, figures }) => [
        name,
        Object.values(figures.all)[0],
      ]),
      [
        ['development', 275],
        ['test', 140],
        ['development', 263],
        ['test', 149],
      ],
    )
  })
})
