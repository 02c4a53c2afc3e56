// A process meets SIGKILL while tasks make files: an archive between two of its files, and a report while it is written.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { BulkExportManifest, Task } from '../../src/domain/generated/wire-types.ts'
import { openState } from '../../src/main/stores.ts'
import { readParts } from '../../src/services/tasks/stored-task.ts'
import type { Store } from '../../src/store/port.ts'
import { taskDataPrefix } from '../../src/tasks/keys.ts'
import { type Client, createClient } from '../support/client.ts'
import { importRecords } from '../support/import-records.ts'
import { investigate } from '../support/investigate.ts'
import { adminPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { serviceRecords } from '../support/service-records.ts'
import { timesHeard } from '../support/times-heard.ts'
import { unzip } from '../support/unzip.ts'

const folder = mkdtempSync(join(tmpdir(), 'prumo-files-kill-'))
let life: ServerProcess
let client: Client
let token: string
after(async () => {
  await life.end('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

test('an archive and a report whose process is killed go on after it: one file each, whole, and one event', async () => {
  await importRecords(folder, serviceRecords())
  await begin()
  const { id } = await investigate(client)
  const exports = ['csv', 'xlsx', 'pdf', 'json'].flatMap((format) => [
    { type: 'contracts', format },
    { type: 'investigations', id, format },
  ])
  const archive = await ask({ kind: 'export', parameters: { exports } })
  for await (const { event } of client.stream('task_stream', { params: { task_id: archive } }))
    if (event === 'partition') break
  await life.end('SIGKILL')
  const made = await partsDone(archive)
  assert.ok(made > 0 && made < exports.length, `${made} of ${exports.length} files were made`)

  await begin()
  const given = { report_type: 'investigation_report', investigation_ids: [id], output_format: 'pdf' }
  const report = await ask({ kind: 'report', parameters: { report: given } })
  for (let status = ''; status !== 'running'; ) status = (await read(report)).status
  await life.end('SIGKILL')
  assert.equal(await partsDone(report), 0, 'the report was not made')

  await begin()
  for (const [task_id, parts] of [
    [archive, exports.length],
    [report, 1],
  ] as const) {
    for await (const _ of client.stream('task_stream', { params: { task_id } }));
    const { status, result } = await read(task_id)
    assert.deepEqual([status, result?.parts_done], ['completed', parts], JSON.stringify(result))
    assert.equal(await heardOf(task_id), 1)
  }
  await assertWhole(archive, exports.length)
  const [pdf] = (await bytesOf(report)).toString('latin1').split('\n')
  assert.match(pdf ?? '', /^%PDF-/)
  assert.deepEqual(await life.end('SIGTERM'), [0, null], life.said())
  const state = openState(folder)
  for (const task_id of [archive, report]) await assertNothingLeft(state, task_id)
  await state.close()
})

async function begin(): Promise<void> {
  life = await startServerProcess(folder)
  assert.notEqual(life.pid, null, life.said())
  const anonymous = createClient(life.address, { language: 'en' })
  const body = { email: 'admin@prumo.local', password: adminPassword }
  const { english } = await anonymous.request('login', { body })
  token = (english as { readonly access_token: string }).access_token
  client = anonymous.withToken(token)
}

async function ask(body: object): Promise<string> {
  const { status, english } = await client.request('create_task', { body })
  assert.equal(status, 201, JSON.stringify(english))
  return (english as Task).task_id
}

async function read(task_id: string): Promise<Task> {
  return (await client.request('get_task', { params: { task_id } })).english as Task
}

/** As stored. */
async function partsDone(task_id: string): Promise<number> {
  const state = openState(folder)
  const parts = await readParts(state, task_id)
  await state.close()
  return parts.filter(({ status }) => status === 'done').length
}

/** How often its owner was told that it is done. */
const heardOf = (task_id: string) => timesHeard(client, 'task.completed', { task_id })

async function bytesOf(task_id: string): Promise<Buffer> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${life.address}/api/v1/tasks/${task_id}/file`, { headers })
  assert.equal(answer.status, 200)
  return Buffer.from(await answer.arrayBuffer())
}

async function assertWhole(task_id: string, count: number): Promise<void> {
  const files = await unzip(await bytesOf(task_id))
  const manifest = JSON.parse(String(files.get('manifest.json'))) as BulkExportManifest
  assert.deepEqual([files.size, manifest.files.length], [1 + count, count])
  for (const { path = '', content_sha256 } of manifest.files) {
    const digest = createHash('sha256')
      .update(files.get(path) ?? '')
      .digest('hex')
    assert.equal(digest, content_sha256, path)
  }
}

/** Of attempts that a kill cut off no piece is left. */
async function assertNothingLeft(state: Store, task_id: string): Promise<void> {
  const kept = { head: 0, claim: 0, piece: 0, promised: 0 }
  for await (const { key, value } of state.range({ prefix: taskDataPrefix(task_id) })) {
    const kind = key.slice(taskDataPrefix(task_id).length).split('/')[0] as 'head' | 'claim' | 'piece'
    kept[kind]++
    if (kind === 'head') kept.promised += (JSON.parse(Buffer.from(value).toString()) as { pieces: number }).pieces
  }
  assert.deepEqual([kept.piece, kept.claim], [kept.promised, kept.head])
}
