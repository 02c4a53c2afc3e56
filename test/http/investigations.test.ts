import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { parkedWrite } from '../../src/agents/parked.ts'
import type {
  AuditEvent,
  InvestigationDocument,
  InvestigationList,
  InvestigationProgress,
  InvestigationResponse,
  InvestigationStatus,
  NetworkDossier,
  NetworkInvestigations,
  NetworkMatchRows,
  NetworkMatchRun,
  NetworkSearch,
  ParkedWorkItemList,
  ParkedWorkRetry,
} from '../../src/domain/generated/wire-types.ts'
import { specTiers } from '../../src/domain/rate-tiers.ts'
import { type Language, languages, processingPhases, severities } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import type { OperationId } from '../../src/wire/operations.ts'
import type { Client, StreamedEvent } from '../support/client.ts'
import { failureOf, follow, type Investigation, investigate, start } from '../support/investigate.ts'
import { endOfMatch } from '../support/match-list.ts'
import { startService, type TestService } from '../support/service.ts'
import { acts, planted } from '../support/service-records.ts'

// The life of an investigation as its caller sees it: started, followed, read, listed, cancelled, refused.

let service: TestService
/** One account, which speaks both languages. */
let clients: Readonly<Record<Language, Client>>
let whole: Investigation

before(async () => {
  service = await startService()
  const owner = await service.addUser('analyst')
  const [en, pt] = await Promise.all(languages.map((language) => service.signIn(owner, language)))
  clients = { en: service.anonymous('en').withToken(en), pt: service.anonymous('pt').withToken(pt) }
  whole = await investigate(clients.en)
})
after(() => service.stop())

const paramsOf = (id: string) => ({ params: { investigation_id: id } })
/** An event but for its sentences, which are in the language of the listener. */
async function documentOf(id: string) {
  const { english } = await clients.en.request('get_investigation', paramsOf(id))
  return (english as InvestigationDocument).data
}
function toFacts({ id, english: { event, data } }: StreamedEvent) {
  const { description: _, message: __, ...facts } = data as { readonly description?: string; readonly message?: string }
  return { id, event, facts }
}
const unknownId = '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11'
const reading = [
  'get_investigation',
  'investigation_status',
  'investigation_results',
  'investigation_progress',
  'investigation_stream',
  'cancel_investigation',
] as const satisfies readonly OperationId[]

describe('a start', () => {
  test('answers 201 with where to look, in the language of its path', async () => {
    const wanted = {
      en: {
        names: ['investigation_id', 'status', 'estimated_completion', 'stream_url'],
        question: ['query_understood', 'query_filters', 'query_ignored', 'query_notes'],
        path: '/api/v1/investigations',
        state: 'processing',
      },
      pt: {
        names: ['id_investigacao', 'status', 'conclusao_estimada', 'url_stream'],
        question: ['consulta_entendida', 'consulta_filtros', 'consulta_ignorada', 'consulta_observacoes'],
        path: '/api/v1/investigacoes',
        state: 'processando',
      },
    }
    for (const language of languages) {
      const { names, question, path, state } = wanted[language]
      const body = { query: 'zzz', data_source: 'tcu' }
      const answer = await clients[language].request('start_investigation', { body })
      assert.equal(answer.status, 201)
      const received = answer.body as Record<string, string>
      assert.deepEqual(Object.keys(received).sort(), [...names, ...question].sort())
      assert.equal(received.status, state)
      const id = received[names[0] ?? ''] ?? ''
      assert.equal(received[names[3] ?? ''], `${path}/stream/${id}`)
      assert.equal(answer.headers.get('location'), `${path}/${id}`)
      assert.equal((await clients[language].request('get_investigation', paramsOf(id))).status, 200)
      const { estimated_completion } = answer.english as { estimated_completion: string }
      assert.ok(Date.parse(estimated_completion) > service.clock.now())
    }
  })

  test('may be queued as a resource, plain or as a JSON:API document, and is pending then', async () => {
    const attributes = { query: 'contratos de 2024', data_source: 'tcu', sensitivity: 0.5 }
    for (const language of languages) {
      const client = clients[language]
      for (const body of [attributes, { data: { type: 'investigation', attributes } }]) {
        const answer = await client.request('create_investigation', { body })
        assert.equal(answer.status, 201, JSON.stringify(answer.english))
        const { data } = answer.english as InvestigationDocument
        assert.equal(data.type, 'investigation')
        assert.equal(data.attributes.status, 'pending')
        assert.equal(data.attributes.query, attributes.query)
        assert.match(answer.headers.get('location') ?? '', new RegExp(`/${data.id}$`))
        assert.equal((await follow(client, data.id)).at(-1)?.english.event, 'error')
        const later = (await client.request('get_investigation', paramsOf(data.id))).english as InvestigationDocument
        assert.equal(later.data.attributes.status, 'failed')
      }
    }
  })
})

test('the meta of an answer names this request, and how long it took in at most six digits', async () => {
  const requestId = 'a3bb189e-8bf9-4d3b-9ab5-0e1b0b8f3a01'
  for (let times = 0; times < 3; times++) {
    const sentMs = performance.now()
    const asked = { ...paramsOf(whole.id), headers: { 'X-Request-ID': requestId } }
    const { meta } = (await clients.en.request('get_investigation', asked)).english as InvestigationDocument
    assert.equal(meta.request_id, requestId)
    assert.ok(meta.duration_ms > 0 && meta.duration_ms <= performance.now() - sentMs)
    assert.equal(meta.duration_ms, Number(meta.duration_ms.toPrecision(6)))
  }
})

describe('a stream', () => {
  test('tells progress, anomalies, insights and the end in their order, under consecutive ids', () => {
    const { events, results } = whole
    assert.deepEqual(
      events.map(({ id }) => id),
      events.map((_, index) => String(index + 1)),
    )
    const named = (name: string) =>
      events.filter(({ english }) => english.event === name).map(({ english }) => english.data)
    const progress = named('progress') as { percentage: number; current_phase: string; agents_active: number }[]
    assert.deepEqual(progress[0], { percentage: 0, current_phase: 'initialization', agents_active: 0 })
    const percentages = progress.map(({ percentage }) => percentage)
    assert.deepEqual(
      percentages,
      [...percentages].sort((left, right) => left - right),
    )
    assert.ok(
      progress.some(({ agents_active }) => agents_active > 1),
      'agents work side by side',
    )
    const phases = [...new Set(progress.map(({ current_phase }) => current_phase))]
    assert.deepEqual(phases, processingPhases)
    const anomalies = named('anomaly') as { id: string; severity: string; affected_record: { contract_id: string } }[]
    assert.deepEqual(anomalies.map(({ id }) => id).sort(), results.anomalies.map(({ id }) => id).sort())
    for (const { id, severity, affected_record } of anomalies) {
      const listed = results.anomalies.find((anomaly) => anomaly.id === id)
      assert.equal(severity, listed?.severity)
      assert.equal(affected_record.contract_id, listed?.affected_entities.primary.id)
    }
    assert.deepEqual(
      (named('insight') as { message: string }[]).map(({ message }) => message),
      results.insights.map(({ insight }) => insight),
    )
    assert.equal(events.at(-1)?.english.event, 'complete')
    const [complete] = named('complete') as { total_anomalies: number; agents_used: number; processing_time: number }[]
    assert.equal(complete?.total_anomalies, results.summary.total_anomalies)
    assert.equal(complete?.agents_used, 6)
    assert.equal(complete?.processing_time, whole.status.statistics.processing_time_ms)
    assert.equal(
      results.metadata.execution_time_ms,
      complete?.processing_time,
      'one time in status, results and events',
    )
    assert.deepEqual([events.at(-2)?.english.event, progress.at(-1)?.percentage], ['progress', 100])
  })

  test('has Portuguese names for a Portuguese listener, and the same content', async () => {
    const events = await follow(clients.pt, whole.id)
    assert.deepEqual([...new Set(events.map(({ event }) => event))].sort(), [
      'anomalia',
      'completo',
      'insight',
      'progresso',
    ])
    assert.deepEqual(events.map(toFacts), whole.events.map(toFacts))
  })

  test('goes on exactly after the id that a listener saw last, by header or query', async () => {
    const end = whole.events.length
    for (const seen of [0, 1, Math.floor(end / 2), end - 1]) {
      const rest = whole.events.slice(seen).map(({ id }) => id)
      const byHeader = { ...paramsOf(whole.id), headers: { 'Last-Event-ID': String(seen) } }
      const byQuery = { ...paramsOf(whole.id), query: { last_event_id: seen } }
      const byBoth = { ...byHeader, query: { last_event_id: 3 } }
      for (const asked of [byHeader, byQuery, byBoth]) {
        const { body } = await clients.en.request('investigation_stream', asked)
        assert.deepEqual(
          (body as StreamedEvent[]).map(({ id }) => id),
          rest,
        )
      }
    }
  })

  test('answers 204 past its end, so that a browser stops asking', async () => {
    for (const language of languages) {
      const headers = { 'Last-Event-ID': String(whole.events.length) }
      const answer = await clients[language].request('investigation_stream', { ...paramsOf(whole.id), headers })
      assert.equal(answer.status, 204)
    }
  })

  test('says that it begins anew where the id is none of its own', async () => {
    for (const strange of ['abc', '-1', '1.5', '99999', '12345678901234567890', '%00', '1 or 1=1']) {
      const headers = { 'Last-Event-ID': strange }
      const { body } = await clients.en.request('investigation_stream', { ...paramsOf(whole.id), headers })
      const [reset, ...replayed] = body as StreamedEvent[]
      assert.deepEqual(reset?.english, { event: 'reset', data: { last_event_id: strange } })
      assert.equal(replayed.length, whole.events.length)
    }
    const tooLong = { ...paramsOf(whole.id), query: { last_event_id: '7'.repeat(65) } }
    const refused = await clients.en.request('investigation_stream', tooLong)
    assert.equal(failureOf(refused, 400).details.field, 'last_event_id')
  })

  test('tells any number of listeners the same while it runs, and one that leaves disturbs nobody', async () => {
    const id = await start(clients.en)
    const leaving = new AbortController()
    const left = (async () => {
      for await (const _ of clients.en.stream('investigation_stream', { ...paramsOf(id), signal: leaving.signal }))
        leaving.abort()
    })().catch(() => 'left')
    const heard = await Promise.all([follow(clients.en, id), follow(clients.pt, id), follow(clients.en, id)])
    assert.equal(await left, 'left')
    const [first, ...others] = heard.map((events) => events.map(toFacts))
    for (const other of others) assert.deepEqual(other, first)
  })
})

describe('a status', () => {
  test('goes through the phases in their order and ends with all of them', async () => {
    const id = await start(clients.en)
    const seen: InvestigationStatus[] = []
    do {
      seen.push((await clients.en.request('investigation_status', paramsOf(id))).english as InvestigationStatus)
      await new Promise((resolve) => setImmediate(resolve))
    } while (seen.at(-1)?.status !== 'completed')
    for (const [index, { progress, completed_at, status }] of seen.entries()) {
      const { current_phase, phases_completed, percentage } = progress
      assert.ok(percentage >= (seen[index - 1]?.progress.percentage ?? 0))
      if (status === 'completed') continue
      assert.deepEqual(phases_completed, processingPhases.slice(0, processingPhases.indexOf(current_phase)))
      assert.equal(completed_at, undefined)
    }
    assert.ok(new Set(seen.map(({ progress }) => progress.current_phase)).size > 2, 'it was seen in several phases')
    const last = seen.at(-1)
    assert.deepEqual(last?.progress, {
      percentage: 100,
      current_phase: 'report_generation',
      phases_completed: [...processingPhases],
    })
    assert.equal(last?.statistics.records_processed, whole.results.metadata.total_records_analyzed)
    assert.equal(last?.statistics.anomalies_found, whole.results.summary.total_anomalies)
    assert.ok(Date.parse(last?.completed_at ?? '') >= Date.parse(last?.started_at ?? ''))
    assert.equal(last?.error, undefined)
  })

  test('has a short form that says when the end is expected, and the newest event', async () => {
    const id = await start(clients.en)
    const running = (await clients.pt.request('investigation_progress', paramsOf(id))).english as InvestigationProgress
    assert.ok((running.eta_seconds ?? -1) >= 0 && running.estimated_completion !== undefined)
    await follow(clients.en, id)
    const ended = (await clients.pt.request('investigation_progress', paramsOf(id))).english as InvestigationProgress
    assert.equal(ended.percentage, 100)
    assert.equal(ended.agents_active, 0)
    assert.equal(ended.eta_seconds, undefined)
    assert.equal(ended.last_event_id, whole.events.length)
  })
})

describe('results', () => {
  test('add up, are in order, and keep to the thresholds', () => {
    const { anomalies, summary, metadata, insights } = whole.results
    assert.equal(metadata.data_source, 'compras_gov')
    assert.equal(summary.total_anomalies, anomalies.length)
    const sum = (counts: object) => Object.values(counts).reduce((total: number, count) => total + Number(count), 0)
    assert.equal(sum(summary.by_type), anomalies.length)
    assert.equal(sum(summary.by_severity), anomalies.length)
    assert.ok(summary.risk_score > 0 && summary.risk_score <= 100)
    const order = anomalies.map(({ severity, confidence }) => severities.indexOf(severity) - confidence)
    assert.deepEqual(
      order,
      [...order].sort((left, right) => left - right),
    )
    const ids = new Set(anomalies.map(({ id }) => id))
    assert.equal(ids.size, anomalies.length)
    assert.ok(anomalies.every(({ confidence }) => confidence >= 0.8 && confidence < 1))
    for (const { supporting_evidence } of insights) assert.ok(supporting_evidence.every((id) => ids.has(id)))
  })

  test('report what leans, under its own type', () => {
    const typeOf = {
      prices: 'price_anomaly',
      limit: 'compliance_violation',
      sanction: 'compliance_violation',
      taxId: 'compliance_violation',
      dates: 'temporal_anomaly',
      duplicates: 'pattern_anomaly',
    } as const
    for (const [what, ids] of Object.entries(planted)) {
      const ofType = whole.results.anomalies.filter(({ type }) => type === typeOf[what as keyof typeof planted])
      const entities = ofType.flatMap(({ affected_entities: { primary, related } }) => [primary, ...related])
      for (const id of ids)
        assert.ok(
          entities.some((entity) => entity.id === id),
          `${what}: ${id}`,
        )
    }
  })

  test('show evidence that leads back to the records, and explanations that add up', () => {
    for (const { type, affected_entities, evidence, explanation, ...anomaly } of whole.results.anomalies) {
      const { technical_details, description } = anomaly
      const { primary } = affected_entities
      assert.ok(evidence.data_points.length > 0, description)
      for (const { record, value } of evidence.data_points) {
        assert.ok(Number.isFinite(value))
        assert.ok(record, 'a data point names its record')
        assert.match(record.file, /^(compras_gov|cgu)\.jsonl$/)
        assert.ok(record.line > 0)
      }
      assert.ok(evidence.data_points.some(({ record }) => record?.record_id === primary.id))
      assert.ok(technical_details.detector && technical_details.method)
      const factors = explanation?.contributing_factors ?? []
      const sum = factors.reduce((total, { impact }) => total + impact, 0)
      // The factors of a price multiply, so that their logarithms add up to that of the whole deviation.
      const { observed, expected } = technical_details
      const deviation = type === 'price_anomaly' ? Math.log(Number(observed) / Number(expected)) : 1
      assert.ok(Math.abs(sum - deviation) < 1e-2, `${description}: the factors add up to ${sum}, not ${deviation}`)
    }
    const { explanations } = whole.results
    for (const [low, high] of Object.values(explanations?.confidence_intervals ?? {})) assert.ok(low <= high)
    const shares = Object.values(explanations?.feature_importance ?? {})
    assert.ok(Math.abs(shares.reduce((total, share) => total + share, 0) - 1) < 1e-6)
  })
})

test('an entity of the network has the findings of those investigations alone that the reader may read', async () => {
  const named = whole.results.anomalies.flatMap(({ affected_entities: { related } }) => related)
  const query = { query: named.find(({ type }) => type === 'supplier')?.id ?? '', limit: 1 }
  const found = (await clients.en.request('search_network', { query })).english as NetworkSearch
  const params = { entity_id: found.entities[0]?.id ?? '' }
  const read = async (client: Client) => {
    const listed = (await client.request('list_entity_investigations', { params })).english as NetworkInvestigations
    const dossier = (await client.request('get_network_entity', { params })).english as NetworkDossier
    return { ids: listed.investigations.map(({ investigation_id }) => investigation_id), ...dossier }
  }
  const own = await read(clients.en)
  assert.ok(own.ids.includes(whole.id) && (own.total_findings ?? 0) > 0)
  const raw = { body: JSON.stringify([{ cnpj: query.query }]), type: 'application/json' }
  const match = (await clients.en.request('match_network', { raw })).english as NetworkMatchRun
  await endOfMatch(clients.en, match.match_id)
  const listed = await clients.en.request('list_network_match_rows', { params: { match_id: match.match_id } })
  const [row] = (listed.english as NetworkMatchRows).rows
  assert.deepEqual([row?.candidates[0]?.id, row?.candidates[0]?.findings], [params.entity_id, own.total_findings])
  const analyst = await service.clientOf('analyst', 'en')
  const theirs = (await analyst.request('match_network', { raw })).english as NetworkMatchRun
  await endOfMatch(analyst, theirs.match_id)
  const shown = await analyst.request('list_network_match_rows', { params: { match_id: theirs.match_id } })
  assert.equal((shown.english as NetworkMatchRows).rows[0]?.candidates[0]?.findings, 0)
  const foreign = await read(analyst)
  assert.deepEqual([foreign.ids, foreign.total_findings, foreign.total_investigations], [[], 0, 0])
})

describe('a failure', () => {
  test('for too little data says how much there is, what is needed and what may help, in the language of the reader', async () => {
    const filters = { date_range: { start: '2030-01-01' } }
    const ids = {
      few: await start(clients.en, { data_source: 'tcu' }),
      none: await start(clients.en, { data_source: 'cgu' }),
      narrow: await start(clients.en, { filters }),
    }
    const details = {
      few: { found: acts.tcu, en: /^Import more records/, pt: /^Importe/ },
      none: { found: 0, en: /^Import more records/, pt: /^Importe/ },
      narrow: {
        found: 0,
        en: /^Change or leave out the filter date_range/,
        pt: /^Altere ou retire o filtro intervalo_data/,
      },
    }
    for (const [what, id] of Object.entries(ids)) {
      const { found, en, pt } = details[what as keyof typeof ids]
      for (const language of languages) {
        const client = clients[language]
        const [last] = (await follow(client, id)).slice(-1)
        const results = await client.request('investigation_results', paramsOf(id))
        const status = (await client.request('investigation_status', paramsOf(id))).english as InvestigationStatus
        assert.equal(last?.english.event, 'error')
        assert.equal(status.status, 'failed')
        assert.equal(status.statistics.records_processed, found)
        for (const failure of [failureOf(results, 422), status.error, last?.english.data] as Failure[]) {
          assert.equal(failure.code, 'INSUFFICIENT_DATA')
          assert.equal(failure.details.records_found, found)
          assert.equal(failure.details.minimum_required, limits.recordsMin)
          assert.match(String(failure.details.suggestion), language === 'en' ? en : pt)
        }
        assert.equal(status.error?.recoverable, true)
        assert.equal(status.error?.message, failureOf(results, 422).message)
      }
    }
  })

  test('that may pass can be tried again, which is a new investigation with the same request, linked both ways', async () => {
    const failed = await start(clients.en, { data_source: 'tcu', query: 'contratos estranhos', max_results: 7 })
    await follow(clients.en, failed)
    for (const language of languages) {
      const answer = await clients[language].request('retry_investigation', paramsOf(failed))
      assert.equal(answer.status, 201)
      const { investigation_id: id, status } = answer.english as { investigation_id: string; status: string }
      assert.notEqual(id, failed)
      assert.equal(status, 'processing')
      const { data } = (await clients.en.request('get_investigation', paramsOf(id))).english as InvestigationDocument
      assert.equal(data.attributes.query, 'contratos estranhos')
      assert.equal(data.attributes.retry_of, failed)
      const { data: old } = (await clients.pt.request('get_investigation', paramsOf(failed)))
        .english as InvestigationDocument
      assert.deepEqual([old.attributes.retried_as, old.attributes.status], [id, 'failed'])
      await follow(clients.en, id)
      const { code } = failureOf(await clients[language].request('investigation_results', paramsOf(id)), 422)
      assert.equal(code, 'INSUFFICIENT_DATA', 'nothing was imported in between')
    }
    const foreign = await service.clientOf('analyst', 'en')
    assert.equal((await foreign.request('retry_investigation', paramsOf(failed))).status, 403)
    const body = { visibility: 'public' }
    assert.equal((await clients.en.request('update_investigation', { ...paramsOf(failed), body })).status, 200)
    const { data } = (await foreign.request('get_investigation', paramsOf(failed))).english as InvestigationDocument
    assert.equal(data.attributes.retried_as, undefined, 'a run that the reader may not read is not named')
  })

  test('that was given up is parked until whoever configures the system has it done once more, by a run of its owner', async () => {
    const failed = await start(clients.en, { data_source: 'tcu', query: 'contratos estranhos' })
    await follow(clients.en, failed)
    const { attributes } = await documentOf(failed)
    const failure = { code: 'INTERNAL_ERROR', details: { reason: 'dead_letter', step: 'plan' } } as const
    const work = { kind: 'part', name: 'plan', subject: 'investigation', subject_id: failed, attempts: 3 } as const
    await service.state.commit([parkedWrite({ ...work, user_id: attributes.user_id, failure }, service.clock.now())])
    const admin = await service.clientOf('admin', 'pt')
    const listed = async () => ((await admin.request('list_parked_work')).english as ParkedWorkItemList).data
    const [{ parked_id = '', error, ...shown } = {} as never] = await listed()
    assert.deepEqual(
      [shown.kind, shown.name, shown.subject, shown.subject_id],
      ['part', 'plan', 'investigation', failed],
    )
    assert.match(error.details?.explanation as string, /posto de lado/)
    const retry = async () => (await admin.request('retry_parked_work', { params: { parked_id } })).english
    const [again, second] = (await Promise.all([retry(), retry()])) as [ParkedWorkRetry, Partial<ParkedWorkRetry>]
    assert.ok(second.subject_id === undefined || second.subject_id === again.subject_id, 'two that ask get one run')
    const { english: told } = await admin.request('list_audit_events', {
      query: { event_type: 'investigation.updated', resource_type: 'investigation', limit: 100 },
    })
    const retries = (told as { readonly data: readonly AuditEvent[] }).data.filter(
      ({ resource_id, details }) => resource_id === failed && details?.action === 'retry',
    )
    assert.equal(retries.length, 1, 'and the trail says it once')
    const { attributes: run } = await documentOf(again.subject_id)
    assert.deepEqual([run.retry_of, run.user_id], [failed, attributes.user_id])
    assert.deepEqual(await listed(), [])
    assert.equal((await admin.request('retry_parked_work', { params: { parked_id } })).status, 404)
    await follow(clients.en, again.subject_id)
  })

  test('is what a retry needs: whatever did not fail is refused as a conflict', async () => {
    const refused = await clients.pt.request('retry_investigation', paramsOf(whole.id))
    const { code, details } = failureOf(refused, 409)
    assert.deepEqual(
      [code, details.status, details.explanation],
      ['CONFLICT', 'completed', 'A investigação não falhou.'],
    )
  })

  test('for an id that nobody has is 404, whatever the id looks like', async () => {
    const strange = [unknownId, 'x', '0', `${whole.id}/`, `${whole.id}/record`, 'é'.repeat(40), 'a'.repeat(5000)]
    for (const language of languages) {
      for (const id of reading) {
        for (const given of strange) {
          const { code } = failureOf(await clients[language].request(id, paramsOf(given)), 404)
          assert.equal(code, 'INVESTIGATION_NOT_FOUND', `${id} ${given.slice(0, 60)}`)
        }
      }
    }
  })

  test("for somebody else's investigation is 403, except for an admin", async () => {
    const [foreign, admin] = [await service.clientOf('analyst', 'pt'), await service.clientOf('admin', 'en')]
    for (const id of reading) {
      const { code, details } = failureOf(await foreign.request(id, paramsOf(whole.id)), 403)
      assert.equal(code, 'INSUFFICIENT_PERMISSIONS')
      assert.equal(details.explanation, 'Pertence a outra pessoa.')
      if (id !== 'cancel_investigation') assert.equal((await admin.request(id, paramsOf(whole.id))).status, 200)
    }
  })
})

type Failure = { readonly code: string; readonly details: Readonly<Record<string, unknown>> }

describe('a crowd of investigations', () => {
  test('is stopped at the limit of a user, answers while it runs, and is cancelled within a second', async () => {
    const user = await service.addUser('analyst')
    const [enToken, ptToken] = [await service.signIn(user, 'en'), await service.signIn(user, 'pt')]
    const [en, pt] = [service.anonymous('en').withToken(enToken), service.anonymous('pt').withToken(ptToken)]
    const body = { query: 'zzz', data_source: 'compras_gov' }
    const maximum = specTiers.standard.concurrent
    const answers = await Promise.all(
      Array.from({ length: maximum + 3 }, () => en.request('start_investigation', { body })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    const ids = answers.flatMap(({ status, english }) =>
      status === 201 ? [(english as { investigation_id: string }).investigation_id] : [],
    )
    assert.equal(ids.length, maximum)
    for (const answer of refused) {
      assert.equal(failureOf(answer, 429).code, 'RATE_LIMIT_EXCEEDED')
      assert.ok(Number(answer.headers.get('retry-after')) > 0)
    }
    const [first = '', second = '', ...others] = ids

    const tooEarly = await pt.request('investigation_results', paramsOf(first))
    assert.equal(failureOf(tooEarly, 409).code, 'INVESTIGATION_IN_PROGRESS')
    assert.ok(Number(tooEarly.headers.get('retry-after')) > 0)
    assert.ok(['pending', 'processing'].includes(String(failureOf(tooEarly, 409).details.status)))

    // Nothing found yet: the results are partial, and there are none.
    const cancelled = await timed(() => en.request('cancel_investigation', paramsOf(second)))
    assert.deepEqual(cancelled.english, {
      message: 'The investigation was cancelled.',
      investigation_id: second,
      status: 'cancelled',
      partial_results_available: false,
    })
    for (const client of [en, pt]) {
      const none = await client.request('investigation_results', paramsOf(second))
      assert.equal(none.status, 200, JSON.stringify(none.english))
      const { metadata, anomalies, summary, recommendations } = none.english as InvestigationResponse
      assert.deepEqual([metadata.partial, anomalies, summary.total_anomalies], [true, [], 0])
      assert.deepEqual(recommendations, [], 'records that nobody judged are not said to be fine')
    }

    // Two at once are both told, and whoever comes later is told that it is over.
    const [third = '', ...rest] = others
    const both = await timed(() =>
      Promise.all([en, pt].map((client) => client.request('cancel_investigation', paramsOf(third)))),
    )
    assert.ok(both.every(({ status }) => status === 200 || status === 409))
    assert.ok(both.some(({ status }) => status === 200))
    const again = await pt.request('cancel_investigation', paramsOf(third))
    assert.equal(failureOf(again, 409).code, 'INVESTIGATION_NOT_CANCELLABLE')
    assert.equal(failureOf(again, 409).details.status, 'cancelled')
    assert.equal((again.body as { erro: { detalhes: { status: string } } }).erro.detalhes.status, 'cancelada')

    await cancelAfterTheFirstAnomaly(pt, first)
    for (const id of rest) {
      const { status } = await timed(() => en.request('cancel_investigation', paramsOf(id)))
      assert.ok(status === 200 || status === 409)
    }
    assert.equal((await en.request('start_investigation', { body })).status, 201, 'there is room again')
  })

  test('is larger for an admin', async () => {
    const admin = await service.clientOf('admin', 'en')
    const ids = await Promise.all(Array.from({ length: specTiers.standard.concurrent + 1 }, () => start(admin)))
    await Promise.all(ids.map((id) => admin.request('cancel_investigation', paramsOf(id))))
  })
})

/** The promise is a second; a machine that is busy with other tests may take as long again. */
const cancelledWithinMs = 2000

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const before = performance.now()
  const result = await work()
  const ms = performance.now() - before
  assert.ok(ms < cancelledWithinMs, `a cancellation took ${ms} ms`)
  return result
}

async function cancelAfterTheFirstAnomaly(client: Client, id: string): Promise<void> {
  let answer: Awaited<ReturnType<Client['request']>> | undefined
  let last: string | undefined
  for await (const { english } of client.stream('investigation_stream', paramsOf(id))) {
    last = english.event
    if (last === 'anomaly') answer ??= await timed(() => client.request('cancel_investigation', paramsOf(id)))
  }
  assert.ok(answer)
  assert.equal(answer.status, 200)
  assert.equal((answer.english as { partial_results_available: boolean }).partial_results_available, true)
  assert.equal((answer.body as { mensagem: string }).mensagem, 'A investigação foi cancelada.')
  assert.equal(last, 'cancelled')
  // A busy machine may answer the cancellation before the report on what was found: till then it is in progress.
  let results = await client.request('investigation_results', paramsOf(id))
  while (results.status === 409) {
    assert.equal(failureOf(results, 409).code, 'INVESTIGATION_IN_PROGRESS')
    results = await client.request('investigation_results', paramsOf(id))
  }
  assert.equal(results.status, 200, JSON.stringify(results.english))
  const { metadata, anomalies, summary } = results.english as Investigation['results']
  assert.equal(metadata.partial, true)
  assert.ok(anomalies.length > 0 && anomalies.length === summary.total_anomalies)
}

describe('the list', () => {
  let client: Client
  let pt: Client
  const list = async (asked: Client, query: Record<string, string | number> = {}, rawQuery = '') => {
    const answer = await asked.request('list_investigations', { query, rawQuery })
    assert.equal(answer.status, 200, JSON.stringify(answer.english))
    return answer.english as InvestigationList
  }

  before(async () => {
    const user = await service.addUser('analyst')
    client = service.anonymous('en').withToken(await service.signIn(user, 'en'))
    pt = service.anonymous('pt').withToken(await service.signIn(user, 'pt'))
    await investigate(client, { query: 'first of all' })
    for (const data_source of ['tcu', 'tcu', 'cgu', 'tcu']) {
      await follow(client, await start(client, { query: `about ${data_source}`, data_source }))
    }
  })

  test('holds the own investigations only, youngest first, with every field', async () => {
    const { data, meta } = await list(client)
    assert.deepEqual(meta, { total: 5, page: 1, limit: 20, pages: 1 })
    const times = data.map(({ created_at }) => created_at)
    assert.deepEqual(times, [...times].sort().reverse())
    const oldest = data.at(-1)
    assert.equal(oldest?.query, 'first of all')
    assert.equal(oldest?.status, 'completed')
    assert.ok((oldest?.anomalies_found ?? 0) > 0 && (oldest?.risk_score ?? 0) > 0 && oldest?.completed_at)
    assert.deepEqual((await list(pt)).data, data)
    const stranger = await service.clientOf('admin', 'en')
    assert.equal((await list(stranger)).meta.total, 0)
  })

  test('is filtered by state, source, day and number of anomalies', async () => {
    const today = new Date(service.clock.now()).toISOString().slice(0, 10)
    const table: readonly (readonly [Record<string, string | number>, number])[] = [
      [{ status: 'completed' }, 1],
      [{ status: 'failed' }, 4],
      [{ status: 'cancelled' }, 0],
      [{ data_source: 'tcu' }, 3],
      [{ data_source: 'tcu', status: 'completed' }, 0],
      [{ min_anomalies: 1 }, 1],
      [{ min_anomalies: 0 }, 5],
      [{ date_from: today }, 5],
      [{ date_from: today, date_to: today }, 5],
      [{ date_from: '2999-01-01' }, 0],
      [{ date_to: '2020-01-01' }, 0],
    ]
    for (const [query, total] of table)
      for (const asked of [client, pt])
        assert.equal((await list(asked, query)).meta.total, total, JSON.stringify(query))
  })

  test('is filtered by any field of its items, with operators', async () => {
    const table: readonly (readonly [string, string, number])[] = [
      ['filter[status]=failed', 'filtro[status]=falhada', 4],
      ['filter[status][ne]=failed', 'filtro[status][ne]=falhada', 1],
      ['filter[anomalies_found][gte]=1', 'filtro[anomalias_encontradas][gte]=1', 1],
      ['filter[risk_score][lt]=1', 'filtro[pontuacao_risco][lt]=1', 4],
      ['filter[query]=about%20cgu', 'filtro[consulta]=about%20cgu', 1],
      ['filter[created_at][gt]=2020-01-01', 'filtro[criado_em][gt]=2020-01-01', 5],
      ['filter[data_source]=tcu&filter[status]=failed', 'filtro[fonte_dados]=tcu&filtro[status]=falhada', 3],
    ]
    for (const [english, portuguese, total] of table) {
      assert.equal((await list(client, {}, english)).meta.total, total, english)
      assert.equal((await list(pt, {}, portuguese)).meta.total, total, portuguese)
    }
  })

  test('is sorted by several fields and cut into pages that link each other', async () => {
    const sorted = await list(client, { sort: 'data_source,-created_at' })
    assert.deepEqual(
      sorted.data.map(({ data_source }) => data_source),
      ['cgu', 'compras_gov', 'tcu', 'tcu', 'tcu'],
    )
    for (const asked of [client, pt]) {
      const pages: InvestigationList[] = []
      for (const page of [1, 2, 3, 4])
        pages.push(await list(asked, { sort: 'data_source,-created_at', limit: 2, page }))
      assert.deepEqual(
        pages.flatMap(({ data }) => data),
        sorted.data,
      )
      assert.deepEqual(pages[1]?.meta, { total: 5, page: 2, limit: 2, pages: 3 })
      const links = pages[1]?.links
      const name = asked.language === 'en' ? 'page' : 'pagina'
      assert.deepEqual(
        [links?.first, links?.prev, links?.next, links?.last].map((link) =>
          new URL(link ?? '', service.baseUrl).searchParams.get(name),
        ),
        ['1', '1', '3', '3'],
      )
      assert.equal(pages[2]?.links?.next, undefined)
      const next = await list(asked, {}, new URL(links?.next ?? '', service.baseUrl).search.slice(1))
      assert.deepEqual(next.data, pages[2]?.data)
    }
    const bySize = await list(client, {}, 'page[number]=2&page[size]=2')
    assert.equal(bySize.meta.page, 2)
    assert.equal(bySize.data.length, 2)
    assert.equal((await list(pt, {}, 'pagina[numero]=2&pagina[tamanho]=2')).data.length, 2)
  })

  test('shows the fields asked for alone', async () => {
    const english = await client.request('list_investigations', { query: { fields: 'query,status' } })
    const [first] = (english.body as { data: object[] }).data
    assert.deepEqual(Object.keys(first ?? {}), ['query', 'status'])
    const portuguese = await pt.request('list_investigations', { query: { fields: 'query,created_at' } })
    const [item] = (portuguese.body as { dados: object[] }).dados
    assert.deepEqual(Object.keys(item ?? {}), ['consulta', 'criado_em'])
  })

  test('refuses what it does not know, by the name that was given', async () => {
    const table: readonly (readonly [string, string, string, string])[] = [
      ['limit=101', 'limit', 'limite=101', 'limite'],
      ['limit=0', 'limit', 'limite=0', 'limite'],
      ['page=0', 'page', 'pagina=0', 'pagina'],
      ['page=x', 'page', 'pagina=x', 'pagina'],
      ['page=1&page=2', 'page', 'pagina=1&pagina=2', 'pagina'],
      ['sort=password', 'sort', 'ordenacao=created_at', 'ordenacao'],
      ['fields=password', 'fields', 'campos=query', 'campos'],
      ['include=report', 'include', 'incluir=report', 'incluir'],
      ['status=odd', 'status', 'status=failed', 'status'],
      ['date_from=2024-13-01', 'date_from', 'data_de=ontem', 'data_de'],
      ['date_from=2024-02-02&date_to=2024-02-01', 'date_to', 'data_de=2024-02-02&data_ate=2024-02-01', 'data_ate'],
      ['min_anomalies=-1', 'min_anomalies', 'min_anomalias=-1', 'min_anomalias'],
      ['filter[password]=x', 'filter.password', 'filtro[query]=x', 'filtro.consulta'],
      ['filter[status][like]=x', 'filter.status', 'filtro[status][like]=x', 'filtro.status'],
      ['unknown=1', 'unknown', 'page=1', 'pagina'],
    ]
    for (const [english, field, portuguese, campo] of table) {
      const en = await client.request('list_investigations', { rawQuery: english })
      assert.equal(failureOf(en, 400).details.field, field, english)
      const answer = await pt.request('list_investigations', { rawQuery: portuguese })
      assert.equal(failureOf(answer, 400).details.field, campo, portuguese)
    }
    const misspelt = failureOf(await pt.request('list_investigations', { rawQuery: 'filtro[query]=x' }), 400)
    assert.match(String(misspelt.details.explanation), /o campo query se chama consulta\.$/)
    const unknownSource = await pt.request('list_investigations', { rawQuery: 'fonte_dados=sicaf' })
    assert.equal(failureOf(unknownSource, 400).code, 'INVALID_DATA_SOURCE')
  })
})

test('none of it made the service stumble', () => {
  assert.deepEqual(service.errors, [])
})
