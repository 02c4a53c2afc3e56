import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { ActRecord } from '../../src/domain/records.ts'
import type { Client } from '../support/client.ts'
import { failureOf, follow, type Investigation, investigate, start } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'
import { organizations, serviceRecords } from '../support/service-records.ts'

// What a request asks for is what it gets: each filter and parameter of the start operation acts.

let service: TestService
let client: Client
let pt: Client
/** Everything that can be found in compras_gov. */
let whole: Investigation

const wide = { sensitivity: 1, confidence_threshold: 0, max_results: 1000 }
const acts = serviceRecords().filter(
  (record): record is ActRecord => record.record_kind === 'contract' && record.provenance.source === 'compras_gov',
)
const actOf = new Map(acts.map((act) => [act.contract_id, act]))

before(async () => {
  service = await startService()
  client = await service.clientOf('admin', 'en')
  pt = await service.clientOf('admin', 'pt')
  whole = await investigate(client, wide)
})
after(() => service.stop())

function primaryIds({ results }: Investigation): string[] {
  return results.anomalies.map(({ affected_entities }) => affected_entities.primary.id)
}

function detectorsOf({ results }: Investigation): string[] {
  return results.anomalies.map(({ technical_details, affected_entities }) => {
    return `${technical_details.detector} ${affected_entities.primary.id}`
  })
}

/** The results without what differs between two runs of one request. */
function timeless({ results }: Investigation): unknown {
  const { investigation_id: _, metadata, ...rest } = results
  return { ...rest, metadata: { ...metadata, execution_time_ms: 0 } }
}

// They wait for the disk more than they compute, so that they run side by side.
describe('filters', { concurrency: 8 }, () => {
  type Filters = Readonly<Record<string, unknown>>
  const table: readonly { name: string; filters: Filters; matches: (act: ActRecord) => boolean }[] = [
    {
      name: 'date_range, both days included',
      filters: { date_range: { start: '2024-03-01', end: '2024-06-28' } },
      matches: ({ signing_date = '' }) => signing_date >= '2024-03-01' && signing_date <= '2024-06-28',
    },
    {
      name: 'date_range with a start alone',
      filters: { date_range: { start: '2024-08-15' } },
      matches: ({ signing_date = '' }) => signing_date >= '2024-08-15',
    },
    {
      name: 'organizations',
      filters: { organizations: [organizations[0], organizations[3]] },
      matches: ({ organization_id }) => organization_id === organizations[0] || organization_id === organizations[3],
    },
    {
      name: 'contract_types',
      filters: { contract_types: ['FOOD', 'IT_SERVICES'] },
      matches: ({ contract_type }) => contract_type === 'FOOD' || contract_type === 'IT_SERVICES',
    },
    {
      name: 'min_value and max_value, included',
      filters: { min_value: 1000, max_value: 36_000 },
      matches: ({ value = 0 }) => value >= 1000 && value <= 36_000,
    },
    { name: 'regions: a state', filters: { regions: ['BA'] }, matches: ({ region }) => region === 'BA' },
    {
      name: 'regions: macro-regions',
      filters: { regions: ['NE', 'S'] },
      matches: ({ region }) => region === 'BA' || region === 'RS',
    },
  ]
  for (const { name, filters, matches } of table) {
    test(`${name}: only matching records are counted and reported`, async () => {
      const found = await investigate(client, { ...wide, filters })
      assert.equal(found.results.metadata.total_records_analyzed, acts.filter(matches).length)
      assert.equal(found.status.statistics.records_processed, acts.filter(matches).length)
      const reported = primaryIds(found).map((id) => actOf.get(id))
      assert.ok(reported.length > 0, 'the filter leaves something to find')
      assert.ok(reported.every((act) => act !== undefined && matches(act)))
    })
  }

  test('anomaly_types: only the types asked for are looked for', async () => {
    const types = ['temporal_anomaly', 'compliance_violation'] as const
    const { results } = await investigate(client, { ...wide, anomaly_types: types })
    assert.deepEqual([...new Set(results.anomalies.map(({ type }) => type))].sort(), [...types].sort())
    const { by_type } = whole.results.summary
    assert.equal(results.summary.by_type.temporal_anomaly, by_type.temporal_anomaly)
    assert.equal(results.summary.by_type.price_anomaly, 0)
  })
})

describe('parameters', { concurrency: 8 }, () => {
  test('sensitivity 0 leaves rules only, and more of it never finds less', async () => {
    const rules = await investigate(client, { ...wide, sensitivity: 0 })
    assert.ok(rules.results.anomalies.length > 0)
    for (const { technical_details } of rules.results.anomalies)
      assert.match(String(technical_details.detector), /^(CO|TE-0[145]|TE-11|PA-15)/, 'a rule, not a statistic')
    const middle = detectorsOf(await investigate(client, { ...wide, sensitivity: 0.5 }))
    const [few, most] = [detectorsOf(rules), detectorsOf(whole)]
    assert.ok(few.length < middle.length && middle.length < most.length)
    assert.ok(few.every((finding) => middle.includes(finding)))
    assert.ok(middle.every((finding) => most.includes(finding)))
  })

  test('confidence_threshold drops what lies below it, and nothing else', async () => {
    for (const threshold of [0.5, 0.95]) {
      const found = await investigate(client, { ...wide, confidence_threshold: threshold })
      const kept = whole.results.anomalies.filter(({ confidence }) => confidence >= threshold)
      assert.deepEqual(
        found.results.anomalies.map(({ id }) => id),
        kept.map(({ id }) => id),
      )
    }
  })

  test('max_results lists the first anomalies, says so, and still counts all', async () => {
    const few = await investigate(client, { ...wide, max_results: 3 })
    assert.deepEqual(primaryIds(few), primaryIds(whole).slice(0, 3))
    assert.equal(few.results.metadata.truncated, true)
    assert.equal(few.results.summary.total_anomalies, whole.results.summary.total_anomalies)
    assert.deepEqual(few.results.summary.by_severity, whole.results.summary.by_severity)
    assert.equal(few.results.summary.risk_score, whole.results.summary.risk_score)
    assert.equal(few.events.filter(({ english }) => english.event === 'anomaly').length, 3)
    assert.equal(whole.results.metadata.truncated, undefined)
  })

  test('include_explanations false leaves explanations out, and nothing else', async () => {
    const bare = await investigate(client, { ...wide, include_explanations: false })
    assert.equal(bare.results.explanations, undefined)
    assert.ok(bare.results.anomalies.every(({ explanation }) => explanation === undefined))
    assert.deepEqual(detectorsOf(bare), detectorsOf(whole))
    assert.ok(whole.results.explanations?.methodology)
    assert.ok(whole.results.anomalies.every(({ explanation }) => explanation?.human_readable && explanation.technical))
  })

  test('stream_results false streams progress and the end, and still reports the anomalies', async () => {
    const quiet = await investigate(client, { ...wide, stream_results: false })
    const names = quiet.events.map(({ english }) => english.event)
    assert.deepEqual([...new Set(names)], ['progress', 'complete'])
    assert.deepEqual(detectorsOf(quiet), detectorsOf(whole))
  })

  test('parallel_agents is the number of analysts, and changes nothing in the same answer about the same data', async () => {
    for (const parallel_agents of [1, 16]) {
      const found = await investigate(client, { ...wide, agent_configuration: { parallel_agents } })
      // One collector and one reporter come on top.
      assert.equal(found.status.statistics.agents_invoked, parallel_agents + 2)
      assert.deepEqual(timeless(found), timeless(whole))
    }
  })

  test('reflection takes back what a broken rule explains already, and can be switched off', async () => {
    const unreflected = await investigate(client, { ...wide, agent_configuration: { reflection_enabled: false } })
    const extra = detectorsOf(unreflected).filter((finding) => !detectorsOf(whole).includes(finding))
    assert.deepEqual(extra, ['PA-22 lean-dates-1'])
    const once = await investigate(client, { ...wide, agent_configuration: { max_iterations: 1 } })
    assert.deepEqual(detectorsOf(once), detectorsOf(whole))
  })

  test('the texts of an answer are in the language of its request', async () => {
    const found = await investigate(pt, wide)
    assert.deepEqual(detectorsOf(found), detectorsOf(whole))
    assert.match(found.results.anomalies[0]?.description ?? '', /^Indício de /)
    assert.match(whole.results.anomalies[0]?.description ?? '', /^Indication of /)
    assert.notDeepEqual(found.results.recommendations, whole.results.recommendations)
  })
})

describe('the text of the query', { concurrency: 8 }, () => {
  const table: readonly { query: string; understood: Readonly<Record<string, unknown>>; ignored: readonly string[] }[] =
    [
      {
        query: 'sobrepreço em contratos de SP entre março e maio de 2024 acima de 500 reais',
        understood: {
          anomaly_types: ['price_anomaly'],
          regions: ['SP'],
          date_range: { start: '2024-03-01', end: '2024-05-31' },
          min_value: 500,
        },
        ignored: [],
      },
      {
        query: 'duplicated contracts in 2024 below R$ 100,000 with quokkas',
        understood: { date_range: { start: '2024-01-01', end: '2024-12-31' }, max_value: 100_000 },
        ignored: ['quokkas'],
      },
      {
        query: 'contratos de alimentos do Tribunal do Vale',
        understood: { organizations: ['150002'], contract_types: ['FOOD'] },
        ignored: [],
      },
      {
        query: 'contratos com o fornecedor 11.000.111/0001-14',
        understood: { suppliers: ['11000111000114'] },
        ignored: [],
      },
    ]
  for (const { query, understood, ignored } of table) {
    test(`is understood as filters: ${query}`, async () => {
      const { results } = await investigate(client, { ...wide, query })
      const found = new Map<string, unknown>(Object.entries(results.metadata.query_understood ?? {}))
      for (const [kind, value] of Object.entries(understood)) assert.deepEqual(found.get(kind), value, kind)
      assert.deepEqual(results.metadata.query_ignored, ignored)
      assert.ok(results.metadata.total_records_analyzed < acts.length, 'it narrows what is read')
    })
  }

  test('is told in the names and values of the language of the request', async () => {
    const id = await start(pt, { ...wide, query: 'sobrepreço em SP entre março e maio de 2024 acima de 500 reais' })
    await follow(pt, id)
    const { body } = await pt.request('investigation_results', { params: { investigation_id: id } })
    const { metadados } = body as { metadados: Readonly<Record<string, unknown>> }
    assert.deepEqual(metadados.consulta_entendida, {
      tipos_anomalia: ['anomalia_preco'],
      regioes: ['SP'],
      intervalo_data: { inicio: '2024-03-01', fim: '2024-05-31' },
      valor_minimo: 500,
    })
  })

  test('gives way to explicit filters and types', async () => {
    const { results } = await investigate(client, {
      ...wide,
      query: 'sobrepreço em SP acima de 1 milhão',
      filters: { regions: ['RJ'], min_value: 0 },
      anomaly_types: ['compliance_violation'],
    })
    assert.equal(results.metadata.total_records_analyzed, acts.filter(({ region }) => region === 'RJ').length)
    assert.deepEqual(results.metadata.query_understood, {})
    assert.ok(results.anomalies.every(({ type }) => type === 'compliance_violation'))
  })
})

describe('what a request may hold', () => {
  const filters = (value: object) => ({ filters: value })
  const agents = (value: object) => ({ agent_configuration: value })
  // Body, field in English, field in Portuguese, and what the reason says in each language.
  const bounds: readonly (readonly [Readonly<Record<string, unknown>>, string, string, RegExp, RegExp])[] = [
    [{ query: undefined }, 'query', 'consulta', /required/, /obrigatório/],
    [{ query: 'ab' }, 'query', 'consulta', /at least 3 char/, /no mínimo 3 caracteres/],
    [{ query: '  ab   ' }, 'query', 'consulta', /at least 3 char/, /no mínimo 3 caracteres/],
    [{ query: 'a'.repeat(2001) }, 'query', 'consulta', /at most 2000 char/, /no máximo 2000 caracteres/],
    [{ query: `  ${'a'.repeat(2001)} ` }, 'query', 'consulta', /at most 2000 char/, /no máximo 2000 caracteres/],
    [{ query: 7 }, 'query', 'consulta', /a text/, /um texto/],
    [{ query: 'abc\u0000' }, 'query', 'consulta', /NUL/, /NUL/],
    [{ data_source: undefined }, 'data_source', 'fonte_dados', /required/, /obrigatório/],
    [{ sensitivity: -0.01 }, 'sensitivity', 'sensibilidade', /at least 0/, /no mínimo 0/],
    [{ sensitivity: 1.01 }, 'sensitivity', 'sensibilidade', /at most 1/, /no máximo 1/],
    [{ sensitivity: '0.5' }, 'sensitivity', 'sensibilidade', /be a number/, /ser um número/],
    [{ confidence_threshold: 2 }, 'confidence_threshold', 'limite_confianca', /at most 1/, /no máximo 1/],
    [{ max_results: 0 }, 'max_results', 'max_resultados', /at least 1/, /no mínimo 1/],
    [{ max_results: 1001 }, 'max_results', 'max_resultados', /at most 1000/, /no máximo 1000/],
    [{ max_results: 1.5 }, 'max_results', 'max_resultados', /a whole number/, /um número inteiro/],
    [{ include_explanations: 'yes' }, 'include_explanations', 'incluir_explicacoes', /true or false/, /true .* false/],
    [{ stream_results: 1 }, 'stream_results', 'transmitir_resultados', /true or false/, /true .* false/],
    [{ anomaly_types: ['odd'] }, 'anomaly_types.0', 'tipos_anomalia.0', /price_anomaly/, /anomalia_preco/],
    [
      { anomaly_types: ['price_anomaly', 'price_anomaly'] },
      'anomaly_types',
      'tipos_anomalia',
      /not repeat/,
      /não pode repetir/,
    ],
    [
      agents({ max_iterations: 11 }),
      'agent_configuration.max_iterations',
      'configuracao_agente.max_iteracoes',
      /at most 10/,
      /no máximo 10/,
    ],
    [
      agents({ parallel_agents: 0 }),
      'agent_configuration.parallel_agents',
      'configuracao_agente.agentes_paralelos',
      /at least 1/,
      /no mínimo 1/,
    ],
    [
      agents({ parallel_agents: 17 }),
      'agent_configuration.parallel_agents',
      'configuracao_agente.agentes_paralelos',
      /at most 16/,
      /no máximo 16/,
    ],
    [
      filters({ date_range: { start: '2024-02-30' } }),
      'filters.date_range.start',
      'filtros.intervalo_data.inicio',
      /a day such as/,
      /um dia como/,
    ],
    [
      filters({ date_range: { start: '2024-02-01', end: '2024-01-31' } }),
      'filters.date_range.end',
      'filtros.intervalo_data.fim',
      /before the start/,
      /antes do início/,
    ],
    [
      filters({ date_range: { start: '2014-01-01', end: '2024-01-02' } }),
      'filters.date_range.end',
      'filtros.intervalo_data.fim',
      /longer than 10 years/,
      /mais de 10 anos/,
    ],
    [filters({ min_value: -1 }), 'filters.min_value', 'filtros.valor_minimo', /at least 0/, /no mínimo 0/],
    [
      filters({ min_value: 10, max_value: 9.99 }),
      'filters.max_value',
      'filtros.valor_maximo',
      /at least 10/,
      /no mínimo 10/,
    ],
    [filters({ regions: ['XX'] }), 'filters.regions.0', 'filtros.regioes.0', /a state such as SP/, /uma UF como SP/],
    [
      filters({ contract_types: ['SHIPS'] }),
      'filters.contract_types.0',
      'filtros.tipos_contrato.0',
      /IT_SERVICES/,
      /SERVICOS_TI/,
    ],
    [
      filters({ organizations: [''] }),
      'filters.organizations.0',
      'filtros.organizacoes.0',
      /not be empty/,
      /ficar vazio/,
    ],
    [
      filters({ organizations: Array.from({ length: 101 }, String) }),
      'filters.organizations',
      'filtros.organizacoes',
      /at most 100 items/,
      /no máximo 100 itens/,
    ],
    [{ extra: 1 }, 'extra', 'extra', /not a known/, /não é um campo conhecido/],
    [filters({ extra: 1 }), 'filters.extra', 'filtros.extra', /not a known/, /não é um campo conhecido/],
  ]

  /** As received: the details by the names of the language. */
  async function refusal(asked: Client, id: 'start_investigation' | 'create_investigation', body: unknown) {
    const answer = await asked.request(id, { body })
    assert.equal(failureOf(answer, 400).code, 'VALIDATION_ERROR')
    const received = answer.body as { error: { details: object }; erro: { detalhes: object } }
    return (asked.language === 'en' ? received.error.details : received.erro.detalhes) as Record<string, string>
  }

  test('each bound is told by field and reason in the language of the path', async () => {
    for (const [change, field, campo, reason, motivo] of bounds) {
      const body = { query: 'abc', data_source: 'compras_gov', ...change }
      const english = await refusal(client, 'start_investigation', body)
      assert.equal(english.field, field)
      assert.match(english.explanation ?? '', reason)
      const portuguese = await refusal(pt, 'start_investigation', body)
      assert.equal(portuguese.campo, campo)
      assert.match(portuguese.explicacao ?? '', motivo)
    }
  })

  test('inside a JSON:API document the fields are named from its top', async () => {
    for (const [change, field, campo] of bounds) {
      const attributes = { query: 'abc', data_source: 'compras_gov', ...change }
      const body = { data: { type: 'investigation', attributes } }
      assert.equal((await refusal(client, 'create_investigation', body)).field, `data.attributes.${field}`)
      assert.equal((await refusal(pt, 'create_investigation', body)).campo, `dados.atributos.${campo}`)
    }
    const wrongType = { data: { type: 'report', attributes: {} } }
    assert.equal((await refusal(client, 'create_investigation', wrongType)).field, 'data.type')
    assert.equal((await refusal(pt, 'create_investigation', { data: [] })).campo, 'dados')
  })

  test('an unknown data source is its own failure, which lists the known ones', async () => {
    for (const asked of [client, pt]) {
      const answer = await asked.request('start_investigation', { body: { query: 'abc', data_source: 'sicaf' } })
      const { code, details } = failureOf(answer, 400)
      assert.equal(code, 'INVALID_DATA_SOURCE')
      assert.deepEqual(details.allowed, ['portal_transparencia', 'tcu', 'cgu', 'compras_gov'])
      const field = asked.language === 'en' ? 'data_source' : 'fonte_dados'
      assert.equal(details.field, field)
    }
  })

  test('English names and values are refused on the Portuguese path, and the other way round', async () => {
    const type = 'application/json'
    const english = JSON.stringify({ query: 'abc', data_source: 'tcu' })
    const portuguese = JSON.stringify({ consulta: 'abc', fonte_dados: 'tcu' })
    const valued = JSON.stringify({ consulta: 'abc', fonte_dados: 'tcu', tipos_anomalia: ['price_anomaly'] })
    const cases: readonly (readonly [Client, string, string])[] = [
      [pt, english, 'consulta'],
      [pt, valued, 'tipos_anomalia.0'],
      [client, portuguese, 'query'],
    ]
    for (const [asked, body, field] of cases) {
      const answer = await asked.request('start_investigation', { raw: { body, type } })
      assert.equal(failureOf(answer, 400).details.field, field)
    }
  })

  test('bodies of other shapes are refused with the code of their fault', async () => {
    const type = 'application/json'
    const cases: readonly (readonly [string, string, number, string])[] = [
      ['', type, 400, 'VALIDATION_ERROR'],
      ['null', type, 400, 'VALIDATION_ERROR'],
      ['[]', type, 400, 'VALIDATION_ERROR'],
      ['"abc"', type, 400, 'VALIDATION_ERROR'],
      ['{"query":"abc"', type, 400, 'VALIDATION_ERROR'],
      ['{"__proto__":{"query":"abc","data_source":"tcu"}}', type, 400, 'VALIDATION_ERROR'],
      ['query=abc&data_source=tcu', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
      [`{"query":"${'a'.repeat(1024 * 1024)}"}`, type, 413, 'PAYLOAD_TOO_LARGE'],
    ]
    for (const [body, contentType, status, code] of cases) {
      for (const id of ['start_investigation', 'create_investigation'] as const) {
        const answer = await client.request(id, { raw: { body, type: contentType } })
        assert.equal(failureOf(answer, status).code, code, body.slice(0, 50))
      }
    }
  })

  test('none of it made the service stumble', () => {
    assert.deepEqual(service.errors, [])
  })
})
