// PA-23: a body that buys many times what it ever bought of an item, while others do not. A campaign that all bodies take part
// in is no finding; nor is what an item's purchases vary by, which is read from all bodies that buy an item again and again.

import type { Dataset } from '../../dataset/dataset.ts'
import { isDay } from '../../dataset/dataset.ts'
import { everyRow } from '../../dataset/every-row.ts'
import { gather } from '../../dataset/gather.ts'
import { groupCodes, groupKeys, type KeyGroups } from '../../dataset/group-keys.ts'
import { pickRows, pickValues } from '../../dataset/keep-rows.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import type { Candidate } from '../../domain/finding.ts'
import { median } from '../../stats/median.ts'
import { madToSigma } from '../../stats/median-absolute-deviation.ts'
import { quantile } from '../../stats/quantile.ts'
import { type DetectionContext, defineDetector } from '../detector.ts'
import { chanceConfidence, confidenceMin, groupSensitivity } from '../evidence/chance-confidence.ts'
import { shareOfValue } from '../forms/act-rule.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { unitOf } from '../views/acts/unit-names.ts'
import { lawArticles } from '../views/law/law-articles.ts'

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

interface JudgedPurchases {
  readonly large: readonly Purchase[]
  /** Of every purchase that can be judged. */
  readonly deviations: Float64Array
}

export const quantityBeyondNeed = defineDetector<JudgedPurchases>({
  id: 'PA-23',
  aliases: ['PR-13-QUANTITY'],
  laws: ['Lei 14.133/2021, art. 40, III', 'Lei 8.666/1993, art. 15, §7, II'],
  needs: ['acts.organization', ['acts.catalog', 'acts.category'], 'acts.quantity'],
  partition: 'organization',
  phase: 'pattern_detection',
  fold(data, rows) {
    const { acts } = data
    const isAwarded = awardedActs(data)
    // A quantity that is the value in reais, at a price of 1, is an amount in the wrong column.
    const isAmount = (row: number) => acts.unit_price[row] === 1 && acts.quantity[row] * 100 === acts.value[row]
    const item = itemOf(data)
    const ownUnit = unitOf(data)
    const [items, units] = [data.size('catalog') + data.size('category') + 1, data.size('unit') + 1]
    const eligible = pickRows(
      rows,
      (row) => isAwarded(row) && acts.quantity[row] > 0 && item(row) >= 0 && !isAmount(row),
    )
    const keyOf = (row: number) => (acts.organization[row] * items + item(row)) * units + ownUnit(row) + 1
    return judgePurchases(data, eligible, groupKeys(gather(eligible, keyOf)))
  },
  finalize({ large, deviations }, data, context) {
    if (large.length === 0 || deviations.length < deviationsMin) return []
    const tail = readTail(deviations)
    return large.flatMap((purchase) => toCandidate(purchase, { tail, tests: deviations.length }, data, context) ?? [])
  },
})

/** Holds each purchase against the body's others of the same item and unit. */
function judgePurchases({ acts }: Dataset, rows: Int32Array, { starts, members, length }: KeyGroups): JudgedPurchases {
  const { quantity, value } = acts
  const large: Purchase[] = []
  const [deviations, scratch] = [new Float64Array(rows.length), new Float64Array(rows.length)]
  let judged = 0
  for (let group = 0; group < length; group++) {
    const [start, end] = [starts[group], starts[group + 1]]
    const others = end - start - 1
    if (others < historyMin) continue
    const sorted = scratch.subarray(0, others + 1)
    for (let at = start; at < end; at++) sorted[at - start] = quantity[rows[members[at]]]
    sorted.sort()
    for (let at = start; at < end; at++) {
      const row = rows[members[at]]
      const own = quantity[row]
      const place = placeOf(sorted, own)
      // The others in order: those after its place move up by one.
      const other = (i: number) => sorted[i < place ? i : i + 1]
      const usual = (other((others - 1) >> 1) + other(others >> 1)) / 2
      const [deviation, ratio] = [Math.log(own / usual), own / other(others - 1)]
      deviations[judged++] = deviation
      if (ratio >= ratioMin && value[row] >= valueCentsMin) large.push({ row, deviation, ratio, others, usual })
    }
  }
  return { large, deviations: deviations.slice(0, judged) }
}

/** Place of the first of some ascending values that is not below one of them. */
function placeOf(sorted: Float64Array, value: number): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (sorted[middle] < value) from = middle + 1
    else to = middle
  }
  return from
}

type Tail = (deviation: number) => number

/** Chance of a deviation so high: as a normal law has it, and no less than an exponential from where the tail begins. */
function readTail(deviations: Float64Array): Tail {
  const start = quantile(deviations, 1 - tailShare)
  const beyond = pickValues(deviations, (deviation) => deviation > start).map((deviation) => deviation - start)
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
  const quantity = data.acts.quantity[row]
  const rule = lawArticles(data, articles)(row)
  return {
    detector: 'PA-23',
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
      value_cents: data.acts.value[row],
    },
  }
}

/** True where other bodies bought far more than usual of the item in the same weeks too. */
function isCampaign(data: Dataset, row: number, usual: number): boolean {
  const { acts } = data
  const item = itemOf(data)
  const ownUnit = unitOf(data)
  const [day, code] = [acts.signing_day[row], item(row)]
  if (!isDay(day)) return false
  const [near, all] = [[] as number[], [] as number[]]
  const { starts, members } = actsOfItems(data)
  for (const other of members.subarray(starts[code], starts[code + 1])) {
    if (acts.organization[other] === acts.organization[row] || ownUnit(other) !== ownUnit(row)) continue
    all.push(acts.quantity[other])
    if (Math.abs(acts.signing_day[other] - day) <= campaignDays) near.push(acts.quantity[other])
  }
  return usual > 0 && near.length >= campaignActsMin && median(near) >= campaignRatio * median(all)
}

/** The rows of each item's acts. */
const actsOfItems = oncePerDataset((data: Dataset): KeyGroups => {
  const item = itemOf(data)
  const isAwarded = awardedActs(data)
  const codes = everyRow(data).map((row) => (isAwarded(row) ? item(row) : -1))
  return groupCodes(codes, data.size('catalog') + data.size('category'))
})
