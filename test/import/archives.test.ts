import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { ImportReport } from '../../src/domain/generated/wire-types.ts'
import { AppError } from '../../src/errors.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { limits } from '../../src/limits.ts'
import { runImportOf } from '../support/import-run.ts'
import { zipOf } from '../support/zip.ts'

const payments = (prefix: string, count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `{"payment_id":"${prefix}${at}","value":${at}.5,"document":"N${at * 7919}"}\n`,
  ).join('')

describe('a ZIP', () => {
  for (const sizes of ['before', 'signed', 'unsigned', 'signed64'] as const)
    test(`with sizes told ${sizes} gives the rows of all its files, in any pieces, and says what each had`, async () => {
      const archive = zipOf([
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
        assert.deepEqual(
          report.files?.map(({ message: _, ...file }) => file),
          [
            { file: 'a.jsonl', format: 'normalised', rows_read: 300, accepted: 300, rejected: 0, duplicates: 0 },
            { file: 'LEIAME.txt', problem: 'unknown_format' },
            { file: 'b.jsonl', format: 'normalised', rows_read: 3, accepted: 2, rejected: 1, duplicates: 0 },
            { file: 'empty.jsonl', problem: 'unknown_format' },
          ],
        )
        assert.deepEqual(
          report.rejections.map(({ file, line, reason }) => [file, line, reason]),
          [['b.jsonl', 3, 'invalid_json']],
        )
        assert.deepEqual([records[301]?.provenance.file, records[301]?.provenance.line], ['x.zip!b.jsonl', 2])
      }
    })

  test('of stored files whose sizes follow is read to the end of each, also where their bytes look like a part', async () => {
    const look = `{"payment_id":"PK\\u0003","value":1,"document":"PK\u0003\u0004"}\n`
    for (const sizes of ['signed', 'unsigned', 'signed64'] as const)
      for (const pieceBytes of [1, 13, 65_536]) {
        const archive = zipOf([
          { name: 'a.jsonl', content: `${payments('A', 30)}PK\u0007\u0008PK\u0001\u0002 ${look}`, sizes, stored: true },
          { name: 'secret.csv', content: 'x'.repeat(99), flags: 1, sizes, stored: true },
          { name: 'b.jsonl', content: payments('B', 3), sizes, stored: true },
        ])
        const { report } = await runImportOf(archive, { pieceBytes })
        assert.deepEqual(
          [report.status, report.files?.map(({ file, problem, accepted }) => [file, problem ?? accepted])],
          [
            'completed',
            [
              ['a.jsonl', 30],
              ['secret.csv', 'encrypted'],
              ['b.jsonl', 3],
            ],
          ],
        )
      }
  })

  test('in a ZIP is read too, but for one that is broken or lies too deep, and the others are read all the same', async () => {
    const inner = zipOf([{ name: 'dados/a.jsonl', content: payments('A', 4) }])
    const deep = Array.from({ length: limits.importArchiveDepthMax }).reduce<Buffer>(
      (archive) => zipOf([{ name: 'n.zip', content: archive }]),
      zipOf([{ name: 'c.jsonl', content: payments('C', 1) }]),
    )
    const archive = zipOf([
      { name: 'in/inner.zip', content: inner, stored: true },
      { name: 'broken.zip', content: inner.subarray(0, 60) },
      { name: 'deep.zip', content: deep },
      { name: 'b.jsonl', content: payments('B', 2) },
    ])
    const { report, records } = await runImportOf(archive, { fileName: 'x.zip' })
    assert.deepEqual(
      report.files?.map(({ file, problem, accepted }) => [file, problem ?? accepted]),
      [
        ['inner.zip!a.jsonl', 4],
        ['broken.zip!a.jsonl', 'broken_zip'],
        ['broken.zip', 'broken_zip'],
        ['deep.zip!n.zip!n.zip', 'nested_archive'],
        ['b.jsonl', 2],
      ],
    )
    assert.deepEqual([report.status, report.failure], ['failed', 'broken_zip'])
    assert.equal(records[0]?.provenance.file, 'x.zip!inner.zip!a.jsonl')
  })

  test('behind other bytes is read, with a note', async () => {
    const archive = zipOf([{ name: 'a.jsonl', content: payments('A', 4) }])
    const { report } = await runImportOf(Buffer.concat([Buffer.from('#!/bin/sh\nexec unzip "$0"\n'), archive]))
    assert.deepEqual([report.status, report.accepted], ['completed', 4])
    assert.deepEqual(notesOf(report), ['bytes_before_archive'])
  })

  test('takes stored files, gzip inside, and files of different formats', async () => {
    const ceis =
      'CADASTRO;TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NOME DO SANCIONADO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO\r\nCEIS;J;11444777000161;UM;Inidoneidade;01/02/2024\r\n'
    const { report } = await runImportOf(
      zipOf([
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
    const archive = zipOf([
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
    const spoilt = zipOf([{ name: 'a.jsonl', content: payments('A', 3), stored: true }])
    const at = spoilt.indexOf('"A1"') + 2
    spoilt[at] = (spoilt[at] ?? 0) ^ 1
    assert.equal((await runImportOf(spoilt)).report.failure, 'broken_zip')
    const { report } = await runImportOf(
      zipOf([
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
    const archive = zipOf([
      { name: 'a.jsonl', content: payments('A', 3) },
      { name: 'b.jsonl', content: payments('B', 40) },
    ])
    const cut = archive.lastIndexOf('b.jsonl') + 12
    const { report } = await runImportOf(archive.subarray(0, cut))
    assert.deepEqual([report.status, report.failure, report.accepted], ['failed', 'broken_zip', 3])
    const last = report.files?.at(-1)
    assert.deepEqual([last?.file, last?.problem], ['b.jsonl', 'broken_zip'])
  })

  test('without its directory fails, since files after the cut would be lost unseen', async () => {
    const archive = zipOf([{ name: 'a.jsonl', content: payments('A', 3) }])
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
    const { report } = await runImportOf(zipOf([readme, rows]), { mapping })
    assert.deepEqual(
      report.files?.map(({ file, problem, accepted }) => [file, problem ?? accepted]),
      [
        ['LEIAME.txt', 'column_not_found'],
        ['b.csv', 1],
      ],
    )
    await assert.rejects(
      runImportOf(zipOf([readme]), { mapping }),
      (error) => error instanceof AppError && error.details.field === 'mapping.columns.contract_id',
    )
  })

  test('with nothing that an importer knows is refused, and so is one with too many files', async () => {
    await assert.rejects(runImportOf(zipOf([{ name: 'a.txt', content: 'nothing' }])), AppError)
    const many = zipOf(
      Array.from({ length: limits.importArchiveFilesMax + 1 }, (_, at) => ({
        name: `${at}.jsonl`,
        content: payments(`P${at}-`, 1),
      })),
    )
    const { report } = await runImportOf(many)
    assert.deepEqual([report.failure, report.accepted], ['too_large', limits.importArchiveFilesMax])
  })
})

describe('a gzip file', () => {
  const members = Buffer.concat([gzipSync(payments('A', 40)), gzipSync(payments('B', 40))])

  test('of several members is read whole, zeros behind it are padding, and other bytes behind it are noted', async () => {
    for (const [behind, notes] of [
      [Buffer.alloc(0), []],
      [Buffer.alloc(700), []],
      [Buffer.from('\u0000\u0000END OF FILE'), ['bytes_after_end']],
    ] as const)
      for (const pieceBytes of [1, 7, 65_536]) {
        const { report } = await runImportOf(Buffer.concat([members, behind]), { pieceBytes })
        assert.deepEqual([report.status, report.accepted, notesOf(report)], ['completed', 80, notes])
      }
  })

  test('with every part that a header may have is read', async () => {
    const plain = gzipSync(payments('A', 3))
    const header = Buffer.from([0x1f, 0x8b, 8, 2 + 4 + 8 + 16, 0, 0, 0, 0, 0, 3, 2, 0, 1, 2, 65, 0, 66, 0, 9, 9])
    assert.equal((await runImportOf(Buffer.concat([header, plain.subarray(10)]))).report.accepted, 3)
  })

  test('is called cut short where it ends too early, and damaged where it is damaged', async () => {
    const failureOf = async (bytes: Uint8Array) => (await runImportOf(bytes, { format: 'normalised' })).report.failure
    assert.equal(await failureOf(members.subarray(0, -9)), 'truncated_gzip')
    assert.equal(await failureOf(members.subarray(0, -2)), 'truncated_gzip')
    const damaged = Buffer.from(members)
    damaged.writeUInt8((damaged.at(-6) ?? 0) ^ 1, damaged.length - 6)
    assert.equal(await failureOf(damaged), 'broken_gzip')
  })
})

function notesOf({ quality_notes = [] }: ImportReport): readonly string[] {
  return quality_notes.flatMap(({ note, count }) => Array.from({ length: count }, () => note))
}
