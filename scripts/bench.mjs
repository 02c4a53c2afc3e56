// Runs benches from a fresh build, each in a process of its own: `npm run bench` lists them, `npm run bench NAME [options]`
// runs one, `npm run bench all` runs every one.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compilePrograms, programsIn } from './compile-program.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const suites = readdirSync(`${root}bench`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('-worker.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort()
const [suite, ...options] = process.argv.slice(2)

if (suite === undefined) for (const name of suites) process.stdout.write(`${name.padEnd(16)}${purposeOf(name)}\n`)
else if (suite !== 'all' && !suites.includes(suite)) {
  process.stderr.write(`No bench is named ${suite}: there are ${suites.join(', ')}.\n`)
  process.exitCode = 1
} else {
  execute('scripts/build.mjs')
  compilePrograms('dist', programsIn('bench'))
  for (const name of suite === 'all' ? suites : [suite]) {
    process.stdout.write(`\n# ${name}\n`)
    execute(`dist/bench/${name}.js`, options)
  }
}

/** The first sentence of a bench's opening comment. */
function purposeOf(name) {
  const lines = readFileSync(`${root}bench/${name}.ts`, 'utf8').split('\n')
  const comment = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  )
  const [sentence] = comment
    .map((line) => line.slice(3))
    .join(' ')
    .split('. ')
  return sentence
}

function execute(file, args = []) {
  const { status } = spawnSync(process.execPath, [root + file, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
