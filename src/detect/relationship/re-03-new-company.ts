// RE-03: a company opened shortly before it signed a contract that is large for a beginner (RE-04: and for its capital).
// Young small firms with small contracts are what the law favours (LC 123/2006), so small values are no finding.

import { DAY_ABSENT, type Dataset, isDay, personTypeCodes } from '../../dataset/dataset.ts'
import type { Candidate } from '../../domain/finding.ts'
import { defineDetector } from '../detector.ts'
import { atLeast } from '../evidence/legal-bound.ts'
import { shares } from '../evidence/shares.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'
import { type Registrations, readRegistrations } from '../views/suppliers/registrations.ts'

/** Choice: under a year counts, under six months fully; the value counts from 80,000 and fully from 250,000 (docs/detection.md#suppliers). */
const ageDays = { full: 180, none: 365 }
const valueCents = { none: 80_000_00, full: 250_000_00 }
const capitalMultiple = 10

export const newCompany = defineDetector<readonly Candidate[]>({
  id: 'RE-03',
  names: { supplier: 'supplier' },
  restsOn: [{ table: 'suppliers' }],
  needs: ['acts.supplier', 'acts.value', 'acts.signing_day', 'suppliers.opened_day'],
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
  finalize: (candidates) => candidates,
})

function isCompany({ acts }: Dataset, row: number): boolean {
  const type = acts.person_type[row]
  return type < 0 || personTypeCodes[type] === 'company' || personTypeCodes[type] === 'unknown'
}

function judge(row: number, data: Dataset, { openedDays, capitals }: Registrations): Candidate | undefined {
  const { acts } = data
  const supplier = acts.supplier[row]
  const ownDay = acts.supplier_opened_day[row]
  const openedDay = isDay(ownDay) ? ownDay : (openedDays[supplier] ?? DAY_ABSENT)
  const signingDay = acts.signing_day[row]
  if (!isDay(openedDay) || !isDay(signingDay)) return undefined
  const age = signingDay - openedDay
  const youth = ramp(age, ageDays.none, ageDays.full)
  // Opened after signing is a question of the order of dates or of a wrong register entry, not of age.
  if (age < 0 || youth === 0) return undefined
  const value = acts.value[row]
  const capital = capitals[supplier] || Number.NaN
  const size = ramp(Math.log(value), Math.log(valueCents.none), Math.log(valueCents.full))
  if (size === 0) return undefined
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
    statistic: { method: 'company_age', score: age, threshold: ageDays.none, sample_size: 1 },
    expected: atLeast('signing_day', signingDay, openedDay + ageDays.none),
    money_at_risk_cents: value / 2,
    factors: shares({ age: youth, value: Math.sqrt(size), capital: Number.isNaN(capital) ? 0 : thin }),
    facts: {
      supplier: data.text('supplier', acts.supplier[row]),
      age_days: age,
      opened_day: openedDay,
      signing_day: signingDay,
      value_cents: value,
      small_value_cents: valueCents.none,
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
