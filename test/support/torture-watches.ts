// Watches in the model of clients of a server that is killed again and again: what an account asked of them, what its event log
// told, and what both must add up to.

import assert from 'node:assert/strict'
import type { EventPage, OwnerEvent, Watch, WatchRun } from '../../src/domain/generated/wire-types.ts'
import type { Client } from './client.ts'
import { anyTypes, everyRun, type Fate, isDone, pick, remove, type Scene, settle, tally } from './torture-ledger.ts'

export interface WatchLedger {
  /** By name. */
  readonly watches: Map<string, WatchEntry>
  /** The log of the account as it was read so far, and the cursor behind it. */
  readonly events: OwnerEvent[]
  cursor: string | undefined
}

interface WatchEntry {
  id: string | null
  fate: Fate
  /** Runs that were acknowledged or listed. */
  readonly runs: Set<string>
}

const watchesMax = 3
const questionOf = (name: string) => `what stands out in ${name}`

/** What a client may do; each sends one request at most. */
export const watchActs = { runWatch, changeWatches }

async function runWatch({ watcher, ledger, random }: Scene): Promise<void> {
  const entry = pick([...ledger.watched.watches.values()], random)
  if (!entry?.id) return
  const answer = await watcher.request('run_watch', { params: { watch_id: entry.id } })
  // 409: its last run goes on. 404: another client deletes it.
  if ([404, 409].includes(answer.status) || !isDone(answer, 201)) return
  entry.runs.add((answer.english as WatchRun).run_id)
  tally(ledger, 'watch runs')
}

/** A new one, which is due at once; where there are enough one runs, and now and then one goes. */
async function changeWatches(scene: Scene): Promise<void> {
  const { watcher, ledger, random } = scene
  const name = `watch w${++ledger.sent}w`
  const { watches } = ledger.watched
  const live = [...watches.values()].filter(({ fate }) => fate !== 'deleted')
  if (live.length < watchesMax) {
    const entry: WatchEntry = { id: null, fate: 'open', runs: new Set() }
    watches.set(name, entry)
    const request = { query: questionOf(name), data_source: 'cgu', ...anyTypes(random) }
    const answer = await watcher.request('create_watch', { body: { name, request, schedule: { on: 'new_records' } } })
    if (isDone(answer, 201)) {
      Object.assign(entry, { id: (answer.english as Watch).id, fate: 'kept' })
      tally(ledger, 'watches')
    } else watches.delete(name)
    return
  }
  if (random.integer(10) > 0) return runWatch(scene)
  const entry = pick(live, random)
  if (!entry?.id) return
  const params = { watch_id: entry.id }
  await remove(entry, () => watcher.request('delete_watch', { params }))
  if (entry.fate === 'deleted') tally(ledger, 'watches deleted')
}

/** Compares watches and their runs with the ledger after a start, settles what was open, and reads the log on. */
export async function assertWatchesHold(client: Client, ledger: WatchLedger): Promise<void> {
  const { data } = (await client.request('list_watches', { query: { limit: 100 } })).english as { data: Watch[] }
  for (const [name, entry] of ledger.watches) {
    const found = data.filter((watch) => watch.name === name)
    assert.ok(found.length < 2, `"${name}" is doubled`)
    entry.id ??= found[0]?.id ?? null
    settle(entry, found.length === 1, name)
    if (entry.fate === 'kept') for (const { run_id } of await runsOf(client, entry)) entry.runs.add(run_id)
  }
  const unknown = data.filter(({ name }) => !ledger.watches.has(name))
  assert.deepEqual(unknown, [], 'a watch that nobody made')
  await readOn(client, ledger)
}

/** The runs of a watch, the oldest first; every one that was there is. */
async function runsOf(client: Client, { id, runs: known }: WatchEntry): Promise<readonly WatchRun[]> {
  const request = { params: { watch_id: id ?? '' }, query: { limit: 100 } }
  const { data } = (await client.request('list_watch_runs', request)).english as { data: WatchRun[] }
  const ids = new Set(data.map(({ run_id }) => run_id))
  assert.equal(ids.size, data.length, `each run of ${id} once`)
  for (const run of known) assert.ok(ids.has(run), `the run ${run} of ${id} is lost`)
  return data.toReversed()
}

async function readOn(client: Client, ledger: WatchLedger): Promise<void> {
  for (;;) {
    const query = { limit: 100, ...(ledger.cursor && { after: ledger.cursor }) }
    const page = (await client.request('list_events', { query })).english as EventPage
    ledger.events.push(...page.events)
    ledger.cursor = page.cursor
    if (!page.has_more) return
  }
}

/** Nothing is due any more, so that what goes on comes to its end. */
export async function pauseWatches(client: Client, { watches }: WatchLedger): Promise<void> {
  for (const { id, fate } of watches.values())
    if (id && fate === 'kept')
      assert.equal((await client.request('pause_watch', { params: { watch_id: id } })).status, 200)
}

/** Whether no run goes on and every end is told. */
export async function areWatchesAtRest(client: Client, ledger: WatchLedger): Promise<boolean> {
  await readOn(client, ledger)
  const told = new Set(ledger.events.filter(isEnd).map(({ data }) => data.investigation_id))
  return (await everyRun(client)).every(({ investigation_id }) => told.has(investigation_id))
}

const isEnd = ({ event }: OwnerEvent) => /^investigation\.(completed|failed|cancelled)$/.test(event)

/** Once all is at rest: each run is one investigation, was compared with the one before, and is told once; returns how many events there were. */
export async function assertWatchesEnd(client: Client, ledger: WatchLedger): Promise<number> {
  const investigations = await everyRun(client)
  const { events } = ledger
  assert.equal(new Set(events.map(({ id }) => id)).size, events.length, 'each event once')
  for (const { investigation_id } of investigations)
    assert.equal(events.filter((event) => isEnd(event) && event.data.investigation_id === investigation_id).length, 1)
  for (const [name, entry] of ledger.watches) {
    if (entry.fate !== 'kept') continue
    const runs = await runsOf(client, entry)
    const own = investigations.filter(({ query }) => query === questionOf(name))
    assert.deepEqual(
      runs.map(({ investigation_id }) => investigation_id).toSorted(),
      own.map(({ investigation_id }) => investigation_id).toSorted(),
      `each run of ${name} is one investigation`,
    )
    for (const { run_id, completed_at, ...lists } of runs) {
      assert.ok(completed_at, `${run_id} has ended`)
      const isTold = lists.new.length + lists.gone.length + lists.changed.length > 0
      const told = events.filter(({ event, data }) => event === 'watch.changed' && data.run_id === run_id)
      assert.equal(told.length, Number(isTold), `${run_id} is told once where something changed`)
    }
    assertChain(
      name,
      runs.filter(({ status }) => status === 'completed'),
    )
  }
  return events.length
}

/** Each run was compared with another, the first with none. Their order is no matter: the clock may have jumped back between them. */
function assertChain(name: string, runs: readonly WatchRun[]): void {
  const after = new Map(runs.map(({ compared_with, investigation_id }) => [compared_with, investigation_id]))
  let length = 0
  for (let last = after.get(undefined); last !== undefined && length < runs.length; last = after.get(last)) length++
  assert.equal(length, runs.length, `the runs of ${name} were each compared with the one before`)
}
