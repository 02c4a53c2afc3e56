// npm test: lint, build, and every test with node:test. npm test -- NAME…: only the tests of rooms such as `import` or
// `detect/judge`, or of files such as `test/wire/rename.test.ts`, without lint.
// Tests run compiled, several files in one process (scripts/compile-tests.mjs).
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileTests } from './compile-tests.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = process.argv.slice(2)
const processors = 2
const filesInGroupMax = 12
const memory = '/dev/shm'
const memoryBytesMin = 2 * 1024 ** 3
const options = ['--import=./scripts/untracked-promises.mjs', '--test', `--test-concurrency=${processors}`]
// Reading the maps costs each process and thread a tenth of a second: a failure is placed in the source when it is run by name.
const isWhole = names.length === 0
if (!isWhole) options.unshift('--enable-source-maps')
else {
  const status = run('npm run --silent lint', [], { shell: true })
  if (status !== 0) process.exit(status)
}
await import('./build.mjs')
const files = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' })
  // The longer checks, .long.ts, are commands of their own that name them.
  .filter((file) => file.endsWith('.test.ts') || (file.endsWith('.long.ts') && !isWhole))
  .map((file) => `test/${file}`)
  .filter((file) => isWhole || names.some((name) => isNamed(file, name)))
// Suites over the data beside the repository have twins over made rows, which run in every clone.
const isShared = existsSync(`${root}../shared`)
const left = files.filter((file) => !isShared && file.endsWith('.shared.test.ts'))
const compiled = compileTests(toGroups(files.filter((file) => !left.includes(file))), { sourcemap: !isWhole })
if (compiled.length > 0)
  process.exitCode = run(process.execPath, [...options, ...compiled], { env: { ...process.env, ...temporaryFolder() } })
if (left.length > 0) process.stdout.write(`# not registered without ../shared: ${left.join(', ')}\n`)
if (files.length === 0) {
  process.exitCode = 1
  process.stderr.write(`No test is named ${names.join(' or ')}\n`)
}

/** Whether a test file is the one of that name or in the room of that name. */
function isNamed(file, name) {
  const path = name.replace(/^test\//, '').replace(/\/$/, '')
  if ([path, `${path}.test.ts`, `${path}.long.ts`].includes(file.slice('test/'.length))) return true
  return file.startsWith(`test/${path}/`) && file.endsWith('.test.ts')
}

/** Files in groups of equal size, the longest room first, so that both processors have work until the end. */
function toGroups(files) {
  const isLong = (file) => file.startsWith('test/simulation/')
  const ordered = [...files.filter(isLong), ...files.filter((file) => !isLong(file)).sort()]
  const size = Math.min(filesInGroupMax, Math.ceil(ordered.length / processors))
  const count = Math.ceil(ordered.length / size)
  return Array.from({ length: count }, (_, index) => ordered.slice(index * size, (index + 1) * size))
}

/** In memory where there is room: the tests of stores would wait for the disk twice as long as they compute. */
function temporaryFolder() {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return {}
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < memoryBytesMin ? {} : { TMPDIR: memory }
}

/** Runs a command in the repository and returns its exit status. */
function run(command, parameters, options = {}) {
  return spawnSync(command, parameters, { cwd: root, stdio: 'inherit', ...options }).status ?? 1
}
