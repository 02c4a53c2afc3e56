// Results as JSON Lines: what `--json` prints, `--record` appends and `--compare` reads.

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { machineOf } from './environment.ts'
import { historyFile } from './repository.ts'
import type { Result } from './result.ts'

export function toLines(results: readonly Result[]): string {
  return results.map((result) => `${JSON.stringify(result)}\n`).join('')
}

export function record(results: readonly Result[]): void {
  appendFileSync(historyFile, toLines(results))
}

export function readHistory(path = historyFile): readonly Result[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Result)
}

/** The results of a file, or those of a commit in the history; the later ones count where a figure was measured twice. */
export function readBase(base: string): readonly Result[] {
  if (existsSync(base)) return readHistory(base)
  const found = readHistory().filter(({ environment }) => environment.commit.startsWith(base))
  if (base === '' || found.length === 0)
    throw new Error(`${base} is neither a file nor a commit in bench/history.ndjson`)
  return found
}

/** Names of machines in `base` that are unlike those of the results. */
export function unlikeMachines(results: readonly Result[], base: readonly Result[]): readonly string[] {
  const own = new Set(results.map(({ environment }) => machineOf(environment)))
  return [...new Set(base.map(({ environment }) => machineOf(environment)))].filter((machine) => !own.has(machine))
}
