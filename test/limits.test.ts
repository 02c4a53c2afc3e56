import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { assertLimitsFit, limits } from '../src/limits.ts'
import { repositoryFolder } from './support/repository.ts'

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

test('the document of what is bounded has the numbers of the code', () => {
  const rows = [...readFileSync(`${repositoryFolder}docs/limits.md`, 'utf8').matchAll(/^\|.*\| `(\w+)` \| (\d+) \|/gm)]
  assert.ok(rows.length > 30)
  for (const [, name = '', number] of rows) assert.equal(Number(number), limits[name as keyof typeof limits], name)
})
