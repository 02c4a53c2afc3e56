// The command of the tests, in a folder of its own: it would compile anew what this process runs.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { repositoryFolder } from './support/repository.ts'

test('a name that no test has is named, and nothing passes, also beside names of tests', () => {
  const files = { 'one.test.ts': '', 'wire/two.test.ts': '' }
  for (const [names, unknown] of [
    [['three'], 'three'],
    [['one', 'three', 'wire', 'test/wire/one.test.ts'], 'three or test/wire/one.test.ts'],
  ] as const) {
    const { status, stderr } = runCommand(files, names)
    assert.deepEqual([status, stderr], [1, `No test is named ${unknown}\n`])
  }
})

test('failed tests are named with the first line of their error just before the counts, which end the output', () => {
  const { status, stdout } = runCommand(
    {
      'one.test.ts': `import { describe, test } from 'node:test'
        test('passes', () => {})
        describe('a group', () => {
          test('throws', async (context) => {
            await context.test('within', () => { throw new Error('\\n the first line\\nthe second') })
          })
        })
        test('is still to do', { todo: true }, () => { throw new Error('not yet') })`,
      'two.test.ts': `import { before, test } from 'node:test'
        before(() => { throw new Error('nothing starts') })
        test('after it', () => {})`,
    },
    ['one', 'two'],
  )
  const lines = stdout.trimEnd().split('\n')
  const counts = lines.findIndex((line) => line.startsWith('# tests '))
  assert.equal(status, 1)
  assert.deepEqual(lines.slice(lines.indexOf('1..2') + 1, counts), [
    '# failed: test/one.test.ts > a group > throws > within: the first line',
    '# failed: test/two.test.ts > after it: test did not finish before its parent and was cancelled',
    '# failed: test/two.test.ts: nothing starts',
  ])
  assert.match(lines.slice(counts).join('\n'), /^(?:# [a-z_]+ [\d.]+\n?){8}$/)
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

/** Runs the command in a folder of its own with files of test/, over a service of nothing. */
function runCommand(files: Readonly<Record<string, string>>, names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-test-command-'))
  try {
    cpSync(join(repositoryFolder, 'scripts'), join(folder, 'scripts'), { recursive: true })
    symlinkSync(join(repositoryFolder, 'node_modules'), join(folder, 'node_modules'))
    const nothing = { 'scripts/build.mjs': '', 'test/programs/none.ts': '', 'test/support/detector-modules.ts': '' }
    const tests = Object.entries(files).map(([file, text]) => [`test/${file}`, text] as const)
    for (const [file, text] of [...Object.entries(nothing), ...tests]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    // A run of node:test within another's process would report to that one.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    return spawnSync(process.execPath, [join(folder, 'scripts/test.mjs'), ...names], { encoding: 'utf8', env })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
