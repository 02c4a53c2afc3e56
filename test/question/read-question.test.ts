import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { parseDay } from '../../src/domain/days.ts'
import { isIntentWord } from '../../src/question/intents.ts'
import { isNegationWord } from '../../src/question/negation.ts'
import { toOrdinaryCharacters, toPlainCharacters } from '../../src/question/plain-characters.ts'
import type { QuestionReading } from '../../src/question/question-reading.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { tokenize } from '../../src/question/tokens.ts'
import { suspicionWords } from '../../src/question/words/anomaly-words.ts'
import { stopWords } from '../../src/question/words/stop-words.ts'
import { repositoryFolder } from '../support/repository.ts'

/** A Thursday. */
const today = parseDay('2024-08-15') ?? 0
const read = (question: string) => readQuestion(question, { today })

const periods: readonly (readonly [question: string, start: string | undefined, end: string | undefined])[] = [
  ['contratos a partir de 2024', '2024-01-01', undefined],
  ['contratos desde janeiro de 2024', '2024-01-01', undefined],
  ['contratos a partir de 01/02/2024', '2024-02-01', undefined],
  ['contratos até março de 2024', undefined, '2024-03-31'],
  ['contratos em 2023 e 2024', '2023-01-01', '2024-12-31'],
  ['contracts since March 2024', '2024-03-01', undefined],
  ['contratos assinados desde 1º de março de 2024', '2024-03-01', undefined],
  ['contratos antes de março de 2024', undefined, '2024-02-29'],
  ['contratos após março de 2023', '2023-04-01', undefined],
  ['de maio de 2023 a junho de 2024', '2023-05-01', '2024-06-30'],
  ['de 2023 até hoje', '2023-01-01', undefined],
  ['contracts between 5 and 20 June 2023', '2023-06-05', '2023-06-20'],
  ['contracts signed after 15 March', '2024-03-16', undefined],
  ['contratos de jan a mar/2024', '2024-01-01', '2024-03-31'],
  ['de novembro a fevereiro de 2024', '2023-11-01', '2024-02-29'],
  ['segundo quadrimestre de 2023', '2023-05-01', '2023-08-31'],
  ['terceiro bimestre de 2023', '2023-05-01', '2023-06-30'],
  ['segunda quinzena de fevereiro de 2024', '2024-02-16', '2024-02-29'],
  ['segundo semestre do ano passado', '2023-07-01', '2023-12-31'],
  ['até o fim do ano passado', undefined, '2023-12-31'],
  ['no fim de 2023', '2023-10-01', '2023-12-31'],
  ['1T2024', '2024-01-01', '2024-03-31'],
  ['in the last quarter of 2023', '2023-10-01', '2023-12-31'],
  ['no último trimestre', '2024-04-01', '2024-06-30'],
  ['ano retrasado', '2022-01-01', '2022-12-31'],
  ['nos últimos 30 dias', '2024-07-17', '2024-08-15'],
  ['na semana passada', '2024-08-05', '2024-08-11'],
  ['após março de 2023 e antes de junho de 2023', '2023-04-01', '2023-05-31'],
  ['Q1-Q2 2023', '2023-01-01', '2023-06-30'],
  ['primeiro e segundo trimestres de 2023', '2023-01-01', '2023-06-30'],
  ['do 1º ao 3º trimestre de 2023', '2023-01-01', '2023-09-30'],
  ['contracts signed 2024-03-01..2024-03-31', '2024-03-01', '2024-03-31'],
  ['contratos de 1º/02/2024', '2024-02-01', '2024-02-01'],
  ['contratos pós-2020', '2021-01-01', undefined],
  ['pre-2020 contracts', undefined, '2019-12-31'],
  ['contratos de 2020+', '2020-01-01', undefined],
  ['last 10 days of December 2023', '2023-12-22', '2023-12-31'],
  ['no último dia de 2023', '2023-12-31', '2023-12-31'],
  ['últimos dias de 2023', '2023-12-22', '2023-12-31'],
  ['primeiros meses de 2024', '2024-01-01', '2024-03-31'],
  ['last weeks of 2023', '2023-12-04', '2023-12-31'],
  ['nos últimos meses', undefined, undefined],
  ['in recent years', undefined, undefined],
  ['contratos dos anos 2010', '2010-01-01', '2019-12-31'],
  ['contratos dos anos 2010 e 2012', '2010-01-01', '2012-12-31'],
  ['contracts of the 2010s', '2010-01-01', '2019-12-31'],
  ['no carnaval de 2024', '2024-01-01', '2024-12-31'],
  ['semana de 12 de junho de 2024', '2024-06-10', '2024-06-16'],
  ['processo 23000.001234/2024-11', undefined, undefined],
  ['Lei nº 14.133, de 1º de abril de 2021', undefined, undefined],
  ['contratos antes deste ano', undefined, '2023-12-31'],
  ['desde o ano passado', '2023-01-01', undefined],
  ['contracts no later than June 2023', undefined, '2023-06-30'],
  ['contratos de 31/02/2024', undefined, undefined],
  ['contratos de 01/02/2024 a 31/02/2024', '2024-02-01', undefined],
]

const amounts: readonly (readonly [question: string, min: number | undefined, max: number | undefined])[] = [
  ['acima de R$ 1.234.567,89', 1_234_567.89, undefined],
  ['mais de dez mil reais', 10_000, undefined],
  ['two hundred and fifty thousand reais or more', 250_000, undefined],
  ['um milhão e meio ou mais', 1_500_000, undefined],
  ['entre 10 e 50 mil', 10_000, 50_000],
  ['from 1 to 5 million', 1_000_000, 5_000_000],
  ['no máximo 80 mil', undefined, 80_000],
  ['valor não superior a R$ 50 mil', undefined, 50_000],
  ['not less than R$ 2 million', 2_000_000, undefined],
  ['exatamente R$ 50 mil', 50_000, 50_000],
  ['exceto os acima de 1 milhão', undefined, 1_000_000],
  ['dispensas acima do limite de R$ 57.208,33', 57_208.33, undefined],
  ['under the bidding threshold of R$ 59,906.02', undefined, 59_906.02],
  ['um teto de R$ 10 mil', undefined, 10_000],
  ['nada acima de 80 mil', undefined, 80_000],
  ['nothing below R$ 50,000', 50_000, undefined],
  ['nenhum contrato acima de 1 milhão', undefined, 1_000_000],
  ['contratos sem valor acima de 1 milhão', undefined, 1_000_000],
  ['contratos que custam mais do que 1 milhão', 1_000_000, undefined],
  ['valor superior a 1000 e inferior a 5000', 1000, 5000],
  ['acima de 1 000 000 reais', 1_000_000, undefined],
  ['acima de R$ 1\u00a0500\u00a0000,50', 1_500_000.5, undefined],
  ["above R$ 1'000'000", 1_000_000, undefined],
  ['acima de R$ 1e6', 1_000_000, undefined],
  ['abaixo de R$ 2,5e3', undefined, 2_500],
  ['over one point five million', 1_500_000, undefined],
  ['several millions of reais', undefined, undefined],
  ['mais de 200 milhões de doses', undefined, undefined],
  ['mais de mil contratos', undefined, undefined],
  ['over 100 thousand dollars', undefined, undefined],
  ['entre R$ 1 mil e R$ 5 mil, exceto acima de R$ 4 mil', 1_000, 4_000],
  ['acima de 1 milhão, menos os abaixo de 2 milhões', 2_000_000, undefined],
  ['aditivos acima de 25%', undefined, undefined],
  ['menos de 30 dias', undefined, undefined],
  ['more than 3 bidders', undefined, undefined],
  ['contrato nº 45/2023', undefined, undefined],
  ['acima de US$ 1 million', undefined, undefined],
]

const exceptions: readonly (readonly [question: string, filters: object])[] = [
  [
    "works that aren't outside the South region",
    { regions: ['PR', 'RS', 'SC'], contract_types: ['WORKS_ENGINEERING'] },
  ],
  ['obras que não sejam fora de SP', { regions: ['SP'], contract_types: ['WORKS_ENGINEERING'] }],
  [
    'Obra nenhuma. Só limpeza em SP.',
    { regions: ['SP'], contract_types: ['CONTINUOUS_SERVICES'], exclude: { contract_types: ['WORKS_ENGINEERING'] } },
  ],
  [
    'pneus em SP, sem os comprados por dispensa',
    { regions: ['SP'], object: ['pneus'], exclude: { modalities: ['dispensa'] } },
  ],
  [
    'works in SP that were not let by concorrência',
    { regions: ['SP'], contract_types: ['WORKS_ENGINEERING'], exclude: { modalities: ['concorrencia'] } },
  ],
  [
    'Não existe nenhum contrato de limpeza em SP? Procure.',
    { regions: ['SP'], contract_types: ['CONTINUOUS_SERVICES'] },
  ],
  ['contracts in SP w/o bidding', { regions: ['SP'], modalities: ['dispensa', 'inexigibilidade'] }],
  ['contratos exceto SP e RJ em 2023', { date_range: year(2023), exclude: { regions: ['RJ', 'SP'] } }],
  ['contratos do Sul menos o Paraná', { regions: ['RS', 'SC'], exclude: { regions: ['PR'] } }],
  ['contratos sem licitação', { modalities: ['dispensa', 'inexigibilidade'] }],
  ['contratos sem pregão', { exclude: { modalities: ['pregao'] } }],
  ['obras não concluídas no Piauí', { contract_types: ['WORKS_ENGINEERING'], regions: ['PI'] }],
  ['contratos que não sejam de obras', { exclude: { contract_types: ['WORKS_ENGINEERING'] } }],
  ['não só em SP, mas também no RJ', { regions: ['RJ', 'SP'] }],
  ['Ignore pneus e procure contratos em SP', { regions: ['SP'], exclude: { object: ['pneus'] } }],
  ['Há problemas em SP? Pneus eu já vi, pode ignorar.', { regions: ['SP'], exclude: { object: ['pneus'] } }],
  ['nem obras nem serviços em Recife', { regions: ['2611606'], exclude: { contract_types: ['WORKS_ENGINEERING'] } }],
  ['nem obras nem contratos em SP', { exclude: { contract_types: ['WORKS_ENGINEERING'], regions: ['SP'] } }],
  ['Quais contratos não têm dispensa?', { exclude: { modalities: ['dispensa'] } }],
  ['contratos, exceto: SP; RJ', { exclude: { regions: ['RJ', 'SP'] } }],
  ['contratos em todo o país exeto SP', { exclude: { regions: ['SP'] } }],
  ['contracts execpt in SP', { exclude: { regions: ['SP'] } }],
  ['tudo exceto TI', { exclude: { contract_types: ['IT_SERVICES'] } }],
  ['everything except IT', { exclude: { contract_types: ['IT_SERVICES'] } }],
  ['medicamentos exceto insulina', { contract_types: ['HEALTH_SUPPLIES'], exclude: { object: ['insulina'] } }],
  ['obras exceto as paradas', { contract_types: ['WORKS_ENGINEERING'] }],
  ['obras de pontes', { contract_types: ['WORKS_ENGINEERING'] }],
  [
    'Q1 and Q3 2023',
    { date_range: { start: '2023-01-01', end: '2023-09-30' }, exclude: gap('2023-04-01', '2023-06-30') },
  ],
  ['contratos diferentes de obras', { exclude: { contract_types: ['WORKS_ENGINEERING'] } }],
  ['contratos que excluem obras', { exclude: { contract_types: ['WORKS_ENGINEERING'] } }],
  ['spending unrelated to works', { exclude: { contract_types: ['WORKS_ENGINEERING'] } }],
  ['outros estados além de SP', { exclude: { regions: ['SP'] } }],
  ['além de SP, o RJ', { regions: ['RJ', 'SP'] }],
  ['contracts besides SP, also RJ', { regions: ['RJ', 'SP'] }],
  ['contratos NÃO em SP', { exclude: { regions: ['SP'] } }],
  ['NÃO em SP', { exclude: { regions: ['SP'] } }],
  ['contratos != SP', { exclude: { regions: ['SP'] } }],
  ['contratos ñ em SP', { exclude: { regions: ['SP'] } }],
  ['contratos n são de SP', { exclude: { regions: ['SP'] } }],
  ['contratos ≠ SP', { exclude: { regions: ['SP'] } }],
  ['contracts w/o works', { exclude: { contract_types: ['WORKS_ENGINEERING'] } }],
  ['contratos s/ obras', { exclude: { contract_types: ['WORKS_ENGINEERING'] } }],
  ['contratos com SP e RJ fora', { exclude: { regions: ['RJ', 'SP'] } }],
  ['nenhum contrato de SP', { exclude: { regions: ['SP'] } }],
  ['Nenhum contrato em SP foi aditado?', { regions: ['SP'] }],
  ['menos contratos em SP do que no RJ', { regions: ['RJ', 'SP'] }],
  ['obras em SP com ou sem licitação', { contract_types: ['WORKS_ENGINEERING'], regions: ['SP'] }],
  ['contracts in SP with or without amendments', { regions: ['SP'] }],
  ['deixando combustível de fora', { exclude: { object: ['combustivel'] } }],
  ["contracts that don't come from Bahia", { exclude: { regions: ['BA'] } }],
  ['everything in the North but Pará', { regions: ['AC', 'AM', 'AP', 'RO', 'RR', 'TO'], exclude: { regions: ['PA'] } }],
  ['contracts without a file in 2022', { date_range: year(2022) }],
  ['contratos de 2023, exceto julho', { date_range: year(2023), exclude: gap('2023-07-01', '2023-07-31') }],
  [
    'em março dos últimos dois anos',
    { date_range: { start: '2023-03-01', end: '2024-03-31' }, exclude: gap('2023-04-01', '2024-02-29') },
  ],
  [
    'março de 2022 e 2023',
    { date_range: { start: '2022-03-01', end: '2023-03-31' }, exclude: gap('2022-04-01', '2023-02-28') },
  ],
  [
    'em 2022 e 2024',
    { date_range: { start: '2022-01-01', end: '2024-12-31' }, exclude: { date_ranges: [year(2023)] } },
  ],
]

const places: readonly (readonly [question: string, regions: readonly string[]])[] = [
  ['contratos em São Paulo', ['SP']],
  ['contratos na cidade de São Paulo', ['3550308']],
  ['contratos em Bom Jesus', ['2201903', '2401701', '2502201', '4202537', '4302303']],
  ['contratos em Bom Jesus, PI', ['2201903']],
  ['contratos em sao luis do paraitinga', ['3550001']],
  ["contracts in Santa Bárbara d'Oeste", ['3545803']],
  ['obras em Não-Me-Toque', ['4312658']],
  ['contratos no Pará', ['PA']],
  ['ACRE e RONDÔNIA', ['AC', 'RO']],
  ['contratos em Santana do Livramento', ['4317103']],
  ['contratos na capital paulista', ['3550308']],
  ['contratos na capital da Bahia', ['2927408']],
  ['«sobrepreço» em “SP”', ['SP']],
  ['contratos em ＳＰ', ['SP']],
  ['contratos em S\u200bP', ['SP']],
  ['contratos se for para comprar', []],
]

describe('a question', () => {
  for (const [question, start, end] of periods)
    test(`has a period: ${question}`, () => {
      const range = { ...(start && { start }), ...(end && { end }) }
      assert.deepEqual(read(question).filters.date_range ?? {}, range)
    })

  for (const [question, min, max] of amounts)
    test(`has bounds of money alone: ${question}`, () => {
      const { min_value, max_value } = read(question).filters
      assert.deepEqual([min_value, max_value], [min, max])
    })

  for (const [question, filters] of exceptions)
    test(`takes out what it excepts, and never asks for it: ${question}`, () => {
      assert.deepEqual(read(question).filters, filters)
    })

  for (const [question, regions] of places)
    test(`names places: ${question}`, () => assert.deepEqual(read(question).filters.regions ?? [], regions))

  test('names bodies and firms, which are looked up later', () => {
    const { named } = read('contratos da prefeitura de Vitória/ES com a empresa Alfa Ltda, exceto os da UFES')
    assert.deepEqual(
      named.map(({ kind, name, excluded }) => [kind, name, excluded === true]),
      [
        ['organizations', 'prefeitura de vitoria', false],
        ['suppliers', 'alfa ltda', false],
        ['organizations', 'ufes', true],
      ],
    )
  })

  const parties: readonly (readonly [question: string, kind: string, name: string])[] = [
    ['Is Horizonte Distribuidora winning everything in Salvador?', 'suppliers', 'horizonte distribuidora'],
    ['Did Magazine Sol win in 2024?', 'suppliers', 'magazine sol'],
    ['payments to Vale Verde Atacado since 2024', 'suppliers', 'vale verde atacado'],
    ['A Serra Azul Engenharia venceu quantas vezes?', 'suppliers', 'serra azul engenharia'],
    ['spending at Delegacia da Receita de Fortaleza', 'organizations', 'delegacia da receita de fortaleza'],
  ]
  for (const [question, kind, name] of parties)
    test(`names whom it is about, which widens to nobody else: ${question}`, () => {
      const { named, filters, ignored } = read(question)
      assert.deepEqual([named.map((party) => [party.kind, party.name]), ignored], [[[kind, name]], []])
      assert.equal(filters.contract_types, undefined)
    })

  test('takes one word after an article for a body, unless it sells', () => {
    const kindOf = (text: string) => read(text).named.map(({ kind, name }) => `${kind} ${name}`)
    assert.deepEqual(kindOf('credenciamentos feitos pelo Zipasgo em 2025'), ['organizations zipasgo'])
    assert.deepEqual(kindOf('obras que não sejam da Zonder'), ['organizations zonder'])
    assert.deepEqual(kindOf('pneus vendidos pela Zorbas em 2025'), ['suppliers zorbas'])
    assert.deepEqual(kindOf('contratos com a Zorbas em 2025'), ['suppliers zorbas'])
  })

  test('names a body without the technology that it buys', () => {
    const { named, filters } = read('compras da Prefeitura de Niterói de TI')
    assert.deepEqual(
      [named.map(({ name }) => name), filters.contract_types],
      [['prefeitura de niteroi'], ['IT_SERVICES']],
    )
  })

  test('has the code of a body after any word for one, and a year is none', () => {
    for (const question of ['contracts of agency 111180', 'contratos da entidade 111180', 'contratos do órgão 111180'])
      assert.deepEqual(read(question).filters, { organizations: ['111180'] })
    assert.deepEqual(read('contracts of the agency 2024').filters, { date_range: year(2024) })
  })

  const types: readonly (readonly [question: string, type: string])[] = [
    ['empresas recém-criadas que ganharam contratos', 'relationship_anomaly'],
    ['contratos com empresas abertas há menos de seis meses', 'relationship_anomaly'],
    ['newly founded firms in SP', 'relationship_anomaly'],
    ['companies younger than six months', 'relationship_anomaly'],
    ['agencies that paid above average for diesel', 'price_anomaly'],
    ['contracts published after work had begun', 'temporal_anomaly'],
    ['contratos publicados depois do início da execução', 'temporal_anomaly'],
  ]
  for (const [question, type] of types)
    test(`asks for a type of anomaly: ${question}`, () => assert.deepEqual(read(question).anomaly_types, [type]))

  test('with one bidder asks for what bodies and bidders do', () => {
    for (const question of [
      'licitações com um só participante',
      'pregões com proposta única em SP',
      'single-bid tenders',
      'tenders with a single bidder',
      'tenders with only one bid',
    ])
      assert.deepEqual(read(question).anomaly_types, ['pattern_anomaly', 'relationship_anomaly'], question)
    assert.deepEqual(read('um único fornecedor que ganha tudo').anomaly_types, ['relationship_anomaly'])
  })

  test('that asks for serious findings is about findings, though none is left out by it', () => {
    for (const question of ['só os casos graves em Fortaleza', 'anything serious in Fortaleza?']) {
      const { intent, notes } = read(question)
      assert.notEqual(intent, 'off_topic')
      assert.deepEqual(
        notes.map(({ kind }) => kind),
        ['not_a_filter'],
      )
    }
  })

  test('of search alone is about everything, and of other things about none', () => {
    for (const question of ['Analyze this', 'verifique tudo']) assert.equal(read(question).intent, 'investigate')
    for (const question of ['me conta uma piada', 'find a good restaurant'])
      assert.equal(read(question).intent, 'off_topic')
  })

  test('is not narrowed by what it asks for besides, which a note says', () => {
    for (const question of ['contratos na Bahia, inclusive obras', 'contracts in Bahia, including works']) {
      const { filters, notes } = read(question)
      assert.deepEqual([filters, notes.map(({ kind }) => kind)], [{ regions: ['BA'] }, ['also_included']])
    }
    assert.deepEqual(read('compras de notebooks, inclusive tablets').filters, { object: ['notebooks', 'tablets'] })
    assert.deepEqual(read('contracts including fuel').filters, { object: ['fuel'] })
  })

  test('says what it takes out where no filter is of it', () => {
    assert.deepEqual(read('contratos até R$ 80 mil, não precisa incluir serviços').ignored, ['serviços'])
    assert.deepEqual(read("contracts up to R$ 80,000; don't include services").ignored, ['services'])
    assert.deepEqual(read('não quero contratos de SP').ignored, [])
  })

  for (const [question, filters, ignored] of [
    ['papel A4 a R$ 25 a resma está caro?', { object: ['papel'] }, ['A4']],
    ['is R$ 12 for a ream of paper overpriced?', {}, ['paper']],
    ['contracts above R$ 10 per liter', {}, []],
    ['madeira 2x4 até 5 mil', { object: ['madeira'], max_value: 5000 }, ['2x4']],
    ['contratos de R$ 30 mil pela Caixa', { min_value: 30_000, max_value: 30_000 }, []],
    ['contratos de HB20 ou M8 de R$ 30 mil a 50 mil', { min_value: 30_000, max_value: 50_000 }, ['HB20', 'M8']],
    ['contratos acima de R$ 1e3', { min_value: 1000 }, []],
    ['contratos acima de R$ 1e309', {}, ['acima', 'R$ 1e309']],
    ['contracts above R$ 0x10', {}, ['above', 'R$ 0x10']],
    ['contratos acima de R$ --5', {}, ['acima', 'R$ --5']],
    ['contratos acima de R$ NaN', {}, ['acima', 'R$ NaN']],
    [`contratos acima de R$ ${'9'.repeat(400)}`, {}, ['acima', `R$ ${'9'.repeat(400)}`]],
  ] as const)
    test(`has no amount of what is a name, a price of one unit or unreadable: ${question.slice(0, 60)}`, () => {
      const { filters: found, ignored: left } = read(question)
      assert.deepEqual([found, left], [filters, ignored])
    })
  test('says which words it did not take', () => {
    assert.deepEqual(read('contratos bizonhos em 2024').ignored, ['bizonhos'])
    assert.deepEqual(read('rodízio entre construtoras').ignored, ['construtoras'])
  })

  test('tells of words that choose among records though no filter does', () => {
    const ignored = (question: string) => read(question).ignored
    assert.deepEqual(ignored('contratos municipais vigentes em SP'), ['municipais', 'vigentes'])
    assert.deepEqual(ignored('contratos das prefeituras do Ceará'), ['prefeituras'])
    assert.deepEqual(ignored('máscaras compradas na pandemia'), ['pandemia'])
    assert.deepEqual(ignored('contratos da prefeitura de Campinas'), [])
  })

  test('tells of times whose days nobody knows, and what an auction was read as', () => {
    const kinds = (question: string) => read(question).notes.map(({ kind, text }) => `${kind}: ${text}`)
    assert.deepEqual(kinds('contratos nos últimos anos'), ['not_a_filter: nos últimos anos'])
    assert.deepEqual(kinds('contratos no Natal'), ['not_a_filter: no Natal'])
    assert.deepEqual(kinds('contratos em Natal'), [])
    assert.deepEqual(kinds('contratos no carnaval de 2024'), ['not_a_filter: no carnaval'])
    assert.deepEqual(read('gastos com carnaval').filters, { object: ['carnaval'] })
    assert.deepEqual(kinds('auctions in SP'), ['corrected: auctions'])
    assert.deepEqual(kinds('reverse auctions in SP'), [])
  })

  test('that lists periods has no contradiction', () => {
    for (const question of ['compare 2022 com 2024 em SP', 'de 2019 a 2021 e em 2023'])
      assert.deepEqual(read(question).notes, [], question)
  })

  test('says what it corrected, what is no filter, and what cannot both be', () => {
    const kinds = (question: string) => read(question).notes.map(({ kind, text }) => `${kind}: ${text}`)
    assert.deepEqual(kinds('sobrepresso em Pernanbuco'), ['corrected: sobrepresso', 'corrected: Pernanbuco'])
    // A verb that is near a word of the grammar is right, and nothing comes of the other.
    assert.deepEqual(kinds('sancionadas que continuam concorrendo em SP'), [])
    assert.deepEqual(read('sancionadas que continuam concorrendo em SP').ignored, ['continuam', 'concorrendo'])
    assert.deepEqual(kinds('aditivos acima de 25%'), ['not_a_filter: acima de 25%'])
    assert.deepEqual(kinds('acima de 5 milhões e abaixo de 1 milhão'), [
      'contradiction: acima de 5 milhões … abaixo de 1 milhão',
    ])
    assert.deepEqual(kinds('entre R$ 1 mil e R$ 5 mil, exceto acima de R$ 4 mil'), [])
    assert.deepEqual(kinds('contratos de 2022 pagos em 2024'), ['contradiction: de 2022 … em 2024'])
    assert.deepEqual(kinds('contratos em SP exceto SP'), ['contradiction: SP'])
    assert.deepEqual(kinds('contratos de 31/02/2024'), ['impossible_day: de 31/02/2024'])
  })

  test('is read up to a second question, which is named', () => {
    const reading = read('Há sobrepreço em SP e quantos contratos tem a UFRJ?')
    assert.deepEqual([reading.intent, reading.filters, reading.named], ['investigate', { regions: ['SP'] }, []])
    assert.equal(reading.second, 'quantos contratos tem a UFRJ?')
    assert.deepEqual(reading.ignored, ['quantos contratos tem a UFRJ?'])
  })

  test('shows the words behind each thing understood', () => {
    assert.deepEqual(
      read('preços abusivos em Minas Gerais').understood.map(({ kind, text }) => [kind, text]),
      [
        ['anomaly_types', 'preços abusivos'],
        ['regions', 'em Minas Gerais'],
      ],
    )
  })
})

describe('the reading of any text', () => {
  const words = [...labelledTexts().join(' ').split(' ')]

  test('never fails, and no word of it vanishes in silence', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(anyText, (text) => assert.deepEqual(vanished(text, read(text)), [])),
      { numRuns: 400 },
    )
  })

  test('is the same in lower case and capitals where nothing is named', () => {
    for (const question of ['sobrepreço em obras desde 2023', 'overpriced fuel above R$ 1 million in 2023']) {
      const { filters, anomaly_types } = read(question)
      const shouted = read(question.toUpperCase())
      assert.deepEqual([shouted.filters, shouted.anomaly_types], [filters, anomaly_types])
    }
  })

  test('is the same without accents where they tell no word from another', () => {
    for (const question of ['sobrepreço em Goiânia no mês de março', 'inexigibilidade na Paraíba após junho de 2023'])
      assert.deepEqual(read(toPlainCharacters(question)).filters, read(question).filters)
  })

  test('of the greatest length ends', () => {
    for (const unit of ['sobrepreço em Campinas e ', 'em Xyzabcd ', 'exceto SP, ', '1 de ', 'prefeitura de '])
      assert.ok(read(unit.repeat(2000 / unit.length)).ignored.length >= 0)
  })
})

/** Words that stand neither in what was understood, named, noted or ignored, and are no words of the grammar itself. */
function vanished(text: string, reading: QuestionReading): readonly string[] {
  const said = [...reading.understood, ...reading.notes, ...reading.named].map((part) => part.text)
  const told = new Set(tokenize([...said, ...reading.ignored].join('\n')).map(({ plain }) => plain))
  const own = new Set([...suspicionWords.words].map((word) => word.slice(0, 4)))
  return tokenize(toOrdinaryCharacters(text))
    .filter(({ type, plain }) => type !== 'mark' && plain.length > 2 && !told.has(plain))
    .map(({ plain }) => plain)
    .filter(
      (word) => !stopWords.has(word) && !isIntentWord(word) && !isNegationWord(word) && !own.has(word.slice(0, 4)),
    )
}

function labelledTexts(): readonly string[] {
  const lines = readFileSync(`${repositoryFolder}test/question/labelled/development.jsonl`, 'utf8').trim().split('\n')
  return lines.map((line) => (JSON.parse(line) as { text: string }).text)
}

function year(of: number) {
  return { start: `${of}-01-01`, end: `${of}-12-31` }
}

function gap(start: string, end: string) {
  return { date_ranges: [{ start, end }] }
}

test('a firm whose name begins with a region is no region', () => {
  const { filters, named } = read('list contracts in Bahia not awarded to Norte Limpeza Ltda')
  assert.deepEqual(
    [filters, named.map(({ name, excluded }) => [name, excluded])],
    [{ regions: ['BA'] }, [['norte limpeza ltda', true]]],
  )
})

test('what is ranked by its price is not said to be overpriced, and what costs more than others is', () => {
  assert.deepEqual(read('os 5 contratos mais caros da UFMG').anomaly_types, [])
  assert.deepEqual(read('contratos mais caros que o mercado em SP').anomaly_types, ['price_anomaly'])
})

const arrangements: readonly (readonly [question: string, arrangement: object])[] = [
  ['os 10 maiores contratos de obras em SP', { order: most('value'), limit: 10 }],
  ['qual o maior contrato de 2023?', { order: most('value'), limit: 1 }],
  ['contratos mais baratos de limpeza em PE', { order: least('value') }],
  ['latest 5 contracts of the city of Recife', { order: most('date'), limit: 5 }],
  ['liste os contratos da UFBA do mais antigo para o mais novo', { order: least('date') }],
  ['show the contracts of UFPE sorted by date', { order: most('date') }],
  ['top 7 suppliers of fuel in Bahia', { order: most('value'), limit: 7, group_by: 'supplier' }],
  ['quais órgãos mais contratam em Goiás?', { order: most('count'), group_by: 'organization' }],
  ['procedimentos mais usados', { order: most('count'), group_by: 'modality' }],
  ['quais as modalidades mais usadas em 2024?', { order: most('count'), group_by: 'modality' }],
  ['most common contract types in Bahia', { order: most('count'), group_by: 'contract_type' }],
  ['which state spent the most on school meals?', { order: most('value'), group_by: 'state' }],
  ['gasto por ano da UFBA', { group_by: 'year' }],
  ['quantas dispensas por mês em 2023 no Ceará?', { group_by: 'month' }],
  ['how many contracts by contract type in Pará', { group_by: 'contract_type' }],
  ['compare a UFBA com a UFPE', { compare: 'organizations' }],
  ['compare spending in 2022 and 2023 in Bahia', { compare: 'years' }],
  ['compare São Paulo e Bahia', { compare: 'states' }],
  ['contratos de menor preço em SP', {}],
  ['contratos por dispensa em SP', {}],
]

describe('a question says how its answer is laid out', () => {
  for (const [question, arrangement] of arrangements)
    test(question, () => {
      const { order, limit, group_by, compare } = read(question)
      const said = Object.entries({ order, limit, group_by, compare }).filter(([, value]) => value !== undefined)
      assert.deepEqual(Object.fromEntries(said), arrangement)
    })
})

function most(by: string) {
  return { by, direction: 'desc' }
}

function least(by: string) {
  return { by, direction: 'asc' }
}

test('a bare bound in a question of contracts is an amount in reais, which is noted, and no count and no year', () => {
  const of = (question: string) => {
    const { filters, notes } = read(question)
    return [filters.min_value, filters.max_value, notes.map(({ kind, value }) => value ?? kind).join()]
  }
  for (const [question, ...expected] of [
    ['quantos contratos acima de 100000 no Rio em 2024?', 100000, undefined, 'R$ 100000'],
    ['contracts above 100000 in RJ in 2024', 100000, undefined, 'R$ 100000'],
    ['contracts below 5,000', undefined, 5000, 'R$ 5000'],
    ['contratos até 50.000 em SP', undefined, 50000, 'R$ 50000'],
    ['contratos entre 50000 e 100000', 50000, 100000, 'R$ 50000 – R$ 100000'],
    ['achados acima de 100000', 100000, undefined, 'R$ 100000'],
    ['e acima de 200000?', 200000, undefined, 'R$ 200000'],
    ['contratos com mais de 3 aditivos', undefined, undefined, 'not_a_filter'],
    ['contracts over 100000 people', undefined, undefined, 'not_a_filter'],
    ['contracts with more than 200 trucks', undefined, undefined, 'not_a_filter'],
    ['cities with more than 100000', undefined, undefined, 'not_a_filter'],
    ['contratos acima de 2024', undefined, undefined, ''],
  ] as const)
    assert.deepEqual(of(question), expected, question)
})
