// PA-02: an organisation, or an organisation with one supplier, whose direct awards crowd just below the limit.
// A weak sign by itself (prices may lie there), so its confidence is capped; splitting (PA-01) is the same family. Values a hair below
// the limit, again and again, are set by the limit and not by a price.

import { ABSENT_CODE, type Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import type { Candidate } from '../../domain/finding.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import { type DetectionContext, defineDetector } from '../detector.ts'
import { confidenceMin, groupConfidence, groupSensitivity } from '../evidence/chance-confidence.ts'
import { selectMembers } from '../evidence/group-members.ts'
import { type LimitedAward, limitedAwards } from '../views/acts/near-limit-awards.ts'

/** Awards from .6 of the limit are compared; those from .9 count as just below it (docs/detection.md#near-the-limit). */
const comparedRatio = 0.6
const justBelowRatio = 0.9
const justBelowMin = { organization: 5, organization_supplier: 3 }
const confidenceMax = 0.6
/** Choice: three values within two thousandths of their limits. */
const hair = { ratio: 0.998, min: 3, confidenceMax: 0.86 }

type Scope = keyof typeof justBelowMin
type Band = 'near' | 'hair'

interface Group {
  readonly scope: Scope
  readonly band: Band
  readonly justBelow: readonly LimitedAward[]
  readonly compared: number
}

interface Partial {
  readonly groups: readonly Group[]
  readonly compared: number
  /** Awards in each band. */
  readonly inBand: Readonly<Record<Band, number>>
  readonly tests: number
}

export const bunching = defineDetector<Partial>({
  id: 'PA-02',
  type: 'pattern_anomaly',
  names: { supplier: 'supplier', organization: 'organization' },
  laws: ['Lei 14.133/2021, art. 75, I e II', 'Lei 8.666/1993, art. 24, I e II'],
  needs: ['acts.organization', 'acts.legal_basis', 'acts.value'],
  partition: 'organization',
  phase: 'pattern_detection',
  fold(data, rows) {
    const { organization, supplier } = data.acts
    const toAward = limitedAwards(data, { least: comparedRatio, below: 1 })
    const awards: LimitedAward[] = []
    for (const row of rows) {
      const award = organization[row] === ABSENT_CODE ? undefined : toAward(row)
      if (award !== undefined) awards.push(award)
    }
    const groups: Group[] = []
    let tests = 0
    const test = (scope: Scope, compared: readonly LimitedAward[]) => {
      if (compared.length < justBelowMin[scope]) return
      tests++
      const justBelow = compared.filter(isJustBelow)
      if (justBelow.length >= justBelowMin[scope])
        groups.push({ scope, band: 'near', justBelow, compared: compared.length })
      const closest = compared.filter(isAHairBelow)
      if (closest.length >= hair.min)
        groups.push({ scope, band: 'hair', justBelow: closest, compared: compared.length })
    }
    for (const own of groupBy(awards, ({ row }) => organization[row]).values()) {
      test('organization', own)
      for (const pair of groupBy(own, ({ row }) => supplier[row]).values())
        if (pair.length < own.length) test('organization_supplier', pair)
    }
    const inBand = { near: awards.filter(isJustBelow).length, hair: awards.filter(isAHairBelow).length }
    return { groups, compared: awards.length, inBand, tests }
  },
  reduce: (left, right) => ({
    groups: [...left.groups, ...right.groups],
    compared: left.compared + right.compared,
    inBand: { near: left.inBand.near + right.inBand.near, hair: left.inBand.hair + right.inBand.hair },
    tests: left.tests + right.tests,
  }),
  finalize: (partial, data, context) =>
    partial.groups.flatMap((group) => toCandidate(group, partial, data, context) ?? []),
})

function isJustBelow({ ratio }: LimitedAward): boolean {
  return ratio >= justBelowRatio
}

function isAHairBelow({ ratio }: LimitedAward): boolean {
  return ratio >= hair.ratio
}

/** Share of an even density that lies in each band, and awards on which the share of the others leans. */
const evenShare: Readonly<Record<Band, number>> = { near: 0.25, hair: (1 - hair.ratio) / (1 - comparedRatio) }
const leaningAwards = 20

function toCandidate(group: Group, all: Partial, data: Dataset, context: DetectionContext): Candidate | undefined {
  const { justBelow, compared, scope, band } = group
  const [first] = justBelow
  const others = { inBand: all.inBand[band] - justBelow.length, all: all.compared - compared }
  const share = (others.inBand + evenShare[band] * leaningAwards) / (others.all + leaningAwards)
  const pValue = binomialTail(justBelow.length, compared, share)
  const confidence = groupConfidence(pValue, all.tests, band === 'hair' ? hair.confidenceMax : confidenceMax)
  const members =
    confidence < confidenceMin
      ? undefined
      : selectMembers(
          justBelow.map(({ row }) => row),
          data,
          context,
        )
  if (!members || !first) return undefined
  const organization = data.text('organization', data.acts.organization[first.row] ?? ABSENT_CODE)
  const supplier = data.text('supplier', data.acts.supplier[first.row] ?? ABSENT_CODE)
  const names = scope === 'organization' ? { organization } : { organization, supplier }
  return {
    detector: 'PA-02',
    type: 'pattern_anomaly',
    row: members.row,
    related: members.related,
    group: `${band === 'hair' ? 'hair' : 'bunching'} ${Object.values(names).join(' ')}`,
    family: 'direct_award_limit',
    confidence,
    sensitivity: groupSensitivity(pValue),
    gravity: 'group',
    statistic: {
      method: 'binomial_tail',
      score: justBelow.length / compared,
      threshold: share,
      sample_size: compared,
      p_value: pValue,
    },
    expected: { metric: 'awards_just_below_limit', observed: justBelow.length, value: share * compared },
    rule: {
      law: first.limit.law,
      article: first.limit.article,
      reference_day: first.day,
      table: first.limit.table,
      limit: first.limit.limit_cents / 100,
      limit_unit: 'BRL',
      status: 'suspect',
    },
    money_at_risk_cents: members.value_cents / 4,
    factors: { share_just_below_limit: 1 },
    facts: {
      ...names,
      awards_just_below: justBelow.length,
      awards_compared: compared,
      share_of_others: share,
      value_cents: members.value_cents,
    },
  }
}
