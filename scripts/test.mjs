// npm test: lint, build, and every test with node:test. npm test -- NAME…: only the tests of rooms such as `import` or
// `detect/judge`, or of files such as `test/wire/rename.test.ts`, without lint.
// Tests run compiled, many files in one process (scripts/compile-tests.mjs). What takes long is sampled, unless it is named or
// TEST_EXTENT=whole says otherwise (test/support/extent.ts).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statfsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileTests } from './compile-tests.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = process.argv.slice(2)
const isAll = names.length === 0
const extent = process.env.TEST_EXTENT ?? (isAll ? 'sample' : 'whole')
/** Each pays once for modules and compiled schemas. */
const groups = isAll ? 8 : 2
/** More than there are processors: some tests wait, for other processes or for time. */
const processesAtOnce = isAll ? 3 : 2
const memory = '/dev/shm'
const memoryBytesMin = 2 * 1024 ** 3
const options = ['--import=./scripts/untracked-promises.mjs', '--test', `--test-concurrency=${processesAtOnce}`]
// What a terminal is shown ends with the failed tests by itself.
if (!process.stdout.isTTY) options.push('--test-reporter=./scripts/test-reporter.mjs')
// A large pattern is compiled once, as the service has it (src/platform/compile-patterns-once.ts).
options.unshift('--no-regexp-tier-up')
const all = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') || file.endsWith('.long.ts'))
  .map((file) => `test/${file}`)
const unknown = names.filter((name) => !all.some((file) => isNamed(file, name)))
if (unknown.length > 0) {
  process.stderr.write(`No test is named ${unknown.join(' or ')}\n`)
  process.exit(1)
}
// Reading the maps costs each process and thread a tenth of a second: a failure is placed in the source when it is run by name.
if (!isAll) options.unshift('--enable-source-maps')
// Beside the compilation, which leaves a processor free.
const lint = isAll ? statusOf(spawn(process.execPath, ['scripts/lint.mjs'], { cwd: root, stdio: 'inherit' })) : 0
await import('./build.mjs')
// The longer checks, .long.ts, are commands of their own that name them.
const files = all.filter((file) => (isAll ? file.endsWith('.test.ts') : names.some((name) => isNamed(file, name))))
// Suites over the data beside the repository have twins over made rows, which run in every clone and in a sample.
const isShared = existsSync(`${root}../shared`) && extent === 'whole'
const left = files.filter((file) => !isShared && file.endsWith('.shared.test.ts'))
const compiled = compileTests(toGroups(files.filter((file) => !left.includes(file))), { sourcemap: !isAll })
if ((await lint) !== 0) process.exit(1)
// Before the run, whose counts are the last lines.
if (left.length > 0)
  process.stdout.write(`# not registered without ../shared and TEST_EXTENT=whole: ${left.join(', ')}\n`)
if (compiled.length > 0)
  process.exitCode = await statusOf(
    spawn(process.execPath, [...options, ...compiled], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...temporaryFolder(), TEST_EXTENT: extent },
    }),
  )

/** Whether a test file is the one of that name or in the room of that name. */
function isNamed(file, name) {
  const path = name.replace(/^test\//, '').replace(/\/$/, '')
  if ([path, `${path}.test.ts`, `${path}.long.ts`].includes(file.slice('test/'.length))) return true
  return file.startsWith(`test/${path}/`) && file.endsWith('.test.ts')
}

/** Files dealt out one by one, so that each group has some of every room and takes about as long as the others. */
function toGroups(files) {
  const count = Math.min(groups, files.length)
  const ordered = files.toSorted()
  return Array.from({ length: count }, (_, group) => ordered.filter((_, index) => index % count === group))
}

/** In memory where there is room: the tests of stores would wait for the disk twice as long as they compute. */
function temporaryFolder() {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return {}
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < memoryBytesMin ? {} : { TMPDIR: memory }
}

async function statusOf(child) {
  const [status] = await once(child, 'exit')
  return status ?? 1
}
