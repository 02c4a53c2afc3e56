import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type {
  AgentDetails,
  AgentReply,
  AgentsFound,
  AgentsStatus,
  AnomalyDetection,
  ApprovalList,
  ChatAnswer,
  ChatHistoryList,
  ContractsAnalysis,
  EventPage,
  MultiAgentReply,
  Workflow,
  WorkflowList,
} from '../../src/domain/generated/wire-types.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { createAnalyses } from '../../src/main/analyses.ts'
import type { OperationId } from '../../src/wire/operations.ts'
import { readTrail } from '../support/audit-trail.ts'
import type { Client, StreamedEvent } from '../support/client.ts'
import { failureOf, investigate } from '../support/investigate.ts'
import { persons } from '../support/lookup-records.ts'
import { startService, type TestService } from '../support/service.ts'
import { acts, planted, serviceRecords } from '../support/service-records.ts'

const source = 'compras_gov'
const [person] = persons

/** The records of a source as somebody would send them: without what our import adds. */
function rowsOf(kinds: readonly NormalisedRecord['record_kind'][], from?: string): Record<string, unknown>[] {
  return serviceRecords()
    .filter(({ record_kind, provenance }) => kinds.includes(record_kind) && provenance.source === (from ?? source))
    .map(({ provenance: _, ...row }) => ({ ...row }))
}

const records = rowsOf(['contract'])
const sanctions = rowsOf(['sanction'], 'cgu')

let service: TestService
let clients: Readonly<Record<Language, Client>>

before(async () => {
  service = await startService()
  clients = { en: await service.clientOf('analyst', 'en'), pt: await service.clientOf('analyst', 'pt') }
})
after(() => service.stop())

async function detect(body: object, language: Language = 'en'): Promise<AnomalyDetection> {
  const answer = await clients[language].request('detect_anomalies', { body })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as AnomalyDetection
}

const refusal = async (body: object, language: Language = 'en') =>
  failureOf(await clients[language].request('detect_anomalies', { body }), 400)

/** What is found, without the words for it. */
function facts({ anomalies }: Pick<AnomalyDetection, 'anomalies'>) {
  return anomalies.map(({ id, type, severity, confidence, affected_entities: { primary } }) => {
    return { id, type, severity, confidence, contract: primary.id }
  })
}

describe('detection over stored records', () => {
  test('finds what an investigation of the same records finds', async () => {
    const { results } = await investigate(clients.en, { data_source: source })
    const found = await detect({ data_source: source })
    assert.ok(found.anomalies.length > 0)
    assert.deepEqual(facts(found), facts(results))
    assert.deepEqual(found.summary, results.summary)
    const { dataset, data_source, records_analyzed } = found.metadata
    assert.deepEqual([dataset, data_source], ['stored', source])
    assert.equal(records_analyzed, records.length)
  })

  test('judges what the filters leave, and takes the rest for peers', async () => {
    const filters = { regions: ['SP'] }
    const found = await detect({ data_source: source, filters, anomaly_types: ['price_anomaly'] })
    const all = await detect({ data_source: source, anomaly_types: ['price_anomaly'] })
    assert.ok(found.metadata.records_analyzed < all.metadata.records_analyzed)
    assert.ok(found.anomalies.length > 0 && found.anomalies.length < all.anomalies.length)
    for (const fact of facts(found)) assert.ok(facts(all).some(({ contract }) => contract === fact.contract))
  })

  test('judges neither what is excluded nor what is about something else, in both languages', async () => {
    const count = async (filters: object, language: Language = 'en') =>
      (await detect({ data_source: source, filters }, language)).metadata.records_analyzed
    const all = await count({})
    const [sp, paper] = [await count({ regions: ['SP'] }), await count({ object: ['papéis'] })]
    assert.ok(sp > 0 && paper > 0 && sp + paper < all)
    for (const language of languages) {
      assert.equal(await count({ exclude: { regions: ['SP'] } }, language), all - sp)
      assert.equal(await count({ exclude: { object: ['papel'] } }, language), all - paper)
    }
    const bids = await count({ modalities: ['pregao'] })
    assert.ok(bids < all)
    assert.equal(await count({ exclude: { modalities: ['dispensa'] } }), bids)
  })

  test('looks for no type that is excluded, and refuses where none is left', async () => {
    const filters = { exclude: { anomaly_types: ['price_anomaly'] } } as const
    const found = await detect({ data_source: source, filters })
    assert.equal(found.summary.by_type.price_anomaly, 0)
    assert.ok(found.summary.total_anomalies > 0)
    const { code, details } = await refusal({ data_source: source, filters, anomaly_types: ['price_anomaly'] })
    assert.deepEqual(
      [code, details.field, details.reason],
      ['VALIDATION_ERROR', 'filters.exclude.anomaly_types', 'nothing_left'],
    )
    const pt = await refusal({ data_source: source, filters, anomaly_types: ['price_anomaly'] }, 'pt')
    assert.equal(pt.details.field, 'filtros.excluir.tipos_anomalia')
  })

  test('an excluded period ends after it starts', async () => {
    const range = { start: '2024-03-01', end: '2024-02-01' }
    const { details } = await refusal({ data_source: source, filters: { exclude: { date_ranges: [{}, range] } } })
    assert.deepEqual([details.field, details.reason], ['filters.exclude.date_ranges.1.end', 'end_before_start'])
  })

  test('says with both counts that there is too little to judge', async () => {
    for (const language of languages) {
      const answer = await clients[language].request('detect_anomalies', { body: { data_source: 'tcu' } })
      const { code, details } = failureOf(answer, 422)
      assert.equal(code, 'INSUFFICIENT_DATA')
      assert.deepEqual([details.records_found, details.minimum_required], [acts.tcu, limits.recordsMin])
      assert.match(String(details.suggestion), language === 'pt' ? /^Importe/ : /^Import/)
    }
  })

  test('says which filter left too little, and which codes no record has, in the language of the reader', async () => {
    const filters = { regions: ['SP'], organizations: ['999999'] }
    const wanted = {
      en: [/^No record of this data source has “999999”/, ['organizations', 'regions']],
      pt: [/^Nenhum registro desta fonte de dados tem “999999”/, ['organizacoes', 'regioes']],
    } as const
    for (const language of languages) {
      const answer = await clients[language].request('detect_anomalies', { body: { data_source: source, filters } })
      const { details } = failureOf(answer, 422)
      assert.match(String(details.suggestion), wanted[language][0])
      const left = details.query_filters as readonly { readonly filter: string; readonly records_left: number }[]
      assert.deepEqual(
        left.map(({ records_left }) => records_left),
        [0, 0],
      )
      const text = JSON.stringify(answer.body)
      for (const name of wanted[language][1]) assert.ok(text.includes(`"${name}"`), name)
    }
  })
})

describe('detection over records in the body', () => {
  test('finds what it finds in the same records stored', async () => {
    const sent = await detect({ records, sanctions, data_source: source })
    const stored = await detect({ data_source: source })
    assert.deepEqual(facts(sent), facts(stored))
    assert.deepEqual(sent.summary, stored.summary)
    assert.equal(sent.metadata.dataset, 'request')
    assert.equal(sent.metadata.dataset_version, undefined)
  })

  test('links to no stored record, and stores none', async () => {
    const before = await detect({ data_source: source })
    const { anomalies } = await detect({
      records: records.map((row) => ({ ...row, contract_id: `X-${row.contract_id}` })),
    })
    assert.ok(anomalies.length > 0)
    for (const { evidence } of anomalies)
      for (const { record } of evidence.data_points) {
        assert.equal(record?.file, 'request')
        assert.equal(record?.href, undefined)
      }
    assert.deepEqual((await detect({ data_source: source })).metadata.dataset_version, before.metadata.dataset_version)
  })

  test('answers a Portuguese body in Portuguese, and the same facts', async () => {
    const body = { records, data_source: source, sensitivity: 0.5, max_results: 5 }
    const [english, portuguese] = [await detect(body), await detect(body, 'pt')]
    assert.deepEqual(facts(portuguese), facts(english))
    assert.notEqual(portuguese.anomalies[0]?.description, english.anomalies[0]?.description)
    const raw = await clients.pt.request('detect_anomalies', { body })
    assert.deepEqual(Object.keys(raw.body as object).sort(), ['anomalias', 'metadados', 'resumo'])
  })

  test('keeps to max_results, anomaly_types and include_explanations, and says what it left out', async () => {
    const found = await detect({
      records,
      max_results: 1,
      anomaly_types: ['price_anomaly'],
      include_explanations: false,
    })
    assert.equal(found.anomalies.length, 1)
    assert.equal(found.anomalies[0]?.type, 'price_anomaly')
    assert.equal(found.anomalies[0]?.explanation, undefined)
    assert.equal(found.metadata.truncated, true)
    assert.ok(found.summary.total_anomalies >= planted.prices.length)
  })

  test('names list, index and field of what it cannot read, and never the value', async () => {
    const bad: readonly (readonly [object, string, string])[] = [
      [
        { records: [...records.slice(0, 3), { ...records[3], value: person.cpf }] },
        'records.3.value',
        'registros.3.valor',
      ],
      [
        { records: [{ ...records[0], signing_date: `em ${person.cpf}` }] },
        'records.0.signing_date',
        'registros.0.data_assinatura',
      ],
      [{ records: [{ supplier_id: person.cpf }] }, 'records.0.contract_id', 'registros.0.id_contrato'],
      [
        { records: [{ ...records[0], bids: [{ supplier_id: '1', value: 'x' }] }] },
        'records.0.bids.value',
        'registros.0.propostas.valor',
      ],
      [
        { records: [{ record_kind: 'payment', payment_id: '1', value: 1 }] },
        'records.0.record_kind',
        'registros.0.tipo_registro',
      ],
      [{ records, sanctions: [{ list: 'CEIS' }] }, 'sanctions.0.supplier_id', 'sancoes.0.id_fornecedor'],
      [{ records: [{ ...records[0], record_kind: 'constructor' }] }, 'records.0', 'registros.0'],
    ]
    for (const language of languages)
      for (const [body, field, campo] of bad) {
        const { code, details } = await refusal(body, language)
        assert.deepEqual([code, details.field], ['VALIDATION_ERROR', language === 'en' ? field : campo])
        assert.ok(!JSON.stringify(details).includes(person.cpf))
      }
  })

  test('refuses a body that says neither or too much', async () => {
    assert.equal((await refusal({})).details.field, 'data_source')
    assert.equal((await refusal({ data_source: source, sanctions })).details.field, 'records')
    assert.equal((await refusal({ data_source: source, sensitivity: 1.5 })).details.field, 'sensitivity')
    assert.equal((await refusal({ data_source: 'ibama' })).code, 'INVALID_DATA_SOURCE')
    const range = { date_range: { start: '2024-02-01', end: '2024-01-01' } }
    assert.equal((await refusal({ data_source: source, filters: range })).details.reason !== undefined, true)
    const many = Array.from({ length: 5_001 }, (_, n) => ({ contract_id: String(n) }))
    assert.equal((await refusal({ records: many })).details.field, 'records')
  })

  test('says what it could not use: too few records, unknown fields, missing values', async () => {
    const answer = await clients.en.request('detect_anomalies', { body: { records: records.slice(0, 3) } })
    const { details } = failureOf(answer, 422)
    assert.deepEqual([details.records_found, details.suggestion], [3, 'Send more records.'])
    const { metadata } = await detect({ records: records.map(({ value: _, ...row }) => ({ ...row, cor: 'azul' })) })
    assert.deepEqual(metadata.fields_ignored, ['cor'])
    assert.equal(metadata.insufficient_data?.value_missing, records.length)
  })

  test('shows no digits that are withheld and no name of a person', async () => {
    const changed = records.map((row) =>
      planted.prices.some((id) => id === row.contract_id)
        ? { ...row, supplier_id: person.cpf, supplier: person.name, supplier_person_type: 'person' }
        : row,
    )
    for (const language of languages) {
      const found = await detect({ records: changed, confidence_threshold: 0, sensitivity: 1 }, language)
      assert.ok(facts(found).some(({ contract }) => contract === planted.prices[0]))
      const text = JSON.stringify(found)
      assert.ok(!text.includes(person.cpf) && !text.includes(person.name))
    }
  })
})

describe('analysis of contracts', () => {
  const analyze = async (query: Record<string, string | number>, language: Language = 'en') => {
    const answer = await clients[language].request('analyze_contracts', { query })
    assert.equal(answer.status, 200, JSON.stringify(answer.english))
    return answer.english as ContractsAnalysis
  }
  const stored = serviceRecords().flatMap((row) => (row.record_kind === 'contract' ? [row] : []))
  const valuesOf = (region?: string) =>
    stored.flatMap((row) => (region === undefined || row.region === region ? [row.value ?? 0] : []))

  test('counts and adds up the contracts that the listing lists', async () => {
    for (const language of languages) {
      const { figures, metadata } = await analyze({ state: 'SP', limit: 100 }, language)
      const values = valuesOf('SP').sort((a, b) => a - b)
      const listed = await clients[language].request('list_contracts', { query: { state: 'SP', limit: 1 } })
      assert.equal(figures.contracts, (listed.english as { meta: { total: number } }).meta.total)
      assert.equal(metadata.records_analyzed, figures.contracts)
      assert.equal(Math.round(figures.total_value * 100), Math.round(values.reduce((sum, each) => sum + each, 0) * 100))
      assert.equal(figures.values?.minimum, values[0])
      assert.equal(figures.values?.maximum, values.at(-1))
      for (const list of [figures.by_modality, figures.by_month, figures.by_organization])
        assert.equal(
          list.reduce((sum, { contracts }) => sum + contracts, 0),
          figures.contracts,
        )
    }
  })

  test('shows the worst of what stands out, with its risk score', async () => {
    const { anomalies, figures } = await analyze({ limit: 2 })
    assert.equal(anomalies?.top.length, 2)
    assert.ok((anomalies?.summary.total_anomalies ?? 0) > 2)
    assert.ok((anomalies?.summary.risk_score ?? 0) > 0)
    assert.equal(figures.by_organization.length, 2)
    const strict = await analyze({ limit: 2, confidence_threshold: 0.98 })
    assert.ok((strict.anomalies?.summary.total_anomalies ?? 0) < (anomalies?.summary.total_anomalies ?? 0))
  })

  test('asked again, in another language or for other settings, judges the same contracts alike', async () => {
    const without = ({ metadata, ...others }: ContractsAnalysis) => ({
      ...others,
      metadata: { ...metadata, execution_time_ms: 0 },
    })
    const query = { state: 'SP', limit: 3, confidence_threshold: 0.5 }
    const first = without(await analyze(query))
    const strict = await analyze({ ...query, confidence_threshold: 0.98 })
    const inPortuguese = await analyze(query, 'pt')
    const elsewhere = await analyze({ ...query, state: 'RJ' })
    assert.deepEqual(without(await analyze(query)), first)
    assert.deepEqual(inPortuguese.anomalies?.summary, first.anomalies?.summary)
    assert.equal(strict.metadata.confidence_threshold, 0.98)
    assert.notDeepEqual(elsewhere.figures, first.figures)
  })

  test('gives figures of any number of contracts, and says where it does not judge them', async () => {
    const { figures, anomalies, metadata } = await analyze({ supplier: '00000000000191' })
    assert.deepEqual([figures.contracts, figures.total_value, figures.values, anomalies], [0, 0, undefined, undefined])
    assert.deepEqual(metadata.not_judged, {
      reason: 'too_few_records',
      records_found: 0,
      minimum_required: limits.recordsMin,
    })
  })

  test('refuses parameters that it does not have', async () => {
    for (const query of [{ page: 2 }, { sort: '-value' }, { sensitivity: 2 }, { min_value: 2, max_value: 1 }])
      failureOf(await clients.en.request('analyze_contracts', { query }), 400)
  })
})

test('an analysis that nobody waits for ends with the next detector', async () => {
  const analyses = createAnalyses(service.dataDir)
  const settings = { data_source: source, language: 'en', anomaly_types: [], sensitivity: 1 } as const
  const rest = { confidence_threshold: 0, include_explanations: false, max_results: 1 } as const
  const task = { type: 'detect_stored', filters: {}, settings: { ...settings, ...rest } } as const
  await assert.rejects(analyses.run(task, AbortSignal.abort()), { code: 'SERVICE_UNAVAILABLE' })
  assert.ok(await analyses.run(task, new AbortController().signal))
  await analyses.stop()
})

test('nothing that the callers did made the service stumble', () => {
  assert.deepEqual(service.errors, [])
})

describe('the agents', () => {
  const status = async (language: Language = 'en') =>
    (await clients[language].request('agents_status')).english as AgentsStatus

  test('are listed with what they do, in the language of the reader', async () => {
    const titles = { en: 'Price analyst', pt: 'Analista de preços' }
    for (const language of languages) {
      const { body } = await clients[language].request('list_agents', { query: { limit: 100 } })
      const text = JSON.stringify(body)
      assert.ok(text.includes(titles[language]) && !text.includes(titles[language === 'en' ? 'pt' : 'en']))
      const one = await clients[language].request('get_agent', { params: { agent_name: 'Maria Quitéria' } })
      assert.equal(one.status, 404)
      const known = await clients[language].request('get_agent', { params: { agent_name: 'analista_precos' } })
      assert.equal((known.english as AgentDetails).name, 'price_analyst')
    }
  })

  test('count the turns that their actors took in a run, and rest once it has ended', async () => {
    const before = await status()
    await investigate(clients.en, { data_source: source })
    const after = await status()
    const turns = (name: string) => (after.agents[name]?.turns ?? 0) - (before.agents[name]?.turns ?? 0)
    const own = ['coordinator', 'collector', 'price_analyst', 'network_analyst', 'compliance_analyst', 'reporter']
    for (const name of own) assert.ok(turns(name) > 0, name)
    assert.ok(Object.values(after.agents).every(({ failures }) => failures === 0))
    assert.equal(after.worker_threads.length, 1)
    assert.deepEqual(Object.keys((await status('pt')).agents).sort(), Object.keys(after.agents).sort())
  })

  test('count the questions that were put to them, and for who answered where they pass one on', async () => {
    const before = await status()
    await ask('price_analyst', { query: 'prices far above the usual', data_source: source })
    await ask('nana', { query: 'how many contracts are there?', data_source: source })
    const after = await status()
    const names = ['price_analyst', 'chat_router', 'collector', 'reporter', 'pattern_analyst']
    const turns = names.map((name) => (after.agents[name]?.turns ?? 0) - (before.agents[name]?.turns ?? 0))
    assert.deepEqual(turns, [1, 1, 1, 0, 0])
    assert.equal(after.total_active, 0)
  })

  const ask = async (agent_name: string, body: object, language: Language = 'en') => {
    const answer = await clients[language].request('ask_agent', { params: { agent_name }, body })
    assert.equal(answer.status, 200, JSON.stringify(answer.english))
    return answer.english as AgentReply
  }
  const numbers = (text: string): readonly string[] => text.match(/\d+/g) ?? []

  test('an analyst answers with what a detection of its type finds, each with the record it is about', async () => {
    const wanted = { data_source: source, anomaly_types: ['price_anomaly'] }
    const found = await detect(wanted)
    assert.ok(found.anomalies.length > 0)
    for (const language of languages) {
      const query = { en: 'prices far above the usual', pt: 'preços muito acima do usual' }[language]
      const { agent, result, metadata } = await ask('price_analyst', { query, data_source: source }, language)
      assert.equal(agent, 'price_analyst')
      assert.equal(metadata.anomalies_detected, found.summary.total_anomalies)
      const anomalies = result.evidence.filter(({ kind }) => kind === 'anomaly')
      assert.deepEqual(
        anomalies.map(({ id }) => id),
        found.anomalies.map(({ id }) => id),
      )
      for (const { label, href = '' } of anomalies) {
        assert.ok(result.answer.includes(label))
        assert.match(href, /^\/api\/v1\/records\/contract\.compras_gov\./)
      }
      assert.ok(result.evidence.some(({ kind, query }) => kind === 'aggregate' && query?.data_source === source))
    }
  })

  test('the collector counts and adds up what its evidence selects, in the language of the asker', async () => {
    const filters = { date_range: { start: '2024-01-01', end: '2024-03-31' } }
    const [en, pt] = await Promise.all([
      ask('machado', { query: 'contracts', data_source: source, filters }),
      ask('coletor', { query: 'contratos', data_source: source, filters }, 'pt'),
    ])
    const { total } = en.result.evidence[0]?.query ?? {}
    const { metadata } = await detect({ data_source: source, filters })
    assert.equal(total, metadata.records_analyzed)
    assert.ok(numbers(en.result.answer).includes(String(total)))
    assert.match(pt.result.answer, /atendem ao pedido/)
    const listed = en.result.evidence.filter(({ kind }) => kind === 'record')
    assert.ok(listed.length > 0)
    for (const { id } of listed)
      assert.equal((await clients.en.request('get_record', { params: { record_id: id } })).status, 200)
  })

  test('what no record has is said, never searched more widely', async () => {
    const { result, metadata } = await ask('pattern_analyst', {
      query: 'contracts of the company Zyxwvut Serviços Ltda',
      data_source: source,
    })
    assert.match(result.answer, /No record .* has this name: .*Zyxwvut/)
    assert.equal(metadata.anomalies_detected, undefined)
    assert.deepEqual(result.evidence, [])
  })

  test('the coordinator investigates, the reporter words it later, and the router passes on', async () => {
    const run = await ask('zumbi', { query: 'zzz', data_source: source })
    assert.equal(run.agent, 'coordinator')
    const { results } = await investigate(clients.en, { data_source: source })
    assert.equal(run.metadata.anomalies_detected, results.summary.total_anomalies)
    const options = { investigation_id: run.investigation_id }
    const words = await ask('tiradentes', { query: 'the report', options })
    assert.equal(words.result.answer, run.result.answer)
    assert.equal(words.investigation_id, run.investigation_id)
    const routed = await ask('nana', { query: 'how many contracts are there?', data_source: source })
    assert.deepEqual([routed.agent, routed.result.answer.split('\n')[0]], ['collector', 'Passed on to the Collector.'])
    const help = await ask('drummond', { query: 'o que você faz?' }, 'pt')
    assert.match(help.result.answer, /Analista de preços: Procura preços/)
    const stranger = await service.clientOf('analyst', 'en')
    const closed = { params: { agent_name: 'reporter' }, body: { query: 'the report', options } }
    failureOf(await stranger.request('ask_agent', closed), 403)
    const none = await stranger.request('ask_agent', { params: { agent_name: 'reporter' }, body: { query: 'zzz' } })
    assert.match((none.english as AgentReply).result.answer, /^No investigation of yours/)
  })

  test('several agents make one answer with a part of each, and one that fails says so', async () => {
    const body = {
      query: 'price and compliance of contracts',
      data_source: source,
      agents: ['price_analyst', 'bonifacio', 'collector'],
    }
    const answer = await clients.pt.request('ask_agents', { body })
    assert.equal(answer.status, 200)
    const { plan, parts, answer: text } = answer.english as MultiAgentReply
    assert.deepEqual(
      parts.map(({ agent }) => agent),
      ['price_analyst', 'compliance_analyst', 'collector'],
    )
    for (const part of parts) assert.ok(text.includes(part.answer) && part.evidence.length > 0)
    assert.deepEqual(
      plan.map(({ agent, status, reason }) => [agent, status, reason]),
      parts.map(({ agent }) => [agent, 'asked', 'A requisição indica este agente.']),
    )
    assert.match(text, /^Analista de preços: /)
    const lone = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
    const mixed = {
      query: 'zzz',
      data_source: source,
      agents: ['reporter', 'collector'],
      options: { investigation_id: lone },
    }
    const half = (await clients.en.request('ask_agents', { body: mixed })).english as MultiAgentReply
    assert.equal(half.parts[0]?.error?.code, 'INVESTIGATION_NOT_FOUND')
    const unknown = await clients.en.request('ask_agents', { body: { query: 'zzz', agents: ['collector', 'saci'] } })
    const { details } = failureOf(unknown, 400)
    assert.equal(details.field, 'agents.1')
  })
})

test('an answer of several agents says whom it asked, whom it did not, and why', async () => {
  const planOf = async (query: string) => {
    const answer = await clients.en.request('ask_agents', { body: { query, data_source: source } })
    const { plan, parts } = answer.english as MultiAgentReply
    const asked = plan.filter(({ status }) => status === 'asked').map(({ agent }) => agent)
    assert.deepEqual(
      parts.map(({ agent }) => agent),
      asked,
    )
    return { asked, reasonOf: (name: string) => plan.find(({ agent }) => agent === name)?.reason }
  }
  const count = await planOf('how many contracts are there?')
  assert.deepEqual(count.asked, ['collector'])
  assert.equal(count.reasonOf('price_analyst'), 'No anomalies are asked for.')
  assert.equal(count.reasonOf('reporter'), 'No results of an investigation are asked for.')
  const prices = await planOf('look for price anomalies in contracts')
  assert.deepEqual(prices.asked, ['collector', 'price_analyst'])
  assert.equal(prices.reasonOf('price_analyst'), 'Anomalies of its kind are asked for.')
  assert.equal(prices.reasonOf('pattern_analyst'), 'Anomalies of other kinds are asked for.')
  const talk = await planOf('good morning')
  assert.deepEqual(talk.asked, ['chat_router'])
  assert.equal(talk.reasonOf('collector'), 'No record is asked for.')
})

test('an investigation that a question names is the one that is told, and one of another is as if there were none', async () => {
  const stranger = await service.clientOf('analyst', 'en')
  const started = await clients.en.request('ask_agent', {
    params: { agent_name: 'coordinator' },
    body: { query: 'look for anomalies in contracts', data_source: source },
  })
  const { investigation_id: id = '', result } = started.english as AgentReply
  const lone = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
  const told = async (client: typeof stranger, agent_name: string, query: string) => {
    const { english } =
      agent_name === 'plan'
        ? await client.request('ask_agents', { body: { query } })
        : await client.request('ask_agent', { params: { agent_name }, body: { query } })
    const { answer, result: alone, understood, investigation_id } = english as MultiAgentReply & AgentReply
    return { answer: alone?.answer ?? answer, understood, investigation_id }
  }
  for (const name of ['reporter', 'coordinator', 'collector', 'price_analyst', 'chat_router', 'plan'])
    for (const words of ['the report of investigation', 'how many findings has the investigation']) {
      const [other, none] = [
        await told(stranger, name, `${words} ${id}`),
        await told(stranger, name, `${words} ${lone}`),
      ]
      assert.match(other.answer, /There is no investigation \S+ that you can read/, name)
      assert.deepEqual(other, { ...none, answer: none.answer.replaceAll(lone, id) }, name)
      assert.equal(other.investigation_id, undefined, name)
    }
  for (const name of ['reporter', 'collector', 'chat_router', 'plan']) {
    const { answer, investigation_id } = await told(clients.en, name, `explain finding ${lone}`)
    assert.match(answer, /Agents read no single finding by its id\./, name)
    assert.equal(investigation_id, undefined, name)
  }
  const given = { query: 'how many contracts are there?', options: { investigation_id: id } }
  failureOf(await stranger.request('ask_agents', { body: given }), 403)
  const own = await told(clients.en, 'reporter', `the report of investigation ${id}`)
  assert.deepEqual([own.investigation_id, own.answer], [id, result.answer])
})

test('what several agents are asked in a conversation goes on from it, and stands there for what follows', async () => {
  for (const [language, first, second, third] of [
    ['en', 'how many contracts are there in 2023?', 'and in 2024?', 'and how much was spent?'],
    ['pt', 'quantos contratos há em 2023?', 'e em 2024?', 'e quanto foi gasto?'],
  ] as const) {
    const client = await service.clientOf('analyst', language)
    const say = async (message: string, session?: string) =>
      (await client.request('chat_message', { body: { message, ...(session && { session_id: session }) } }))
        .english as ChatAnswer
    const { session_id } = await say(first)
    const answer = await client.request('ask_agents', { body: { query: second, agents: ['collector'], session_id } })
    assert.equal(answer.status, 200, JSON.stringify(answer.english))
    const { message_id = '', ...reply } = answer.english as MultiAgentReply
    const whole = { start: '2024-01-01', end: '2024-12-31' }
    assert.deepEqual([reply.understood.date_range, reply.session_id], [whole, session_id])
    const history = async () => {
      const listed = await client.request('chat_history', { query: { session_id, sort: 'created_at' } })
      return (listed.english as ChatHistoryList).data.map(({ content }) => content)
    }
    assert.deepEqual((await history()).slice(2), [second, reply.answer])
    const stored = (await client.request('get_chat_answer', { params: { message_id } })).english as ChatAnswer
    assert.deepEqual([stored.content, stored.understood?.date_range], [reply.answer, whole])
    const selection = stored.evidence?.find(({ kind }) => kind === 'aggregate')
    const params = { message_id, evidence_id: selection?.id ?? '' }
    assert.equal((await client.request('get_chat_evidence', { params })).status, 200)
    const after = await say(third, session_id)
    assert.deepEqual([after.understood?.intent, after.understood?.date_range], ['sum', whole])
    await client.request('ask_agents', { body: { query: first, agents: ['collector'] } })
    assert.equal((await history()).length, 6, 'what names no conversation is kept nowhere')
    const other = await service.clientOf('analyst', language)
    failureOf(await other.request('ask_agents', { body: { query: second, session_id } }), 404)
  }
})

describe('workflows', () => {
  const begin = async (body: object, client: Client = clients.en) => {
    const answer = await client.request('start_workflow', { params: { agent_name: 'coordinator' }, body })
    assert.equal(answer.status, 201, JSON.stringify(answer.english))
    const workflow = answer.english as Workflow
    assert.equal(answer.headers.get('location'), `/api/v1/agents/workflows/${workflow.workflow_id}`)
    return workflow.workflow_id
  }
  const read = async (workflow_id: string, client: Client = clients.en) => {
    const answer = await client.request('get_workflow', { params: { workflow_id } })
    assert.equal(answer.status, 200, JSON.stringify(answer.english))
    return answer.english as Workflow
  }
  /** Once it has ended. */
  const ended = async (workflow_id: string, client: Client = clients.en) => {
    for (let looks = 0; looks < 600; looks++) {
      const workflow = await read(workflow_id, client)
      if (workflow.status !== 'running') return workflow
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return assert.fail('the workflow does not end')
  }
  const statuses = ({ steps }: Workflow) => Object.fromEntries(steps.map(({ step_id, status }) => [step_id, status]))

  type Step = Workflow['steps'][number]

  const chain = {
    pattern: 'conditional',
    initial_data: { source },
    steps: [
      { step_id: 'count', agent: 'machado', query: 'contratos', input_mapping: { data_source: '/data/source' } },
      {
        step_id: 'prices',
        agent: 'price_analyst',
        query: 'preços',
        input_mapping: { data_source: '/steps/count/data_source' },
        when: { conditions: [{ pointer: '/steps/count/found', operator: 'equals', value: true }] },
        output_mapping: { found: '/anomalies_detected' },
      },
      {
        step_id: 'investigate',
        query: 'contratos',
        when: { conditions: [{ pointer: '/data/found', operator: 'equals', value: 0 }] },
      },
    ],
  }

  test('go step by step over what the steps before found, in both languages', async () => {
    for (const language of languages) {
      const id = await begin(chain, clients[language])
      const workflow = await ended(id, clients[language])
      assert.equal(workflow.status, 'completed', JSON.stringify(workflow))
      assert.deepEqual(statuses(workflow), { count: 'completed', prices: 'completed', investigate: 'skipped' })
      assert.deepEqual(workflow.execution_path, ['count', 'prices'])
      const events: StreamedEvent[] = []
      for await (const event of clients[language].stream('workflow_stream', { params: { workflow_id: id } }))
        events.push(event)
      const told = events.map(({ english: { event, data } }) => [event, (data as Step).step_id, (data as Step).status])
      assert.deepEqual(told, [
        ['status', undefined, 'running'],
        ...[
          ['step', 'count', 'running'],
          ['step', 'count', 'completed'],
        ],
        ...[
          ['step', 'prices', 'running'],
          ['step', 'prices', 'completed'],
        ],
        ...[
          ['step', 'investigate', 'skipped'],
          ['complete', undefined, 'completed'],
        ],
      ])
      assert.deepEqual(
        events.map((event) => event.id),
        events.map((_, index) => String(index + 1)),
      )
      const [count, prices] = workflow.steps
      assert.deepEqual([count?.agent, prices?.agent], ['collector', 'price_analyst'])
      assert.match(count?.result?.answer ?? '', { en: /records .* match/, pt: /atendem ao pedido/ }[language])
      assert.ok((prices?.result?.anomalies_detected ?? 0) > 0 && (prices?.result?.evidence ?? []).length > 0)
      assert.ok(Date.parse(prices?.started_at ?? '') >= Date.parse(count?.completed_at ?? ''))
    }
    const { data } = (await clients.en.request('list_workflows')).english as WorkflowList
    assert.equal(data.length, 1, 'of the own account alone')
    const started = await readTrail(await service.clientOf('admin', 'en'), { event_type: 'workflow.created' })
    assert.ok(started.length >= 2)
  })

  const waiting = (role: string) => ({
    pattern: 'sequential',
    steps: [
      { step_id: 'count', agent: 'collector', query: 'contracts', data_source: source },
      { step_id: 'ok', kind: 'approval', approval: { role } },
      { step_id: 'word', agent: 'reporter', query: 'report', options: { investigation_id: unknownRun } },
    ],
  })
  const unknownRun = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'

  test('wait for the approval of a role, tell their owner and all who may decide, and begin again from a step with the outputs before it', async () => {
    const [owner, admin, stranger] = [
      await service.clientOf('analyst', 'en'),
      await service.clientOf('admin', 'en'),
      await service.clientOf('analyst', 'en'),
    ]
    const workflow_id = await begin(waiting('admin'), owner)
    const owned = ((await owner.request('auth_me')).english as { id: string }).id
    const toldTo = async (client: Client, headers: Readonly<Record<string, string>> = {}) => {
      const told = await client.request('list_events', {
        query: { types: 'approval.requested' },
        headers,
      })
      return (told.english as EventPage).events.filter(({ data }) => data.workflow_id === workflow_id)
    }
    for (const client of [owner, admin]) {
      const events = await toldTo(client, { Prefer: 'wait=10' })
      assert.deepEqual(
        events.map(({ data }) => [data.step_id, data.role]),
        [['ok', 'admin']],
      )
    }
    assert.deepEqual(await toldTo(stranger), [], 'who may not decide is not told')
    const params = { workflow_id, step_id: 'ok' }
    assert.equal(failureOf(await owner.request('approve_step', { params }), 403).details.reason, 'not_decider')
    const waitsFor = async (client: Client) => {
      const { data } = (await client.request('list_approvals')).english as ApprovalList
      return data.filter((approval) => approval.workflow_id === workflow_id)
    }
    const [found] = await waitsFor(admin)
    assert.deepEqual([found?.step_id, found?.role, found?.default, found?.user_id], ['ok', 'admin', 'reject', owned])
    assert.equal(found?.approve_href, `/api/v1/agents/workflows/${workflow_id}/steps/ok/approve`)
    assert.ok(Date.parse(found?.due_at ?? '') > Date.parse(found?.requested_at ?? ''))
    assert.deepEqual([await waitsFor(owner), await waitsFor(stranger)], [[], []], 'of those who may decide alone')
    failureOf(await stranger.request('get_workflow', { params }), 403)
    failureOf(await stranger.request('cancel_workflow', { params }), 403)
    const retried = await owner.request('retry_workflow', { params })
    assert.equal(failureOf(retried, 409).details.reason, 'workflow_under_way')
    assert.equal((await admin.request('approve_step', { params })).status, 200)
    assert.deepEqual(await waitsFor(admin), [])
    const failed = await ended(workflow_id, owner)
    assert.deepEqual(statuses(failed), { count: 'completed', ok: 'completed', word: 'failed' })
    assert.equal(failed.error?.code, 'INVESTIGATION_NOT_FOUND')
    assert.equal(failureOf(await admin.request('approve_step', { params }), 409).details.reason, 'workflow_ended')
    assert.equal((await owner.request('retry_workflow', { params, query: { from: 'word' } })).status, 200)
    const again = await ended(workflow_id, owner)
    assert.deepEqual(again.steps.slice(0, 2), failed.steps.slice(0, 2), 'what was finished is kept')
    assert.equal(again.steps[2]?.status, 'failed')
    const wrong = await owner.request('retry_workflow', { params, query: { from: 'nowhere' } })
    assert.equal(failureOf(wrong, 400).details.field, 'from')
  })

  test('are begun and found by the paths that clients know, as are the agents', async () => {
    const token = await service.signIn(await service.addUser('analyst'))
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const send = async (path: string, body?: object) => {
      const sent = body && { method: 'POST', body: JSON.stringify(body) }
      const answer = await fetch(`${service.baseUrl}/api/v1/${path}`, { headers, ...sent })
      return { status: answer.status, body: (await answer.json()) as Record<string, never> }
    }
    const step = { step_id: 'ok', kind: 'approval', approval: { role: 'analyst' } }
    for (const how of ['execute', 'conditional']) {
      const made = await send(`orchestration/workflows/${how}`, { pattern: 'conditional', steps: [step] })
      assert.equal(made.status, 201, JSON.stringify(made.body))
    }
    const { data } = (await send('orchestration/workflows')).body as unknown as WorkflowList
    assert.equal(data.length, 2)
    assert.equal((await send('orchestration/agents/discover')).status, 200)
    assert.ok('total_active' in (await send('orchestration/orchestrator/stats')).body)
    assert.equal((await send('agents/zumbi', { query: 'preços de hospitais' })).status, 200)
    const search = { required_capabilities: ['find_records', 'sum_values'], prefer_single_agent: true }
    const found = (await send('orchestration/agents/find-by-capability', search)).body as unknown as AgentsFound
    assert.deepEqual(
      found.agents.map(({ name }) => name),
      ['collector'],
    )
    const some = await clients.pt.request('find_agents', {
      body: { required_capabilities: ['find_records', 'run_workflows'] },
    })
    assert.equal((some.english as AgentsFound).total_agents, 2)
  })

  test('are paused, resumed and cancelled, and are bounded', async () => {
    const owner = await service.clientOf('analyst', 'en')
    const workflow_id = await begin(waiting('analyst'), owner)
    const params = { workflow_id, step_id: 'ok' }
    const to = async (id: OperationId) => (await owner.request(id, { params })).english as Workflow
    assert.equal((await to('pause_workflow')).status, 'paused')
    assert.equal(failureOf(await owner.request('pause_workflow', { params }), 409).details.reason, 'already_paused')
    assert.equal((await to('resume_workflow')).status, 'running')
    assert.equal((await to('cancel_workflow')).status, 'cancelled')
    assert.equal(failureOf(await owner.request('cancel_workflow', { params }), 409).details.reason, 'workflow_ended')
    const body = { pattern: 'sequential', steps: waiting('analyst').steps.slice(1, 2) }
    for (let open = 0; open < limits.workflowsOpenPerUserMax; open++) await begin(body, owner)
    const refused = await owner.request('start_workflow', { params: { agent_name: 'coordinator' }, body })
    assert.equal(failureOf(refused, 409).details.reason, 'too_many_workflows')
    const driven = { ...body, pattern: 'event_driven' }
    const { details } = failureOf(
      await owner.request('start_workflow', { params: { agent_name: 'coordinator' }, body: driven }),
      400,
    )
    assert.deepEqual([details.field, details.reason], ['pattern', 'not_allowed'])
    assert.match(JSON.stringify(details.allowed), /map_reduce/)
  })
})
