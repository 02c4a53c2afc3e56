// npm test: lint, build, and every test with node:test. npm test -- NAME…: only the tests of rooms such as `import` or
// `detect/judge`, or of files such as `test/wire/rename.test.ts`, without lint.
// Tests run compiled, several files in one process (scripts/compile-tests.mjs).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
const all = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') || file.endsWith('.long.ts'))
  .map((file) => `test/${file}`)
const unknown = names.filter((name) => !all.some((file) => isNamed(file, name)))
if (unknown.length > 0) {
  process.stderr.write(`No test is named ${unknown.join(' or ')}\n`)
  process.exit(1)
}
// Reading the maps costs each process and thread a tenth of a second: a failure is placed in the source when it is run by name.
const isWhole = names.length === 0
if (!isWhole) options.unshift('--enable-source-maps')
// Beside the compilation, which leaves a processor free.
const lint = isWhole ? statusOf(spawn(process.execPath, ['scripts/lint.mjs'], { cwd: root, stdio: 'inherit' })) : 0
await import('./build.mjs')
// The longer checks, .long.ts, are commands of their own that name them.
const files = all.filter((file) => (isWhole ? file.endsWith('.test.ts') : names.some((name) => isNamed(file, name))))
// Suites over the data beside the repository have twins over made rows, which run in every clone.
const isShared = existsSync(`${root}../shared`)
const left = files.filter((file) => !isShared && file.endsWith('.shared.test.ts'))
const compiled = compileTests(toGroups(files.filter((file) => !left.includes(file))), { sourcemap: !isWhole })
if ((await lint) !== 0) process.exit(1)
if (compiled.length > 0)
  process.exitCode = await statusOf(
    spawn(process.execPath, [...options, ...compiled], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...temporaryFolder() },
    }),
  )
if (left.length > 0) process.stdout.write(`# not registered without ../shared: ${left.join(', ')}\n`)

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

async function statusOf(child) {
  const [status] = await once(child, 'exit')
  return status ?? 1
}
