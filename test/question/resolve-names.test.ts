import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseDay } from '../../src/domain/days.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { resolveNames } from '../../src/question/resolve-names.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'

const dataset = buildDataset([
  act({ contract_id: '1', organization_id: '26000', organization: 'MINISTÉRIO DA SAÚDE' }),
  act({
    contract_id: '2',
    organization_id: '984123',
    organization: 'PREF. MUN. DE VITORIA',
    municipality_code: '3205309',
  }),
  act({ contract_id: '4', organization_id: '158099', organization: 'INSTITUTO FEDERAL DE GOIAS' }),
  act({ contract_id: '3', organization_id: '26245', organization: 'UNIVERSIDADE FEDERAL DO RIO DE JANEIRO' }),
])
const suppliers = [
  { id: '11222333000181', name: 'CONSTRUTORA ALFA LTDA' },
  { id: '44555666000199', name: 'BETA TRANSPORTES SA' },
]
const today = parseDay('2024-08-15') ?? 0
const read = (question: string) => resolveNames(readQuestion(question, { today }), dataset, suppliers)

describe('whom a question names', () => {
  const found: readonly (readonly [question: string, ids: object])[] = [
    ['contratos do ministério da saúde', { organizations: ['26000'] }],
    ['contracts of the Ministry of Health', { organizations: ['26000'] }],
    ['contratos da prefeitura municipal de Vitória', { organizations: ['984123'] }],
    ['contratos do Min. da Saúde', { organizations: ['26000'] }],
    ['contratos da Pref. Mun. de Vitória', { organizations: ['984123'] }],
    ['contratos do Inst. Federal de Goiás', { organizations: ['158099'] }],
    ['contratos da Univ. Federal do Rio de Janeiro', { organizations: ['26245'] }],
    ['contratos da UFRJ', { organizations: ['26245'] }],
    ['contratos da empresa Construtora Alfa', { suppliers: ['11222333000181'] }],
    ['contratos exceto os da UFRJ', { exclude: { organizations: ['26245'] } }],
  ]
  for (const [question, ids] of found)
    test(`is found by its name: ${question}`, () => {
      const { filters, missing } = read(question)
      assert.deepEqual([filters, missing], [ids, []])
    })

  test('is found by a misspelt name of a body, and a note says so', () => {
    const { filters, notes } = read('contratos da prefeitura de Vitorya')
    assert.deepEqual(filters, { organizations: ['984123'] })
    assert.deepEqual(notes, [{ kind: 'corrected', text: 'prefeitura de Vitorya', value: 'PREF. MUN. DE VITORIA' }])
  })

  test('and is not found stands among what is missing, with the nearest names', () => {
    assert.deepEqual(read('contratos do Ministério da Magia').missing, [
      { kind: 'organizations', text: 'Ministério da Magia', nearest: ['MINISTÉRIO DA SAÚDE'] },
    ])
    assert.deepEqual(read('contratos da empresa Alpha Ltda').missing, [
      { kind: 'suppliers', text: 'empresa Alpha Ltda', nearest: ['CONSTRUTORA ALFA LTDA'] },
    ])
  })

  test('offers no name that has more letters wrong than right, nor such a code or place', () => {
    for (const question of [
      'contratos da Secretaria dos Unicórnios',
      'contratos da ug 999999',
      'contracts in Springfield',
    ])
      assert.deepEqual(
        read(question).missing.map(({ nearest }) => nearest),
        [[]],
        question,
      )
  })

  test('finds goods by the names that records have for them, which a note says', () => {
    const { filters, notes } = read('fuel and laptops, except school uniforms')
    assert.deepEqual(filters.object, ['combustível', 'diesel', 'etanol', 'fuel', 'gasolina', 'laptops', 'notebook'])
    assert.deepEqual(filters.exclude?.object, ['school uniforms', 'uniforme escolar'])
    assert.deepEqual(
      notes.map(({ kind, text }) => [kind, text]),
      [
        ['several', 'fuel'],
        ['several', 'laptops'],
        ['several', 'school uniforms'],
      ],
    )
    assert.deepEqual(read('purchases of tires').filters.object, ['pneu', 'tires'])
    assert.deepEqual(read('overpriced dipyrone').filters.object, ['dipirona', 'dipyrone'])
    assert.deepEqual(read('medicines without insulin').filters.exclude?.object, ['insulin', 'insulina'])
    assert.deepEqual(read('purchases of beans').filters.object, ['beans', 'feijão'])
    assert.deepEqual(read('purchases of buses').filters.object, ['buses', 'ônibus'])
    assert.deepEqual(read('compras de cimento').filters.object, ['cimento'])
  })

  test('by a code that is to be left out is missing too, as what is left out', () => {
    const { missing, filters } = read('contratos exceto os do órgão 99999')
    assert.deepEqual(filters.exclude?.organizations, ['99999'])
    assert.deepEqual(
      missing.map(({ kind, text, excluded }) => [kind, text, excluded]),
      [['organizations', '99999', true]],
    )
  })

  test('by a code, a tax id or a city that no record has is missing too', () => {
    const kinds = (question: string) => read(question).missing.map(({ kind, text }) => [kind, text])
    assert.deepEqual(kinds('órgão 99999'), [['organizations', '99999']])
    assert.deepEqual(kinds('CNPJ 99.888.777/0001-66'), [['suppliers', '99888777000166']])
    assert.deepEqual(kinds('contratos em Campinas'), [['municipalities', 'em Campinas']])
    assert.deepEqual(kinds('contratos na cidade de Xanadu'), [['municipalities', 'na cidade de Xanadu']])
  })
})

function act(fields: Partial<ActRecord>): ActRecord {
  return { record_kind: 'contract', provenance: { source: 'compras_gov' }, ...fields } as ActRecord
}
