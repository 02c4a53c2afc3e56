// A process meets SIGKILL among requests with keys, and the next one is asked the same again.
// Other instants: SIMULATION_SEED=… npm test -- simulation/idempotency-kill

import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { systemIds } from '../../src/platform/ids.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import type { AnsweredRequest } from '../programs/idempotency-process.ts'
import { testProgram } from '../support/repository.ts'

const seed = process.env.SIMULATION_SEED ?? systemIds.uuid()
const requests = 40

test(`what was asked under a key before a kill is made once, and answered again after it (seed ${seed})`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-idempotency-kill-'))
  const before = new Map<number, AnsweredRequest>()
  const killed = start(folder, before)
  await once(killed, 'message')
  setTimeout(() => killed.kill('SIGKILL'), seededRandom(seed).next() * 8)
  await once(killed, 'exit')
  const after = new Map<number, AnsweredRequest>()
  // A team that was made without its answer would now be a conflict, and end the process.
  assert.deepEqual(await once(start(folder, after), 'exit'), [0, null])
  assert.equal(after.size, requests)
  for (const [n, { answer }] of before) assert.deepEqual(after.get(n), { n, isReplayed: true, answer })
  rmSync(folder, { recursive: true, force: true })
})

function start(folder: string, answered: Map<number, AnsweredRequest>) {
  const child = fork(testProgram('idempotency-process'), [folder, String(requests)])
  child.on('message', (message) => {
    const said = message as AnsweredRequest
    answered.set(said.n, said)
  })
  return child
}
