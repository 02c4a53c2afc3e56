// RE-03: a company opened shortly before it signed a contract that is large for a beginner (RE-04: and for its capital).
// Young small firms with small contracts are what the law favours (LC 123/2006), so small values are no finding.

import { type Dataset, isDay, personTypeCodes } from '../domain/dataset.ts'
import type { Candidate } from '../domain/finding.ts'
import { awardedActs } from './awarded-acts.ts'
import { concatenate, defineDetector } from './detector.ts'
import { oncePerDataset } from './once-per-dataset.ts'
import { shares } from './shares.ts'

/** Choice: under a year counts, under six months fully; the value counts from 80,000 and fully from 250,000 (domain.md RE-03). */
const ageDays = { full: 180, none: 365 }
const valueCents = { none: 80_000_00, full: 250_000_00 }
const capitalMultiple = 10

interface Registration {
  readonly openedDay: number
  readonly capital: number
}

export const newCompany = defineDetector<readonly Candidate[]>({
  id: 'RE-03',
  type: 'relationship_anomaly',
  partition: 'row',
  phase: 'agent_analysis',
  fold(data, rows, context) {
    const isAwarded = awardedActs(data)
    const registrations = readRegistrations(data)
    const candidates: Candidate[] = []
    for (const row of rows) {
      if (context.selected[row] !== 1 || !isAwarded(row) || !isCompany(data, row)) continue
      const candidate = judge(row, data, registrations)
      if (candidate) candidates.push(candidate)
    }
    return candidates
  },
  reduce: concatenate,
  finalize: (candidates) => candidates,
})

/** The earliest opening day and the largest capital that any register gives for a supplier. */
const readRegistrations = oncePerDataset(({ suppliers }): ReadonlyMap<number, Registration> => {
  const registrations = new Map<number, Registration>()
  for (let i = 0; i < suppliers.length; i++) {
    const openedDay = suppliers.opened_day[i] ?? 0
    const code = suppliers.supplier[i] ?? -1
    if (!isDay(openedDay) || code < 0) continue
    const known = registrations.get(code)
    const capital = Math.max(suppliers.capital[i] || 0, known?.capital ?? 0)
    registrations.set(code, { openedDay: Math.min(openedDay, known?.openedDay ?? openedDay), capital })
  }
  return registrations
})

function isCompany({ acts }: Dataset, row: number): boolean {
  const type = acts.person_type[row] ?? -1
  return type < 0 || personTypeCodes[type] === 'company' || personTypeCodes[type] === 'unknown'
}

function judge(row: number, data: Dataset, registrations: ReadonlyMap<number, Registration>): Candidate | undefined {
  const { acts } = data
  const registration = registrations.get(acts.supplier[row] ?? -1)
  const ownDay = acts.supplier_opened_day[row] ?? 0
  const openedDay = isDay(ownDay) ? ownDay : registration?.openedDay
  const signingDay = acts.signing_day[row] ?? 0
  if (openedDay === undefined || !isDay(signingDay)) return undefined
  const age = signingDay - openedDay
  const value = acts.value[row] ?? 0
  const capital = registration?.capital || Number.NaN
  const youth = ramp(age, ageDays.none, ageDays.full)
  const size = ramp(Math.log(value), Math.log(valueCents.none), Math.log(valueCents.full))
  // Opened after signing is a question of the order of dates or of a wrong register entry, not of age.
  if (age < 0 || youth === 0 || size === 0) return undefined
  const thin = capitalFactor(value, capital)
  return {
    detector: 'RE-03',
    type: 'relationship_anomaly',
    row,
    related: [],
    family: 'new_company',
    confidence: 0.95 * youth * Math.sqrt(size) * thin,
    sensitivity: 0,
    gravity: 'statistic',
    statistic: { method: 'company_age', score: age, threshold: ageDays.full, sample_size: 1 },
    expected: { metric: 'value_cents', observed: value, value: valueCents.none, counterfactual: valueCents.none },
    money_at_risk_cents: value / 2,
    factors: shares({ age: youth, value: Math.sqrt(size), capital: Number.isNaN(capital) ? 0 : thin }),
    facts: {
      supplier: data.text('supplier', acts.supplier[row] ?? -1),
      age_days: age,
      opened_day: openedDay,
      signing_day: signingDay,
      value_cents: value,
      ...(Number.isNaN(capital) ? {} : { capital_cents: capital, value_to_capital: value / capital }),
    },
  }
}

/** 0 at `none` and beyond, 1 at `full` and beyond, linear between. */
function ramp(x: number, none: number, full: number): number {
  return Math.min(1, Math.max(0, (x - none) / (full - none)))
}

/** A firm with capital for the contract is less remarkable; an unknown capital says nothing. */
function capitalFactor(value: number, capital: number): number {
  if (Number.isNaN(capital)) return 0.95
  return value / capital >= capitalMultiple ? 1 : 0.8
}
