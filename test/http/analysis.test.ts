import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { formatDay } from '../../src/domain/days.ts'
import type {
  AnalysisDocument,
  AnalysisFigure,
  AnalysisTrendList,
  DashboardSummary,
  EventPage,
  NetworkMatchRows,
  NetworkMatchRun,
  ReconciliationExtension,
  ReconciliationManifest,
  ReconciliationProposal,
  ReconciliationSuggestions,
  Report,
  SupportedCharts,
  Visualization,
} from '../../src/domain/generated/wire-types.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { limits } from '../../src/limits.ts'
import { matchList, relayReconciliation, takeReport } from '../../src/main/ask.ts'
import { createService } from '../../src/main/service.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log.ts'
import { verifyBundle } from '../../src/services/bundles/verify-bundle.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { type Client, createClient } from '../support/client.ts'
import { importRecords } from '../support/import-records.ts'
import { endOfAnalysis, failureOf } from '../support/investigate.ts'
import { awaitReport } from '../support/make-report.ts'
import { endOfMatch } from '../support/match-list.ts'
import { checkExtension, checkManifest, checkResults, checkSuggestions } from '../support/reconciliation.ts'
import { password, startService, type TestService, testConfig } from '../support/service.ts'
import { giveSigningKeys } from '../support/signing-keys.ts'
import { unzip } from '../support/unzip.ts'
import { withLimits } from '../support/with-limits.ts'

// Analyses: their life, in both languages.

/** Two states, one by its municipality alone; every tenth contract does not say where. */
function placeOf(at: number) {
  if (at % 10 === 9) return {}
  return at % 3 === 0 ? { municipality_code: '3550308' } : { region: 'AC' }
}

/** Contracts of four years that grow by half a year, of twelve suppliers, one of them a person, and ten bodies. */
function contracts(): NormalisedRecord[] {
  const random = seededRandom('contracts')
  return Array.from({ length: 960 }, (_, at): NormalisedRecord => {
    const month = Math.floor(at / 20)
    const day = 17_897 + Math.floor(month * 30.44) + (at % 20)
    const supplier = Math.floor(12 * random.next() ** 2)
    return {
      record_kind: 'contract',
      contract_id: `c-${at}`,
      organization_id: `2600${at % 10}`,
      organization: `Universidade ${at % 10}`,
      supplier_id: supplier === 3 ? '52998224725' : `1144477700${String(supplier).padStart(2, '0')}61`,
      supplier: supplier === 3 ? 'Maria de Souza' : `Empresa ${supplier}`,
      supplier_person_type: supplier === 3 ? 'person' : 'company',
      modality: random.next() < 0.3 ? 'dispensa' : 'pregao',
      value: Math.round(1e6 * 1.5 ** (month / 12) * (0.8 + 0.4 * random.next())) / 100,
      currency: 'BRL',
      ...placeOf(at),
      signing_date: formatDay(day),
      publication_date: formatDay(day - 10 - (at % 7)),
      provenance: {
        ...{ source: 'compras_gov', importer: 'normalised', importer_version: 1, file: 'made.jsonl' },
        ...{
          file_sha256: 'a'.repeat(64),
          line: at + 1,
          original_id: `c-${at}`,
          retrieved_at: '2026-01-01T00:00:00.000Z',
        },
      },
    } as unknown as NormalisedRecord
  })
}

type VisualId = 'chart_data' | 'regional_map' | 'time_series'

const wanted = { analysis_type: 'spending_trends', data_source: 'compras_gov' } as const
const idIn = (answer: { readonly english: unknown }) => (answer.english as { id: string }).id

let service: TestService
let owner: Client
let ownerPt: Client
let token: string
before(async () => {
  service = await startService(contracts())
  const user = await service.addUser('analyst')
  token = await service.signIn(user)
  owner = service.anonymous('en').withToken(token)
  ownerPt = service.anonymous('pt').withToken(token)
})
after(() => service.stop())

async function resultsOf(client: Client, analysis_id: string): Promise<AnalysisDocument> {
  const answer = await client.request('analysis_results', { params: { analysis_id } })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as AnalysisDocument
}

async function run(body: object): Promise<AnalysisDocument> {
  const started = await owner.request('start_analysis', { body })
  assert.equal(started.status, 201, JSON.stringify(started.english))
  const ended = await endOfAnalysis(owner, idIn(started))
  assert.equal(ended.status, 'completed', JSON.stringify(ended))
  return resultsOf(owner, idIn(started))
}

const figureIn = ({ results }: AnalysisDocument, name: AnalysisFigure['name']) => {
  const found = results.figures.find((figure) => figure.name === name)
  assert.ok(found, `no figure ${name}`)
  return found
}

describe('an analysis', () => {
  it('goes from its start to its results, which its event announces once', async () => {
    const started = await owner.request('start_analysis', { body: wanted })
    assert.equal(started.status, 201)
    assert.equal(started.headers.get('location'), `/api/v1/analysis/${idIn(started)}/status`)
    const status = await endOfAnalysis(owner, idIn(started))
    assert.deepEqual([status.status, status.progress, status.current_phase], ['completed', 1, 'completed'])
    const found = await resultsOf(owner, idIn(started))
    const trend = figureIn(found, 'spending_trend')
    assert.ok(trend.interval && trend.interval.low < 50 && trend.interval.high > 50, JSON.stringify(trend))
    assert.ok((trend.test?.p_adjusted ?? 1) < 1e-6)
    assert.equal(found.metadata.records_analyzed, 960)
    assert.equal(found.results.prices.terms, 'nominal')
    assert.ok(found.insights.some(({ figures }) => figures.includes('spending_trend')))
    const events = await eventsOf(owner, idIn(started))
    assert.deepEqual(events, [
      {
        analysis_id: idIn(started),
        type: 'spending_trends',
        status: 'completed',
        insights_count: found.insights.length,
        confidence_score: found.confidence_score,
      },
    ])
  })

  it('gives the same bytes for the same request, records and seed', async () => {
    const [first, second] = [await run(wanted), await run(wanted)]
    assert.equal(JSON.stringify(first.results), JSON.stringify(second.results))
    assert.equal(first.metadata.data_hash, second.metadata.data_hash)
  })

  it('is in Portuguese for whoever reads it so, with the same figures', async () => {
    const started = await ownerPt.request('start_analysis', {
      body: { ...wanted, analysis_type: 'vendor_patterns', include_trends: false },
    })
    await endOfAnalysis(owner, idIn(started))
    const [en, pt] = await Promise.all([resultsOf(owner, idIn(started)), resultsOf(ownerPt, idIn(started))])
    assert.deepEqual(pt.results, en.results)
    assert.ok(pt.insights.some(({ insight }) => insight.includes('Concentração de fornecedores')))
    assert.ok(pt.recommendations.some((text) => text.includes('termos nominais')))
    assert.ok(en.recommendations.some((text) => text.includes('nominal terms')))
  })

  it('names companies and bodies, and no person', async () => {
    const found = await run({ ...wanted, analysis_type: 'vendor_patterns' })
    const shares = found.results.figures.filter(({ name }) => name === 'supplier_share')
    assert.equal(shares.length, 10)
    assert.ok(shares.some(({ subject }) => subject?.name?.startsWith('Empresa')))
    assert.ok(!JSON.stringify(found).includes('Maria') && !JSON.stringify(found).includes('52998224725'))
    assert.ok(shares.some(({ subject }) => subject?.id.includes('*') && subject.name === undefined))
  })

  for (const type of [
    'organizational_behavior',
    'seasonal_analysis',
    'efficiency_metrics',
    'correlation_analysis',
  ] as const)
    it(`states each figure of ${type} with what it rests on, or why it cannot`, async () => {
      const body = { ...wanted, analysis_type: type, include_trends: false, include_correlations: false }
      const { results } = await run(body)
      assert.ok(results.figures.some(({ value }) => value !== undefined))
      for (const { value, insufficient_data, n } of results.figures) {
        assert.ok((value === undefined) === (insufficient_data !== undefined))
        assert.ok(n >= 0)
      }
    })

  it('fails for too few records, and says so', async () => {
    const body = { ...wanted, filters: { organizations: ['99999'] } }
    const started = await owner.request('start_analysis', { body })
    const ended = await endOfAnalysis(owner, idIn(started))
    assert.deepEqual([ended.status, ended.error?.code], ['failed', 'INSUFFICIENT_DATA'])
    const refused = await owner.request('analysis_results', { params: { analysis_id: idIn(started) } })
    assert.equal(failureOf(refused, 409).details.reason, 'analysis_failed')
    const [event] = await eventsOf(owner, idIn(started))
    assert.deepEqual([event?.status, event?.confidence_score], ['failed', 0])
  })

  it('is cancelled while it runs, and deleted afterwards', async () => {
    const started = await owner.request('start_analysis', { body: wanted })
    const params = { analysis_id: idIn(started) }
    const early = await owner.request('analysis_results', { params })
    assert.equal(failureOf(early, 409).details.reason, 'analysis_under_way')
    assert.equal(
      failureOf(await owner.request('cancel_analysis', { params, query: { purge: 'true' } }), 409).code,
      'CONFLICT',
    )
    const cancelled = await owner.request('cancel_analysis', { params })
    assert.deepEqual([cancelled.status, (cancelled.english as { status: string }).status], [200, 'cancelled'])
    const again = await owner.request('cancel_analysis', { params })
    assert.equal(failureOf(again, 409).details.reason, 'analysis_ended')
    assert.equal((await owner.request('cancel_analysis', { params, query: { purge: 'true' } })).status, 204)
    failureOf(await owner.request('analysis_status', { params }), 404)
    for await (const { key } of service.state.range({ prefix: '' }))
      assert.ok(!/^(analysis|task)/.test(key) || !key.includes(params.analysis_id), key)
  })

  it('is its owner’s, and open to others where its owner says so', async () => {
    const stranger = await service.clientOf('analyst', 'en')
    const own = await owner.request('start_analysis', { body: wanted })
    const open = await owner.request('start_analysis', { body: { ...wanted, visibility: 'public' } })
    const ask = (id: string) => stranger.request('analysis_status', { params: { analysis_id: id } })
    failureOf(await ask(idIn(own)), 403)
    assert.equal((await ask(idIn(open))).status, 200)
    failureOf(await stranger.request('cancel_analysis', { params: { analysis_id: idIn(open) } }), 403)
    failureOf(await ask('00000000-0000-4000-8000-000000000000'), 404)
    const listed = (await stranger.request('list_analyses', { query: { scope: 'all' } })).english as {
      data: { id: string }[]
    }
    assert.deepEqual(
      listed.data.map(({ id }) => id),
      [idIn(open)],
    )
    for (const id of [idIn(own), idIn(open)]) await endOfAnalysis(owner, id)
  })

  it('refuses filters that its records cannot be held against, a team of others and tasks by hand', async () => {
    const expenses = { ...wanted, record_kind: 'expenses', filters: { contract_types: ['FOOD'] } }
    const refused = failureOf(await owner.request('start_analysis', { body: expenses }), 400)
    assert.deepEqual(
      [refused.details.field, refused.details.reason],
      ['filters.contract_types', 'not_with_record_kind'],
    )
    const team = { ...wanted, visibility: 'team', team_id: '00000000-0000-4000-8000-000000000000' }
    failureOf(await owner.request('start_analysis', { body: team }), 403)
    const admin = await service.clientOf('admin', 'en')
    const task = failureOf(await admin.request('create_task', { body: { kind: 'analysis' } }), 400)
    assert.equal(task.details.reason, 'begun_by_its_own_operation')
  })
})

describe('a report of analyses', () => {
  const ids: string[] = []
  before(async () => {
    for (const analysis_type of ['vendor_patterns', 'spending_trends']) {
      const body = { ...wanted, analysis_type, include_trends: false, include_correlations: false, seed: 7 }
      const started = await owner.request('start_analysis', { body })
      await endOfAnalysis(owner, idIn(started))
      ids.push(idIn(started))
    }
  })
  const make = async (client: Client, rest: object) => {
    const body = { report_type: 'detailed_analysis', target_audience: 'technical', analysis_ids: ids, ...rest }
    const { status, english } = await client.request('generate_report', { body })
    assert.equal(status, 201, JSON.stringify(english))
    const { report_id } = english as { readonly report_id: string }
    assert.equal((await awaitReport(client, report_id)).status, 'completed')
    return { params: { report_id } }
  }

  it('is made in every format and both languages, with the figures of the analyses', async () => {
    for (const client of [owner, ownerPt]) {
      const made = await make(client, { output_format: 'json', include_raw_data: true })
      const report = (await client.request('get_report', made)).english as Report
      assert.deepEqual([report.investigations, report.analyses, report.metadata.findings], [[], ids, 0])
      assert.deepEqual(report.metadata.data_sources_used, ['compras_gov'])
      const { results } = await resultsOf(owner, ids[0] ?? '')
      const hhi = results.figures.find(({ name }) => name === 'hhi')
      assert.ok(report.content.includes(String(Math.round(1e4 * (hhi?.value ?? 0)))))
      for (const format of ['markdown', 'html', 'pdf', 'json', 'csv', 'xlsx'] as const) {
        const file = await client.request('download_report', { ...made, query: { format } })
        assert.equal(file.status, 200, format)
        if (format === 'csv') assert.match(String(file.body), /,hhi,/)
      }
    }
  })

  it('is closed to a key of its owner that may not read analyses', async () => {
    const made = await make(owner, {})
    const scopes = ['read:reports', 'write:reports', 'read:investigations']
    const { english } = await owner.request('create_api_key', { body: { name: 'k', scopes } })
    const headers = { 'X-API-Key': (english as { readonly api_key: string }).api_key }
    const ask = (id: Parameters<Client['request']>[0], request: object) =>
      service.anonymous('en').request(id, { ...request, headers })
    const part = { type: 'reports', id: made.params.report_id, format: 'csv' }
    for (const answer of [
      await ask('get_report', made),
      await ask('download_report', { ...made, query: { format: 'csv' } }),
      await ask('bundle_report', made),
      await ask('export_bulk', { body: { exports: [part] } }),
    ])
      assert.equal(failureOf(answer, 403).details.required_permission, 'read:analyses')
    assert.equal((await ask('delete_report', made)).status, 204)
  })

  it('compares several, and says for whom it is', async () => {
    const made = await make(ownerPt, { report_type: 'comparative_analysis', target_audience: 'general' })
    const { content } = (await ownerPt.request('get_report', made)).english as Report
    assert.match(content, /Análise 1: Padrões de fornecedores/)
    assert.match(content, /Escrito para quem não lida com estatística/)
    const one = { report_type: 'comparative_analysis', analysis_ids: ids.slice(1) }
    assert.equal(
      failureOf(await owner.request('generate_report', { body: one }), 400).details.reason,
      'report_needs_several',
    )
  })

  it('is read by whoever may read the analyses, and its bundle has what they rest on', async () => {
    const made = await make(owner, {})
    const stranger = await service.clientOf('analyst', 'en')
    failureOf(await stranger.request('get_report', made), 403)
    failureOf(
      await stranger.request('generate_report', { body: { report_type: 'detailed_analysis', analysis_ids: ids } }),
      403,
    )
    const answer = await fetch(`${service.baseUrl}/api/v1/reports/${made.params.report_id}/bundle`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    const file = join(tmpdir(), `${made.params.report_id}.zip`)
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
    assert.deepEqual((await verifyBundle(file, undefined)).problems, [])
    const files = await unzip(await readFile(file))
    rmSync(file)
    const read = (name: string) => {
      const path = [...files.keys()].find((each) => each.endsWith(`analyses/${ids[0]}/${name}`)) ?? ''
      return JSON.parse(String(files.get(path)))
    }
    const { results, metadata } = await resultsOf(owner, ids[0] ?? '')
    assert.deepEqual(read('figures.json').results, results)
    assert.deepEqual(read('query.json').request.seed, 7)
    assert.match(read('query.json').command, /api\/v1\/analysis\/start/)
    assert.equal(read('versions.json').data_hash, metadata.data_hash)
    const content = ((await owner.request('get_report', made)).english as Report).content
    assert.ok(content.includes(read('versions.json').figures_sha256))
  })

  it('is written by the command', async () => {
    const written: Buffer[] = []
    const given = {
      stderr: { write: () => true },
      async write(bytes: AsyncIterable<Uint8Array>) {
        for await (const piece of bytes) written.push(Buffer.from(piece))
        return written.length
      },
    }
    const command = { server: service.baseUrl, format: 'csv', audience: 'general', language: 'pt', given } as const
    const config = { token, settingsFolder: tmpdir() }
    assert.equal(await takeReport(config, [], { ...command, analysis: ids }), 0)
    const [header = '', first = ''] = Buffer.concat(written).toString().split('\r\n')
    assert.match(header, /^Análise,Análise,Código,/)
    assert.ok(first.startsWith(ids[0] ?? '-'))
  })
})

describe('the match of a list', () => {
  const list =
    'nome;cnpj;cidade\nEmpresa 1 Ltda;11.444.777/0001-61;\n=Outra;;Campinas\nMaria de Souza;529.982.247-25;\n'
  const send = (client: Client, body: string, more: Parameters<Client['request']>[1] = {}) =>
    client.request('match_network', { raw: { body, type: 'text/csv' }, ...more })
  const idOf = (answer: { readonly english: unknown }) => (answer.english as NetworkMatchRun).match_id
  it('gives whom each row means, in its order, as pages and as a file, in both languages', async () => {
    const started = await send(owner, list, { query: { candidates: 2 } })
    assert.equal(started.status, 201, JSON.stringify(started.english))
    const params = { match_id: idOf(started) }
    assert.equal(started.headers.get('location'), `/api/v1/network/match/${params.match_id}`)
    const run = await endOfMatch(owner, params.match_id)
    assert.deepEqual(
      [run.status, run.rows, run.rows_unreadable, run.rows_matched, run.progress.percentage],
      ['completed', 3, 0, 1, 100],
    )
    const read = async (client: Client, query: Readonly<Record<string, number>>) =>
      (await client.request('list_network_match_rows', { params, query })).english as NetworkMatchRows
    const { rows, total, next_after } = await read(owner, { limit: 2 })
    assert.deepEqual([rows.map(({ row }) => row), total, next_after], [[1, 2], 3, 2])
    const [best] = rows[0]?.candidates ?? []
    assert.deepEqual(
      [best?.id, best?.is_match, best?.features.cnpj, best?.findings],
      ['company.11444777', true, 0.95, 0],
    )
    const rest = await read(ownerPt, { after: 2 })
    assert.deepEqual([rest.rows.map(({ row }) => row), rest.next_after], [[3], undefined])
    assert.ok(!JSON.stringify(rest).includes('529.982'))
    const file = await ownerPt.request('download_network_match', { params })
    assert.equal(file.headers.get('content-disposition'), 'attachment; filename="match.csv"')
    const lines = String(file.body).trim().split('\r\n')
    assert.match(lines[0] ?? '', /^linha,informado\.nome,informado\.cnpj,informado\.cidade,candidatos,melhor\.id,/)
    assert.deepEqual([lines.length, lines[2]?.includes("'=Outra")], [4, true])
  })

  it('is asked for by the command, which writes a file or lines of JSON with all candidates, in the order of the list', async () => {
    const written: string[] = []
    const given = {
      read: async () => Uint8Array.from(Buffer.from(list)),
      stderr: { write: () => true },
      async write(bytes: AsyncIterable<Uint8Array>) {
        const pieces: Uint8Array[] = []
        for await (const piece of bytes) pieces.push(piece)
        const text = Buffer.concat(pieces).toString()
        return written.push(text) && text.length
      },
    }
    const config = { token, settingsFolder: tmpdir() }
    const command = { server: service.baseUrl, out: undefined, given }
    assert.equal(await matchList(config, 'list.csv', { ...command, json: false, language: 'en' }), 0)
    assert.equal(await matchList(config, 'list.csv', { ...command, json: true, language: 'pt' }), 0)
    const [csv = '', json = ''] = written
    assert.match(csv, /^row,given\.name,/)
    assert.match(csv.split('\r\n')[1] ?? '', /^1,Empresa 1 Ltda,.*company\.11444777/)
    const rows = json
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(
      rows.map(({ linha }) => linha),
      [1, 2, 3],
    )
    assert.equal(rows[0].candidatos[0].id, 'company.11444777')
  })

  it('is its owner’s, cancelled while it runs and deleted with its list afterwards', async () => {
    const stranger = await service.clientOf('viewer', 'en')
    failureOf(await send(stranger, list), 403)
    const long = `nome\n${Array.from({ length: 10_000 }, (_, at) => `Empresa ${at}\n`).join('')}`
    const params = { match_id: idOf(await send(owner, long)) }
    failureOf(await stranger.request('get_network_match', { params }), 403)
    const early = await owner.request('list_network_match_rows', { params })
    assert.equal(failureOf(early, 409).details.reason, 'match_under_way')
    const cancelled = (await owner.request('cancel_network_match', { params })).english as NetworkMatchRun
    assert.equal(cancelled.status, 'cancelled')
    const late = await owner.request('download_network_match', { params })
    assert.equal(failureOf(late, 409).details.reason, 'match_cancelled')
    assert.equal(failureOf(await owner.request('cancel_network_match', { params }), 409).details.reason, 'match_ended')
    assert.equal((await owner.request('cancel_network_match', { params, query: { purge: 'true' } })).status, 204)
    failureOf(await owner.request('get_network_match', { params }), 404)
    for await (const { key } of service.state.range({ prefix: 'task' })) assert.ok(!key.includes(params.match_id), key)
  })

  it('is refused where it is no list, too long, or one of too many', async () => {
    assert.equal(failureOf(await send(owner, 'a;b\n1;2\n'), 400).details.reason, 'no_name_column')
    await withLimits({ networkMatchBytesMax: 10 }, async () => failureOf(await send(owner, list), 413))
    await withLimits({ networkMatchesOpenPerUserMax: 0 }, async () => failureOf(await send(owner, list), 429))
    const admin = await service.clientOf('admin', 'en')
    const task = failureOf(await admin.request('create_task', { body: { kind: 'match' } }), 400)
    assert.equal(task.details.reason, 'begun_by_its_own_operation')
    const [other] = ((await admin.request('list_tasks')).english as { data: { task_id: string; kind: string }[] }).data
    assert.equal(other?.kind, 'match')
  })
})

describe('reconciliation', () => {
  // As OpenRefine 3 sends them.
  const form = (fields: Readonly<Record<string, string>>) => ({
    raw: { body: new URLSearchParams(fields).toString(), type: 'application/x-www-form-urlencoded; charset=utf-8' },
  })
  const batch = JSON.stringify({
    q0: { query: 'Empresa 1 LTDA', limit: 3 },
    q1: { query: '11.444.777/0001-61', type: 'supplier', type_strict: 'should' },
    q2: { query: 'Universidade 4', type: [{ id: 'x' }, 'organization'], properties: [{ pid: 'city', v: 'Campinas' }] },
    q3: { query: 'company.11444777' },
    q4: { properties: [{ pid: 'cnpj', v: [{ id: '11444777000161', name: '11.444.777/0001-61' }] }] },
    q5: { query: 'Maria de Souza', type: 'supplier' },
    q6: { query: 'Empresa 1 LTDA', type: ['x', { id: 'y' }] },
  })
  type Found = Readonly<Record<string, { readonly result: readonly { id: string; score: number; match: boolean }[] }>>
  const bestOf = (answer: { readonly body: unknown }, key: string) => (answer.body as Found)[key]?.result[0]

  it('has a manifest, and answers its queries under the names of the protocol in either language', async () => {
    const [english, portuguese] = [
      await owner.request('read_reconciliation'),
      await ownerPt.request('read_reconciliation'),
    ]
    for (const { body } of [english, portuguese]) {
      checkManifest(body)
      // A page of the server stands in no frame.
      assert.deepEqual(['view' in Object(body), 'preview' in Object(body)], [false, false])
    }
    const { name, batchSize } = portuguese.body as ReconciliationManifest
    assert.deepEqual([name, batchSize], ['Prumo: fornecedores e órgãos públicos', 50])
    const answer = await ownerPt.request('reconcile', form({ queries: batch }))
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    checkResults(answer.body)
    const best = ['q1', 'q2', 'q3', 'q4'].map((key) => bestOf(answer, key))
    assert.deepEqual(
      best.map((each) => [each?.id, each?.match]),
      [
        ['company.11444777', true],
        ['body.26004', true],
        ['company.11444777', true],
        ['company.11444777', true],
      ],
    )
    assert.equal(bestOf(answer, 'q3')?.score, 100)
    assert.ok(!JSON.stringify((answer.body as Found).q5).includes('person.'))
    assert.deepEqual((answer.body as Found).q6?.result, [], 'a type that is not known has nobody')
    const query = { queries: batch }
    assert.deepEqual(
      (await owner.request('read_reconciliation', { query })).body,
      (await owner.request('reconcile', { body: query })).body,
    )
  })

  it('suggests what is typed, proposes properties, fetches their values, and previews an entity', async () => {
    const suggest = async (
      client: Client,
      suggested: string,
      { prefix, cursor = 0 }: { readonly prefix: string; readonly cursor?: number },
    ) => {
      const { body } = await client.request('suggest_reconciliation', {
        params: { suggested },
        query: { prefix, cursor },
      })
      checkSuggestions(body)
      return (body as ReconciliationSuggestions).result.map(({ id }) => id)
    }
    assert.equal((await suggest(owner, 'entity', { prefix: 'universidade' }))[0], 'body.26000')
    assert.equal((await suggest(owner, 'entity', { prefix: 'universidade', cursor: 3 }))[0], 'body.26003')
    assert.deepEqual(await suggest(ownerPt, 'type', { prefix: 'órgão' }), ['organization'])
    assert.deepEqual(await suggest(owner, 'property', { prefix: 'cit' }), ['city'])
    failureOf(await owner.request('suggest_reconciliation', { params: { suggested: 'x' }, query: { prefix: '' } }), 404)
    const proposed = await owner.request('propose_reconciliation_properties', { query: { type: 'organization' } })
    const ids = (proposed.body as ReconciliationProposal).properties.map(({ id }) => id)
    assert.deepEqual([ids.includes('findings'), ids.includes('status')], [true, false])
    const wanted = { ids: ['body.26001', 'body.x'], properties: [...ids, 'other'].map((id) => ({ id })) }
    const { body } = await owner.request('reconcile', form({ extend: JSON.stringify(wanted) }))
    checkExtension(body)
    const { rows } = body as ReconciliationExtension
    assert.deepEqual(
      [rows['body.26001']?.name, rows['body.26001']?.findings],
      [[{ str: 'Universidade 1' }], [{ int: 0 }]],
    )
    assert.deepEqual([rows['body.26001']?.other, rows['body.x']?.name], [[], []])
    const params = { entity_id: 'body.26001' }
    const page = await ownerPt.request('preview_reconciled_entity', { params })
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
    assert.match(String(page.body), /<h1>Universidade 1<\/h1>\n<p>Órgão público, 26001<\/p>/)
  })

  it('refuses what is no query, and says where', async () => {
    const refused = async (fields: Readonly<Record<string, string>>) => {
      const { details } = failureOf(await owner.request('reconcile', form(fields)), 400)
      return [details.field, details.reason]
    }
    const none = failureOf(await owner.request('reconcile', { body: {} }), 400).details
    assert.deepEqual([none.field, none.reason], ['queries', 'required'])
    assert.deepEqual(await refused({ queries: '{', extend: '{}' }), ['extend', 'queries_or_extend'])
    assert.deepEqual(await refused({ queries: '{' }), ['queries', 'invalid_json'])
    assert.deepEqual(await refused({ queries: '{"q0":{}}' }), ['queries.q0.query', 'required'])
    assert.deepEqual(await refused({ queries: '{"q0":{"query":1}}' }), ['queries.q0.query', 'wrong_type'])
    assert.deepEqual(await refused({ extend: '{"ids":[]}' }), ['extend.properties', 'required'])
    await withLimits({ reconciliationQueriesMax: 5 }, async () =>
      assert.deepEqual(await refused({ queries: batch }), ['queries', 'too_many_items']),
    )
    const twice = { body: 'queries={}&queries={}', type: 'application/x-www-form-urlencoded' }
    assert.equal(failureOf(await owner.request('reconcile', { raw: twice }), 400).details.reason, 'repeated_parameter')
    failureOf(await owner.request('generate_report', { raw: twice }), 415)
    const script = await owner.request('read_reconciliation', { rawQuery: 'callback=jsonp1' })
    assert.equal(failureOf(script, 400).details.reason, 'unknown_field')
  })

  it('is relayed on one machine to programs that send no credential, and to no page but those that it is for', async () => {
    let address = ''
    let stop = () => {}
    let listens = () => {}
    const listening = new Promise<void>((resolve) => {
      listens = resolve
    })
    const running = relayReconciliation(
      { token, settingsFolder: tmpdir() },
      {
        ...{ server: service.baseUrl, port: 0, origin: ['http://127.0.0.1:3333/'], language: 'pt' },
      },
      {
        stderr: {
          write(text: string) {
            address = /http:\S+/.exec(text)?.[0] ?? ''
            listens()
          },
        },
        onInterrupt(handler) {
          stop = handler
          return () => {}
        },
      },
    )
    await listening
    const origin = { Origin: 'http://127.0.0.1:3333' }
    const manifest = await fetch(address, { headers: origin })
    assert.equal(manifest.headers.get('access-control-allow-origin'), origin.Origin)
    const shown = (await manifest.json()) as ReconciliationManifest
    const { authentication, view, suggest } = shown
    assert.deepEqual([authentication, view?.url], [undefined, `${address}/entities/{{id}}`])
    checkManifest(shown)
    const found = await fetch(address, { method: 'POST', body: new URLSearchParams({ queries: batch }) })
    checkResults(await found.json())
    const typed = await fetch(`${suggest.entity.service_url}${suggest.entity.service_path}?prefix=empresa&spell=always`)
    checkSuggestions(await typed.json())
    const page = await fetch((view?.url ?? '').replace('{{id}}', 'body.26001'))
    assert.match(page.headers.get('content-security-policy') ?? '', /frame-ancestors http:\/\/127\.0\.0\.1:3333$/)
    assert.match(await page.text(), /lang="pt-BR"/)
    const statusOf = async (url: string, init: RequestInit = {}) => (await fetch(url, init)).status
    assert.deepEqual(
      [
        await statusOf(address, { headers: { Origin: 'http://localhost:1' } }),
        await statusOf(address.replace('127.0.0.1', 'localhost')).catch(() => 403),
        await statusOf(`${address}/entities/body.x`),
        await statusOf(address.replace('reconcile', 'users')),
        await statusOf(address, { method: 'PUT' }),
        await statusOf(address, { method: 'POST', body: new URLSearchParams({ queries: '{' }) }),
      ],
      [403, 403, 404, 404, 405, 400],
    )
    stop()
    assert.equal(await running, 0)
  })
})

describe('figures at once', () => {
  it('trends have a direction, their series and what happened', async () => {
    const { data } = (await owner.request('list_trends')).english as AnalysisTrendList
    const [spending] = data
    assert.deepEqual([spending?.metric, spending?.direction], ['spending_trend', 'increasing'])
    assert.ok((spending?.time_series.length ?? 0) >= 47)
    const quiet = data.find(({ figure: { test } }) => (test?.p_adjusted ?? 0) > 0.05)
    assert.equal(quiet?.direction, 'indistinguishable', 'a slope that chance explains is none that is known')
    const few = await owner.request('list_trends', { query: { organization: '99999' } })
    assert.equal(failureOf(few, 422).code, 'INSUFFICIENT_DATA')
  })

  it('correlations say what goes together, in words', async () => {
    const query = { variables: 'value,signing_day' }
    const { data } = (await ownerPt.request('list_correlations', { query })).english as {
      data: { relationship_type: string; explanation: string }[]
    }
    assert.deepEqual(
      data.map(({ relationship_type }) => relationship_type),
      ['positive'],
    )
    assert.match(data[0]?.explanation ?? '', /O valor e a data/)
  })

  it('geographic patterns compare states by where the records are, and say what is not known', async () => {
    type Patterns = { data: { description: string; confidence: number; figure: AnalysisFigure; examples: object[] }[] }
    const ask = async (client: Client, more: object) =>
      ((await client.request('list_patterns', { query: { pattern_type: 'geographic', ...more } })).english as Patterns)
        .data
    const patterns = await ask(ownerPt, { limit: 50 })
    const shares = patterns.filter(({ figure }) => figure.name === 'place_amount_share')
    const states = shares.filter(({ figure }) => figure.subject?.type === 'state')
    assert.deepEqual(states.map(({ figure }) => figure.subject?.name).sort(), ['Acre', 'São Paulo'])
    const [total, stated] = [states.reduce((sum, { figure }) => sum + (figure.value ?? 0), 0), states[0]?.figure.n]
    assert.deepEqual([Math.round(total * 1e6), stated], [1e6, 864])
    assert.ok(states.every(({ figure }) => figure.interval?.method === 'influence'))
    assert.ok(shares.some(({ figure }) => figure.subject?.name === 'São Paulo (SP)'))
    const lacking = patterns.filter(({ figure }) => figure.insufficient_data !== undefined)
    assert.ok(
      lacking.length > 0 && lacking.every(({ confidence, examples }) => confidence === 0 && examples.length === 0),
    )
    assert.ok(lacking.some(({ description }) => /^Há poucos estados com registros suficientes/.test(description)))
    assert.ok(patterns.every(({ description }) => !/undefined|\{|\}/.test(description)))
  })

  it('patterns of one kind have sentences with their figures', async () => {
    const { data } = (await owner.request('list_patterns', { query: { pattern_type: 'vendor' } })).english as {
      data: { pattern_type: string; description: string }[]
    }
    assert.ok(data.length > 0 && data.every(({ pattern_type }) => pattern_type === 'vendor'))
  })
})

describe('visualizations', () => {
  const visual = async (id: VisualId, body: object, client = owner) => {
    const { status, english } = await client.request(id, { body })
    assert.equal(status, 200, JSON.stringify(english))
    return english as Visualization
  }
  const all = contracts()
  const sumOf = (own: readonly NormalisedRecord[]) =>
    own.reduce((sum, record) => sum + Math.round(100 * ((record as { value?: number }).value ?? 0)), 0) / 100
  const isIn = (state: 'SP' | 'AC') => (_: unknown, at: number) => at % 10 !== 9 && (at % 3 === 0) === (state === 'SP')

  it('states are all there: what the records say of each, nothing of the others, and how many do not say', async () => {
    for (const client of [owner, ownerPt]) {
      const { data, metadata, chart_type, subtitle } = await visual('regional_map', {}, client)
      assert.deepEqual([chart_type, data.length, metadata.unit], ['map', 27, 'BRL'])
      const valued = data.filter(({ value }) => value !== undefined)
      assert.deepEqual(
        valued.map(({ id, label, value, records }) => [id, label, value, records]),
        (['AC', 'SP'] as const).map((state) => {
          const own = all.filter(isIn(state))
          return [state, state === 'AC' ? 'Acre' : 'São Paulo', sumOf(own), own.length]
        }),
      )
      assert.deepEqual(metadata.records_unknown, [{ dimension: 'state', records: 96 }])
      assert.match(subtitle, client === owner ? /96 do not say the state/ : /96 não informam: estado/)
    }
  })

  it('figures by inhabitants are of those whose number is known, and name its source', async () => {
    const { data, metadata } = await visual('regional_map', { region_type: 'municipality', normalize: true })
    const capital = sumOf(all.filter(isIn('SP')))
    assert.deepEqual(
      data.map(({ id, label, value, population }) => [id, label, value, population]),
      [['3550308', 'São Paulo (SP)', Math.round((100 * capital) / 12_325_232) / 100, 12_325_232]],
    )
    assert.match(metadata.population?.source ?? '', /IBGE/)
    const regions = await visual('regional_map', { region_type: 'macro_region', metric: 'records', normalize: true })
    const [north] = regions.data
    assert.deepEqual([north?.id, regions.metadata.unit], ['N', 'count_per_100000_inhabitants'])
    assert.equal(north?.population, 18_672_591)
  })

  it('says what it is filtered to, and takes the id of a network', async () => {
    const filters = { regions: ['SP'], min_value: 10, max_value: 9_000_000 }
    const body = { entity_id: 'body.26003', filters, start_date: '2019-01-01', end_date: '2020-12-31' }
    for (const client of [owner, ownerPt]) {
      const { subtitle, description, data } = await visual('time_series', body, client)
      const bare = await visual('time_series', { ...body, entity_id: '26003' }, client)
      assert.deepEqual([data, subtitle], [bare.data, bare.subtitle])
      for (const said of ['26003', 'São Paulo', '9.000.000', '2020'])
        assert.ok(
          [subtitle, description].every((text) => text.replaceAll(',', '.').includes(said)),
          `${said}: ${subtitle}`,
        )
    }
    assert.doesNotMatch((await visual('chart_data', {})).subtitle, /only records/)
  })

  it('a person is masked, in data and picture', async () => {
    const body = { dimensions: ['supplier'], chart_type: 'bar_chart' }
    const { data } = await visual('chart_data', body)
    assert.equal(data.length, 12)
    assert.ok(data.some(({ id, label }) => id === '***.982.247-**' && label === id))
    const { body: svg } = await owner.request('chart_data', { body: { ...body, format: 'svg' } })
    assert.match(String(svg), /\*{3}\.982\.247-/)
    assert.doesNotMatch(String(svg) + JSON.stringify(data), /Maria|52998224725/)
  })

  it('a series has every period, the year before, and what would follow as such', async () => {
    const { data } = await visual('time_series', {
      ...{ include_forecast: true, comparison_period: 'previous_year', start_date: '2020-01-01' },
    })
    const [first] = data
    assert.deepEqual([first?.id, data.filter(({ is_projected }) => is_projected).length], ['2020-01', 3])
    const before = await visual('time_series', { start_date: '2019-01-01', end_date: '2019-01-31' })
    assert.equal(first?.year_before, before.data[0]?.value)
    for (const [granularity, day, [from, to]] of [
      ['week', '2020-06-01', ['2019-06-03', '2019-06-09']],
      ['month', '2021-02-28', ['2020-02-01', '2020-02-29']],
    ] as const) {
      const start_date = granularity === 'week' ? day : '2021-02-01'
      const end_date = granularity === 'week' ? '2020-06-07' : day
      const body = { granularity, metric: 'records', start_date, end_date, comparison_period: 'previous_year' }
      const { data: own } = await visual('time_series', body)
      const { data: earlier } = await visual('time_series', { ...body, start_date: from, end_date: to })
      assert.equal(own[0]?.year_before, earlier[0]?.value, granularity)
    }
    const one = await visual('time_series', { entity_id: '26003', granularity: 'year', metric: 'records' })
    assert.equal(
      one.data.reduce((sum, { value = 0 }) => sum + value, 0),
      all.length / 10,
    )
  })

  it('each chart has a picture with a title and a description in its language', async () => {
    const two = { dimensions: ['organization', 'supplier'] }
    const kinds = {
      ...{ line_chart: { dimensions: ['period', 'modality'] }, bar_chart: {}, pie_chart: {}, scatter_plot: {} },
      ...{ heatmap: two, treemap: two, sankey: two, map: { dimensions: ['state'] } },
      gauge: { dimensions: [], metric: 'direct_award_share' },
    }
    for (const [chart_type, body] of Object.entries(kinds)) {
      const request = { body: { chart_type, ...body }, headers: { Accept: 'image/svg+xml' } }
      const { status, body: svg, headers } = await ownerPt.request('chart_data', request)
      assert.deepEqual([status, headers.get('content-type')], [200, 'image/svg+xml'], `${chart_type} ${svg}`)
      assert.match(String(svg), /<title id="chart-title">(?:Valor|Participação)/, chart_type)
      assert.match(String(svg), /<desc id="chart-description">.* registros/, chart_type)
      assert.doesNotMatch(String(svg), /NaN|undefined|<script/, chart_type)
    }
  })

  it('what a chart cannot show is refused by its field, and no records are too few', async () => {
    const reasonOf = async (id: VisualId, body: object) => {
      const { details } = failureOf(await owner.request(id, { body }), 400)
      return [details.field, details.reason]
    }
    for (const [body, expected] of [
      [{ chart_type: 'heatmap' }, ['dimensions', 'dimensions_of_chart']],
      [{ chart_type: 'map' }, ['dimensions', 'first_dimension_of_chart']],
      [{ chart_type: 'pie_chart', aggregation: 'median' }, ['metric', 'chart_of_parts']],
      [{ chart_type: 'table', format: 'svg' }, ['chart_type', 'table_has_no_picture']],
      [{ record_kind: 'expenses', dimensions: ['modality'] }, ['dimensions', 'not_with_record_kind']],
    ] as const)
      assert.deepEqual(await reasonOf('chart_data', body), expected)
    assert.deepEqual(await reasonOf('regional_map', { normalize: true, aggregation: 'median' }), [
      ...['normalize', 'not_per_inhabitant'],
    ])
    for (const [body, field] of [
      [{ start_date: '2024-02-01', end_date: '2024-01-01' }, 'end_date'],
      [{ start_date: '2024-02-01', filters: { date_range: { end: '2024-01-01' } } }, 'start_date'],
    ] as const)
      assert.deepEqual(await reasonOf('time_series', body), [field, 'end_before_start'])
    assert.deepEqual(await reasonOf('chart_data', { filters: { min_value: 2, max_value: 1 } }), [
      ...['filters.max_value', 'below_minimum'],
    ])
    const { details } = failureOf(await owner.request('list_contracts', { query: { min_value: 2, max_value: 1 } }), 400)
    assert.deepEqual([details.field, details.reason], ['max_value', 'below_minimum'])
    assert.deepEqual(await reasonOf('time_series', { granularity: 'day' }), ['granularity', 'too_many_periods'])
    const none = await owner.request('time_series', { body: { entity_id: '99999' } })
    assert.equal(failureOf(none, 422).code, 'INSUFFICIENT_DATA')
  })

  it('the dashboard keeps its tag while the records stay', async () => {
    const { english, headers } = await owner.request('dashboard_summary')
    const { records, by_state, largest_organizations } = english as DashboardSummary
    assert.deepEqual(
      records.map(({ record_kind, records: count, value }) => [record_kind, count, value]),
      [['contracts', all.length, sumOf(all)]],
    )
    assert.deepEqual([by_state.length, largest_organizations.length], [27, 5])
    const again = await owner.request('dashboard_summary', { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
    assert.equal(again.status, 304)
    const { body: svg } = await owner.request('dashboard_summary', { query: { format: 'svg' } })
    assert.match(String(svg), /<title id="chart-title">Total value of contracts by month/)
    const { english: charts } = await ownerPt.request('supported_charts')
    assert.equal((charts as SupportedCharts).charts.length, 10)
  })
})

describe('a price index that is imported', () => {
  it('states amounts in real terms too, in both languages', async () => {
    const admin = await service.clientOf('admin', 'en')
    const months = Array.from(
      { length: 60 },
      (_, at) => `${2018 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    )
    // Prices rise as the contracts do: by half a year.
    const rows = months.map((month, at) => `Cesta,${month},${(100 * 1.5 ** (at / 12)).toFixed(4)},Instituto Exemplo`)
    const body = ['index,month,value,source', ...rows].join('\n')
    const imported = await admin.request('create_import', {
      query: { source: 'portal_transparencia', file_name: 'cesta.csv' },
      raw: { body, type: 'application/octet-stream' },
    })
    assert.equal(imported.status, 201, JSON.stringify(imported.english))
    assert.deepEqual(
      (({ format, accepted }) => [format, accepted])(imported.english as { format: string; accepted: number }),
      ['price_index', 60],
    )
    const found = await run(wanted)
    const { prices, figures, time_series } = found.results
    assert.deepEqual(prices, {
      ...{ terms: 'real', index: 'Cesta', sources: ['Instituto Exemplo'], base_month: '2022-12' },
      months_missing: 0,
    })
    const [nominal, real] = figures.filter(({ name }) => name === 'spending_trend')
    assert.deepEqual([nominal?.terms, real?.terms], ['nominal', 'real'])
    assert.ok((nominal?.value ?? 0) > 40 && Math.abs(real?.value ?? 99) < 10, JSON.stringify([nominal, real]))
    assert.ok(time_series.every(({ real_value }) => real_value !== undefined))
    const texts = { en: found, pt: await resultsOf(ownerPt, found.id) }
    assert.ok(texts.en.recommendations.some((text) => text.includes('prices of 2022-12, by Cesta (Instituto Exemplo)')))
    assert.ok(
      texts.pt.recommendations.some((text) =>
        text.includes('preços de dezembro de 2022, pelo índice Cesta (Instituto Exemplo)'),
      ),
    )
    assert.ok(!texts.en.recommendations.some((text) => text.includes('no price index was imported')))
    const { data } = (await owner.request('list_trends')).english as AnalysisTrendList
    assert.deepEqual(
      data.slice(0, 2).map(({ figure }) => figure.terms),
      ['nominal', 'real'],
    )
  })
})

describe('a restart', () => {
  it('goes on with an analysis, whose end is announced once', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'prumo-analysis-'))
    try {
      await Promise.all([importRecords(dataDir, contracts()), giveSigningKeys(dataDir)])
      const started: string[] = []
      for (let life = 0; life < 2; life++) {
        const own = await createService(testConfig(dataDir), createLog('silent'), {
          clock: systemClock,
          ids: systemIds,
        })
        const port = await own.start()
        try {
          const client = await signedIn(`http://127.0.0.1:${port}`)
          if (life === 0) started.push(idIn(await client.request('start_analysis', { body: wanted })))
          else {
            const [id = ''] = started
            assert.equal((await endOfAnalysis(client, id)).status, 'completed')
            assert.equal((await eventsOf(client, id)).length, 1)
          }
        } finally {
          await own.stop()
        }
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})

async function signedIn(baseUrl: string): Promise<Client> {
  const anonymous = createClient(baseUrl, { language: 'en' })
  const answer = await anonymous.request('login', { body: { email: 'first@example.org', password } })
  return anonymous.withToken((answer.english as { access_token: string }).access_token)
}

/** The data of the events of an analysis, once the owner's log has one. */
async function eventsOf(client: Client, id: string) {
  for (;;) {
    const { english } = await client.request('list_events', { query: { types: 'analysis.finished', limit: 100 } })
    const own = (english as EventPage).events.filter(({ data }) => data.analysis_id === id)
    if (own.length > 0) return own.map(({ data }) => data)
    await new Promise((resolve) => setTimeout(resolve, limits.taskLookMs))
  }
}
