// Reports over a store in memory, written by a writer that does as a test says.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StoredUser } from '../../src/auth/users.ts'
import { AppError } from '../../src/errors.ts'
import { outboxPrefix } from '../../src/events/keys.ts'
import { limits } from '../../src/limits.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import type { ReportWriter } from '../../src/services/reports/context.ts'
import { reportKey, reportWaitingPrefix } from '../../src/services/reports/keys.ts'
import { madeOf } from '../../src/services/reports/read-reports.ts'
import type { RenderedReport } from '../../src/services/reports/render-report.ts'
import { ReportRunner } from '../../src/services/reports/report-runner.ts'
import {
  findReport,
  newReportWrites,
  readPieces,
  reportRemoval,
  reportRemovalOf,
  type StoredReport,
} from '../../src/services/reports/stored-report.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { FakeClock } from '../support/fake-clock.ts'

const file = new Uint8Array(limits.reportPieceBytes + 10).fill(7)
const rendered: RenderedReport = {
  document: Buffer.from('{}'),
  file,
  made: {
    ...{ word_count: 1, sections: [], data_sources: [], dataset_versions: [], findings: 0, synthetic: false },
    ...{ document_bytes: 2, file_bytes: file.length, sha256: 'f' },
  },
}

/** A store with a report that waits; `userStatus` is that of its owner. */
async function newWorld(
  render: ReportWriter['render'],
  { attempts = 0, status = 'started' as StoredReport['status'], userStatus = 'active' } = {},
) {
  const state = createMemoryStore()
  const clock = new FakeClock(Date.parse('2026-01-15T10:00:00Z'))
  const report: StoredReport = {
    ...{
      id: ids.uuid(),
      user_id: ids.uuid(),
      language: 'en',
      title: 'A report',
      status,
      current_phase: 'initializing',
      attempts,
    },
    request: {
      report_type: 'detailed_analysis',
      investigation_ids: [],
      analysis_ids: [],
    } as unknown as StoredReport['request'],
    created_at: '2026-01-15T09:59:00.000Z',
  }
  await state.commit(newReportWrites(report))
  const user = {
    id: report.user_id,
    email: 'a@example.org',
    role: 'analyst',
    status: userStatus,
    team_ids: [],
  } as unknown as StoredUser
  const logged: object[] = []
  const newRunner = () =>
    new ReportRunner({
      ...{ state, clock, ids, publicUrl: () => '', holder: ids.uuid() },
      trail: { commit: async () => true } as never,
      writer: { render, convert: async () => file, draw: async () => '', evidence: async () => ({}) as never },
      network: {} as never,
      users: { find: async () => user },
      log: { error: (fields: object) => void logged.push(fields) },
    })
  const read = async () => (await findReport(state, report.id))?.report
  const keysOf = async (prefix: string) => {
    const keys: string[] = []
    for await (const { key } of state.range({ prefix })) keys.push(key)
    return keys
  }
  const run = async (runner = newRunner()) => {
    runner.start()
    await runner.settle()
    await runner.stop()
  }
  return { state, report, logged, newRunner, read, keysOf, run }
}

test('a report that waits is made, told of, and kept in pieces', async () => {
  const world = await newWorld(async () => rendered)
  await world.run()
  const made = await world.read()
  assert.deepEqual([made?.status, made?.current_phase, made?.attempts], ['completed', 'completed', 1])
  assert.deepEqual(await readPieces(world.state, world.report.id, { what: 'file', length: file.length }), file)
  assert.equal((await world.keysOf(outboxPrefix)).length, 1)
  assert.deepEqual(await world.keysOf(reportWaitingPrefix), [])
})

test('one that the process ended under is made again, and has failed after some times', async () => {
  const again = await newWorld(async () => rendered, { status: 'running', attempts: 1 })
  await again.run()
  assert.equal((await again.read())?.status, 'completed')
  const often = await newWorld(async () => rendered, { status: 'running', attempts: limits.reportAttemptsMax })
  await often.run()
  const failed = await often.read()
  assert.deepEqual([failed?.status, failed?.failure?.details.reason], ['failed', 'report_interrupted'])
  assert.deepEqual(await often.keysOf(reportWaitingPrefix), [])
})

test('one that fails says why, and the next is made', async () => {
  const world = await newWorld(async () => {
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'analysis_too_long' })
  })
  const next: StoredReport = { ...world.report, id: ids.uuid(), created_at: '2026-01-15T09:59:30.000Z' }
  await world.state.commit(newReportWrites(next))
  await world.run()
  for (const id of [world.report.id, next.id]) {
    const failed = (await findReport(world.state, id))?.report
    assert.deepEqual(
      [failed?.status, failed?.failure?.code, failed?.failure?.recoverable],
      ['failed', 'SERVICE_UNAVAILABLE', true],
    )
  }
  assert.equal((await world.keysOf(outboxPrefix)).length, 0)
  assert.equal(world.logged.length, 2)
})

test('one for which the thread has no room waits for its next turn, which is no attempt', async () => {
  let turns = 0
  const world = await newWorld(async () => {
    if (++turns === 1) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'reports_busy' })
    return rendered
  })
  await world.run()
  const waiting = await world.read()
  assert.deepEqual([waiting?.failure, waiting?.attempts], [undefined, 0])
  assert.equal((await world.keysOf(reportWaitingPrefix)).length, 1)
  await world.run()
  assert.deepEqual([(await world.read())?.status, (await world.read())?.attempts], ['completed', 1])
})

test('one that another node has made meanwhile stays made', async () => {
  const world = await newWorld(async () => {
    const found = await findReport(world.state, world.report.id)
    assert.ok(found)
    const value = Buffer.from(JSON.stringify({ ...found.report, status: 'completed' }))
    await world.state.commit([{ key: reportKey(world.report.id), value }])
    throw new AppError('SERVICE_UNAVAILABLE', { reason: 'analysis_too_long' })
  })
  await world.run()
  assert.equal((await world.read())?.status, 'completed')
})

test('with an account go the pieces of a report that was finished meanwhile, or nothing does', async () => {
  const world = await newWorld(async () => rendered)
  const { writes, conditions } = await reportRemovalOf(world.state, world.report.user_id)
  await world.run()
  assert.equal(await world.state.commit([...writes], [...conditions]), false)
  const again = await reportRemovalOf(world.state, world.report.user_id)
  assert.equal(await world.state.commit([...again.writes], [...again.conditions]), true)
  assert.deepEqual(await world.keysOf('report'), [])
})

test('of one that has failed there is no file, as the document of the interface says it', async () => {
  const world = await newWorld(async () => assert.fail('it is not read'), { userStatus: 'deactivated' })
  await world.run()
  const failed = await world.read()
  assert.ok(failed)
  assert.throws(() => madeOf(failed), {
    code: 'CONFLICT',
    details: { reason: 'report_not_finished', report_status: 'failed' },
  })
})

test('one whose owner may read no reports any more is not made, which is no fault of the service', async () => {
  const world = await newWorld(async () => assert.fail('it is not read'), { userStatus: 'deactivated' })
  await world.run()
  assert.equal((await world.read())?.failure?.code, 'INSUFFICIENT_PERMISSIONS')
  assert.deepEqual(world.logged, [])
})

test('one that is deleted while it is made leaves nothing', async () => {
  const world = await newWorld(async () => {
    const found = await findReport(world.state, world.report.id)
    if (found) await world.state.commit(await reportRemoval(world.state, found.report))
    return rendered
  })
  await world.run()
  assert.deepEqual(await world.keysOf('report'), [])
  assert.equal((await world.keysOf(outboxPrefix)).length, 0)
})

test('two runners over one store make it once', async () => {
  let renders = 0
  const world = await newWorld(async () => {
    renders++
    return rendered
  })
  await Promise.all([world.run(world.newRunner()), world.run(world.newRunner())])
  assert.equal(renders, 1)
  assert.equal((await world.keysOf(outboxPrefix)).length, 1)
})

test('a mark of a report that is gone is taken away', async () => {
  const world = await newWorld(async () => rendered)
  await world.state.commit([{ key: reportKey(world.report.id), value: null }])
  await world.run()
  assert.deepEqual(await world.keysOf(reportWaitingPrefix), [])
})
