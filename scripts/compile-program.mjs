// Compiles the program of a tsconfig into a folder, and copies beside it the schemas and the files of pages.
// A program of a process or thread becomes one file: it starts in half the time when it need not find 300 modules, and
// loading so many at a time fails where few descriptors may be open.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Ends this process where the compiler finds a fault. */
export function compileProgram(project, folder) {
  rmSync(`${root}${folder}`, { recursive: true, force: true }) // What a deleted source left would still be found.
  const compiler = `${root}node_modules/typescript/bin/tsc`
  const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', folder], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) {
    rmSync(`${root}${folder}`, { recursive: true, force: true }) // Half a program would start, and fail.
    process.exit(status ?? 1)
  }
  buildSync({
    absWorkingDir: `${root}${folder}`,
    entryPoints: [
      'src/main.js',
      ...readdirSync(`${root}workers`).map((name) => `workers/${name.replace(/ts$/, 'js')}`),
    ],
    outdir: '.',
    outbase: '.',
    allowOverwrite: true,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    sourcemap: true,
    // Files beside the program are found from where its modules stand.
    banner: { js: "const moduleUrl = new URL('../src/main/module.js', import.meta.url).href" },
    define: { 'import.meta.url': 'moduleUrl' },
    logLevel: 'warning',
  })
  for (const name of ['schemas', 'pages']) cpSync(`${root}${name}`, `${root}${folder}/${name}`, { recursive: true })
}
