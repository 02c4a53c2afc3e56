// PA-01 where the legal basis is not known: one body bought one item from one supplier in three purchases or more within two days,
// each below the limit of a direct award and near it, above it in sum. They may have been lawful tenders, so splitting is no more
// than possible, and sums are of one year (docs/law.md#art-75).

import { codeTable } from '../../dataset/code-table.ts'
import { ABSENT_CODE, type Dataset, isDay } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { pickRows } from '../../dataset/keep-rows.ts'
import { yearOf } from '../../domain/days.ts'
import type { DirectAwardLimit } from '../../domain/direct-award-limits.ts'
import type { Candidate } from '../../domain/finding.ts'
import { type DetectionContext, defineDetector } from '../detector.ts'
import { selectMembers } from '../evidence/group-members.ts'
import { limitEvidence } from '../evidence/limit-evidence.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { nearRatio } from '../views/acts/near-limit-awards.ts'
import { oneNeedDays, oneNeedPurchasesMin } from '../views/acts/one-need.ts'
import { bodyRegimes } from '../views/law/body-regimes.ts'
import { directAwardLimits } from '../views/law/direct-award-limits.ts'

const confidence = 0.6

export const possibleSplitting = defineDetector<readonly Candidate[]>({
  id: 'PA-01-POSSIBLE',
  names: { supplier: 'supplier', organization: 'organization', item: 'item' },
  laws: ['Lei 14.133/2021, art. 75, II', 'Lei 8.666/1993, art. 24, II'],
  needs: ['acts.organization', 'acts.supplier', 'acts.value', ['acts.signing_day', 'acts.publication_day']],
  partition: 'organization',
  phase: 'pattern_detection',
  fold(data, rows, context) {
    const isUnstated = unstatedAwards(data)
    return [...groupBy(pickRows(rows, isUnstated), (row) => needKey(data, row)).values()].flatMap((alike) =>
      alike.length < oneNeedPurchasesMin ? [] : findSplits(alike, data, context),
    )
  },
  finalize: (candidates) => candidates,
})

/** Awards that state no legal basis, and no method but a direct one. */
function unstatedAwards(data: Dataset): (row: number) => boolean {
  const { legal_basis, modality } = data.acts
  const isAwarded = awardedActs(data)
  const regimeOf = bodyRegimes(data)
  const isDispensa = codeTable(data, 'modality', (text) => text === 'dispensa')
  return (row) =>
    legal_basis[row] === ABSENT_CODE &&
    (modality[row] === ABSENT_CODE || isDispensa(modality[row]) === true) &&
    regimeOf(row) !== 'own_rules' &&
    regimeOf(row) !== 'state_company' &&
    isAwarded(row)
}

/**
 * What one need has in common; without a catalogue code, an equal quantity at an equal price stands for the item. One source and
 * kind of record, since one purchase has records of two kinds. Undefined when a part of it is not known.
 */
function needKey({ acts }: Dataset, row: number): string | undefined {
  const parts = [acts.organization[row], acts.supplier[row]]
  const [catalog = ABSENT_CODE, quantity = 0, price = 0] = [acts.catalog[row], acts.quantity[row], acts.unit_price[row]]
  const item = catalog !== ABSENT_CODE ? catalog : quantity > 0 && price > 0 ? `${quantity} x ${price}` : undefined
  if (item === undefined || parts.includes(ABSENT_CODE)) return undefined
  return [acts.source[row], acts.record_kind[row], ...parts, item].join(' ')
}

interface Purchase {
  readonly row: number
  readonly day: number
  /** What the day is of. */
  readonly event: 'award' | 'signing' | 'publication'
  readonly value: number
  readonly limit: DirectAwardLimit
}

/** The earliest windows first; each purchase in one. */
function findSplits(alike: readonly number[], data: Dataset, context: DetectionContext): Candidate[] {
  let left = purchases(alike, data)
  const found: Candidate[] = []
  while (left.length >= oneNeedPurchasesMin) {
    const start = left[0]?.day ?? 0
    const own = left.filter(({ day }) => day - start <= oneNeedDays && yearOf(day) === yearOf(start))
    const candidate = own.length < oneNeedPurchasesMin ? undefined : toCandidate(own, data, context)
    if (candidate) found.push(candidate)
    left = candidate ? left.filter((one) => !own.includes(one)) : left.slice(1)
  }
  return found
}

/** Purchases near the limit of their day, by day; awards of one tender are one purchase and no splitting of it. */
function purchases(alike: readonly number[], data: Dataset): Purchase[] {
  const { tender } = data.acts
  const limitOf = generalLimits(data)
  const byTender = groupBy(alike, (row) => (tender[row] === ABSENT_CODE ? -1 - row : tender[row]))
  return [...byTender.values()]
    .flatMap((rows) => {
      const row = rows.length === 1 ? rows[0] : undefined
      return row === undefined ? [] : (toPurchase(row, data.acts, limitOf) ?? [])
    })
    .sort((a, b) => a.day - b.day || a.row - b.row)
}

const events = ['award', 'signing', 'publication'] as const

function toPurchase(
  row: number,
  acts: Dataset['acts'],
  limitOf: ReturnType<typeof generalLimits>,
): Purchase | undefined {
  const event = events.find((one) => isDay(acts[`${one}_day`][row]))
  if (event === undefined) return undefined
  const day = acts[`${event}_day`][row]
  const limit = limitOf(row, day)
  const value = acts.value[row]
  const isNear = limit !== undefined && value >= nearRatio * limit.limit_cents && value < limit.limit_cents
  return isNear ? { row, day, event, value, limit } : undefined
}

/** The limit for goods and services; where two laws were in force the newer, whose limit is the higher and accuses less. */
function generalLimits(data: Dataset): (row: number, day: number) => DirectAwardLimit | undefined {
  const limitOf = directAwardLimits(data)
  return (row, day) =>
    limitOf(row, { law: 14133, article: 75, item: 'II' }, day) ??
    limitOf(row, { law: 8666, article: 24, item: 'II' }, day)
}

function toCandidate(own: readonly Purchase[], data: Dataset, context: DetectionContext): Candidate | undefined {
  const [first] = own
  const sum = own.reduce((total, { value }) => total + value, 0)
  if (!first || own.some(({ limit }) => sum <= limit.limit_cents)) return undefined
  const rows = own.map(({ row }) => row)
  const members = selectMembers(rows, data, context)
  if (!members) return undefined
  const { limit } = first
  const organization = data.text('organization', data.acts.organization[first.row])
  const supplier = data.text('supplier', data.acts.supplier[first.row])
  return {
    detector: 'PA-01-POSSIBLE',
    type: 'pattern_anomaly',
    row: members.row,
    related: members.related,
    group: `possible splitting ${organization} ${supplier} ${first.day} ${Math.min(...rows)}`,
    family: 'direct_award_limit',
    confidence,
    sensitivity: 0,
    gravity: 'rule',
    statistic: { method: 'legal_limit', score: sum / limit.limit_cents, threshold: 1, sample_size: own.length },
    ...limitEvidence(limit, { metric: 'sum_cents', cents: sum, referenceDay: first.day }, 'suspect'),
    money_at_risk_cents: sum - limit.limit_cents,
    factors: { awards_in_window: 0.5, same_supplier: 0.5 },
    facts: {
      organization,
      supplier,
      ...itemOf(first.row, data),
      awards: own.length,
      sum_cents: sum,
      limit_cents: limit.limit_cents,
      sum_to_limit: sum / limit.limit_cents,
      first_day: first.day,
      last_day: Math.max(...own.map(({ day }) => day)),
      ...(own.every(({ event }) => event === first.event) ? { reference_date: first.event } : {}),
    },
  }
}

/** The item in common, or the quantity and price that stand for it. */
function itemOf(row: number, data: Dataset): Candidate['facts'] {
  const { catalog, quantity, unit_price } = data.acts
  return catalog[row] === ABSENT_CODE
    ? { quantity: quantity[row], unit_price: unit_price[row] }
    : { item: data.text('catalog', catalog[row]) }
}
