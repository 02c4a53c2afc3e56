import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { limits } from '../../src/limits.ts'
import { type Comer, TaskGate } from '../../src/services/tasks/task-gate.ts'
import { FakeClock } from '../support/fake-clock.ts'

const comer = (task_id: string, more: Partial<Comer> = {}): Comer => {
  return { task_id, priority: 'normal', created_at: '2026-01-01T00:00:00.000Z', ...more }
}

function createGate(isBusy: () => boolean = () => false, areSchedulesPaused: () => boolean = () => false) {
  const clock = new FakeClock()
  const gate = new TaskGate({ clock, isBusy, areSchedulesPaused })
  const begun: string[] = []
  const leave = new Map<string, () => void>()
  const enter = async (one: Comer, isWanted = () => true) => {
    leave.set(one.task_id, await gate.enter(one, isWanted))
    begun.push(one.task_id)
  }
  return { clock, gate, begun, enter, leave }
}

test('of what waits the highest priority begins first, then the oldest task, as far as there are places', async () => {
  const { enter, begun, leave, gate } = createGate()
  for (let at = 0; at < limits.taskPartsAtOnceMax; at++) await enter(comer(`first ${at}`))
  void enter(comer('low', { priority: 'low' }))
  void enter(comer('young', { created_at: '2026-01-02T00:00:00.000Z' }))
  void enter(comer('old'))
  void enter(comer('high', { priority: 'high' }))
  await nextTurn()
  assert.equal(begun.length, limits.taskPartsAtOnceMax)
  gate.prioritise('low', 'high')
  for (let at = 0; at < limits.taskPartsAtOnceMax; at++) leave.get(`first ${at}`)?.()
  await nextTurn()
  assert.deepEqual(begun.slice(limits.taskPartsAtOnceMax), ['low', 'high', 'old', 'young'])
})

test('while investigations are at work a part begins now and then, so that tasks come to an end', async () => {
  let isBusy = false
  const { enter, begun, clock, leave } = createGate(() => isBusy)
  await enter(comer('a'))
  isBusy = true
  void enter(comer('b'))
  leave.get('a')?.()
  clock.advance(limits.taskGiveWayMs - limits.taskLookMs)
  await nextTurn()
  assert.deepEqual(begun, ['a'])
  clock.advance(limits.taskLookMs * 2)
  await nextTurn()
  assert.deepEqual(begun, ['a', 'b'])
})

test('what is not wanted any more leaves the gate without having begun', async () => {
  let isWanted = true
  const { enter, begun, clock } = createGate(() => true)
  await enter(comer('a'))
  const waiting = enter(comer('b'), () => isWanted)
  const refused = assert.rejects(waiting, /SERVICE_UNAVAILABLE/)
  isWanted = false
  clock.advance(limits.taskLookMs)
  await refused
  assert.deepEqual(begun, ['a'])
})

test('while schedules are paused their tasks wait, and others begin', async () => {
  let isPaused = true
  const { enter, begun, clock } = createGate(undefined, () => isPaused)
  void enter(comer('scheduled', { schedule_id: 's', priority: 'high' }))
  await enter(comer('other'))
  assert.deepEqual(begun, ['other'])
  isPaused = false
  clock.advance(limits.taskLookMs)
  await nextTurn()
  assert.deepEqual(begun, ['other', 'scheduled'])
})
