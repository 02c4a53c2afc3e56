import assert from 'node:assert/strict'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, test } from 'node:test'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { ImportReport } from '../../src/domain/generated/wire-types.ts'
import type { ActRecord, NormalisedRecord } from '../../src/domain/records.ts'
import { AppError } from '../../src/errors.ts'
import { importers } from '../../src/import/importers.ts'
import { importBytes, importFile, importStream } from '../../src/import/run/import-file.ts'
import { limits } from '../../src/limits.ts'
import { createCommit } from '../../src/records/commit-chunk.ts'
import { createWriterOver } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { importPartsOf, runImportOf } from '../support/import-run.ts'
import { fixturesFolder, repositoryFolder } from '../support/repository.ts'

const fixtures = `${fixturesFolder}import/`
const names = readdirSync(fixtures).filter((name) => name.includes('.records.'))

describe('a fixture', () => {
  for (const name of names)
    test(`${name} gives the records and the report beside it`, async () => {
      const expected = JSON.parse(readFileSync(fixtures + name.replace(/\.records\..*/, '.expected.json'), 'utf8'))
      const { report, records } = await runImportOf(readFileSync(fixtures + name))
      const told = Object.fromEntries(
        Object.keys(expected.report).map((key) => [key, report[key as keyof ImportReport]]),
      )
      assert.deepEqual(
        withoutMessages(told),
        expected.report.rejections ? withFirstLines(expected.report) : expected.report,
      )
      assert.deepEqual(records.map(comparable), expected.records)
    })
})

test('every format has a file of its own that bears its id', () => {
  const files = readdirSync(`${repositoryFolder}src/import/formats`, { recursive: true, encoding: 'utf8' })
  for (const { id } of importers) {
    const named = files.filter((file) => basename(file) === `${id.replaceAll('_', '-')}.ts`)
    assert.equal(named.length, 1, id)
  }
})

describe('an import', () => {
  test('gives the same records however its bytes are dealt out', async () => {
    for (const name of names) {
      const bytes = readFileSync(fixtures + name)
      const whole = await runImportOf(bytes)
      for (const pieceBytes of [1, 7, 64]) {
        const pieces = await runImportOf(bytes, { pieceBytes })
        assert.deepEqual(pieces.records, whole.records, `${name} in pieces of ${pieceBytes}`)
        assert.deepEqual(pieces.report.rejections, whole.report.rejections, `${name} in pieces of ${pieceBytes}`)
      }
    }
  })

  test('of a file that was imported before changes nothing', async () => {
    for (const name of names) {
      const bytes = readFileSync(fixtures + name)
      const first = await runImportOf(bytes)
      const second = await runImportOf(bytes, { store: first.store })
      assert.equal(second.report.duplicates, first.report.accepted + first.report.duplicates, name)
      assert.equal(second.report.accepted, 0, name)
      assert.equal(second.report.dataset_version, first.report.dataset_version, name)
    }
  })

  test('of a gzipped file gives what the plain one gives, and the hash of the file as it is', async () => {
    const bytes = readFileSync(`${fixtures}normalised.records.jsonl`)
    const plain = await runImportOf(bytes)
    const packed = await runImportOf(Buffer.concat([gzipSync(bytes.subarray(0, 100)), gzipSync(bytes.subarray(100))]))
    assert.deepEqual(packed.records.map(comparable), plain.records.map(comparable))
    assert.notEqual(packed.report.sha256, plain.report.sha256)
    assert.match(packed.report.sha256, /^[0-9a-f]{64}$/)
  })

  test('of a file that breaks off keeps what was read, says so, and is completed by the whole file', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `{"payment_id":"P${at}","value":${at},"document":"N${at * 7919}"}\n`,
    )
    const whole = gzipSync(rows.join(''))
    const half = whole.subarray(0, whole.length >> 1)
    const cut = await runImportOf(half)
    assert.equal(cut.report.status, 'failed')
    assert.equal(cut.report.failure, 'truncated_gzip')
    const unpacked = gunzipSync(half, { finishFlush: constants.Z_SYNC_FLUSH }).toString()
    assert.equal(cut.report.accepted, unpacked.split('\n').length - 1)
    assertBalanced(cut.report)
    assert.equal(cut.saved.length, 1)
    const again = await runImportOf(whole, { store: cut.store })
    assert.equal(again.report.status, 'completed')
    assert.equal(again.report.duplicates, cut.report.accepted)
    assert.equal(again.report.accepted + again.report.duplicates, 20_000)
  })

  test('of a file that changes meanwhile fails with the reason, and is completed by the file at rest', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'prumo-changed-'))
    const path = join(folder, 'growing.jsonl')
    const parts = importPartsOf(createMemoryStore())
    for (const change of [
      () => appendFileSync(path, '{"contract_id":"9"}\n'),
      () => writeFileSync(path, readFileSync(path)),
      () => {
        rmSync(path)
        writeFileSync(path, '{"contract_id":"3"}\n')
      },
    ]) {
      writeFileSync(path, '{"contract_id":"1"}\n{"contract_id":"2"}\n')
      // Long ago, since times of files are some milliseconds apart.
      utimesSync(path, 0, 0)
      // Between the reading of its hash and that of its rows.
      const arrivalOf = (...given: Parameters<typeof parts.memory.arrivalOf>) => {
        change()
        return parts.memory.arrivalOf(...given)
      }
      const changed = { ...parts, memory: { ...parts.memory, arrivalOf } }
      await assert.rejects(importFile(path, {}, changed), isError('VALIDATION_ERROR', 'file_changed'))
    }
    const { status, accepted, duplicates } = await importFile(path, {}, parts)
    assert.deepEqual([status, accepted, duplicates], ['completed', 1, 0])
    rmSync(folder, { recursive: true })
  })

  test('reports progress that ends at the size of the file', async () => {
    const bytes = readFileSync(`${fixtures}pncp-notices.records.json`)
    const { progress } = await runImportOf(bytes)
    assert.deepEqual(progress.at(-1), {
      bytes_read: bytes.length,
      bytes_total: bytes.length,
      rows_read: 7,
      accepted: 4,
      rejected: 3,
      duplicates: 0,
    })
  })

  test('keeps the base name alone of a file', async () => {
    for (const fileName of ['/home/ana/x/contracts.jsonl', 'C:\\x\\contracts.jsonl', 'contracts\u0000.jsonl']) {
      const { report, records } = await runImportOf('{"contract_id":"1"}', { fileName })
      assert.equal(report.file, 'contracts.jsonl')
      assert.equal(records[0]?.provenance.file, 'contracts.jsonl')
    }
  })

  test('reports no CPF of what it rejected or ignored, nor of the name of the file', async () => {
    const rows =
      '{"contract_id":"1","52998224725":"x"}\n{"contract_id":"2","supplier_id":"52998224725"\n{"contract_id":["529.982.247-25"]}\n'
    const { report, records } = await runImportOf(rows, { fileName: '52998224725.jsonl' })
    assert.equal(report.rejected, 2)
    assert.match(JSON.stringify(report), /\*\*\*\.982\.247-\*\*/)
    assert.doesNotMatch(JSON.stringify([report, records]), /52998224725|529\.982\.247-25/)
  })

  test('takes the source that the caller names, and refuses one that does not exist', async () => {
    const { records } = await runImportOf('{"contract_id":"1"}', { source: 'cgu' })
    assert.equal(records[0]?.provenance.source, 'cgu')
    await assert.rejects(
      runImportOf('{"contract_id":"1"}', { source: 'nasa' as 'cgu' }),
      isError('INVALID_DATA_SOURCE'),
    )
  })

  test('refuses what no importer recognises, and an unknown format, before anything is written', async () => {
    for (const content of ['', '\n\n', 'a,b\n1,2\n', '{"ocid":"1"}', '\u0000\u0001'])
      await assert.rejects(runImportOf(content), isError('VALIDATION_ERROR'), JSON.stringify(content))
    await assert.rejects(runImportOf('{"contract_id":"1"}', { format: 'xml' }), isError('VALIDATION_ERROR'))
  })

  test('reads past a byte order mark', async () => {
    const { report } = await runImportOf(`\ufeff${readFileSync(`${fixtures}tadepe-tenders.records.csv`, 'utf8')}`)
    assert.equal(report.accepted, 3)
  })

  test('reads lines that end by a carriage return alone', async () => {
    const rows = `{"contract_id":"1"}\r{"contract_id":"2"}\r`
    const { report } = await runImportOf(rows)
    assert.deepEqual([report.rows_read, report.accepted], [2, 2])
    const table = await runImportOf(readFileSync(`${fixtures}pncp-item-results.records.csv`))
    const returned = readFileSync(`${fixtures}pncp-item-results.records.csv`, 'utf8').replaceAll(/\r?\n/g, '\r')
    const again = await runImportOf(returned, { pieceBytes: 7 })
    assert.deepEqual(again.report.rows_read, table.report.rows_read)
    assert.deepEqual(again.report.accepted, table.report.accepted)
  })

  test('rejects a value that nests deeper than a stack and reads on', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const { report } = await runImportOf(
      `{"contract_id":"1","bids":${deep}}\n{"contract_id":"2","value":${deep}}\n{"contract_id":"3","extra":${deep}}\n`,
    )
    assert.deepEqual(
      [report.accepted, report.rejections.map(({ line, reason, found }) => [line, reason, found])],
      [
        1,
        [
          [1, 'wrong_type', '[…]'],
          [2, 'wrong_type', '[…]'],
        ],
      ],
    )
  })

  test('counts an element of an array that nests deeper than can be followed once, and reads on', async () => {
    const deep = `{"x":${'['.repeat(1000)}${']'.repeat(1000)}}`
    for (const content of [
      `[\n${notice('1')},\n${deep},\n${notice('2')}\n]`,
      `{"data":[${notice('1')}],"x":${deep}}\n${deep}\n${notice('2')}`,
    ]) {
      const { report } = await runImportOf(content)
      assert.deepEqual([report.rows_read, report.accepted, report.rejected], [3, 2, 1])
    }
  })

  test('rejects a header that stands between the rows of files put one behind the other, byte order mark or not', async () => {
    for (const mark of ['', '\ufeff']) {
      const { report, records } = await runImportOf(`${mark}${tadepe('1')}${mark}${tadepe('2')}`)
      assert.deepEqual(
        records.map((record) => (record as ActRecord).contract_id),
        ['1', '2'],
      )
      assert.deepEqual(
        report.rejections.map(({ reason, line }) => [reason, line]),
        [['repeated_header', 3]],
      )
    }
  })

  test('commits long rows in smaller chunks, so that they do not pile up in memory', async () => {
    const padding = 'x'.repeat(1024 * 1024)
    const rows = Array.from({ length: 40 }, (_, at) => `{"contract_id":"${at}","padding":"${padding}"}\n`)
    const { report } = await runImportOf(rows.join(''))
    assert.deepEqual([report.accepted, report.dataset_version], [40, 3])
  })

  test('rejects a row beyond the maximum and takes the ones around it, in every kind of file', async () => {
    const long = 'x'.repeat(limits.importRowBytesMax + 1)
    const files = {
      jsonl: `{"contract_id":"1"}\n{"contract_id":"2","description":"${long}"}\n{"contract_id":"3"}\n`,
      json: `[${notice('1')},\n${notice('2', long)},\n${notice('3')}]`,
      csv: `${tadepe('1')}${tadepe('2', `"${long}\nsecond line"`).split('\n').slice(1).join('\n')}${tadepe('3').split('\n')[1]}\n`,
    }
    for (const [kind, content] of Object.entries(files)) {
      const { report, records } = await runImportOf(content)
      assert.deepEqual(
        records.map((record) => (record as ActRecord).contract_id),
        ['1', '3'],
        kind,
      )
      assert.ok(
        report.rejections.some(({ reason }) => reason === 'row_too_long' || reason === 'unclosed_quote'),
        kind,
      )
      assertBalanced(report)
    }
  })

  test('rejects the row whose quote never closes and reads on with the next line', async () => {
    const rows = ['1', '2', '3', '4'].map((id) => tadepe(id).split('\n')[1])
    const content = `${tadepe('0').split('\n')[0]}\n${rows[0]}\n${rows[1]?.replace('objeto', '"objeto')}\n${rows[2]}\n${rows[3]}\n`
    const { report, records } = await runImportOf(content)
    assert.deepEqual(
      records.map((record) => (record as ActRecord).contract_id),
      ['1', '3', '4'],
    )
    assert.deepEqual(
      report.rejections.map(({ reason, line }) => [reason, line]),
      [['unclosed_quote', 3]],
    )
  })

  test('finds the next element after one whose brace is missing, and reads documents in a row', async () => {
    const broken = `[\n${notice('1')},\n${notice('2').slice(0, -1)},\n${notice('3')},\n${notice('4')}\n]`
    const { report, records } = await runImportOf(broken)
    assert.deepEqual(
      records.map((record) => (record as ActRecord).contract_id),
      ['1', '3', '4'],
    )
    assert.deepEqual(
      report.rejections.map(({ reason, line }) => [reason, line]),
      [['invalid_json', 2]],
    )
    const lines = await runImportOf(`${notice('1').slice(0, -1)}\n${notice('2')}\n${notice('3')}\n`)
    assert.deepEqual(
      [lines.report.accepted, lines.report.rejections.map(({ reason, line }) => [reason, line])],
      [2, [['invalid_json', 1]]],
    )
    const twice = await runImportOf(`${notice('1')}\n{"data":[${notice('2')}],"x":[1,{"y":2}]}${notice('3')}`)
    assert.equal(twice.report.accepted, 3)
    assert.equal(twice.report.rejected, 0)
  })

  test('of an upload goes by way of a temporary file that is gone afterwards', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'prumo-import-'))
    try {
      const store = createMemoryStore()
      const bytes = (async function* () {
        yield Buffer.from('{"contract_id":"1"}\n')
        assert.equal(readdirSync(directory).length, 1)
        yield Buffer.from('{"contract_id":"2"}\n')
      })()
      const report = await importBytes({ fileName: 'a.jsonl', bytes, directory }, {}, importPartsOf(store))
      assert.equal(report.accepted, 2)
      const failing = (async function* () {
        yield Buffer.from('{"contract_id":"3"}\n')
        throw new Error('the client went away')
      })()
      await assert.rejects(importBytes({ fileName: 'a.jsonl', bytes: failing, directory }, {}, importPartsOf(store)))
      assert.deepEqual(readdirSync(directory), [])
    } finally {
      rmSync(directory, { recursive: true })
    }
  })

  test('lets a failure of the store through, and running it again completes it', async () => {
    const store = createMemoryStore()
    const rows = Array.from(
      { length: limits.importChunkRows * 2 + 5 },
      (_, at) => `{"payment_id":"P${at}","value":1}\n`,
    ).join('')
    const parts = importPartsOf(store)
    const commit = createCommit(store)
    let chunks = 0
    const dying = {
      ...parts,
      writer: createWriterOver((chunk) => (++chunks > 1 ? Promise.reject(new Error('disk full')) : commit(chunk))),
    }
    const input = { fileName: 'p.jsonl', open: () => once(Buffer.from(rows)) }
    await assert.rejects(importStream(input, {}, dying), /disk full/)
    const report = await importStream(input, {}, parts)
    assert.equal(report.duplicates, limits.importChunkRows)
    assert.equal(report.accepted, limits.importChunkRows + 5)
  })
})

describe('any content', () => {
  /** The beginning of a fixture of every importer: the header of a table, the whole of anything else. */
  const heads = new Map<string, string>()
  for (const name of names) {
    const { report } = JSON.parse(readFileSync(fixtures + name.replace(/\.records\..*/, '.expected.json'), 'utf8'))
    heads.set(report.format, /\.json/.test(name) ? readFileSync(fixtures + name, 'utf8') : `${headerOf(name)}\n`)
  }

  test('has a head here for every importer', () => {
    assert.deepEqual([...heads.keys()].sort(), importers.map(({ id }) => id).sort())
  })

  for (const [format, head] of heads)
    test(`after the head of ${format} is accepted, rejected or known, and never breaks the import`, async () => {
      const [delimiter = ','] = (['|', ';', '\t'] as const).filter((sign) => head.includes(sign))
      const width = (head.split('\n', 1)[0] ?? '').split(delimiter).length
      const noise = fc.oneof(
        fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        fc
          .array(
            fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('NA', '"', '""', '-1', '1900-01-01', '1e+05')),
            { maxLength: 60 },
          )
          .map((cells) =>
            Buffer.from(cells.map((cell, at) => cell + (at % width === width - 1 ? '\n' : delimiter)).join('')),
          ),
        fc.array(fc.json({ maxDepth: 3 }), { maxLength: 5 }).map((values) => Buffer.from(values.join(',\n'))),
        fc
          .array(anyRow(), { maxLength: 8 })
          .map((rows) =>
            Buffer.from(rows.map((row) => JSON.stringify(row)).join(format === 'normalised' ? '\n' : ',')),
          ),
      )
      await fc.assert(
        fc.asyncProperty(noise, fc.integer({ min: 1, max: 80 }), async (bytes, pieceBytes) => {
          const content = Buffer.concat([Buffer.from(head), bytes])
          const { report, records } = await runImportOf(content, { format, pieceBytes })
          assertBalanced(report)
          for (const record of records)
            assert.deepEqual(JSON.parse(JSON.stringify(record)), record, 'is plain data without undefined')
        }),
        { numRuns: 30 },
      )
    })
})

/** Rows that look like ours, with values of any type. */
function anyRow(): fc.Arbitrary<object> {
  const value = fc.oneof(
    fc.string(),
    fc.double(),
    fc.integer(),
    fc.constant(null),
    fc.boolean(),
    fc.constantFrom('2024-02-30', '***1**', '52998224725'),
  )
  const key = fc.constantFrom(
    'contract_id',
    'payment_id',
    'supplier_id',
    'list',
    'organization_id',
    'value',
    'signing_date',
    'region',
    'kind',
    'numeroControlePNCP',
    'valorTotalEstimado',
    '__proto__',
    'constructor',
  )
  return fc.dictionary(key, fc.oneof(value, fc.array(value, { maxLength: 3 }), fc.dictionary(key, value)), {
    maxKeys: 6,
  })
}

function assertBalanced(report: ImportReport): void {
  assert.equal(report.rows_read, report.accepted + report.rejected + report.duplicates)
  const counted = report.rejections.reduce((sum, { count = 1 }) => sum + count, 0)
  assert.equal(counted, report.rejected)
}

/** A record without what depends on the file as a whole. */
function comparable({ provenance, ...record }: NormalisedRecord): object {
  const { source, line, original_id, url } = provenance
  return JSON.parse(JSON.stringify({ ...record, provenance: { source, line, original_id, url } }))
}

function withFirstLines(report: { readonly rejections: readonly { readonly lines: readonly number[] }[] }): object {
  return { ...report, rejections: report.rejections.map((group) => ({ ...group, line: group.lines[0] })) }
}

/** Sentences follow from the codes (reasons.test.ts). */
function withoutMessages(report: object): object {
  return JSON.parse(JSON.stringify(report), (name, value: unknown) => (name === 'message' ? undefined : value))
}

function headerOf(name: string): string {
  return readFileSync(fixtures + name, 'latin1').split(/\r?\n/, 1)[0] ?? ''
}

function notice(id: string, text = 'objeto'): string {
  return `{"numeroControlePNCP":"${id}","objetoCompra":"${text}","modalidadeId":6}`
}

function tadepe(id: string, text = 'objeto'): string {
  const header = headerOf('tadepe-tenders.records.csv')
  return `${header}\n${id},99,o,1,CENTRO,1,2020,6,NA,NA,${text},1,NA,2020-06-04,NA,NA,NA,NA,NA,Dispensa,BR\n`
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function isError(code: string, reason?: string): (error: unknown) => boolean {
  return (error) =>
    error instanceof AppError && error.code === code && (reason === undefined || error.details.reason === reason)
}
