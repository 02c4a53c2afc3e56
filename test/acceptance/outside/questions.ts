// Cases of questions as they are asked.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { parseDay } from '../../../src/domain/days.ts'
import { readQuestion } from '../../../src/question/read-question.ts'
import type { OutsideCase } from './outside-case.ts'

const today = parseDay('2025-06-15') ?? 0

/** Periods of questions, by the words that the folder says something of. */
const periods: Readonly<Record<string, object>> = {
  'a partir de 2024': { start: '2024-01-01' },
  'desde janeiro de 2024': { start: '2024-01-01' },
  'a partir de 01/02/2024': { start: '2024-02-01' },
  'até março de 2024': { end: '2024-03-31' },
  'em 2023 e 2024': { start: '2023-01-01', end: '2024-12-31' },
  'since March 2024': { start: '2024-03-01' },
  'desde 1º de março de 2024': { start: '2024-03-01' },
  'antes de março de 2024': { end: '2024-02-29' },
  'após março de 2023': { start: '2023-04-01' },
  'de maio de 2023 a junho de 2024': { start: '2023-05-01', end: '2024-06-30' },
  'de 2023 até hoje': { start: '2023-01-01' },
}

export const questionCases: Readonly<Record<string, OutsideCase>> = {
  async '63-open-periods-in-a-question'({ path }) {
    const asked = readFileSync(path('questions.txt'), 'utf8').split('\n').filter(Boolean)
    assert.ok(asked.length >= 7)
    const others = Object.keys(periods).map((words) => `contratos ${words}`)
    for (const question of [...asked, ...others]) {
      const words = Object.keys(periods).find((period) => question.endsWith(period))
      assert.ok(words !== undefined, question)
      const { filters } = readQuestion(question, { today })
      assert.deepEqual(filters, { date_range: periods[words] }, question)
    }
  },
}
