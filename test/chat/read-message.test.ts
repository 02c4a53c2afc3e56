// What a message of a conversation is read as after the ones before it.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { periodAsked } from '../../src/chat/asked-sanctions.ts'
import { type ChatState, type MessageReading, nextState } from '../../src/chat/chat-state.ts'
import { plainOf } from '../../src/chat/message-cues.ts'
import { readMessage } from '../../src/chat/read-message.ts'
import { asksForOtherFormat, reportWish } from '../../src/chat/report-wish.ts'
import { parseDay } from '../../src/domain/days.ts'
import type { DateRange } from '../../src/domain/generated/wire-types.ts'
import type { QuestionReading } from '../../src/question/question-reading.ts'

const today = parseDay('2026-11-29') ?? 0
const year = (of: number) => ({ start: `${of}-01-01`, end: `${of}-12-31` })

/** The reading of the last of some messages. */
function readAll(...messages: readonly string[]) {
  let [before, earlier]: (ChatState | undefined)[] = []
  let reading = readMessage('', undefined, { today })
  for (const message of messages) {
    reading = readMessage(message, before, { today, earlier })
    earlier = before
    before = nextState(before, reading)
  }
  return reading
}

test('a price that a message names is that of a thing, in its unit, and what goes on asks of the same thing', () => {
  for (const [message, price, unit, object] of [
    ['papel A4 a R$ 25 a resma está caro?', 25, 'RESMA', ['papel a4']],
    ['is R$ 12 for a ream of paper overpriced?', 12, 'RESMA', ['paper', 'papel']],
    ['R$ 40 o litro de gasolina comum é caro?', 40, 'LITRO', ['gasolina comum']],
    ['o kg da carne a R$ 80 não é abusivo?', 80, 'QUILOGRAMA', ['carne']],
    ['pagaram 30 reais na caixa de luvas, ta salgado ne', 30, 'CAIXA', ['luvas']],
    ['would you say R$ 900 per monitor is reasonable?', 900, undefined, ['monitor']],
    ['R$ 7/litro de diesel S10 é caro?', 7, 'LITRO', ['diesel s10']],
    ['leite em pó a 20 conto o pacote tá caro?', 20, 'PACOTE', ['leite em pó']],
  ] as const) {
    const { state, ignored } = readAll(message)
    assert.deepEqual([state.intent, state.filters.object, ignored], ['lookup', object, []], message)
    assert.deepEqual([state.asked_price?.price, state.asked_price?.unit], [price, unit], message)
    for (const next of ['e a R$ 18?', 'what about R$ 18?'])
      assert.deepEqual(readAll(message, next).state.asked_price, { ...state.asked_price, price: 18 }, next)
    const later = readAll(message, 'e em 2023?').state
    assert.deepEqual([later.asked_price, later.filters.date_range], [state.asked_price, year(2023)])
    assert.equal(readAll(message, 'how many contracts are there in Bahia?').state.asked_price, undefined)
  }
  for (const message of [
    'contratos acima de R$ 10 mil com sobrepreço',
    'is contract 12/2024 of R$ 500 overpriced?',
    'R$ 12 ou R$ 15 na resma de papel, qual é caro?',
    'quanto custou a resma de papel?',
    'ontem vizinhos contaram que naquela praça pintaram bancos verdes, trocaram lâmpadas velhas e gastaram R$ 5 muito',
  ])
    assert.equal(readAll(message).state.asked_price, undefined, message)
})

test('a price that is asked about with no word of what is that of nothing before, else of what was spoken of', () => {
  const lost = { kind: 'item', isRecord: true } as const
  for (const message of ['is it overpriced?', 'tá caro?', "isn't that too expensive?", 'e está superfaturado?'])
    for (const before of [[], ['show the largest contract']]) {
      const { state, wish, reference } = readAll(...before, message)
      assert.deepEqual([state.intent, wish, reference], ['lookup', 'price', lost], message)
    }
  for (const message of ['o segundo tá caro?', 'is the second one expensive?']) {
    const { wish, reference } = readAll('show the 3 largest contracts', message)
    assert.deepEqual([wish, reference], ['price', { kind: 'item', isRecord: true, ordinal: 2 }], message)
  }
  const first = readAll('papel A4 a R$ 25 a resma está caro?').state
  assert.deepEqual(readAll('papel A4 a R$ 25 a resma está caro?', 'is it overpriced?').state, first)
  for (const before of [[], ['show the largest contract']])
    assert.equal(readAll(...before, 'a resma a 40 reais é caro?').state.asked_price?.item, '')
  const { asked_price } = readAll('papel A4 a R$ 25 está caro?', 'e a resma a 40 reais?').state
  assert.deepEqual(asked_price, { price: 40, unit: 'RESMA', item: 'papel a4' })
  assert.equal(readAll('quanto foi gasto por fornecedor?', 'o primeiro cobra caro?').wish, 'price')
  assert.equal(readAll('is R$ 12 overpriced?').state.asked_price?.item, '')
  for (const message of ['is Alfa Ltda overpriced?', 'a Alfa Ltda cobra caro?', 'os preços da Alfa Ltda são altos?']) {
    const { state, wish, reference } = readAll(message)
    assert.deepEqual([state.intent, wish, reference], ['lookup', 'price', undefined], message)
    assert.deepEqual(
      state.named.map(({ name }) => name),
      ['alfa ltda'],
      message,
    )
  }
  for (const message of ['any overpricing at Alfa Ltda?', 'há sobrepreço na Alfa Ltda?', 'is anything overpriced?'])
    assert.equal(readAll(message).state.intent, 'investigate', message)
})

test('a comparison with the year before is one of the years, or of the same days in both', () => {
  const years = (from: number, to: number) => ({ start: `${from}-01-01`, end: `${to}-12-31` })
  for (const [before, message, date_range] of [
    ['list contracts in Bahia in 2024', 'compare with the year before', years(2023, 2024)],
    ['contratos da Bahia em 2024', 'compare com o ano anterior', years(2023, 2024)],
    ['compare 2023 and 2024 in Bahia', 'compare with the year before', years(2022, 2024)],
    ['how many contracts in SP?', 'compare with the year before', years(2025, 2026)],
    ['contratos de março de 2024 no Acre', 'compara com o ano anterior', { start: '2023-03-01', end: '2024-03-31' }],
  ] as const) {
    const { state } = readAll(before, message)
    assert.deepEqual([state.intent, state.compare, state.filters.date_range], ['compare', 'years', date_range], before)
  }
})

test('a comparison with the year before is of the year that it names itself', () => {
  const years = (from: number, to: number) => ({ start: `${from}-01-01`, end: `${to}-12-31` })
  for (const [message, date_range, regions] of [
    ['compare SP in 2024 with the previous year', years(2023, 2024), ['SP']],
    ['compare 2024 with the year before', years(2023, 2024), undefined],
    ['compare 2024 com o ano anterior', years(2023, 2024), undefined],
    ['compare 2024 to the previous year in SP', years(2023, 2024), ['SP']],
    ['compare a Bahia com o ano anterior em 2025', years(2024, 2025), ['BA']],
    ['compare 2023 and the following year in SP', years(2023, 2024), ['SP']],
    ['compare March 2024 with the previous year', { start: '2023-03-01', end: '2024-03-31' }, undefined],
  ] as const)
    for (const earlier of [[], ['contratos de obras no Acre em 2020']]) {
      const { state, isOfLastYears } = readAll(...earlier, message)
      assert.deepEqual(
        [state.intent, state.compare, state.filters.date_range],
        ['compare', 'years', date_range],
        message,
      )
      if (earlier.length === 0 || regions) assert.deepEqual(state.filters.regions, regions, message)
      assert.equal(isOfLastYears, undefined, message)
    }
  for (const message of ['compare Bahia with the previous year', 'compare a Bahia com o ano anterior']) {
    const { state, isOfLastYears } = readAll(message)
    assert.deepEqual([state.compare, state.filters.regions, isOfLastYears], ['years', ['BA'], true], message)
  }
  const places = readAll('compare SP and Bahia in the previous year').state
  assert.deepEqual([places.compare, places.filters.date_range], ['states', year(2025)])
})

test('the two that were asked of are compared, and where nobody can say which they are that is said', () => {
  const bodies = readAll('quanto a UFBA gastou em 2024?', 'e a UFPE?', 'compare os dois').state
  assert.deepEqual([bodies.compare, bodies.named.map(({ name }) => name).sort()], ['organizations', ['ufba', 'ufpe']])
  assert.deepEqual(bodies.filters.date_range, year(2024))
  const states = readAll('how many contracts in Bahia?', 'and in Ceará?', 'compare the two').state
  assert.deepEqual([states.intent, states.compare, states.filters.regions], ['compare', 'states', ['BA', 'CE']])
  const years = readAll('quanto foi gasto em 2022?', 'e em 2024?', 'compare-os').state
  assert.deepEqual([years.compare, years.filters.date_range], ['years', { start: '2022-01-01', end: '2024-12-31' }])
  assert.equal(readAll('how many contracts in Bahia?', 'compare them').reference?.isBoth, true)
})

test('who won it, when it was signed and the contract itself are asked of the record that was spoken of', () => {
  for (const message of [
    'who won it?',
    'show me the contract',
    'quem ganhou isso?',
    'mostra esse contrato',
    'when was it signed?',
  ])
    assert.deepEqual(readAll('list contracts in Bahia', message).reference, { kind: 'item', isRecord: true }, message)
  const before = readAll('list contracts in Bahia').state
  assert.equal(readMessage('who won?', before, { today, isOfOne: true }).reference?.isRecord, true)
  assert.equal(readMessage('who won?', before, { today }).reference, undefined)
})

test('different suppliers are counted in a message that goes on', () => {
  const { state } = readAll('how many contracts in Bahia in 2024?', 'how many different suppliers?')
  assert.deepEqual([state.intent, state.group_by, state.filters.regions], ['count', 'supplier', ['BA']])
})

test('what is left of the filters before and what is not is told by name', () => {
  const { inherited, dropped } = readAll('os 5 maiores fornecedores da Bahia em 2024', 'os contratos do segundo')
  assert.deepEqual([inherited, [...(dropped ?? [])].sort()], [[], ['date_range', 'regions']])
})

test('a description of records without a word of doubt is plain, and one with such a word is not', () => {
  for (const [message, isPlain] of [
    ['contratos de TI do Serpro', true],
    ['School meal contracts in Roraima worth no more than 300k', true],
    ['obras em Teresina, quero saber se tem coisa errada', undefined],
    ['contracts signed on weekends in Brasília', undefined],
    ['investigue contratos de TI do Serpro', undefined],
    ['tem treta nos contratos de lixo de Cabo Frio?', undefined],
  ] as const)
    assert.equal(readAll(message).isPlain, isPlain, message)
})

test('who bid, whether a price is high and sanctions on its day are asked of one record', () => {
  const one = { before: 'show the largest contract', isOfOne: true }
  const several = { before: 'mostre os contratos', isOfOne: false }
  const wishOf = ({ before: first, isOfOne }: typeof one, message: string) => {
    const before = nextState(undefined, readMessage(first, undefined, { today }))
    const { wish, reference, subject } = readMessage(message, before, { today, isOfOne })
    return [wish, reference?.ordinal, subject?.kind]
  }
  for (const [given, message, ...expected] of [
    [one, 'who bid?', 'bidders', undefined, undefined],
    [one, 'quem participou?', 'bidders', undefined, undefined],
    [one, 'were there other bidders?', 'bidders', undefined, undefined],
    [one, 'quantas empresas concorreram?', 'bidders', undefined, undefined],
    [several, 'quem participou da licitação do primeiro?', 'bidders', 1, undefined],
    [several, 'how many companies took part in the second?', 'bidders', 2, undefined],
    [several, 'o contrato 110218-00266-2023 teve quantos concorrentes?', 'bidders', undefined, 'record'],
    [one, 'is it overpriced?', 'price', undefined, undefined],
    [one, 'está superfaturado?', 'price', undefined, undefined],
    [several, 'o segundo está superfaturado?', 'price', 2, undefined],
    [several, 'is the first one too expensive?', 'price', 1, undefined],
    [one, 'was it sanctioned then?', 'sanctions_then', undefined, undefined],
    [one, 'o fornecedor estava impedido na época?', 'sanctions_then', undefined, undefined],
    [several, 'was the supplier of the third sanctioned when it was signed?', 'sanctions_then', 3, undefined],
    [several, 'are they overpriced?', undefined, undefined, undefined],
    [one, 'e sobrepreço também', undefined, undefined, undefined],
    [several, 'is there overpricing in Bahia?', undefined, undefined, undefined],
    [several, 'tem sobrepreço?', undefined, undefined, undefined],
    [several, 'which suppliers are sanctioned?', undefined, undefined, undefined],
    [one, 'investigate whether it is overpriced', undefined, undefined, undefined],
    [one, 'compare it with its competitors', undefined, undefined, undefined],
  ] as const)
    assert.deepEqual(wishOf(given, message), expected, message)
  assert.equal(readAll('look for overpricing').state.intent, 'investigate')
})

test('what narrows findings that were listed or added up is of those findings, and of no contract', () => {
  const after = (first: string, ...messages: readonly string[]) => {
    let before = nextState(undefined, readMessage(first, undefined, { today }))
    let reading = readMessage(first, undefined, { today })
    for (const message of messages) {
      reading = readMessage(message, before, { today, isOfFindings: true })
      before = nextState(before, reading)
    }
    return reading
  }
  const list = { kind: 'findings' }
  const risk = { kind: 'money_at_risk' }
  for (const [messages, subject, regions, date_range] of [
    [['investigate overpricing', 'only in Rio'], list, ['RJ'], undefined],
    [['investigue sobrepreço', 'só no Rio'], list, ['RJ'], undefined],
    [['investigue sobrepreço na Bahia', 'só em Salvador'], list, ['2927408'], undefined],
    [['investigate overpricing', 'only in Rio', 'and in 2023?'], list, ['RJ'], year(2023)],
    [['investigue sobrepreço', 'quanto dinheiro está em risco na Bahia?', 'e em 2023?'], risk, ['BA'], year(2023)],
    [['how much money is at risk in 2022?', 'and in Ceará?'], risk, ['CE'], year(2022)],
    [['how much money is at risk in 2022?', 'e em 2024?'], risk, undefined, year(2024)],
    [['investigate overpricing', 'which of those are in Bahia?'], list, ['BA'], undefined],
    [['investigate overpricing', 'list the findings in Bahia in 2023'], list, ['BA'], year(2023)],
    [['quais são os achados do Rio?'], list, ['RJ'], undefined],
    [['which findings are critical in RJ in 2024?', 'only in Rio'], list, ['RJ'], year(2024)],
    [['quais fornecedores estão sancionados?', 'achados em risco na Bahia em 2024'], list, ['BA'], year(2024)],
    [['everything about UFBA', 'findings in Rio in 2024 above 100000'], list, ['RJ'], year(2024)],
    [['quantos contratos há?', 'achados no Rio em 2024'], list, ['RJ'], year(2024)],
  ] as const) {
    const [first, ...rest] = messages
    const { subject: found, findings, state } = after(first, ...rest)
    assert.deepEqual(found, subject, messages.join(' / '))
    assert.deepEqual([findings?.filters.regions, findings?.filters.date_range], [regions, date_range], messages.join())
    assert.deepEqual(state.filters, findings?.filters)
  }
})

test('findings are narrowed by how severe they are, which goes on and changes by itself', () => {
  const of = (...messages: readonly string[]) => {
    let before: ChatState | undefined
    let reading: MessageReading | undefined
    for (const message of messages) {
      reading = readMessage(message, before, { today, isOfFindings: true })
      before = nextState(before, reading)
    }
    return [reading?.findings?.severities, reading?.findings?.filters.regions, reading?.state.sanctions]
  }
  for (const [messages, severities, regions] of [
    [['which findings are critical in RJ in 2024?'], ['critical'], ['RJ']],
    [['which findings are critical in RJ?', 'only in Bahia'], ['critical'], ['BA']],
    [['which findings are critical in RJ?', 'and the high ones?'], ['high'], ['RJ']],
    [['quais são os achados na Bahia?', 'só os críticos e altos'], ['critical', 'high'], ['BA']],
    [['list the critical findings in Bahia'], ['critical'], ['BA']],
    [['achados de gravidade alta na Bahia'], ['high'], ['BA']],
    [['achados de alto valor na Bahia'], undefined, ['BA']],
    [['quais fornecedores estão sancionados?', 'achados em risco na Bahia'], undefined, ['BA']],
  ] as const)
    assert.deepEqual(of(...messages), [severities, regions, undefined], messages.join(' / '))
})

test('what a run did not look through, another question and an order to look start from records', () => {
  const intentAfter = (first: string, message: string) => {
    const before = nextState(undefined, readMessage(first, undefined, { today }))
    const { subject, state } = readMessage(message, before, { today, isOfFindings: true })
    return [subject, state.intent]
  }
  for (const [first, message, intent] of [
    ['investigate overpricing in Bahia', 'and in Ceará?', 'investigate'],
    ['investigue sobrepreço em 2023', 'e em 2022?', 'investigate'],
    ['investigate overpricing', 'no, I meant Bahia', 'investigate'],
    ['investigate overpricing', 'how many contracts are there in Bahia?', 'count'],
    ['investigue sobrepreço', 'e quanto foi gasto em 2023?', 'sum'],
    ['how much money is at risk in 2022?', 'investigate that in Bahia', 'investigate'],
  ] as const)
    assert.deepEqual(intentAfter(first, message), [undefined, intent], `${first} / ${message}`)
})

test('money at risk is asked of findings, a finding and a report by their ids, and a short number where it is called one', () => {
  const id = '0199c2d1-1111-7222-8333-444455556666'
  for (const [message, subject] of [
    ['how much money is at risk?', { kind: 'money_at_risk' }],
    ['quanto dinheiro está em risco na Bahia?', { kind: 'money_at_risk' }],
    [`explain finding ${id}`, { kind: 'finding', id }],
    [`explique o achado ${id}`, { kind: 'finding', id }],
    [`findings of investigation ${id}`, { kind: 'investigation', id, wants: 'findings' }],
    [`faça um relatório da investigação ${id}`, { kind: 'investigation', id, wants: 'report' }],
    ['make a report of my latest investigation', { kind: 'own_investigations', wants: 'report' }],
    ['contrato nº 097', { kind: 'record', id: '097' }],
    ['total spent on health in Bahia, and what was at stake in 2024', undefined],
    ['quanto foi gasto na Bahia, e quanto estava em jogo em 2024?', undefined],
    ['contrato no. 20', { kind: 'record', id: '20' }],
    ['contrato nº 20 de novembro de 2024', { kind: 'record', id: '20' }],
    ['contratos no 20 de novembro de 2024', undefined],
    ['contratos no 05 de maio', undefined],
    ['quantos contratos no 15º batalhão?', undefined],
    ['contratos no 300 mil', undefined],
    ['contratos no 12 BPM', undefined],
    ['tender 097', { kind: 'record', id: '097' }],
    ['contrato 2', undefined],
  ] as const)
    assert.deepEqual(readAll(message).subject, subject, message)
})

test('what points to nothing is no question of everything, and peers are no ignored word', () => {
  for (const [message, kind] of [
    ['investigue esses', 'item'],
    ['os contratos do segundo', 'item'],
    ['compare esse fornecedor com os pares', 'supplier'],
    ['mostra o contrato', 'item'],
    ['faça um relatório dessa investigação', 'investigation'],
    ['show me the first 5 contracts', undefined],
    ['how many contracts are there?', undefined],
    ['esta licitação de merenda em Recife é suspeita?', undefined],
    ['quantos contratos houve no segundo semestre?', undefined],
  ] as const)
    assert.equal(readAll(message).reference?.kind, kind, message)
  assert.deepEqual(readAll('compare the firm Alfa Ltda with its peers').ignored, [])
})

test('a whole question is one by itself though it names the whole country', () => {
  const { change, state } = readAll(
    'compare the firm Alfa Ltda with its peers',
    'contratos de limpeza no país inteiro acima de 1 milhão',
  )
  assert.deepEqual([change, state.named, state.filters.min_value], ['new', [], 1e6])
})

test('the whole country and the kind of a number are no goods', () => {
  for (const message of [
    'contracts in the whole country by state',
    'contratos no país inteiro',
    'contracts of CPF 123.456.789-09',
  ])
    assert.equal(readAll(message).state.filters.object, undefined, message)
})

test('a month or a year that divides is no bound, and one with its number is', () => {
  for (const [message, date_range, group_by] of [
    ['how many contracts by month in 2024?', year(2024), 'month'],
    ['spending by year in Bahia', undefined, 'year'],
    ['spending by month', undefined, 'month'],
    ['contracts signed by March 2024', { end: '2024-03-31' }, undefined],
  ] as const) {
    const { state } = readAll(message)
    assert.deepEqual([state.filters.date_range, state.group_by], [date_range, group_by], message)
  }
})

test('who dealt with what is pointed to is asked for by the sums of the other side', () => {
  const supplier = 'dossiê do fornecedor CNPJ 11222333000181'
  const body = 'how much did agency 26000 spend?'
  const asked: readonly (readonly [before: string, message: string, group_by: string, ordinal?: number])[] = [
    [supplier, 'quem comprou dela?', 'organization'],
    [supplier, 'quais órgãos contrataram essa empresa?', 'organization'],
    [supplier, 'who are its customers?', 'organization'],
    [supplier, 'who bought from it in 2024?', 'organization'],
    ['top 5 suppliers', 'who bought from the second one?', 'organization', 2],
    ['os 5 maiores fornecedores', 'e quem comprou do terceiro?', 'organization', 3],
    [body, 'who sold to it?', 'supplier'],
    [body, 'quem vendeu para ele?', 'supplier'],
  ]
  for (const [before, message, group_by, ordinal] of asked) {
    const { state, reference, ignored } = readAll(before, message)
    const kind = group_by === 'supplier' ? 'organization' : 'supplier'
    assert.deepEqual([state.intent, state.group_by, state.order?.by], ['sum', group_by, 'value'], message)
    assert.deepEqual(reference, { kind, ...(ordinal !== undefined && { ordinal }) }, message)
    assert.deepEqual(ignored, [], message)
  }
  const other = readAll('os 5 maiores fornecedores', 'quem comprou merenda em 2024?')
  assert.deepEqual([other.change, other.state.group_by], ['new', undefined])
})

test('what goes on in few words changes what it names and keeps the rest', () => {
  const filtersAfter = (...messages: readonly string[]) => readAll(...messages).state.filters
  const list = readAll('list the 5 biggest IT contracts of Serpro', 'make it twelve').state
  assert.deepEqual([list.intent, list.limit, list.filters.contract_types], ['lookup', 12, ['IT_SERVICES']])
  const direct = 'direct awards in Acre worth more than 2 million'
  const { exclude, ...lowered } = filtersAfter(direct, 'lower that to 300 thousand', 'nothing by inexigibilidade')
  assert.deepEqual([lowered.min_value, lowered.max_value, lowered.modalities], [300_000, undefined, ['dispensa']])
  assert.deepEqual(exclude, { modalities: ['inexigibilidade'] })
  const years = ['compare 2023 and 2024 for school meals in Bahia', 'and in Ceará?']
  assert.deepEqual(filtersAfter(...years).regions, ['CE'])
  assert.deepEqual(filtersAfter(...years, 'compare with Acre').regions, ['AC', 'CE'])
  const instead = readAll('any collusion in works in Olinda?', 'look for overpricing instead').state
  assert.deepEqual(
    [instead.anomaly_types, instead.filters.contract_types, instead.filters.regions],
    [['price_anomaly'], ['WORKS_ENGINEERING'], ['2609600']],
  )
  assert.deepEqual(filtersAfter('contratos de limpeza no Acre', 'without the ones from 2021').exclude, {
    date_ranges: [year(2021)],
  })
  const split = readAll('spending on fuel in Acre in 2024', 'split it by state').state
  assert.deepEqual([split.group_by, split.anomaly_types], ['state', []])
})

describe('a message that goes on', () => {
  const first = 'quantos contratos de merenda houve em SP em 2024?'

  const changed: readonly (readonly [message: string, intent: string, filters: object])[] = [
    ['e em 2023?', 'count', { regions: ['SP'], contract_types: ['FOOD'], date_range: year(2023) }],
    ['and in Bahia?', 'count', { regions: ['BA'], contract_types: ['FOOD'], date_range: year(2024) }],
    [
      'só acima de 1 milhão',
      'count',
      { regions: ['SP'], contract_types: ['FOOD'], date_range: year(2024), min_value: 1e6 },
    ],
    ['também no Rio', 'count', { regions: ['RJ', 'SP'], contract_types: ['FOOD'], date_range: year(2024) }],
    ['esquece o período', 'count', { regions: ['SP'], contract_types: ['FOOD'] }],
    ['all states', 'count', { contract_types: ['FOOD'], date_range: year(2024) }],
    [
      'e os outros estados?',
      'count',
      { contract_types: ['FOOD'], date_range: year(2024), exclude: { regions: ['SP'] } },
    ],
    ['não, quis dizer Bahia', 'count', { regions: ['BA'], contract_types: ['FOOD'], date_range: year(2024) }],
    ['quanto foi gasto?', 'sum', { regions: ['SP'], contract_types: ['FOOD'], date_range: year(2024) }],
    ['e no ano anterior?', 'count', { regions: ['SP'], contract_types: ['FOOD'], date_range: year(2023) }],
    [
      'e em março?',
      'count',
      { regions: ['SP'], contract_types: ['FOOD'], date_range: { start: '2024-03-01', end: '2024-03-31' } },
    ],
    [
      'troca merenda por limpeza',
      'count',
      { regions: ['SP'], contract_types: ['CONTINUOUS_SERVICES'], date_range: year(2024) },
    ],
    ['not SP but RJ', 'count', { regions: ['RJ'], contract_types: ['FOOD'], date_range: year(2024) }],
    ['same thing but for 2022', 'count', { regions: ['SP'], contract_types: ['FOOD'], date_range: year(2022) }],
    [
      'aumenta o teto pra 100 mil reais',
      'count',
      { regions: ['SP'], contract_types: ['FOOD'], date_range: year(2024), max_value: 100_000 },
    ],
    ['compara com a Bahia', 'compare', { regions: ['BA', 'SP'], contract_types: ['FOOD'], date_range: year(2024) }],
    ['tem algo suspeito?', 'investigate', { regions: ['SP'], contract_types: ['FOOD'], date_range: year(2024) }],
    ['liste os pregões da UFBA em 2022', 'lookup', { modalities: ['pregao'], date_range: year(2022) }],
  ]
  for (const [message, intent, filters] of changed)
    test(`${message} changes what it names`, () => {
      const { state } = readAll(first, message)
      assert.deepEqual([state.intent, state.filters], [intent, filters])
    })

  test('says what it inherits, and a correction that it is one', () => {
    assert.deepEqual(readAll(first, 'e em 2023?').inherited, ['regions', 'contract_types'])
    assert.equal(readAll(first, 'não, quis dizer Bahia').change, 'correction')
    assert.equal(readAll(first, 'liste os pregões da UFBA em 2022').change, 'new')
  })

  test('goes on from before after small talk', () => {
    assert.deepEqual(readAll(first, 'valeu!').state.filters, {})
    assert.deepEqual(readAll(first, 'valeu!', 'e em 2023?').state.filters, {
      regions: ['SP'],
      contract_types: ['FOOD'],
      date_range: year(2023),
    })
  })
})

describe('a message that points to the answer before', () => {
  const pointing: readonly (readonly [message: string, intent: string, reference: object, filters: object])[] = [
    ['why is the second one high?', 'explain', { kind: 'item', ordinal: 2 }, { regions: ['SP'] }],
    ['mostra os contratos do primeiro', 'lookup', { kind: 'item', ordinal: 1 }, {}],
    ['quanto ela recebeu?', 'sum', { kind: 'supplier' }, {}],
    ['show me its contracts', 'lookup', { kind: 'supplier' }, {}],
    ['explica esse achado', 'explain', { kind: 'finding' }, { regions: ['SP'] }],
    ['quanto essa prefeitura gastou em 2024?', 'sum', { kind: 'organization' }, { date_range: year(2024) }],
  ]
  for (const [message, intent, reference, filters] of pointing)
    test(`${message} says to what`, () => {
      const reading = readAll('quais os maiores fornecedores de SP?', message)
      assert.deepEqual([reading.state.intent, reading.reference, reading.state.filters], [intent, reference, filters])
    })
})

test('a city after the prefeitura of another one is its prefeitura, and two are compared as bodies', () => {
  const first = 'show the works contracts of Prefeitura de Recife in 2025'
  const names = (message: string) => readAll(first, message).state.named.map(({ name }) => name)
  assert.deepEqual(names('what about Olinda?'), ['prefeitura de olinda'])
  assert.deepEqual(names('compare it with Olinda'), ['prefeitura de recife', 'prefeitura de olinda'])
  assert.equal(readAll(first, 'compare it with Olinda').state.compare, 'organizations')
})

test('firms by name join a comparison of firms and leave it', () => {
  const messages = ['compare Viação Serra Azul and Transporte Bela Vista', 'add Expresso Litoral as well']
  const names = (...more: readonly string[]) => readAll(...messages, ...more).state.named.map(({ name }) => name)
  assert.deepEqual(names(), ['viacao serra azul', 'transporte bela vista', 'expresso litoral'])
  assert.deepEqual(names('drop Transporte Bela Vista'), ['viacao serra azul', 'expresso litoral'])
})

test('a firm that was taken out comes back, and the most of what is compared is asked for', () => {
  const first = ['me mostra os contratos da UFMG em 2025', 'exclui os da empresa Alfa Ltda']
  assert.deepEqual(
    readAll(...first, 'põe a Alfa de volta').state.named.map(({ name }) => name),
    ['ufmg'],
  )
  assert.equal(readAll('compara a UFRJ com a UFMG em 2024', 'qual gastou mais?').state.intent, 'compare')
  assert.deepEqual(readAll('me mostra os contratos da UFMG', 'qual deles é o mais caro?').state.limit, 1)
  assert.equal(readAll('me mostra os contratos da UFMG', 'explain the finding').reference?.kind, 'finding')
  assert.equal(readAll('me mostra os contratos da UFMG', 'what does it mean?').state.intent, 'explain')
})

test('words that correct are read however often they are repeated', () => {
  for (const words of ['no wait ', 'não espera ', 'nope no wait, ', 'ah eh ', 'ops, opa. '])
    for (const end of ['x', 'quis dizer Bahia'])
      assert.ok(readAll('quantos contratos em SP em 2024?', words.repeat(60) + end).state.intent, words)
})

test('of several ordinals the one that is named first is asked about', () => {
  const ordinal = (text: string) => readAll('mostre os contratos de SP', text).reference?.ordinal
  assert.equal(ordinal('why is the third higher than the first?'), 3)
  assert.equal(ordinal('por que o terceiro é mais caro que o primeiro?'), 3)
  assert.equal(ordinal('why is the last higher than the second?'), -1)
})

test('any text is read, and what it is read as follows from the text and the state before', () => {
  const { state } = readAll('quantos contratos de merenda houve em SP em 2024?')
  const words = fc.constantFrom(
    'e',
    'em',
    'SP',
    'não',
    'quis dizer',
    'tira',
    'o segundo',
    'por',
    'ano',
    '2023',
    'maior',
    'que',
    '<b>',
    "'",
    '10',
    'dela',
    'obras',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.array(words, { maxLength: 12 }).map((list) => list.join(' ')),
      ),
      (text) => {
        assert.deepEqual(readMessage(text, state, { today }), readMessage(text, state, { today }))
      },
    ),
    { numRuns: 100 },
  )
})

test('a report is asked for in a format and for whom it is, and else as the interface has it', () => {
  const wishes: readonly (readonly [string, string | undefined])[] = [
    ['gere um relatório da investigação em pdf', 'investigation_report pdf general'],
    ['make a report of that investigation for journalists', 'investigation_report markdown journalist'],
    ['sumário executivo em html para gestores', 'executive_summary html executive'],
    ['relatório de auditoria em planilha para os auditores', 'audit_report xlsx technical'],
    ['a detailed report for researchers as csv', 'detailed_analysis csv researcher'],
    ['dossiê do fornecedor', 'investigation_report markdown general'],
    ['how many contracts are there?', undefined],
  ]
  for (const [text, expected] of wishes) {
    const wish = reportWish(plainOf(text))
    assert.equal(wish && [wish.report_type, wish.output_format, wish.target_audience].join(' '), expected, text)
  }
})

test('a period beside sanctions is theirs, unless words for contracts say otherwise, and goes on with what follows', () => {
  const of = (...messages: readonly string[]) => {
    const { state } = readAll(...messages)
    return [state.sanctions, state.sanctions_in, state.filters.date_range]
  }
  const in2024 = [true, [year(2024)], undefined]
  for (const message of ['was Alfa Ltda sanctioned in 2024?', 'a Alfa Ltda estava sancionada em 2024?'])
    assert.deepEqual(of(message), in2024, message)
  assert.deepEqual(of('was Alfa Ltda sanctioned in 2022?', 'and in 2024?'), in2024)
  assert.deepEqual(of('a Alfa Ltda estava impedida em 2024?', 'e a Beta Ltda?'), in2024)
  assert.deepEqual(of('quais fornecedores estavam impedidos em 2022 e 2024?'), [
    true,
    [year(2022), year(2024)],
    undefined,
  ])
  assert.deepEqual(of('was Alfa Ltda ever debarred?'), [true, [{}], undefined])
  assert.deepEqual(of('contratos na Bahia em 2023', 'quais fornecedores deles estavam impedidos em 2024?'), [
    true,
    [year(2024)],
    year(2023),
  ])
  assert.deepEqual(of('which suppliers with contracts in 2023 are sanctioned?', 'and in 2022?'), [
    true,
    undefined,
    year(2022),
  ])
  const before = nextState(undefined, readMessage('show the largest contract', undefined, { today }))
  const { state, reference, wish } = readMessage('was it sanctioned in 2024?', before, { today, isOfOne: true })
  assert.deepEqual([state.sanctions_in, reference?.kind, wish], [[year(2024)], 'supplier', undefined])
})

test('a gap in the period of sanctions leaves what of it is inside the period, be the gap open or beyond it', () => {
  const asked: readonly (readonly [gaps: readonly DateRange[], left: readonly DateRange[]])[] = [
    [
      [{ start: '2024-03-01', end: '2024-03-31' }],
      [
        { ...year(2024), end: '2024-02-29' },
        { ...year(2024), start: '2024-04-01' },
      ],
    ],
    [[year(2022)], [year(2024)]],
    [[year(2026)], [year(2024)]],
    [[{ start: '2023-06-01', end: '2024-06-30' }], [{ ...year(2024), start: '2024-07-01' }]],
    [[{ start: '2024-07-01', end: '2025-06-30' }], [{ ...year(2024), end: '2024-06-30' }]],
    [[{ end: '2024-06-30' }], [{ ...year(2024), start: '2024-07-01' }]],
    [[{ start: '2024-07-01' }], [{ ...year(2024), end: '2024-06-30' }]],
    [[{ start: '2024-07-01' }, { end: '2024-03-31' }], [{ start: '2024-04-01', end: '2024-06-30' }]],
    [[year(2024)], [year(2024)]],
  ]
  for (const [date_ranges, left] of asked) {
    const filters = { date_range: year(2024), exclude: { date_ranges } }
    const { sanctions_in } = periodAsked({ filters } as unknown as QuestionReading, 'sanctioned')
    assert.deepEqual(sanctions_in, left, JSON.stringify(date_ranges))
  }
})

test('what was asked of one record is asked of the next one that is named', () => {
  const wishOf = (...messages: readonly string[]) => {
    const { wish, subject, state } = readAll(...messages)
    return [wish, subject?.kind, state.sanctions_in]
  }
  for (const first of ['which suppliers are sanctioned?', 'was the supplier of contract 45/2023 sanctioned then?'])
    for (const next of ['and contract 12/2024?', 'what about contract 12/2024?', 'e o contrato 12/2024?'])
      assert.deepEqual(wishOf(first, next), ['sanctions_then', 'record', undefined], `${first} ${next}`)
  assert.deepEqual(wishOf('quem participou do contrato 45/2023?', 'e do contrato 12/2024?'), [
    'bidders',
    'record',
    undefined,
  ])
  assert.deepEqual(wishOf('is contract 45/2023 overpriced?', 'and 110218-00266-2023?')[0], 'price')
  const then = ['was the supplier of contract 45/2023 sanctioned in 2024?', 'and contract 12/2024?']
  assert.deepEqual(wishOf(...then), ['sanctions_then', 'record', [year(2024)]])
  assert.deepEqual(wishOf('which suppliers are sanctioned?', 'show contract 12/2024'), [undefined, 'record', undefined])
  assert.equal(readAll('contratos 12/2024').subject, undefined, 'a month')
})

test('what is to be written up is a report, in whatever format it is wanted', () => {
  for (const message of [
    'write this up as a Word document',
    'can I get a PDF of all that for my editor?',
    'preciso disso em PDF para mandar ao promotor',
    'transforma isso num documento',
    'email-ready report of these results in pdf pls',
    'gera um relatório desses resultados em pdf',
  ])
    assert.equal(readAll('contratos na Bahia em 2024', message).state.intent, 'report', message)
  for (const [message, region] of [
    ['report of all that in Bahia as PDF', 'BA'],
    ['give me a PDF of all that in Bahia', 'BA'],
    ['preciso disso em PDF mas da Bahia', 'BA'],
    ['preciso disso em PDF', 'CE'],
  ] as const) {
    const { state } = readAll('contratos do Ceará em 2024', message)
    assert.deepEqual([state.intent, state.filters], ['report', { regions: [region], date_range: year(2024) }], message)
  }
  for (const message of ['write me the contracts of this year', 'contratos que valem isso em documentos'])
    assert.notEqual(readAll(message).state.intent, 'report', message)
  for (const [message, isOther] of [
    ['write this up as a Word document', true],
    ['faz um documento do Word com isso', true],
    ['quero o relatório em docx', true],
    ['preciso disso em PDF', false],
    ['relatório de contratos de word processing', false],
  ] as const)
    assert.equal(asksForOtherFormat(plainOf(message)), isOther, message)
})

test('those who receive or spend most are a ranking, and ten of them no December', () => {
  for (const [message, group_by] of [
    ['os dez que mais receberam da prefeitura de Maceió', 'supplier'],
    ['top ten recipients of the prefeitura of Maceió', 'supplier'],
    ['the ten that received the most in Bahia', 'supplier'],
    ['os dez que mais gastaram na Bahia', 'organization'],
  ] as const) {
    const { state } = readAll(message)
    assert.deepEqual(
      [state.intent, state.limit, state.group_by, state.order?.by, state.filters.date_range],
      ['sum', 10, group_by, 'value', undefined],
      message,
    )
  }
  assert.deepEqual(readAll('contratos de dez de 2024').state.filters.date_range?.start, '2024-12-01')
})

test('one that pays more than another, and what is put beside it, are compared', () => {
  for (const message of [
    'Natal paga mais caro que Fortaleza no diesel?',
    'does Recife spend more than Olinda on diesel?',
    'coloca 2022 do lado de 2023 na merenda do Pará',
  ])
    assert.equal(readAll(message).state.intent, 'compare', message)
  assert.notEqual(readAll('a prefeitura de Recife pagou mais que o mercado em diesel?').state.intent, 'compare')
})

test('the record that is shown leaves what the conversation is about', () => {
  const { state } = readAll(
    'suspicious contracts in Santa Catarina in 2025',
    'show me that contract',
    'give me a report',
  )
  assert.deepEqual([state.intent, state.filters.regions, state.filters.date_range], ['report', ['SC'], year(2025)])
})

test('prices of a supplier are asked of it, and words of the number of a record ask for nothing', () => {
  for (const message of [
    'is it overpriced?',
    'are its prices too high?',
    'ela cobra caro?',
    'is this supplier overpriced?',
  ]) {
    const { wish, reference, state } = readAll('dossier of Construtora Horizonte', message)
    assert.deepEqual([wish, reference?.kind, state.named.length], ['price', 'supplier', 1], message)
  }
  assert.equal(readAll('contracts in Bahia', 'are their prices too high?').wish, undefined)
  assert.equal(readAll('is contract.compras_gov.with-bids-2024 overpriced?').wish, 'price')
  assert.equal(readAll('show contract.compras_gov.with-bids-2024').wish, undefined)
})

test('informal words and typos of what is asked for are read as meant', () => {
  for (const [message, intent] of [
    ['run your checks on the purchases of Manaus', 'investigate'],
    ['roda os testes nas compras da prefeitura de Manaus', 'investigate'],
    ['how mny contracts did Curitiba sign last year', 'count'],
    ['o que faz vocês acharem que o preço tá fora do normal?', 'explain'],
    ['o que levou o sistema a apontar esse contrato?', 'explain'],
    ['o que faz o prumo?', 'help'],
  ] as const) {
    const { state, isPlain } = readAll(message)
    assert.deepEqual([state.intent, state.filters.object, isPlain], [intent, undefined, undefined], message)
  }
  for (const message of ['número de fornecedores que venderam na Bahia', 'qts fornecedores tem na Bahia'])
    assert.deepEqual([readAll(message).state.group_by, readAll(message).state.intent], ['supplier', 'count'], message)
})

test('suppliers of IT are those of nobody that was spoken of', () => {
  for (const message of ['look for bid rigging among IT suppliers in the DF', 'check the IT vendors in the DF'])
    assert.equal(readAll(message).reference, undefined, message)
  assert.equal(readAll('how much did it supply in 2024?').reference?.kind, 'supplier')
})
