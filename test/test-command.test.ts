// The command of the tests, in a folder of its own: it would compile anew what this process runs.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
