// TE-11-ADVANCE: a contract paid in full on the day of its signature, or in the first days of a long service: before anything could be
// delivered and accepted (Lei 4.320 art. 62 and 63; Lei 14.133 art. 145 allows it only where the notice says so). Where an item is
// paid so by everybody (subscriptions, insurance), or a body pays everything so, it is a custom; small purchases are paid at once.

import { codeTable } from '../../dataset/code-table.ts'
import { DAY_ABSENT, type Dataset, isDay, kindCodes } from '../../dataset/dataset.ts'
import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { findDirectAwardLimit } from '../../domain/direct-award-limits.ts'
import { toPlainText } from '../../domain/object-nature.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { defineActRule, shareOfValue } from '../forms/act-rule.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { lawArticles } from '../views/law/law-articles.ts'
import { paymentsOfActs } from '../views/payments/payments-of-acts.ts'

const articles = { 14133: 'art. 145', 8666: 'art. 65, II, c', 13303: 'art. 81, V' }
/** Words of what everybody pays before having it. */
const prepaid =
  /\bassinaturas?\b|\bseguros?\b|\binscric(?:ao|oes)\b|\banuidades?\b|\blicenc(?:a|as|iamento)\b|\bcursos?\b|\btarifas?\b|\btaxas?\b|\bpassagens?\b|\bpublicac(?:ao|oes) legal\b/
/** Days from the payment to the end of the contract that say that the goods were not all there. */
const laterDays = 30
/** Purchases below the first may be paid at once (Lei 14.133 art. 95 §2, raised each year); what runs for months may not, unless it is petty. */
const valueCentsMin = { atOnce: 10_000_00, long: 2_000_00 }
const paidShare = 0.9
/** Choice: a service or work of so many days cannot be done in this part of them, and its first month is not over in so many days. */
const longDays = 120
const earlyPart = 0.06
const earlyDaysMax = 16
/** Choice: a larger share of an item's or a body's other acts, or of all, than this is a custom. */
const customShare = 0.15
const commonShare = 0.05
const leaningActs = 4

export const paidInAdvance = defineActRule({
  id: 'TE-11-ADVANCE',
  restsOn: [
    {
      table: 'payments',
      holds: ({ payments }, row, { payment_day }) =>
        isDay(payments.day[row]) && payments.day[row] <= Number(payment_day),
    },
  ],
  laws: [
    'Lei 4.320/1964, art. 62 e 63',
    'Lei 14.133/2021, art. 145',
    'Lei 8.666/1993, art. 65, II, c',
    'Lei 13.303/2016, art. 81, V',
  ],
  needs: ['acts.signing_day', 'acts.value', 'payments.day', 'payments.value'],
  family: 'payment_in_advance',
  kinds: ['contract'],
  prepare(data) {
    const { paidBy } = advances(data)
    const isCustomary = customs(data)
    const { acts } = data
    const articleOf = lawArticles(data, articles)
    const isPrepaid = codeTable(data, 'category', (text) => prepaid.test(toPlainText(text)))
    return (row) => {
      const paid = paidBy[row]
      if (!isDay(paid) || isCustomary(row) || isPrepaid(acts.category[row]) === true) return undefined
      const rule = articleOf(row)
      const signed = acts.signing_day[row]
      const end = acts.end_day[row]
      const days = paid - signed
      const latest = latestAdvance(data, row)
      return {
        // Goods may have been handed over at the signature, unless the record says that there was long to go.
        confidence: isLater(data, row, paid) ? 0.88 : 0.6,
        statistic: { method: 'date_order', score: days, threshold: latest - signed, sample_size: 1 },
        expected: atLeast('payment_day', paid, latest + 1),
        ...(rule ? { rule: { ...rule, reference_day: signed, status: 'suspect' } as const } : {}),
        money_at_risk_cents: shareOfValue(data, row, 0.5),
        factors: { paid_in_advance: 1 },
        facts: {
          signing_day: signed,
          payment_day: paid,
          days,
          ...(isDay(end) ? { end_day: end } : {}),
          paid_cents: paidUntil(data, row, paid),
          value_cents: acts.value[row],
        },
      }
    }
  },
})

/** True where everybody, or everybody but for this act its item or its body, is paid so. */
function customs(data: Dataset): (row: number) => boolean {
  const { all, early, ...counts } = advances(data)
  const item = itemOf(data)
  const share = (hits = 0, trials = 0) => Math.max(0, hits - 1) / (Math.max(0, trials - 1) + leaningActs)
  return (row) => {
    const [own, body] = [item(row) + 1, data.acts.organization[row] + 1]
    return (
      early > commonShare * all ||
      share(counts.itemHits[own], counts.itemTrials[own]) > customShare ||
      share(counts.bodyHits[body], counts.bodyTrials[body]) > customShare
    )
  }
}

interface Advances {
  /** The day by which nine tenths of each act were paid; DAY_ABSENT where not in advance. */
  readonly paidBy: Int32Array
  /** Paid acts and those paid in advance, by item and by body, whose codes are counted from −1. */
  readonly itemTrials: Int32Array
  readonly itemHits: Int32Array
  readonly bodyTrials: Int32Array
  readonly bodyHits: Int32Array
  readonly all: number
  readonly early: number
}

const advances = sharedPerDataset('advances', (data): Advances => {
  const { members, first, end } = paymentsOfActs(data)
  const { organization, length } = data.acts
  const item = itemOf(data)
  const [items, bodies] = [data.size('catalog') + data.size('category') + 1, data.size('organization') + 1]
  const paidBy = new Int32Array(length).fill(DAY_ABSENT)
  const [itemTrials, itemHits] = [new Int32Array(items), new Int32Array(items)]
  const [bodyTrials, bodyHits] = [new Int32Array(bodies), new Int32Array(bodies)]
  const count = (counts: Int32Array, place: number) => {
    counts[place] = counts[place] + 1
  }
  let [all, early] = [0, 0]
  for (let row = 0; row < length; row++) {
    assertWantedAt(row)
    if (end(row) <= first(row)) continue
    const [own, body] = [item(row) + 1, organization[row] + 1]
    all++
    count(itemTrials, own)
    count(bodyTrials, body)
    paidBy[row] = dayOfAdvance(data, row, members.subarray(first(row), end(row)))
    if (!isDay(paidBy[row])) continue
    early++
    count(itemHits, own)
    count(bodyHits, body)
  }
  return { paidBy, itemTrials, itemHits, bodyTrials, bodyHits, all, early }
})

/** A tenth of the limit of art. 75 I, with which the decrees raise it. */
function pettyCents(day: number): number {
  const limit = findDirectAwardLimit({ law: 14133, article: 75, item: 'I' }, day)
  return Math.max(valueCentsMin.atOnce, (limit?.limit_cents ?? 0) / 10)
}

function isLater({ acts }: Dataset, row: number, paid: number): boolean {
  const end = acts.end_day[row]
  return isDay(end) && end - paid >= laterDays
}

function isLongWork({ acts }: Dataset, row: number): boolean {
  const [start, end] = [acts.start_day[row], acts.end_day[row]]
  return kindCodes[acts.kind[row]] !== 'goods' && isDay(start) && isDay(end) && end - start >= longDays
}

/** The last day on which payment in full comes too early. */
function latestAdvance(data: Dataset, row: number): number {
  const [signed, start, end] = [data.acts.signing_day[row], data.acts.start_day[row], data.acts.end_day[row]]
  if (!isLongWork(data, row)) return signed + 1
  return Math.max(signed, start) + Math.floor(Math.min(earlyDaysMax, earlyPart * (end - start)))
}

/** What was paid on the act by a day, in cents. */
function paidUntil(data: Dataset, row: number, last: number): number {
  const { members, first, end } = paymentsOfActs(data)
  const { day, value } = data.payments
  const own = members.subarray(first(row), end(row))
  return own.reduce((sum, at) => (isDay(day[at]) && day[at] <= last ? sum + value[at] : sum), 0)
}

/** The day by which nine tenths were paid, if it is too early; payments before the signature are another indicator's (TE-11). */
function dayOfAdvance(data: Dataset, row: number, own: Int32Array): number {
  const { acts, payments } = data
  const [value, signed] = [acts.value[row], acts.signing_day[row]]
  if (!isDay(signed) || !(value >= (isLongWork(data, row) ? valueCentsMin.long : pettyCents(signed)))) return DAY_ABSENT
  const latest = latestAdvance(data, row)
  let [paid, last] = [0, DAY_ABSENT]
  for (const at of own) {
    const day = payments.day[at]
    if (!isDay(day) || day > latest) continue
    if (day < signed) return DAY_ABSENT
    paid += payments.value[at]
    last = Math.max(last, day)
  }
  return paid >= paidShare * value ? last : DAY_ABSENT
}
