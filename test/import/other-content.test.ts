// Files that hold no rows: what they are instead, and what to do with them.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { AppError } from '../../src/errors.ts'
import { explainStream } from '../../src/import/run/explain-stream.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { reasons } from '../../src/reasons.ts'
import { runImportOf } from '../support/import-run.ts'
import { zipOf } from '../support/zip.ts'

const mapping = parseMapping(
  JSON.stringify({
    name: 'table',
    record_kind: 'contract',
    source: 'portal_transparencia',
    columns: { contract_id: 'Número', organization: 'Órgão', supplier: 'Fornecedor', value: 'Valor' },
  }),
)
const cells = ['1/2024', 'CÂMARA', 'CONSTRUÇÕES', '1,50']
const titles = 'Número;Órgão;Fornecedor;Valor'

/** Letters of cp850, the encoding of DOS. */
const cp850: Readonly<Record<string, number>> = { ú: 0xa3, Ó: 0xe0, ã: 0xc6 }

function toCp850(text: string): Buffer {
  return Buffer.from([...text].map((letter) => cp850[letter] ?? letter.charCodeAt(0)))
}

function refusedWith(reason: string, field = 'file') {
  return (error: unknown) => {
    assert.ok(error instanceof AppError)
    assert.deepEqual([error.details.reason, error.details.field], [reason, field])
    assert.ok(Object.hasOwn(reasons, reason), 'a reason has its sentence')
    return true
  }
}

describe('a file that is no table', () => {
  const others: readonly (readonly [string, Uint8Array | string, string])[] = [
    ['a web page that is named .xls', `<html><table><tr><td>${cells.join('</td><td>')}</td></tr></table>`, 'html_page'],
    ['a web page with a line before it', '\n<!DOCTYPE html><p>Sessão expirada</p>', 'html_page'],
    ['an XML document', '<?xml version="1.0"?><contratos/>', 'xml_document'],
    ['a PDF', '%PDF-1.7\n', 'pdf_document'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'spreadsheet'],
    ['a workbook', zipOf([{ name: '[Content_Types].xml', content: '<?xml version="1.0"?>' }]), 'spreadsheet'],
    ['an empty archive', Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'), 'empty_archive'],
    ['a table in quotes by the line', `"${titles}"\r\n"${cells.join(';')}"\r\n`, 'quoted_lines'],
  ]
  for (const [what, content, reason] of others)
    test(`is refused for what it is: ${what}`, async () => {
      await assert.rejects(runImportOf(content), refusedWith(reason))
      await assert.rejects(runImportOf(content, { mapping }), refusedWith(reason))
      const bytes = typeof content === 'string' ? Buffer.from(content) : content
      await assert.rejects(
        explainStream(
          async function* () {
            yield bytes
          },
          { fileName: 'x', retrieved_at: '2024-01-01T00:00:00Z' },
        ),
        refusedWith(reason),
      )
    })
})

describe('a title with damaged letters', () => {
  const damaged: readonly (readonly [string, Uint8Array | string])[] = [
    ['in an old encoding', toCp850(`${titles}\n`)],
    ['that were lost', titles.replace('ú', '\ufffd')],
    ['that became a question mark', titles.replace('ú', '?')],
  ]
  for (const [how, content] of damaged)
    test(`is named beside the column that it stands for: ${how}`, async () => {
      await assert.rejects(runImportOf(content, { mapping }), (error) => {
        assert.ok(error instanceof AppError)
        assert.match(String(error.details.found), /^n.?mero$/)
        return refusedWith('damaged_title', 'mapping.columns.contract_id')(error)
      })
    })

  test('is told from a title that the file lacks', async () => {
    await assert.rejects(
      runImportOf('Processo;Órgão;Fornecedor;Valor\n', { mapping }),
      refusedWith('column_not_found', 'mapping.columns.contract_id'),
    )
  })
})

test('the semicolons of HTML entities part no cells', async () => {
  const { records, report } = await runImportOf(
    `${titles}\n1/2024;C&#194;MARA;CONSTRU&Ccedil;&Otilde;ES &amp; FILHOS;1,50\n2/2024;a;b;c;d\n`,
    { mapping },
  )
  const [record] = records
  assert.ok(record?.record_kind === 'contract')
  assert.deepEqual([record.organization, record.supplier], ['CÂMARA', 'CONSTRUÇÕES & FILHOS'])
  assert.deepEqual(record.quality, [{ field: '*', note: 'html_entities' }])
  assert.deepEqual(
    report.rejections?.map(({ reason, lines }) => [reason, lines]),
    [['column_count', [3]]],
  )
})
