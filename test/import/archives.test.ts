import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { AppError } from '../../src/errors.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { limits } from '../../src/limits.ts'
import { runImportOf } from '../support/import-run.ts'

interface Entry {
  readonly name: string
  readonly content: Uint8Array | string
  /** How the sizes are told: before the data, or in a descriptor behind it, with or without its signature. */
  readonly sizes?: 'before' | 'signed' | 'unsigned' | 'signed64'
  readonly stored?: true
  readonly flags?: number
  readonly method?: number
}

const payments = (prefix: string, count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `{"payment_id":"${prefix}${at}","value":${at}.5,"document":"N${at * 7919}"}\n`,
  ).join('')

describe('a ZIP', () => {
  for (const sizes of ['before', 'signed', 'unsigned', 'signed64'] as const)
    test(`with sizes told ${sizes} gives the rows of all its files, in any pieces, and says what each had`, async () => {
      const archive = zip([
        { name: 'saida/', content: '', stored: true },
        { name: 'saida/a.jsonl', content: payments('A', 300), sizes },
        { name: 'LEIAME.txt', content: 'Dados abertos', sizes },
        { name: 'b.jsonl', content: `${payments('B', 2)}{"payment_id":\n`, sizes },
        { name: 'empty.jsonl', content: '', sizes },
      ])
      for (const pieceBytes of [1, 13, 65_536]) {
        const { report, records } = await runImportOf(archive, { pieceBytes, fileName: 'x.zip' })
        assert.equal(report.status, 'completed')
        assert.equal(report.format, 'normalised')
        assert.deepEqual([report.rows_read, report.accepted, report.rejected], [303, 302, 1])
        assert.deepEqual(report.files, [
          { file: 'a.jsonl', format: 'normalised', rows_read: 300, accepted: 300, rejected: 0, duplicates: 0 },
          { file: 'LEIAME.txt', problem: 'unknown_format' },
          { file: 'b.jsonl', format: 'normalised', rows_read: 3, accepted: 2, rejected: 1, duplicates: 0 },
          { file: 'empty.jsonl', problem: 'unknown_format' },
        ])
        assert.deepEqual(
          report.rejections.map(({ file, line, reason }) => [file, line, reason]),
          [['b.jsonl', 3, 'invalid_json']],
        )
        assert.deepEqual([records[301]?.provenance.file, records[301]?.provenance.line], ['x.zip!b.jsonl', 2])
      }
    })

  test('takes stored files, gzip inside, and files of different formats', async () => {
    const ceis =
      'CADASTRO;TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NOME DO SANCIONADO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO\r\nCEIS;J;11444777000161;UM;Inidoneidade;01/02/2024\r\n'
    const { report } = await runImportOf(
      zip([
        { name: 'a.jsonl.gz', content: gzipSync(payments('A', 5)), stored: true },
        { name: 'b.csv', content: Buffer.from(ceis, 'latin1') },
      ]),
    )
    assert.equal(report.format, 'zip')
    assert.equal(report.importer_version, undefined)
    assert.deepEqual(
      report.files?.map(({ format, accepted }) => [format, accepted]),
      [
        ['normalised', 5],
        ['cgu_sanctions', 1],
      ],
    )
  })

  test('that breaks off at any byte keeps what was read and says so, or was whole', async () => {
    const archive = zip([
      { name: 'a.jsonl', content: payments('A', 40) },
      { name: 'b.jsonl', content: payments('B', 40), sizes: 'signed' },
    ])
    let failed = 0
    for (let length = 60; length < archive.length; length += 29) {
      const run = await runImportOf(archive.subarray(0, length), { format: 'normalised' }).catch((error: unknown) => {
        assert.ok(error instanceof AppError, String(error))
        return undefined
      })
      if (run === undefined) continue
      if (run.report.status === 'failed') {
        failed++
        assert.equal(run.report.failure, 'broken_zip')
      } else assert.equal(run.report.accepted % 40, 0)
      assert.equal(run.report.rows_read, run.report.accepted + run.report.rejected + run.report.duplicates)
    }
    assert.ok(failed > 10)
  })

  test('whose content does not fit its checksum fails, and what cannot be read is passed over by name', async () => {
    const spoilt = zip([{ name: 'a.jsonl', content: payments('A', 3), stored: true }])
    const at = spoilt.indexOf('"A1"') + 2
    spoilt[at] = (spoilt[at] ?? 0) ^ 1
    assert.equal((await runImportOf(spoilt)).report.failure, 'broken_zip')
    const { report } = await runImportOf(
      zip([
        { name: 'secret.csv', content: 'x', flags: 1 },
        { name: 'odd.csv', content: 'x', method: 93 },
        { name: 'a.jsonl', content: payments('A', 3) },
      ]),
    )
    assert.deepEqual(
      report.files?.map(({ file, problem, accepted }) => [file, problem ?? accepted]),
      [
        ['secret.csv', 'encrypted'],
        ['odd.csv', 'unknown_compression'],
        ['a.jsonl', 3],
      ],
    )
  })

  test('that breaks off in a file too short to be recognised fails instead of passing it over', async () => {
    const archive = zip([
      { name: 'a.jsonl', content: payments('A', 3) },
      { name: 'b.jsonl', content: payments('B', 40) },
    ])
    const cut = archive.lastIndexOf('b.jsonl') + 12
    const { report } = await runImportOf(archive.subarray(0, cut))
    assert.deepEqual([report.status, report.failure, report.accepted], ['failed', 'broken_zip', 3])
    assert.deepEqual(report.files?.at(-1), { file: 'b.jsonl', problem: 'broken_zip' })
  })

  test('without its directory fails, since files after the cut would be lost unseen', async () => {
    const archive = zip([{ name: 'a.jsonl', content: payments('A', 3) }])
    const { report } = await runImportOf(archive.subarray(0, archive.lastIndexOf('PK\x01\x02')))
    assert.deepEqual([report.status, report.failure, report.accepted], ['failed', 'broken_zip', 3])
  })

  test('that broke before anything could be recognised is refused with what broke', async () => {
    const spoilt = gzipSync(payments('A', 3)).subarray(0, 20)
    await assert.rejects(
      runImportOf(spoilt),
      (error) => error instanceof AppError && error.details.reason === 'truncated_gzip',
    )
  })

  test('read by a mapping passes over what the mapping does not fit, and is refused where it fits nothing', async () => {
    const mapping = parseMapping(
      '{"name":"town","record_kind":"contract","source":"tcu","columns":{"contract_id":"id","organization_id":"body","value":"v"}}',
    )
    const readme = { name: 'LEIAME.txt', content: 'Dados abertos\nda cidade\n' }
    const rows = { name: 'b.csv', content: 'id;body;v\n1;X;10,50\n' }
    const { report } = await runImportOf(zip([readme, rows]), { mapping })
    assert.deepEqual(
      report.files?.map(({ file, problem, accepted }) => [file, problem ?? accepted]),
      [
        ['LEIAME.txt', 'column_not_found'],
        ['b.csv', 1],
      ],
    )
    await assert.rejects(
      runImportOf(zip([readme]), { mapping }),
      (error) => error instanceof AppError && error.details.field === 'mapping.columns.contract_id',
    )
  })

  test('with nothing that an importer knows is refused, and so is one with too many files', async () => {
    await assert.rejects(runImportOf(zip([{ name: 'a.txt', content: 'nothing' }])), AppError)
    const many = zip(
      Array.from({ length: limits.importArchiveFilesMax + 1 }, (_, at) => ({
        name: `${at}.jsonl`,
        content: payments(`P${at}-`, 1),
      })),
    )
    const { report } = await runImportOf(many)
    assert.deepEqual([report.failure, report.accepted], ['too_large', limits.importArchiveFilesMax])
  })
})

/** A small ZIP, written by the format's description (PKWARE APPNOTE 4.3). */
function zip(entries: readonly Entry[]): Buffer {
  const local = entries.map(localFile)
  const directory = Buffer.alloc(46)
  directory.writeUInt32LE(0x02014b50)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  return Buffer.concat([...local, directory, end])
}

function localFile({ name, content, sizes = 'before', stored, flags = 0, method }: Entry): Buffer {
  const plain = Buffer.from(content)
  const packed = stored ? plain : deflateRawSync(plain)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags | (sizes === 'before' || stored ? 0 : 8) | 0x800, 6)
  header.writeUInt16LE(method ?? (stored ? 0 : 8), 8)
  header.writeUInt16LE(Buffer.byteLength(name), 26)
  const tail = Buffer.alloc(24)
  tail.writeUInt32LE(0x08074b50)
  tail.writeUInt32LE(crc32(plain), 4)
  const wide = sizes === 'signed64'
  if (wide) {
    tail.writeBigUInt64LE(BigInt(packed.length), 8)
    tail.writeBigUInt64LE(BigInt(plain.length), 16)
  } else {
    tail.writeUInt32LE(packed.length, 8)
    tail.writeUInt32LE(plain.length, 12)
  }
  if (sizes === 'before' || stored) {
    tail.copy(header, 14, 4, 16)
    return Buffer.concat([header, Buffer.from(name), packed])
  }
  return Buffer.concat([header, Buffer.from(name), packed, tail.subarray(sizes === 'unsigned' ? 4 : 0, wide ? 24 : 16)])
}
