// PR-13-QUANTITY: a body that buys many times what it ever bought of an item, while others do not. A campaign that all bodies take part
// in is no finding; nor is what an item's purchases vary by, which is read from all bodies that buy an item again and again.

import type { Dataset } from '../domain/dataset.ts'
import { isDay } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import { median } from '../stats/median.ts'
import { madToSigma } from '../stats/median-absolute-deviation.ts'
import { quantile } from '../stats/quantile.ts'
import { shareOfValue } from './act-rule.ts'
import { awardedActs } from './awarded-acts.ts'
import { chanceConfidence, confidenceMin, groupSensitivity } from './chance-confidence.ts'
import { concatenate, type DetectionContext, defineDetector } from './detector.ts'
import { groupBy } from './group-by.ts'
import { itemOf } from './item-of.ts'
import { lawArticles } from './law-articles.ts'
import { oncePerDataset } from './once-per-dataset.ts'

const historyMin = 4
const articles = { 14133: 'art. 40, III', 8666: 'art. 15, §7, II' }
/** Times the largest other purchase of the body from which it matters. */
const ratioMin = 4
const valueCentsMin = 5_000_00
const confidenceMax = 0.75
/** Days around a purchase in which others' purchases show a campaign, how many say so, and how much of the rise they explain. */
const campaignDays = 45
const campaignActsMin = 4
const campaignRatio = 2
/** Choice: the tail of ordinary deviations begins where a tenth of them lie, and is drawn on as an exponential. */
const tailShare = 0.1
const deviationsMin = 100

interface Purchase {
  readonly row: number
  /** Log of the quantity over the median of the body's other purchases of the item. */
  readonly deviation: number
  readonly ratio: number
  readonly others: number
  readonly usual: number
}

interface Partial {
  readonly large: readonly Purchase[]
  readonly deviations: readonly number[]
}

export const quantityBeyondNeed = defineDetector<Partial>({
  id: 'PR-13-QUANTITY',
  type: 'pattern_anomaly',
  partition: 'organization',
  phase: 'pattern_detection',
  fold(data, rows) {
    const { acts } = data
    const isAwarded = awardedActs(data)
    const item = itemOf(data)
    const [items, units] = [data.size('catalog') + data.size('category') + 1, data.size('unit') + 1]
    const asked = rows.filter((row) => isAwarded(row) && (acts.quantity[row] ?? 0) > 0 && item(row) >= 0)
    const keyOf = (row: number) =>
      ((acts.organization[row] ?? 0) * items + item(row)) * units + (acts.unit[row] ?? -1) + 1
    const [large, deviations] = [[] as Purchase[], [] as number[]]
    for (const own of groupBy(asked, keyOf).values()) {
      if (own.length <= historyMin) continue
      for (const purchase of purchasesOf(own, acts.quantity)) {
        deviations.push(purchase.deviation)
        if (purchase.ratio >= ratioMin && (acts.value[purchase.row] ?? 0) >= valueCentsMin) large.push(purchase)
      }
    }
    return { large, deviations }
  },
  reduce: (left, right) => ({
    large: concatenate(left.large, right.large),
    deviations: concatenate(left.deviations, right.deviations),
  }),
  finalize({ large, deviations }, data, context) {
    if (large.length === 0 || deviations.length < deviationsMin) return []
    const tail = readTail(deviations)
    return large.flatMap((purchase) => toCandidate(purchase, { tail, tests: deviations.length }, data, context) ?? [])
  },
})

function purchasesOf(own: readonly number[], quantities: Float64Array): Purchase[] {
  const sorted = Float64Array.from(own, (row) => quantities[row] ?? 1).sort()
  const others = own.length - 1
  return own.map((row) => {
    const quantity = quantities[row] ?? 1
    const place = sorted.indexOf(quantity)
    // The others in order: those after its place move up by one.
    const other = (at: number) => sorted[at < place ? at : at + 1] ?? 1
    const usual = (other((others - 1) >> 1) + other(others >> 1)) / 2
    return { row, deviation: Math.log(quantity / usual), ratio: quantity / other(others - 1), others, usual }
  })
}

type Tail = (deviation: number) => number

/** Chance of a deviation so high: as a normal law has it, and no less than an exponential from where the tail begins. */
function readTail(deviations: readonly number[]): Tail {
  const start = quantile(deviations, 1 - tailShare)
  const beyond = deviations.filter((deviation) => deviation > start).map((deviation) => deviation - start)
  const spread = median(deviations.map(Math.abs)) * madToSigma
  // The mean of an exponential is its median over ln 2.
  const mean = Math.max(spread / 4, (median(beyond) || 0) / Math.LN2)
  return (deviation) => (deviation <= start ? 1 : tailShare * Math.exp(-(deviation - start) / mean))
}

function toCandidate(
  purchase: Purchase,
  { tail, tests }: { readonly tail: Tail; readonly tests: number },
  data: Dataset,
  context: DetectionContext,
): Candidate | undefined {
  const { row, deviation, ratio, others, usual } = purchase
  if (context.selected[row] !== 1) return undefined
  const pValue = tail(deviation)
  const confidence = chanceConfidence(pValue * tests, confidenceMax)
  if (confidence < confidenceMin || isCampaign(data, row, usual)) return undefined
  const quantity = data.acts.quantity[row] ?? 0
  const rule = lawArticles(data, articles)(row)
  return {
    detector: 'PR-13-QUANTITY',
    type: 'pattern_anomaly',
    row,
    related: [],
    family: 'quantity',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'statistic',
    statistic: { method: 'exponential_tail', score: ratio, threshold: ratioMin, sample_size: tests, p_value: pValue },
    expected: {
      metric: 'quantity',
      observed: quantity,
      value: usual,
      counterfactual: Math.ceil((ratioMin * quantity) / ratio) - 1,
    },
    ...(rule ? { rule: { ...rule, status: 'suspect' } as const } : {}),
    money_at_risk_cents: shareOfValue(data, row, 1 - usual / quantity),
    factors: { quantity: 1 },
    facts: {
      quantity,
      usual_quantity: usual,
      largest_other: quantity / ratio,
      ratio,
      purchases: others,
      value_cents: data.acts.value[row] ?? 0,
    },
  }
}

/** True where other bodies bought far more than usual of the item in the same weeks too. */
function isCampaign(data: Dataset, row: number, usual: number): boolean {
  const { acts } = data
  const item = itemOf(data)
  const [day, code] = [acts.signing_day[row] ?? Number.NaN, item(row)]
  if (!isDay(day)) return false
  const [near, all] = [[] as number[], [] as number[]]
  for (const other of actsOfItem(data).get(code) ?? []) {
    if (acts.organization[other] === acts.organization[row] || acts.unit[other] !== acts.unit[row]) continue
    all.push(acts.quantity[other] ?? 0)
    if (Math.abs((acts.signing_day[other] ?? Number.NaN) - day) <= campaignDays) near.push(acts.quantity[other] ?? 0)
  }
  return usual > 0 && near.length >= campaignActsMin && median(near) >= campaignRatio * median(all)
}

const actsOfItem = oncePerDataset((data: Dataset): ReadonlyMap<number, readonly number[]> => {
  const item = itemOf(data)
  const isAwarded = awardedActs(data)
  const rows: number[] = []
  for (let row = 0; row < data.acts.length; row++) if (isAwarded(row) && item(row) >= 0) rows.push(row)
  return groupBy(rows, item)
})
