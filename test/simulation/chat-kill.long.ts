// A process meets SIGKILL while the answers of several conversations come, and the next one is asked for the rest of them; and while
// a report is made.
// More kills, or the same instants: SIMULATION_KILLS=20 SIMULATION_SEED=… npm test -- simulation/chat-kill

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { ChatAnswer, ChatHistoryList, ReportStatus } from '../../src/domain/generated/wire-types.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { type Client, createClient, type StreamedEvent } from '../support/client.ts'
import { importRecords } from '../support/import-records.ts'
import { investigate } from '../support/investigate.ts'
import { awaitReport } from '../support/make-report.ts'
import { adminPassword, type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { serviceRecords } from '../support/service-records.ts'
import { timesHeard } from '../support/times-heard.ts'

const seed = process.env.SIMULATION_SEED ?? systemIds.uuid()
const kills = Number(process.env.SIMULATION_KILLS ?? 2)
/** Of a life, from the last question on, before its process is killed. */
const eventsMax = 40
const lookup = { message: 'list the 20 largest contracts' }
/** Asked under a key at the instant of a kill, and again after it. */
const unheard = { message: 'how many contracts are there in all?' }
const search = { message: 'look for anomalies in contracts', agent_name: 'price_analyst' }

const folder = mkdtempSync(join(tmpdir(), 'prumo-chat-kill-'))
let life: ServerProcess
let client: Client
after(async () => {
  await life.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** An answer as its reader has it, over as many processes as it takes. */
interface Heard {
  readonly question: typeof lookup
  readonly events: StreamedEvent[]
  isCancelled: boolean
}

test(`answers go on after ${kills} kills behind what was sent, whole and once, and history is what was sent (seed ${seed})`, async () => {
  await importRecords(folder, serviceRecords())
  const random = seededRandom(seed)
  const heard: Heard[] = []
  await begin()
  let cut = 0
  for (let kill = 1; kill <= kills; kill++) {
    const asked = [lookup, search].map((question): Heard => ({ question, events: [], isCancelled: false }))
    const readers = heard.map((answer) => read(answer))
    heard.push(...asked)
    for (const answer of asked) readers.push((await ask(answer)).reading)
    if (kill === kills) await cancel(asked[1])
    const from = countOf(heard)
    const wanted = from + random.next() * eventsMax
    while (countOf(heard) < wanted && heard.some((answer) => !isOver(answer))) await turn()
    const lost: Heard = { question: unheard, events: [], isCancelled: false }
    const under = { body: unheard, headers: { 'Idempotency-Key': `unheard-${kill}` } }
    const leaving = client.request('chat_stream', under).catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, random.next() * 40))
    await life.end('SIGKILL')
    await Promise.all([...readers, leaving])
    cut += heard.filter((answer) => !isOver(answer)).length
    await begin()
    await keep(client.stream('chat_stream', under), lost)
    heard.push(lost)
  }
  assert.ok(cut > 0, 'an answer was cut off')
  await Promise.all(heard.map((answer) => read(answer)))
  for (const answer of heard) await assertWhole(answer)
  const history = (await client.request('chat_history', { query: { limit: 100 } })).english as ChatHistoryList
  assert.equal(history.data.filter(({ content }) => content === unheard.message).length, kills, 'each is asked once')
  const { english } = await client.request('list_investigations', {})
  const searches = heard.filter(({ question }) => question === search)
  assert.equal((english as { readonly meta: { readonly total: number } }).meta.total, searches.length)
})

const turn = () => new Promise((resolve) => setTimeout(resolve, 1))
const countOf = (heard: readonly Heard[]) => heard.reduce((sum, { events }) => sum + events.length, 0)
const namesOf = ({ events }: Heard) => events.map(({ event }) => event)

function isOver(answer: Heard): boolean {
  return ['complete', 'error'].includes(namesOf(answer).at(-1) ?? '')
}

async function begin(): Promise<void> {
  life = await startServerProcess(folder)
  assert.notEqual(life.pid, null, life.said())
  const anonymous = createClient(life.address, { language: 'en' })
  const body = { email: 'admin@prumo.local', password: adminPassword }
  const { english } = await anonymous.request('login', { body })
  client = anonymous.withToken((english as { readonly access_token: string }).access_token)
}

/** Resolves with the first event, to the reading of the others. */
function ask(answer: Heard): Promise<{ readonly reading: Promise<void> }> {
  return new Promise((resolve) => {
    const stream = client.stream('chat_stream', { body: answer.question })
    const reading = keep(stream, answer, () => resolve({ reading }))
  })
}

/** What follows what was read before. */
async function read(answer: Heard): Promise<void> {
  if (isOver(answer)) return
  const params = { message_id: idsOf(answer).message_id }
  const headers = { 'Last-Event-ID': answer.events.at(-1)?.id ?? '' }
  await keep(client.stream('chat_answer_stream', { params, headers }), answer)
}

async function keep(stream: AsyncIterable<StreamedEvent>, answer: Heard, begun = () => {}): Promise<void> {
  try {
    for await (const event of stream) {
      answer.events.push(event)
      begun()
    }
  } catch (error) {
    // The process that sent it is dead.
    if (!(error instanceof TypeError)) throw error
  }
}

function idsOf({ events: [first] }: Heard) {
  return first?.data as Required<Pick<ChatAnswer, 'session_id' | 'message_id'>>
}

async function cancel(answer: Heard | undefined): Promise<void> {
  assert.ok(answer)
  while (!namesOf(answer).includes('chunk')) await turn()
  const { message_id } = idsOf(answer)
  const { status } = await client.request('cancel_chat_answer', { params: { message_id } })
  // It may have ended a moment ago.
  assert.ok(status === 200 || status === 409)
  answer.isCancelled = status === 200
}

/** It is numbered without gap, ends once, is the same for who reads it anew, and history has its text. */
async function assertWhole(answer: Heard): Promise<void> {
  const { question, events, isCancelled } = answer
  const { session_id, message_id } = idsOf(answer)
  assert.deepEqual(
    events.map(({ id }) => id),
    events.map((_, index) => String(index + 1)),
  )
  assert.deepEqual(
    namesOf(answer).filter((name) => name === 'complete' || name === 'error'),
    ['complete'],
  )
  const { status, partial } = (events.at(-1)?.data ?? {}) as Partial<ChatAnswer>
  assert.deepEqual([status, partial], isCancelled ? ['cancelled', true] : ['completed', undefined])
  const anew = await client.request('chat_answer_stream', { params: { message_id } })
  assert.deepEqual(anew.body, events)
  const content = events.map(({ data }) => (data as { readonly content?: string }).content ?? '').join('')
  const listed = await client.request('chat_history', { query: { session_id, sort: 'created_at' } })
  assert.deepEqual(
    (listed.english as ChatHistoryList).data.map((one) => [one.role, one.content, one.status, one.partial]),
    [
      ['user', question.message, undefined, undefined],
      ['assistant', content, status, partial],
    ],
  )
}

test('a report that is made while its process is killed is made once, and its owner hears of it once', async () => {
  const { id } = await investigate(client)
  const body = {
    ...{ report_type: 'investigation_report', investigation_ids: [id] },
    ...{ output_format: 'pdf', target_audience: 'technical' },
  }
  const { report_id } = (await client.request('generate_report', { body })).english as { readonly report_id: string }
  const statusOf = async () =>
    ((await client.request('get_report_status', { params: { report_id } })).english as ReportStatus).status
  let status = await statusOf()
  for (; status === 'started'; status = await statusOf()) await turn()
  await life.end('SIGKILL')
  assert.equal(status, 'running', 'the process was killed while the report was made')
  await begin()
  assert.equal((await awaitReport(client, report_id)).status, 'completed')
  const heard = await heardOf(report_id)
  assert.equal(heard, 1)
  assert.equal(await heardOf(report_id), 1, 'and no more while its owner listened')
})

/** How often the user was told of a report, once that was so. */
const heardOf = (report_id: string) => timesHeard(client, 'report.generated', { report_id })
