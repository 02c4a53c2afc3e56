// PA-15: the same bill paid twice. One document paid twice at one value, a payment repeated so that the contract is overpaid by just
// that value, or one more equal payment between instalments that keep their step without it. Equal instalments under documents of
// their own are ordinary, one too many of them is an overpayment (PA-24), and taxes kept back from a bill are no bill
// (docs/choices.md#equal-payments).

import { childRange } from '../../dataset/child-rows.ts'
import { amendmentKindCodes, type Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import type { Candidate } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { defineDetector } from '../detector.ts'
import { shares } from '../evidence/shares.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { paymentsOfActs } from '../views/payments/payments-of-acts.ts'
import { withheldPayments } from '../views/payments/withheld-payments.ts'

/** Up to so many payments of one act, comparing each with each beats a table. */
const pairwiseMax = 32
/** Choice: so many equal payments at least show a step, of a week and more, that each may miss by three days or a tenth. */
const instalmentsMin = 5
const stepDaysMin = 7
const stepSlackDays = 3
const stepSlackShare = 0.1
/** Choice: equal payments no nearer than this are monthly, whatever day of the month each is made on. */
const monthDaysMin = 25

interface Payment {
  readonly cents: number
  readonly document: number
  readonly day: number
  /** A tax kept back, which is paid and repeats no bill. */
  readonly isWithheld: boolean
}

interface Repeat {
  readonly cents: number
  readonly copies: number
  readonly sameDocument: boolean
  /** One of the two lies between instalments that keep their step without it. */
  readonly offStep: boolean
  /** The days are those of instalments, which a document of its own for each would show. */
  readonly inStep: boolean
  /** Payments too many: all but one of each document that was paid again, else one. */
  readonly surplus: number
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
  id: 'PA-15-PAYMENT',
  aliases: ['PA-15-payment'],
  restsOn: [
    {
      table: 'payments',
      // Of a repeated bill its copies; of an overpayment everything that was paid.
      holds: ({ payments }, row, { payment_value_cents }) =>
        payment_value_cents === undefined || payments.value[row] === payment_value_cents,
    },
  ],
  laws: ['Lei 4.320/1964, art. 62 e 63'],
  needs: ['acts.value', 'payments.value'],
  partition: 'whole',
  phase: 'agent_analysis',
  fold(data, rows, context) {
    const isAwarded = awardedActs(data)
    const { members, first, end } = paymentsOfActs(data)
    const isWithheld = withheldPayments(data)
    const candidates: Candidate[] = []
    for (const row of rows) {
      if (context.selected[row] !== 1 || end(row) - first(row) < 2 || !isAwarded(row)) continue
      if (!hasRepeatedValue(data, members, { start: first(row), end: end(row) })) continue
      const own = members.subarray(first(row), end(row))
      const payments = Array.from(own, (at) => ({ ...readPayment(data, at), isWithheld: isWithheld(at, row) }))
      const found = toCandidate(readLedger(data, row, payments))
      if (found) candidates.push(found)
    }
    return candidates
  },
  finalize: (candidates) => candidates,
})

function hasRepeatedValue(
  { payments }: Dataset,
  members: Int32Array,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  if (end - start > pairwiseMax) return true
  for (let i = start + 1; i < end; i++) {
    const cents = payments.value[members[i]]
    for (let j = start; j < i; j++) if (payments.value[members[j]] === cents) return true
  }
  return false
}

function readPayment({ payments }: Dataset, index: number): Omit<Payment, 'isWithheld'> {
  return { cents: payments.value[index] || 0, document: payments.document[index], day: payments.day[index] }
}

function readLedger(data: Dataset, row: number, payments: readonly Payment[]): Ledger {
  const sorted = withoutReversed(payments).filter(({ isWithheld }) => !isWithheld)
  const byValue = groupBy(sorted, ({ cents }) => cents)
  const repeats = [...byValue.values()].filter((equal) => equal.length > 1 && !areInstalments(equal)).map(toRepeat)
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0)
  return { row, ceiling: contractCeiling(data, row), paid, repeats }
}

/** Payments in order of day, each reversal having taken away one payment of its value. */
function withoutReversed(payments: readonly Payment[]): Payment[] {
  const sorted = payments.toSorted((a, b) => a.day - b.day)
  const kept = sorted.filter(({ cents }) => cents > 0)
  for (const reversal of sorted) {
    const reversed = reversal.cents > 0 ? -1 : reversedAt(kept, reversal)
    if (reversed >= 0) kept.splice(reversed, 1)
  }
  return kept
}

/** The payment that a reversal takes back: the latest of its value under its document, else the latest made by its day, else any. */
function reversedAt(kept: readonly Payment[], { cents, document, day }: Payment): number {
  const findLast = (fits: (payment: Payment) => boolean) =>
    kept.findLastIndex((payment) => payment.cents === -cents && fits(payment))
  const ofDocument = document === 0 ? -1 : findLast((payment) => payment.document === document)
  if (ofDocument >= 0) return ofDocument
  const before = findLast((payment) => payment.day <= day)
  return before >= 0 ? before : findLast(() => true)
}

/** Whether equal payments, in order of day, each have a document of their own and come step by step. */
function areInstalments(equal: readonly Payment[]): boolean {
  const documents = new Set(equal.map(({ document }) => document))
  return documents.size === equal.length && !documents.has(0) && areInStep(equal.map(({ day }) => day))
}

/** Whether ascending days lie a month or more apart, or keep another step. */
function areInStep(days: readonly number[]): boolean {
  const gaps = gapsOf(days)
  const { step, isKept } = stepOf(gaps)
  return gaps.every((gap) => gap >= monthDaysMin) || (gaps.length > 1 && step >= stepDaysMin && gaps.every(isKept))
}

/** The two copies that look most like one bill: those of one document, else one off step, else the two closest in time. */
function toRepeat(equal: readonly Payment[]): Repeat {
  const days = equal.map(({ day }) => day)
  const extra = findOffStep(days)
  const inStep = areInStep(days)
  const surplus = Math.max(1, equal.length - new Set(equal.map(({ document }, at) => document || `no ${at}`)).size)
  const toPair = (i: number, j: number): Repeat => {
    const [earlier, later] = [equal[i], equal[j]]
    return {
      cents: later.cents,
      copies: equal.length,
      sameDocument: later.document !== 0 && earlier.document === later.document,
      offStep: extra === i || extra === j,
      inStep,
      surplus,
      firstDay: earlier.day,
      secondDay: later.day,
    }
  }
  // Neighbours in time, and copies of one document with others between them.
  const ofDocuments = [...groupBy(equal.keys(), (at) => equal[at].document || undefined).values()]
  const pairs = [[...equal.keys()], ...ofDocuments].flatMap((places) =>
    places.slice(1).map((j, at) => toPair(places[at], j)),
  )
  const weight = ({ sameDocument, offStep }: Repeat) => (sameDocument ? 2 : 0) + (offStep ? 1 : 0)
  return pairs.reduce((best, pair) => {
    const gain = weight(pair) - weight(best)
    const closer = pair.secondDay - pair.firstDay < best.secondDay - best.firstDay
    return gain > 0 || (gain === 0 && closer) ? pair : best
  })
}

/** The place of a payment without which all gaps between the ascending days are alike; undefined when they are so with it, or without the first or the last. */
function findOffStep(days: readonly number[]): number | undefined {
  if (days.length < instalmentsMin + 1) return undefined
  const { step, isKept } = stepOf(gapsOf(days))
  const keepsStep = (list: readonly number[]) => gapsOf(list).every(isKept)
  // Only between two instalments: the first and the last may well come early or late, as does the last of a year.
  if (step < stepDaysMin || [days, days.slice(1), days.slice(0, -1)].some(keepsStep)) return undefined
  const broken = gapsOf(days).findIndex((gap) => !isKept(gap))
  return [broken, broken + 1].find((at) => at > 0 && at < days.length - 1 && keepsStep(days.toSpliced(at, 1)))
}

function gapsOf(days: readonly number[]): number[] {
  return days.slice(1).map((day, i) => day - days[i])
}

function stepOf(gaps: readonly number[]): { readonly step: number; readonly isKept: (gap: number) => boolean } {
  const step = median(gaps)
  const slack = Math.max(stepSlackDays, step * stepSlackShare)
  return { step, isKept: (gap) => Math.abs(gap - step) <= slack }
}

/** Value plus increases; NaN where an increase has no known value, since then overpayment cannot be judged. */
function contractCeiling(data: Dataset, row: number): number {
  const { amendments } = data
  const term = amendmentKindCodes.indexOf('term')
  const [first, end] = childRange(amendments.parent, row)
  let ceiling = data.acts.value[row]
  for (let i = first; i < end; i++) {
    const delta = amendments.value_delta[i]
    if (Number.isNaN(delta) && amendments.kind[i] === term) continue
    ceiling += Math.max(0, delta)
  }
  return ceiling
}

function toCandidate({ row, ceiling, paid, repeats }: Ledger): Candidate | undefined {
  const excess = paid - ceiling
  // At most half the bill: within a tolerance that swallows it, nothing would be paid too much.
  const toleranceOf = (cents: number) => Math.min(cents / 2, Math.max(100, ceiling * 0.001))
  const explains = ({ cents }: Repeat) => Math.abs(excess - cents) <= toleranceOf(cents)
  const repeat =
    repeats.find(explains) ?? repeats.find(({ sameDocument }) => sameDocument) ?? repeats.find(({ offStep }) => offStep)
  if (!repeat) return undefined
  const isOverpaid = explains(repeat)
  return {
    detector: 'PA-15-PAYMENT',
    type: 'pattern_anomaly',
    row,
    related: [],
    family: 'duplicate_payment',
    confidence: repeatConfidence(repeat, { isOverpaid, exceeds: excess > toleranceOf(repeat.cents) }),
    sensitivity: 0,
    gravity: 'rule',
    statistic: { method: 'repeated_payment', score: repeat.copies, threshold: 2, sample_size: repeat.copies },
    expected: {
      metric: 'total_paid_cents',
      observed: paid,
      value: paid > ceiling ? ceiling : paid - repeat.cents,
      counterfactual: paid - repeat.surplus * repeat.cents,
    },
    rule: { law: 'Lei 4.320/1964', article: 'art. 62 e 63', status: 'suspect' },
    money_at_risk_cents: repeat.cents,
    factors: shares({
      same_value: 0.25,
      same_document: repeat.sameDocument ? 1 : 0,
      overpaid: isOverpaid ? 1 : 0,
      between_instalments: repeat.offStep ? 1 : 0,
    }),
    facts: {
      payment_value_cents: repeat.cents,
      total_paid_cents: paid,
      copies: repeat.copies,
      surplus: repeat.surplus,
      ...(repeat.inStep || !(isOverpaid || repeat.offStep) ? { documents_word: 'own_documents' } : {}),
      same_document: repeat.sameDocument ? 'yes' : 'no',
      ...(repeat.sameDocument ? { document_word: 'same_document' } : {}),
      ...(repeat.firstDay === repeat.secondDay
        ? { same_payment_day: repeat.firstDay }
        : { first_payment_day: repeat.firstDay, second_payment_day: repeat.secondDay }),
      ...(Number.isNaN(ceiling) ? {} : { contract_value_cents: ceiling, excess_cents: Math.round(excess) }),
    },
  }
}

/**
 * Choice: one bill may be paid in two equal parts, so a repeated document alone stays below the default threshold of .8; it does
 * not when the other instalments show that no part was due.
 */
function repeatConfidence(
  { sameDocument, offStep }: Repeat,
  { isOverpaid, exceeds }: { readonly isOverpaid: boolean; readonly exceeds: boolean },
): number {
  if (sameDocument && isOverpaid) return 0.98
  if (isOverpaid || (sameDocument && offStep)) return 0.94
  if (sameDocument) return exceeds ? 0.85 : 0.7
  return 0.85
}
