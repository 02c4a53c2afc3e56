// A part of a suite in a process of its own: `part SUITE NAME ARGUMENTS`, started by `Given.part`.

import { findSuite } from './suites.ts'

const [suite = '', name = '', ...args] = process.argv.slice(2)
const run = findSuite(suite).parts?.[name]
if (run === undefined) throw new Error(`the suite ${suite} has no part ${name}`)
const value = await run(...args)
process.send?.(value ?? null, () => process.exit())
