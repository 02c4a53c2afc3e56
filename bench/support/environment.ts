// On which commit and machine a result was measured.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, release } from 'node:os'
import { systemClock } from '../../src/platform/clock.ts'
import { repositoryFolder } from './repository.ts'

export interface Environment {
  readonly at: string
  readonly commit: string
  /** The tree had changes that are not committed. */
  readonly dirty: boolean
  readonly cpu: string
  readonly cores: number
  readonly kernel: string
  readonly node: string
  /** Processes that ran or waited, on average over a minute, before the suite. */
  readonly load: number
  /** File descriptors that may be open, where the system says it; Node.js raises the bound to the hard one. */
  readonly descriptors: number | null
}

/** Below this, thousands of connections are refused by the system. */
const descriptorsMin = 20_000

export function readEnvironment(): Environment {
  return {
    at: new Date(systemClock.now()).toISOString(),
    commit: git('rev-parse', 'HEAD'),
    dirty: git('status', '--porcelain', '--', '.', ':!bench/history.ndjson') !== '',
    cpu: cpus()[0]?.model.trim() ?? '',
    cores: cpus().length,
    kernel: release(),
    node: process.version,
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    descriptors: readDescriptors(),
  }
}

/** In one line, for people. */
export function environmentLine({ commit, dirty, cpu, cores, kernel, node, load, descriptors }: Environment): string {
  const few =
    descriptors !== null && descriptors < descriptorsMin
      ? `; only ${descriptors} file descriptors, ${descriptorsMin} are needed`
      : ''
  return `${commit.slice(0, 10)}${dirty ? ' with changes' : ''}, ${cpu} × ${cores}, Linux ${kernel}, Node.js ${node}, load ${load}${few}`.replace(
    'Linux',
    process.platform === 'linux' ? 'Linux' : process.platform,
  )
}

/** Results of machines with different names are not compared. */
export function machineOf({ cpu, cores, kernel, node }: Environment): string {
  const numbers = (text: string) => text.split('.').slice(0, 2).join('.')
  return `${cpu} × ${cores}, kernel ${numbers(kernel)}, Node.js ${numbers(node).split('.')[0]}`
}

function git(...args: readonly string[]): string {
  const { status, stdout } = spawnSync('git', [...args], { cwd: repositoryFolder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : 'unknown'
}

function readDescriptors(): number | null {
  if (process.platform !== 'linux') return null
  const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return soft === undefined ? null : Number(soft)
}
