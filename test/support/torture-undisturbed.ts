// What a server finds that was killed again and again, beside what one finds in the same contracts that lives undisturbed.

import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import type { InvestigationResponse, InvestigationStatus, Task } from '../../src/domain/generated/wire-types.ts'
import { openState } from '../../src/main/stores.ts'
import { readParts } from '../../src/services/tasks/stored-task.ts'
import { findHead, findingsOf, readBlocks } from '../../src/tasks/rescore/stored.ts'
import type { Client } from './client.ts'
import { type Ledger, templateLines } from './torture-ledger.ts'

export interface Found {
  readonly anomalies: readonly unknown[]
  /** The task that re-scored all. */
  readonly task: string
}

const request = { query: 'what stands out', data_source: 'cgu', max_results: 1000 }

/** Of a server at rest: investigates all contracts, and re-scores them. */
export async function findAll(client: Client): Promise<Found> {
  const started = await client.request('start_investigation', { body: request })
  assert.equal(started.status, 201, JSON.stringify(started.english))
  const params = { investigation_id: (started.english as { investigation_id: string }).investigation_id }
  const asked = await client.request('create_task', { body: { kind: 'rescore', parameters: { dataset: 'cgu' } } })
  assert.equal(asked.status, 201, JSON.stringify(asked.english))
  const { task_id: task } = asked.english as Task
  for (;;) {
    const { status } = (await client.request('investigation_status', { params })).english as InvestigationStatus
    const other = (await client.request('get_task', { params: { task_id: task } })).english as Task
    if (status === 'completed' && other.status === 'completed') break
    assert.ok(['pending', 'processing', 'completed'].includes(status), status)
    assert.ok(['queued', 'running', 'completed'].includes(other.status), JSON.stringify(other))
    await delay(200)
  }
  const results = (await client.request('investigation_results', { params })).english as InvestigationResponse
  assert.ok(results.anomalies.length > 0, 'there is something to compare')
  return { anomalies: results.anomalies.map(withoutRun), task }
}

/** An anomaly without what says of which run it is. */
function withoutRun(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRun)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([name]) => !['id', 'links', 'created_at', 'detected_at', 'retrieved_at'].includes(name),
  )
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutRun(inner)]))
}

/** Imports the same contracts as the ledger has, undisturbed. */
export async function importAll(client: Client, { imports }: Ledger): Promise<void> {
  for (const [name, { count, fate }] of imports) {
    if (fate !== 'kept') continue
    const raw = { body: templateLines(name, count).join('\n'), type: 'application/octet-stream' }
    const query = { source: 'cgu', file_name: `${name}.jsonl` }
    const answer = await client.request('create_import', { query, raw })
    assert.equal(answer.status, 201, JSON.stringify(answer.english))
  }
}

interface Place {
  readonly dataDir: string
  readonly found: Found
}

/** Compares both, once both servers have ended. */
export async function assertAsUndisturbed(tortured: Place, undisturbed: Place): Promise<void> {
  assert.deepEqual(tortured.found.anomalies, undisturbed.found.anomalies)
  const [kept, expected] = [await readRescored(tortured), await readRescored(undisturbed)]
  assert.ok(expected.some(({ findings }) => findings.length > 0))
  assert.deepEqual(kept, expected)
}

/** What a re-scoring kept, by part. */
async function readRescored({ dataDir, found }: Place) {
  const state = openState(dataDir)
  const kept: { readonly part: string; readonly findings: readonly unknown[] }[] = []
  for (const { partition_id } of await readParts(state, found.task)) {
    const place = { task_id: found.task, partition_id }
    const head = await findHead(state, place)
    const blocks = head && (await readBlocks(state, place, { kind: 'finding', count: head.finding_blocks }))
    assert.ok(blocks, partition_id)
    kept.push({ part: partition_id, findings: findingsOf(blocks) })
  }
  await state.close()
  return kept
}
