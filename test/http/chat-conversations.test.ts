import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { formatMoney, formatPercent } from '../../src/domain/format.ts'
import type { ChatAnswer, ChatEvidenceDocument } from '../../src/domain/generated/wire-types.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import type { Language } from '../../src/domain/vocabulary.ts'
import { cnpjOf } from '../../src/sample/cnpj-digits.ts'
import type { Client } from '../support/client.ts'
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
  /** The contracts that the figures of the answer are of; absent where it may give none. */
  readonly of?: Matches
  /** All numbers, dates, amounts, ids and names of the answer, in their order. */
  readonly facts?: (tell: Teller, content: string) => readonly string[]
  readonly says?: RegExp
}

/** How a language writes what an answer says. */
interface Teller {
  money(cents: number): string
  date(iso: string | undefined): string
  ratio(value: number): string
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

const bodyName = 'Prefeitura de Aurora'
const centsOf = ({ value = 0 }: ActRecord) => Math.round(value * 100)
const sumOf = (records: readonly ActRecord[]) => records.reduce((sum, record) => sum + centsOf(record), 0)
const daysOf = (records: readonly ActRecord[]) => records.map(({ signing_date = '' }) => signing_date).sort()
const at20thousand = ({ money }: Teller) => money(2_000_000)
type Scope = (tell: Teller) => readonly string[]
const inWords =
  (...words: readonly string[]): Scope =>
  () =>
    words

/** Of a count: how many, from when to when. */
function counted(scope: Scope, of: Matches): Pick<Turn, 'of' | 'facts'> {
  const found = contracts.filter(of)
  return { of, facts: (tell) => [...scope(tell), String(found.length), ...periodOf(found, tell)] }
}

function periodOf(found: readonly ActRecord[], { date }: Teller): readonly string[] {
  const days = daysOf(found)
  return [date(days[0]), date(days.at(-1))]
}

/** Of a sum: what all are worth, their mean and their median. */
function summed(scope: Scope, of: Matches): Required<Pick<Turn, 'of' | 'facts'>> {
  const found = contracts.filter(of)
  const [mean = 0, median = 0] = averagesOf(found.map(centsOf))
  const facts = (tell: Teller) => {
    const { money } = tell
    const whole = [money(sumOf(found)), String(found.length), ...periodOf(found, tell)]
    return [...scope(tell), ...whole, money(mean), money(median)]
  }
  return { of, facts }
}

/** Of a list: the total, and each line; those of one day stand as the answer has them. */
function listed(scope: Scope, of: Matches, shown: { readonly by: 'value' | 'date'; readonly most: number }) {
  const found = contracts.filter(of)
  const orderOf = (record: ActRecord) =>
    shown.by === 'value' ? centsOf(record) : Date.parse(record.signing_date ?? '')
  const best = found.map(orderOf).sort((one, other) => other - one)
  const facts = (tell: Teller, content: string) => {
    const ids = [...new Set(content.match(/c-\d{5}/g))]
    const lines = ids.flatMap((id) => found.filter(({ contract_id }) => contract_id === id))
    assert.deepEqual(lines.map(orderOf), best.slice(0, shown.most), content)
    const whole = [String(found.length), tell.money(sumOf(found)), ...periodOf(found, tell), String(shown.most)]
    return [...scope(tell), ...whole, ...lines.flatMap((line, index) => [String(index + 1), ...lineOf(line, tell)])]
  }
  return { of, facts }
}

function lineOf(record: ActRecord, { money, date }: Teller): readonly string[] {
  const { contract_id = '', signing_date, supplier = '' } = record
  return [contract_id, date(signing_date), money(centsOf(record)), bodyName, supplier]
}

/** Of a sum by groups: that of all, and of each group. */
function grouped(
  scope: Scope,
  of: Matches,
  groups: readonly { readonly named: readonly string[]; readonly of: Matches }[],
): Pick<Turn, 'of' | 'facts'> {
  const all = summed(scope, of)
  const facts = (tell: Teller) => [
    ...all.facts(tell, ''),
    String(groups.length),
    ...groups.flatMap(({ named, of: own }) => {
      const found = contracts.filter(both(of, own))
      return [...named, tell.money(sumOf(found)), String(found.length)]
    }),
  ]
  return { of, facts }
}

const [secondOfSaoPaulo] = contracts
  .filter(inState('SP'))
  .sort((one, other) => centsOf(other) - centsOf(one))
  .slice(1)

/** How the second largest of São Paulo stands among those of its kind and year. */
function standing(tell: Teller): readonly string[] {
  assert.ok(secondOfSaoPaulo)
  const peers = contracts.filter(in2(2023))
  const own = centsOf(secondOfSaoPaulo)
  const others = peers.filter((peer) => peer !== secondOfSaoPaulo).map(centsOf)
  const [, median = 0] = averagesOf(others)
  const rank = 1 + others.filter((cents) => cents > own).length
  const place = [String(rank), String(peers.length), '2023', String(others.length)]
  const { contract_id = '' } = secondOfSaoPaulo
  const told = [contract_id, tell.money(own), ...place, tell.money(median), tell.ratio(own / median)]
  return [...lineOf(secondOfSaoPaulo, tell), ...told]
}

const firmWords = (firm: number) => [firms[firm] ?? '', firmIds[firm] ?? ''] as const
const bigSuppliers = [2, 1, 0].map((firm, index) => ({
  named: [String(index + 1), ...firmWords(firm)],
  of: ofFirm(firm),
}))
const years = [2022, 2023, 2024].map((year) => ({ named: [String(year)], of: in2(year) }))
const latestOfHorizonte = listed(inWords(...firmWords(0)), ofFirm(0), { by: 'date', most: 5 })

const turns: readonly Turn[] = [
  { en: 'hello', pt: 'olá', says: /Hello|Olá/ },
  { en: 'how many contracts are there?', pt: 'quantos contratos há?', ...counted(inWords(), all) },
  {
    en: 'how many contracts are there in Bahia in 2022?',
    pt: 'quantos contratos há na Bahia em 2022?',
    ...counted(inWords('Bahia', '2022'), both(inState('BA'), in2(2022))),
  },
  { en: 'and in 2023?', pt: 'e em 2023?', ...counted(inWords('Bahia', '2023'), horizonteBahia) },
  {
    en: 'and in São Paulo?',
    pt: 'e em São Paulo?',
    ...counted(inWords('São Paulo', '2023'), both(inState('SP'), in2(2023))),
  },
  {
    en: 'only above 20 thousand reais',
    pt: 'só acima de 20 mil reais',
    ...counted((tell) => ['São Paulo', '2023', at20thousand(tell)], both(inState('SP'), in2(2023), above(20_000))),
  },
  {
    en: 'no, I meant Bahia',
    pt: 'não, quis dizer Bahia',
    ...counted((tell) => ['Bahia', '2023', at20thousand(tell)], both(inState('BA'), in2(2023), above(20_000))),
  },
  { en: 'thanks!', pt: 'obrigado!', says: /welcome|De nada|Por nada|Disponha/ },
  {
    en: 'list the 3 largest contracts in São Paulo',
    pt: 'liste os 3 maiores contratos em São Paulo',
    ...listed(inWords('São Paulo'), inState('SP'), { by: 'value', most: 3 }),
  },
  {
    en: 'show me the second',
    pt: 'mostra o segundo',
    facts: (tell) => (secondOfSaoPaulo ? lineOf(secondOfSaoPaulo, tell) : []),
  },
  { en: 'why is the second one so high?', pt: 'por que o segundo é tão alto?', facts: standing },
  {
    en: 'show number 9',
    pt: 'mostra o número 9',
    says: /no item number 9|não tem um item número 9/,
    facts: () => ['9'],
  },
  {
    en: 'how much was spent by supplier?',
    pt: 'quanto foi gasto por fornecedor?',
    ...grouped(inWords('São Paulo'), inState('SP'), bigSuppliers),
  },
  { en: 'show me the contracts of the third', pt: 'mostra os contratos do terceiro', ...latestOfHorizonte },
  {
    en: 'how many contracts are there in 2024?',
    pt: 'quantos contratos há em 2024?',
    ...counted(inWords(...firmWords(0), '2024'), both(ofFirm(0), in2(2024))),
  },
  {
    en: 'how many contracts are there in the city of Bom Jesus?',
    pt: 'quantos contratos há na cidade de Bom Jesus?',
    facts: () => ['Bom Jesus', '1', 'Bom Jesus', '2', 'Bom Jesus'],
  },
  { en: '', pt: '', choice: '2201903', ...counted(inWords('Bom Jesus'), inState('PI')) },
  {
    en: 'list contracts of the firm Horizonti Construcoes',
    pt: 'liste os contratos da empresa Horizonti Construcoes',
    says: /No record has|Nenhum registro tem/,
    facts: () => ['1', firms[0], firmIds[0] ?? ''],
  },
  { en: '', pt: '', choice: firmIds[0] ?? '', ...latestOfHorizonte },
  {
    en: 'how many contracts are there in Acre in 2023?',
    pt: 'quantos contratos há no Acre em 2023?',
    says: /No record matches|Nenhum registro corresponde/,
    facts: () => ['Acre', '2023', String(contracts.length), String(contracts.filter(in2(2023)).length)],
  },
  {
    en: 'how many contracts are there in Bahia?',
    pt: 'quantos contratos há na Bahia?',
    ...counted(inWords('Bahia'), inState('BA')),
  },
  { en: 'and in 2024?', pt: 'e em 2024?', ...counted(inWords('Bahia', '2024'), both(inState('BA'), in2(2024))) },
  {
    en: 'what is the weather like tomorrow?',
    pt: 'como vai estar o tempo amanhã?',
    says: /not something records|não é algo que registros/,
  },
  {
    en: 'spending by year in Bahia',
    pt: 'gastos por ano na Bahia',
    ...grouped(inWords('Bahia'), inState('BA'), years),
  },
  {
    en: 'how much was spent in Bahia in 2023?',
    pt: 'quanto foi gasto na Bahia em 2023?',
    ...summed(inWords('Bahia', '2023'), horizonteBahia),
  },
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
      await check(client, { turn, answer, language })
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
      const { session_id, message_id, clarification, status, content, evidence } = await say({ message: ask })
      assert.match(content, /^(?:No record has|Nenhum registro tem) “.*Horizonti Construcoes”\. .*\n1\. Horizonte/)
      assert.deepEqual([status, evidence?.map(({ id }) => id)], ['awaiting_choice', ['option-1']])
      const counted = await client.request('get_chat_evidence', { params: { message_id, evidence_id: 'option-1' } })
      assert.equal((counted.english as ChatEvidenceDocument).figures.count, wanted.count)
      assert.deepEqual(clarification?.options, [
        { id: firmIds[0], label: `${firms[0]} (${firmIds[0]})`, records: wanted.count },
      ])
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
    ['how many sanctions are there?', /No register of sanctions is held/],
    ['quantos pagamentos houve em 2024?', /You asked for payments, which I neither count nor list/],
  ] as const)
    assert.match((await say(message)).content, words)
})

interface Checked {
  readonly turn: Turn
  readonly answer: ChatAnswer
  readonly language: Language
}

const tokens = new RegExp(
  [
    ...['R\\$ [\\d.,]*\\d', '\\d{4}-\\d{2}-\\d{2}', '\\d{2}/\\d{2}/\\d{4}', 'c-\\d{5}', '\\d[\\d.,]*\\d|\\d'],
    ...[...firms, bodyName, 'Bahia', 'São Paulo', 'Acre', 'Bom Jesus'],
  ].join('|'),
  'g',
)

/** An answer has just the facts that its contracts have, and each figure and record opens to them. */
async function check(client: Client, { turn, answer, language }: Checked): Promise<void> {
  const { of, facts, says } = turn
  const { content = '', message_id, evidence = [], clarification } = answer
  const where = `${turn[language]} → ${content}`
  if (says) assert.match(content, says, where)
  const tell: Teller = {
    money: (cents) => formatMoney(cents / 100, language),
    date: (iso = '') => (language === 'pt' ? iso.split('-').reverse().join('/') : iso),
    ratio: (value) => value.toFixed(1).replace('.', language === 'pt' ? ',' : '.'),
  }
  assert.deepEqual(content.match(tokens) ?? [], facts?.(tell, content) ?? [], where)
  const shown = [...new Set(content.match(/c-\d{5}/g) ?? [])]
  assert.deepEqual(
    evidence.flatMap(({ kind, label }) => (kind === 'record' ? [label] : [])),
    shown,
    where,
  )
  for (const { records, label } of clarification?.options ?? []) {
    const town = /\((\w\w)\)/.exec(label)?.[1]
    assert.equal(records, contracts.filter(town === undefined ? ofFirm(0) : inState(town)).length, label)
  }
  if (of === undefined) return
  const known = figuresOf(of)
  const params = { message_id, evidence_id: 'selection' }
  const { english } = await client.request('get_chat_evidence', { params, query: { limit: 100 } })
  const { figures, total, records } = english as ChatEvidenceDocument
  assert.deepEqual([figures.count, Math.round(figures.total_value * 100), total], [known.count, known.sum, known.count])
  assert.deepEqual(
    records.map(({ contract_id }) => contract_id).sort(),
    contracts.filter(of).map(({ contract_id }) => contract_id),
  )
}

/** The contracts that match, counted and added up. */
function figuresOf(matches: Matches) {
  const found = contracts.filter(matches)
  return { count: found.length, sum: sumOf(found) }
}

/** Mean and median, in cents. */
function averagesOf(cents: readonly number[]): readonly number[] {
  const sorted = [...cents].sort((one, other) => one - other)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return [cents, middle].map((some) => Math.round(some.reduce((sum, one) => sum + one, 0) / some.length))
}
