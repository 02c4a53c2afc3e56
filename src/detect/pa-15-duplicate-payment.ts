// PA-15: the same bill paid twice. Either one document paid twice at one value, or a payment repeated so that the
// contract is overpaid by just that value. Equal instalments under different documents are ordinary.

import { ABSENT_CODE, amendmentKindCodes, type Dataset } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import { awardedActs } from './awarded-acts.ts'
import { childRange } from './child-rows.ts'
import { concatenate, defineDetector } from './detector.ts'
import { groupBy } from './group-by.ts'
import { paymentsOfActs } from './payments-of-acts.ts'

/** Up to so many payments of one act, comparing each with each beats a table. */
const pairwiseMax = 32

interface Payment {
  readonly cents: number
  readonly document: number
  readonly day: number
}

interface Repeat {
  readonly cents: number
  readonly copies: number
  readonly sameDocument: boolean
  readonly firstDay: number
  readonly secondDay: number
}

interface Ledger {
  readonly row: number
  readonly ceiling: number
  readonly paid: number
  readonly repeats: readonly Repeat[]
}

export const duplicatePayment = defineDetector<readonly Candidate[]>({
  id: 'PA-15-payment',
  type: 'pattern_anomaly',
  partition: 'whole',
  phase: 'agent_analysis',
  fold(data, rows, context) {
    const isAwarded = awardedActs(data)
    const paymentsOf = paymentsOfActs(data)
    const candidates: Candidate[] = []
    for (const row of rows) {
      if (context.selected[row] !== 1) continue
      const own = paymentsOf(row)
      if (!hasRepeatedValue(data, own) || !isAwarded(row)) continue
      const found = toCandidate(
        readLedger(
          data,
          row,
          own.map((index) => readPayment(data, index)),
        ),
      )
      if (found) candidates.push(found)
    }
    return candidates
  },
  reduce: concatenate,
  finalize: (candidates) => candidates,
})

function hasRepeatedValue({ payments }: Dataset, own: readonly number[]): boolean {
  if (own.length > pairwiseMax) return true
  for (let i = 1; i < own.length; i++) {
    const cents = payments.value[own[i] ?? -1]
    for (let j = 0; j < i; j++) if (payments.value[own[j] ?? -1] === cents) return true
  }
  return false
}

function readPayment({ payments }: Dataset, index: number): Payment {
  return {
    cents: payments.value[index] || 0,
    document: payments.document[index] ?? 0,
    day: payments.day[index] ?? ABSENT_CODE,
  }
}

function readLedger(data: Dataset, row: number, payments: readonly Payment[]): Ledger {
  const sorted = withoutReversed(payments)
  const byValue = groupBy(sorted, ({ cents }) => cents)
  const repeats = [...byValue.values()].filter((equal) => equal.length > 1).map(toRepeat)
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0)
  return { row, ceiling: contractCeiling(data, row), paid, repeats }
}

/** Payments in order of day, each reversal having taken away one payment of its value. */
function withoutReversed(payments: readonly Payment[]): Payment[] {
  const kept = payments.filter(({ cents }) => cents > 0).sort((a, b) => a.day - b.day)
  for (const reversal of payments) {
    if (reversal.cents > 0) continue
    const reversed = kept.findLastIndex(({ cents }) => cents === -reversal.cents)
    if (reversed >= 0) kept.splice(reversed, 1)
  }
  return kept
}

/** The two copies that look most like one bill: those of one document, else the two closest in time. */
function toRepeat(equal: readonly Payment[]): Repeat {
  let best: Repeat | undefined
  for (let i = 1; i < equal.length; i++) {
    const [earlier, later] = [equal[i - 1], equal[i]]
    if (!earlier || !later) continue
    const sameDocument = later.document !== 0 && earlier.document === later.document
    const closer = !best || later.day - earlier.day < best.secondDay - best.firstDay
    if (!best || (sameDocument && !best.sameDocument) || (sameDocument === best.sameDocument && closer))
      best = {
        cents: later.cents,
        copies: equal.length,
        sameDocument,
        firstDay: earlier.day,
        secondDay: later.day,
      }
  }
  return best ?? { cents: 0, copies: 0, sameDocument: false, firstDay: 0, secondDay: 0 }
}

/** Value plus increases; NaN where an increase has no known value, since then overpayment cannot be judged. */
function contractCeiling(data: Dataset, row: number): number {
  const { amendments } = data
  const term = amendmentKindCodes.indexOf('term')
  const [first, end] = childRange(amendments.parent, row)
  let ceiling = data.acts.value[row] ?? Number.NaN
  for (let i = first; i < end; i++) {
    const delta = amendments.value_delta[i] ?? Number.NaN
    if (Number.isNaN(delta) && amendments.kind[i] === term) continue
    ceiling += Math.max(0, delta)
  }
  return ceiling
}

function toCandidate({ row, ceiling, paid, repeats }: Ledger): Candidate | undefined {
  const excess = paid - ceiling
  const tolerance = Math.max(100, ceiling * 0.001)
  const explains = ({ cents }: Repeat) => Math.abs(excess - cents) <= tolerance
  const repeat = repeats.find(explains) ?? repeats.find(({ sameDocument }) => sameDocument)
  if (!repeat) return undefined
  const isOverpaid = explains(repeat)
  return {
    detector: 'PA-15-payment',
    type: 'pattern_anomaly',
    row,
    related: [],
    family: 'duplicate_payment',
    confidence: repeatConfidence(repeat.sameDocument, isOverpaid, excess > tolerance),
    sensitivity: 0,
    gravity: 'rule',
    statistic: { method: 'repeated_payment', score: repeat.copies, threshold: 2, sample_size: repeat.copies },
    expected: {
      metric: 'total_paid_cents',
      observed: paid,
      value: Number.isNaN(ceiling) ? paid - repeat.cents : ceiling,
      counterfactual: paid - repeat.cents,
    },
    rule: { law: 'Lei 4.320/1964', article: 'art. 62 e 63', status: 'suspect' },
    money_at_risk_cents: repeat.cents,
    factors: {
      same_document: repeat.sameDocument ? 0.5 : 0,
      overpaid: isOverpaid ? 0.5 : 0,
      same_value: toShare(repeat, isOverpaid),
    },
    facts: {
      payment_value_cents: repeat.cents,
      total_paid_cents: paid,
      copies: repeat.copies,
      same_document: repeat.sameDocument ? 'yes' : 'no',
      first_payment_day: repeat.firstDay,
      second_payment_day: repeat.secondDay,
      ...(Number.isNaN(ceiling) ? {} : { contract_value_cents: ceiling, excess_cents: Math.round(excess) }),
    },
  }
}

function toShare({ sameDocument }: Repeat, isOverpaid: boolean): number {
  return 1 - (sameDocument ? 0.5 : 0) - (isOverpaid ? 0.5 : 0)
}

/** Choice: one bill may be paid in two equal parts, so a repeated document without overpayment stays below the default threshold of .8. */
function repeatConfidence(sameDocument: boolean, isOverpaid: boolean, exceeds: boolean): number {
  if (sameDocument) return isOverpaid ? 0.98 : exceeds ? 0.85 : 0.7
  return isOverpaid ? 0.94 : 0
}
