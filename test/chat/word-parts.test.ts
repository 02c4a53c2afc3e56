// What an answer says reads well for one and for several, names places, and does not say of what has ended that it goes on.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { AnswerPart } from '../../src/chat/answer-draft.ts'
import type { FactGroup, Totals } from '../../src/chat/facts/figures.ts'
import { isThanks } from '../../src/chat/message-cues.ts'
import { whichPartyText } from '../../src/chat/wording/party-text.ts'
import { wordPart } from '../../src/chat/wording/word-parts.ts'
import type { DateRange } from '../../src/domain/generated/wire-types.ts'

const totals = (count: number, changes: Partial<Totals> = {}): Totals => ({
  ...{ count, with_value: count, total_value: 300 * count, median_value: 200, direct_awards: 0 },
  ...changes,
})
const group = (key: string, count: number): FactGroup => ({ key, ...totals(count) })
const counted = 'contract'

const said: readonly (readonly [part: AnswerPart, en: string, pt: string])[] = [
  [{ part: 'count', counted, totals: totals(1) }, 'There is 1 contract.', 'Há 1 contrato.'],
  [{ part: 'count', counted, totals: totals(2) }, 'There are 2 contracts.', 'Há 2 contratos.'],
  [
    { part: 'sum', counted, totals: totals(3) },
    'In all, R$ 900.00 in 3 contracts. The average is R$ 300.00, and the median R$ 200.00.',
    'No total, R$ 900,00 em 3 contratos. A média é de R$ 300,00, e a mediana, de R$ 200,00.',
  ],
  [
    { part: 'sum', counted, totals: totals(2, { with_value: 1, total_value: 300 }) },
    'In all, R$ 300.00 in 2 contracts (1 of them adds nothing: it states no value in reais, or repeats that of another record).',
    'No total, R$ 300,00 em 2 contratos (1 deles nada soma: não informa valor em reais ou repete o de outro registro).',
  ],
  [
    { part: 'sum', counted, totals: totals(1, { with_value: 0 }) },
    '1 contract matches, and it states no value in reais.',
    '1 contrato corresponde, e não informa valor em reais.',
  ],
  [
    {
      ...{ part: 'groups', counted, measure: 'count', order: undefined },
      groups: { by: 'municipality', groups: [group('2927408', 2)], total: 3, unknown: 1 },
    },
    '3 municipalities; the one with the most:\n1. Salvador/BA: 2 contracts, R$ 600.00\n1 contract does not state the municipality.',
    '3 municípios; o que tem mais:\n1. Salvador/BA: 2 contratos, R$ 600,00\n1 contrato sem município informado.',
  ],
  [
    {
      ...{ part: 'groups', counted, measure: 'value', order: { by: 'value', direction: 'asc' } },
      groups: { by: 'state', groups: [group('BA', 1), group('SP', 2)], total: 20, unknown: 0 },
    },
    '20 states; the 2 of the lowest value:\n1. Bahia: R$ 300.00, 1 contract\n2. São Paulo: R$ 600.00, 2 contracts',
    '20 estados; os 2 de menor valor:\n1. Bahia: R$ 300,00, 1 contrato\n2. São Paulo: R$ 600,00, 2 contratos',
  ],
  [
    {
      ...{ part: 'none', held: 72 },
      steps: [
        { filter: 'regions', records_left: 1 },
        { filter: 'min_value', records_left: 0 },
      ],
    },
    'No record matches, of the 72 contracts that are held. 1 record was left before the filter by minimum value, and none after it. I did not widen the search.',
    'Nenhum registro corresponde, entre os 72 contratos guardados. Antes do filtro por valor mínimo restava 1 registro; depois dele, nenhum. Não ampliei a busca.',
  ],
  [
    { part: 'progress', percentage: 40, status: 'processing', anomalies: 0, run: { id: 'r', isOwn: true } },
    'The investigation of this conversation is at work, 40% done, and nothing has stood out so far.',
    'A investigação desta conversa está em andamento, com 40% concluídos, e nada se destacou até agora.',
  ],
  [
    { part: 'progress', percentage: 100, status: 'completed', anomalies: 1, run: { id: 'r', query: 'works' } },
    'This conversation has no investigation. Your latest one, “works” (r), is completed, with 1 indication.',
    'Esta conversa não tem investigação. A sua mais recente, “works” (r), está concluída, com 1 indício.',
  ],
  [
    { part: 'progress', percentage: 2, status: 'failed', anomalies: 0, run: { id: 'r' } },
    'The investigation r is over, as it failed.',
    'A investigação r está encerrada por uma falha.',
  ],
  [
    {
      part: 'at_risk',
      run: { id: 'r', isOwn: true },
      found: 3,
      findings: 3,
      risk: { total: 1500, valued: 2, largest: [] },
    },
    'The investigation of this conversation puts R$ 1,500.00 at risk, by 2 of its 3 findings. Where several are about one contract, the largest counts. These amounts are in question, as each finding explains, and no proven loss.',
    'A investigação desta conversa põe R$ 1.500,00 em risco, segundo 2 de 3 achados. Quando há vários sobre um contrato, conta o maior. São valores em questão, como explica cada achado, e não perdas comprovadas.',
  ],
  [
    {
      part: 'at_risk',
      run: { id: 'r', query: 'works' },
      found: 0,
      findings: 0,
      risk: { total: 0, valued: 0, largest: [] },
    },
    'Your latest investigation, “works” (r), found nothing that stands out, so that no amount is at risk by it. That is no proof that all is in order.',
    'Sua última investigação, “works” (r), não encontrou nada que se destaque; por ela, nenhum valor está em risco. Isso não prova que tudo está em ordem.',
  ],
  [
    {
      ...{ part: 'findings_within', run: { id: 'r', isOwn: true }, found: 12, findings: 10, within: 1 },
      ...{ isOfRecords: true, types: ['price_anomaly'], severities: ['critical', 'high'] },
    },
    'The investigation of this conversation has 10 findings, of which 1 is about such records and of the kind prices and of critical or high severity. The results hold 10 of 12 findings; the others were not looked at.',
    'A investigação desta conversa tem 10 achados, dos quais 1 é sobre esses registros e do tipo preços e de gravidade crítica ou alta. Os resultados guardam 10 de 12 achados; os outros não foram examinados.',
  ],
  [
    {
      ...{ part: 'findings_within', run: { id: 'r' }, found: 3, findings: 3, within: 0, isOfRecords: true },
      ...{ types: [], severities: [] },
    },
    'The investigation r has 3 findings, and none of them is about such records. That is no proof that all is in order there.',
    'A investigação r tem 3 achados, e nenhum deles é sobre esses registros. Isso não prova que ali tudo está em ordem.',
  ],
  [
    {
      ...{ part: 'bidders', name: 'c', bids: 60 },
      bidders: [{ id: '1', isSupplier: true }],
    },
    'The record of c names 60 bids, of which 1 follows, that of its supplier first:\n1. 1; supplier of this record',
    'O registro de c indica 60 propostas, das quais segue 1, a do fornecedor primeiro:\n1. 1; fornecedor deste registro',
  ],
  [
    { part: 'first_findings', told: 10, findings: 18 },
    'These are the first 10 of 18, the most severe first:',
    'Estes são os primeiros 10 de 18, os mais graves antes:',
  ],
  [
    {
      ...{ part: 'comparison', counted, order: undefined, empty: ['2022'] },
      groups: { by: 'year', groups: [group('2023', 1)], total: 1, unknown: 0 },
    },
    '1 year:\n- 2023: R$ 300.00, 1 contract, median R$ 200.00, 0% awarded without a bidding\nNo contract is of 2022.',
    '1 ano:\n- 2023: R$ 300,00, 1 contrato, mediana R$ 200,00, 0% sem licitação\nNenhum contrato é de 2022.',
  ],
  [
    { part: 'left', filters: ['regions', 'date_range'] },
    'Unlike before, this is not limited by place and period.',
    'Diferentemente de antes, sem limite por lugar e período.',
  ],
  [
    { part: 'run_ended', anomalies: 1, records: 1, told: 1, isWhole: true },
    'The investigation has ended: 1 record was analysed; one indication was found. It is a sign to check, not an accusation.',
    'A investigação terminou: 1 registro analisado; um indício encontrado. É um sinal a verificar, não uma acusação.',
  ],
  [
    { part: 'synthetic', all: true },
    'All of this is from records generated as a sample (synthetic), which describe no real contract.',
    'Tudo isto vem de registros gerados como amostra (sintéticos), que não descrevem contratos reais.',
  ],
]

describe('a part of an answer', () => {
  for (const [part, en, pt] of said)
    test(`reads: ${en.split('\n')[0]}`, () => {
      assert.deepEqual([wordPart(part, 'en'), wordPart(part, 'pt')], [en, pt])
    })
})

test('thanks, praise and farewells are no greetings', () => {
  assert.deepEqual(['obrigado!', 'thanks a lot', 'muito bom, valeu', 'bye'].map(isThanks), [true, true, true, true])
  assert.deepEqual(['oi', 'good morning', 'bom dia, tudo bem?'].map(isThanks), [false, false, false])
})

test('the kind of a sanction is said, and of how many entries those that are listed are the first', () => {
  const entries = [{ list: 'CNEP', type: 'multa', moment: 'in_force', start: '2024-01-02' }] as const
  const held = { supplier: { id: '1' }, held: 90, total: 60, in_force: 51, synthetic: 'none' } as const
  const then = { ...held, day: '2024-05-02', entries } as const
  const part = { part: 'sanctions_then', name: 'c', then } as const
  assert.match(
    wordPart(part, 'en'),
    /51 sanctions .*\n1\. CNEP \(multa\) from .*\nThese are 1 of the 60 entries about it/,
  )
  assert.match(wordPart(part, 'pt'), /51 sanções .*\n1\. CNEP \(multa\) de .*\nEstes são 1 dos 60 registros sobre ele/)
})

test('sanctions of any time are said with no other time, and with no moment of it', () => {
  const held = { supplier: { id: '1' }, held: 90, total: 0, in_force: 0, entries: [], synthetic: 'none' } as const
  const of = (periods: readonly DateRange[], language: 'en' | 'pt') => {
    const then = { ...held, periods }
    return wordPart({ part: 'sanctions_then', name: 'c', then }, language)
  }
  assert.match(of([{}], 'en'), /is about 1, the supplier of c, at any time\. That is/)
  assert.match(of([{}], 'pt'), /é sobre 1, fornecedor de c, em qualquer época\. Isso/)
  assert.match(of([{ start: '2024-01-01', end: '2024-12-31' }], 'en'), /in 2024 or at any other time\. That is/)
  assert.match(of([{ start: '2024-01-01', end: '2024-12-31' }], 'pt'), /em 2024 ou em outra época\. Isso/)
})

test('an entry of a register says from when until when it was suspended, and since when it is off its register', () => {
  const entry = { list: 'CEIS', start: '2022-01-01', suspended: '2023-03-01', record_id: 's' } as const
  const then = {
    entries: [
      { ...entry, moment: 'suspended' },
      { ...entry, moment: 'withdrawn', resumed: '2023-06-01', withdrawn: '2024-01-01' },
    ],
    day: '2024-05-01',
    supplier: { id: '1', name: 'Alfa' },
    held: 2,
    total: 2,
    in_force: 0,
    synthetic: 'none',
  } as const
  const part = { part: 'sanctions_then', name: 'c', then } as const
  assert.match(
    wordPart(part, 'en'),
    /\n1\. CEIS from 2022-01-01 without an end, suspended from 2023-03-01: suspended on that day\n2\. .*, suspended from 2023-03-01 until 2023-06-01, off the register since 2024-01-01: no longer/,
  )
  assert.match(
    wordPart(part, 'pt'),
    /\n1\. CEIS de 01\/01\/2022 sem data final, suspensa desde 01\/03\/2023: suspensa nessa data\n2\. .*, suspensa desde 01\/03\/2023 até 01\/06\/2023, fora do cadastro desde 01\/01\/2024: já fora/,
  )
})

test('one that may be meant is no choice of several, and one amount is no range', () => {
  const near = { kind: 'suppliers', asked: 'Alfo Ltda' } as const
  assert.match(whichPartyText([near], 'en'), /^No record has “Alfo Ltda”\. Do you mean this one\?$/)
  assert.match(whichPartyText([near], 'pt'), /^Nenhum registro tem “Alfo Ltda”\. É este que você quer dizer\?$/)
  assert.match(whichPartyText([near, near], 'en'), /Which of these do you mean\?$/)
  const scope = { filters: { min_value: 12, max_value: 12 }, names: {} }
  assert.equal(wordPart({ part: 'scope', scope }, 'en'), 'I searched records worth exactly R$ 12.00.')
  assert.equal(wordPart({ part: 'scope', scope }, 'pt'), 'Pesquisei registros no valor exato de R$ 12,00.')
})
