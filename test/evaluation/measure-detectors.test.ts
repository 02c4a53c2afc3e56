// What a detector shows by itself on labelled sets.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Candidate } from '../../src/domain/finding.ts'
import type { Label } from '../../src/evaluation/figures.ts'
import { measureDetectors, namedActs } from '../../src/evaluation/measure-detectors.ts'

describe('what a detector shows by itself', () => {
  const candidate = (detector: string, confidence: number, [row, ...related]: readonly number[]) =>
    ({ detector, type: 'price_anomaly', row, related, confidence }) as unknown as Candidate
  const planted = (type: Label['type'], subtype: string): Label => ({ type, subtype, group: '' })
  const labels = new Map([
    ['a', planted('price_anomaly', 'dear')],
    ['b', planted('price_anomaly', 'dear')],
    ['c', planted('price_anomaly', 'unit')],
    ['d', planted('pattern_anomaly', 'split')],
  ])
  const set = (candidates: readonly Candidate[]) => ({
    truth: { labels },
    named: namedActs(candidates, ['a', 'b', 'c', 'd', 'e'], 0.8),
  })

  it('is counted on the acts that it names, each once, without those planted with another type', () => {
    const found = [candidate('PR-01', 0.9, [0, 3]), candidate('PR-01', 0.85, [0, 1, 4]), candidate('PR-01', 0.79, [2])]
    assert.deepEqual(measureDetectors([set(found)]), {
      'PR-01': { n: 3, precision: 0.667, subtype: 'dear', recall: 1 },
    })
  })

  it('has no recall where no kind of anomaly is most of what it names', () => {
    const found = [candidate('PR-01', 0.9, [0, 2, 4])]
    assert.deepEqual(measureDetectors([set(found)]), { 'PR-01': { n: 3, precision: 0.667 } })
  })

  it('adds up over the sets, of which one where it names nothing counts for what it missed', () => {
    const found = [candidate('PR-04', 0.9, [4]), candidate('PR-01', 0.9, [0])]
    assert.deepEqual(measureDetectors([set(found), set([])]), {
      'PR-01': { n: 1, precision: 1, subtype: 'dear', recall: 0.25 },
      'PR-04': { n: 1, precision: 0 },
    })
  })
})
