import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { formatMoney, formatPercent } from '../../src/domain/format.ts'
import type { ChatAnswer, ChatEvidenceDocument } from '../../src/domain/generated/wire-types.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import type { Language } from '../../src/domain/vocabulary.ts'
import { cnpjOf } from '../../src/sample/cnpj-digits.ts'
import { startService, type TestService } from '../support/service.ts'
import { serviceRecords } from '../support/service-records.ts'

// Two conversations of 25 turns, one a language, over the same contracts: each figure is added up again here, from the contracts.

const firms = ['Horizonte Construcoes Ltda', 'Papelaria Central Ltda', 'Alimentos do Vale Ltda'] as const
const firmIds = firms.map((_, index) => cnpjOf(21_000_000 + index * 37))
const places = [
  { region: 'BA', municipality_code: '2927408' },
  { region: 'SP', municipality_code: '3550308' },
  { region: 'PB', municipality_code: '2502201' },
  { region: 'PI', municipality_code: '2201903' },
] as const
const contracts = Array.from({ length: 72 }, (_, index) => contract(index))

function contract(index: number): ActRecord {
  const template = serviceRecords()[0] as ActRecord
  const [year, firm, place] = [2022 + (index % 3), Math.floor(index / 3) % 3, places[Math.floor(index / 9) % 4]]
  const contract_id = `c-${10_000 + index}`
  const signing_date = `${year}-${String((index % 12) + 1).padStart(2, '0')}-10`
  return {
    ...{ ...template, ...place, contract_id, signing_date, publication_date: signing_date, start_date: signing_date },
    supplier_id: firmIds[firm] ?? '',
    supplier: firms[firm] ?? '',
    value: 1000 * (index + 1) + 0.25 * index,
    provenance: { ...template.provenance, source_record_id: contract_id, row: index + 1 } as ActRecord['provenance'],
  }
}

type Matches = (contract: ActRecord) => boolean

interface Turn {
  readonly en: string
  readonly pt: string
  /** Of what was asked back, in the place of a message. */
  readonly choice?: string
  /** The contracts that the answer must be of; absent where it may give no figure. */
  readonly of?: Matches
  readonly says?: RegExp
  /** Of a list alone: what it gives beside the total. */
  readonly listed?: true
}

const in2 =
  (year: number): Matches =>
  ({ signing_date = '' }) =>
    signing_date.startsWith(`${year}`)
const inState =
  (state: string): Matches =>
  ({ region }) =>
    region === state
const all: Matches = () => true
const both =
  (...tests: readonly Matches[]): Matches =>
  (record) =>
    tests.every((matches) => matches(record))
const ofFirm =
  (firm: number): Matches =>
  ({ supplier_id }) =>
    supplier_id === firmIds[firm]
const above =
  (least: number): Matches =>
  ({ value = 0 }) =>
    value >= least
const horizonteBahia = both(inState('BA'), in2(2023))

const turns: readonly Turn[] = [
  { en: 'hello', pt: 'olá', says: /Hello|Olá/ },
  { en: 'how many contracts are there?', pt: 'quantos contratos há?', of: all },
  {
    en: 'how many contracts are there in Bahia in 2022?',
    pt: 'quantos contratos há na Bahia em 2022?',
    of: both(inState('BA'), in2(2022)),
  },
  { en: 'and in 2023?', pt: 'e em 2023?', of: horizonteBahia },
  { en: 'and in São Paulo?', pt: 'e em São Paulo?', of: both(inState('SP'), in2(2023)) },
  {
    en: 'only above 20 thousand reais',
    pt: 'só acima de 20 mil reais',
    of: both(inState('SP'), in2(2023), above(20_000)),
  },
  { en: 'no, I meant Bahia', pt: 'não, quis dizer Bahia', of: both(inState('BA'), in2(2023), above(20_000)) },
  { en: 'thanks!', pt: 'obrigado!' },
  {
    en: 'list the 3 largest contracts in São Paulo',
    pt: 'liste os 3 maiores contratos em São Paulo',
    of: inState('SP'),
    listed: true,
  },
  { en: 'show me the second', pt: 'mostra o segundo' },
  {
    en: 'why is the second one so high?',
    pt: 'por que o segundo é tão alto?',
    says: /The median of the other|A mediana dos outros/,
  },
  { en: 'show number 9', pt: 'mostra o número 9', says: /no item number 9|não tem um item número 9/ },
  { en: 'how much was spent by supplier?', pt: 'quanto foi gasto por fornecedor?', of: inState('SP') },
  {
    en: 'show me the contracts of the third',
    pt: 'mostra os contratos do terceiro',
    says: /I searched records of the supplier|Pesquisei registros do fornecedor/,
  },
  { en: 'how many contracts are there in 2024?', pt: 'quantos contratos há em 2024?', of: both(ofFirm(0), in2(2024)) },
  { en: 'how many contracts are there in the city of Bom Jesus?', pt: 'quantos contratos há na cidade de Bom Jesus?' },
  { en: '', pt: '', choice: '2201903', of: inState('PI') },
  {
    en: 'list contracts of the firm Horizonti Construcoes',
    pt: 'liste os contratos da empresa Horizonti Construcoes',
    says: /No record has|Nenhum registro tem/,
  },
  { en: '', pt: '', choice: firmIds[0] ?? '', of: ofFirm(0), listed: true },
  {
    en: 'how many contracts are there in Acre in 2023?',
    pt: 'quantos contratos há no Acre em 2023?',
    says: /No record matches|Nenhum registro corresponde/,
  },
  { en: 'how many contracts are there in Bahia?', pt: 'quantos contratos há na Bahia?', of: inState('BA') },
  { en: 'and in 2024?', pt: 'e em 2024?', of: both(inState('BA'), in2(2024)) },
  {
    en: 'what is the weather like tomorrow?',
    pt: 'como vai estar o tempo amanhã?',
    says: /not something records|não é algo que registros/,
  },
  { en: 'spending by year in Bahia', pt: 'gastos por ano na Bahia', of: inState('BA') },
  { en: 'how much was spent in Bahia in 2023?', pt: 'quanto foi gasto na Bahia em 2023?', of: horizonteBahia },
]

let service: TestService
before(async () => {
  service = await startService(contracts)
})
after(() => service.stop())

for (const language of ['en', 'pt'] as const)
  test(`a conversation of 25 turns in ${language} gives the figures that its contracts add up to`, async () => {
    assert.equal(turns.length, 25)
    const client = await service.clientOf('analyst', language)
    let session_id: string | undefined
    let suggested: readonly string[] = []
    for (const turn of turns) {
      const asked = turn.choice === undefined ? { message: turn[language] } : { choice: turn.choice }
      const body = { ...asked, ...(session_id !== undefined && { session_id }) }
      const answer = (await client.request('chat_message', { body })).english as ChatAnswer
      session_id = answer.session_id
      check(turn, answer, language)
      suggested = answer.suggested_questions ?? []
    }
    assert.equal(suggested.length, 3)
    for (const message of suggested.slice(0, 2)) {
      const answer = (await client.request('chat_message', { body: { message } })).english as ChatAnswer
      assert.deepEqual(answer.understood?.regions, ['BA'])
      assert.ok((answer.evidence ?? []).length > 0, `${message} has an answer`)
    }
  })

for (const [language, ask, words] of [
  ['en', 'how many contracts are there in the city of Bom Jesus?', ['in Piauí', 'the first one', 'Bom Jesus, PI']],
  ['pt', 'quantos contratos há na cidade de Bom Jesus?', ['no Piauí', 'e o primeiro?', '1']],
] as const)
  test(`what is asked back is answered by its choice or in words, and leaves no other town of the name, in ${language}`, async () => {
    const client = await service.clientOf('analyst', language)
    const say = async (body: object) => (await client.request('chat_message', { body })).english as ChatAnswer
    for (const said of [{ choice: '2201903' }, ...words.map((message) => ({ message }))]) {
      const { session_id, content, notes } = await say({ message: ask })
      assert.match(
        content,
        /^(?:Which|Qual) Bom Jesus .*\?\n1\. Bom Jesus \(PI\)\n2\. Bom Jesus \(PB\)$/,
        'history has it',
      )
      assert.deepEqual(notes, [])
      const answer = await say({ ...said, session_id })
      assert.deepEqual(answer.understood?.regions, ['2201903'], JSON.stringify(said))
      assert.doesNotMatch(answer.content, /PB|RN/)
      assert.deepEqual(answer.ignored, [])
    }
  })

for (const [language, ask, words, plain] of [
  [
    'en',
    'how much was spent with the firm Horizonti Construcoes in 2023?',
    ['yes', 'the first one', 'Horizonte Construcoes'],
    'how much was spent with the firm Nenhures Comercio?',
  ],
  [
    'pt',
    'quanto foi gasto com a empresa Horizonti Construcoes em 2023?',
    ['sim', '1', 'Horizonte Construções'],
    'quanto foi gasto com a empresa Nenhures Comercio?',
  ],
] as const)
  test(`a firm whose name has a letter wrong is asked back with those that it may be, in ${language}`, async () => {
    const client = await service.clientOf('analyst', language)
    const say = async (body: object) => (await client.request('chat_message', { body })).english as ChatAnswer
    const wanted = figuresOf(both(ofFirm(0), in2(2023)))
    for (const said of [{ choice: firmIds[0] }, ...words.map((message) => ({ message }))]) {
      const { session_id, clarification, status, content, evidence } = await say({ message: ask })
      assert.match(content, /^(?:No record has|Nenhum registro tem) “.*Horizonti Construcoes”\. .*\n1\. Horizonte/)
      assert.deepEqual([status, evidence], ['awaiting_choice', []])
      assert.deepEqual(clarification?.options, [{ id: firmIds[0], label: firms[0], records: wanted.count }])
      const answer = await say({ ...said, session_id })
      assert.deepEqual([answer.understood?.suppliers, answer.understood?.intent], [[firmIds[0]], 'sum'])
      assert.ok(answer.content.includes(formatMoney(wanted.sum / 100, language)), answer.content)
    }
    const other = await say({ message: plain })
    assert.deepEqual([other.status, other.clarification], ['completed', undefined])
  })

for (const [language, show, explain, none] of [
  ['en', 'show contract c-10005', 'why is contract c-10005 so expensive?', 'show contract 99-99999'],
  ['pt', 'mostra o contrato nº c-10005', 'por que o contrato c-10005 é tão caro?', 'mostra o contrato 99-99999'],
] as const)
  test(`a record is shown by its number and by its id, and a number that none has is said, in ${language}`, async () => {
    const client = await service.clientOf('analyst', language)
    const say = async (message: string) =>
      (await client.request('chat_message', { body: { message } })).english as ChatAnswer
    const shown = await say(show)
    assert.match(shown.content, /^c-10005 — /)
    assert.deepEqual(shown.ignored, [])
    const [record] = shown.evidence ?? []
    assert.equal(record?.label, 'c-10005')
    assert.match((await say(`${show.replace('c-10005', '')} ${record?.id}`)).content, /^c-10005 — /)
    assert.match((await say(explain)).content, /The median of the other|A mediana dos outros/)
    assert.match((await say(none)).content, /“99-99999”/)
  })

for (const [language, asks] of [
  [
    'en',
    [
      'what percentage of contracts in Bahia were above 20 thousand reais?',
      'and in São Paulo?',
      `what share of the spending in Bahia in 2023 went to supplier CNPJ ${firmIds[0]}?`,
    ],
  ],
  [
    'pt',
    [
      'que percentual dos contratos da Bahia é acima de 20 mil reais?',
      'e em São Paulo?',
      `qual a participação da empresa CNPJ ${firmIds[0]} no gasto da Bahia em 2023?`,
    ],
  ],
] as const)
  test(`a share is told with its part and its whole, by number and by value, and opens to both, in ${language}`, async () => {
    const client = await service.clientOf('analyst', language)
    const bahia2023 = both(inState('BA'), in2(2023))
    let session_id: string | undefined
    for (const [index, [whole, part]] of (
      [
        [inState('BA'), above(20_000)],
        [inState('SP'), above(20_000)],
        [bahia2023, ofFirm(0)],
      ] as const
    ).entries()) {
      const body = { message: asks[index] ?? '', ...(session_id !== undefined && { session_id }) }
      const answer = (await client.request('chat_message', { body })).english as ChatAnswer
      session_id = answer.session_id
      const [some, all] = [figuresOf(both(whole, part)), figuresOf(whole)]
      for (const figures of [some, all])
        assert.ok(answer.content.includes(formatMoney(figures.sum / 100, language)), answer.content)
      for (const ratio of [some.count / all.count, some.sum / all.sum])
        assert.ok(answer.content.includes(`(${formatPercent(ratio, language)})`), answer.content)
      assert.deepEqual([answer.ignored, answer.understood?.share], [[], index === 2 ? 'value' : 'count'])
      for (const [evidence_id, { count, sum }] of [
        ['selection', some],
        ['whole', all],
      ] as const) {
        const params = { message_id: answer.message_id, evidence_id }
        const { figures } = (await client.request('get_chat_evidence', { params })).english as ChatEvidenceDocument
        assert.deepEqual([figures.count, Math.round(figures.total_value * 100)], [count, sum])
      }
    }
  })

test('suppliers are counted where suppliers are asked for, and what is not counted is said', async () => {
  const client = await service.clientOf('analyst', 'en')
  const say = async (message: string) =>
    (await client.request('chat_message', { body: { message } })).english as ChatAnswer
  assert.match((await say('how many suppliers are there in Bahia?')).content, /^3 suppliers:$/m)
  for (const [message, words] of [
    ['how many sanctions are there?', /You asked for sanctions, which I neither count nor list/],
    ['quantos pagamentos houve em 2024?', /You asked for payments, which I neither count nor list/],
  ] as const)
    assert.match((await say(message)).content, words)
})

function check({ of, says, listed, ...turn }: Turn, answer: ChatAnswer, language: Language): void {
  const { content = '' } = answer
  const where = `${turn[language]} → ${content}`
  if (says) assert.match(content, says, where)
  const amounts = [...content.matchAll(/R\$ ([\d.,]+\d)/g)].map(([, text = '']) => toCents(text, language))
  const known = figuresOf(of ?? all)
  // A bound that a question names is repeated in the sentence of the search.
  const bound = 2_000_000
  if (of === undefined && !says) for (const amount of amounts) assert.ok(known.values.has(amount), where)
  if (of === undefined) return
  const counts = [...content.matchAll(/([\d.,]+) (?:contracts?|contratos?)/g)].map(([, text = '']) =>
    Number(text.replace(/\D/g, '')),
  )
  assert.ok(counts.includes(known.count), where)
  if (listed) assert.ok(amounts.includes(known.sum), where)
  for (const amount of amounts)
    assert.ok(
      known.sum === amount ||
        known.averages.has(amount) ||
        known.values.has(amount) ||
        known.sums.has(amount) ||
        amount === bound,
      where,
    )
}

function toCents(text: string, language: Language): number {
  const plain = language === 'pt' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  return Math.round(Number(plain) * 100)
}

/** The contracts that match, counted and added up; also by firm and by year. */
function figuresOf(matches: Matches) {
  const found = contracts.filter(matches)
  const centsOf = (records: readonly ActRecord[]) =>
    records.reduce((sum, { value = 0 }) => sum + Math.round(value * 100), 0)
  const parts = [...firmIds.map((_, firm) => ofFirm(firm)), ...[2022, 2023, 2024].map(in2)]
  return {
    count: found.length,
    sum: centsOf(found),
    averages: new Set(averagesOf(found.map(({ value = 0 }) => Math.round(value * 100)))),
    values: new Set(found.map(({ value = 0 }) => Math.round(value * 100))),
    sums: new Set(parts.map((part) => centsOf(found.filter(part)))),
  }
}

/** Mean and median, in cents. */
function averagesOf(cents: readonly number[]): readonly number[] {
  const sorted = [...cents].sort((one, other) => one - other)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return [cents, middle].map((some) => Math.round(some.reduce((sum, one) => sum + one, 0) / some.length))
}
