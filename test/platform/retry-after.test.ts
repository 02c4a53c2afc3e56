import assert from 'node:assert/strict'
import { test } from 'node:test'
import { retryAfterMs } from '../../src/platform/retry-after.ts'

test('Retry-After is seconds of however many digits, or a date; else it asks for nothing', () => {
  const nowMs = Date.UTC(2026, 0, 1)
  for (const [header, ms] of [
    ['0', 0],
    [' 120 ', 120_000],
    ['9999999999', 9_999_999_999_000],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['Thu, 01 Jan 2015 00:00:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ] as const)
    assert.equal(retryAfterMs(header, nowMs), ms, header)
})
