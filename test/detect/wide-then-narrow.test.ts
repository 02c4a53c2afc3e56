import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Dataset } from '../../src/dataset/dataset.ts'
import { detectors } from '../../src/detect/registry.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { runDetector } from '../support/partition-detection.ts'

const records = [...generateSample({ contracts: 1500 })]

/** A dataset that keeps what is shared of it, as that of a process does. */
function keepingDataset(): Dataset {
  const kept = new Map<string, unknown>()
  const share = <T>(name: string, make: () => T): T => {
    if (!kept.has(name)) kept.set(name, make())
    return kept.get(name) as T
  }
  return { ...buildDataset(records), share }
}

const everyThird = (_: number, row: number) => Number(row % 3 === 0)

test('a narrow question finds the same after a wide one as by itself, and of an act alone what the wide one does', () => {
  const [asked, alone] = [keepingDataset(), keepingDataset()]
  const wide = { selected: new Uint8Array(asked.acts.length).fill(1), seed: 'seed' }
  const narrow = { selected: wide.selected.map(everyThird), seed: 'seed' }
  let [ofActs, met] = [0, 0]
  for (const detector of detectors) {
    const all = runDetector(detector, asked, { context: wide, partitions: 3 })
    const found = runDetector(detector, asked, { context: narrow, partitions: 2 })
    assert.deepEqual(found, runDetector(detector, alone, { context: narrow }), detector.id)
    const single = all.filter(({ row, related, group }) => related.length === 0 && group === undefined && row % 3 === 0)
    for (const candidate of single)
      assert.ok(
        found.some((other) => other.row === candidate.row),
        detector.id,
      )
    // What is said of purchases is said of those that are asked for, as their value is.
    if (/^RE-0[12]$/.test(detector.id))
      for (const { facts, related } of found) {
        assert.ok(Number(facts.joint_bids) <= related.length + 1, detector.id)
        met += Number(facts.joint_bids_elsewhere ?? 0)
      }
    if (/^PR-(01|FOREST)$/.test(detector.id)) {
      const own = found.filter(({ group }) => group === undefined)
      assert.deepEqual(
        own,
        all.filter(({ row, group }) => group === undefined && narrow.selected[row] === 1),
      )
      ofActs += own.length
    }
  }
  assert.ok(ofActs > 0 && met > 0)
})

test('fits that were left out since their prices were at hand are made where these are gone by then', () => {
  const [prices] = detectors.filter(({ id }) => id === 'PR-01')
  assert.ok(prices)
  const [asked, evicted] = [keepingDataset(), keepingDataset()]
  const context = { selected: new Uint8Array(asked.acts.length).fill(1), seed: 'seed' }
  const first = runDetector(prices, asked, { context })
  const again = prices.fold(
    asked,
    Int32Array.from({ length: asked.acts.length }, (_, row) => row),
    context,
  )
  assert.deepEqual(again, ['kept'])
  assert.deepEqual(prices.finalize(again, evicted, context), first)
})
