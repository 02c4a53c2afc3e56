import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RequestTimes } from '../../src/http/request-times.ts'
import { limits } from '../../src/limits.ts'
import { FakeClock } from '../support/fake-clock.ts'

const minuteMs = 60_000

test('the requests of the last minutes are summed up by operation, the slowest first, and older ones are not', () => {
  const startMs = Date.parse('2026-01-15T10:00:30Z')
  const clock = new FakeClock(startMs)
  const times = new RequestTimes(clock)
  times.ended('list_watches', 200, 3)
  clock.advance(5 * minuteMs)
  for (let request = 0; request < 98; request++) times.ended('list_watches', 200, 4)
  times.ended('list_watches', 404, 20)
  times.ended('list_watches', 503, 400)
  times.ended('export_task', null, 120_000)
  const { operations, ...whole } = times.summary(5)
  assert.deepEqual(whole, {
    ...{ time_window_minutes: 5, since: '2026-01-15T10:01:00.000Z', requests: 101, server_errors: 1 },
  })
  assert.deepEqual(operations, [
    {
      ...{ operation: 'export_task', requests: 1, client_errors: 0, server_errors: 0, aborted: 1 },
      ...{ avg_ms: 120_000, p50_ms: 105_000, p95_ms: 118_500, p99_ms: 119_700, max_ms: 120_000 },
    },
    {
      ...{ operation: 'list_watches', requests: 100, client_errors: 1, server_errors: 1, aborted: 0 },
      ...{ avg_ms: 8.12, p50_ms: 3.78, p95_ms: 4.92, p99_ms: 25, max_ms: 400 },
    },
  ])
  const longer = times.summary(limits.performanceMinutesMax)
  assert.deepEqual([longer.since, longer.requests], [new Date(startMs).toISOString(), 102])
  clock.advance(limits.performanceMinutesMax * minuteMs)
  times.ended('list_watches', 200, 1)
  assert.equal(times.summary(limits.performanceMinutesMax).requests, 1)
})
