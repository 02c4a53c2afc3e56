// The table of suites: a suite is here, or does not run.

import { actors } from './suites/actors.ts'
import { admission } from './suites/admission.ts'
import { analyses } from './suites/analyses.ts'
import { chat } from './suites/chat.ts'
import { codec } from './suites/codec.ts'
import { columns } from './suites/columns.ts'
import { detectors } from './suites/detectors.ts'
import { feeds } from './suites/feeds.ts'
import { forest } from './suites/forest.ts'
import { growth } from './suites/growth.ts'
import { http } from './suites/http.ts'
import { imports } from './suites/import.ts'
import { investigation } from './suites/investigation.ts'
import { lastPage } from './suites/last-page.ts'
import { mailbox } from './suites/mailbox.ts'
import { memory } from './suites/memory.ts'
import { million } from './suites/million.ts'
import { open } from './suites/open.ts'
import { reports } from './suites/reports.ts'
import { results } from './suites/results.ts'
import { slow } from './suites/slow.ts'
import { start } from './suites/start.ts'
import { status } from './suites/status.ts'
import { steps } from './suites/steps.ts'
import { store } from './suites/store.ts'
import { stretches } from './suites/stretches.ts'
import { webhooks } from './suites/webhooks.ts'
import type { Suite } from './support/suite.ts'

/** Suites of at most so many minutes are quick. */
const quickMinutesMax = 2

export const suites: readonly Suite[] = [
  // In one process.
  codec,
  columns,
  steps,
  store,
  mailbox,
  actors,
  forest,
  detectors,
  growth,
  stretches,
  // The whole service, its start and its memory.
  start,
  memory,
  open,
  imports,
  investigation,
  million,
  analyses,
  admission,
  // Over connections.
  status,
  http,
  results,
  reports,
  lastPage,
  feeds,
  slow,
  chat,
  webhooks,
]

export function findSuite(name: string): Suite {
  const found = suites.find((suite) => suite.name === name)
  if (found === undefined)
    throw new Error(`No suite is named ${name}: there are ${suites.map((suite) => suite.name).join(', ')}.`)
  return found
}

/** Suites by name, `quick` and `all` included, each once. */
export function chosenSuites(names: readonly string[]): readonly Suite[] {
  const chosen = names.flatMap((name) => {
    if (name === 'all') return suites
    return name === 'quick' ? suites.filter(({ minutes }) => minutes <= quickMinutesMax) : [findSuite(name)]
  })
  return [...new Set(chosen)]
}
