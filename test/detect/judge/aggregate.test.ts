import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  chanceConfidence,
  groupConfidence,
  groupSensitivity,
  jointTail,
} from '../../../src/detect/evidence/chance-confidence.ts'
import { aggregate, type Reporting, scoreRows } from '../../../src/detect/judge/aggregate.ts'
import { riskScore } from '../../../src/detect/judge/risk-score.ts'
import { toSeverity } from '../../../src/detect/judge/severity.ts'
import type { Candidate, Finding } from '../../../src/domain/finding.ts'
import { severities } from '../../../src/domain/vocabulary.ts'

function scoresOf(list: readonly Candidate[], reporting: Reporting): ReadonlyMap<number, number> {
  return scoreRows(list, aggregate(list, reporting))
}

function candidate(changes: Partial<Candidate> = {}): Candidate {
  return {
    detector: 'PA-00',
    type: 'pattern_anomaly',
    row: 0,
    related: [],
    family: 'one',
    confidence: 0.5,
    sensitivity: 0,
    gravity: 'statistic',
    statistic: { method: 'test', score: 1, threshold: 1, sample_size: 1 },
    money_at_risk_cents: 0,
    factors: {},
    facts: {},
    ...changes,
  }
}

const everything = { sensitivity: 1, threshold: 0 }
const about = ({ row, related }: Finding) => [row, ...related]
const close = (actual: number | undefined, expected: number) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) < 1e-12)

describe('merging of candidates', () => {
  it('one fact found twice is one finding, the stronger', () => {
    const found = aggregate(
      [candidate({ confidence: 0.6 }), candidate({ detector: 'PA-01', confidence: 0.8 })],
      everything,
    )
    assert.deepEqual(
      found.map(({ confidence, key }) => [confidence, key]),
      [[0.8, 'PA-01 one']],
    )
  })

  it('different families on one record are one finding of joint confidence', () => {
    const found = aggregate([candidate({ confidence: 0.6 }), candidate({ family: 'two', confidence: 0.5 })], everything)
    assert.equal(found.length, 1)
    close(found[0]?.confidence, 0.8)
    assert.deepEqual(
      found[0]?.candidates.map(({ family }) => family),
      ['one', 'two'],
    )
  })

  it('a flaw of the record neither leads nor strengthens what is said of the act', () => {
    const slip = candidate({ family: 'tax_id', gravity: 'record', confidence: 0.98 })
    const breach = candidate({ gravity: 'rule', confidence: 0.6, money_at_risk_cents: 900_000_000 })
    const found = aggregate([slip, breach], everything)
    assert.deepEqual(
      found.map(({ key, confidence, severity }) => [key, confidence, severity]),
      [
        ['PA-00 one', 0.6, 'high'],
        ['PA-00 tax_id', 0.98, 'low'],
      ],
    )
  })

  it('joint confidence never exceeds .99', () => {
    const found = aggregate(
      [candidate({ confidence: 0.98 }), candidate({ family: 'two', confidence: 0.98 })],
      everything,
    )
    assert.equal(found[0]?.confidence, 0.99)
  })

  it('a group is one finding, and what its family says of a part of it is absorbed', () => {
    const group = candidate({ row: 3, related: [1, 2], group: 'g', confidence: 0.9 })
    const part = candidate({ row: 2, related: [1], group: 'h', confidence: 0.4 })
    const other = candidate({ row: 2, related: [7], group: 'i', confidence: 0.3 })
    assert.deepEqual(aggregate([part, other, group], everything).map(about), [
      [3, 1, 2],
      [2, 7],
    ])
  })

  it('a part that is looked for earlier makes the whole be looked for as early', () => {
    const group = candidate({ row: 3, related: [1], group: 'g', confidence: 0.9, sensitivity: 0.8 })
    const part = candidate({ row: 1, confidence: 0.4, sensitivity: 0.1 })
    assert.deepEqual(aggregate([group, part], { sensitivity: 0.2, threshold: 0 }).map(about), [[3, 1]])
  })

  it('every record of a finding has a score that joins the families that speak of it', () => {
    const group = candidate({ row: 3, related: [1], group: 'g', confidence: 0.6 })
    const single = candidate({ row: 1, family: 'two', confidence: 0.5 })
    const scores = scoresOf([group, single], everything)
    close(scores.get(3), 0.6)
    close(scores.get(1), 0.8)
  })
})

describe('invariants of sensitivity and threshold', () => {
  const level = fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10)
  const candidates = fc
    .array(
      fc.record({
        row: fc.integer({ min: 0, max: 6 }),
        others: fc.oneof(fc.constant([]), fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 })),
        family: fc.constantFrom('one', 'two', 'three'),
        detector: fc.constantFrom('PA-01', 'PA-02'),
        confidence: fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100),
        sensitivity: level,
        money_at_risk_cents: fc.constantFrom(0, 5_000_000, 900_000_000),
      }),
      { maxLength: 12 },
    )
    .map((drafts) => drafts.map(toCandidate))

  function toCandidate({
    others,
    ...draft
  }: { row: number; others: readonly number[] } & Partial<Candidate>): Candidate {
    const related = others.filter((row) => row !== draft.row).sort((a, b) => a - b)
    return candidate({ ...draft, related, ...(related.length > 0 && { group: `${draft.row} ${related.join(' ')}` }) })
  }
  const text = (finding: Finding) => JSON.stringify(finding)

  it('raising sensitivity or lowering the threshold never loses or changes a finding', () => {
    fc.assert(
      fc.property(candidates, level, level, level, level, (list, s1, s2, t1, t2) => {
        const few = aggregate(list, { sensitivity: Math.min(s1, s2), threshold: Math.max(t1, t2) }).map(text)
        const many = new Set(aggregate(list, { sensitivity: Math.max(s1, s2), threshold: Math.min(t1, t2) }).map(text))
        assert.ok(few.every((finding) => many.has(finding)))
      }),
      { numRuns: 1000 },
    )
  })

  it('the score of a record depends on the data alone', () => {
    fc.assert(
      fc.property(candidates, level, level, (list, sensitivity, threshold) => {
        const all = scoresOf(list, everything)
        for (const [row, score] of scoresOf(list, { sensitivity, threshold })) assert.equal(score, all.get(row))
      }),
    )
  })

  it('the order in which candidates come changes nothing', () => {
    const shuffled = candidates.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        assert.deepEqual(aggregate(other, everything), aggregate(list, everything))
        assert.deepEqual([...scoresOf(other, everything)].sort(), [...scoresOf(list, everything)].sort())
      }),
    )
  })

  it('findings come by severity, then confidence', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        const ranks = aggregate(list, everything).map(({ severity, confidence }) => [
          severities.indexOf(severity),
          -confidence,
        ])
        const sorted = [...ranks].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)
        assert.deepEqual(ranks, sorted)
      }),
    )
  })

  it('key and records name one finding', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        const names = aggregate(list, everything).map((finding) => `${finding.key} ${about(finding).join(' ')}`)
        assert.equal(new Set(names).size, names.length)
      }),
    )
  })
})

describe('severity and risk', () => {
  it('severity follows money, confidence and gravity', () => {
    const of = (reais: number, confidence: number, gravity: Candidate['gravity']) =>
      toSeverity({ money_at_risk_cents: reais * 100, confidence, gravity })
    assert.equal(of(10_000_000, 0.95, 'rule'), 'critical')
    assert.equal(of(10_000_000, 0.89, 'rule'), 'high')
    assert.equal(of(100_000, 0.95, 'rule'), 'high')
    assert.equal(of(10_000, 0.95, 'group'), 'medium')
    assert.equal(of(0, 0.5, 'statistic'), 'low')
    assert.equal(of(0, 0.99, 'record'), 'low')
  })

  it('money by itself makes nothing severe, and more of it nothing less so', () => {
    const of = (reais: number, confidence: number, gravity: Candidate['gravity']) =>
      severities.indexOf(toSeverity({ money_at_risk_cents: reais * 100, confidence, gravity }))
    const [high, medium] = [severities.indexOf('high'), severities.indexOf('medium')]
    assert.ok(of(1e9, 0.35, 'statistic') >= medium, 'weak evidence about much money is medium at most')
    assert.ok(of(1e9, 0.99, 'record') > high, 'a flaw of the record is never of high severity')
    for (const gravity of ['rule', 'group', 'statistic', 'record'] as const)
      for (const confidence of [0.1, 0.5, 0.8, 0.99]) {
        const steps = [0, 1e4, 1e5, 1e6, 1e7, 1e9].map((reais) => of(reais, confidence, gravity))
        assert.deepEqual(
          steps,
          [...steps].sort((left, right) => right - left),
        )
      }
  })

  it('risk is 0 without findings, rises with each and stays within 100', () => {
    const severity = fc.constantFrom(...severities)
    const findings = fc.array(fc.record({ severity, confidence: fc.integer({ min: 1, max: 99 }).map((n) => n / 100) }))
    assert.equal(riskScore([]), 0)
    fc.assert(
      fc.property(findings, fc.constant({ severity: 'critical', confidence: 0.9 } as const), (list, one) => {
        const [before, after] = [riskScore(list), riskScore([...list, one])]
        assert.ok(after >= before && after <= 100)
        assert.ok(after > before || before > 99)
      }),
    )
  })

  it('the example of the choices: 2, 5, 4 and 1 findings at .9 make 78', () => {
    const counts = { critical: 2, high: 5, medium: 4, low: 1 }
    const list = severities.flatMap((severity) =>
      Array.from({ length: counts[severity] }, () => ({ severity, confidence: 0.9 })),
    )
    assert.equal(Math.round(riskScore(list)), 78)
  })
})

describe('confidence from chance', () => {
  it('is the Bayes-factor bound at published values', () => {
    // Sellke, Bayarri, Berger (2001), table 1: p = .05, .01, .001 leave α(p) = .289, .111, .0184 for the null.
    for (const [p, alpha] of [
      [0.05, 0.289],
      [0.01, 0.111],
      [0.001, 0.0184],
    ] as const)
      assert.ok(Math.abs(1 - chanceConfidence(p, 1) - alpha) < 6e-4)
  })

  it('falls with every further case that chance would show, without a jump', () => {
    const line = Array.from({ length: 400 }, (_, index) => chanceConfidence(index / 200, 1))
    for (const [index, value] of line.entries())
      if (index > 0) assert.ok(value < (line[index - 1] ?? 0) && (index < 20 || (line[index - 1] ?? 0) - value < 0.02))
  })

  it('a p-value of more than one in a thousand is no evidence, however few groups were tested', () => {
    assert.equal(groupConfidence(0.002, 1), 0)
    assert.ok(groupConfidence(0.0005, 1) > 0.8)
    assert.equal(groupConfidence(0.0005, 1), groupConfidence(0.0005, 20))
    assert.equal(groupConfidence(Number.NaN, 1), 0)
  })

  it('group tests are looked for from k = 8 − 5s, never at sensitivity 0', () => {
    close(groupSensitivity(1e-6), 0.4)
    assert.equal(groupSensitivity(1e-30), 0.01)
    assert.equal(groupSensitivity(0.5), 1)
  })

  it('support helps, and its absence costs no more than the factor 2', () => {
    assert.ok(jointTail(1e-4, 1e-4) < 1e-5)
    close(jointTail(1e-4, 1), 2e-4)
  })
})
