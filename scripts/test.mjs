// Runs every test file with node:test through tsx, or those named on the command line. Files run one or two at a time.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { repairUwebsockets } from './repair-uwebsockets.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
repairUwebsockets() // npm may have skipped the postinstall.
const named = process.argv.slice(2)
const files =
  named.length > 0
    ? named
    : readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .sort()
        .map((file) => `test/${file}`)
const run = spawnSync(process.execPath, ['--import', 'tsx', '--test', '--test-concurrency=2', ...files], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(run.status ?? 1)
