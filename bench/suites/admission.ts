// Many investigations at once.

import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Crowd, CrowdResult, Started } from '../admission-worker.ts'
import { type ProgramWorker, startWorker } from '../support/program-worker.ts'
import { addUsers, startService } from '../support/running-service.ts'
import { sampleCopy } from '../support/sample.ts'
import { benchPassword } from '../support/service-config.ts'
import type { Figures, RunningRow, Suite, Unit } from '../support/suite.ts'

const warmUpMs = 5_000
/** Each reading stops the main thread for as long as the kernel counts pages. */
const residentReadMs = 500
const admin = 'bench@prumo.local'
const figures = {
  ...{ 'a run': 's', runs: 'count', completed: 'count', 'refused at first': 'count', failures: 'count' },
  ...{ lead: 'count', resident: 'MB', 'delay p99': 'ms', 'delay longest': 'ms' },
} as const satisfies Readonly<Record<string, Unit>>

export const admission: Suite = {
  name: 'admission',
  purpose:
    'Investigations started at once, by many users and by one admin: whether all end, how far one user gets ahead of another who waits (a lead of 1 is the order of turns), and what memory and event loop of the service come to meanwhile. The floor is one investigation after the other, each started when the one before has ended. The client is another process on the same machine, and polls. It does not measure imports or sign-in.',
  minutes: 8,
  needs: '1 GB of memory',
  sizes: { contracts: 5_000, starts: 200, users: 20, one_by_one: 10 },
  rounds: 3,
  async open(given) {
    const starts = given.size('starts')
    const analysts = Array.from({ length: given.size('users') }, (_, n) => `analyst-${n}@prumo.local`)
    const folder = await sampleCopy(given, given.size('contracts'))
    await addUsers(folder, analysts)
    await addUsers(folder, [admin], 'admin')
    const { base } = await startService(given, folder, {
      ...{ threads: availableParallelism(), warmUp: true, adminEmail: admin },
      // The client signs in often, from one address; users keep their limits.
      rateLimits: { mode: 'spec', tiers: {}, trusted: ['127.0.0.1/32'] },
    })
    await new Promise((resolve) => setTimeout(resolve, warmUpMs))
    const client = startWorker<Crowd, CrowdResult>(given, 'admission-worker')
    const crowd = { base, password: benchPassword, accounts: [admin], mode: 'at once' } as const
    return [
      rowOf(
        client,
        { name: 'one by one', role: 'floor' },
        { ...crowd, startsEach: given.size('one_by_one'), mode: 'one by one' },
      ),
      rowOf(client, { name: 'many users' }, { ...crowd, accounts: analysts, startsEach: starts / analysts.length }),
      rowOf(client, { name: 'one admin' }, { ...crowd, startsEach: starts }),
    ]
  },
}

function rowOf(
  client: ProgramWorker<Crowd, CrowdResult>,
  head: Pick<RunningRow, 'name' | 'role'>,
  crowd: Crowd,
): RunningRow {
  const run = async (): Promise<Figures> => {
    const eventLoop = monitorEventLoopDelay({ resolution: 1 })
    let resident = 0
    const watch = setInterval(() => {
      resident = Math.max(resident, process.memoryUsage.rss() / 1e6)
    }, residentReadMs)
    eventLoop.enable()
    const { runs, refused, failures, elapsedMs } = await client.ask(crowd)
    eventLoop.disable()
    clearInterval(watch)
    return {
      ...{ 'a run': elapsedMs / 1000 / runs.length, runs: runs.length, lead: leadOf(runs), resident },
      completed: runs.filter(({ status }) => status === 'completed').length,
      ...{ 'refused at first': refused, failures: failures.length },
      ...{ 'delay p99': eventLoop.percentile(99) / 1e6, 'delay longest': eventLoop.max / 1e6 },
    }
  }
  return { ...head, figures, run }
}

/** The most by which one user was ahead of another who still waited, in runs begun. */
function leadOf(runs: readonly Started[]): number {
  const all = new Map<string, number>()
  for (const { account } of runs) all.set(account, (all.get(account) ?? 0) + 1)
  const begun = new Map<string, number>([...all.keys()].map((account) => [account, 0]))
  let lead = 0
  for (const { account } of runs.toSorted((a, b) => Date.parse(a.started_at) - Date.parse(b.started_at))) {
    begun.set(account, (begun.get(account) ?? 0) + 1)
    const waiting = [...begun].filter(([name, count]) => count < (all.get(name) ?? 0)).map(([, count]) => count)
    lead = Math.max(lead, ...waiting.map((count) => (begun.get(account) ?? 0) - count))
  }
  return lead
}
