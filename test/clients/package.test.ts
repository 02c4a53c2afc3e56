import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buildSync } from 'esbuild'
import * as rows from '../../clients/typescript/src/generated/rows.ts'
import type { OperationRow } from '../../clients/typescript/src/operation-row.ts'
import { clientTypes, generateClient, typeFiles } from '../../scripts/generate-client.ts'
import { hasTypes } from '../../scripts/schema-types.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { repositoryFolder } from '../support/repository.ts'

const folder = `${repositoryFolder}clients/typescript/`

test('the generated files of the client are those of the operations table and the schemas', async () => {
  const read = (name: string) => readFileSync(`${folder}src/generated/${name}`, 'utf8')
  for (const [name, text] of Object.entries(generateClient()))
    assert.equal(read(name), text, `run npm run generate: ${name}`)
  for (const language of languages)
    assert.ok(await hasTypes(read(typeFiles[language]), clientTypes(language)), 'run npm run generate')
})

test('a stream that asks for something goes on by another one that only reads', () => {
  const asking = Object.values<OperationRow>(rows).filter(
    ({ answer, method }) => answer === 'events' && method !== 'GET',
  )
  assert.deepEqual(
    asking.map(({ id, resumedBy }) => [id, resumedBy?.row().id, resumedBy?.row().method]),
    [['chat_stream', 'chat_answer_stream', 'GET']],
  )
})

/** The program that a bundler makes of an import. */
const bundleOf = (source: string) => {
  const stdin = { contents: source, resolveDir: `${folder}src`, loader: 'ts' as const }
  const [file] = buildSync({
    stdin,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  }).outputFiles
  return file?.text ?? ''
}

test('an import of one operation brings no other, and an import of none nothing', () => {
  const one = bundleOf(
    "import { createClient, listContracts } from './index.ts'\nexport { createClient, listContracts }",
  )
  assert.match(one, /\/api\/v1\/transparency\/contracts/)
  for (const other of [
    '/api/v1/transparency/expenses',
    '/api/v1/auth/login',
    '/api/v1/ws',
    'last-event-id',
    'HMAC',
    'the lines broke off',
  ])
    assert.equal(one.toLowerCase().includes(other.toLowerCase()), false, other)
  const all = bundleOf("export * from './index.ts'")
  assert(one.length < 8_500 && all.length > 3 * one.length, `${one.length} of ${all.length} bytes`)
  assert.equal(bundleOf("import './index.ts'"), '')
})

test('the package holds what its users need and nothing else, and one dependency', () => {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  const [{ files }] = JSON.parse(packed.slice(packed.indexOf('['))) as [{ files: readonly { path: string }[] }]
  const paths = files.map(({ path }) => path)
  for (const path of ['LICENSE', 'README.md', 'README.pt.md', 'package.json', 'dist/index.js', 'dist/index.d.ts'])
    assert(paths.includes(path), path)
  for (const path of paths)
    assert.match(path, /^(LICENSE|README(\.pt)?\.md|package\.json|dist\/(generated\/)?[a-z-]+(\.d\.ts|\.js))$/)
  const { dependencies, scripts, sideEffects, version } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  assert.deepEqual(dependencies, { 'eventsource-parser': '3.1.1' })
  assert.ok(readFileSync(`${folder}src/exchange.ts`, 'utf8').includes(`prumo-client-typescript/${version}'`))
  assert.deepEqual([Object.keys(scripts), sideEffects], [['prepack'], false])
})
