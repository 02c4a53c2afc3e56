// The thread that reads: a text that takes too long ends with it, and the next is read by another.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '../../src/errors.ts'
import { createReadings } from '../../src/main/readings.ts'
import { withLimits } from '../support/with-limits.ts'

const today = 20_000

test('a text that takes too long is refused, and those behind it are read', async () => {
  const readings = createReadings('')
  const tooLong = await withLimits({ readingMs: 0 }, async () => {
    const refused = readings.read('question', { text: 'contratos da Bahia', today }).catch((error: unknown) => error)
    return await refused
  })
  assert.ok(tooLong instanceof AppError && tooLong.code === 'SERVICE_UNAVAILABLE', String(tooLong))
  const { filters } = await readings.read('question', { text: 'contratos da Bahia', today })
  assert.deepEqual(filters.regions, ['BA'])
  await readings.stop()
})

test('no more texts wait than may', async () => {
  const readings = createReadings('')
  await withLimits({ readingsWaitingMax: 1 }, async () => {
    const first = readings.read('intents', { texts: ['how many contracts are there?'], today })
    await assert.rejects(readings.read('intents', { texts: ['hello'], today }), { code: 'SERVICE_UNAVAILABLE' })
    assert.deepEqual(await first, ['count'])
  })
  await readings.stop()
})
