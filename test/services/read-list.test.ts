import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import writeXlsxFile from 'write-excel-file/node'
import { findAppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { readList } from '../../src/services/network/read-list.ts'
import { withLimits } from '../support/with-limits.ts'
import { zipOf } from '../support/zip.ts'

const bytesOf = (text: string) => Buffer.from(text)
const rowsOf = async (bytes: Uint8Array) => (await readList(bytes)).rows
const alfa = { name: 'Construções São José Ltda', cnpj: '11.222.333/0001-81', city: 'São Paulo' }

async function refusalOf(bytes: Uint8Array): Promise<unknown> {
  try {
    await readList(bytes)
  } catch (error) {
    return findAppError(error)?.details.reason ?? findAppError(error)?.code
  }
  return undefined
}

describe('a list of firms', () => {
  const csv = 'Município;Razão Social;Observação;CNPJ\r\nSão Paulo;Construções São José Ltda;x;11.222.333/0001-81\r\n'

  it('is read from CSV of any usual delimiter and encoding, whatever the order of its columns', async () => {
    const spellings = [
      csv,
      csv.replaceAll(';', ','),
      csv.replaceAll(';', '\t'),
      csv.replaceAll(/;/g, '|'),
      `\ufeff${csv}`,
      csv.replaceAll('\r\n', '\n').replace('Construções São José Ltda', '"Construções São José Ltda"'),
    ]
    for (const text of spellings) assert.deepEqual(await rowsOf(bytesOf(text)), [alfa], text)
    assert.deepEqual(await rowsOf(Buffer.from(csv, 'latin1')), [alfa])
    assert.deepEqual(await rowsOf(Buffer.from(`\ufeff${csv}`, 'utf16le')), [alfa])
  })

  it('is read from JSON in the names of either language', async () => {
    const { name, cnpj, city } = alfa
    for (const item of [alfa, { nome: name, cnpj, cidade: city }, { razao_social: name, CNPJ: cnpj, municipio: city }])
      assert.deepEqual(await rowsOf(bytesOf(JSON.stringify([item]))), [alfa])
    assert.deepEqual(await rowsOf(bytesOf('[{"cnpj":11222333000181}]')), [{ cnpj: '11222333000181' }])
    const odd = await readList(bytesOf('[{"name":"A"},7,{"city":"B"}]'))
    assert.deepEqual([odd.rows, odd.unreadable], [[{ name: 'A' }, {}, { city: 'B' }], 1])
  })

  it('is read from the first sheet of a workbook, as programs write them', async () => {
    const cells = (row: readonly string[]) => row.map((value) => ({ value, type: String }))
    const sheet = [cells(['nome', 'cnpj', 'cidade']), cells([alfa.name, alfa.cnpj, alfa.city])]
    const written = await writeXlsxFile([
      { data: sheet, sheet: 'Lista' },
      { data: [cells(['other'])], sheet: 'Outra' },
    ] as never).toBuffer()
    assert.deepEqual(await rowsOf(written), [alfa])
    const odd = zipOf([
      {
        name: 'xl/workbook.xml',
        content:
          '<x:workbook><x:sheets><x:sheet name="L" sheetId="2" r:id="rId2"/><x:sheet name="O" r:id="rId1"/></x:sheets></x:workbook>',
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content:
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Target="/xl/worksheets/sheet2.xml" Id="rId2"/></Relationships>',
      },
      { name: 'xl/worksheets/sheet1.xml', content: '<worksheet><sheetData/></worksheet>' },
      {
        name: 'xl/worksheets/sheet2.xml',
        content: `<x:worksheet><x:sheetData><x:row r="1"><x:c r="B1" t="s"><x:v>0</x:v></x:c><x:c r="D1" t="inlineStr"><x:is><x:t>CNPJ</x:t></x:is></x:c></x:row>
          <x:row r="2"/><x:row r="3"><x:c r="B3" t="s"><x:v>1</x:v></x:c><x:c r="C3"/><x:c r="D3"><x:v>1.1222333000181E13</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      },
      {
        name: 'xl/sharedStrings.xml',
        content:
          '<sst><si><t>Nome</t></si><si><r><t>Beta &lt;Obras&gt; </t></r><r><t>&amp; Cia</t></r><rPh sb="0"><t>no</t></rPh></si></sst>',
      },
    ])
    assert.deepEqual(await rowsOf(odd), [{ name: 'Beta <Obras> & Cia', cnpj: '11222333000181' }])
  })

  it('keeps the place of a row that cannot be read, and masks numbers of persons', async () => {
    const { rows, unreadable } = await readList(
      bytesOf('nome;cpf/cnpj\nAlfa;1\nBeta;2;3\n\nGama;529.982.247-25\nMaria 529.982.247-25;\n'),
    )
    assert.equal(unreadable, 1)
    assert.deepEqual(rows, [
      { name: 'Alfa', cnpj: '1' },
      {},
      { name: 'Gama', cnpj: '***.982.247-**' },
      { name: 'Maria ***.982.247-**' },
    ])
  })

  it('that says nothing of firms, or too much, is refused with what to do', async () => {
    assert.equal(await refusalOf(bytesOf('a;b\n1;2\n')), 'no_name_column')
    assert.equal(await refusalOf(bytesOf('cidade\nCampinas\n')), 'no_name_column')
    assert.equal(await refusalOf(bytesOf('nome;cnpj\n')), 'no_list_rows')
    assert.equal(await refusalOf(bytesOf('[{"nome":')), 'invalid_json')
    assert.equal(await refusalOf(zipOf([{ name: 'a.txt', content: 'x' }])), 'unreadable_workbook')
    assert.equal(await refusalOf(zipOf([{ name: 'a.txt', content: 'x' }]).subarray(0, 40)), 'unreadable_workbook')
    await withLimits({ networkMatchRowsMax: 2 }, async () => {
      assert.equal(await refusalOf(bytesOf('nome\na\nb\nc\n')), 'too_many_list_rows')
      assert.equal(await refusalOf(bytesOf('[{"nome":"a"},{"nome":"b"},{"nome":"c"}]')), 'too_many_list_rows')
    })
    await withLimits({ workbookBytesMax: 100 }, async () => {
      const bomb = zipOf([{ name: 'xl/worksheets/sheet1.xml', content: 'x'.repeat(limits.workbookBytesMax + 1) }])
      assert.equal(await refusalOf(bomb), 'PAYLOAD_TOO_LARGE')
    })
  })
})
