import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { calibrate } from '../../src/detect/calibration/calibrate.ts'
import { calibrationTable } from '../../src/detect/calibration/table.ts'
import { aggregate } from '../../src/detect/judge/aggregate.ts'
import { controlFalseDiscoveries } from '../../src/detect/judge/false-discovery.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import { fitMaps } from '../../src/evaluation/fit-calibration.ts'
import { interpolate } from '../../src/stats/interpolate.ts'

function candidate(changes: Partial<Candidate>): Candidate {
  return {
    detector: 'PA-00',
    type: 'pattern_anomaly',
    row: 0,
    related: [],
    family: 'one',
    confidence: 0.5,
    sensitivity: 0.01,
    gravity: 'group',
    statistic: { method: 'test', score: 1, threshold: 1, sample_size: 1 },
    money_at_risk_cents: 0,
    factors: {},
    facts: {},
    ...changes,
  }
}

const percent = fc.integer({ min: 0, max: 99 }).map((n) => n / 100)

describe('calibration', () => {
  it('fitted maps are monotone, within 0 and .99, and keep a detector that says what is so', () => {
    const outcome = fc.record({
      detector: fc.constantFrom('A', 'B'),
      confidence: percent,
      planted: fc.integer({ min: 0, max: 9 }),
      others: fc.integer({ min: 0, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 60 }), (list) => {
        const maps = fitMaps(
          list.map(({ others, planted, ...rest }) => ({ ...rest, planted, members: planted + others })),
        )
        for (const map of Object.values(maps))
          for (let i = 0; i <= 100; i++) {
            const value = interpolate(map, i / 100)
            assert.ok(value >= 0 && value <= 0.99)
            assert.ok(i === 0 || value >= interpolate(map, (i - 1) / 100))
          }
      }),
    )
    const honest = [0.25, 0.75].flatMap((confidence) =>
      Array.from({ length: 40 }, (_, i) => ({
        detector: 'A',
        confidence,
        planted: i < 40 * confidence ? 1 : 0,
        members: 1,
      })),
    )
    assert.deepEqual(fitMaps(honest), {})
  })

  it('a detector that claims too much is brought down, one that claims too little up', () => {
    const claims = (confidence: number, share: number) =>
      Array.from({ length: 100 }, (_, i) => ({
        detector: 'A',
        confidence,
        planted: i < 100 * share ? 1 : 0,
        members: 1,
      }))
    assert.ok(Math.abs(interpolate(fitMaps(claims(0.9, 0.4)).A ?? [], 0.9) - 0.4) < 0.02)
    assert.ok(Math.abs(interpolate(fitMaps(claims(0.5, 0.9)).A ?? [], 0.5) - 0.9) < 0.02)
  })

  it('an outcome that weighs more moves a map more', () => {
    const claims = (planted: number, weight: number) =>
      Array.from({ length: 50 }, () => ({ detector: 'A', confidence: 0.9, planted, members: 1, weight }))
    const map = fitMaps([...claims(1, 0.5), ...claims(0, 1.5)]).A ?? []
    assert.ok(Math.abs(interpolate(map, 0.9) - 0.25) < 0.03)
  })

  it('a detector whose kind no set holds is brought down where it was seen to be wrong, and not where it was not seen', () => {
    const wrong = Array.from({ length: 40 }, () => ({ detector: 'A', confidence: 0.3, planted: 0, members: 1 }))
    const map = fitMaps(wrong).A ?? []
    assert.ok(interpolate(map, 0.3) < 0.16)
    assert.ok(interpolate(map, 0.95) > 0.9)
  })

  it('the shipped maps keep the order of confidences and never reach 1', () => {
    assert.match(calibrationTable.fitted, /^\d{4}-\d{2}-\d{2}$/)
    for (const [detector, map] of Object.entries(calibrationTable.maps))
      for (const [i, [own, to]] of map.entries()) {
        const [before, below] = map[i - 1] ?? [-1, 0]
        assert.ok(own > before && to >= below && to <= 0.99, detector)
      }
    const one = candidate({ detector: 'no such detector' })
    assert.equal(calibrate(one, calibrationTable), one)
  })
})

describe('a calibrated candidate', () => {
  const table = {
    version: 0,
    fitted: '2024-01-01',
    sets: [],
    maps: {
      'PA-00': [
        [0, 0],
        [1, 0.9],
      ],
    },
  } as const

  it('claims the lower of its map and of what the data at hand allow', () => {
    assert.equal(calibrate(candidate({ confidence: 0.5, ceiling: 0.7 }), table).confidence, 0.45)
    assert.equal(calibrate(candidate({ confidence: 0.5, ceiling: 0.2 }), table).confidence, 0.2)
    assert.equal(calibrate(candidate({ detector: 'no map', confidence: 0.5, ceiling: 0.2 }), table).confidence, 0.2)
  })

  it('is never surer of a broken rule than the rule is, unless its doubt is chance', () => {
    const raising = {
      ...table,
      maps: {
        'PA-00': [
          [0, 0.3],
          [1, 1],
        ],
      } as const,
    }
    fc.assert(
      fc.property(percent, (confidence) => {
        assert.ok(calibrate(candidate({ confidence, gravity: 'rule' }), raising).confidence <= confidence)
      }),
    )
    const byChance = { method: 'poisson_tail', score: 3, threshold: 1, sample_size: 9, p_value: 1e-4 }
    const one = candidate({ confidence: 0.5, gravity: 'rule', statistic: byChance })
    assert.ok(calibrate(one, raising).confidence > 0.5)
  })
})

describe('false discovery control', () => {
  const candidates = fc.array(
    fc
      .record({
        row: fc.integer({ min: 0, max: 30 }),
        confidence: percent,
        sensitivity: fc.constantFrom(0, 0.01, 0.4, 1),
      })
      .map(candidate),
    { maxLength: 40 },
  )

  it('what is reported at a sensitivity below 1 is expected to hold no more false discoveries than it allows', () => {
    fc.assert(
      fc.property(candidates, percent, (list, s) => {
        const found = controlFalseDiscoveries(list).filter(({ sensitivity }) => sensitivity > 0 && sensitivity <= s)
        const weakest = Math.min(...found.map(({ confidence }) => confidence))
        const deep = list.filter(({ confidence }) => confidence >= weakest)
        const expected = deep.reduce((sum, { confidence }) => sum + 1 - confidence, 0) / Math.max(1, deep.length)
        assert.ok(found.length === 0 || expected <= 0.01 + 0.29 * s * s + 1e-9)
      }),
    )
  })

  it('changes no confidence, leaves rules alone and finds all at sensitivity 1', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        const controlled = controlFalseDiscoveries(list)
        for (const [i, one] of controlled.entries()) {
          const { sensitivity, ...rest } = list[i]
          assert.deepEqual({ ...one, sensitivity }, { ...rest, sensitivity })
          assert.ok(sensitivity === 0 ? one.sensitivity === 0 : one.sensitivity >= sensitivity && one.sensitivity <= 1)
        }
      }),
    )
  })

  it('a higher sensitivity or a lower threshold never loses or changes a finding, and 0 finds rules only', () => {
    fc.assert(
      fc.property(candidates, percent, percent, percent, percent, (list, s1, s2, t1, t2) => {
        const controlled = controlFalseDiscoveries(list)
        const few = aggregate(controlled, { sensitivity: Math.min(s1, s2), threshold: Math.max(t1, t2) })
        const many = new Set(
          aggregate(controlled, { sensitivity: Math.max(s1, s2), threshold: Math.min(t1, t2) }).map((one) =>
            JSON.stringify(one),
          ),
        )
        assert.ok(few.every((one) => many.has(JSON.stringify(one))))
        const rules = aggregate(controlled, { sensitivity: 0, threshold: 0 })
        assert.ok(rules.every((fact) => list.some((one) => one.sensitivity === 0 && one.row === fact.row)))
      }),
    )
  })
})
