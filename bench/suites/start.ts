// From the start of a process until it serves.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { repositoryFolder } from '../support/repository.ts'
import { sampleCopy } from '../support/sample.ts'
import { benchPassword } from '../support/service-config.ts'
import type { RunningRow, Suite } from '../support/suite.ts'

const program = join(repositoryFolder, 'dist/src/main.js')
const figures = { time: 'ms' } as const

export const start: Suite = {
  name: 'start',
  purpose:
    'From the start of a process until the service answers, on a folder without records (keys and admin made before) and on one with records. The floor is `node -e 0`. It does not measure the first start, which makes keys, nor a cold disk.',
  minutes: 0.6,
  needs: 'a few seconds at first for the sample',
  sizes: { contracts: 20_000 },
  async open(given) {
    const [bare, filled] = [given.folder(), await sampleCopy(given, given.size('contracts'))]
    const floor: RunningRow = { name: 'node -e 0', role: 'floor', figures, run: runNode }
    return [
      floor,
      await serviceRow('ready, no records', bare, {}),
      await serviceRow('ready, with records', filled, {}),
      await serviceRow('ready, no records, warm threads', bare, { PRUMO_WARM_UP: 'on' }),
      commandRow(),
    ]
  },
}

function runNode() {
  const begin = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return { time: performance.now() - begin }
}

/** The command that reads no store. */
function commandRow(): RunningRow {
  const run = () => {
    const begin = performance.now()
    const { status } = spawnSync(process.execPath, [program, '--version'])
    if (status !== 0) throw new Error(`prumo --version ended with ${status}`)
    return { time: performance.now() - begin }
  }
  return { name: 'prumo --version', figures, run }
}

async function serviceRow(name: string, dataDir: string, own: Readonly<Record<string, string>>): Promise<RunningRow> {
  const run = async () => ({ time: await startOnce(dataDir, own) })
  // The first start makes keys and the admin.
  await run()
  return { name, figures, run }
}

/** ms until the service says that it serves and is asked once. */
async function startOnce(dataDir: string, own: Readonly<Record<string, string>>): Promise<number> {
  const begin = performance.now()
  const child = spawn(process.execPath, [program, 'serve'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, PRUMO_DATA_DIR: dataDir, ...own },
  })
  const exit = once(child, 'exit')
  let said = ''
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      said += text
      const [, found] = /Prumo serves on (\S+)\n/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
  })
  const found = await Promise.race([address, exit.then(() => undefined)])
  if (found === undefined) throw new Error(`the service ended at its start: ${said}`)
  const answer = await fetch(`${found}/health/ready`)
  const elapsed = performance.now() - begin
  child.kill('SIGTERM')
  await exit
  if (!answer.ok) throw new Error(`not ready: ${answer.status}`)
  return elapsed
}

const environment = {
  PATH: '/usr/bin:/bin',
  PRUMO_PORT: '0',
  PRUMO_THREADS: '1',
  PRUMO_SAMPLE_DATA: 'off',
  PRUMO_WARM_UP: 'off',
  PRUMO_LOG_LEVEL: 'error',
  PRUMO_RATE_LIMITS: 'off',
  PRUMO_ADMIN_PASSWORD: benchPassword,
}
