// npm test: lint, build, and every test with node:test. npm test -- NAME…: only the tests of rooms such as `import` or
// `detect/judge`, or of files such as `test/wire/rename.test.ts`, without lint and build.
// Tests run compiled: loading them through tsx costs each process, and each of its threads, a second.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileProgram } from './compile-program.mjs'
import { repairUwebsockets } from './repair-uwebsockets.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = process.argv.slice(2)
const options = ['--import=./scripts/untracked-promises.mjs', '--test', '--test-concurrency=2']
// Reading the maps costs each process and thread a tenth of a second: a failure is placed in the source when it is run by name.
if (names.length > 0) options.unshift('--enable-source-maps')
if (names.length === 0) {
  const status = run('npm run --silent lint && npm run --silent build', [], { shell: true })
  if (status !== 0) process.exit(status)
}
repairUwebsockets() // npm may have skipped the postinstall.
compileProgram('tsconfig.test.json', 'dist-test')
const files = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' })
  // The longer checks, .long.ts, are commands of their own that name them.
  .filter((file) => file.endsWith('.test.ts') || (file.endsWith('.long.ts') && names.length > 0))
  .map((file) => `test/${file}`)
  .filter((file) => names.length === 0 || names.some((name) => isNamed(file, name)))
// Suites over the data beside the repository have twins over made rows, which run in every clone.
const isShared = existsSync(`${root}../shared`)
const left = files.filter((file) => !isShared && file.endsWith('.shared.test.ts'))
const compiled = files.filter((file) => !left.includes(file)).map((file) => `dist-test/${file.replace(/ts$/, 'js')}`)
if (compiled.length > 0) process.exitCode = run(process.execPath, [...options, ...compiled])
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

/** Runs a command in the repository and returns its exit status. */
function run(command, parameters, options = {}) {
  return spawnSync(command, parameters, { cwd: root, stdio: 'inherit', ...options }).status ?? 1
}
