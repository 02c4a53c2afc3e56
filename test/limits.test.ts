import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertLimitsFit, limits } from '../src/limits.ts'

describe('limits that must fit together', () => {
  test('do', () => {
    assertLimitsFit()
  })

  for (const [change, names] of [
    [{ streamHeartbeatMs: limits.requestTimeoutMs + 1 }, /streamHeartbeatMs is above requestTimeoutMs/],
    [{ cancelAnswerMs: limits.cancelReportMs - 1 }, /cancelReportMs is above cancelAnswerMs/],
    [{ drainRequestsMs: limits.drainTimeoutMs - limits.drainTurnsMs }, /drain/],
    [{ loginDelaysMs: [0, limits.requestTimeoutMs] }, /sign-in/],
    [{ naturalKeyCharactersMax: limits.keyBytesMax / 2 }, /natural key/],
    [{ auditSegmentEvents: 1000 }, /power of two/],
    [{ importChunkRows: 8200 }, /block of documents/],
  ] as const)
    test(`are refused at the start with ${JSON.stringify(change)}`, () => {
      assert.throws(() => assertLimitsFit({ ...limits, ...change }), names)
    })
})
