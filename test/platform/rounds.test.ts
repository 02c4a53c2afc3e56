import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Rounds } from '../../src/platform/rounds.ts'
import { FakeClock } from '../support/fake-clock.ts'

/** Rounds whose work waits until it is let go, with what was noted of them. */
function newRounds() {
  const clock = new FakeClock()
  const noted: string[] = []
  const ends: (() => void)[] = []
  let wake = (): void => {}
  const rounds = new Rounds({
    clock,
    log: { error: (_facts: object, said?: string) => void noted.push(said ?? '') },
    everyMs: 1000,
    work: async () => {
      noted.push('begun')
      await new Promise<void>((resolve) => ends.push(resolve))
      if (ends.length === 1) throw new Error('the first fails')
    },
    failure: 'it failed',
    subscribe: (woken) => {
      wake = woken
      return () => void noted.push('unsubscribed')
    },
  })
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    ...{ clock, rounds, noted },
    wake: () => wake(),
    /** Lets the last round end. */
    async end() {
      ends.at(-1)?.()
      await settled()
    },
    settled,
  }
}

test('a round is left out while it is held', async () => {
  const clock = new FakeClock()
  let [isHeld, done] = [true, 0]
  const rounds = new Rounds({
    ...{ clock, log: { error: () => assert.fail() }, everyMs: 1000, failure: '' },
    work: async () => void done++,
    isHeld: async () => isHeld,
  })
  rounds.start()
  await rounds.settle()
  assert.equal(done, 0)
  isHeld = false
  await rounds.settle()
  assert.equal(done, 1)
  await rounds.stop()
})

test('a round comes at the start, when it is woken and at its time, one at a time', async () => {
  const { clock, rounds, noted, wake, end, settled } = newRounds()
  rounds.start()
  await settled()
  for (let woken = 0; woken < 5; woken++) wake()
  clock.advance(3000)
  await settled()
  assert.deepEqual(noted, ['begun'])
  await end()
  assert.deepEqual(noted, ['begun', 'it failed', 'begun'])
  await end()
  assert.equal(noted.length, 3)
  clock.advance(1000)
  await settled()
  assert.deepEqual(noted.slice(3), ['begun'])
})

test('what is stopped waits for its round, begins none that is due and needs no timer', async () => {
  const { clock, rounds, noted, wake, end, settled } = newRounds()
  rounds.start()
  await settled()
  wake()
  let isStopped = false
  const stopped = rounds.stop().then(() => {
    isStopped = true
  })
  await settled()
  assert.deepEqual([isStopped, rounds.isStopped], [false, true])
  await end()
  await stopped
  await rounds.settle()
  assert.deepEqual(noted, ['begun', 'unsubscribed', 'it failed'])
  assert.equal(clock.timersWaiting, 0)
})
