import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { limits } from '../src/limits.ts'
import { complaintsAbout, exemptionsOf, needlessExemptions, readLintConfig } from './tidy/exemptions.ts'
import { floors } from './tidy/rooms.ts'
import {
  confinedViolations,
  cycles,
  deadLimits,
  detectorImports,
  fileViolations,
  floorViolations,
  importViolations,
  silencedLint,
  twofoldNames,
  wordViolations,
} from './tidy/rules.ts'
import { importsOf, readSources } from './tidy/source-files.ts'

describe('the rooms of the architecture', () => {
  const files = readSources('src', 'workers')

  test('import only what the table of rooms allows, without cycles', () => {
    assert.deepEqual(importViolations(files), [])
    assert.deepEqual(cycles(files), [])
  })

  test('stand on floors above all that they import', () => {
    assert.deepEqual(floorViolations(floors), [])
  })

  test('have no detector that imports a detector', () => {
    assert.deepEqual(detectorImports(files), [])
  })

  test('keep time, chance, environment, console, bounds, server and Portuguese where they belong', () => {
    assert.deepEqual(confinedViolations(files), [])
  })

  test('read every limit', () => {
    assert.deepEqual(deadLimits(Object.keys(limits), files), [])
  })

  test('say in their comments what the field says', () => {
    assert.deepEqual(wordViolations([...files, ...readSources('bench')]), [])
  })

  test('export each name from one file', () => {
    assert.deepEqual(twofoldNames(files), [])
  })

  test('have files of a telling name that are read at once', () => {
    assert.deepEqual(fileViolations(files), [])
  })
})

test('the client imports itself and one package, without cycles, and is as tidy as the rooms', () => {
  const files = readSources('clients/typescript/src')
  const outside = files.flatMap((file) => importsOf(file).filter((path) => !path.startsWith('clients/typescript/src/')))
  const packages = files.flatMap(({ text }) => Array.from(text.matchAll(/from '([^.'][^']*)'/g), ([, name]) => name))
  assert.deepEqual([outside, packages], [[], ['eventsource-parser']])
  assert.deepEqual([...cycles(files), ...wordViolations(files), ...fileViolations(files)], [])
  assert.deepEqual([...silencedLint(files), ...files.filter(({ text }) => /\bconsole\.\w/.test(text))], [])
})

test('each file that biome.json exempts from a rule still needs it', () => {
  assert.deepEqual(needlessExemptions(readLintConfig()), [])
})

test('the list of exempt files only shrinks', () => {
  assert.equal(
    exemptionsOf(readLintConfig()).length,
    16,
    'fewer: lower this number; more: shorten the function instead',
  )
})

test('no comment silences the linter', () => {
  assert.deepEqual(silencedLint(readSources('src', 'workers', 'bench', 'scripts', 'test')), [])
})

describe('each rule finds a planted violation', () => {
  const plant = (path: string, text: string) => [{ path, text }]

  for (const [what, path, text] of [
    ['a room that imports a higher one', 'src/detect/planted.ts', "import { x } from '../records/columns.ts'"],
    ['a room of the same floor that is not named', 'src/audit/planted.ts', "import '../actors/cell.ts'"],
    ['an engine of the store outside the composition roots', 'src/agents/planted.ts', "import '../store/lmdb.ts'"],
    ['a room that the table lacks', 'src/attic/planted.ts', ''],
  ] as const)
    test(what, () => assert.equal(importViolations(plant(path, text)).length, 1))

  test('a row of the table that names a higher floor or a ring on one floor', () => {
    assert.deepEqual(floorViolations([{ a: ['b'], b: [] }]), ['a → b'])
    assert.deepEqual(floorViolations([{ a: ['c'] }, { c: [] }]), ['a → c'])
    assert.deepEqual(floorViolations([{ a: [] }, { b: ['a'], c: ['b/port'] }]), [])
  })

  test('files that import each other', () => {
    const ring = [...plant('src/stats/a.ts', "import './b.ts'"), ...plant('src/stats/b.ts', "import './a.ts'")]
    assert.deepEqual(cycles(ring), ['src/stats/a.ts → src/stats/b.ts → src/stats/a.ts'])
  })

  test('a detector that imports a detector', () => {
    const planted = plant('src/detect/price/pr-99-a.ts', "import { x } from '../pattern/pa-99-b.ts'")
    assert.deepEqual(detectorImports(planted), ['src/detect/price/pr-99-a.ts → src/detect/pattern/pa-99-b.ts'])
  })

  for (const [what, text] of [
    ['the time', 'export const now = Date.now()'],
    ['the time', 'export const now = new Date()'],
    ['chance', 'const { random } = { random: Math.random }'],
    ['the environment', "const home = process.env['HOME']"],
    ['the console', "console.log('x')"],
    ['a bound', 'const pagesMax = 20'],
    ['a bound', 'const waitMs = (5 + 1) * 60_000'],
    ['a bound', 'new Piscina({ idleTimeout: 10_000 })'],
    ['a bound', 'return text.slice(0, 200)'],
    ['uWebSockets.js', "const native = require('uWebSockets.js')"],
    ['Portuguese', "const text = 'preço'"],
    ['Portuguese', "const text = 'data da compra'"],
    ['Portuguese', 'const text = `\nvalor do contrato\n`'],
  ] as const)
    test(`${what} outside its place: ${text.replaceAll('\n', ' ')}`, () => {
      const found = confinedViolations(plant('src/services/planted.ts', text))
      assert.equal(found.length, 1)
      assert.match(found[0] ?? '', new RegExp(`planted.ts: ${what}:`))
    })

  test('a comment in words of our own', () => {
    const text = "// Whoever borrows it is told.\nconst told = 'told'\n/** As the thread tells. */"
    const found = ['Whoever', 'borrows', 'told', 'tells'].map((word) => `src/auth/a.ts: ${word}`)
    assert.deepEqual(wordViolations(plant('src/auth/a.ts', text)), found)
  })

  test('a name that two files export', () => {
    const planted = [
      ...plant('src/auth/planted.ts', 'export interface Plan {}\nexport async function read() {}'),
      ...plant('src/audit/planted.ts', 'export type Plan = string\nexport const read = 1'),
      ...plant('src/reports/catalogue/planted.ts', 'export const read = {}'),
    ]
    const both = 'src/auth/planted.ts, src/audit/planted.ts'
    assert.deepEqual(twofoldNames(planted), [`Plan: ${both}`, `read: ${both}`])
  })

  test('a limit that nothing reads', () => {
    const planted = plant('src/auth/planted.ts', 'export const most = limits.teamsMax')
    assert.deepEqual(deadLimits(['teamsMax', 'teamsMin'], planted), ['teamsMin'])
  })

  test('a function of more than 60 lines or 3 parameters, as biome.json bounds them', (t) => {
    const file = join(mkdtempSync(join(tmpdir(), 'prumo-tidy-')), 'planted.ts')
    t.after(() => rmSync(dirname(file), { recursive: true }))
    writeFileSync(file, `export function f(a, b, c, d) {\n${'  a()\n'.repeat(61)}}\n`)
    const found = complaintsAbout([file], readLintConfig())
    assert.deepEqual([...found].sort(), [`noExcessiveLinesPerFunction ${file}`, `useMaxParams ${file}`])
  })

  test('a comment that silences the linter', () => {
    assert.deepEqual(silencedLint(plant('test/a.ts', `// biome-${'ignore'} lint/suspicious/noExplicitAny: x`)), [
      'test/a.ts',
    ])
  })

  test('an exemption that its file does not need', () => {
    const needless = {
      includes: ['test/**', 'src/limits.ts'],
      linter: { rules: { complexity: { useMaxParams: 'off' } } },
    }
    const config = { ...readLintConfig(), overrides: [needless] }
    assert.deepEqual(needlessExemptions(config), ['useMaxParams src/limits.ts'])
  })

  test('but not what a comment cites', () => {
    assert.deepEqual(
      confinedViolations(plant('src/services/a.ts', '// Dispensa da licitação\n  x() // Não: não\n')),
      [],
    )
  })

  test('a file whose name says nothing, and one of more than 500 lines', () => {
    assert.equal(fileViolations(plant('src/auth/helpers.ts', '')).length, 1)
    assert.equal(fileViolations(plant('src/auth/long.ts', '\n'.repeat(500))).length, 1)
  })
})
