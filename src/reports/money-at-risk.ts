// Money at risk: how much of a finding's value is in question, how that is counted and why.

import { toMoney, toRatio } from '../domain/figures.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { actsOfCandidate } from './acts-of-candidate.ts'
import {
  type MoneyMethod,
  moneyMethodOf,
  moneyReasons,
  quarterReason,
  quarters,
  referenceOf,
} from './catalogue/money-at-risk.ts'
import { fillFirst, money, number, text } from './template.ts'

/** The candidate that decides the money at risk; undefined where there is none. */
function decidingCandidate({ finding }: AnomalyInput): Candidate | undefined {
  const cents = finding.money_at_risk_cents
  return cents > 0 ? finding.candidates.find((one) => Math.round(one.money_at_risk_cents) === cents) : undefined
}

/** The value of a candidate's acts in cents, of a contract with its amendments; undefined where it is not known of all of them. */
function centsOfActs(candidate: Candidate, input: AnomalyInput): number | undefined {
  const { value_cents, sum_cents, ceiling_cents, contract_value_cents, estimate_cents } = candidate.facts
  const stated = [value_cents, sum_cents, ceiling_cents, contract_value_cents].find(
    (cents) => typeof cents === 'number' && cents > 0,
  )
  if (typeof stated === 'number') return stated * copiesOf(candidate)
  const members = actsOfCandidate(input, candidate)
  const values = members.map(({ value = 0 }) => value)
  if (members.length === candidate.related.length + 1 && values.every((value) => value > 0))
    return Math.round(values.reduce((sum, value) => sum + value) * 100)
  return typeof estimate_cents === 'number' && estimate_cents > 0 ? estimate_cents : undefined
}

/** How often a value stands: that of equal contracts is the value of each. */
function copiesOf({ detector, facts: { contracts } }: Candidate): number {
  return moneyMethodOf(detector) === 'repeated_amount' && typeof contracts === 'number' ? contracts : 1
}

/** How the money at risk is counted; what an award exceeds its estimate by is no share of its value. */
function methodOf(candidate: Candidate, share: number | undefined): MoneyMethod | 'whole_value' {
  const method = moneyMethodOf(candidate.detector)
  if (method !== 'share_of_value') return method
  if (candidate.facts.addition_cents === candidate.money_at_risk_cents) return 'amount_in_question'
  if (isExcess(candidate)) return 'above_reference'
  return share === 1 ? 'whole_value' : method
}

/** Whether the money at risk is just what the observed amount exceeds the expected one by: of an award, above its estimate. */
function isExcess({ expected, money_at_risk_cents }: Candidate): boolean {
  return expected?.metric.endsWith('_cents') === true && expected.observed - expected.value === money_at_risk_cents
}

/** The money at risk in BRL with its basis, as fields of an answer. */
export function moneyAtRisk(input: AnomalyInput) {
  const { money_at_risk_cents } = input.finding
  const basis = basisOf(input)
  return { money_at_risk: toMoney(money_at_risk_cents / 100), ...(basis && { money_at_risk_basis: basis }) }
}

/** The method, the share of the value where that is known, and the reason in words; undefined where nothing is at risk. */
export function basisOf(input: AnomalyInput) {
  const candidate = decidingCandidate(input)
  if (candidate === undefined) return undefined
  const value = centsOfActs(candidate, input)
  const share = value === undefined ? undefined : toRatio(input.finding.money_at_risk_cents / value)
  const method = methodOf(candidate, share)
  const quarter = method === 'share_of_value' ? quarters[candidate.detector] : undefined
  const values = {
    reference: text((quarter ?? referenceOf(candidate.detector))[input.language]),
    ...(value !== undefined && share !== undefined && { share: number(share), value: money(value / 100) }),
  }
  const reason = fillFirst([quarter ? quarterReason : moneyReasons[method]], values, input.language)
  return { method, ...(share !== undefined && { share }), reason }
}
