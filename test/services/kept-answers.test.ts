import assert from 'node:assert/strict'
import { test } from 'node:test'
import { limits } from '../../src/limits.ts'
import { KeptAnswers } from '../../src/services/idempotency/kept-answers.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { silentLog } from '../support/actor-stage.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { withLimits } from '../support/with-limits.ts'

// Claims of idempotency keys and what is kept under them, without HTTP.

const box = {
  seal: (secret: string) => Buffer.from(secret).toString('base64url'),
  open: (sealed: string) => Buffer.from(sealed, 'base64url').toString('utf8'),
  digest: (code: string) => code,
}
const request = { owner: 'ana', operation: 'create_team', key: 'k', content: 1 }
const answer = { status: 201, headers: {}, type: 'application/json', body: '{}' }
const { signal } = new AbortController()

function createWorld() {
  const [state, clock] = [createMemoryStore(), new FakeClock()]
  const startProcess = () => new KeptAnswers({ state, box, clock, log: silentLog })
  return { state, clock, startProcess }
}

async function claimOf(kept: KeptAnswers) {
  const taken = await kept.take(request, signal)
  assert.equal(taken.type, 'claimed')
  return taken.type === 'claimed' ? taken.claim : assert.fail()
}

test('a claim of a process that died is over at the next start, and keeps nothing after that', async () => {
  const { state, clock, startProcess } = createWorld()
  const lost = await claimOf(startProcess())
  clock.advance(1)
  const next = await claimOf(startProcess())
  const { writes, conditions } = await lost.toKeep(answer)
  assert.equal(await state.commit([...writes, { key: 'team', value: new Uint8Array(1) }], conditions), false)
  assert.equal(await state.get('team'), undefined, 'what depends on the lost claim is not made')
  await next.keep(answer)
  assert.deepEqual(await startProcess().take(request, signal), { type: 'answered', answer })
})

test('a claim is renewed for as long as its request is at work, and ends where it no longer is', async () => {
  const { clock, startProcess } = createWorld()
  const kept = startProcess()
  const claim = await claimOf(kept)
  let isTaken = false
  const twin = kept.take(request, signal).finally(() => {
    isTaken = true
  })
  for (let n = 0; n < 10; n++) {
    clock.advance(limits.leaseMs / 2)
    await new Promise(setImmediate)
  }
  assert.equal(isTaken, false)
  await claim.release()
  assert.equal((await twin).type, 'claimed')
})

test('a claim of a process that died while the clock was ahead is over once that is set back', async () => {
  const { clock, startProcess } = createWorld()
  const rightMs = clock.now()
  clock.set(rightMs + 3 * 86_400_000)
  await claimOf(startProcess())
  clock.set(rightMs)
  await claimOf(startProcess())
})

test('what is older than a day is removed, and nothing else', async () => {
  const { clock, startProcess } = createWorld()
  const kept = startProcess()
  await (await claimOf(kept)).keep(answer)
  clock.advance(limits.idempotencyKeptMs - 1)
  assert.equal(await kept.removeExpired(), 0)
  assert.equal((await kept.take(request, signal)).type, 'answered')
  clock.advance(1)
  assert.equal(await kept.removeExpired(), 1)
  assert.equal(await kept.removeExpired(), 0)
})

test('the maximum of keys holds for requests that come at once, and what fails or is given back takes none', async () => {
  const { state, startProcess } = createWorld()
  const kept = startProcess()
  const claims = (from: number) =>
    Promise.allSettled(Array.from({ length: 30 }, (_, n) => kept.take({ ...request, key: `${from + n}` }, signal)))
  const taken = (all: Awaited<ReturnType<typeof claims>>) => all.filter(({ status }) => status === 'fulfilled').length
  await withLimits({ idempotencyKeysPerOwnerMax: 3 }, async () => {
    const commit = state.commit
    state.commit = () => Promise.reject(new Error('the disk is full'))
    assert.equal(taken(await claims(0)), 0)
    state.commit = commit
    assert.equal(taken(await claims(100)), 3)
    await kept.removeExpired()
    assert.equal(taken(await claims(200)), 0)
    for await (const { key, value } of state.range({ prefix: 'idempotency/' }))
      await state.commit([{ key, value: null }], [{ key, expected: value }])
    const [, all] = await Promise.all([kept.removeExpired(), claims(300)])
    assert.ok(taken(all) <= 3)
    assert.ok(taken(await claims(400)) <= 3 - taken(all))
    await kept.removeExpired()
    assert.equal(taken(await claims(500)), 3 - taken(all))
  })
})
