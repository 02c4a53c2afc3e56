// Ways of asking in a text of any length: what asks is found wherever it stands, and what only looks like a filter is none.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseDay } from '../../src/domain/days.ts'
import type { Intent, Ordering } from '../../src/question/question-reading.ts'
import { readQuestion } from '../../src/question/read-question.ts'

const today = parseDay('2026-11-29') ?? 0
const read = (question: string) => readQuestion(question, { today })

const asked: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  count: [
    'Dos contratos da UASG 160100 assinados ao longo de 2024, maio fora, quantos tiveram uma só proposta?',
    'em quantos casos o aditivo passou do limite legal nas obras do Acre?',
    'Qtas dispensas de TI houve na Bahia este ano',
    'which agencies give out most emergency contracts, not counting the Ministry of Defence',
    'Quais órgãos mais fazem dispensa no Piauí?',
  ],
  sum: [
    'somatório das contratações diretas do Amapá fora as emergenciais, semestre passado',
    'montante global dos contratos de até 300 mil do Acre',
    'What did Acre and Amapá together pay for school meals in 2025?',
  ],
  compare: [
    '2022 contra 2024: contratos de limpeza da UFBA',
    'put 2022 next to 2025: works in Alagoas',
    'how did spending change from 2021 to 2024 at Fiocruz',
    'como o gasto da UFPE mudou de 2022 para 2024?',
  ],
  dossier: ['raio-x do INSS a partir de 2021', 'background file on Petrobras, since 2022', 'info sheet about Embrapa'],
  lookup: [
    'Buscar no Compras.gov: ambulâncias, Acre e Amapá',
    'busque contratos de publicidade do Senado',
    'Exibam as licitações de Roraima, exceto leilões',
    'could u find leases in Olinda from 2024',
    'Contracts over 3 million between the Army and Alfa Naval, please list them',
  ],
  investigate: ['Não me traga dispensa; quero as concorrências do Acre'],
  help: [
    'how do I take a supplier out of a search?',
    'can’t figure this out, what should I write',
    'Is there any way to download the results?',
    'nunca mexi nisso, por onde começo?',
  ],
  small_talk: ['oieee', 'heyyy', 'hiii', 'blz, brigadão', 'hello, hope your friday is going well', "you're a legend"],
  off_topic: [
    "what's the capital of Kenya?",
    'should I buy a car now',
    'qual o melhor notebook pra comprar',
    'my wifi is slow',
  ],
}

describe('what is asked for is', () => {
  for (const [intent, questions] of Object.entries(asked))
    for (const question of questions)
      test(`${intent}: ${question}`, () => {
        assert.equal(read(question).intent, intent)
      })
})

test('what is of nothing that records hold has no filters', () => {
  for (const question of ['should I buy bitcoin in 2027', 'qual o clima em Salvador hoje?']) {
    const { intent, filters, ignored } = read(question)
    assert.deepEqual([intent, filters], ['off_topic', {}], question)
    assert.ok(ignored.length > 0, question)
  }
})

describe('what looks like a filter and is none', () => {
  const none: readonly (readonly [question: string, slots: object])[] = [
    ['raio-x do INSS', {}],
    ['dispensas com cara de compra fatiada no Acre', { types: ['pattern_anomaly'] }],
    ['os 12 contratos de software mais caros do Serpro', {}],
    ['I work at a Lisbon-based NGO and need works in Acre', {}],
    ["o que significa 'grau de confiança 0,8'?", {}],
  ]
  for (const [question, { types = [] }] of none as readonly (readonly [string, { types?: string[] }])[])
    test(question, () => {
      const { anomaly_types, filters, named } = read(question)
      assert.deepEqual([anomaly_types, filters.object], [types, undefined])
      assert.deepEqual(
        named.filter(({ kind }) => kind === 'suppliers'),
        [],
      )
    })
})

describe('what is denied is not turned', () => {
  const rows: readonly (readonly [question: string, wanted: object])[] = [
    ['obras em SP que não incluam valores menores que 2 milhões', { regions: ['SP'], min_value: 2e6 }],
    [
      'não me venha com obra pequena: pavimentação de 10 milhões pra cima em Minas',
      { regions: ['MG'], min_value: 1e7 },
    ],
    ['which years don’t you cover for Acre', { regions: ['AC'] }],
    ['quais anos vocês não cobrem no Acre?', { regions: ['AC'] }],
    [
      'contratos do Centro-Oeste em 2025',
      { date_range: { start: '2025-01-01', end: '2025-12-31' }, regions: ['DF', 'GO', 'MS', 'MT'] },
    ],
    ['vocês não têm dados do Acre não?', { regions: ['AC'] }],
    ['works in any state except the three southern ones', { exclude: { regions: ['PR', 'RS', 'SC'] } }],
    [
      'contratos do DNIT, sem contar os de 2021, entre 2019 e 2023',
      {
        date_range: { start: '2019-01-01', end: '2023-12-31' },
        exclude: { date_ranges: [{ start: '2021-01-01', end: '2021-12-31' }] },
      },
    ],
    ['leases in the second two-month period of 2024', { date_range: { start: '2024-03-01', end: '2024-04-30' } }],
  ]
  for (const [question, wanted] of rows)
    test(question, () => {
      const { contract_types: _, ...filters } = read(question).filters
      assert.deepEqual(filters, wanted)
    })

  test('what ought not to be is what is looked for', () => {
    const { anomaly_types, filters } = read(
      'No firm that is debarred should win contracts. Find those that do in Acre.',
    )
    assert.deepEqual([anomaly_types, filters], [['compliance_violation'], { regions: ['AC'] }])
  })
})

test('an order from one end to the other begins with the first', () => {
  const rows: readonly (readonly [question: string, order: Ordering])[] = [
    ['contratos da UFPE do mais caro pro mais barato', { by: 'value', direction: 'desc' }],
    ['contratos da UFPE do menor para o maior', { by: 'value', direction: 'asc' }],
    ['contracts of UFPE from the newest to the oldest', { by: 'date', direction: 'desc' }],
  ]
  for (const [question, order] of rows) assert.deepEqual(read(question).order, order, question)
})

test('initials begin the name of a firm, and a brand is one word with two capitals', () => {
  const names = (question: string) => read(question).named.map(({ name }) => name)
  assert.deepEqual(names('contratos da empresa de T. R. Souza Comércio'), ['t. r. souza comercio'])
  assert.deepEqual(names('AlfaFood vs BetaBem, school meals'), ['alfafood', 'betabem'])
})
