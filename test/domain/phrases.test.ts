import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseTest } from '../../src/domain/phrases.ts'

test('a text holds a phrase when it has all of its words, in any order and number, without accents and capitals', () => {
  const cases: [string, string, boolean][] = [
    ['respiradores', 'AQUISIÇÃO DE RESPIRADOR PULMONAR', true],
    ['respirador', 'Respiradores para UTI', true],
    ['fralda geriátrica', 'FRALDAS GERIATRICAS, TAMANHO G', true],
    ['fralda geriátrica', 'fralda infantil', false],
    ['combustíveis', 'fornecimento de combustível', true],
    ['caminhões', 'CAMINHAO BASCULANTE', true],
    ['itens de papel', 'papéis e item de escritório, de consumo', true],
    ['school buses', 'buses for a school', true],
    ['batteries', 'battery', true],
    ['luva', 'parafuso', false],
    ['gás', 'gasolina', false],
    ['a4', 'Papel A4', true],
    ['…', 'anything', false],
  ]
  for (const [phrase, text, expected] of cases)
    assert.equal(phraseTest([phrase])(text), expected, `${phrase} in ${text}`)
})

test('a word is found by any of its forms, and by no other word', () => {
  const forms = [
    ['caminhão', 'caminhões'],
    ['pão', 'pães'],
    ['mão', 'mãos'],
    ['papel', 'papéis'],
    ['material', 'materiais'],
    ['item', 'itens'],
    ['luz', 'luzes'],
    ['motor', 'motores'],
    ['pneu', 'pneus'],
    ['ônibus', 'ônibus'],
    ['a', 'a'],
  ]
  const all = forms.flat()
  for (const own of forms)
    for (const word of own) assert.deepEqual(new Set(all.filter(phraseTest([word]))), new Set(own), word)
})

test('one phrase of several is enough', () => {
  const holds = phraseTest(['luva', 'máscara cirúrgica'])
  assert.deepEqual(['máscaras', 'MASCARA CIRURGICA', 'luvas'].map(holds), [false, true, true])
})
