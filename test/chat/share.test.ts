import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatState } from '../../src/chat/chat-state.ts'
import { readMessage } from '../../src/chat/read-message.ts'
import { wholeOf } from '../../src/chat/share.ts'
import { parseDay } from '../../src/domain/days.ts'

const today = parseDay('2026-11-30') ?? 0
const read = (text: string, before?: ChatState) => readMessage(text, before, { today })

test('a share is read by what stands behind its verb, else by the narrowest of what is named', () => {
  const table: readonly (readonly [string, 'count' | 'value', readonly string[]])[] = [
    ['what percentage of contracts were direct awards?', 'count', ['modalities']],
    ['what percentage of contracts in Bahia were direct awards in 2024?', 'count', ['modalities']],
    ['what percentage of direct awards went to supplier CNPJ 11.222.333/0001-81?', 'value', ['suppliers']],
    ['what share of the contracts of the Ministry of Health were direct awards?', 'count', ['modalities']],
    ['what percentage of contracts were not direct awards?', 'count', ['modalities']],
    ['what proportion of contracts are in Bahia?', 'count', ['regions']],
    ['what is the market share of Horizonte Construcoes Ltda?', 'value', ['suppliers']],
    ['qual a participação da empresa Horizonte Construções nos contratos de 2024?', 'count', ['suppliers']],
    ['que porcentagem dos contratos foi por dispensa?', 'count', ['modalities']],
    ['quantos por cento dos contratos são acima de 1 milhão?', 'count', ['min_value']],
    ['que fatia do valor contratado em 2023 é de obras?', 'value', ['contract_types']],
    ['qual o percentual do gasto em 2024 com a empresa Alfa Ltda?', 'value', ['suppliers']],
  ]
  for (const [text, by, part] of table) {
    const { state, ignored } = read(text)
    assert.deepEqual(state.share, { by, part }, text)
    assert.equal(state.intent, by === 'value' ? 'sum' : 'count', text)
    assert.deepEqual(ignored, [], text)
  }
})

test('the whole of a share has none of the filters that make its part', () => {
  const { state } = read('what percentage of contracts in Bahia in 2024 were not direct awards?')
  assert.ok(state.share)
  const { share, filters } = wholeOf(state, state.share)
  assert.deepEqual([share, Object.keys(filters).sort()], [undefined, ['date_range', 'regions']])
})

test('a follow-up keeps the share until another thing is asked for, and a share may be asked of what was found', () => {
  const first = read('what percentage of contracts in Bahia were direct awards in 2024?').state
  const next = read('and in 2023?', first).state
  assert.deepEqual([next.share, next.filters.date_range?.start], [first.share, '2023-01-01'])
  assert.equal(read('how many contracts are there?', next).state.share, undefined)
  for (const [ask, then] of [
    ['how many direct awards are there in Bahia?', 'what percentage is that?'],
    ['quantas dispensas há na Bahia?', 'e qual o percentual disso?'],
  ] as const) {
    const before = read(ask).state
    const { state, change } = read(then, before)
    assert.deepEqual([change, state.share?.part, state.filters], ['follow_up', ['modalities'], before.filters], then)
  }
})

test('a percentage of something else is no share', () => {
  for (const text of ['only with confidence above 80 percent', 'what percentage of confidence do you have?', 'hello'])
    assert.equal(read(text).state.share, undefined, text)
})
