// Builds dist/: compiled JavaScript of src, workers and bench, and beside it the schemas and the files of pages.
import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { repairUwebsockets } from './repair-uwebsockets.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
repairUwebsockets() // npm may have skipped the postinstall; where it fails, the start says what is needed.
rmSync(`${root}dist`, { recursive: true, force: true })
const compiler = spawnSync(
  process.execPath,
  [`${root}node_modules/typescript/bin/tsc`, '-p', `${root}tsconfig.build.json`],
  {
    stdio: 'inherit',
  },
)
if (compiler.status !== 0) process.exit(compiler.status ?? 1)
for (const folder of ['schemas', 'pages']) cpSync(`${root}${folder}`, `${root}dist/${folder}`, { recursive: true })
