// The command of the tests, in a folder of its own: it would compile anew what this process runs.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { repositoryFolder } from './support/repository.ts'

test('a name that no test has is named, and nothing passes, also beside names of tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-test-command-'))
  try {
    cpSync(join(repositoryFolder, 'scripts'), join(folder, 'scripts'), { recursive: true })
    symlinkSync(join(repositoryFolder, 'node_modules'), join(folder, 'node_modules'))
    mkdirSync(join(folder, 'test/wire'), { recursive: true })
    for (const file of ['one.test.ts', 'wire/two.test.ts']) writeFileSync(join(folder, 'test', file), '')
    for (const [names, unknown] of [
      [['three'], 'three'],
      [['one', 'three', 'wire', 'test/wire/one.test.ts'], 'three or test/wire/one.test.ts'],
    ] as const) {
      const command = [join(folder, 'scripts/test.mjs'), ...names]
      const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
      assert.deepEqual([status, stderr], [1, `No test is named ${unknown}\n`])
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('each longer check is named by a command that the checks of a landing call', () => {
  const { scripts } = JSON.parse(readFileSync(join(repositoryFolder, 'package.json'), 'utf8'))
  const called = readFileSync(join(repositoryFolder, '.ci/run'), 'utf8')
  const commands = Object.entries<string>(scripts).filter(([name]) => called.includes(`npm run --silent ${name}`))
  const torture = readFileSync(join(repositoryFolder, 'scripts/torture.mjs'), 'utf8')
  const named = [...commands.map(([, command]) => command), torture].join(' ')
  const checks = readdirSync(join(repositoryFolder, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.long.ts'))
    .map((file) => file.slice(0, -'.long.ts'.length))
  assert.ok(checks.length > 0)
  assert.deepEqual(
    checks.filter((check) => !new RegExp(`\\b${check}(?:\\.long\\.ts)?\\b`).test(named)),
    [],
  )
})
