import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { before, test } from 'node:test'
import { repositoryFolder } from '../support/repository.ts'

interface Repair {
  readonly known: Readonly<
    Record<string, { oldVersion: string; before: string; renamed: string; texts: string; after: string }>
  >
  repairUwebsockets(folder?: string): { ready: boolean; message: string }
  repairElf(bytes: Buffer, oldVersion: string): Buffer
  repairTexts(bytes: Buffer): Buffer
  repairCode(bytes: Buffer, architecture: 'x64' | 'arm64'): Buffer
}

let repair: Repair
before(async () => {
  repair = await import(`${repositoryFolder}scripts/repair-uwebsockets.mjs`)
})
const installed = dirname(createRequire(import.meta.url).resolve('uWebSockets.js'))
const binaryName = `uws_${process.platform}_${process.arch}_${process.versions.modules}.node`
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

test('the installed binary loads, and repairing again changes nothing', () => {
  const before = readFileSync(join(installed, binaryName))
  assert.deepEqual(repair.repairUwebsockets(), { ready: true, message: '' })
  assert.deepEqual(readFileSync(join(installed, binaryName)), before)
})

test('each known binary becomes the file its repair promises', () => {
  let repairs = 0
  for (const [name, { oldVersion, before, renamed, texts, after }] of Object.entries(repair.known)) {
    if (!existsSync(join(installed, name))) continue
    const original = readFileSync(join(installed, name))
    if (sha256(original) === after) continue
    assert.equal(sha256(original), before, name)
    const loadable = repair.repairElf(original, oldVersion)
    assert.equal(sha256(loadable), renamed, name)
    const plain = repair.repairTexts(loadable)
    assert.equal(sha256(plain), texts, name)
    const repaired = repair.repairCode(plain, name.includes('_arm64_') ? 'arm64' : 'x64')
    assert.equal(sha256(repaired), after, name)
    assert.equal(repaired.length, original.length, name)
    repairs++
  }
  assert.ok(repairs > 0)
})

test('no binary of Linux names the library in an answer once it is repaired', () => {
  for (const name of Object.keys(repair.known)) {
    if (!existsSync(join(installed, name))) continue
    const bytes = readFileSync(join(installed, name))
    const repaired = sha256(bytes) === repair.known[name]?.after ? bytes : repair.repairTexts(bytes)
    assert.equal(repaired.includes('uWebSockets/20 Server'), false, name)
    assert.throws(
      () => repair.repairTexts(repaired),
      /^Error: not one HTTP\/1\.1 505/,
      'and nothing is overwritten twice',
    )
  }
})

test('a binary that is neither loadable nor known is refused in one sentence and left as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'repair-'))
  try {
    assert.match(repair.repairUwebsockets(folder).message, /^uWebSockets\.js has no binary .*\.$/)
    writeFileSync(join(folder, 'package.json'), `{ "main": "./${binaryName}" }`)
    writeFileSync(join(folder, binaryName), 'not a library')
    const { ready, message } = repair.repairUwebsockets(folder)
    assert.equal(ready, false)
    assert.match(message, /^uws_\S+ does not load here and is not a file this repair knows \(sha256 [0-9a-f]{64}\)\.$/)
    assert.equal(readFileSync(join(folder, binaryName), 'utf8'), 'not a library')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
