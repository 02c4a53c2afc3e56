// Bundles programs into a folder. The lint checks types.
// A program of a process or thread becomes one file: it starts in half the time when it need not find 300 modules, and
// loading so many at a time fails where few descriptors may be open.
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { readEngineCode } from './engine-code.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Packages become part of the program too, but for those with binaries or programs of their own. */
const withPackages = {
  packages: 'bundle',
  external: ['uWebSockets.js', 'lmdb', 'msgpackr', '@node-rs/argon2', 'piscina'],
}

/** Writes dist/: the process and the threads of the service, and beside them the schemas, the files of pages and what the engine is made of. */
export function compileService() {
  rmSync(`${root}dist`, { recursive: true, force: true }) // What a deleted source left would still be found.
  // What a start does not need is loaded later, from chunks beside the program.
  const split = { splitting: true, chunkNames: 'src/[name]-[hash]' }
  compilePrograms('dist', { 'src/main': 'src/main.ts' }, { ...withPackages, ...split })
  compilePrograms('dist', programsIn('workers'), withPackages)
  for (const name of ['schemas', 'pages', 'templates']) cpSync(root + name, `${root}dist/${name}`, { recursive: true })
  // What evidence bundles say of the law.
  cpSync(`${root}docs/law.md`, `${root}dist/docs/law.md`)
  writeFileSync(`${root}dist/engine.json`, JSON.stringify(readEngineCode()()))
}

/** A program for each file of a folder, by the name that it has when compiled. */
export function programsIn(folder) {
  const files = readdirSync(root + folder).filter((file) => file.endsWith('.ts'))
  return Object.fromEntries(files.map((file) => [`${basename(folder)}/${basename(file, '.ts')}`, `${folder}/${file}`]))
}

/** Exits where a source cannot be compiled, and writes nothing then. Options are those of esbuild. */
export function compilePrograms(folder, programs, options = {}) {
  const service = folder === 'dist' ? '..' : '../../dist'
  try {
    const { metafile } = buildSync({
      absWorkingDir: root,
      metafile: true,
      entryPoints: programs,
      outdir: folder,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      sourcemap: true,
      sourcesContent: false,
      // Files beside the service are found from where its modules stand.
      // Packages in CommonJS find `require` there.
      banner: {
        js: [
          "import { createRequire as requireFrom } from 'node:module'",
          `const moduleUrl = new URL('${service}/src/main/module.js', import.meta.url).href`,
          'const require = requireFrom(moduleUrl)',
        ].join('\n'),
      },
      define: { 'import.meta.url': 'moduleUrl' },
      logLevel: 'warning',
      ...options,
    })
    assertNamesStay(metafile)
  } catch {
    process.exit(1) // The compiler has said what is wrong.
  }
}

/** A package in CommonJS that is itself loaded late has no names left in a bundle: a module of ours that imports it is loaded in its place. */
function assertNamesStay({ inputs }) {
  const losing = Object.entries(inputs).flatMap(([file, { imports }]) =>
    imports
      .filter(({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs')
      .map(({ path }) => `${file} loads ${path} late, which is CommonJS`),
  )
  if (losing.length === 0) return
  process.stderr.write(`${losing.join('\n')}\n`)
  process.exit(1)
}
