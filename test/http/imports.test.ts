import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { ImportReport } from '../../src/domain/generated/wire-types.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import type { Client, ClientRequest, ClientResponse } from '../support/client.ts'
import { failureOf, follow, investigate, start } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'
import { acts, serviceRecords } from '../support/service-records.ts'

// Records that come in by API.

let service: TestService
let en: Client
let pt: Client

before(async () => {
  service = await startService()
  const admin = await service.addUser('admin')
  en = service.anonymous('en').withToken(await service.signIn(admin, 'en'))
  pt = service.anonymous('pt').withToken(await service.signIn(admin, 'pt'))
})
after(() => service.stop())

/** Contracts as JSON Lines, ids beginning with `prefix`. */
function contractLines(prefix: string, count: number, changes: object = {}): string[] {
  const contracts = serviceRecords().filter(({ record_kind }) => record_kind === 'contract')
  return contracts.slice(0, count).map((contract, index) => {
    const { provenance: _, ...row } = contract
    return JSON.stringify({ ...row, contract_id: `${prefix}-${index}`, ...changes })
  })
}

type Body = NonNullable<ClientRequest['raw']>['body']

function upload(client: Client, body: Body, query: Record<string, string> = {}): Promise<ClientResponse> {
  return client.request('create_import', {
    query: { source: 'cgu', file_name: 'contracts.jsonl', ...query },
    raw: { body, type: 'application/octet-stream' },
  })
}

async function uploaded(body: Body, query: Record<string, string> = {}): Promise<ImportReport> {
  const answer = await upload(en, body, query)
  assert.equal(answer.status, 201, JSON.stringify(answer.english))
  return answer.english as ImportReport
}

test('a rejection and a note have a sentence in the language of the answer', async () => {
  const body = '{"contract_id":3}\n{"contract_id":"said-1","organization_id":"O","region":"ZZ"}\n'
  const english = (await upload(en, body)).body as unknown as ImportReport
  assert.match(english.rejections[0]?.message ?? '', /^A value is of another type/)
  const answer = JSON.stringify((await upload(pt, body.replace('said-1', 'said-2'))).body)
  assert.match(answer, /"mensagem":"Um valor é de tipo diferente/)
  assert.match(answer, /"mensagem":"A palavra não é uma unidade da federação/)
})

/** A body without a length, in pieces that end anywhere. */
function pieces(content: string, size = 1000): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(content)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + size))
      at += size
    },
  })
}

test('an upload in chunks is imported and told of, row by row', async () => {
  const lines = contractLines('first', 40)
  const content = [...lines, '{"contract_id":', lines[3], '{"value":3}', ''].join('\n')
  const answer = await upload(en, pieces(content), { file_name: 'contratos de março.jsonl' })
  const report = answer.english as ImportReport
  assert.equal(answer.status, 201, JSON.stringify(report))
  assert.equal(answer.headers.get('location'), `/api/v1/imports/${report.import_id}`)
  const { status, source, format, file, rows_read, accepted, rejected, duplicates } = report
  assert.deepEqual(
    { status, source, format, file, rows_read, accepted, rejected, duplicates },
    {
      status: 'completed',
      source: 'cgu',
      format: 'normalised',
      file: 'contratos de março.jsonl',
      rows_read: 43,
      accepted: 40,
      rejected: 2,
      duplicates: 1,
    },
  )
  assert.equal(report.sha256, createHash('sha256').update(content).digest('hex'))
  assert.equal(report.bytes_read, Buffer.byteLength(content))
  assert.deepEqual(
    report.rejections.map(({ line, reason }) => ({ line, reason })),
    [
      { line: 41, reason: 'invalid_json' },
      { line: 43, reason: 'unknown_kind' },
    ],
  )
  for (const client of [en, pt]) {
    const kept = await client.request('get_import', { params: { import_id: report.import_id } })
    assert.equal(kept.status, 200)
    assert.deepEqual(kept.english, report)
  }
})

test('the same records again change nothing, and another account of one replaces it', async () => {
  const lines = contractLines('again', 30)
  const first = await uploaded(lines.join('\n'))
  const second = await uploaded(gzipSync(lines.join('\n')), { file_name: 'contracts.jsonl.gz' })
  assert.deepEqual([second.accepted, second.duplicates, second.rejected], [0, 30, 0])
  assert.equal(second.dataset_version, first.dataset_version)
  const third = await uploaded(
    [...lines.slice(0, 29), ...contractLines('again', 30, { value: 1 }).slice(29)].join('\n'),
  )
  assert.deepEqual([third.accepted, third.updated, third.duplicates], [1, 1, 29])
  assert.equal(third.dataset_version, (first.dataset_version ?? 0) + 1)
})

test('an archive that breaks off ends as failed', async () => {
  const whole = gzipSync(contractLines('cut', 200).join('\n'))
  const report = await uploaded(whole.subarray(0, whole.length - 200), { format: 'normalised' })
  assert.equal(report.status, 'failed')
  assert.equal(report.failure, 'truncated_gzip')
})

test('an import elsewhere changes nothing in the result of a run', async () => {
  const told = async () => {
    const { results } = await investigate(en, { sensitivity: 1, confidence_threshold: 0.1, max_results: 1000 })
    const { investigation_id: _, metadata, ...rest } = results
    return { ...rest, metadata: { ...metadata, execution_time_ms: 0, dataset_version: 0 } }
  }
  const before = await told()
  assert.ok(before.anomalies.length > 0)
  assert.equal((await uploaded(contractLines('elsewhere', 200).join('\n'))).accepted, 200)
  assert.deepEqual(await told(), before)
})

test('what is imported is there for the next investigation, and not for one that had begun', async () => {
  const pinned = await start(en)
  const report = await uploaded(contractLines('later', 25).join('\n'), { source: 'compras_gov' })
  assert.equal(report.accepted, 25)
  await follow(en, pinned)
  const { english } = await en.request('investigation_results', { params: { investigation_id: pinned } })
  const { metadata } = english as { metadata: { total_records_analyzed: number; dataset_version: number } }
  const next = await investigate(en)
  assert.equal(next.results.metadata.total_records_analyzed, metadata.total_records_analyzed + 25)
  assert.ok(metadata.total_records_analyzed > acts.compras_gov)
  assert.equal(next.results.metadata.dataset_version, report.dataset_version)
  assert.ok(metadata.dataset_version < (report.dataset_version ?? 0))
})

test('uploads that come together are all imported', async () => {
  const contents = Array.from({ length: 5 }, (_, n) => contractLines(`together-${n}`, 20).join('\n'))
  const reports = await Promise.all(contents.map((content) => uploaded(pieces(content, 333))))
  assert.deepEqual(
    reports.map(({ accepted }) => accepted),
    [20, 20, 20, 20, 20],
  )
  assert.equal(new Set(reports.map(({ import_id }) => import_id)).size, 5)
})

test('parameters that are missing or wrong are told by name and reason, in the language asked for', async () => {
  const line = contractLines('refused', 1).join('')
  const table: readonly (readonly [string, string, string, RegExp, RegExp])[] = [
    ['source=cgu', 'file_name', 'nome_arquivo', /is required/, /é obrigatório/],
    ['file_name=a.jsonl', 'source', 'fonte', /is required/, /é obrigatório/],
    ['source=cgu&file_name=', 'file_name', 'nome_arquivo', /must not be empty/, /não pode ficar vazio/],
    ['source=cgu&file_name=..%2Fa', 'file_name', 'nome_arquivo', /without a folder/, /sem pasta/],
    ['source=cgu&file_name=a%00', 'file_name', 'nome_arquivo', /NUL/, /NUL/],
    [`source=cgu&file_name=${'a'.repeat(256)}`, 'file_name', 'nome_arquivo', /at most 255/, /no máximo 255/],
    ['source=cgu&file_name=a&format=No-such', 'format', 'formato', /lower-case letters/, /letras minúsculas/],
    ['source=cgu&file_name=a&mode=fast', 'mode', 'mode', /not a known/, /não é um campo conhecido/],
  ]
  for (const [rawQuery, field, campo, reason, motivo] of table) {
    for (const client of [en, pt]) {
      const raw = { body: line, type: 'application/octet-stream' }
      const { code, details } = failureOf(await client.request('create_import', { rawQuery, raw }), 400)
      assert.equal(code, 'VALIDATION_ERROR')
      assert.equal(details.field, client.language === 'en' ? field : campo)
      assert.match(String(details.explanation), client.language === 'en' ? reason : motivo)
    }
  }
  const unknownSource = await upload(pt, line, { source: 'sicaf' })
  assert.equal(failureOf(unknownSource, 400).code, 'INVALID_DATA_SOURCE')
  const received = unknownSource.body as { erro: { codigo: string } }
  assert.equal(received.erro.codigo, 'FONTE_DADOS_INVALIDA')
})

test('a format that nobody reads, asked for or found, is refused with those that are', async () => {
  const asked = { format: 'lotus_123' }
  for (const client of [en, pt]) {
    for (const answer of [await upload(client, 'x', asked), await upload(client, 'just some text\nand more')]) {
      const { code, details } = failureOf(answer, 400)
      assert.equal(code, 'VALIDATION_ERROR')
      assert.ok((details.formats as string[]).includes('normalised'))
      const wording = { en: 'The format is not known.', pt: 'O formato não é conhecido.' }
      assert.equal(details.explanation, wording[client.language])
    }
  }
})

test('bodies that are wrapped, compressed on the way, or empty are refused', async () => {
  const query = { source: 'cgu', file_name: 'a.jsonl' }
  const form = new FormData()
  form.append('file', new Blob(contractLines('form', 3)), 'a.jsonl')
  const multipart = await new Response(form).arrayBuffer()
  const wrapped: readonly ClientRequest[] = [
    { query, raw: { body: new Uint8Array(multipart), type: 'multipart/form-data; boundary=x' } },
    { query, raw: { body: 'a=b', type: 'application/x-www-form-urlencoded' } },
    { query, raw: { body: gzipSync('{}'), type: 'application/json' }, headers: { 'Content-Encoding': 'gzip' } },
  ]
  for (const client of [en, pt])
    for (const request of wrapped)
      assert.equal(failureOf(await client.request('create_import', request), 415).code, 'UNSUPPORTED_MEDIA_TYPE')
  assert.equal(
    failureOf(await en.request('create_import', { query }), 400).details.explanation,
    'This field is required.',
  )
})

test('an import that nobody made is not found, whatever its id looks like', async () => {
  for (const language of languages) {
    const client = language === 'en' ? en : pt
    for (const import_id of ['x', '7b0c4a52-31a5-4d0c-9f7e-0d9f3f5d2f11', '../batch', 'é', 'a'.repeat(5000)]) {
      const { code } = failureOf(await client.request('get_import', { params: { import_id } }), 404)
      assert.equal(code, 'RESOURCE_NOT_FOUND')
    }
  }
})

test('nothing of an upload stays behind, and none made the service stumble', () => {
  assert.deepEqual(readdirSync(join(service.dataDir, 'uploads')), [])
  assert.deepEqual(service.errors, [])
})
