// Archives that tasks make in the model of clients of a server that is killed again and again: each that is made is whole, and is there once.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { BulkExportManifest, Task } from '../../src/domain/generated/wire-types.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readParts } from '../../src/services/tasks/stored-task.ts'
import type { Store } from '../../src/store/port.ts'
import { taskDataPrefix } from '../../src/tasks/keys.ts'
import type { Client } from './client.ts'
import { isDone, type Scene, tally } from './torture-ledger.ts'
import { unzip } from './unzip.ts'

/** What a client may do; each sends one request at most. */
export const fileActs = { askArchive, endArchive }

const formats = ['csv', 'jsonl', 'json'] as const

async function askArchive({ watcher, ledger, random }: Scene): Promise<void> {
  ledger.sent++
  const contracts = { type: 'contracts', format: formats[random.integer(formats.length)] }
  const exports = [contracts, { type: 'anomalies', format: 'jsonl' }, { type: 'contracts', format: 'xlsx' }]
  const reply = await watcher.request('export_bulk', { body: { exports: exports.slice(0, 1 + random.integer(3)) } })
  // 429: as many are under way as may be.
  if (reply.status === 429 || !isDone(reply, 201)) return
  ledger.archives.add((reply.english as Task).task_id)
  tally(ledger, 'archives')
}

async function endArchive({ watcher, ledger, random }: Scene): Promise<void> {
  const ids = [...ledger.archives]
  const task_id = ids[random.integer(Math.max(1, ids.length))]
  if (task_id === undefined || random.integer(3) > 0) return
  const reply = await watcher.request('cancel_task', { params: { task_id } })
  // 404: newer ones took its place. 409: it has ended.
  if ([404, 409].includes(reply.status) || !isDone(reply, 200)) return
  tally(ledger, 'archives cancelled')
}

/** Once all is at rest: what is made can be taken, and has the bytes that it says. */
export async function assertArchivesWhole(
  client: Client,
  { address, key }: { readonly address: string; readonly key: string },
): Promise<void> {
  const { status, english } = await client.request('list_tasks', { query: { limit: 100 } })
  assert.equal(status, 200, JSON.stringify(english))
  for (const { task_id, kind, status: ended, result } of (english as { readonly data: readonly Task[] }).data) {
    assert.equal(kind, 'export', 'an account sees its own tasks')
    if (ended !== 'completed' || !result?.parts_done) continue
    const taken = await fetch(`${address}/api/v1/tasks/${task_id}/file`, { headers: { 'X-API-Key': key } })
    // Made while the clock was days behind, it is kept no longer.
    const isOver = Date.parse(String(result.expires_at)) <= systemClock.now()
    assert.equal(taken.status, isOver ? 404 : 200, `${task_id}, kept until ${result.expires_at}`)
    if (isOver) continue
    const files = await unzip(Buffer.from(await taken.arrayBuffer()))
    const manifest = JSON.parse(String(files.get('manifest.json'))) as BulkExportManifest
    assert.equal(files.size, 1 + result.parts_done, `${task_id} has each file once`)
    for (const { path = '', content_sha256 } of manifest.files) {
      const file = files.get(path)
      assert.ok(file, `${path} of ${task_id} is there`)
      assert.equal(createHash('sha256').update(file).digest('hex'), content_sha256, `${path} of ${task_id} is whole`)
    }
  }
}

/** The store by itself: of parts that are not done nothing is left. */
export async function assertArchivesStored(state: Store, ids: ReadonlySet<string>): Promise<void> {
  for (const id of ids) {
    const made = (await readParts(state, id)).flatMap((part) => (part.status === 'done' ? [part.partition_id] : []))
    for await (const { key } of state.range({ prefix: `${taskDataPrefix(id)}piece/` }))
      assert.ok(made.includes(key.split('/').at(-2) ?? ''), `${key} is an orphan`)
  }
}
