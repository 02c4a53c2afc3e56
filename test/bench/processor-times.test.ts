import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allocatedBytes, readInstructions } from '../../bench/support/cost.ts'
import { leastDisturbed } from '../../bench/support/measure.ts'
import { busyTicks, foreignShare, ownTicks } from '../../bench/support/processor-times.ts'

const processOf = (pid: number, parent: number, ticks: readonly number[]) =>
  `${pid} (node (x) y) S ${parent} 1 1 0 -1 4194304 1 2 3 4 ${ticks.join(' ')} 20 0 1 0 5 6 7`

test('processors are busy for processes and the hypervisor, not while they idle, wait or are interrupted', () => {
  assert.equal(busyTicks('cpu  100 10 50 9000 70 3 4 20 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n'), 180)
})

test('own are a process, its descendants, those it waited for, and kernel threads', () => {
  const texts = [
    processOf(30, 20, [1, 1, 0, 0]),
    processOf(20, 10, [2, 2, 5, 5]),
    processOf(2, 0, [7, 0, 0, 0]),
    processOf(3, 2, [0, 3, 0, 0]),
    processOf(40, 1, [1000, 1000, 1000, 1000]),
  ]
  assert.equal(ownTicks(20, texts), 26)
})

test('what others used is a share of one processor, less what whole ticks hide', () => {
  const before = { atMs: 0, busyMs: 1000, ownMs: 500 }
  assert.equal(foreignShare(before, { atMs: 1000, busyMs: 1900, ownMs: 880 }), 0.5)
  assert.equal(foreignShare(before, { atMs: 1000, busyMs: 1520, ownMs: 1000 }), 0)
})

test('where too few rounds are undisturbed, the least disturbed ones count', () => {
  const rounds = [0.5, 0.2, 0.9].map((foreign) => ({ foreign, round: new Map([['row', { foreign }]]) }))
  const { taken, left } = leastDisturbed(rounds, 2)
  assert.deepEqual([taken.map((round) => round.get('row')), left], [[{ foreign: 0.2 }, { foreign: 0.5 }], 1])
  assert.deepEqual(leastDisturbed(rounds, 0), { taken: [], left: 3 })
})

test('bytes allocated are what the heap grew by between collections', () => {
  const heap = (usedHeapSize: number) => ({ heapStatistics: { usedHeapSize } })
  assert.equal(allocatedBytes(100, 400, [{ beforeGC: heap(300), afterGC: heap(150) }]), 450)
})

test('instructions are read where the system counts them', () => {
  assert.equal(readInstructions('12345,,instructions:u,100.00,,\n'), 12_345)
  assert.equal(readInstructions('<not supported>,,instructions:u,0,100.00,,\n'), undefined)
})
