// `npm run bench`: lists, runs, records and compares suites; bench/README.md says how to read them.

import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chosenSuites, suites } from './suites.ts'
import { findChanges } from './support/change-points.ts'
import { type Command, parseCommand, usage } from './support/command.ts'
import { type Comparison, compareResults } from './support/compare.ts'
import { readBase, readHistory, record, toLines, unlikeMachines } from './support/history.ts'
import { installPeers } from './support/peers.ts'
import { changesText, comparisonText, listText, resultsText } from './support/print.ts'
import { benchProgram, cacheFolder } from './support/repository.ts'
import type { Result } from './support/result.ts'
import type { Answered, Asked } from './support/run-suite.ts'
import { writePage } from './support/write-page.ts'

const alarmsShareMax = 0.05
/** Exit code of a comparison that found something worse. */
const worse = 3

try {
  mkdirSync(cacheFolder, { recursive: true })
  process.exitCode = await perform(parseCommand(process.argv.slice(2)))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function perform(command: Command): Promise<number> {
  if (command.does === 'list') say(`${listText(suites)}\n${usage}`)
  else if (command.does === 'changes') say(changesText(findChanges(readHistory())))
  else if (command.does === 'page') say(`${await writePage(readHistory())}\n`)
  else if (command.does === 'install peers') installPeers()
  else return command.does === 'aa' ? await compareWithItself(command) : await runAll(command)
  return 0
}

async function runAll(command: Command): Promise<number> {
  assertSizes(command)
  const all: Result[] = []
  const empty: string[] = []
  const base = command.compare === undefined ? undefined : readBase(command.compare)
  for (const { name } of chosenSuites(command.suites)) {
    const answered = await run(name, command)
    all.push(...answered.results)
    empty.push(...answered.empty.map((row) => `${name} · ${row}`))
    say(command.json ? toLines(answered.results) : resultsText(answered.results))
    for (const file of answered.profiles) process.stderr.write(`profile: ${file}\n`)
    if (command.record) record(answered.results)
  }
  for (const row of empty) process.stderr.write(`${row} is no slower than an empty loop: it measures nothing.\n`)
  if (base !== undefined) return Math.max(compareWith(base, all, command), empty.length > 0 ? 1 : 0)
  return empty.length > 0 ? 1 : 0
}

/** A size that no chosen suite has is a slip. */
function assertSizes({ suites: names, sizes }: Command): void {
  const known = chosenSuites(names).flatMap((suite) => Object.keys(suite.sizes ?? {}))
  const unknown = Object.keys(sizes).filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`No size is named ${unknown.join(', ')}: there are ${known.join(', ') || 'none'}.`)
}

function compareWith(base: readonly Result[], results: readonly Result[], command: Command): number {
  const unlike = unlikeMachines(results, base)
  if (unlike.length > 0 && !command.cross)
    throw new Error(`Measured on another machine (${unlike.join('; ')}): --cross compares all the same.`)
  const comparisons = compareResults(results, base, command.threshold)
  const text = comparisonText(comparisons)
  if (command.json) process.stderr.write(text)
  else say(text)
  // What was measured on a busy machine is shown, and decides nothing.
  return alarmsIn(comparisons.filter(({ result, base: other }) => !result.noisy && !other.noisy)) > 0 ? worse : 0
}

/** Each run against the one before: nothing has changed, so that every alarm is false. */
async function compareWithItself(command: Command): Promise<number> {
  const comparisons: Comparison[] = []
  for (const { name } of chosenSuites(command.suites)) {
    let before = (await run(name, command)).results
    for (let n = 1; n <= command.times; n++) {
      const { results } = await run(name, command)
      const found = compareResults(results, before, command.threshold)
      const wrong = found.filter(({ verdict }) => verdict !== 'same')
      process.stderr.write(`${name}, ${n} of ${command.times}: ${wrong.length} of ${found.length} differ\n`)
      process.stderr.write(comparisonText(wrong))
      comparisons.push(...found)
      before = results
    }
  }
  const share = alarmsIn(comparisons) / comparisons.length
  say(`${alarmsIn(comparisons)} false alarms in ${comparisons.length} comparisons: ${(share * 100).toFixed(1)} %\n`)
  return share > alarmsShareMax ? worse : 0
}

function alarmsIn(comparisons: readonly Comparison[]): number {
  return comparisons.filter(({ verdict }) => verdict === 'worse').length
}

function run(suite: string, { row, sizes, rounds, profiles }: Command): Promise<Answered> {
  const asked: Asked = { suite, row, sizes, profiles, ...(rounds !== undefined && { rounds }) }
  const child = fork(benchProgram('run'), [], { execArgv: ['--expose-gc', '--enable-source-maps'] })
  child.send(asked)
  return new Promise((resolve, reject) => {
    child.once('message', (answered) => resolve(answered as Answered))
    child.once('exit', (code) => reject(new Error(`the suite ${suite} ended with ${code}`)))
  })
}

function say(text: string): void {
  process.stdout.write(text)
}
