import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import * as vocabulary from '../../src/domain/vocabulary.ts'
import { AppError, errorCodes, errorRow } from '../../src/errors.ts'
import { reasons } from '../../src/reasons.ts'
import { chatRequests } from '../../src/wire/chat-messages.ts'
import { errorEnvelope } from '../../src/wire/envelope.ts'
import { getEvent, toWireEvent } from '../../src/wire/events.ts'
import { toPortuguesePath } from '../../src/wire/field-path.ts'
import { getOperation, operations } from '../../src/wire/operations.ts'
import { permissionNames } from '../../src/wire/permission-names.ts'
import { isReason, isWorded, reasonText } from '../../src/wire/reasons.ts'
import { toEnglish, toPortuguese } from '../../src/wire/rename.ts'
import { getSchema, referenceName, resolve, schemas } from '../../src/wire/schemas.ts'
import { validate } from '../../src/wire/validate.ts'
import { valueOfSchema } from '../support/value-of-schema.ts'

const id = '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11'

/** The details of the AppError that a call throws. */
function refusal(call: () => unknown): { code: string; field?: unknown; reason?: unknown; allowed?: unknown } {
  try {
    call()
  } catch (error) {
    assert(error instanceof AppError, String(error))
    return { code: error.code, ...error.details }
  }
  return assert.fail('nothing was thrown')
}

test('every shape goes to Portuguese and back unchanged, and stays valid', () => {
  for (const [name, schema] of schemas) {
    fc.assert(
      fc.property(valueOfSchema(schema), (value) => {
        validate(name, value)
        assert.deepEqual(toEnglish(name, value, 'en'), value, 'it is English')
        assert.deepEqual(toEnglish(name, toPortuguese(name, value)), value)
      }),
      { numRuns: 25 },
    )
  }
})

test('the Portuguese name of a field is no name of a free one beside it, wherever the names stand', () => {
  const event = fc.sample(valueOfSchema(getSchema('AuditEvent')), { numRuns: 1, seed: 1 })[0] as object
  for (const [name, value] of [
    ['AuditEvent', { ...event, details: { de: {} } }],
    ['AuditDetails', { de: {} }],
  ] as const) {
    validate(name, value)
    assert.equal(refusal(() => toEnglish(name, value, 'en')).reason, 'portuguese_name')
  }
})

test('a value that two alternatives know as well is read as the one that its kind names', () => {
  const provenance = {
    source: 'tcu',
    importer: 'normalised',
    importer_version: 1,
    file: 'f',
    file_sha256: '0',
    line: 1,
    original_id: '1',
    retrieved_at: '2024-01-01T00:00:00.000Z',
  }
  const body = { record_kind: 'organization', source: 'tcu', organization_id: '26000', provenance }
  validate('RecordAttributes', body)
  assert.deepEqual(toEnglish('RecordAttributes', toPortuguese('RecordAttributes', body)), body)
})

test('a Portuguese result has the names that the Portuguese document gives', () => {
  const point = { metric: 'unit_price', value: 1, timestamp: '2024-01-01' }
  const english = {
    investigation_id: id,
    metadata: { query: 'x', data_source: 'tcu', execution_time_ms: 1, total_records_analyzed: 2, partial: true },
    anomalies: [
      {
        id: 'a',
        type: 'price_anomaly',
        severity: 'critical',
        confidence: 0.9,
        description: 'price_anomaly',
        technical_details: {
          method: 'legal_limit',
          facts: { limit: 1, whose_limit: 'ordinary' },
          free: 'price_anomaly',
        },
        affected_entities: { primary: { type: 'contract', id: 'c', name: 'n' }, related: [] },
        evidence: {
          data_points: [point],
          patterns: [],
          statistical_analysis: { method: 'm', anomaly_score: 1, contamination: 0.1 },
        },
        context: { historical_comparison: {}, peer_comparison: { peer_group: 'g', peer_count: 3 } },
        explanation: {
          human_readable: 'h',
          technical: 't',
          contributing_factors: [{ factor: 'f', impact: 1, description: 'd' }],
        },
      },
    ],
    summary: {
      total_anomalies: 1,
      by_type: { price_anomaly: 1, compliance_violation: 0 },
      by_severity: { critical: 1, high: 0, medium: 0, low: 0 },
      risk_score: 27,
    },
    insights: [{ agent: 'g', insight: 'i', confidence: 1, supporting_evidence: ['a'] }],
    recommendations: ['r'],
    explanations: { methodology: 'm', confidence_intervals: { query: [0, 1] }, feature_importance: { query: 1 } },
  }
  const portuguese = {
    id_investigacao: id,
    metadados: {
      consulta: 'x',
      fonte_dados: 'tcu',
      tempo_execucao_ms: 1,
      total_registros_analisados: 2,
      parcial: true,
    },
    anomalias: [
      {
        id: 'a',
        tipo: 'anomalia_preco',
        severidade: 'critica',
        confianca: 0.9,
        descricao: 'price_anomaly',
        detalhes_tecnicos: {
          metodo: 'limite_legal',
          fatos: { limite: 1, limite_de_quem: 'comum' },
          free: 'price_anomaly',
        },
        entidades_afetadas: { primaria: { tipo: 'contrato', id: 'c', nome: 'n' }, relacionadas: [] },
        evidencia: {
          pontos_dados: [{ metrica: 'preco_unitario', valor: 1, timestamp: '2024-01-01' }],
          padroes: [],
          analise_estatistica: { metodo: 'm', pontuacao_anomalia: 1, contaminacao: 0.1 },
        },
        contexto: { comparacao_historica: {}, comparacao_pares: { grupo_pares: 'g', quantidade_pares: 3 } },
        explicacao: {
          legivel_humano: 'h',
          tecnico: 't',
          fatores_contribuintes: [{ fator: 'f', impacto: 1, descricao: 'd' }],
        },
      },
    ],
    resumo: {
      total_anomalias: 1,
      por_tipo: { anomalia_preco: 1, violacao_conformidade: 0 },
      por_severidade: { critica: 1, alta: 0, media: 0, baixa: 0 },
      pontuacao_risco: 27,
    },
    insights: [{ agente: 'g', insight: 'i', confianca: 1, evidencia_suporte: ['a'] }],
    recomendacoes: ['r'],
    explicacoes: {
      metodologia: 'm',
      intervalos_confianca: { query: [0, 1] },
      importancia_caracteristicas: { query: 1 },
    },
  }
  assert.deepEqual(toPortuguese('InvestigationResponse', english), portuguese)
})

test('the Portuguese start request is the English one under other names', () => {
  const portuguese = {
    consulta: 'contratos de TI',
    fonte_dados: 'compras_gov',
    filtros: {
      intervalo_data: { inicio: '2024-01-01', fim: '2024-12-31' },
      organizacoes: ['26000'],
      tipos_contrato: ['SERVICOS_TI'],
      valor_minimo: 1,
      valor_maximo: 2,
      regioes: ['SP'],
    },
    tipos_anomalia: ['anomalia_temporal', 'violacao_conformidade'],
    sensibilidade: 0.7,
    limite_confianca: 0.8,
    incluir_explicacoes: true,
    transmitir_resultados: false,
    max_resultados: 10,
    configuracao_agente: { max_iteracoes: 1, reflexao_ativada: true, agentes_paralelos: 2 },
  }
  const english = {
    query: 'contratos de TI',
    data_source: 'compras_gov',
    filters: {
      date_range: { start: '2024-01-01', end: '2024-12-31' },
      organizations: ['26000'],
      contract_types: ['IT_SERVICES'],
      min_value: 1,
      max_value: 2,
      regions: ['SP'],
    },
    anomaly_types: ['temporal_anomaly', 'compliance_violation'],
    sensitivity: 0.7,
    confidence_threshold: 0.8,
    include_explanations: true,
    stream_results: false,
    max_results: 10,
    agent_configuration: { max_iterations: 1, reflection_enabled: true, parallel_agents: 2 },
  }
  assert.deepEqual(toEnglish('InvestigationRequest', portuguese), english)
  assert.deepEqual(toPortuguese('InvestigationRequest', english), portuguese)
  const wrapped = { dados: { tipo: 'investigacao', atributos: portuguese } }
  assert.deepEqual(toEnglish('InvestigationRequestDocument', wrapped), {
    data: { type: 'investigation', attributes: english },
  })
})

test('a Portuguese request with an English name or value is refused by the field that should have been used', () => {
  const name = refusal(() => toEnglish('InvestigationRequest', { consulta: 'abc', filtros: { min_value: 1 } }))
  assert.deepEqual(name, {
    code: 'VALIDATION_ERROR',
    field: 'filters.min_value',
    reason: 'english_name',
    given: 'min_value',
  })
  const value = refusal(() => toEnglish('InvestigationRequest', { tipos_anomalia: ['price_anomaly'] }))
  assert.deepEqual(value, {
    code: 'VALIDATION_ERROR',
    field: 'anomaly_types.0',
    reason: 'english_value',
    given: 'price_anomaly',
    allowed: ['price_anomaly'],
  })
})

test('unknown fields and hostile names survive renaming, for validation to refuse', () => {
  const hostile = JSON.parse('{"__proto__":{"consulta":1},"constructor":2,"consulta":"abc"}')
  const renamed = toEnglish('InvestigationRequest', hostile) as object
  assert.deepEqual(Object.keys(renamed), ['__proto__', 'constructor', 'query'])
  assert.equal(Object.getPrototypeOf(renamed), Object.prototype)
  assert.equal(refusal(() => validate('InvestigationRequest', renamed)).reason, 'required')
  const complete = { ...renamed, data_source: 'tcu' }
  assert.equal(refusal(() => validate('InvestigationRequest', complete)).reason, 'unknown_field')
})

test('paths and fixed texts of the interface change with the language', () => {
  const started = {
    investigation_id: id,
    status: 'processing',
    estimated_completion: '2025-01-01T00:00:00.000Z',
    stream_url: `/api/v1/investigations/stream/${id}`,
  }
  assert.deepEqual(toPortuguese('InvestigationStarted', started), {
    id_investigacao: id,
    status: 'processando',
    conclusao_estimada: '2025-01-01T00:00:00.000Z',
    url_stream: `/api/v1/investigacoes/stream/${id}`,
  })
  const failure = { code: 'INSUFFICIENT_DATA', message: errorRow('INSUFFICIENT_DATA').message.en, recoverable: true }
  assert.deepEqual(toPortuguese('InvestigationFailure', failure), {
    codigo: 'DADOS_INSUFICIENTES',
    mensagem: errorRow('INSUFFICIENT_DATA').message.pt,
    recuperavel: true,
  })
})

test('stream events have the names of each language', () => {
  const data = { percentage: 5, current_phase: 'preprocessing', agents_active: 1 }
  assert.deepEqual(toWireEvent('progress', data, 'pt'), {
    event: 'progresso',
    data: { porcentagem: 5, fase_atual: 'preprocessamento', agentes_ativos: 1 },
  })
  assert.deepEqual(toWireEvent('progress', data, 'en'), { event: 'progress', data })
  assert.equal(getEvent('complete').namePt, 'completo')
})

test('validation names the first field that is wrong and why', () => {
  const good = { query: 'abc', data_source: 'tcu' }
  const table: readonly [object, string, string][] = [
    [{ data_source: 'tcu' }, 'query', 'required'],
    [{ ...good, query: 'ab' }, 'query', 'too_short'],
    [{ ...good, query: 'a'.repeat(4001) }, 'query', 'too_long'],
    [{ ...good, query: 7 }, 'query', 'wrong_type'],
    [{ ...good, query: 'a\0bc' }, 'query', 'bad_text'],
    [{ ...good, query: 'abc\ud800' }, 'query', 'bad_text'],
    [{ ...good, sensitivity: 1.01 }, 'sensitivity', 'above_maximum'],
    [{ ...good, sensitivity: -0.1 }, 'sensitivity', 'below_minimum'],
    [{ ...good, sensitivity: Number.POSITIVE_INFINITY }, 'sensitivity', 'wrong_type'],
    [{ ...good, max_results: 0 }, 'max_results', 'below_minimum'],
    [{ ...good, max_results: 1.5 }, 'max_results', 'wrong_type'],
    [{ ...good, max_results: 1001 }, 'max_results', 'above_maximum'],
    [{ ...good, filters: { foo: 1 } }, 'filters.foo', 'unknown_field'],
    [{ ...good, filters: { date_range: { start: '2024-02-30' } } }, 'filters.date_range.start', 'wrong_format'],
    [{ ...good, filters: { regions: ['SP', 'XX'] } }, 'filters.regions.1', 'wrong_pattern'],
    [{ ...good, filters: { contract_types: ['FURNITURE'] } }, 'filters.contract_types.0', 'not_allowed'],
    [{ ...good, filters: { organizations: Array(101).fill('1') } }, 'filters.organizations', 'too_many_items'],
    [{ ...good, anomaly_types: ['price_anomaly', 'price_anomaly'] }, 'anomaly_types', 'duplicate_items'],
    [{ ...good, agent_configuration: { parallel_agents: 17 } }, 'agent_configuration.parallel_agents', 'above_maximum'],
    [{ ...good, 'a/b~c': 1 }, 'a/b~c', 'unknown_field'],
  ]
  for (const [value, field, reason] of table) {
    const found = refusal(() => validate('InvestigationRequest', value))
    assert.deepEqual(
      [found.code, found.field, found.reason],
      ['VALIDATION_ERROR', field, reason],
      JSON.stringify(value),
    )
    assert.ok(isReason(reason), `${reason} has words`)
    assert.notEqual(reasonText(reason, {}, 'pt'), reason, `${reason} has words`)
  }
  validate('InvestigationRequest', { ...good, query: `emoji 😀 ${'é'.repeat(1990)}` })
  for (const value of [null, [], 'text', 7]) {
    assert.equal(refusal(() => validate('InvestigationRequest', value)).field, 'body')
  }
  const deep = JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)
  assert.equal(refusal(() => validate('InvestigationRequest', deep)).reason, 'nested_too_deeply')
})

test('an unknown data source has its own code', () => {
  const found = refusal(() => validate('InvestigationRequest', { query: 'abc', data_source: 'serasa' }))
  assert.equal(found.code, 'INVALID_DATA_SOURCE')
  assert.deepEqual(found.allowed, [...vocabulary.dataSources])
})

test('a document in the wrong alternative is told what the alternative it meant lacks', () => {
  const found = refusal(() =>
    validate('InvestigationRequestDocument', { data: { type: 'investigation', attributes: {} } }),
  )
  assert.deepEqual([found.field, found.reason], ['data.attributes.query', 'required'])
  assert.equal(refusal(() => validate('InvestigationRequest', { query: 'abc' })).field, 'data_source')
})

test('an error is worded in the language of the request, with its field as the caller spells it', () => {
  const error = refusalError({ query: 'abc', data_source: 'tcu', filters: { date_range: { end: 'x' } } })
  assert.deepEqual(errorEnvelope(error, 'pt', { requestId: id, nowMs: 0 }), {
    status: 400,
    body: {
      erro: {
        codigo: 'ERRO_VALIDACAO',
        mensagem: 'A requisição não é válida.',
        detalhes: {
          campo: 'filtros.intervalo_data.fim',
          motivo: 'formato_errado',
          explicacao: 'Este campo deve ser um dia como 2024-01-31.',
          esperado: 'data',
        },
        id_requisicao: id,
        timestamp: '1970-01-01T00:00:00.000Z',
      },
    },
  })
  const english = errorEnvelope(error, 'en', { requestId: id, nowMs: 0 }).body as { error: { details: object } }
  assert.deepEqual(english.error.details, {
    field: 'filters.date_range.end',
    reason: 'wrong_format',
    explanation: 'This field must be a day such as 2024-01-31.',
    expected: 'date',
  })
})

test('a reason is a code in both languages, with a whole sentence beside it that leaves no fact out', () => {
  for (const reason of Object.keys(reasons).filter(isReason)) {
    const named = [...reasons[reason].en.matchAll(/\{(\w+)\}/g)].map(([, fact = '']) => fact)
    const error = new AppError('CONFLICT', { ...Object.fromEntries(named.map((fact) => [fact, 70])), reason })
    const render = (language: 'en' | 'pt') => errorEnvelope(error, language, { requestId: id, nowMs: 0 }).body
    const { error: english } = render('en') as { error: { details: Record<string, string> } }
    const { erro: portuguese } = render('pt') as { erro: { detalhes: Record<string, string> } }
    const { explanation = '' } = english.details
    const { motivo, explicacao = '' } = portuguese.detalhes
    assert.match(reason, new RegExp(resolve(getSchema('ErrorDetails').properties?.reason ?? {}).pattern ?? ''))
    assert.equal(english.details.reason, reason)
    assert.match(motivo ?? '', /^[a-z][a-z0-9_]*$/)
    assert.notEqual(motivo, reason)
    assert.notEqual(explanation, explicacao)
    for (const text of [reasons[reason].en, reasons[reason].pt]) assert.match(text, /^\p{Lu}.*\.$/u, reason)
    for (const sentence of [explanation, explicacao]) {
      assert.match(sentence, / /, reason)
      assert.equal(sentence.split('70').length, named.length + 1, sentence)
    }
  }
})

test('allowed values in an error are spelled in the language too', () => {
  const error = refusalError({ query: 'abc', data_source: 'tcu', anomaly_types: ['strange'] })
  const { erro } = errorEnvelope(error, 'pt', { requestId: id, nowMs: 0 }).body as {
    erro: { detalhes: { permitidos: string[]; motivo: string; explicacao: string } }
  }
  assert.equal(erro.detalhes.permitidos[0], 'anomalia_preco')
  assert.equal(erro.detalhes.motivo, 'nao_permitido')
  assert.match(erro.detalhes.explicacao, /^Este campo deve ser um de anomalia_preco, /)
})

test('details that the Portuguese document names are renamed and others keep their names', () => {
  const error = new AppError('INSUFFICIENT_DATA', { records_found: 3, minimum_required: 8, suggestion: 's', extra: 1 })
  const { status, body } = errorEnvelope(error, 'pt', { requestId: id, nowMs: 0 }) as {
    status: number
    body: { erro: { detalhes: object } }
  }
  assert.equal(status, 422)
  assert.deepEqual(body.erro.detalhes, { registros_encontrados: 3, minimo_requerido: 8, sugestao: 's', extra: 1 })
  const ended = errorEnvelope(new AppError('INVESTIGATION_NOT_CANCELLABLE', { status: 'failed' }), 'pt', {
    requestId: id,
    nowMs: 0,
  })
  assert.deepEqual((ended.body as typeof body).erro.detalhes, { status: 'falhada' })
})

test('a failure that is no AppError tells nothing of the inside', () => {
  for (const thrown of [new Error('password=hunter2'), 'text', undefined, { code: 'X' }]) {
    const { status, body } = errorEnvelope(thrown, 'en', { requestId: id, nowMs: 0 })
    assert.equal(status, 500)
    assert.equal(JSON.stringify(body).includes('hunter2'), false)
    assert.deepEqual((body as { error: { details: object; code: string } }).error.details, {})
  }
})

test('every failure of the table makes a valid envelope in both languages, a known source that is down included', () => {
  for (const code of errorCodes) {
    const english = errorEnvelope(new AppError(code), 'en', { requestId: id, nowMs: 0 }).body
    const portuguese = errorEnvelope(new AppError(code), 'pt', { requestId: id, nowMs: 0 }).body as {
      erro: { codigo: string; mensagem: string }
    }
    validate('ErrorEnvelope', english)
    assert.equal(portuguese.erro.codigo, errorRow(code).codigo)
    assert.equal(portuguese.erro.mensagem, errorRow(code).message.pt)
    assert.deepEqual(toEnglish('ErrorEnvelope', portuguese), english)
  }
})

test('paths of fields are translated as far as they are known', () => {
  assert.equal(toPortuguesePath('filters.organizations.3').path, 'filtros.organizacoes.3')
  assert.equal(toPortuguesePath('filters.foo').path, 'filtros.foo')
  assert.equal(toPortuguesePath('data.attributes.max_results').path, 'dados.atributos.max_resultados')
  assert.equal(toPortuguesePath('filter.risk_score').path, 'filtro.pontuacao_risco')
  assert.equal(toPortuguesePath('password').path, 'senha')
  assert.equal(toPortuguesePath('Content-Length').path, 'Content-Length')
  assert.equal(toPortuguesePath('toString').path, 'toString')
  for (const [whole, name] of [
    ['body', 'corpo'],
    ['file', 'arquivo'],
    ['content_type', 'tipo_conteudo'],
  ] as const)
    assert.equal(toPortuguesePath(whole).path, name)
})

test('a field is named as the operation that was asked names it, not as another does', () => {
  const asked = (id: Parameters<typeof getOperation>[0]) => {
    const error = new AppError('VALIDATION_ERROR', { field: 'role', reason: 'unknown_field' })
    const context = { requestId: id, nowMs: 0, operation: getOperation(id) }
    const { erro } = errorEnvelope(error, 'pt', context).body as { erro: { detalhes: { campo: string } } }
    return erro.detalhes.campo
  }
  assert.equal(asked('register'), 'funcao')
  assert.equal(asked('login'), 'role')
  assert.equal(asked('create_team'), 'role')
})

test('what a value must be is worded in both languages, whatever schema says it', () => {
  const unworded: string[] = []
  const look = (name: string, schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return
    const { type, format, pattern, 'x-pattern': named } = schema as Record<string, unknown>
    const said = pattern === undefined ? [type, format] : [type, format, named ?? pattern]
    for (const word of said) if (typeof word === 'string' && !isWorded(word)) unworded.push(`${name}: ${word}`)
    for (const child of Object.values(schema)) look(name, child)
  }
  const bySocket = ['SocketRequest', ...chatRequests.map(({ schema }) => schema)]
  for (const name of new Set([...operations.flatMap(({ body, query }) => [body, query]), ...bySocket])) {
    if (name !== null) for (const reached of reachable(name)) look(reached, getSchema(reached))
  }
  assert.deepEqual(unworded, [])
  const unnamed = [...schemas].flatMap(([name, schema]) => patternsIn(schema).map((pattern) => `${name}: ${pattern}`))
  assert.deepEqual(unnamed, [], 'every pattern has an x-pattern, whichever door it is met at')
  assert.equal(
    reasonText('wrong_pattern', { expected: 'region' }, 'pt'),
    'Este campo deve ser uma UF como SP, uma macrorregião (N, NE, CO, SE, S) ou um código do IBGE de 7 dígitos.',
  )
  assert.equal(reasonText('wrong_type', { expected: 'integer' }, 'pt'), 'Este campo deve ser um número inteiro.')
})

/** The patterns of a schema that no words are for. */
function patternsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { pattern, 'x-pattern': named } = schema as Record<string, unknown>
  const isBare = typeof pattern === 'string' && !(typeof named === 'string' && isWorded(named))
  return [...(isBare ? [pattern] : []), ...Object.values(schema).flatMap(patternsIn)]
}

/** The schema and all that it leads to. */
function reachable(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const [, reference] of JSON.stringify(getSchema(name)).matchAll(/"\$ref":"([^"]+)"/g))
    reachable(referenceName(reference ?? ''), found)
  return found
}

test('a token of a Portuguese sign-in carries Portuguese permissions', () => {
  assert.deepEqual(permissionNames(['read:investigations', 'view:audit'], 'pt'), ['ler:investigacoes', 'ver:auditoria'])
  assert.deepEqual(permissionNames(['view:audit'], 'en'), ['view:audit'])
})

function refusalError(value: unknown): unknown {
  try {
    validate('InvestigationRequest', value)
  } catch (error) {
    return error
  }
  return assert.fail('nothing was thrown')
}
