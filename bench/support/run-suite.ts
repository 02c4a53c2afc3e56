// Runs one suite from its opening to its end.

import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyRows } from './compare.ts'
import { readEnvironment } from './environment.ts'
import { measure } from './measure.ts'
import { emptyLoop } from './micro.ts'
import { profileRow } from './profile.ts'
import { benchProgram } from './repository.ts'
import { floorOf, type Result, toResults } from './result.ts'
import type { Given, Row, RunningRow, Suite } from './suite.ts'

const roundsByDefault = 7

/** What one run of one suite was asked for. */
export interface Asked {
  readonly suite: string
  /** Rows whose name has this text, with the rows they are divided by; all of them for an empty text. */
  readonly row: string
  /** Those that the suite has count. */
  readonly sizes: Readonly<Record<string, number>>
  readonly rounds?: number
  readonly profiles: boolean
}

export interface Answered {
  readonly results: readonly Result[]
  /** Rows of a step that are no slower than the loop around them. */
  readonly empty: readonly string[]
  /** Files of profiles. */
  readonly profiles: readonly string[]
}

export async function runSuite(suite: Suite, asked: Asked, say: (line: string) => void): Promise<Answered> {
  const environment = readEnvironment()
  const own = Object.entries(asked.sizes).filter(([name]) => suite.sizes !== undefined && name in suite.sizes)
  const sizes = { ...suite.sizes, ...Object.fromEntries(own) }
  const { given, undo } = createGiven(suite, sizes)
  try {
    const rows = chosenRows(withLoop(await suite.open(given)), asked.row)
    const running = rows.filter((row): row is RunningRow => 'run' in row)
    const profiles: string[] = []
    const measured = await measure(running, {
      rounds: asked.rounds ?? suite.rounds ?? roundsByDefault,
      around: asked.profiles ? profileRow(suite.name, profiles) : (_, run) => run(),
      say,
    })
    const results = [...toResults(rows, measured, { suite: suite.name, sizes, environment })]
    const steps = new Map(
      running.flatMap(({ name, operationsPerStep: count }) => (count === undefined ? [] : [[name, count]])),
    )
    if (suite.sorted) results.sort((left, right) => right.median - left.median)
    return { results, empty: emptyRows(results, steps), profiles: [...new Set(profiles)] }
  } finally {
    await undo()
  }
}

function createGiven(suite: Suite, sizes: Readonly<Record<string, number>>) {
  const undoings: (() => unknown)[] = []
  const given: Given = {
    size(name) {
      const size = sizes[name]
      if (size === undefined) throw new Error(`the suite ${suite.name} has no size ${name}`)
      return size
    },
    folder() {
      const folder = mkdtempSync(join(tmpdir(), 'prumo-bench-'))
      undoings.push(() => rmSync(folder, { recursive: true, force: true }))
      return folder
    },
    part: (name, ...args) => runPart(suite.name, name, args),
    after: (undo) => void undoings.push(undo),
  }
  const undo = async () => {
    for (const one of undoings.toReversed()) await one()
  }
  return { given, undo }
}

function runPart<T>(suite: string, name: string, args: readonly (string | number)[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const child = fork(benchProgram('part'), [suite, name, ...args.map(String)], { execArgv: ['--expose-gc'] })
    child.once('message', (value) => resolve(value as T))
    child.once('exit', (code) => reject(new Error(`${suite}: ${name} ended with ${code}`)))
  })
}

/** Suites of steps get the loop without a step. */
function withLoop(rows: readonly Row[]): readonly Row[] {
  return rows.some((row) => 'operationsPerStep' in row) ? [...rows, emptyLoop] : rows
}

function chosenRows(rows: readonly Row[], text: string): readonly Row[] {
  const chosen = rows.filter(({ name }) => name.includes(text))
  if (chosen.length === 0) throw new Error(`no row has ${text} in its name: ${rows.map(({ name }) => name).join(', ')}`)
  const floors = chosen.map((row) => floorOf(rows, rows.indexOf(row)))
  return rows.filter((row) => chosen.includes(row) || floors.includes(row) || row === emptyLoop)
}
