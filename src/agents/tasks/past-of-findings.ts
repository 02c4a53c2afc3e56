// Past of findings: earlier acts of the same body for the same thing, so that a reader compares the act with its own history.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { standingActs } from '../../detect/views/acts/standing-acts.ts'
import type { Finding } from '../../domain/finding.ts'
import type { AnomalyFacts, Past } from '../../domain/reporting.ts'
import { limits } from '../../limits.ts'

interface PastQuestion {
  readonly row: number
  readonly metric: Past['metric']
  readonly earlier: { readonly day: number; readonly amount: number }[]
}

/** The findings, each with its past where enough is known of it. */
export function withPasts(dataset: Dataset, inputs: readonly AnomalyFacts[]): readonly AnomalyFacts[] {
  const pasts = readPasts(
    dataset,
    inputs.map(({ finding }) => finding),
  )
  return inputs.map((input, index) => {
    const past = pasts[index]
    return past ? { ...input, past } : input
  })
}

/** Of each finding the earlier acts of its body for the same item and unit: unit prices of prices, else values in BRL. */
export function readPasts(dataset: Dataset, findings: readonly Finding[]): readonly (Past | undefined)[] {
  const { acts } = dataset
  const [items, units] = [dataset.size('catalog'), dataset.size('unit') + 1]
  const keyOf = (row: number) => {
    const [body, item] = [acts.organization[row], acts.catalog[row]]
    return body < 0 || item < 0 ? -1 : (body * items + item) * units + acts.unit[row] + 1
  }
  const questions = findings.map(({ row, type }): PastQuestion => {
    const priced = type === 'price_anomaly' && acts.unit_price[row] > 0
    return { row, metric: priced ? 'unit_price' : 'value', earlier: [] }
  })
  const byKey = new Map<number, PastQuestion[]>()
  const bodies = new Uint8Array(dataset.size('organization'))
  for (const one of questions) {
    const key = keyOf(one.row)
    if (key < 0 || !isDay(acts.signing_day[one.row])) continue
    byKey.set(key, [...(byKey.get(key) ?? []), one])
    bodies[acts.organization[one.row]] = 1
  }
  if (byKey.size === 0) return questions.map(() => undefined)
  const stands = standingActs(dataset, ['contract', 'award'])
  for (let row = 0; row < acts.length; row++) {
    if (bodies[acts.organization[row]] !== 1) continue
    const wanted = byKey.get(keyOf(row))
    const day = acts.signing_day[row]
    if (wanted === undefined || !isDay(day) || !stands(row)) continue
    for (const one of wanted) {
      const amount = amountOf(dataset, row, one.metric)
      if (day < acts.signing_day[one.row] && amount > 0) one.earlier.push({ day, amount })
    }
  }
  return questions.map((one) => toPast(dataset, one))
}

function amountOf({ acts }: Dataset, row: number, metric: Past['metric']): number {
  return metric === 'unit_price' ? acts.unit_price[row] : acts.value[row] / 100
}

function toPast(dataset: Dataset, { row, metric, earlier }: PastQuestion): Past | undefined {
  const current = amountOf(dataset, row, metric)
  if (earlier.length < limits.comparedValuesMin || !(current > 0)) return undefined
  const [days, amounts] = [earlier.map(({ day }) => day), earlier.map(({ amount }) => amount)]
  const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length
  const squares = amounts.reduce((sum, amount) => sum + (amount - mean) ** 2, 0)
  return {
    metric,
    current,
    mean,
    deviation: Math.sqrt(squares / (amounts.length - 1)),
    count: amounts.length,
    first_day: days.reduce((least, day) => Math.min(least, day)),
    last_day: days.reduce((most, day) => Math.max(most, day)),
  }
}
