// Records and findings as files: whole, in the names of their reader, going on where a download broke off, and told to the trail.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { AnomalyResult, AuditEvent, Task } from '../../src/domain/generated/wire-types.ts'
import { type Language, languages, type Permission } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { taskDataPrefix } from '../../src/tasks/keys.ts'
import type { OperationId } from '../../src/wire/operations.ts'
import type { Client, ClientRequest } from '../support/client.ts'
import { failureOf, type Investigation, investigate, start } from '../support/investigate.ts'
import { lookupRecords } from '../support/lookup-records.ts'
import { startService, type TestService, type TestUser } from '../support/service.ts'
import { unzip } from '../support/unzip.ts'
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

/** The bytes of a file, as they are sent. */
async function bytesOf(from: TestService, token: string, task_id: string) {
  const answer = await fetch(`${from.baseUrl}/api/v1/tasks/${task_id}/file`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

async function endOf(client: Client, task_id: string): Promise<Task> {
  const params = { task_id }
  for await (const _ of client.stream('task_stream', { params }));
  return (await client.request('get_task', { params })).english as Task
}

describe('findings as a file', () => {
  let clients: Readonly<Record<Language, Client>>
  let sample: TestService
  let run: Investigation
  let second: Investigation
  let tokens: Readonly<Record<Language, string>>
  let ownerOf: TestUser
  let overseer: Client
  before(async () => {
    sample = await startService()
    const owner = await sample.addUser('analyst')
    ownerOf = owner
    const [en, pt] = await Promise.all([sample.signIn(owner, 'en'), sample.signIn(owner, 'pt')])
    tokens = { en, pt }
    overseer = await sample.clientOf('admin', 'en')
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

  describe('many as one archive', () => {
    const exportsOf = (id: string) => [
      { type: 'contracts', format: 'csv', contracts_filters: { year: 2024 } },
      { type: 'anomalies', format: 'jsonl' },
      { type: 'investigations', id, format: 'pdf' },
      { type: 'investigations', id, format: 'json' },
    ]

    const idOf = ({ task_id }: Task) => ({ task_id })

    const ask = async (client: Client, body: object, id: OperationId = 'export_bulk') => {
      const { status, english } = await client.request(id, { body })
      assert.equal(status, 201, JSON.stringify(english))
      return english as Task
    }

    for (const language of languages)
      test(`holds the files that single exports give, in the names of ${language}, and is in the trail`, async () => {
        const begun = await ask(clients[language], { exports: exportsOf(run.id), compress: language === 'en' })
        const { task_id, status, result } = await endOf(clients[language], begun.task_id)
        assert.deepEqual([status, result?.parts_done], ['completed', 4], JSON.stringify(result))
        const { headers, bytes } = await bytesOf(sample, tokens[language], task_id)
        assert.equal(headers.get('content-type'), 'application/zip')
        const [event] = await exportsTold(overseer)
        assert.deepEqual([event?.resource_type, event?.resource_id], ['task', task_id])
        const files = await unzip(bytes)
        const names = [...files.keys()].map((name) => name.replace(run.id.slice(0, 8), 'ID'))
        const [pdf, json] = ['03-investigation-ID.pdf', '04-investigation-ID.json']
        assert.deepEqual(names, ['manifest.json', '01-contracts.csv', '02-findings.jsonl', pdf, json])
        const body = { format: 'csv', filters: { year: 2024 } }
        const single = await take(clients.en, 'export_contracts', { body })
        assert.equal(rowsIn(String(files.get('01-contracts.csv'))).length, rowsIn(single.text).length)
        const lines = linesIn(String(files.get('02-findings.jsonl')))
        const alone = await take(clients[language], 'export_anomalies', { body: { format: 'jsonl' } })
        assert.deepEqual(lines, linesIn(alone.text))
        const results = JSON.parse(String(files.get(`04-investigation-${run.id.slice(0, 8)}.json`))) as Item
        assert.ok(results[language === 'en' ? 'anomalies' : 'anomalias'])
        const manifest = JSON.parse(String(files.get('manifest.json'))) as Item
        const listed = manifest[language === 'en' ? 'files' : 'arquivos'] as readonly Item[]
        for (const each of listed) {
          const file = files.get(String(each[language === 'en' ? 'path' : 'caminho'])) ?? Buffer.from('')
          const digest = createHash('sha256').update(file).digest('hex')
          assert.equal(each[language === 'en' ? 'content_sha256' : 'sha256_conteudo'], digest)
        }
      })

    test('or one report are of their owner alone, who needs the permission of what is made', async () => {
      const { task_id } = await ask(clients.en, { exports: exportsOf(run.id).slice(0, 1) })
      await endOf(clients.en, task_id)
      const params = { task_id }
      const stranger = await sample.clientOf('analyst', 'en')
      for (const id of ['get_task', 'task_log', 'cancel_task', 'list_task_partitions', 'download_task_file'] as const)
        assert.equal((await stranger.request(id, { params })).status, 403, id)
      const idsFor = async (client: Client) => {
        const { english } = await client.request('list_tasks', { query: { limit: 100 } })
        return (english as { readonly data: readonly Task[] }).data.map((task) => task.task_id)
      }
      assert.ok((await idsFor(clients.en)).includes(task_id))
      assert.deepEqual(await idsFor(stranger), [])
      assert.ok((await idsFor(overseer)).includes(task_id), 'operators see all')
      assert.equal((await overseer.request('download_task_file', { params })).status, 403)
      const refused = async (client: Client, body: object) =>
        failureOf(await client.request('create_task', { body }), 403)
      const viewer = await sample.clientOf('viewer', 'en')
      const report = { report_type: 'executive_summary', investigation_ids: [run.id] }
      const reported = { kind: 'report', parameters: { report } }
      assert.equal((await refused(viewer, reported)).details.required_permission, 'write:reports')
      assert.equal((await refused(stranger, reported)).details.reason, 'not_owner')
      const system = await refused(clients.en, { kind: 'retention' })
      assert.equal(system.details.required_permission, 'configure:system')
      const titled = { ...reported.parameters.report, title: '  Contas de 529.982.247-25\nlinha ' }
      const { parameters } = await ask(clients.pt, { kind: 'report', parameters: { report: titled } }, 'create_task')
      assert.equal(parameters.report?.title, 'Contas de ***.982.247-** linha')
      const made = await ask(clients.pt, reported, 'create_task')
      const { result } = await endOf(clients.pt, made.task_id)
      const { headers, bytes } = await bytesOf(sample, tokens.en, made.task_id)
      assert.match(headers.get('content-type') ?? '', /^text\/markdown/)
      assert.match(headers.get('content-disposition') ?? '', /prumo-executive_summary\.md/)
      assert.equal(createHash('sha256').update(bytes).digest('hex').length, 64)
      assert.equal(result?.file_bytes, bytes.length)
      assert.match(String(bytes), /achados|Achados/)
    })

    test('give an API key no more than reports of its scopes do', async () => {
      const owner = sample.anonymous('en').withToken(await sample.signIn(await sample.addUser('analyst')))
      const mine = await investigate(owner)
      const keyWith = async (...scopes: readonly Permission[]) => {
        const { english } = await owner.request('create_api_key', { body: { name: 'k', scopes } })
        const headers = { 'X-API-Key': (english as { readonly api_key: string }).api_key }
        return (id: OperationId, request: ClientRequest) => sample.anonymous('en').request(id, { ...request, headers })
      }
      const report = { report_type: 'executive_summary', investigation_ids: [mine.id] }
      const body = { kind: 'report', parameters: { report } }
      const [writing, reading] = [await keyWith('write:reports'), await keyWith('write:reports', 'read:reports')]
      for (const ask of [writing, reading]) {
        assert.equal((await ask('generate_report', { body: report })).status, 403)
        assert.equal((await ask('create_task', { body })).status, 403)
      }
      const whole = await keyWith('write:reports', 'read:reports', 'read:investigations')
      const asked = await whole('create_task', { body })
      const params = idOf(asked.english as Task)
      assert.equal((await endOf(owner, params.task_id)).status, 'completed')
      assert.equal((await whole('download_task_file', { params })).status, 200)
      for (const ask of [writing, reading])
        for (const id of ['get_task', 'download_task_file', 'cancel_task'] as const)
          assert.equal(failureOf(await ask(id, { params }), 403).code, 'INSUFFICIENT_PERMISSIONS', id)
      const waiting = { ...body, window: { not_before: tomorrow() } }
      const [byKey, byOwner] = [await whole('create_task', { body: waiting }), await ask(owner, waiting, 'create_task')]
      assert.notEqual(idOf(byKey.english as Task).task_id, byOwner.task_id, 'it is made with other rights')
    })

    test('are refused where they cannot be made, field by field', async () => {
      const id = crypto.randomUUID()
      for (const [part, field, reason] of [
        [{ type: 'investigations' }, 'id', 'required'],
        [{ type: 'contracts', id }, 'id', 'not_with_export_type'],
        [{ type: 'contracts', format: 'markdown' }, 'format', 'not_allowed'],
        [{ type: 'reports', id, format: 'jsonl' }, 'format', 'not_allowed'],
        [{ type: 'anomalies', contracts_filters: {} }, 'contracts_filters', 'not_with_export_type'],
      ] as const) {
        const { details } = failureOf(await clients.en.request('export_bulk', { body: { exports: [part] } }), 400)
        assert.deepEqual([details.field, details.reason], [`exports.0.${field}`, reason])
      }
      const named = { exports: [{ type: 'investigations', id }] }
      assert.equal((await clients.en.request('export_bulk', { body: named })).status, 404)
      const parameters = { exports: [{ type: 'contracts' }] }
      for (const [more, field] of [
        [{ priority: 'high' }, 'priority'],
        [{ threads: 2 }, 'threads'],
        [{ schedule: { cron: '0 3 * * 0' } }, 'schedule'],
        [{ parameters: { ...parameters, areas: ['events'] } }, 'parameters.areas'],
        [{ kind: 'report' }, 'parameters.exports'],
        [{ window: { not_before: '2099-01-01T00:00:00Z' } }, 'window.not_before'],
      ] as const) {
        const body = { kind: 'export', parameters, ...more }
        assert.equal(failureOf(await clients.en.request('create_task', { body }), 400).details.field, field)
      }
    })

    test('leave nothing when they are cancelled, and go when they have expired', async () => {
      const window = { not_before: tomorrow() }
      const waiting = { kind: 'export', parameters: { exports: [{ type: 'contracts' }] }, window }
      const first = await ask(clients.en, waiting, 'create_task')
      assert.equal((await ask(clients.en, waiting, 'create_task')).task_id, first.task_id, 'the same is answered')
      const early = await clients.en.request('download_task_file', { params: idOf(first) })
      assert.equal(failureOf(early, 409).details.reason, 'file_not_ready')
      const other = { ...waiting, parameters: { exports: [{ type: 'anomalies' }] } }
      const next = await ask(clients.en, other, 'create_task')
      const third = { ...waiting, parameters: { exports: [{ type: 'anomalies', format: 'pdf' }] } }
      assert.equal((await clients.en.request('create_task', { body: third })).status, 429)
      for (const params of [first, next].map(idOf)) {
        assert.equal((await clients.en.request('cancel_task', { params })).status, 200)
        const gone = failureOf(await clients.en.request('download_task_file', { params }), 409)
        assert.equal(gone.details.reason, 'file_not_made')
      }
      const made = await ask(clients.en, { exports: [{ type: 'contracts' }] })
      await endOf(clients.en, made.task_id)
      const entries = async () => {
        let count = 0
        for await (const _ of sample.state.range({ prefix: taskDataPrefix(made.task_id) })) count++
        return count
      }
      assert.ok((await entries()) > 0)
      sample.clock.advance(limits.taskFileKeptMs)
      const owner = sample.anonymous('en').withToken(await sample.signIn(ownerOf))
      const late = failureOf(await owner.request('download_task_file', { params: idOf(made) }), 404)
      assert.equal(late.details.reason, 'file_expired')
      const operator = await sample.clientOf('admin', 'en')
      const body = { kind: 'retention', parameters: { areas: ['task_files'] } }
      await endOf(operator, (await ask(operator, body, 'create_task')).task_id)
      assert.equal(await entries(), 0)
    })
  })
})
