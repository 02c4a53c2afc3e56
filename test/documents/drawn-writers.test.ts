import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { HtmlValidate } from 'html-validate'
import type { ChartMeasure } from '../../src/documents/charts/chart.ts'
import { drawChart } from '../../src/documents/charts/draw-chart.ts'
import { writePicture } from '../../src/documents/charts/picture.ts'
import type { TextDocument } from '../../src/documents/document.ts'
import { unpackFiles } from '../../src/documents/unpack-files.ts'
import { writeDocument } from '../../src/documents/write-document.ts'
import { streamZip, writeZip } from '../../src/documents/zip.ts'
import { sampleCharts, sampleDocument, sampleTable } from '../support/sample-document.ts'

const created = '2026-11-30T03:04:05.000Z'
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

describe('a chart', () => {
  test('of each kind is drawn alike each time, with a title and a description that are read out', async () => {
    for (const chart of Object.values(sampleCharts)) {
      const text = { title: 'Preço & <peers>', description: 'Read “aloud”', id: 'f' }
      const [once, again] = [await drawChart(chart, 'pt'), await drawChart(chart, 'pt')]
      const svg = writePicture(once, text)
      assert.equal(svg, writePicture(again, text), chart.type)
      assert.match(svg, /role="img" aria-labelledby="f-title f-description"/)
      assert.match(svg, /<title id="f-title">Preço &amp; &lt;peers&gt;<\/title><desc id="f-description">Read “aloud”</)
      assert.doesNotMatch(svg, /\sstyle=|<style|<script|\sclass=|href|zr\d/, chart.type)
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, chart.type)
    }
  })

  test('says which value stands out in words and by a mark of its own', async () => {
    const svg = writePicture(await drawChart(sampleCharts.ranked_bars, 'en'), { title: 't', description: 'd', id: 'f' })
    assert.match(svg, /R\$ 1\.3 million · flagged/)
    assert.match(svg, /<pattern/)
  })

  test('of ranked bars has an axis from nothing to the next round number, and a bar as long as its value', async () => {
    const measure = { name: 'Value', type: 'money' } as const
    const draw = async (values: readonly number[], own: ChartMeasure = measure) => {
      const bars = values.map((value, at) => ({
        label: `bar ${at}`,
        value,
        ...(at === 0 && { flagged: true as const }),
      }))
      return drawChart({ type: 'ranked_bars', measure: own, bars }, 'en')
    }
    const { elements } = await draw([3_000, 1_500, 0])
    const said = elements.filter(({ name }) => name === 'text').map(({ text }) => text.replaceAll('\u00a0', ' '))
    assert.deepEqual(said.slice(0, 4), ['R$ 0', 'R$ 1,000', 'R$ 2,000', 'R$ 3,000'])
    assert.equal(said[4], 'Value (R$)')
    const widths = elements.filter(({ name }) => name === 'rect').map(({ attributes }) => Number(attributes.width))
    // The flagged bar has stripes over it.
    const [whole = 0, stripes, half = 0, none] = widths
    assert.deepEqual([stripes, none], [whole, 0])
    assert.ok(Math.abs(half - whole / 2) < 0.02)
    const counts = await draw([3, 1], { name: 'n', type: 'integer' })
    const ticks = counts.elements.flatMap(({ name, text }) => (name === 'text' && /^\d+$/.test(text) ? [text] : []))
    assert.deepEqual(ticks.slice(0, 4), ['0', '1', '2', '3'])
    for (const values of [[0], [-5, 3], [1e12, 0.01], [0.3, 0.1]]) {
      const svg = writePicture(await draw(values), { title: 't', description: 'd', id: 'f' })
      assert.doesNotMatch(svg, /NaN|undefined|Infinity|0000000/)
    }
  })

  test('of the states names its source and shows what is unknown', async () => {
    const svg = writePicture(await drawChart(sampleCharts.state_map, 'pt'), { title: 't', description: 'd', id: 'f' })
    assert.match(svg, /Victor Cazanave, @svg-maps\/brazil 2\.0\.0, CC BY 4\.0/)
    for (const unit of ['SP', 'RO', 'DF']) assert.match(svg, new RegExp(`>${unit}<`))
  })

  test('without values is drawn all the same', async () => {
    const measure = { name: 'x', type: 'number' } as const
    const flat = { type: 'distribution', measure, values: [], flagged: { label: 'a', value: 0 } } as const
    const map = { type: 'state_map', measure, values: {} } as const
    const bars = { type: 'shares', measure, parts: [] } as const
    for (const chart of [flat, map, bars]) assert.ok((await drawChart(chart, 'en')).elements.length > 0, chart.type)
  })
})

test('HTML with all blocks and charts is what the standard allows', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // The scrolling frame of a table is reached by keyboard, and the page is written for readers of its source too.
    rules: { 'no-redundant-role': 'error', 'no-inline-style': 'error', 'long-title': 'off', 'svg-focusable': 'off' },
  })
  const page = Buffer.from(await writeDocument(sampleDocument('pt'), 'html')).toString('utf8')
  const { results } = await validator.validateString(page)
  assert.deepEqual(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)),
    [],
  )
  const ids = Array.from(page.matchAll(/\sid="([^"]+)"/g), ([, id]) => id)
  assert.equal(new Set(ids).size, ids.length)
})

describe('PDF', () => {
  test('is tagged: language, title, headings, figures with their text, headers of tables', async () => {
    const document = sampleDocument('pt')
    const file = textOf(await writeDocument(document, 'pdf'))
    const count = (pattern: RegExp): number => Array.from(file.matchAll(pattern)).length
    const figures = document.blocks.filter(({ type }) => type === 'figure').length
    assert.match(file, /\/Lang \(pt-BR\)/)
    assert.match(file, /\/Marked true/)
    assert.match(file, /\/DisplayDocTitle true/)
    assert.match(file, /<pdfuaid:part>1<\/pdfuaid:part>/)
    assert.match(file, /<xmp:CreateDate>2026-11-30T03:04:05Z</)
    assert.equal(count(/\/S \/H1\b/g), 1)
    assert.equal(count(/\/S \/Figure\s+\/Alt /g), figures)
    assert.equal(count(/\/Scope \/Column/g), sampleTable.columns.length)
    assert.equal(count(/\/Scope \/Row/g), sampleTable.rows.length)
    assert.match(file, /\/Type \/Outlines|\/Outlines \d+ 0 R/)
    assert.doesNotMatch(file, /javascript:/)
  })

  test('repeats the names of columns on each page of a table, and breaks a row that is taller than a page', async () => {
    const long = Array.from({ length: 900 }, (_, at) => `palavra${at}`).join(' ')
    const rows = Array.from({ length: 90 }, (_, at) => [`Linha ${at}`, at === 40 ? long : 'x'])
    const columns = [
      { name: 'Coluna', type: 'text' },
      { name: 'Texto', type: 'text' },
    ] as const
    const table = { type: 'table', caption: 'Longa', columns, rows } as const
    const file = textOf(await writeDocument({ ...sampleDocument('pt'), blocks: [table] }, 'pdf'))
    assert.equal(Array.from(file.matchAll(/\/Scope \/Column/g)).length, 2)
    assert.ok(Array.from(file.matchAll(/\/Type \/Page\b/g)).length > 3)
  })
})

describe('a workbook', () => {
  test('has a sheet a table, typed cells, a row of names in sight and no formula', async () => {
    const book = Buffer.from(await writeDocument(sampleDocument('pt'), 'xlsx'))
    const files = new Map(unpackFiles(book).map(({ path, content }) => [path, Buffer.from(content).toString('utf8')]))
    const names = Array.from(
      files.get('xl/workbook.xml')?.matchAll(/<sheet [^>]*name="([^"]+)"/g) ?? [],
      ([, name]) => name,
    )
    assert.deepEqual(names.slice(0, 3), ['Sobre', 'Preços de água mineral', 'Gráfico distribution'])
    const sheet = files.get('xl/worksheets/sheet2.xml') ?? ''
    assert.match(sheet, /<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    assert.match(sheet, /<c r="C2"[^>]*><v>1200<\/v><\/c>/)
    assert.doesNotMatch([...files.values()].join(''), /<f[ >]/)
    assert.match(files.get('xl/sharedStrings.xml') ?? '', />(?:'|&apos;|&#39;)=HYPERLINK/)
  })
})

describe('files of dates', () => {
  test('are equal for equal documents, and the date of each file of an archive is that of the document', async () => {
    for (const format of ['pdf', 'xlsx'] as const) {
      const document: TextDocument = { ...sampleDocument('en'), blocks: [sampleTable] }
      const [one, two] = [await writeDocument(document, format), await writeDocument(document, format)]
      assert.ok(Buffer.compare(one, two) === 0, format)
    }
    const book = Buffer.from(await writeDocument({ ...sampleDocument('en'), blocks: [sampleTable] }, 'xlsx'))
    // 2026-11-30 03:04:04 as DOS writes it: two seconds a step.
    assert.deepEqual(
      [book.readUInt16LE(10), book.readUInt16LE(12)],
      [(3 << 11) | (4 << 5) | 2, (46 << 9) | (11 << 5) | 30],
    )
  })

  test('in an archive come in the given order, streams when their turn comes', async () => {
    async function* parts() {
      yield Buffer.from('b1')
      yield Buffer.from('b2')
    }
    const files = [
      { path: 'z/a.txt', content: Buffer.from('ação') },
      { path: 'b.txt', content: () => parts() },
    ]
    const archive = Buffer.from(await writeZip(files, created))
    const read = unpackFiles(archive).map(({ path, content }) => [path, Buffer.from(content).toString('utf8')])
    assert.deepEqual(read, [
      ['z/a.txt', 'ação'],
      ['b.txt', 'b1b2'],
    ])
    const streamed: Uint8Array[] = []
    for await (const chunk of streamZip(files, created)) streamed.push(chunk)
    assert.ok(Buffer.concat(streamed).equals(archive))
  })
})
