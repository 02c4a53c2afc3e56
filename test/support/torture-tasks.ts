// Tasks in the model of clients of a server that is killed again and again: what was asked for, and what each must come to.

import assert from 'node:assert/strict'
import { filterEvents } from '../../src/audit/query-events.ts'
import type { Task, TaskRequest } from '../../src/domain/generated/wire-types.ts'
import type { Announcement } from '../../src/events/owner-event.ts'
import { getTask } from '../../src/services/tasks/stored-task.ts'
import type { Store } from '../../src/store/port.ts'
import { openTaskPrefix, taskEventPrefix, taskPrefix } from '../../src/tasks/keys.ts'
import type { TaskEvent } from '../../src/tasks/task.ts'
import type { Client } from './client.ts'
import { isDone, type Scene, tally } from './torture-ledger.ts'
import { answer, json, type Reply } from './upstream-server.ts'

/** By id: the status that was seen last, and of a refresh its month. A cancel that was asked for may have been done or not. */
export type TaskLedger = Map<string, LedgerTask>

interface LedgerTask {
  readonly kind: Task['kind']
  status: Task['status']
  readonly month?: string
  isCancelAsked?: boolean
}

const months = Array.from({ length: 12 }, (_, month) => `2024-${String(month + 1).padStart(2, '0')}`)
/** Contracts of one month, over two pages, and those of the first. */
const monthContracts = 5
const firstPageContracts = 3
const refreshedOrganization = '00394502000144'

const wanted: readonly Pick<TaskRequest, 'kind' | 'parameters'>[] = [
  { kind: 'rescore', parameters: { dataset: 'cgu' } },
  { kind: 'rescore', parameters: { data_source: 'compras_gov' } },
  { kind: 'reindex' },
  // What has expired, everywhere.
  { kind: 'retention' },
  ...months.map((month) => ({
    kind: 'refresh' as const,
    parameters: { source: 'pncp', record_kind: 'contracts', date_from: `${month}-01`, date_to: `${month}-28` },
  })),
] as never

/** What a client may do; each sends one request at most. */
export const taskActs = { askTask, cancelTask }

async function askTask({ admin, ledger, random }: Scene): Promise<void> {
  const kinds = ['rescore', 'reindex', 'retention', 'refresh'] as const
  const kind = kinds[random.integer(kinds.length)]
  const choices = wanted.filter((each) => each.kind === kind)
  ledger.sent++
  const reply = await admin.request('create_task', { body: choices[random.integer(choices.length)] })
  if (!isDone(reply, 201)) return
  const task = reply.english as Task
  if (!ledger.tasks.has(task.task_id)) tally(ledger, 'tasks')
  const { date_from: day } = task.parameters as { readonly date_from?: string }
  ledger.tasks.set(task.task_id, {
    ...ledger.tasks.get(task.task_id),
    ...{ kind: task.kind, status: task.status },
    ...(task.kind === 'refresh' && day !== undefined && { month: day.slice(0, 7) }),
  })
}

async function cancelTask({ admin, ledger, random }: Scene): Promise<void> {
  const open = [...ledger.tasks].filter(([, { status }]) => !hasEnded(status))
  const [id, entry] = open[random.integer(Math.max(1, open.length))] ?? []
  if (id === undefined || entry === undefined || random.integer(4) > 0) return
  entry.isCancelAsked = true
  const reply = await admin.request('cancel_task', { params: { task_id: id } })
  // 409: it ended meanwhile.
  if (reply.status === 409 || !isDone(reply, 200)) return
  entry.status = (reply.english as Task).status
  tally(ledger, 'tasks cancelled')
}

const hasEnded = (status: Task['status']) => ['completed', 'failed', 'cancelled'].includes(status)

/** A public source that has a few contracts of each month of a year, and none of other days. */
export const sourceReply: Reply = (request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://source')
  const [first = '', page] = [searchParams.get('dataInicial') ?? '', Number(searchParams.get('pagina') ?? 1)]
  const month = `${first.slice(0, 4)}-${first.slice(4, 6)}`
  if (!months.includes(month) || !first.endsWith('01') || searchParams.has('cnpjOrgao'))
    return answer(204)(request, response)
  const all = Array.from({ length: monthContracts }, (_, at) => contractOf(month, at))
  const data = page === 1 ? all.slice(0, firstPageContracts) : all.slice(firstPageContracts)
  const envelope = { totalRegistros: monthContracts, totalPaginas: 2, paginasRestantes: 2 - page, empty: false }
  json({ data, ...envelope })(request, response)
}

function contractOf(month: string, at: number): object {
  const number = months.indexOf(month) * monthContracts + at + 1
  return {
    numeroControlePNCP: `${refreshedOrganization}-2-${String(number).padStart(6, '0')}/2024`,
    objetoContrato: 'Fornecimento de pães',
    numeroContratoEmpenho: `${number}/2024`,
    orgaoEntidade: { cnpj: refreshedOrganization, razaoSocial: 'Comando' },
    niFornecedor: '11444777000161',
    nomeRazaoSocialFornecedor: 'Padaria São João',
    valorGlobal: 1000.5 + at,
    dataAssinatura: `${month}-05`,
    dataPublicacaoPncp: `${month}-06T10:00:00`,
  }
}

/** Every task that is listed, the newest first. */
async function everyTask(client: Client): Promise<readonly Task[]> {
  const tasks: Task[] = []
  for (let page = 1; ; page++) {
    const reply = await client.request('list_tasks', { query: { page, limit: 100, sort: '-created_at' } })
    assert.equal(reply.status, 200, JSON.stringify(reply.english))
    const { data } = reply.english as { data: Task[] }
    tasks.push(...data)
    if (data.length < 100) return tasks
  }
}

/** Of each kind so many are compared: of older ones that ended some are gone (limits.tasksKeptPerKind). */
const comparedOfKind = 50

/** Compares the tasks with the ledger after a start: none is lost, none that ended goes on, none is under way twice. */
export async function assertTasksHold(client: Client, ledger: TaskLedger): Promise<void> {
  const listed = await everyTask(client)
  const found = new Map(listed.map((task) => [task.task_id, task]))
  const ofKind = new Map<string, number>()
  for (const [id, entry] of [...ledger].toReversed()) {
    const newer = ofKind.get(entry.kind) ?? 0
    ofKind.set(entry.kind, newer + 1)
    const task = found.get(id)
    if (newer < comparedOfKind || !hasEnded(entry.status))
      assert.ok(task, `the ${entry.kind} task ${id} was acknowledged and is lost`)
    if (task === undefined) continue
    if (hasEnded(entry.status)) assert.equal(task.status, entry.status, `${id} had ended`)
    entry.status = task.status
  }
  const open = listed.filter(({ status, schedule_id }) => !hasEnded(status) && schedule_id === undefined)
  const works = open.map(({ kind, parameters }) => JSON.stringify([kind, parameters]))
  assert.equal(new Set(works).size, works.length, 'no work is under way twice')
}

/**
 * The number of contracts that refreshes brought: those of whole months, each once; of a month whose refresh was cancelled
 * it may be those of its first page.
 */
export async function countRefreshed(client: Client, ledger: TaskLedger): Promise<number> {
  const query = { limit: 100, organization: refreshedOrganization }
  const { status, english } = await client.request('list_contracts', { query })
  assert.equal(status, 200, JSON.stringify(english))
  const { data, meta } = english as { readonly data: readonly object[]; readonly meta: { readonly total: number } }
  assert.equal(data.length, meta.total)
  const numbers = data.map((contract) => Number(/-2-(\d{6})\/2024/.exec(JSON.stringify(contract))?.[1]))
  assert.equal(new Set(numbers).size, numbers.length, 'no contract is there twice')
  for (const [at, month] of months.entries()) {
    const here = numbers
      .filter((number) => Math.floor((number - 1) / monthContracts) === at)
      .map((n) => n % monthContracts)
    if (here.length === 0 || here.length === monthContracts) continue
    const isCut = [...ledger.values()].some((task) => task.month === month && task.isCancelAsked === true)
    assert.ok(isCut, `${month} is imported whole: ${here.length} of ${monthContracts}`)
    assert.deepEqual(here.toSorted(), [1, 2, 3], `${month} is imported by pages`)
  }
  return numbers.length
}

export async function areTasksOver(client: Client): Promise<boolean> {
  return (await everyTask(client)).every(({ status, schedule_id }) => hasEnded(status) || schedule_id !== undefined)
}

/** Once all is at rest: how each task ended. */
export async function assertTasksEnd(client: Client, ledger: TaskLedger): Promise<void> {
  await assertTasksHold(client, ledger)
  for (const { task_id, kind, status, error } of await everyTask(client)) {
    if (status !== 'failed') continue
    const { reason } = (error?.details ?? {}) as { reason?: string }
    assert.equal(reason, 'part_given_up', `${kind} ${task_id}: ${JSON.stringify(error)}`)
  }
}

/** The store by itself: each part is told once, each end once, in the log of the task, the trail and the log of its owner. */
export async function assertTasksStored(
  state: Store,
  { ledger, told }: { readonly ledger: TaskLedger; readonly told: readonly Announcement[] },
): Promise<void> {
  const created = new Map<string, number>()
  for await (const { resource_id } of filterEvents(state, { values: { event_type: ['task.created'] } }))
    if (resource_id !== null) created.set(resource_id, (created.get(resource_id) ?? 0) + 1)
  for (const [id, { kind, status }] of ledger) {
    assert.equal(created.get(id), 1, `${kind} ${id} was created once`)
    const events: TaskEvent[] = []
    for await (const { value } of state.range({ prefix: taskEventPrefix(id) }))
      events.push(JSON.parse(Buffer.from(value).toString()))
    // An older one of its kind is gone, and all that was kept of it.
    if (events.length === 0) {
      for await (const { key } of state.range({ prefix: taskPrefix(id) })) assert.fail(`${key} is an orphan`)
      continue
    }
    const parts = events.flatMap(({ event, data }) => (event === 'partition' ? [String(data.partition_id)] : []))
    assert.equal(new Set(parts).size, parts.length, `${kind} ${id} told each part once`)
    assert.equal(events.filter(({ event }) => ['complete', 'error', 'cancelled'].includes(event)).length, 1)
    const ends = told.filter(({ event, data }) => /^task\.(completed|failed)$/.test(event) && data.task_id === id)
    assert.equal(ends.length, status === 'cancelled' ? 0 : 1, `the end of ${kind} ${id} is told once`)
  }
  for await (const { key, value } of state.range({ prefix: openTaskPrefix })) {
    const { record } = await getTask(state, Buffer.from(value).toString())
    // The next task of a schedule waits for its time.
    assert.ok(record.schedule_id !== undefined, `${key} has not ended`)
  }
}
