// Every code of an import has a sentence in both languages, and an explanation shows rows of each.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { noteTexts } from '../../src/domain/import-notes.ts'
import { fileProblemTexts, outcomeTexts, rejectionTexts } from '../../src/domain/import-reasons.ts'
import { excerpt } from '../../src/import/importer.ts'
import { explainStream } from '../../src/import/run/explain-stream.ts'
import { limits } from '../../src/limits.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { texts, translateMessages } from '../../src/wire/texts.ts'
import { runImportOf } from '../support/import-run.ts'
import { fixturesFolder } from '../support/repository.ts'

const tables = [noteTexts, rejectionTexts, outcomeTexts, fileProblemTexts]
const sentences = tables.flatMap((table) => Object.values(table))

describe('a code of an import', () => {
  test('has one sentence in each language, and none is that of another in the other language', () => {
    for (const { en, pt } of sentences) {
      assert.match(en, /^[A-Z].*[.]$/)
      assert.match(pt, /^[A-ZÀ-Ú].*[.]$/)
      assert.deepEqual([texts.pt.get(en), texts.en.get(pt)], [pt, en])
    }
  })

  test('comes with its sentence in the report of every fixture', async () => {
    const folder = `${fixturesFolder}import/`
    for (const name of readdirSync(folder).filter((each) => each.includes('.records.'))) {
      const { report } = await runImportOf(readFileSync(folder + name))
      for (const group of [...report.rejections, ...(report.quality_notes ?? []), ...(report.states ?? [])]) {
        const { message = '' } = group
        assert.ok(texts.pt.has(message), `${name}: ${JSON.stringify(group)}`)
      }
      const [rejection] = translateMessages(report, 'pt').rejections
      if (rejection?.message !== undefined) assert.ok(texts.en.has(rejection.message))
    }
  })
})

describe('an explanation', () => {
  const explain = (content: string, format?: string) =>
    explainStream(() => once(content), {
      fileName: 'file',
      retrieved_at: '2026-01-02T00:00:00.000Z',
      openWriter: () => createRecordWriter(createMemoryStore()),
      ...(format === undefined ? {} : { format }),
    })

  test('shows three rows of each reason, and of what becomes of records that come again, with CPFs masked', async () => {
    const rows = [
      ...Array.from({ length: 5 }, (_, at) => `;ANA ${at} 529.982.247-25;${at};ÓRGÃO;MOTIVO`),
      '11444777000161;UMA;1;ÓRGÃO;MOTIVO',
      '11444777000161;UMA;1;ÓRGÃO;OUTRO MOTIVO',
      '1144477700016,1;UMA;2;ÓRGÃO;MOTIVO',
    ]
    const titles = 'CNPJ ENTIDADE;NOME ENTIDADE;NÚMERO CONVÊNIO;ÓRGÃO CONCEDENTE;MOTIVO DO IMPEDIMENTO'
    const explained = await explain([titles, ...rows].join('\n'))
    assert.deepEqual([explained.format, explained.rows_read], ['portal_cepim', 8])
    const [missing, ...others] = explained.groups
    assert.deepEqual([missing?.outcome, missing?.code, missing?.field], ['rejected', 'missing_field', 'cnpj entidade'])
    assert.equal(missing?.count, 5)
    assert.equal(missing?.rows.length, limits.importExamplesMax)
    assert.match(missing?.rows[0]?.found ?? '', /ANA 0 \*\*\*\.982\.247-\*\*/)
    assert.ok(
      others.some(({ outcome, count, rows: [row] }) => outcome === 'replaced' && count === 1 && row?.line === 8),
    )
    assert.ok(!JSON.stringify(explained.groups).includes('529.982.247-25'))
    for (const { message = '' } of explained.groups) assert.ok(texts.pt.has(message))
  })

  test('reads a bounded part of a long file', async () => {
    const row = '{"payment_id":"1","value":1}\n'
    const explained = await explain(row.repeat(limits.importExplainedRowsRead + 10))
    assert.equal(explained.rows_read, limits.importExplainedRowsRead)
    assert.equal(explained.rows.length, limits.importExplainedRows)
  })
})

test('a CPF is masked in a row before that is cut, so that no part of one is left', () => {
  for (let before = 0; before < limits.noteFoundCharactersMax + 5; before++)
    for (const cpf of ['529.982.247-25', '52998224725']) {
      const found = excerpt(
        `${'x'.repeat(before)} ${cpf} and more text behind it, to the end of a row that is longer than is shown`,
      )
      assert.doesNotMatch(found, /529/, found)
      assert.ok(found.length <= limits.noteFoundCharactersMax)
    }
  assert.equal(excerpt('R$ 12,00'), 'R$ 12,00')
})

async function* once(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content)
}
