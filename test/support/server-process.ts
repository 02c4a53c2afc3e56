// `prumo serve` in a process of its own.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mainProgram } from './repository.ts'
import { giveSigningKeys } from './signing-keys.ts'

export const adminPassword = 'Processo-2026-prumo'

export interface ServerProcess {
  /** Null where it ended instead of serving. */
  readonly pid: number | null
  readonly address: string
  /** What it wrote to standard error. */
  said(): string
  /** Its exit code and signal. */
  end(signal: NodeJS.Signals): Promise<unknown>
}

export interface ServerProcessOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** A program and its arguments that end in becoming the one that follows, such as `nice`. */
  readonly through?: readonly string[]
  /** It meets SIGKILL so long after it was started, whether it serves by then or not. */
  readonly killAfterMs?: number
}

/** Starts a server on a data folder and waits until it serves or ends. */
export async function startServerProcess(
  dataDir: string,
  { environment = {}, through = [], killAfterMs }: ServerProcessOptions = {},
): Promise<ServerProcess> {
  if (through.length === 0) await giveSigningKeys(dataDir)
  const [program = '', ...args] = [...through, process.execPath, mainProgram, 'serve']
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PRUMO_DATA_DIR: dataDir,
      PRUMO_PORT: '0',
      PRUMO_THREADS: '1',
      PRUMO_SAMPLE_DATA: 'off',
      PRUMO_WARM_UP: 'off',
      PRUMO_LOG_LEVEL: 'error',
      PRUMO_RATE_LIMITS: 'off',
      PRUMO_ADMIN_PASSWORD: adminPassword,
      ...environment,
    },
  })
  const exit = once(child, 'exit')
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  let printed = ''
  const address = await Promise.race([
    new Promise<string>((resolve) => {
      child.stdout.on('data', (text) => {
        printed += text
        const [, found] = /Prumo serves on (\S+)\n/.exec(printed) ?? []
        if (found !== undefined) resolve(found)
      })
    }),
    once(child, 'close').then(() => null),
  ])
  return {
    pid: address === null ? null : (child.pid ?? null),
    address: address ?? '',
    said: () => said,
    end(signal) {
      child.kill(signal)
      return exit
    },
  }
}
