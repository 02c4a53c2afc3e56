// Records and findings as files: whole, in the names of their reader, going on where a download broke off, and told to the trail.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { AnomalyResult, AuditEvent } from '../../src/domain/generated/wire-types.ts'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import type { Client, ClientRequest } from '../support/client.ts'
import { failureOf, type Investigation, investigate, start } from '../support/investigate.ts'
import { lookupRecords } from '../support/lookup-records.ts'
import { startService, type TestService } from '../support/service.ts'
import { withLimits } from '../support/with-limits.ts'

let service: TestService
let clients: Readonly<Record<Language, Client>>
let admin: Client
before(async () => {
  service = await startService(lookupRecords())
  const owner = await service.addUser('analyst')
  const [en, pt] = await Promise.all(languages.map((language) => service.signIn(owner, language)))
  clients = { en: service.anonymous('en').withToken(en), pt: service.anonymous('pt').withToken(pt) }
  admin = service.anonymous('en').withToken(await service.signIn(await service.addUser('admin')))
})
after(() => service.stop())

type Item = Readonly<Record<string, unknown>>
type Exporting = 'export_contracts' | 'export_anomalies' | 'download_investigation'

async function take(client: Client, id: Exporting, request: ClientRequest) {
  const { status, body, headers } = await client.request(id, request)
  assert.equal(status, 200, JSON.stringify(body))
  return { text: typeof body === 'string' ? body : JSON.stringify(body), headers }
}

const rowsIn = (text: string): readonly Record<string, string>[] => parse(text, { columns: true })
const linesIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Item)

async function everyContract(client: Client): Promise<readonly Item[]> {
  const { body } = await client.request('list_contracts', { query: { limit: 100 } })
  const { data, dados } = body as { readonly data?: readonly Item[]; readonly dados?: readonly Item[] }
  return data ?? dados ?? []
}

const nameOf = { en: 'contract_id', pt: 'id_contrato' } as const
const fileOf = { en: 'provenance.file', pt: 'procedencia.arquivo' } as const

describe('contracts as a file', () => {
  for (const language of languages)
    test(`are all that match, in the names of ${language}, with where each came from`, async () => {
      const listed = await everyContract(clients[language])
      await withLimits({ linesReadAtOnce: 7 }, async () => {
        const { text, headers } = await take(clients[language], 'export_contracts', { body: { format: 'csv' } })
        const rows = rowsIn(text)
        assert.deepEqual(
          rows.map((row) => row[nameOf[language]]),
          listed.map((item) => item[nameOf[language]]),
        )
        assert.ok(rows.length > 7 && rows.every((row) => row[fileOf[language]] !== ''))
        assert.match(headers.get('content-disposition') ?? '', /filename="contracts\.csv"/)
        const lines = linesIn((await take(clients[language], 'export_contracts', { body: { format: 'jsonl' } })).text)
        assert.deepEqual(lines.slice(0, -1), listed)
        const { text: whole } = await take(clients[language], 'export_contracts', { body: { format: 'json' } })
        const { data, meta } = JSON.parse(whole) as { readonly data: unknown; readonly meta: Item }
        assert.deepEqual(data, listed)
        assert.deepEqual([meta[language === 'en' ? 'rows' : 'linhas'], meta.total], [listed.length, listed.length])
        assert.deepEqual(lines.at(-1), { meta })
      })
    })

  test('that nothing matches are a file without rows', async () => {
    const body = { format: 'csv', filters: { supplier: '11222333000181', year: 1901 } }
    assert.deepEqual(rowsIn((await take(clients.en, 'export_contracts', { body })).text), [])
    const { text } = await take(clients.en, 'export_contracts', { body: { ...body, format: 'json' } })
    assert.deepEqual((JSON.parse(text) as { readonly data: unknown }).data, [])
  })

  test('go on where a download broke off, of the same version alone', async () => {
    await withLimits({ linesReadAtOnce: 5 }, async () => {
      const whole = await take(clients.en, 'export_contracts', { body: {} })
      const version = Number(whole.headers.get('x-dataset-version'))
      const alone = await clients.en.request('export_contracts', { body: { skip_rows: 3 } })
      assert.equal(failureOf(alone, 400).details.field, 'dataset_version')
      for (const skip_rows of [0, 3, 5, 12]) {
        const body = { skip_rows, dataset_version: version }
        const rest = await take(clients.en, 'export_contracts', { body })
        assert.deepEqual(rowsIn(rest.text), rowsIn(whole.text).slice(skip_rows), String(skip_rows))
      }
      const body = { skip_rows: 3, dataset_version: version + 1 }
      const refused = failureOf(await clients.en.request('export_contracts', { body }), 409)
      assert.deepEqual([refused.code, refused.details?.reason], ['CONFLICT', 'dataset_changed'])
      const rows = rowsIn(whole.text).length
      const none = await take(clients.en, 'export_contracts', { body: { skip_rows: rows, dataset_version: version } })
      assert.equal(rowsIn(none.text).length, 0)
      const beyond = { skip_rows: rows + 1, dataset_version: version }
      const { details } = failureOf(await clients.en.request('export_contracts', { body: beyond }), 400)
      assert.deepEqual([details?.field, details?.limit], ['skip_rows', rows])
    })
  })

  test('are a workbook or a PDF, up to as many as those hold', async () => {
    for (const [format, start] of [
      ['xlsx', 'PK'],
      ['pdf', '%PDF-'],
    ] as const) {
      const response = await fetch(`${service.baseUrl}/api/v1/export/contracts/export`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${await tokenOf()}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ format }),
      })
      assert.equal(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, start.length), start)
    }
    await withLimits({ exportsWholeAtOnceMax: 0 }, async () => {
      const refused = failureOf(await clients.en.request('export_contracts', { body: { format: 'xlsx' } }), 503)
      assert.equal(refused.details?.reason, 'exports_busy')
    })
    const { id } = (await exportsTold(admin))[0] ?? {}
    await withLimits({ exportWorkbookRowsMax: 3, exportPdfRowsMax: 2 }, async () => {
      for (const [format, limit] of [
        ['xlsx', 3],
        ['pdf', 2],
      ] as const) {
        const refused = failureOf(await clients.en.request('export_contracts', { body: { format } }), 400)
        assert.deepEqual([refused.code, refused.details?.limit], ['VALIDATION_ERROR', limit])
      }
    })
    assert.equal((await exportsTold(admin))[0]?.id, id, 'what was refused is no export')
  })

  test('compute nothing in a spreadsheet', async () => {
    const { text } = await take(clients.en, 'export_contracts', { body: {} })
    for (const row of rowsIn(text))
      for (const [name, cell] of Object.entries(row))
        assert.ok(!/^[=+@\t\r]/.test(cell) && !/^-(?!\d+(\.\d+)?$)/.test(cell), `${name}: ${cell}`)
  })

  test('are told to the trail before they leave, with who took what', async () => {
    await take(clients.en, 'export_contracts', { body: { filters: { year: 2024 } } })
    const [event] = await exportsTold(admin)
    assert.equal(event?.resource_type, 'contracts')
    const { filters } = (event?.details ?? {}) as { readonly filters?: unknown }
    assert.deepEqual(filters, { year: 2024 })
  })
})

async function exportsTold(client: Client): Promise<readonly AuditEvent[]> {
  const { english } = await client.request('list_audit_events', { query: { event_type: 'data.export', limit: 3 } })
  return (english as { readonly data: readonly AuditEvent[] }).data
}

async function tokenOf(): Promise<string> {
  return service.signIn(await service.addUser('analyst'))
}

describe('findings as a file', () => {
  let clients: Readonly<Record<Language, Client>>
  let sample: TestService
  let run: Investigation
  let second: Investigation
  before(async () => {
    sample = await startService()
    const owner = await sample.addUser('analyst')
    const [en, pt] = await Promise.all(languages.map((language) => sample.signIn(owner, language)))
    clients = { en: sample.anonymous('en').withToken(en), pt: sample.anonymous('pt').withToken(pt) }
    run = await investigate(clients.en)
    second = await investigate(clients.en)
  })
  after(() => sample.stop())

  test('are those of every investigation of the caller, oldest first, and of nobody else', async () => {
    const lines = linesIn((await take(clients.en, 'export_anomalies', { body: { format: 'jsonl' } })).text)
    const expected = [run, second].flatMap(({ id, results }) => results.anomalies.map((anomaly) => [id, anomaly.id]))
    assert.deepEqual(
      lines.slice(0, -1).map(({ investigation_id, anomaly }) => [investigation_id, (anomaly as AnomalyResult).id]),
      expected,
    )
    assert.deepEqual(lines[0]?.anomaly, run.results.anomalies[0])
    const overseer = sample.anonymous('en').withToken(await sample.signIn(await sample.addUser('admin')))
    const [end, begin] = (await exportsTold(overseer)).map(({ details }) => details as Item)
    assert.deepEqual([begin?.rows, begin?.investigations], [undefined, 2])
    const { dataset_version } = run.results.metadata
    assert.deepEqual([end?.rows, end?.whole, end?.dataset_versions], [expected.length, true, [dataset_version]])
    const other = sample.anonymous('en').withToken(await sample.signIn(await sample.addUser('analyst')))
    const none = await take(other, 'export_anomalies', { body: { format: 'jsonl' } })
    assert.deepEqual(linesIn(none.text), [{ meta: { rows: 0 } }])
    const filters = { investigation_ids: [run.id] }
    assert.equal((await other.request('export_anomalies', { body: { filters } })).status, 403)
  })

  test('of an investigation that still runs are refused before a row leaves', async () => {
    const filters = { investigation_ids: [await start(clients.en)] }
    for (const format of ['csv', 'jsonl', 'json', 'xlsx'])
      failureOf(await clients.en.request('export_anomalies', { body: { format, filters } }), 409)
    const turned = { date_from: '2024-02-01', date_to: '2024-01-01' }
    const { details } = failureOf(await clients.en.request('export_anomalies', { body: { filters: turned } }), 400)
    assert.match(String(details?.field), /^filters\.date_/, 'a field is named by its place in the body')
  })

  test('are filtered, and go on behind the last that the caller has', async () => {
    const [first] = run.results.anomalies
    assert.ok(first)
    const filters = { investigation_ids: [run.id], severities: [first.severity], min_confidence: first.confidence }
    const { text } = await take(clients.en, 'export_anomalies', { body: { filters } })
    const wanted = run.results.anomalies.filter(
      ({ severity, confidence }) => severity === first.severity && confidence >= first.confidence,
    )
    assert.deepEqual(
      rowsIn(text).map((row) => row['anomaly.id']),
      wanted.map(({ id }) => id),
    )
    const after = { investigation_id: run.id, anomaly_id: run.results.anomalies.at(-2)?.id }
    const rest = await take(clients.en, 'export_anomalies', { body: { after } })
    const ids = [run.results.anomalies.at(-1), ...second.results.anomalies].map((anomaly) => anomaly?.id)
    assert.deepEqual(
      rowsIn(rest.text).map((row) => row['anomaly.id']),
      ids,
    )
    const unknown = { investigation_id: run.id, anomaly_id: crypto.randomUUID() }
    for (const after of [unknown, { ...unknown, investigation_id: crypto.randomUUID() }]) {
      const refused = failureOf(await clients.en.request('export_anomalies', { body: { after } }), 400)
      assert.equal(refused.details?.reason, 'finding_not_in_export')
    }
  })

  test('of one investigation come in each format, and as the results that are read', async () => {
    const params = { investigation_id: run.id }
    for (const [format, type] of [
      ['csv', /^text\/csv/],
      ['jsonl', /^application\/x-ndjson/],
      ['excel', /spreadsheetml/],
      ['xlsx', /spreadsheetml/],
      ['pdf', /^application\/pdf/],
      ['html', /^text\/html/],
      ['markdown', /^text\/markdown/],
    ] as const) {
      const { headers } = await take(clients.pt, 'download_investigation', { params, query: { format } })
      assert.match(headers.get('content-type') ?? '', type)
    }
    const { text } = await take(clients.en, 'download_investigation', { params, query: { format: 'json' } })
    assert.deepEqual(JSON.parse(text), run.results)
    const rows = rowsIn((await take(clients.pt, 'download_investigation', { params })).text)
    assert.deepEqual(
      rows.map((row) => row['anomalia.id']),
      run.results.anomalies.map(({ id }) => id),
    )
    assert.ok(rows.length < limits.exportPdfRowsMax)
  })
})
