// Reports in the model of clients of a server that is killed again and again: what was asked for, and what each must come to.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { filterEvents } from '../../src/audit/query-events.ts'
import type {
  Report,
  ReportFormat,
  ReportHead,
  ReportStarted,
  ReportStatus,
} from '../../src/domain/generated/wire-types.ts'
import type { Announcement } from '../../src/events/owner-event.ts'
import { reportPrefix, reportWaitingPrefix } from '../../src/services/reports/keys.ts'
import type { Store } from '../../src/store/port.ts'
import type { Client } from './client.ts'
import { type Fate, isDone, pick, remove, type Scene, settle, tally } from './torture-ledger.ts'

/** By title: the status that was seen last, and the digest of the file once it was read. */
export type ReportLedger = Map<string, ReportEntry>

interface ReportEntry {
  id: string | null
  fate: Fate
  status: ReportHead['status'] | null
  sha256: string | null
}

const formats: readonly ReportFormat[] = ['markdown', 'html', 'json', 'csv', 'xlsx', 'pdf']

/** What a client may do; each sends one request at most. */
export const reportActs = { askReport, readReport, deleteReport }

async function askReport({ admin, ledger, random }: Scene): Promise<void> {
  const run = pick(
    [...ledger.runs.values()].filter(({ isCompleted }) => isCompleted),
    random,
  )
  if (!run?.id) return
  const title = `report r${++ledger.sent}r`
  const entry: ReportEntry = { id: null, fate: 'open', status: null, sha256: null }
  ledger.reports.set(title, entry)
  const body = {
    ...{ report_type: 'executive_summary', investigation_ids: [run.id], title },
    output_format: formats[random.integer(formats.length)],
  }
  const reply = await admin.request('generate_report', { body })
  // 404: another client purged the run. 409: it purges it now.
  if ([404, 409].includes(reply.status) || !isDone(reply, 201)) {
    ledger.reports.delete(title)
    return
  }
  Object.assign(entry, { id: (reply.english as ReportStarted).report_id, fate: 'kept' })
  tally(ledger, 'reports')
}

async function readReport({ admin, ledger, random }: Scene): Promise<void> {
  const kept = [...ledger.reports].filter(([, { fate, id }]) => fate === 'kept' && id !== null)
  const [title, entry] = kept[random.integer(Math.max(1, kept.length))] ?? []
  if (title !== undefined && entry !== undefined) await readOne(admin, title, entry)
}

/** The file of a report, which is the same each time, to the byte. */
async function readOne(client: Client, title: string, entry: ReportEntry): Promise<void> {
  const { status } = entry
  const reply = await client.request('get_report', { params: { report_id: entry.id ?? '' } })
  // 404: another client deletes it. 409: it is not made, or never will be.
  if (reply.status === 404 && entry.fate !== 'kept') return
  if (reply.status === 409) return assert.notEqual(status, 'completed', `the file of "${title}" is lost`)
  if (!isDone(reply, 200)) return
  const { content, content_encoding = 'utf8', metadata } = reply.english as Report
  const sha256 = createHash('sha256').update(Buffer.from(content, content_encoding)).digest('hex')
  assert.equal(sha256, metadata.content_sha256, `the file of "${title}" is whole`)
  assert.equal(sha256, entry.sha256 ?? sha256, `the file of "${title}" is the one that was read before`)
  Object.assign(entry, { sha256, status: 'completed' })
}

async function deleteReport({ admin, ledger, random }: Scene): Promise<void> {
  const entry = pick([...ledger.reports.values()], random)
  if (!entry?.id || random.integer(2) > 0) return
  const params = { report_id: entry.id }
  await remove(entry, () => admin.request('delete_report', { params }))
  if (entry.fate === 'deleted') tally(ledger, 'reports deleted')
}

async function everyReport(client: Client): Promise<readonly ReportHead[]> {
  const reports: ReportHead[] = []
  for (let page = 1; ; page++) {
    const { status, english } = await client.request('list_reports', { query: { page, limit: 100 } })
    assert.equal(status, 200, JSON.stringify(english))
    const { data } = english as { data: ReportHead[] }
    reports.push(...data)
    if (data.length < 100) return reports
  }
}

const hasEnded = (status: ReportHead['status'] | null) => status === 'completed' || status === 'failed'

/** Compares the reports with the ledger after a start, and settles what was open by what is there. */
export async function assertReportsHold(client: Client, ledger: ReportLedger): Promise<void> {
  const listed = await everyReport(client)
  for (const [title, entry] of ledger) {
    const found = listed.filter((report) => report.title === title)
    assert.ok(found.length < 2, `"${title}" is doubled`)
    const [own] = found
    entry.id ??= own?.id ?? null
    settle(entry, own !== undefined, title)
    if (own === undefined) continue
    if (hasEnded(entry.status)) assert.equal(own.status, entry.status, `"${title}" had ended`)
    entry.status = own.status
  }
  const unknown = listed.filter(({ title }) => !ledger.has(title))
  assert.deepEqual(unknown, [], 'a report that nobody asked for')
}

/** Each file that was made is there, and is the one that was read before. */
export async function assertFilesHold(client: Client, ledger: ReportLedger): Promise<void> {
  for (const [title, entry] of ledger)
    if (entry.fate === 'kept' && entry.status === 'completed') await readOne(client, title, entry)
}

export async function areReportsOver(client: Client): Promise<boolean> {
  return (await everyReport(client)).every(({ status }) => hasEnded(status))
}

/** Once all is at rest: each is made, but for those whose run is purged or whose making was cut off too often. */
export async function assertReportsEnd(client: Client, ledger: ReportLedger): Promise<void> {
  await assertReportsHold(client, ledger)
  await assertFilesHold(client, ledger)
  for (const [title, { id, fate, status }] of ledger) {
    if (fate !== 'kept' || status === 'completed') continue
    const { english } = await client.request('get_report_status', { params: { report_id: id ?? '' } })
    const { code, details } = (english as ReportStatus).error ?? {}
    const isSaid = code === 'INVESTIGATION_NOT_FOUND' || details?.reason === 'report_interrupted'
    assert.ok(status === 'failed' && isSaid, `${title}: ${JSON.stringify(english)}`)
  }
}

/** The store by itself: nothing of a report that is gone, each asked for once, and each that was made told once. */
export async function assertReportsStored(
  state: Store,
  { ledger, told }: { readonly ledger: ReportLedger; readonly told: readonly Announcement[] },
): Promise<void> {
  const [known, kept] = [new Set<unknown>(), new Set<string>()]
  for (const { id, fate } of ledger.values()) {
    if (id === null) continue
    known.add(id)
    if (fate === 'kept') kept.add(id)
  }
  for (const [prefix, at] of [
    [reportPrefix, 1],
    ['report-piece/', 1],
    ['report-owned/', 2],
  ] as const)
    for await (const { key } of state.range({ prefix }))
      assert.ok(kept.has(key.split('/')[at] ?? ''), `${key} is an orphan`)
  for await (const { key } of state.range({ prefix: reportWaitingPrefix })) assert.fail(`${key} waits`)
  const asked = new Map<string, number>()
  for await (const { resource_id } of filterEvents(state, { values: { event_type: ['report.requested'] } }))
    if (resource_id !== null) asked.set(resource_id, (asked.get(resource_id) ?? 0) + 1)
  const made = told.filter(({ event }) => event === 'report.generated').map(({ data }) => data.report_id)
  for (const { id, fate, status } of ledger.values()) {
    if (id === null) continue
    assert.equal(asked.get(id), 1, `${id} was asked for once`)
    const times = made.filter((each) => each === id).length
    if (fate === 'kept') assert.equal(times, Number(status === 'completed'), `${id} is told once where it was made`)
    else assert.ok(times < 2, `${id} is told once`)
  }
  assert.deepEqual(
    made.filter((id) => !known.has(id)),
    [],
    'a report that nobody asked for is told',
  )
}
