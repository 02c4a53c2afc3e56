// Which digits of a message are kept as they are.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksForPerson, toAskedText } from '../../src/chat/asked-text.ts'
import { findSubject } from '../../src/chat/named-subject.ts'

// Eleven digits that fit a CPF.
const digits = '11144477735'

test('eleven digits that a message calls the number of a contract or a process are read as one', () => {
  for (const text of [
    `contrato ${digits}`,
    `o que diz o Contrato nº ${digits}?`,
    `show contract no. ${digits}`,
    `licitação número: ${digits}`,
    `processo “${digits}”`,
  ]) {
    assert.equal(toAskedText(text), text)
    assert.equal(asksForPerson(text), false, text)
    assert.deepEqual(findSubject(text)?.subject, { kind: 'record', id: digits }, text)
  }
})

test('they are the CPF of a person without that word, or as a CPF is written', () => {
  for (const text of [
    digits,
    `contratos do CPF ${digits}`,
    `contratos ${digits}`,
    `contrato de ${digits}`,
    'contrato 111.444.777-35',
    'contrato 111444777-35',
    `contrato ${digits}, fornecedor ${digits}`,
    `contrato 5, ${digits}`,
  ]) {
    assert.notEqual(toAskedText(text), text)
    assert.equal(toAskedText(toAskedText(text)), toAskedText(text), text)
    assert.equal(asksForPerson(toAskedText(text)), true, text)
  }
})
