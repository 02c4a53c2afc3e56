import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { after, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { runExplain } from '../../src/cli/explain.ts'
import { type ImportCommand, runImport } from '../../src/cli/import.ts'
import type { AuditEvent } from '../../src/domain/generated/wire-types.ts'
import type { Language } from '../../src/domain/vocabulary.ts'
import { AppError } from '../../src/errors.ts'
import { explainStream } from '../../src/import/run/explain-stream.ts'
import { importFile } from '../../src/import/run/import-file.ts'
import { limits } from '../../src/limits.ts'
import { importFiles } from '../../src/main/import-files.ts'
import { readFolder } from '../../src/main/read-folder-in-memory.ts'
import { openState } from '../../src/main/stores.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { importPartsOf } from '../support/import-run.ts'
import { testConfig } from '../support/service.ts'
import { foreignWords } from '../support/stop-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'prumo-cli-'))
const good = join(folder, 'good.jsonl')
const mixed = join(folder, 'mixed.jsonl')
const other = join(folder, 'other.txt')
writeFileSync(good, '{"contract_id":"1","value":5}\n')
writeFileSync(mixed, '{"contract_id":"2"}\n{"contract_id":3}\n{"organization_id":"9","colour":"blue","region":"ZZ"}\n')
writeFileSync(other, 'nothing of ours\n')
after(() => rmSync(folder, { recursive: true }))

async function run(files: readonly string[], command: Partial<ImportCommand> = {}, { isTTY = false } = {}) {
  const written = { stdout: '', stderr: '' }
  const stderr = Object.assign(new PassThrough(), {
    isTTY,
    columns: 80,
    cursorTo: () => true,
    moveCursor: () => true,
    clearLine: () => true,
  })
  stderr.on('data', (chunk) => {
    written.stderr += chunk
  })
  const parts = importPartsOf(createMemoryStore())
  const exitCode = await runImport(
    files,
    { json: false, ...command },
    {
      importFile: (path, options) => importFile(path, options, parts),
      stdout: { write: (text: string) => (written.stdout += text) },
      stderr: stderr as unknown as NodeJS.WriteStream,
    },
  )
  return { exitCode, ...written }
}

async function explain(files: readonly string[], json: boolean, language: Language = 'en') {
  let stdout = ''
  const exitCode = await runExplain(
    files,
    { json, language },
    {
      explainFile: (path) =>
        explainStream(() => createReadStream(path), {
          fileName: basename(path),
          retrieved_at: '2026-01-01T00:00:00.000Z',
        }),
      stdout: { write: (text: string) => (stdout += text) },
    },
  )
  return { exitCode, stdout }
}

describe('prumo import', () => {
  test('prints a table for each file, with what was rejected, repaired and left out', async () => {
    const { exitCode, stdout } = await run([good, mixed])
    assert.equal(exitCode, 0)
    assert.match(stdout, /^file +good\.jsonl$/m)
    assert.match(stdout, /^rows read +3$/m)
    assert.match(stdout, /^ +rejected +1 × wrong_type contract_id \(lines 2\)$/m)
    assert.match(stdout, /^ +noted +1 × region: unknown_region\n +The word is no federative unit; it is not kept\.$/m)
    assert.match(stdout, /^ +left out +colour: 1 value$/m)
  })

  test('cuts a long list of columns, and says whose the records are taken for', async () => {
    const wide = join(folder, 'wide.jsonl')
    const columns = Array.from({ length: limits.leftOutShownMax + 5 }, (_, at) => [`extra_${at}`, 'x'])
    writeFileSync(wide, `${JSON.stringify({ contract_id: '1', ...Object.fromEntries(columns) })}\n`)
    const { stdout } = await run([wide])
    assert.equal(stdout.match(/^ +left out +extra_\d+: 1 value$/gm)?.length, limits.leftOutShownMax)
    assert.match(stdout, /^ +left out +… and 5 more; --json has all$/m)
    assert.match(stdout, /^source +\w+ \(assumed by the format; --source names another\)$/m)
    assert.match((await run([wide], { source: 'tcu' })).stdout, /^source +tcu$/m)
    const json = JSON.parse((await run([wide], { json: true })).stdout)
    assert.equal(json.ignored_fields.length, columns.length)
  })

  test('counts the rows of releases as an explanation does, and names the elements of one line', async () => {
    const at = { ocid: 'ocds-zz0000-1', tag: ['contract'] }
    const transactions = ['a', 'b'].map((id) => ({ id, value: { amount: 5, currency: 'MXN' } }))
    const contracts = [{ id: 'k', implementation: { transactions } }]
    const releases = ['2024-01-01', '2024-02-01'].map((date, id) => ({ ...at, id: `r${id}`, date, contracts }))
    const file = join(folder, 'ocds.json')
    writeFileSync(file, JSON.stringify({ publisher: {}, releases }))
    const report = JSON.parse((await run([file], { json: true })).stdout)
    const explanation = JSON.parse((await explain([file], true)).stdout)
    const rejected = explanation.groups.find((group: { outcome: string }) => group.outcome === 'rejected')
    assert.deepEqual([report.rejected, report.rows_read], [4, 6])
    assert.deepEqual([rejected.count, explanation.rows_read], [4, 6])
    assert.deepEqual([report.rejections[0].lines, rejected.rows.length], [[2], 1])
    assert.match((await run([file])).stdout, /4 × payment_in_foreign_currency currency \(elements 2, …\)/)
    assert.match((await explain([file], false)).stdout, /^ {2}element 2: MXN$/m)
  })

  test('is in the audit trail as done by the command, what failed too', async () => {
    const dataDir = join(folder, 'data')
    const missing = join(folder, 'missing.csv')
    assert.equal(await importFiles(testConfig(dataDir), [good, other, missing], { json: true }), 1)
    const store = openState(dataDir)
    const events: AuditEvent[] = []
    for await (const { value } of store.range({ prefix: 'audit/event/' }))
      events.push(JSON.parse(Buffer.from(value).toString()))
    await store.close()
    assert.deepEqual(
      events.map(({ event_type, user_email, resource_name, success, error_code }) => [
        event_type,
        user_email,
        resource_name,
        success,
        error_code,
      ]),
      [
        ['data.import', 'cli', 'good.jsonl', true, null],
        ['data.import', 'cli', 'other.txt', false, 'VALIDATION_ERROR'],
      ],
    )
  })

  test('prints one line of JSON for each file when asked to', async () => {
    const { stdout } = await run([good, mixed], { json: true, source: 'tcu' })
    const reports = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(
      reports.map(({ file, source, rows_read, accepted, rejected }) => [file, source, rows_read, accepted, rejected]),
      [
        ['good.jsonl', 'tcu', 1, 1, 0],
        ['mixed.jsonl', 'tcu', 3, 2, 1],
      ],
    )
  })

  test('says what is wrong with a file, reads the next one, and ends with 1', async () => {
    const { exitCode, stdout } = await run([join(folder, 'missing.jsonl'), other, good], { json: true })
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.equal(exitCode, 1)
    assert.deepEqual(
      lines.map(({ file, status, error }) => [file, status, error?.details.reason, error?.details.system_code]),
      [
        ['missing.jsonl', 'unread', 'unreadable_file', 'ENOENT'],
        ['other.txt', 'unread', 'unknown_format', undefined],
        ['good.jsonl', 'completed', undefined, undefined],
      ],
    )
    for (const { error } of lines.slice(0, 2))
      assert.match(error.details.explanation, /^[A-Z].* .*\.$/, 'the reason in words')
  })

  test('prints all of a report in Portuguese where that is asked for, the failure of a file too', async () => {
    const { stdout } = await run([join(folder, 'missing.jsonl'), good, mixed, good], { language: 'pt' })
    for (const line of stdout.split('\n')) assert.deepEqual(foreignWords(line, 'pt'), [], line)
    assert.match(stdout, /^missing\.jsonl {2}não lido {2}ERRO_VALIDACAO .*O arquivo não pôde ser aberto/m)
    assert.match(stdout, /^situação +concluída$/m)
    assert.match(stdout, /^aceitas +2 \(0 atualizadas\)$/m)
    assert.match(stdout, /^ {2}rejeitada +1 × tipo_errado id_contrato \(linhas 2\)\n +Um valor é de tipo diferente/m)
    assert.doesNotMatch(stdout, /\b(rows|status|accepted|rejected|noted|left out|lines|values|unread|explanation)\b/)
  })

  test('goes on with the next file where one lies below something that is no folder', async () => {
    const { exitCode, stdout } = await run([join(good, 'below.jsonl'), good], { json: true })
    assert.equal(exitCode, 1)
    assert.deepEqual(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).status),
      ['unread', 'completed'],
    )
  })

  test('refuses an unknown source before reading anything', async () => {
    await assert.rejects(
      run([good], { source: 'nasa' }),
      (error) => error instanceof AppError && error.code === 'INVALID_DATA_SOURCE',
    )
  })

  test('draws a progress bar on a terminal alone, and never on standard output', async () => {
    const terminal = await run([good], { json: true }, { isTTY: true })
    assert.match(terminal.stderr, /good\.jsonl \[/)
    assert.equal(terminal.stdout.trimEnd().split('\n').length, 1)
    assert.equal((await run([good], { json: true })).stderr, '')
  })
})

describe('a folder of normalised files', () => {
  test('is refused where a file breaks off, and folders inside it are no files', async () => {
    const dataset = mkdtempSync(join(folder, 'dataset-'))
    mkdirSync(join(dataset, 'a.jsonl'))
    writeFileSync(join(dataset, 'b.jsonl'), '{"contract_id":"1","organization_id":"2","value":5}\n')
    const { dataset: read, close } = await readFolder(dataset, () => undefined)
    assert.equal(read.acts.length, 1)
    await close()
    const rows = randomBytes(90_000)
      .toString('base64')
      .replace(/(.{90})/g, '{"contract_id":"$1"}\n')
    writeFileSync(join(dataset, 'c.jsonl.gz'), gzipSync(rows).subarray(0, -4000))
    await assert.rejects(
      readFolder(dataset, () => undefined),
      (error) =>
        error instanceof AppError && error.details.file === 'c.jsonl.gz' && error.details.reason === 'truncated_gzip',
    )
  })
})

describe('prumo import --explain', () => {
  test('says why a file was not read, or where it broke off, and reads the next one', async () => {
    const cut = join(folder, 'cut.jsonl.gz')
    const rows = Array.from(
      { length: 9 },
      (_, at) => `{"contract_id":"${at}","description":"${randomBytes(30_000).toString('base64')}"}\n`,
    )
    writeFileSync(cut, gzipSync(rows.join('')).subarray(0, -4000))
    const { exitCode, stdout } = await explain([join(folder, 'missing.jsonl'), folder, cut, good], true)
    assert.equal(exitCode, 1)
    assert.deepEqual(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map(({ error, format, failure }) => error?.details.system_code ?? error?.details.reason ?? failure ?? format),
      ['ENOENT', 'EISDIR', 'truncated_gzip', 'normalised'],
    )
  })

  test('prints the format and how the first rows read, with their notes and rejections', async () => {
    const { exitCode, stdout } = await explain([mixed], false)
    assert.equal(exitCode, 0)
    assert.match(stdout, /^format +normalised v1$/m)
    assert.match(stdout, /^line 1: \{"record_kind":"contract","contract_id":"2"\}$/m)
    assert.match(stdout, /^line 2: rejected, wrong_type contract_id \(3\)$/m)
    assert.match(stdout, /^ +noted +region: unknown_region \(ZZ\)$/m)
    assert.match(stdout, /^left out +colour: 1 value$/m)
    assert.match(stdout, /^1 × rejected, wrong_type contract_id\n {2}A value is of another type[^\n]*\n {2}line 2: 3$/m)
    const portuguese = (await explain([mixed], false, 'pt')).stdout
    assert.match(portuguese, /^ {2}Um valor é de tipo diferente/m)
    assert.match(portuguese, /^linha 2: rejeitada, tipo_errado id_contrato \(3\)$/m)
    assert.match(portuguese, /^linha 1: \{"tipo_registro":"contrato","id_contrato":"2"\}$/m)
    assert.match(portuguese, /^1 × rejeitada, tipo_errado id_contrato$/m)
    assert.doesNotMatch(
      portuguese,
      /\b(line|rejected|noted|left out|values|content|wrong_type|unknown_region|record_kind)\b/,
    )
  })

  test('ends with 1 and names the formats when it recognises none', async () => {
    const { exitCode, stdout } = await explain([other], true)
    assert.equal(exitCode, 1)
    assert.ok(JSON.parse(stdout).formats.includes('pncp_contracts'))
  })
})
