// Whether programs of others open what we write. What is not installed is named and left out.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import { writeDocument } from '../../src/documents/write-document.ts'
import { sampleDocument } from '../support/sample-document.ts'
import { skip as skipBrowser, TestBrowser } from '../support/test-browser.ts'

const languages = ['en', 'pt'] as const
const folder = mkdtempSync(join(tmpdir(), 'prumo-documents-'))
const browser = new TestBrowser()

const missing = (...programs: readonly string[]): string | false => {
  const has = (program: string): boolean =>
    (process.env.PATH ?? '').split(':').some((path) => existsSync(join(path, program)))
  return programs.some(has) ? false : `${programs.join(' or ')} is not installed`
}
const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

before(async () => {
  for (const language of languages)
    for (const format of ['pdf', 'html', 'xlsx'] as const)
      writeFileSync(join(folder, `${language}.${format}`), await writeDocument(sampleDocument(language), format))
})
after(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

for (const language of languages) {
  test(`qpdf finds no error in the ${language} PDF`, { skip: missing('qpdf') }, () => {
    assert.match(run('qpdf', '--check', `${language}.pdf`), /No syntax or stream encoding errors found/)
  })

  test(`pdftotext reads the accented title of the ${language} PDF`, { skip: missing('pdftotext') }, () => {
    const text = run('pdftotext', `${language}.pdf`, '-').replace(/\s+/g, ' ')
    assert.ok(text.includes(sampleDocument(language).title))
  })

  test(`the tags of the ${language} PDF are a document's`, { skip: missing('pdfinfo') }, () => {
    assertTags(language)
  })

  test(
    `a browser shows the ${language} HTML without a message, and axe finds no serious fault`,
    { skip: skipBrowser, timeout: 120_000 },
    () => assertAccessible(language),
  )

  test(`a spreadsheet program reads the ${language} workbook`, {
    skip: missing('ssconvert', 'localc', 'libreoffice'),
  }, () => {
    const file = `${language}.xlsx`
    if (missing('ssconvert') === false) run('ssconvert', '-S', file, `${language}-%n.csv`)
    else
      run(
        missing('localc') === false ? 'localc' : 'libreoffice',
        '--headless',
        '--convert-to',
        `csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1`,
        file,
      )
    assert.match(run('sh', '-c', `cat ${language}-*.csv`), /HYPERLINK/)
  })
}

function assertTags(language: (typeof languages)[number]): void {
  const document = sampleDocument(language)
  const info = run('pdfinfo', `${language}.pdf`)
  assert.match(info, /Tagged:\s+yes/)
  assert.ok(info.includes(document.title))
  const tags = run('pdfinfo', '-struct', `${language}.pdf`)
  const levels = Array.from(tags.matchAll(/^\s*H(\d)\b/gm), ([, level]) => Number(level))
  assert.deepEqual(levels.slice(0, 2), [1, 2])
  levels.forEach((level, at) => {
    assert.ok(at === 0 || level <= (levels[at - 1] ?? 0) + 1, `heading ${at} skips a level`)
  })
  const figures = document.blocks.filter(({ type }) => type === 'figure').length
  assert.equal(Array.from(tags.matchAll(/^\s*Figure\b/gm)).length, figures)
  const raw = readFileSync(join(folder, `${language}.pdf`), 'latin1')
  assert.equal(Array.from(raw.matchAll(/\/S \/Figure\s+\/Alt /g)).length, figures)
  assert.match(tags, /TH[^\n]*\n\s*\/Scope \/Column/)
  assert.match(raw, language === 'pt' ? /\/Lang \(pt-BR\)/ : /\/Lang \(en\)/)
}

async function assertAccessible(language: (typeof languages)[number]): Promise<void> {
  const address = pathToFileURL(join(folder, `${language}.html`)).href
  const { tab, complaints } = await browser.open(address, language, pathToFileURL(folder).href)
  const found = await tab.evaluate(
    `${axe.source}; axe.run().then(({ violations }) => violations.map(({ id, impact, nodes }) => impact + ' ' + id + ' ' + nodes[0].html))`,
  )
  const grave = (found as readonly string[]).filter((fault) => /^(?:serious|critical)/.test(fault))
  assert.deepEqual([grave, complaints], [[], []])
  await tab.close()
}
