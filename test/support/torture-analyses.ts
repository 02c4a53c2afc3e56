// Analyses in the model of clients of a server that is killed again and again: what an account began, and that each end is told once.

import assert from 'node:assert/strict'
import type { Analysis, OwnerEvent } from '../../src/domain/generated/wire-types.ts'
import type { Store } from '../../src/store/port.ts'
import type { Client } from './client.ts'
import { type Fate, isDone, pick, remove, type Scene, settle, tally } from './torture-ledger.ts'

/** By seed, of which each is another: the id and the status that were seen last. */
export type AnalysisLedger = Map<number, { id: string | null; fate: Fate; status: Analysis['status'] | null }>

const types = ['spending_trends', 'vendor_patterns', 'seasonal_analysis', 'correlation_analysis'] as const

/** What a client may do; each sends one request at most. */
export const analysisActs = { askAnalysis, endAnalysis }

async function askAnalysis({ watcher, ledger, random }: Scene): Promise<void> {
  const seed = ++ledger.sent
  const entry = { id: null as string | null, fate: 'open' as Fate, status: null }
  ledger.analyses.set(seed, entry)
  const body = {
    ...{ analysis_type: types[random.integer(types.length)], data_source: 'cgu', seed },
    ...{ include_trends: false, include_correlations: false },
  }
  const reply = await watcher.request('start_analysis', { body })
  if (!isDone(reply, 201)) {
    ledger.analyses.delete(seed)
    return
  }
  Object.assign(entry, { id: (reply.english as Analysis).id, fate: 'kept' })
  tally(ledger, 'analyses')
}

/** Cancels one, or deletes it where it has ended. */
async function endAnalysis({ watcher, ledger, random }: Scene): Promise<void> {
  const entry = pick([...ledger.analyses.values()], random)
  if (!entry?.id || random.integer(3) > 0) return
  const params = { analysis_id: entry.id }
  if (random.integer(2) === 0) {
    await remove(entry, () => watcher.request('cancel_analysis', { params, query: { purge: 'true' } }), 409)
    if (entry.fate === 'deleted') tally(ledger, 'analyses deleted')
    return
  }
  const reply = await watcher.request('cancel_analysis', { params })
  // 409: it ended meanwhile. 404: another client deletes it.
  if ([404, 409].includes(reply.status) || !isDone(reply, 200)) return
  entry.status = 'cancelled'
  tally(ledger, 'analyses cancelled')
}

const hasEnded = (status: Analysis['status'] | null) => status !== null && !['started', 'running'].includes(status)

async function everyAnalysis(client: Client): Promise<readonly Analysis[]> {
  const analyses: Analysis[] = []
  for (let page = 1; ; page++) {
    const { status, english } = await client.request('list_analyses', { query: { page, limit: 100 } })
    assert.equal(status, 200, JSON.stringify(english))
    const { data } = english as { data: Analysis[] }
    analyses.push(...data)
    if (data.length < 100) return analyses
  }
}

/** Compares the analyses with the ledger after a start, and settles what was open by what is there. */
export async function assertAnalysesHold(client: Client, ledger: AnalysisLedger): Promise<void> {
  const listed = await everyAnalysis(client)
  for (const [seed, entry] of ledger) {
    const found = listed.filter(({ metadata }) => metadata.seed === seed)
    assert.ok(found.length < 2, `the analysis with seed ${seed} is doubled`)
    const [own] = found
    entry.id ??= own?.id ?? null
    settle(entry, own !== undefined, `the analysis with seed ${seed}`)
    if (own === undefined) continue
    if (hasEnded(entry.status)) assert.equal(own.status, entry.status, `${own.id} had ended`)
    entry.status = own.status
  }
  const unknown = listed.filter(({ metadata }) => !ledger.has(metadata.seed))
  assert.deepEqual(unknown, [], 'an analysis that nobody began')
}

export async function areAnalysesOver(client: Client): Promise<boolean> {
  return (await everyAnalysis(client)).every(({ status }) => hasEnded(status))
}

/** Once all is at rest: the end of each is told once, as it was, also of those that were deleted since. */
export async function assertAnalysesEnd(
  client: Client,
  { ledger, events }: { readonly ledger: AnalysisLedger; readonly events: readonly OwnerEvent[] },
): Promise<void> {
  await assertAnalysesHold(client, ledger)
  const told = events.filter(({ event }) => event === 'analysis.finished').map(({ data }) => data)
  const known = new Set<unknown>()
  for (const { id, fate, status } of ledger.values()) {
    if (id === null) continue
    known.add(id)
    const own = told.filter(({ analysis_id }) => analysis_id === id)
    assert.equal(own.length, 1, `the end of ${id} is told once`)
    if (fate === 'kept') assert.equal(own[0]?.status, status, `the end of ${id} is told as it was`)
  }
  for (const { analysis_id } of told)
    assert.ok(known.has(analysis_id), `${analysis_id} is of an analysis that nobody began`)
}

/** The store by itself: nothing of an analysis that is gone. */
export async function assertAnalysesStored(state: Store, ledger: AnalysisLedger): Promise<void> {
  const [kept, gone] = [new Set<string>(), new Set<string>()]
  for (const { id, fate } of ledger.values()) if (id !== null) (fate === 'kept' ? kept : gone).add(id)
  for await (const { key } of state.range({ prefix: 'analysis/' }))
    assert.ok(kept.has(key.split('/')[1] ?? ''), `${key} is an orphan`)
  for await (const { key } of state.range({ prefix: 'task/' }))
    assert.ok(!gone.has(key.split('/')[1] ?? ''), `${key} is an orphan`)
}
