// The life of a report as its reader sees it: asked for, made, read, downloaded, deleted, refused.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type {
  EventPage,
  InvestigationResponse,
  JsonWebKeySet,
  Report,
  ReportHead,
} from '../../src/domain/generated/wire-types.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { verifyBundle } from '../../src/services/bundles/verify-bundle.ts'
import type { Client } from '../support/client.ts'
import { failureOf, type Investigation, investigate, start } from '../support/investigate.ts'
import { awaitReport, makeReport } from '../support/make-report.ts'
import { startService, type TestService, type TestUser } from '../support/service.ts'
import { unzip } from '../support/unzip.ts'
import { withLimits } from '../support/with-limits.ts'

let service: TestService
let owner: TestUser
let clients: Readonly<Record<Language, Client>>
let tokens: Readonly<Record<Language, string>>
let run: Investigation

before(async () => {
  service = await startService()
  owner = await service.addUser('analyst')
  const [en = '', pt = ''] = await Promise.all(languages.map((language) => service.signIn(owner, language)))
  tokens = { en, pt }
  clients = { en: service.anonymous('en').withToken(en), pt: service.anonymous('pt').withToken(pt) }
  run = await investigate(clients.en)
})
after(() => service.stop())

const paramsOf = (report_id: string) => ({ params: { report_id } })
const reportOf = async (client: Client, id: string) =>
  (await client.request('get_report', paramsOf(id))).english as Report

describe('a report', () => {
  for (const language of languages)
    test(`is asked for, made and read in ${language}, with every finding of its investigation`, async () => {
      const client = clients[language]
      const id = await makeReport(client, run.id, { target_audience: 'technical' })
      const report = await reportOf(client, id)
      assert.deepEqual(
        [report.id, report.format, report.status, report.language],
        [id, 'markdown', 'completed', language],
      )
      assert.deepEqual(report.investigations, [run.id])
      assert.equal(report.metadata.findings, run.results.anomalies.length)
      for (const { affected_entities } of run.results.anomalies)
        assert.ok(report.content.includes(affected_entities.primary.id), affected_entities.primary.id)
      assert.match(report.content, language === 'en' ? /^# Investigation report/ : /^# Relatório de investigação/)
      assert.equal(report.metadata.content_sha256, createHash('sha256').update(report.content).digest('hex'))
      assert.equal(report.word_count > 1_000, true)
    })

  test('has the fields of the specification in Portuguese', async () => {
    const id = await makeReport(clients.pt, run.id, { report_type: 'executive_summary' })
    const { body } = await clients.pt.request('get_report', paramsOf(id))
    const names = Object.keys(body as object)
    for (const name of ['id', 'titulo', 'conteudo', 'formato', 'investigacoes', 'gerado_em'])
      assert.ok(names.includes(name), name)
  })

  test('is listed for its owner, with where its file is', async () => {
    const id = await makeReport(clients.en, run.id, { title: 'Mine, 529.982.247-25', report_type: 'audit_report' })
    const { english } = await clients.en.request('list_reports', { query: { 'filter[report_type]': 'audit_report' } })
    const [head] = (english as { readonly data: readonly ReportHead[] }).data
    assert.deepEqual([head?.id, head?.progress, head?.download_url], [id, 1, `/api/v1/reports/${id}/download`])
    assert.ok(!head?.title.includes('529.982'), 'a CPF in a title is masked')
  })

  test('is the same for the same request, but for its id and when it was made', async () => {
    const made = [await makeReport(clients.en, run.id), await makeReport(clients.en, run.id)]
    const [first, second] = await Promise.all(made.map((id) => reportOf(clients.en, id)))
    assert.notEqual(first?.id, second?.id)
    assert.equal(first?.content, second?.content)
  })

  test('can be had as a file in every format', async () => {
    const id = await makeReport(clients.en, run.id, { report_type: 'executive_summary', output_format: 'html' })
    for (const format of ['markdown', 'html', 'json', 'csv', undefined] as const) {
      const answer = await clients.en.request('download_report', { ...paramsOf(id), query: format ? { format } : {} })
      assert.equal(answer.status, 200, format)
      assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="prumo-executive_summary-/)
      assert.ok(JSON.stringify(answer.body).length > 100)
    }
  })

  test('of one investigation can be read at once, and is not kept', async () => {
    const query = { investigation_id: run.id, format: 'json' }
    const answer = await clients.en.request('generate_report_now', { query })
    const { content, format } = answer.english as Report
    assert.equal(format, 'json')
    assert.equal(typeof JSON.parse(content), 'object')
    const listed = await clients.en.request('list_reports', { query: { limit: 100 } })
    const ids = (listed.english as { readonly data: readonly ReportHead[] }).data.map(({ id }) => id)
    assert.ok(!ids.includes((answer.english as Report).id))
  })

  test('is told of once to its owner, when it is made', async () => {
    const id = await makeReport(clients.en, run.id, { report_type: 'executive_summary' })
    const events = await heardOf(id)
    assert.deepEqual(
      events.map(({ format, investigations }) => [format, investigations]),
      [['markdown', [run.id]]],
    )
  })

  test('that is deleted is gone, with its pieces', async () => {
    const id = await makeReport(clients.en, run.id)
    assert.equal((await clients.en.request('delete_report', paramsOf(id))).status, 204)
    assert.equal((await clients.en.request('get_report', paramsOf(id))).status, 404)
    for await (const { key } of service.state.range({ prefix: 'report' })) assert.ok(!key.includes(id), key)
  })
})

/** What the owner heard of a report, once it did; events come a moment after what they are of. */
async function heardOf(report: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  for (let after: string | undefined; ; ) {
    const query = { types: 'report.generated', ...(after !== undefined && { after }) }
    const { english } = await clients.en.request('list_events', { query, headers: { Prefer: 'wait=20' } })
    const { events, cursor } = english as EventPage
    const found = events.map(({ data }) => data as Readonly<Record<string, unknown>>)
    const own = found.filter(({ report_id }) => report_id === report)
    if (own.length > 0) return own
    assert.ok(events.length > 0, 'nothing came within the wait')
    after = cursor
  }
}

test('a report shows no CPF of a question or of its filters, nor in the command that repeats it', async () => {
  const filters = { exclude: { suppliers: ['529.982.247-25', '52998224725'] } }
  const { id } = await investigate(clients.en, { filters })
  const report = await reportOf(clients.en, await makeReport(clients.en, id, { target_audience: 'technical' }))
  assert.match(report.content, /investigations\/start/)
  assert.doesNotMatch(report.content.replace(/\D/g, ''), /52998224725/)
  assert.match(report.content, /\*\*\*\.982\.247-\*\*/)
})

describe('a dossier', () => {
  const ask = async (client: Client, body: object) => {
    const { english, status } = await client.request('generate_report', { body })
    assert.equal(status, 201)
    return awaitReport(client, (english as { readonly report_id: string }).report_id)
  }
  const partyOf = (type: string) =>
    run.results.anomalies
      .flatMap(({ affected_entities: { primary, related } }) => [primary, ...related])
      .find((entity) => entity.type === type && !entity.id.includes('*'))

  for (const language of languages)
    test(`of a supplier and of a body tells what the records and findings say of it, in ${language}`, async () => {
      const client = clients[language]
      for (const [report_type, type] of [
        ['supplier_dossier', 'supplier'],
        ['body_dossier', 'organization'],
      ] as const) {
        const party = partyOf(type)
        assert.ok(party, type)
        const { report_id, status, error } = await ask(client, { report_type, entity: party.id })
        assert.equal(status, 'completed', JSON.stringify(error))
        const { title, content, metadata, investigations } = await reportOf(client, report_id)
        assert.ok(title.includes(party.name), title)
        assert.ok(content.includes(party.name))
        assert.deepEqual(investigations, [])
        assert.ok((metadata.findings ?? 0) > 0)
        const [years, relations] =
          language === 'pt' ? ['Contratos por ano', 'A quem os registros'] : ['Contracts by year', 'Whom the records']
        assert.ok(content.includes(years) && content.includes(relations), content.slice(0, 2_000))
        for (const format of ['html', 'json', 'csv', 'xlsx', 'pdf'] as const) {
          const file = await client.request('download_report', { ...paramsOf(report_id), query: { format } })
          assert.equal(file.status, 200, format)
        }
      }
    })

  test('is refused without whom it is about, about nobody known, and where it names investigations', async () => {
    const reasonOf = async (body: object) =>
      failureOf(await clients.en.request('generate_report', { body }), 400).details.reason
    const report_type = 'supplier_dossier'
    assert.equal(await reasonOf({ report_type }), 'report_needs_entity')
    assert.equal(await reasonOf({ report_type, entity: '00000000000191' }), 'entity_not_found')
    const known = partyOf('supplier')?.id
    const investigation_ids = [run.id]
    assert.equal(await reasonOf({ report_type, entity: known, investigation_ids }), 'dossier_finds_investigations')
    assert.equal(
      await reasonOf({ report_type: 'audit_report', entity: known, investigation_ids }),
      'entity_of_dossiers_alone',
    )
  })
})

describe('the evidence bundle of a report', () => {
  const take = async (token: string, id: string) =>
    fetch(`${service.baseUrl}/api/v1/reports/${id}/bundle`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })

  test('holds every finding and each record it cites, is signed by the published key, and is in the trail', async () => {
    const id = await makeReport(clients.en, run.id, { output_format: 'csv', target_audience: 'technical' })
    const answer = await take(tokens.en, id)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/zip'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    const file = join(service.dataDir, 'bundle.zip')
    await writeFile(file, bytes)
    const { bundle_keys = [] } = (await clients.en.request('jwks')).english as JsonWebKeySet
    const verdict = await verifyBundle(file, bundle_keys[0]?.public_key)
    assert.deepEqual([verdict.problems, verdict.notes, verdict.report_id], [[], [], id])
    assert.ok(verdict.events >= 3, 'the investigation, the report, and the export')
    const files = await unzip(bytes)
    const of = (name: string) => files.get(`data/investigations/${run.id}/${name}`)?.toString() ?? ''
    const { anomalies } = JSON.parse(of('findings.json')) as InvestigationResponse
    assert.deepEqual(anomalies, run.results.anomalies)
    const records = of('records.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly findings: string[]; readonly record: NormalisedRecord })
    for (const { id: finding, evidence } of anomalies) {
      const own = records.filter(({ findings }) => findings.includes(finding))
      for (const { record } of evidence.data_points)
        assert.ok(own.some(({ record: { provenance } }) => provenance.original_id === record?.original_id))
    }
    const sources = JSON.parse(of('sources.json')) as readonly {
      readonly licence?: string
      readonly synthetic?: true
      readonly records: object[]
    }[]
    for (const { licence, synthetic } of sources) assert.equal(licence === undefined, synthetic === true)
    const law = JSON.parse(of('law.json')) as readonly { readonly reference_dates: readonly string[] }[]
    assert.ok(law.length > 0 && law.every(({ reference_dates: [day = ''] }) => /^\d{4}-\d\d-\d\d/.test(day)))
    assert.equal(
      sources.reduce((sum, source) => sum + source.records.length, 0),
      records.length,
    )
    assert.match(JSON.stringify(JSON.parse(of('versions.json'))), /legal_tables.*findings_sha256/)
    const report = files.get('data/report/report.csv')
    assert.deepEqual(report?.toString(), (await reportOf(clients.en, id)).content)
  })

  test('is the same again but for the date, the proofs and what follows from them', async () => {
    const id = await makeReport(clients.pt, run.id)
    const [first, second] = await Promise.all(
      [1, 2].map(async () => unzip(Buffer.from(await (await take(tokens.pt, id)).arrayBuffer()))),
    )
    assert.deepEqual([...(first?.keys() ?? [])], [...(second?.keys() ?? [])])
    const differ = [...(first ?? [])].filter(([path, bytes]) => !second?.get(path)?.equals(bytes)).map(([path]) => path)
    const follows = [
      'bag-info.txt',
      'data/audit/proofs.json',
      'manifest-sha256.txt',
      'tagmanifest-sha256.txt',
      'signature.json',
    ]
    assert.deepEqual(
      differ.filter((path) => !follows.includes(path)),
      [],
    )
  })

  test('is refused to whoever may not read the report, and beyond the findings that one may hold', async () => {
    const id = await makeReport(clients.en, run.id)
    const stranger = await service.clientOf('analyst', 'en')
    assert.equal((await stranger.request('bundle_report', paramsOf(id))).status, 403)
    await withLimits({ bundleFindingsMax: 1 }, async () => {
      const refused = failureOf(await clients.en.request('bundle_report', paramsOf(id)), 413)
      assert.equal(refused.details.reason, 'bundle_too_large')
    })
  })
})

describe('a report is refused', () => {
  test('without what its type needs', async () => {
    const ask = async (body: object) =>
      failureOf(await clients.en.request('generate_report', { body }), 400).details.reason
    assert.equal(await ask({ report_type: 'audit_report' }), 'report_needs_investigation')
    assert.equal(
      await ask({ report_type: 'comparative_analysis', investigation_ids: [run.id] }),
      'report_needs_several',
    )
    assert.equal(await ask({ report_type: 'detailed_analysis' }), 'report_needs_source')
  })

  test('of an investigation that is unknown, foreign, or still runs', async () => {
    const stranger = await service.clientOf('analyst', 'en')
    const ask = (client: Client, id: string) =>
      client.request('generate_report', { body: { report_type: 'executive_summary', investigation_ids: [id] } })
    const unknown = '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11'
    assert.equal((await ask(clients.en, unknown)).status, 404)
    const body = { report_type: 'detailed_analysis', investigation_ids: [run.id], analysis_ids: [unknown] }
    assert.equal(failureOf(await clients.en.request('generate_report', { body }), 404).code, 'RESOURCE_NOT_FOUND')
    assert.equal((await ask(stranger, run.id)).status, 403)
    assert.equal((await ask(clients.en, await start(clients.en))).status, 409)
  })

  test('to whoever may not read its investigation, until that is open to them', async () => {
    const stranger = await service.clientOf('analyst', 'en')
    const id = await makeReport(clients.en, run.id)
    assert.equal((await stranger.request('get_report', paramsOf(id))).status, 403)
    const params = { investigation_id: run.id }
    await clients.en.request('update_investigation', { params, body: { visibility: 'public' } })
    assert.equal((await stranger.request('get_report', paramsOf(id))).status, 200)
    assert.equal((await stranger.request('delete_report', paramsOf(id))).status, 403)
    await clients.en.request('update_investigation', { params, body: { visibility: 'private' } })
  })

  test('to a key that may read reports alone, also of its owner', async () => {
    const id = await makeReport(clients.en, run.id)
    const answers = async (scopes: readonly string[]) => {
      const made = await clients.en.request('create_api_key', { body: { name: 'k', scopes } })
      const headers = { 'X-API-Key': (made.english as { api_key: string }).api_key }
      const key = service.anonymous('en')
      const asked = ['get_report', 'get_report_status', 'download_report'] as const
      return Promise.all(
        asked.map(async (operation) => (await key.request(operation, { ...paramsOf(id), headers })).status),
      )
    }
    assert.deepEqual(await answers(['read:reports']), [403, 403, 403])
    assert.deepEqual(await answers(['read:reports', 'read:investigations']), [200, 200, 200])
  })

  test('to an admin outside of the team of its investigation', async () => {
    const admin = await service.clientOf('admin', 'en')
    const id = await makeReport(clients.en, run.id)
    assert.equal((await admin.request('get_report', paramsOf(id))).status, 200)
    const team = ((await admin.request('create_team', { body: { name: 'Reports' } })).english as { id: string }).id
    const member = await service.addUser('analyst', { team_ids: [team] })
    const client = service.anonymous('en').withToken(await service.signIn(member))
    const own = await investigate(client)
    const params = { investigation_id: own.id }
    assert.equal((await client.request('update_investigation', { params, body: { team_id: team } })).status, 200)
    const ofTeam = await makeReport(client, own.id)
    assert.equal((await client.request('get_report', paramsOf(ofTeam))).status, 200)
    assert.equal((await admin.request('get_report', paramsOf(ofTeam))).status, 403)
  })

  test('while it is not made, with how far it is', async () => {
    const body = { report_type: 'executive_summary', investigation_ids: [run.id] }
    const { report_id } = (await clients.pt.request('generate_report', { body })).english as { report_id: string }
    const answer = await clients.pt.request('get_report', paramsOf(report_id))
    if (answer.status === 200) return
    const { details } = failureOf(answer, 409)
    assert.deepEqual([details.reason, typeof details.report_status], ['report_not_finished', 'string'])
  })

  test('beyond what a user may keep', async () => {
    await withLimits({ reportsPerUserMax: 0 }, async () => {
      const body = { report_type: 'executive_summary', investigation_ids: [run.id] }
      assert.equal(
        failureOf(await clients.en.request('generate_report', { body }), 409).details.reason,
        'too_many_reports',
      )
    })
  })
})
