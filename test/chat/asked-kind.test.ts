import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askedKind } from '../../src/chat/asked-kind.ts'

test('money that was paid is no contract, however it is asked for', () => {
  for (const text of [
    'how much was paid in 2024?',
    'how much did the university pay in 2024?',
    'quanto foi pago em 2024?',
    'quanto a prefeitura pagou em 2024?',
    'what were the biggest payments in 2024?',
    'maiores pagamentos de 2024',
    'os 10 maiores pagamentos',
    'how many payments are there?',
  ])
    assert.equal(askedKind(text), 'payment', text)
  for (const text of [
    'how much was spent in 2024?',
    'quanto foi gasto em 2024?',
    'os 10 maiores contratos',
    'contracts paid late',
  ])
    assert.equal(askedKind(text), undefined, text)
})
