import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import writeXlsxFile from 'write-excel-file/node'
import { findAppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { matchPart } from '../../src/services/network/match-part.ts'
import { readList } from '../../src/services/network/read-list.ts'
import { toMatchedLine } from '../../src/services/network/read-match.ts'
import { createMatching } from '../../src/tasks/kinds/match.ts'
import { withLimits } from '../support/with-limits.ts'
import { zipOf } from '../support/zip.ts'

const bytesOf = (text: string) => Buffer.from(text)
const rowsOf = async (bytes: Uint8Array) => (await readList(bytes)).rows
const alfa = { name: 'Construções São José Ltda', cnpj: '11.222.333/0001-81', city: 'São Paulo' }

async function refusalOf(bytes: Uint8Array): Promise<unknown> {
  const error = await errorOf(bytes)
  return error?.details.reason ?? error?.code
}

async function errorOf(bytes: Uint8Array) {
  try {
    await readList(bytes)
  } catch (error) {
    return findAppError(error)
  }
  return undefined
}

const workbookOf = (sheet: string, shared: string) =>
  zipOf([
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>` },
    { name: 'xl/sharedStrings.xml', content: `<sst>${shared}</sst>` },
  ])

describe('what comes of a list', () => {
  const candidate = { id: 'company.11222333', entity_type: 'supplier', kind: 'company', name: 'Alfa', features: {} }
  const counts = { total_contracts: 0, total_contract_value: 0, sanctions: 0, is_sanctioned: false }
  const lineOf = (score: number, is_match: boolean) =>
    toMatchedLine({ row: 1, given: {}, candidates: [{ ...candidate, ...counts, score, is_match } as never] })

  it('names one candidate in a file only where it is meant or fits well enough', () => {
    const shown = [lineOf(0.69, false), lineOf(0.7, false), lineOf(1, false), lineOf(0.5, true)]
    assert.deepEqual(
      shown.map(({ best, candidates }) => [best?.score, candidates]),
      [
        [undefined, 1],
        [0.7, 1],
        [1, 1],
        [0.5, 1],
      ],
    )
  })

  it('names the oldest and the newest version of the records that its rows were compared with', async () => {
    const versions = [4, 3, 6]
    const run = async () => ({ candidates: [], dataset_version: versions.shift() ?? 0 })
    const context = { clock: { now: () => 0 }, run } as never
    const rows = Array.from({ length: 3 * limits.networkMatchRowsAtOnce }, () => ({}))
    const matched = await matchPart(context, rows, { most: 1, signal: new AbortController().signal })
    assert.deepEqual([matched.oldest_dataset_version, matched.dataset_version], [3, 6])
    const partOf = (summary: object) => ({ status: 'completed', summary })
    const parts = [matched, { dataset_version: 5 }, { dataset_version: 2, oldest_dataset_version: 2 }].map(partOf)
    const { result } = (await createMatching(async () => matched).conclude(
      {} as never,
      parts as never,
      {} as never,
    )) as {
      readonly result: object
    }
    assert.deepEqual(result, { records: 0, rows_matched: 0, dataset_version: 6, oldest_dataset_version: 2 })
  })
})

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

  const masked = '***.982.247-**'
  const spellings = [
    ...['529.982.247-25', '52998224725', '529-982-247-25', '529 982-247.25', '5 2 9 9 8 2 2 4 7 2 5', '00052998224725'],
    ...['５２９９８２２４７２５', '٥٢٩٩٨٢٢٤٧٢٥', '="52998224725"', "'52998224725", '52998224725.0', '5.2998224725E+10'],
  ]

  it('keeps no CPF in any column, however it is written, nor shows one in a refusal', async () => {
    for (const written of spellings) {
      const cell = written.replaceAll('"', '""')
      const [row] = await rowsOf(bytesOf(`nome;cnpj\nMaria;"${cell}"\n`))
      assert.deepEqual(row, { name: 'Maria', cnpj: masked }, written)
      assert.deepEqual(await rowsOf(bytesOf(JSON.stringify([{ cnpj: written }]))), [{ cnpj: masked }], written)
    }
    for (const written of spellings.slice(0, 8)) {
      const of = `Maria ${written}`
      assert.deepEqual(await rowsOf(bytesOf(`nome;cidade\n${of};${of}\n`)), [
        { name: `Maria ${masked}`, city: `Maria ${masked}` },
      ])
      for (const text of [`a;${of}\n1;2\n`, JSON.stringify([{ [of]: 1 }])])
        assert.match(JSON.stringify((await errorOf(bytesOf(text)))?.details), /maria \*{3}\.982/i, text)
    }
    const company = ['00000000000191', '00.000.000/0001-91', '12.ABC.345/01DE-35', '1.1222333000181E13']
    const rows = await rowsOf(bytesOf(`cnpj\n${company.join('\n')}\n`))
    assert.deepEqual(
      rows,
      [...company.slice(0, 3), '11222333000181'].map((cnpj) => ({ cnpj })),
    )
  })

  it('leaves no half of a CPF where a text is cut, whatever stands before', async () => {
    for (const written of [...spellings.slice(0, 8), '5--------2.9.9.8.2.2.4.7.2.5'])
      for (const before of ['x', ' x', '\nx'])
        for (const most of [limits.networkMatchTextCharactersMax, limits.workbookCellCharactersMax])
          for (const short of [1, 5, 10, 14, 18]) {
            const text = `${before.repeat(most).slice(0, most - short)} ${written} and more`.padEnd(most + 40, ' more')
            const [row] = await rowsOf(bytesOf(JSON.stringify([{ name: text, city: 'B' }])))
            assert.doesNotMatch(row?.name ?? '', /[\p{Nd}](?:\P{L}*\p{Nd}){6}/u, text)
            const said = await errorOf(bytesOf(JSON.stringify([{ [text.slice(most - 64)]: 1 }])))
            assert.doesNotMatch(JSON.stringify(said?.details.columns), /[\p{Nd}](?:\P{L}*\p{Nd}){6}/u, text)
          }
  })

  it('is read in a time that grows with its bytes, whatever is repeated, shared or left open', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({ [`name${' '.repeat(at % 200)}`]: 'x', [`k${at}`]: 'x' }))
    assert.equal((await rowsOf(bytesOf(JSON.stringify(many)))).length, many.length)
    const head = '<row><c t="inlineStr"><is><t>nome</t></is></c></row>'
    const open = workbookOf(`${head}<row><c t="s"><v>0</v></c></row>`, `<si><t>A</t>${'<rPh>'.repeat(100_000)}</si>`)
    assert.deepEqual(await rowsOf(open), [{ name: 'A' }])
    const cells = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>'.repeat(5_000)
    const shared = workbookOf(head + cells, `<si><t>${' '.repeat(2_000_000)}</t></si><si><t>x</t></si>`)
    assert.deepEqual((await rowsOf(shared)).at(-1), {})
    await withLimits({ workbookColumnsMax: 3 }, async () => {
      const wide = `${head}<row><c r="C1"/></row><row><c r="B1"/><c><v>n</v></c><c r="A1"><v>a</v></c></row>`
      assert.deepEqual(await rowsOf(workbookOf(wide, '')), [{ name: 'a' }])
    })
  })

  it('has nothing that turns a line around or moves a cursor', async () => {
    const odd = 'Al\u202efa\u001b[31m\u0007 \r\n Obras\ud83d'
    const [row] = await rowsOf(bytesOf(JSON.stringify([{ name: odd, cnpj: `1${odd}`, city: odd }])))
    const plain = 'Al\ufffdfa\ufffd[31m\ufffd Obras\ufffd'
    assert.deepEqual(row, { name: plain, cnpj: `1${plain}`, city: plain })
    const error = await errorOf(bytesOf(JSON.stringify([{ [odd]: 1 }])))
    assert.deepEqual(error?.details.columns, [plain])
  })

  it('takes the first column of a field that is filled, and counts no blank lines', async () => {
    const twice = 'nome;razao social;nome;cnpj\n;Beta;x;\nAlfa;Beta;;\n;;;\n\n; ;Gama;1\n'
    const rows = [{ name: 'Beta' }, { name: 'Alfa' }, { name: 'Gama', cnpj: '1' }]
    assert.deepEqual(await readList(bytesOf(twice)), { rows, unreadable: 0 })
    const json = [
      { name: ' ', nome: 'Beta' },
      { nome: 'Alfa', empresa: 'Beta' },
      { 'razao social': 'Gama', cnpj: 1 },
    ]
    assert.deepEqual(await rowsOf(bytesOf(JSON.stringify(json))), rows)
  })

  it('that says nothing of firms, or too much, is refused with what to do', async () => {
    assert.equal(await refusalOf(bytesOf('a;b\n1;2\n')), 'no_name_column')
    assert.equal(await refusalOf(bytesOf('cidade\nCampinas\n')), 'no_name_column')
    assert.equal(await refusalOf(bytesOf('nome;cnpj\n')), 'no_list_rows')
    for (const none of ['', '\n\n', '[]', ' [ ]', '[{}]', ';;\n;;\n'])
      assert.equal(await refusalOf(bytesOf(none)), 'no_list_rows', none)
    assert.equal(await refusalOf(workbookOf('<row/>', '')), 'no_list_rows')
    for (const other of ['{"rows":[{"name":"a"}]}', '\ufeff {"name":"a"}', '{"name":"a"}\n{"name":"b"}', '[1,"a"]'])
      assert.equal(await refusalOf(bytesOf(other)), 'no_json_list', other)
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
