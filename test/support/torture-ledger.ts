// Ledger of what clients asked a server that is killed again and again: what it acknowledged, and what is open because
// the server died before its answer.

import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import type { AnomalyType } from '../../src/domain/generated/wire-types.ts'
import { anomalyTypes } from '../../src/domain/vocabulary.ts'
import type { SeededRandom } from '../../src/stats/seeded-random.ts'
import type { Client, ClientRequest, ClientResponse } from './client.ts'
import { serviceRecords } from './service-records.ts'
import type { AnalysisLedger } from './torture-analyses.ts'
import type { ChatLedger } from './torture-chats.ts'
import type { ReportLedger } from './torture-reports.ts'
import { countRefreshed, type TaskLedger } from './torture-tasks.ts'
import type { WatchLedger } from './torture-watches.ts'

/** `open`: may have happened, wholly or not at all. */
export type Fate = 'open' | 'kept' | 'deletion_open' | 'deleted'

export interface Ledger {
  /** Contracts by upload. */
  readonly imports: Map<string, { readonly count: number; fate: Fate }>
  /** Runs by their question. */
  readonly runs: Map<string, { id: string | null; fate: Fate; isCompleted: boolean }>
  /** `found` is the fate that a comparison saw last. */
  readonly keys: Map<string, { id: string | null; text: string | null; fate: Fate; found: Fate | null }>
  /** The password of the account that is reset: the acknowledged one, and one whose change is open. */
  password: string
  triedPassword: string | null
  /** The one that signed in last. */
  takenPassword: string | null
  readonly watched: WatchLedger
  readonly chats: ChatLedger
  readonly tasks: TaskLedger
  /** Of the account whose watches are in `watched`. */
  readonly analyses: AnalysisLedger
  readonly reports: ReportLedger
  /** Tasks that make archives. */
  readonly archives: Set<string>
  /** Acts sent so far; each makes its names of it. */
  sent: number
  /** Acknowledged acts by kind. */
  readonly acknowledged: Map<string, number>
}

export interface Scene {
  readonly admin: Client
  /** Of the account whose watches are in `watched`. */
  readonly watcher: Client
  /** Of the account whose conversations are in `chats`. */
  readonly talker: Client
  readonly ledger: Ledger
  readonly random: SeededRandom
  readonly userId: string
}

const rowsMax = 120
const template = serviceRecords().filter(({ record_kind }) => record_kind === 'contract')

/** What a client may do; each sends one request, and writes down what it sent and what came back. */
export const acts = { importContracts, startRun, purgeRun, resetPassword, issueKey, revokeKey }

export async function importContracts({ admin, ledger, random }: Scene): Promise<void> {
  // Not `upload-1989`: with a position behind it that is a number of the year 1989, which counts within its body alone.
  const name = `${++ledger.sent}-upload`
  const count = 1 + random.integer(rowsMax)
  const entry = { count, fate: 'open' as Fate }
  ledger.imports.set(name, entry)
  const query = { source: 'cgu', file_name: `${name}.jsonl` }
  const answer = await admin.request('create_import', {
    query,
    raw: { body: templateLines(name, count).join('\n'), type: 'application/octet-stream' },
  })
  if (!isDone(answer, 201)) return
  assert.equal((answer.english as { accepted: number }).accepted, count)
  entry.fate = 'kept'
  tally(ledger, 'imports')
}

/** So many contracts, each with an id that begins with the name of its upload. */
export function templateLines(name: string, count: number): readonly string[] {
  return template
    .slice(0, count)
    .map(({ provenance: _, ...contract }, index) => JSON.stringify({ ...contract, contract_id: `${name}-${index}` }))
}

async function startRun({ admin, ledger, random }: Scene): Promise<void> {
  // A bare number is read as a year, in which there are no contracts.
  const query = `what stands out in question z${++ledger.sent}z`
  const entry = { id: null as string | null, fate: 'open' as Fate, isCompleted: false }
  ledger.runs.set(query, entry)
  const answer = await admin.request('start_investigation', {
    body: { query, data_source: 'cgu', ...anyTypes(random) },
  })
  if (!isDone(answer, 201)) {
    ledger.runs.delete(query)
    return
  }
  entry.id = (answer.english as { investigation_id: string }).investigation_id
  entry.fate = 'kept'
  tally(ledger, 'starts')
}

/** Mostly one type: what a kill meets is the same, and it takes a fraction of the time. */
export function anyTypes(random: SeededRandom): { readonly anomaly_types?: readonly AnomalyType[] } {
  const type = anomalyTypes[random.integer(anomalyTypes.length)]
  return random.integer(4) === 0 ? {} : { anomaly_types: [type] }
}

async function purgeRun({ admin, ledger, random }: Scene): Promise<void> {
  const entry = pick([...ledger.runs.values()], random)
  if (!entry?.id) return
  const request = { params: { investigation_id: entry.id }, query: { purge: 'true' } }
  await remove(entry, () => admin.request('cancel_investigation', request), 409)
  if (entry.fate === 'deleted') tally(ledger, 'purges')
}

async function resetPassword({ admin, ledger, random, userId }: Scene): Promise<void> {
  if (ledger.triedPassword !== null) return
  ledger.triedPassword = `Reposta-${random.integer(1e9)}-prumo`
  const body = { password: ledger.triedPassword }
  const answer = await admin.request('update_user', { params: { user_id: userId }, body })
  if (isDone(answer, 200)) {
    ledger.password = ledger.triedPassword
    tally(ledger, 'resets')
  }
  ledger.triedPassword = null
}

async function issueKey({ admin, ledger }: Scene): Promise<void> {
  const name = `key ${++ledger.sent}`
  const entry = { id: null as string | null, text: null as string | null, fate: 'open' as Fate, found: null }
  ledger.keys.set(name, entry)
  const answer = await admin.request('create_api_key', { body: { name, scopes: ['read:reports'] } })
  // 409: as many as one may have; some are revoked now and then.
  if (answer.status === 409 || !isDone(answer, 201)) {
    ledger.keys.delete(name)
    return
  }
  const issued = answer.english as { id: string; api_key: string }
  Object.assign(entry, { id: issued.id, text: issued.api_key, fate: 'kept' })
  tally(ledger, 'keys')
}

async function revokeKey({ admin, ledger, random }: Scene): Promise<void> {
  const entry = pick([...ledger.keys.values()], random)
  if (!entry?.id) return
  const params = { api_key_id: entry.id }
  await remove(entry, () => admin.request('delete_api_key', { params }))
  if (entry.fate === 'deleted') tally(ledger, 'revocations')
}

/** Deletes what is kept; a status of `refusals` leaves it so. */
export async function remove(entry: { fate: Fate }, send: () => Promise<ClientResponse>, ...refusals: number[]) {
  entry.fate = 'deletion_open'
  const answer = await send()
  if (refusals.includes(answer.status)) entry.fate = 'kept'
  else if (isDone(answer, 204)) entry.fate = 'deleted'
  else entry.fate = 'kept'
}

/** Whether it was done; refused for now is no failure, anything else is. */
export function isDone({ status, english }: ClientResponse, expected: number): boolean {
  if (status === 429 || status === 503) return false
  assert.equal(status, expected, JSON.stringify(english))
  return true
}

/** One that is kept; it is the caller's alone while it is being deleted. */
export function pick<T extends { readonly fate: Fate }>(entries: readonly T[], random: SeededRandom): T | undefined {
  const kept = entries.filter(({ fate }) => fate === 'kept')
  return kept[random.integer(Math.max(kept.length, 1))]
}

export function tally({ acknowledged }: Ledger, act: string): void {
  acknowledged.set(act, (acknowledged.get(act) ?? 0) + 1)
}

/** How much is compared: all, or of keys and passwords only what changed since the last time. */
export type Extent = 'whole' | 'changed'

/** Compares a server with the ledger after its start, and settles what was open by what is there. */
export async function assertHolds(
  client: Client,
  ledger: Ledger,
  { email, extent }: { readonly email: string; readonly extent: Extent },
): Promise<void> {
  const anonymous = client.withToken(undefined)
  await assertRuns(client, ledger)
  await assertImports(client, ledger)
  for (const entry of ledger.keys.values()) {
    if (entry.text === null || (extent === 'changed' && entry.fate === entry.found)) continue
    const { status } = await anonymous.request('auth_me', { headers: { 'X-API-Key': entry.text } })
    settle(entry, status === 200, entry.text.slice(0, 12))
    entry.found = entry.fate
  }
  const { password: acknowledged, triedPassword, takenPassword } = ledger
  if (extent === 'changed' && triedPassword === null && acknowledged === takenPassword) return
  for (const password of [ledger.password, ledger.triedPassword]) {
    if (password === null) continue
    const { status } = await anonymous.request('login', { body: { email, password } })
    if (status !== 200) continue
    Object.assign(ledger, { password, triedPassword: null, takenPassword: password })
    return
  }
  assert.fail('neither the acknowledged password nor the open one is taken')
}

async function assertRuns(client: Client, { runs }: Ledger): Promise<void> {
  const listed = await everyRun(client)
  for (const [query, entry] of runs) {
    const found = listed.filter((run) => run.query === query)
    assert.ok(found.length < 2, `"${query}" is doubled`)
    entry.id ??= found[0]?.investigation_id ?? null
    settle(entry, found.length === 1, query)
    entry.isCompleted = found[0]?.status === 'completed'
  }
  const unknown = listed.filter(({ query }) => !runs.has(query))
  assert.deepEqual(unknown, [], 'a run that nobody started')
}

async function assertImports(client: Client, { imports, tasks }: Ledger): Promise<void> {
  for (const [name, entry] of imports) {
    if (entry.fate !== 'open') continue
    settle(entry, await isImported(client, name), name)
  }
  const expected = [...imports.values()].reduce((sum, { count, fate }) => (fate === 'kept' ? sum + count : sum), 0)
  assert.equal(await countImported(client, tasks), expected, 'contracts, each once and none in part')
}

/** Contracts but for those that refreshes brought. */
async function countImported(client: Client, tasks: TaskLedger): Promise<number> {
  for (;;) {
    const before = await countRefreshed(client, tasks)
    const { english } = await client.request('list_contracts', { query: { limit: 1 } })
    // A refresh may end between the two looks.
    if ((await countRefreshed(client, tasks)) === before)
      return (english as { meta: { total: number } }).meta.total - before
  }
}

/** Whether the first contract of an upload is there; a server that is short of something just after its start is asked again. */
async function isImported(client: Client, name: string): Promise<boolean> {
  const statuses: number[] = []
  while (statuses.length < 20) {
    const { status } = await client.request('get_record', { params: { record_id: `contract.cgu.${name}-0` } })
    if (status === 200 || status === 404) return status === 200
    statuses.push(status)
    await delay(250)
  }
  assert.fail(`whether ${name} was imported is not told: ${statuses.join(' ')}`)
}

export function settle(entry: { fate: Fate }, isThere: boolean, name: string): void {
  if (entry.fate === 'kept') assert.ok(isThere, `${name} was acknowledged and is lost`)
  if (entry.fate === 'deleted') assert.ok(!isThere, `${name} was deleted and is back`)
  entry.fate = isThere ? 'kept' : 'deleted'
}

export interface ListedRun {
  readonly investigation_id: string
  readonly query: string
  readonly status: string
}

/** Every run of the caller. */
export async function everyRun(client: Client): Promise<readonly ListedRun[]> {
  const runs: ListedRun[] = []
  for (let page = 1; ; page++) {
    const request: ClientRequest = { query: { page, limit: 100 } }
    const { data } = (await client.request('list_investigations', request)).english as { data: ListedRun[] }
    runs.push(...data)
    if (data.length < 100) return runs
  }
}
