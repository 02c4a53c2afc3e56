// Compiles tests into dist-test/, to run beside the service in dist/: files of tests in groups, each of which becomes the
// program of one process. Most of the time of a small test file is the start of its process, the loading of modules and the
// compilation of schemas: a group pays that once. Its files run one after the other, each as a suite with hooks of its own.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compilePrograms, programsIn } from './compile-program.mjs'

const folder = 'dist-test'
const root = fileURLToPath(new URL('..', import.meta.url))

/** Returns the compiled groups, in order; `groups` holds files such as `test/limits.test.ts`. Options are those of esbuild. */
export function compileTests(groups, options = {}) {
  rmSync(root + folder, { recursive: true, force: true })
  mkdirSync(`${root}${folder}/groups`, { recursive: true })
  const names = groups.map((_, index) => `groups/${String(index + 1).padStart(2, '0')}`)
  for (const [index, name] of names.entries())
    writeFileSync(`${root}${folder}/${name}.source.js`, toSource(groups[index]))
  const programs = Object.fromEntries(names.map((name) => [name, `${folder}/${name}.source.js`]))
  const shared = { splitting: true, chunkNames: 'chunks/[hash]' }
  compilePrograms(folder, { ...programs, ...programsIn('test/programs') }, { ...shared, ...options })
  // On its own: beside the others, each of the modules that it may load would become a chunk.
  compilePrograms(folder, { 'programs/detector-modules': 'test/support/detector-modules.ts' })
  const compiled = names.map((name) => `${folder}/${name}.js`)
  refuseAwaits([...compiled, ...readdirSync(`${root}${folder}/chunks`).map((file) => `${folder}/chunks/${file}`)])
  return compiled
}

/** A file that awaits at its top level, or imports one that does, would register its tests outside of its suite. */
function refuseAwaits(compiled) {
  for (const file of compiled) {
    const [, source] = /^ {2}async "(.*)"\(\) \{$/m.exec(readFileSync(root + file, 'utf8')) ?? []
    if (source === undefined) continue
    process.stderr.write(`${source} awaits at its top level, which no file that tests import may do.\n`)
    process.exit(1)
  }
}

/** A suite reads its file while it is defined, so that all that the file registers belongs to the suite. */
function toSource(files) {
  const suites = files.map((file) => `describe('${file}', () => void require('../../${file}'))\n`)
  return `import { describe } from 'node:test'\n${suites.join('')}`
}
