import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type {
  InvestigationResponse,
  InvestigationStarted,
  InvestigationStatus,
  QueryFilter,
  QueryNote,
} from '../../src/domain/generated/wire-types.ts'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import type { Client } from '../support/client.ts'
import { foreignWords } from '../support/foreign-words.ts'
import { type ErrorAnswer, follow } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'
import { acts, organizations } from '../support/service-records.ts'

// Whether an asker can tell from the answers what was made of the question.

let service: TestService
let clients: Readonly<Record<Language, Client>>

before(async () => {
  service = await startService()
  clients = { en: await service.clientOf('analyst', 'en'), pt: await service.clientOf('analyst', 'pt') }
})
after(() => service.stop())

type Shown = Pick<InvestigationStatus, 'query_understood' | 'query_filters' | 'query_ignored' | 'query_notes'>

interface Asked {
  readonly started: InvestigationStarted
  readonly status: InvestigationStatus
  readonly results: InvestigationResponse
  readonly failure: ErrorAnswer['error'] | undefined
  /** The answers as sent. */
  readonly bodies: readonly unknown[]
}

/** A question from its start to its results or its failure, which must say the same of it. */
async function ask(query: string, body: object = {}, language: Language = 'en'): Promise<Asked> {
  const client = clients[language]
  const start = await client.request('start_investigation', { body: { query, data_source: 'compras_gov', ...body } })
  assert.equal(start.status, 201, JSON.stringify(start.english))
  const started = start.english as InvestigationStarted
  const params = { investigation_id: started.investigation_id }
  await follow(client, started.investigation_id)
  const status = await client.request('investigation_status', { params })
  const results = await client.request('investigation_results', { params })
  for (const { body: sent } of [start, status, results]) assert.deepEqual(foreignWords(sent, language), [], query)
  const failure = results.status === 200 ? undefined : (results.english as ErrorAnswer).error
  const told = status.english as InvestigationStatus
  const last = (failure?.details ?? (results.english as InvestigationResponse).metadata) as Shown
  for (const part of ['query_understood', 'query_filters', 'query_ignored', 'query_notes'] as const)
    assert.deepEqual(last[part], told[part], `${part} of ${query}`)
  return {
    started,
    status: told,
    results: results.english as InvestigationResponse,
    failure,
    bodies: [start.body, status.body, results.body],
  }
}

const short = ({ query_filters = [] }: Shown) =>
  query_filters.map(({ filter, text, applied, records_left }: QueryFilter) => [filter, text, applied, records_left])
const kinds = ({ query_notes = [] }: Shown) => query_notes.map(({ kind, text }: QueryNote) => [kind, text])

describe('what was made of a question', () => {
  test('stands in the start answer without counts, and with how many records each filter left once they are counted', async () => {
    const { started, status, results } = await ask('contratos em SP acima de 500 reais com quokkas', {
      filters: { exclude: { modalities: ['dispensa'] } },
    })
    assert.deepEqual(started.query_understood, { regions: ['SP'], min_value: 500 })
    assert.deepEqual(started.query_ignored, ['quokkas'])
    assert.deepEqual(
      short(started).map(([filter, , applied, left]) => [filter, applied, left]),
      [
        ['regions', true, undefined],
        ['min_value', true, undefined],
        ['exclude.modalities', true, undefined],
      ],
    )
    const counts = short(status)
    assert.deepEqual(
      counts.map(([filter]) => filter),
      ['regions', 'min_value', 'exclude.modalities'],
    )
    const left = counts.map(([, , , records]) => Number(records))
    assert.ok((left[0] ?? 0) > (left[1] ?? 0) && (left[1] ?? 0) >= (left[2] ?? 0))
    assert.equal(left[2], results.metadata.total_records_analyzed)
  })

  test('says which words a field of the request overruled, and by which', async () => {
    const { started, results } = await ask('sobrepreço em SP acima de 500 reais', {
      filters: { regions: ['RJ'] },
      anomaly_types: ['pattern_anomaly'],
    })
    for (const answer of [started, results.metadata]) {
      const overruled = (answer.query_filters ?? []).filter(({ applied }) => !applied)
      assert.deepEqual(
        overruled.map(({ filter, overruled_by }) => [filter, overruled_by]),
        [
          ['anomaly_types', 'anomaly_types'],
          ['regions', 'regions'],
        ],
      )
      assert.match(overruled[1]?.text ?? '', /SP/)
      assert.deepEqual(answer.query_understood, { min_value: 500 })
    }
  })

  test('takes an empty list of a field for none, so that the words count', async () => {
    const { started } = await ask('contratos em SP', { filters: { regions: [] } })
    assert.deepEqual(started.query_understood, { regions: ['SP'] })
  })

  test('says that the data source of the request is read where the words name another', async () => {
    const { started } = await ask('contratos segundo a CGU em 2024')
    assert.equal(started.query_understood?.data_source, undefined)
    assert.deepEqual(
      kinds(started).map(([kind]) => kind),
      ['other_source'],
    )
    assert.match(started.query_notes?.[0]?.explanation ?? '', /compras_gov/)
    const same = await ask('contratos segundo a CGU em 2024', { data_source: 'cgu' })
    assert.deepEqual(kinds(same.started), [])
    assert.equal(same.started.query_filters?.find(({ filter }) => filter === 'data_source')?.applied, true)
  })

  test('has Portuguese names, values and sentences on the Portuguese path', async () => {
    const { bodies, failure } = await ask(
      'contratos segundo a CGU em SP',
      { filters: { exclude: { regions: ['SP'] } } },
      'pt',
    )
    assert.ok(failure)
    const [started = {}, , results] = bodies as Readonly<Record<string, Readonly<Record<string, unknown>>>>[]
    const notes: unknown = started.consulta_observacoes
    const [note] = notes as readonly Readonly<Record<string, string>>[]
    assert.equal(note?.especie, 'outra_fonte')
    assert.match(note?.explicacao ?? '', /^A pergunta cita uma fonte/)
    const details = results?.erro?.detalhes as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
    const { consulta_filtros: filters = [] } = details
    assert.deepEqual(
      filters.map(({ filtro, aplicado, substituido_por }) => [filtro, aplicado, substituido_por]),
      [
        ['regioes', true, undefined],
        ['excluir.regioes', true, undefined],
        ['fonte_dados', false, 'fonte_dados'],
      ],
    )
    assert.ok(Number(filters[0]?.registros_restantes) > 0)
    assert.equal(filters[1]?.registros_restantes, 0)
    assert.equal(details.sugestao, 'Altere ou retire o filtro excluir.regioes: com ele restam poucos registros.')
  })
})

test('every kind of filter and note is told in the words of the reader alone', async () => {
  const query =
    'quantos contratos de papel, exceto toner, por pregão, acima de 500 reais e de 25%, em 2024, do Vale, da ug 999999, sem sobrepreço, segundo a CGU'
  const filters = { exclude: { date_ranges: [{ start: '2024-12-30' }] }, suppliers: ['11.222.333/0001-81'] }
  for (const language of languages) {
    const { status } = await ask(query, { filters, anomaly_types: ['pattern_anomaly'] }, language)
    assert.ok((status.query_filters ?? []).length > 8)
    assert.ok(new Set(kinds(status).map(([kind]) => kind)).size > 2)
  }
})

test('what records do not tell is not searched for in all of them, unless fields say what to look for', async () => {
  const patterns = { en: /^Ask about contracts/, pt: /^Pergunte sobre contratos/ }
  for (const language of languages) {
    const { status, failure } = await ask('me conta uma piada', {}, language)
    assert.deepEqual([failure?.code, failure?.details.records_found], ['INSUFFICIENT_DATA', 0])
    assert.match(String(failure?.details.suggestion), patterns[language])
    assert.deepEqual(
      kinds(status).map(([kind]) => kind),
      ['other_intent'],
    )
  }
  assert.equal((await ask('Oi, tudo bem?')).failure?.code, 'INSUFFICIENT_DATA')
  const { results } = await ask('me conta uma piada', { anomaly_types: ['price_anomaly'] })
  assert.ok(results.metadata.total_records_analyzed > 0)
  assert.equal((await ask('zzz')).failure, undefined)
})

describe('whom no record has', () => {
  const unknown = '999999'

  test('ends the run instead of widening it, with a suggestion in the language of the reader', async () => {
    const patterns = {
      en: /^No record of this data source has “Prefeitura de Pedra Azul”/,
      pt: /^Nenhum registro desta fonte de dados tem “Prefeitura de Pedra Azul”/,
    }
    for (const language of languages) {
      const { started, status, failure } = await ask('contratos da Prefeitura de Pedra Azul em 2024', {}, language)
      assert.equal(started.query_filters?.find(({ filter }) => filter === 'organizations')?.looked_up_later, true)
      assert.equal(failure?.code, 'INSUFFICIENT_DATA')
      assert.equal(failure?.details.records_found, 0)
      assert.match(String(failure?.details.suggestion), patterns[language])
      assert.equal(status.query_filters?.find(({ filter }) => filter === 'organizations')?.not_found, true)
      assert.ok(kinds(status).some(([kind]) => kind === 'unknown_name'))
    }
  })

  test('ends the run where a code of a field or a tax id in the words is that of nobody', async () => {
    const nobody = '11.222.333/0001-81'
    const cases: [string, object, string][] = [
      ['contratos', { filters: { organizations: [unknown] } }, unknown],
      [`contratos da ug ${unknown}`, {}, unknown],
      [`contratos do fornecedor ${nobody}`, {}, nobody.replace(/\D/g, '')],
      ['contratos', { filters: { suppliers: [nobody] } }, nobody],
    ]
    for (const [query, body, id] of cases) {
      const { failure } = await ask(query, body)
      assert.ok(String(failure?.details.suggestion).startsWith(`No record of this data source has “${id}”.`))
      assert.deepEqual(failure?.details.unknown, [id])
    }
  })

  test('is said of the codes of a field, of those that are to be left out too', async () => {
    const filters = { organizations: [unknown], exclude: { organizations: ['888888'], suppliers: ['abc'] } }
    const { status } = await ask('contratos', { filters })
    assert.deepEqual(
      (status.query_filters ?? []).map(({ filter, applied, not_found }) => [filter, applied, not_found]),
      [
        ['organizations', false, true],
        ['exclude.organizations', false, true],
        ['exclude.suppliers', false, true],
      ],
    )
    assert.deepEqual(kinds(status), [
      ['unknown_id', unknown],
      ['unknown_id', '888888'],
      ['unknown_id', 'abc'],
    ])
  })

  test('is told without the digits of a CPF that answers hide', async () => {
    for (const cpf of ['529.982.247-25', '52998224725']) {
      const { failure, bodies } = await ask('contratos', { filters: { suppliers: [cpf] } })
      assert.deepEqual(failure?.details.unknown, ['***.982.247-**'])
      assert.ok(!JSON.stringify(bodies).includes(cpf))
    }
  })

  test('is noted where others that are asked for are known, and the run goes on with those', async () => {
    const [known] = organizations
    const { results } = await ask('contratos', { filters: { organizations: [known, unknown] } })
    assert.deepEqual(kinds(results.metadata), [['unknown_id', unknown]])
    const alone = await ask('contratos', { filters: { organizations: [known] } })
    assert.equal(results.metadata.total_records_analyzed, alone.results.metadata.total_records_analyzed)
    assert.ok(results.metadata.total_records_analyzed < acts.compras_gov)
  })

  test('is a body where a name alone is no firm’s and a body has it, and a firm where one has it', async () => {
    const read = async (query: string) =>
      ((await ask(query)).status.query_filters ?? []).map(({ filter, not_found }) => [filter, not_found])
    assert.deepEqual(await read('contratos do Vale'), [['organizations', undefined]])
    assert.deepEqual(await read('contratos da empresa Vale'), [['suppliers', true]])
    assert.deepEqual(await read('contratos da Empresa 3 Ltda'), [['suppliers', undefined]])
  })

  test('does not matter where a field of the request says whom instead', async () => {
    const [known] = organizations
    const { results } = await ask('contratos da Prefeitura de Pedra Azul', { filters: { organizations: [known] } })
    assert.ok(results.metadata.total_records_analyzed > 0)
    const [named] = (results.metadata.query_filters ?? []).filter(({ text }) => text !== undefined)
    assert.deepEqual([named?.filter, named?.applied, named?.overruled_by], ['organizations', false, 'organizations'])
  })
})
