// Every word of the table of exceptions before every kind of filter: what it names is taken out or said not to be taken.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { parseDay } from '../../src/domain/days.ts'
import { combined } from '../../src/question/phrases.ts'
import type { QuestionReading } from '../../src/question/question-reading.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { afterRows, cueRows } from '../../src/question/words/exception-words.ts'

const read = (question: string) => readQuestion(question, { today: parseDay('2024-08-15') ?? 0 })

/** What each kind of filter is asked for by, with words that say so where they are left over. */
const named: readonly (readonly [kind: string, words: string])[] = [
  ['place', 'SP'],
  ['place', 'Campinas'],
  ['body', 'UFRJ'],
  ['supplier', 'empresa Alfa Ltda'],
  ['goods', 'pneus'],
  ['kind', 'obras'],
  ['modality', 'pregões'],
  ['type', 'sobrepreço'],
  ['value', 'acima de 1 milhão'],
  ['period', '2023'],
  ['source', 'TCU'],
]

/** `no` is Portuguese beside Portuguese words, `além de` takes out after `outros` alone, and `!` stands at its word. */
const decidedByOthers = /^(?:no|para\? alem .*|alem .*|! =\?)$/
const before = cueRows
  .filter(([cue]) => cue !== 'affirm')
  .flatMap(([, phrases]) => phrases.split(' | '))
  .filter((phrase) => !decidedByOthers.test(phrase))
const after = afterRows.flatMap(([, phrases]) => phrases.split(' | '))

describe('the words of exception', () => {
  test('take out what follows, or say that they do not, whatever it is', () => {
    const word = fc.constantFrom(...before).chain(wordings)
    fc.assert(
      fc.property(word, fc.constantFrom(...named), (cue, [, words]) => {
        const text = `list the contracts, ${cue} ${words}`
        assert.deepEqual(askedIn(read(text)), [], text)
        assert.ok(isTold(read(text), words), text)
      }),
      { numRuns: 500 },
    )
  })

  test('take out what ends before them, whatever it is', () => {
    const word = fc.constantFrom(...after).chain(wordings)
    fc.assert(
      fc.property(word, fc.constantFrom(...named), (cue, [, words]) => {
        const text = `list the contracts, ${words} ${cue}`
        assert.deepEqual(askedIn(read(text)), [], text)
      }),
      { numRuns: 300 },
    )
  })
})

/** One wording of a phrase of a table. */
function wordings(phrase: string) {
  return fc.constantFrom(...combined(phrase).map((words) => words.join(' ')))
}

/** Everything that a reading asks for. */
function askedIn({ filters, anomaly_types, named: parties, data_source }: QuestionReading): readonly unknown[] {
  const { exclude, max_value, ...wanted } = filters
  const names = parties.filter(({ excluded }) => excluded !== true).map(({ name }) => name)
  return [...Object.values(wanted), ...anomaly_types, ...names, ...(data_source ? [data_source] : [])]
}

function isTold(reading: QuestionReading, words: string): boolean {
  const { ignored, notes, understood, named: parties } = reading
  const said = [...ignored, ...[...notes, ...understood, ...parties].map(({ text }) => text)].join(' ')
  return words.split(' ').some((word) => said.includes(word))
}
