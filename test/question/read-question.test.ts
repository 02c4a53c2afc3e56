import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { parseDay } from '../../src/domain/days.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { toPlainCharacters } from '../../src/question/plain-characters.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { resolveNames } from '../../src/question/resolve-names.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'

const today = parseDay('2026-11-27') ?? 0
const dataset = buildDataset([
  act({
    contract_id: '1',
    organization_id: '26000',
    organization: 'MINISTÉRIO DA SAÚDE',
    contract_type: 'HEALTH_SUPPLIES',
  }),
  act({ contract_id: '2', organization_id: '984123', organization: 'PREFEITURA MUNICIPAL DE VITORIA' }),
])
const read = (query: string) => resolveNames(readQuestion(query, { today }), dataset)

// Question, the filters it becomes, the anomaly types it names.
const questions: readonly [string, object, readonly string[]][] = [
  [
    'Sobrepreço em medicamentos do Ministério da Saúde em 2024 acima de 1 milhão em SP',
    {
      contract_types: ['HEALTH_SUPPLIES'],
      organizations: ['26000'],
      date_range: { start: '2024-01-01', end: '2024-12-31' },
      min_value: 1_000_000,
      regions: ['SP'],
    },
    ['price_anomaly'],
  ],
  [
    'Find overpriced contracts above R$ 50,000 in São Paulo between January and March 2024',
    { min_value: 50_000, regions: ['SP'], date_range: { start: '2024-01-01', end: '2024-03-31' } },
    ['price_anomaly'],
  ],
  ['overpriced contracts and sanctioned firms', {}, ['compliance_violation', 'price_anomaly']],
  [
    'contratos de jan a mar/2024 entre 1 e 5 milhões no Pará',
    { date_range: { start: '2024-01-01', end: '2024-03-31' }, min_value: 1e6, max_value: 5e6, regions: ['PA'] },
    [],
  ],
  [
    'fracionamento no último trimestre, fornecedor 12.345.678/0001-95, até 80 mil',
    { date_range: { start: '2026-07-01', end: '2026-09-30' }, suppliers: ['12345678000195'], max_value: 80_000 },
    ['pattern_anomaly'],
  ],
  [
    'collusion among suppliers last year in the transparency portal under 2.5 million',
    { date_range: { start: '2025-01-01', end: '2025-12-31' }, max_value: 2_500_000 },
    ['relationship_anomaly'],
  ],
  [
    'contratos da prefeitura de Vitória desde 2023 com valor acima de R$ 1.234.567,89',
    { organizations: ['984123'], date_range: { start: '2023-01-01' }, min_value: 1_234_567.89 },
    [],
  ],
  [
    'weekend signings Q1 2024 UG 160191',
    { date_range: { start: '2024-01-01', end: '2024-03-31' }, organizations: ['160191'] },
    ['temporal_anomaly'],
  ],
  ['gastos de 2022 a 2024 no RJ', { date_range: { start: '2022-01-01', end: '2024-12-31' }, regions: ['RJ'] }, []],
  ['aditivos até 31/12/2023?', { date_range: { end: '2023-12-31' } }, ['compliance_violation']],
  [
    'last 6 months in the Northeast',
    {
      date_range: { start: '2026-05-28', end: '2026-11-27' },
      regions: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
    },
    [],
  ],
  ['second half of 2023', { date_range: { start: '2023-07-01', end: '2023-12-31' } }, []],
  [
    'sobrepreço em SP no último trimestre de 2024',
    { date_range: { start: '2024-10-01', end: '2024-12-31' }, regions: ['SP'] },
    ['price_anomaly'],
  ],
  ['último semestre de 2023', { date_range: { start: '2023-07-01', end: '2023-12-31' } }, []],
  ['last month of 2024', { date_range: { start: '2024-12-01', end: '2024-12-31' } }, []],
  ['contratos se for para comprar', {}, []],
]

describe('a question in Portuguese or English', () => {
  for (const [question, filters, types] of questions) {
    test(`becomes filters and types: ${question}`, () => {
      const reading = read(question)
      assert.deepEqual(reading.filters, filters)
      assert.deepEqual(reading.anomaly_types, types)
    })
  }

  test('says which words it did not understand', () => {
    assert.deepEqual(read('zebras azuis em 2024').ignored, ['zebras', 'azuis'])
  })

  test('says of a body that no record names that it is missing', () => {
    const reading = read('contratos do ministério da magia em 2024')
    assert.equal(reading.filters.organizations, undefined)
    assert.deepEqual(reading.missing, [
      { kind: 'organizations', text: 'ministério da magia', nearest: ['MINISTÉRIO DA SAÚDE'] },
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

  test('shows the words behind each thing understood', () => {
    const found = read('preços em Minas Gerais').understood
    assert.deepEqual(
      found.map(({ kind, text }) => [kind, text]),
      [
        ['anomaly_types', 'preços'],
        ['regions', 'em Minas Gerais'],
      ],
    )
  })

  test('never fails, and takes no word twice, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const reading = read(text)
        assert.equal(toPlainCharacters(text).length, text.normalize('NFC').length)
        assert.ok(reading.understood.every(({ text: words }) => text.normalize('NFC').includes(words)))
      }),
    )
  })
})

function act(fields: Partial<ActRecord>): ActRecord {
  return { record_kind: 'contract', provenance: { source: 'compras_gov' }, ...fields } as ActRecord
}
