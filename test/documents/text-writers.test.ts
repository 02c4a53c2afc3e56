import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertDocument, documentProblems } from '../../src/documents/check-document.ts'
import type { Block, TextDocument } from '../../src/documents/document.ts'
import { writeHtml } from '../../src/documents/html.ts'
import { writeJson } from '../../src/documents/json.ts'
import { writeMarkdown } from '../../src/documents/markdown.ts'
import { writeCsv, writeTableCsv } from '../../src/documents/table-csv.ts'
import { writeDocument } from '../../src/documents/write-document.ts'
import { sampleDocument, sampleTable } from '../support/sample-document.ts'
import { unzip } from '../support/unzip.ts'

const empty: TextDocument = { language: 'en', title: 'T', author: 'A', created: '2026-01-01T00:00:00Z', blocks: [] }
const withBlocks = (...blocks: readonly Block[]): TextDocument => ({ ...empty, blocks })

describe('a document', () => {
  test('is written when its headings follow each other and its figures can be read out', () => {
    for (const language of ['en', 'pt'] as const) assertDocument(sampleDocument(language))
  })

  test('has no mark in any format that turns the direction of a line, nor a control character', async () => {
    const turned = 'Obra\u202e.fdp\u0007\u2066'
    const given: TextDocument = {
      ...withBlocks({ ...sampleTable, caption: turned }, { type: 'paragraph', content: [turned] }),
      title: turned,
    }
    for (const format of ['markdown', 'html', 'json', 'csv', 'xlsx'] as const) {
      const bytes = Buffer.from(await writeDocument(given, format))
      const texts = format === 'xlsx' ? [...(await unzip(bytes)).values()].map(String) : [String(bytes)]
      for (const text of texts)
        for (const mark of ['\u202e', '\u2066', '\u0007', '\\u202e']) assert.ok(!text.includes(mark), format)
    }
  })

  test('with a skipped level, a doubled id, a short row or no alternative text is refused', () => {
    const heading = (level: 1 | 2 | 3, id: string): Block => ({ type: 'heading', level, id, text: 'x' })
    const figure = sampleDocument('en').blocks.find((block) => block.type === 'figure')
    assert(figure !== undefined)
    const broken = withBlocks(
      heading(1, 'a'),
      heading(3, 'a'),
      { ...sampleTable, rows: [['x']] },
      { ...figure, alternative: ' ' },
    )
    assert.deepEqual(documentProblems({ ...broken, created: 'today' }), [
      'created is no instant: today',
      'block 2: row 0 has not one cell a column',
      'block 3: a figure without alternative text',
      'heading a skips a level',
      'heading a twice',
    ])
    assert.throws(() => assertDocument(broken), /cannot be written/)
  })
})

describe('Markdown', () => {
  test('shows text that looks like markup as text', () => {
    const text = writeMarkdown(
      withBlocks(
        { type: 'paragraph', content: ['# no *heading* | <b> &amp; [x](y) snake_case _a_ `c`'] },
        { type: 'paragraph', content: ['1. no list\n- and none'] },
        { type: 'list', style: 'unordered', items: [['- x']] },
        {
          type: 'paragraph',
          content: [
            { type: 'code', text: '`a`' },
            { type: 'link', text: 'l', href: 'javascript:a' },
          ],
        },
        { type: 'code', text: '```' },
      ),
    )
    const lines = [
      '# T\n',
      '\\# no \\*heading\\* \\| \\<b\\> \\&amp; \\[x\\](y) snake_case \\_a\\_ \\`c\\`\n',
      '1\\. no list - and none\n',
      '- \\- x\n',
      '`` `a` ``l\n',
      '````text\n```\n````\n',
    ]
    assert.equal(text, lines.join('\n'))
  })

  test('has tables with cells as readers of the language write them', () => {
    const lines = writeMarkdown({ ...empty, language: 'pt', blocks: [sampleTable] }).split('\n')
    assert.equal(lines[4], '| Contrato | Data | Quantidade (un) | Preço (R$) | Desvio | z | Fonte |')
    assert.equal(lines[5], '| --- | --- | --: | --: | --: | --: | --- |')
    assert.equal(
      lines[7],
      '| 12/2024 | 01/03/2024 | 10 | R$ 13,10 | 0,5% | -0,200 | [PNCP](<https://pncp.gov.br/12>) |',
    )
  })
})

describe('HTML', () => {
  const page = writeHtml(sampleDocument('pt'), new Map())

  test('escapes what a document says and links only to the web and its own headings', () => {
    assert.doesNotMatch(page, /<script|javascript:|onerror/)
    assert.match(page, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/)
    assert.match(page, /<a href="https:\/\/example\.org\/a\?b=1&amp;c=%C3%A7%C3%A3o" rel="noopener noreferrer">/)
    assert.match(page, /<a href="#peers">§<\/a>/)
  })

  test('names its language, landmarks, headings in order and the headers of its tables', () => {
    assert.match(page, /<html lang="pt-BR">/)
    for (const tag of ['<header>', '<nav ', '<main ', '<a class="skip" href="#document-content">'])
      assert.equal(page.split(tag).length, 2, tag)
    const levels = Array.from(page.matchAll(/<h(\d)[ >]/g), ([, level]) => Number(level))
    assert.deepEqual(levels, [1, 2, 2, 3, 4, 2])
    assert.match(page, /<th scope="col" class="number">Preço \(R\$\)<\/th>/)
    assert.match(page, /<th scope="row">12\/2024<\/th><td>01\/03\/2024<\/td>/)
  })

  test('loads nothing from elsewhere and allows its own style alone', () => {
    assert.match(page, /http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-/)
    assert.doesNotMatch(page, /<(?:link|img|iframe|object|embed|base)\b|\ssrc=|@import|url\(/)
    assert.doesNotMatch(page, / style="/)
  })
})

test('CSV holds the first table, numbers and days as programs read them, and nothing that a spreadsheet computes', () => {
  const text = writeCsv(sampleDocument('pt'))
  const lines = [
    'Contrato,Data,Quantidade (un),Preço (R$),Desvio,z,Fonte',
    '"\'=HYPERLINK(""https://evil.example"")",2024-02-29,1200,49.9,2.81,4.12345,',
    '12/2024,2024-03-01,10,13.1,0.005,-0.2,PNCP (https://pncp.gov.br/12)',
    '"\'+55 | ""a"", <b>",,,-3,,0,fraude',
  ]
  assert.equal(text, lines.map((line) => `${line}\r\n`).join(''))
  assert.equal(text, writeTableCsv(sampleTable))
})

test('JSON is the document itself', () => {
  const document = sampleDocument('en')
  assert.deepEqual(JSON.parse(writeJson(document)), document)
})
