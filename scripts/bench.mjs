// npm run bench: builds the service and the benches, then runs bench/main.ts with the options; bench/README.md lists them.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compilePrograms, programsIn } from './compile-program.mjs'

await import('./build.mjs')
compilePrograms('dist', programsIn('bench'))
const program = fileURLToPath(new URL('../dist/bench/main.js', import.meta.url))
const { status } = spawnSync(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
