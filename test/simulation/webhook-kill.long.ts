// A process meets SIGKILL between a fact, its place in the log, its queueing and its delivery, again and again.
// More kills, or the same delays: SIMULATION_KILLS=20 SIMULATION_SEED=… npm test -- simulation/webhook-kill

import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { logPrefix, outboxPrefix } from '../../src/events/keys.ts'
import type { Announcement } from '../../src/events/owner-event.ts'
import { openState } from '../../src/main/stores.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { duePrefix } from '../../src/webhooks/keys.ts'
import { testProgram } from '../support/repository.ts'
import { startReceiver } from '../support/webhook-receiver.ts'

const seed = process.env.SIMULATION_SEED ?? systemIds.uuid()
const kills = Number(process.env.SIMULATION_KILLS ?? 6)
const factsPerLife = 40
/** From the first fact of a life to its end. */
const delayMaxMs = 60

test(`what was found before ${kills} kills is delivered after them, each fact under one id (seed ${seed})`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-webhook-kill-'))
  const receiver = await startReceiver()
  const random = seededRandom(seed)
  const found: number[] = []
  let isUnderWay = 0
  for (let life = 0; life < kills; life++) {
    const before = receiver.received.length
    const foundBefore = found.length
    const child = start(folder, [receiver.url, String(life * factsPerLife), String(factsPerLife)])
    child.on('message', (n) => found.push(Number(n)))
    const exit = once(child, 'exit')
    await once(child, 'message')
    setTimeout(() => child.kill('SIGKILL'), random.next() * delayMaxMs)
    assert.deepEqual(await exit, [null, 'SIGKILL'])
    if (found.length - foundBefore > receiver.received.length - before) isUnderWay++
  }
  assert.ok(isUnderWay > 0, 'a kill met facts that were not delivered yet')
  assert.deepEqual(await once(start(folder, [receiver.url]), 'exit'), [0, null])
  const ids = new Map<string, Set<unknown>>()
  for (const { body, headers } of receiver.received) {
    const fact = JSON.parse(body).data.investigation_id as string
    ids.set(fact, (ids.get(fact) ?? new Set()).add(headers['webhook-id']))
  }
  assert.deepEqual(
    found.filter((n) => !ids.has(String(n))),
    [],
    'nothing that was found is lost',
  )
  assert.deepEqual(
    [...ids].filter(([, of]) => of.size !== 1),
    [],
    'nothing has two ids',
  )
  await assertLogged(folder, ids)
  await receiver.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The log has each fact once, under the id that was sent, and nothing waits. */
async function assertLogged(folder: string, sent: ReadonlyMap<string, ReadonlySet<unknown>>): Promise<void> {
  const state = openState(folder)
  const logged: string[] = []
  for await (const { value } of state.range({ prefix: logPrefix('ana') })) {
    const { id, data } = JSON.parse(Buffer.from(value).toString()) as Announcement
    logged.push(data.investigation_id ?? '')
    assert.ok(sent.get(data.investigation_id ?? '')?.has(id))
  }
  assert.equal(new Set(logged).size, logged.length)
  assert.equal(logged.length, sent.size)
  for (const prefix of [outboxPrefix, duePrefix])
    for await (const { key } of state.range({ prefix })) assert.fail(`${key} waits`)
  await state.close()
}

function start(folder: string, args: readonly string[]) {
  return fork(testProgram('webhook-process'), [folder, ...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
