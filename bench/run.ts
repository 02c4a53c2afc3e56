// One run of one suite in a process of its own: it is asked by a message and answers by one.

import { once } from 'node:events'
import { findSuite } from './suites.ts'
import { type Asked, runSuite } from './support/run-suite.ts'

const [asked] = (await once(process, 'message')) as [Asked]
const say = (line: string) => void process.stderr.write(`  ${asked.suite}: ${line}\n`)
try {
  const answered = await runSuite(findSuite(asked.suite), asked, say)
  // A service that was measured may still be at work.
  process.send?.(answered, () => process.exit())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
