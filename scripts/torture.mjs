// npm run torture: kills a server again and again, lets other faults befall it, and compares it with what it acknowledged.
// npm run torture -- --kills 10 --seed ci --without 'a full disk': so many kills, the instants of that seed, all faults but one.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const cwd = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({
  options: { kills: { type: 'string' }, seed: { type: 'string' }, without: { type: 'string' } },
})
const env = {
  ...process.env,
  ...(values.kills !== undefined && { TORTURE_KILLS: values.kills }),
  ...(values.seed !== undefined && { TORTURE_SEED: values.seed }),
  ...(values.without !== undefined && { TORTURE_WITHOUT: values.without }),
}
const test = ['scripts/test.mjs', 'simulation/torture']
process.exitCode = spawnSync(process.execPath, test, { cwd, env, stdio: 'inherit' }).status ?? 1
