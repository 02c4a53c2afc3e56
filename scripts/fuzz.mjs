// npm run fuzz: builds and sends requests made from the OpenAPI document, and messages of conversations, to a server of its own.
// npm run fuzz -- REQUESTS SEED…: that many of each seed, and half as many messages; npm run fuzz -- chat MESSAGES SEED…: messages alone.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import './build.mjs'
import { compileTests } from './compile-tests.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
compileTests([])
const args = ['--enable-source-maps', 'dist-test/programs/fuzz.js', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1
