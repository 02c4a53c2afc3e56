// npm run fuzz: compiles the tests and sends requests made from the OpenAPI document to a server of its own.
// npm run fuzz -- REQUESTS SEED…: that many of each seed.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileProgram } from './compile-program.mjs'
import { repairUwebsockets } from './repair-uwebsockets.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
repairUwebsockets() // npm may have skipped the postinstall.
compileProgram('tsconfig.test.json', 'dist-test')
const args = ['--enable-source-maps', 'dist-test/test/fuzz/fuzz.js', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
