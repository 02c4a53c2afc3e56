// A finding says what would not have been flagged. Applied to the records, that is so: the detector runs again and finds it no more.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findDetector } from '../../src/detect/registry.ts'
import { formatDay } from '../../src/domain/days.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import type { ActRecord, NormalisedRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { readDetectorFixtures } from '../support/detector-cases.ts'
import { runDetector } from '../support/partition-detection.ts'
import { practiceProvenance } from '../support/practice.ts'

/** The act of the finding as the sentence has it; undefined for one that is left out. */
type Change = (act: ActRecord, bound: number, candidate: Candidate) => ActRecord

const reais = (cents: number) => Math.round(cents) / 100

/** By the metric of the expectation: the one act is changed. */
const changes: Readonly<Record<string, Change>> = {
  act_day: (act, day) => ({ ...act, [act.signing_date ? 'signing_date' : 'award_date']: formatDay(day) }),
  signing_day: (act, day) => ({ ...act, signing_date: formatDay(day) }),
  publication_day: (act, day) => ({ ...act, publication_date: formatDay(day) }),
  proposals_close_day: (act, day) => ({ ...act, proposals_close_date: formatDay(day) }),
  start_day: (act, day) => ({ ...act, start_date: formatDay(day) }),
  bid_day: (act, day) => ({ ...act, bids: (act.bids ?? []).map((bid) => ({ ...bid, date: formatDay(day) })) }),
  end_day: (act, day) =>
    act.amendments === undefined || act.amendments.length === 0
      ? { ...act, end_date: formatDay(day) }
      : {
          ...act,
          amendments: act.amendments.map((each) =>
            each.new_end === undefined ? each : { ...each, new_end: formatDay(day) },
          ),
        },
  amendment_day: (act, day) => ({
    ...act,
    amendments: (act.amendments ?? []).map((each) => ({ ...each, date: formatDay(day) })),
  }),
  estimate_cents: (act, cents) => ({ ...act, estimated_value: reais(cents) + 0.01 }),
  value_cents: (act, cents) => ({ ...act, value: reais(cents) }),
  unit_price: (act, price) => ({ ...act, unit_price: price, value: price * (act.quantity ?? 1) }),
  quantity: (act, quantity) => ({ ...act, quantity }),
  additions_cents: (act, cents) => ({
    ...act,
    amendments: (act.amendments ?? []).map((each, at) => ({ ...each, value_delta: at === 0 ? reais(cents) : 0 })),
  }),
}

/** Counts: so many of the finding's acts are left, with all else as it was. */
const counted: ReadonlySet<string> = new Set([
  'acts',
  'awards',
  'contracts',
  'count',
  'equal_contracts',
  'items',
  'joint_bids',
  'joint_tenders',
  'round_contracts',
  'tenders',
  'wins',
])

/** Metrics, and a detector, whose sentence is about records that no general change makes, and why. */
const notApplied: Readonly<Record<string, string>> = {
  added_cents: 'a payment or an amendment beside the act',
  amendments: 'the amendments of the act, of which the law counts some',
  awards_just_below_limit: 'awards that lie elsewhere below the limit instead',
  bid_cents: 'the bid of another firm',
  contracted_cents: 'quantities and prices that give the value together',
  extension_ratio: 'the end of the term, which amendments move',
  equal_bids: 'the bids of others',
  firms: 'registrations of firms',
  payment_day: 'payments, not acts',
  payments: 'payments, not acts',
  purchases: 'purchases by others from firms of the activity',
  rivals: 'other firms in the market',
  sum_cents: 'any of the awards may be the smaller one',
  total_paid_cents: 'payments, not acts (test/detect/repeated-payments.test.ts)',
  valid_bids: 'the bids of others',
  'PR-16': 'the readjustment, which is an amendment of the act',
}

/** Methods that find what lies below their threshold. */
const below: ReadonlySet<string> = new Set([
  'company_age',
  'days_since_change',
  'missing_close_bids',
  'share_of_activity',
  'shared_partner',
  'shrunk_binomial_share',
])

/** Detectors of what lies below: an award below its estimate, fewer days than due, an item or an advance too early. */
const belowOf: ReadonlySet<string> = new Set(['CO-09', 'PR-04', 'TE-01', 'TE-10-AT-ONCE', 'TE-11-ADVANCE', 'RE-22'])

describe('a statistic has reached its threshold', () => {
  for (const { detector: id, says, records } of readDetectorFixtures())
    it(`${id}: ${says}`, () => {
      for (const { detector, statistic } of runDetector(findDetector(id) ?? assert.fail(id), buildDataset(records))) {
        const { method, score, threshold } = statistic
        const isLow = belowOf.has(detector) || (below.has(method) && !/^RE-0[123]/.test(detector))
        const isYoung = detector === 'RE-03'
        // A price may be too low too.
        const isNegative = method === 'shrunk_robust_z' && score < 0
        const reached = isLow || isYoung || isNegative ? score <= threshold : score >= threshold
        assert.ok(reached, `${detector} by ${method}: ${score} against ${threshold}`)
      }
    })
})

describe('a counterfactual is the nearest to its threshold', () => {
  const nearest: Readonly<Record<string, (bound: number, threshold: number, candidate: Candidate) => void>> = {
    ...Object.fromEntries(['TE-06', 'TE-09', 'TE-09-DAY'].map((id) => [id, isLargestCountBelow])),
    ...Object.fromEntries(['PA-24', 'PR-18', 'PR-18-PRODUCT'].map((id) => [id, isLargestAmountWithin])),
  }
  for (const { detector: id, says, records } of readDetectorFixtures())
    if (nearest[id])
      it(`${id}: ${says}`, () => {
        for (const candidate of runDetector(findDetector(id) ?? assert.fail(id), buildDataset(records)))
          nearest[id]?.(candidate.expected?.counterfactual ?? Number.NaN, candidate.statistic.threshold, candidate)
      })

  it('TE-06 and TE-09, whose thresholds are mostly no whole numbers', () => {
    const months = Array.from(
      { length: 24 },
      (_, at) => `202${at < 12 ? 3 : 4}-${String((at % 12) + 1).padStart(2, '0')}`,
    )
    const ordinary = ['B', 'C', 'D', 'E'].flatMap((body) => months.map((month) => signed(body, `${month}-05`)))
    const burst = Array.from({ length: 30 }, (_, at) =>
      signed('A', `2024-05-${String((at % 27) + 1).padStart(2, '0')}`),
    )
    const records = [...ordinary, ...months.flatMap((month) => [signed('A', `${month}-07`)]), ...burst]
    const found = runDetector(findDetector('TE-09') ?? assert.fail(), buildDataset(records))
    assert.ok(found.length > 0)
    for (const { expected, statistic } of found)
      isLargestCountBelow(expected?.counterfactual ?? Number.NaN, statistic.threshold)
  })
})

let signatures = 0
function signed(organization_id: string, signing_date: string): NormalisedRecord {
  signatures += 1
  const own = { contract_id: `S${signatures}`, organization_id, signing_date, supplier_id: `F${signatures}` }
  const provenance = practiceProvenance('made.jsonl', signatures)
  return {
    record_kind: 'contract',
    value: 1000,
    modality: 'pregao',
    legal_basis: 'art28_I',
    ...own,
    provenance,
  } as NormalisedRecord
}

function isLargestCountBelow(bound: number, threshold: number): void {
  assert.ok(bound < threshold && bound + 1 >= threshold, `${bound} against ${threshold}`)
}

function isLargestAmountWithin(bound: number, threshold: number, { expected }: Candidate): void {
  const reference = expected?.value ?? Number.NaN
  assert.equal(bound, Math.floor(Math.round(reference * threshold * 1000) / 1000), `${bound} of ${reference}`)
}

describe('what a finding says would not be flagged, is not', () => {
  for (const { detector: id, says, records } of readDetectorFixtures()) {
    const detector = findDetector(id) ?? assert.fail(id)
    for (const candidate of runDetector(detector, buildDataset(records))) {
      const { metric = '', counterfactual = Number.NaN } = candidate.expected ?? {}
      if (!Number.isFinite(counterfactual) || metric in notApplied || id in notApplied) continue
      assert.ok(counted.has(metric) || metric in changes, `say how ${metric} is applied, or why it is not`)
      it(`${id}, row ${candidate.row}: ${says}`, () => {
        const changed = applied(records, candidate, { metric, bound: counterfactual })
        const again = runDetector(detector, buildDataset(changed))
        const ids = idsOf(records, candidate)
        // A price that is ordinary by itself may still be one of a group's, and of several days out of order one may be mended.
        const alike = again.filter(
          ({ detector: own, expected }) => own === candidate.detector && expected?.metric === metric,
        )
        const still = alike.filter((other) => idsOf(changed, other).some((own) => ids.includes(own)))
        assert.deepEqual(
          still.map(({ expected, facts }) => ({ expected, facts })),
          [],
        )
      })
    }
  }
})

function applied(
  records: readonly NormalisedRecord[],
  candidate: Candidate,
  { metric, bound }: { readonly metric: string; readonly bound: number },
): readonly NormalisedRecord[] {
  const acts = records.filter(isAct)
  const change = changes[metric]
  if (change !== undefined) {
    const own = acts[candidate.row]
    return records.map((record) => (isAct(record) && record === own ? change(record, bound, candidate) : record))
  }
  const members = [candidate.row, ...candidate.related].map((row) => acts[row])
  const removed = new Set(members.slice(Math.floor(bound)))
  return records.filter((record) => !(isAct(record) && removed.has(record)))
}

function idsOf(records: readonly NormalisedRecord[], { row, related }: Candidate): readonly string[] {
  const acts = records.filter(isAct)
  return [row, ...related].flatMap((each) => acts[each]?.contract_id ?? [])
}

function isAct(record: NormalisedRecord): record is ActRecord {
  return record.record_kind === 'contract' || record.record_kind === 'tender' || record.record_kind === 'award'
}
