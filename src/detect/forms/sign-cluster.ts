// Sign clusters: a supplier at one body, a supplier, or a body whose acts carry a sign far more often than the same items elsewhere
// lead to expect. Acts of one tender, or at one price, are one decision and count once. Groups differ by habit, so that what the
// bulk of groups shows beyond chance is taken off before anything is said; what a supplier at one body explains is not held against
// either elsewhere.

import type { Dataset } from '../../dataset/dataset.ts'
import { gather } from '../../dataset/gather.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { groupKeys, type KeyGroups } from '../../dataset/group-keys.ts'
import { keepMarkedRows, pickValues } from '../../dataset/keep-rows.ts'
import { assertWantedAt } from '../../dataset/wanted.ts'
import { binomialTail } from '../../stats/binomial-tail.ts'
import type { Detector, DetectorDeclaration } from '../detector.ts'
import type { GroupMembers } from '../evidence/group-members.ts'
import { decisions } from '../views/acts/decisions.ts'
import { type ActKind, standingMarks } from '../views/acts/standing-acts.ts'
import { type LawArticles, lawArticles } from '../views/law/law-articles.ts'
import { chanceEvidence, defineGroupTest, type GroupEvidence, type GroupWords } from './group-test.ts'

type Scope = 'pair' | 'supplier' | 'organization'

export interface SignCluster extends DetectorDeclaration {
  readonly family: string
  readonly kinds: readonly ActKind[]
  /** Share of the group's acts that carry the sign from which it matters. */
  readonly shareMin: number
  /** Part of the value of the acts with the sign that is at risk. */
  readonly riskShare: number
  readonly factor: string
  readonly articles?: LawArticles
  /** What counts once, as a code by act; the decision behind an act where absent. */
  readonly onceEach?: (data: Dataset) => Int32Array
  /** A law that holds whatever law the act stands on. */
  readonly law?: { readonly law: string; readonly article: string }
  prepare(data: Dataset): {
    /** True for an act that carries the sign; undefined for one that cannot be judged. */
    hasSign(row: number): boolean | undefined
    /** Acts of one stratum are alike, by a code from 0; −1 is a stratum too. */
    stratumOf(row: number): number
  }
}

/** Choice: fewer acts with the sign than this are a coincidence. */
const hitsMin = 5
/** Choice: a body is odd when several of its suppliers are, and a supplier when several bodies are. */
const othersMin = { supplier: 2, organization: 3 } as const
/** Choice: a stratum's share leans on so many acts at the share of all, and no sign is taken for rarer than this. */
const leaningActs = 10
const signShareMin = 0.003
/** Choice: what more than this share of comparable acts carry is a custom and no evidence. */
const customShare = 0.25
/** Choice: no group says more of how much honest ones differ than one four deviations away. */
const residualMax = 16

/** JudgedActs acts in columns, and how many of each stratum, by its code + 1, there are and carry the sign. */
interface JudgedActs {
  readonly rows: Int32Array
  readonly hits: Uint8Array
  readonly strata: Int32Array
  readonly trialsOf: Int32Array
  readonly hitsOf: Int32Array
  readonly share: number
}

/** A detector of groups in which a sign clusters. */
export function defineSignCluster(test: SignCluster): Detector {
  return defineGroupTest({
    ...test,
    partition: 'whole',
    fold(data, rows) {
      const judged = judge(data, keepMarkedRows(rows, standingMarks(data, test.kinds)), test)
      if (judged === undefined) return []
      const explained = new Uint8Array(data.acts.length)
      return (['pair', 'supplier', 'organization'] as const).flatMap((scope) => {
        const found = findClusters(data, judged, { scope, explained, test })
        for (const { rows: own, confidence } of found) if (confidence >= 0.5) for (const row of own) explained[row] = 1
        return found
      })
    },
    weigh: (clusters) => clusters,
    describe: (cluster, members, data) => describeCluster(cluster, members, { data, test }),
  })
}

function judge(data: Dataset, eligible: Int32Array, test: SignCluster): JudgedActs | undefined {
  const { hasSign, stratumOf } = test.prepare(data)
  const { organization, supplier } = data.acts
  const [rows, hits] = [new Int32Array(eligible.length), new Uint8Array(eligible.length)]
  let [count, sum] = [0, 0]
  for (let at = 0; at < eligible.length; at++) {
    assertWantedAt(at)
    const row = eligible[at]
    if (organization[row] < 0 || supplier[row] < 0) continue
    const sign = hasSign(row)
    if (sign === undefined) continue
    rows[count] = row
    if (sign) {
      hits[count] = 1
      sum++
    }
    count++
  }
  if (sum < hitsMin) return undefined
  const judged = rows.slice(0, count)
  return {
    rows: judged,
    hits,
    ...countStrata(
      judged.map((row) => stratumOf(row) + 1),
      hits,
    ),
    share: sum / count,
  }
}

function countStrata(strata: Int32Array, hits: Uint8Array) {
  const length = strata.reduce((most, code) => Math.max(most, code), 0) + 1
  const [trialsOf, hitsOf] = [new Int32Array(length), new Int32Array(length)]
  for (let at = 0; at < strata.length; at++) {
    const code = strata[at]
    trialsOf[code] = trialsOf[code] + 1
    hitsOf[code] = hitsOf[code] + hits[at]
  }
  return { strata, trialsOf, hitsOf }
}

interface ClusterScope {
  readonly scope: Scope
  /** By act, 1 where a narrower group speaks for it. */
  readonly explained: Uint8Array
  readonly test: SignCluster
}

interface SignedActs {
  readonly trials: number
  readonly hits: number
}

function findClusters(data: Dataset, judged: JudgedActs, within: ClusterScope): readonly Cluster[] {
  const { rows, hits } = judged
  const { scope, test } = within
  const keys = scopeKeys(data, rows, within)
  // Most signs are rare: where no group has enough of them, the many acts without one need not be grouped.
  if (!hasEnough(pickValues(keys, (_, at) => hits[at] === 1))) return []
  const tested = groupsOf(groupKeys(keys), hits)
  const residualOf = (acts: SignedActs) => Math.min(residualMax, squaredResidual(acts, judged.share))
  const all = tested.reduce((sum, acts) => sum + residualOf(acts), 0)
  return tested.flatMap((acts) => {
    if (acts.hits < hitsMin) return []
    const group = countDecisions(acts.members, judged, (test.onceEach ?? decisions)(data))
    if (group.hits < hitsMin || group.hits < test.shareMin * group.trials) return []
    const dispersion = Math.max(1, (all - residualOf(acts)) / Math.max(1, tested.length - 1))
    const marked = Array.from(
      acts.members.filter((place) => hits[place] === 1),
      (place) => rows[place],
    )
    if (isOneSided(marked, data, scope)) return []
    const share = Math.max(signShareMin, expectedShare(acts.members, judged))
    if (share > customShare) return []
    const pValue = binomialTail(
      Math.floor(group.hits / dispersion),
      Math.max(Math.floor(group.hits / dispersion), Math.ceil(group.trials / dispersion)),
      share,
    )
    return [{ ...group, scope, share, groups: tested.length, rows: marked, ...chanceEvidence(pValue, tested.length) }]
  })
}

/** The group of each judged act as a whole number; −1 for those that a narrower group speaks for. */
function scopeKeys(data: Dataset, rows: Int32Array, { scope, explained }: ClusterScope): Float64Array {
  const { organization, supplier } = data.acts
  const suppliers = data.size('supplier')
  return gather(rows, (row) => {
    if (explained[row] === 1) return -1
    if (scope === 'supplier') return supplier[row]
    const body = organization[row]
    return scope === 'organization' ? body : body * suppliers + supplier[row]
  })
}

function hasEnough(keys: Float64Array): boolean {
  const { starts } = groupKeys(keys)
  return starts.some((start, at) => start - (starts[at - 1] ?? 0) >= hitsMin)
}

/** Groups with acts enough, in the order of their first acts. */
function groupsOf({ length, starts, members }: KeyGroups, hits: Uint8Array) {
  const groups: (SignedActs & { readonly members: Int32Array })[] = []
  for (let group = 0; group < length; group++) {
    const own = members.subarray(starts[group], starts[group + 1])
    if (own.length >= hitsMin)
      groups.push({ trials: own.length, hits: own.reduce((sum, at) => sum + hits[at], 0), members: own })
  }
  return groups
}

/** Decisions behind the acts of a group, and those of which every act carries the sign. */
function countDecisions(members: Int32Array, { rows, hits }: JudgedActs, decisionOf: Int32Array): SignedActs {
  const signs = new Map<number, number>()
  for (const at of members) {
    const decision = decisionOf[rows[at]]
    signs.set(decision, Math.min(signs.get(decision) ?? 1, hits[at]))
  }
  let sum = 0
  for (const sign of signs.values()) sum += sign
  return { trials: signs.size, hits: sum }
}

function squaredResidual({ trials, hits }: SignedActs, share: number): number {
  return (hits - trials * share) ** 2 / (trials * share * (1 - share) || 1)
}

/** True where one supplier of a body, or one body of a supplier, has most of the acts. */
function isOneSided(rows: readonly number[], { acts }: Dataset, scope: Scope): boolean {
  if (scope === 'pair') return false
  const others = [...groupBy(rows, (row) => acts[scope === 'supplier' ? 'organization' : 'supplier'][row]).values()]
  return others.length < othersMin[scope] || others.some(({ length }) => length > rows.length / 2)
}

/** The share that the other acts of the same strata lead to expect. */
function expectedShare(members: Int32Array, { hits, strata, trialsOf, hitsOf, share }: JudgedActs): number {
  let expected = 0
  for (const [code, places] of groupBy(members, (at) => strata[at])) {
    const ownHits = places.reduce((sum, at) => sum + hits[at], 0)
    const others = (hitsOf[code] - ownHits + leaningActs * share) / (trialsOf[code] - places.length + leaningActs)
    expected += places.length * others
  }
  return expected / members.length
}

interface Cluster extends SignedActs, GroupEvidence {
  readonly scope: Scope
  readonly share: number
  readonly groups: number
}

function describeCluster(
  { scope, trials, hits, share, groups }: Cluster,
  { row, value_cents }: GroupMembers,
  { data, test }: { readonly data: Dataset; readonly test: SignCluster },
): GroupWords {
  const rule = test.articles ? lawArticles(data, test.articles)(row) : test.law
  const supplier = scope === 'organization' ? '' : data.text('supplier', data.acts.supplier[row])
  const organization = scope === 'supplier' ? '' : data.text('organization', data.acts.organization[row])
  const least = Math.max(hitsMin, Math.ceil(test.shareMin * trials), Math.floor(share * trials) + 1)
  return {
    group: `${test.id} ${scope} ${supplier} ${organization}`,
    statistic: { method: 'excess_share', score: hits / trials, threshold: least / trials, sample_size: trials },
    expected: { metric: 'count', observed: hits, value: share * trials, counterfactual: least - 1 },
    ...(rule ? { rule: { ...rule, status: 'suspect' } as const } : {}),
    money_at_risk_cents: Math.round(value_cents * test.riskShare),
    factors: { [test.factor]: 1 },
    facts: {
      scope,
      ...(supplier === '' ? {} : { supplier }),
      ...(organization === '' ? {} : { organization }),
      trials,
      hits,
      share: hits / trials,
      share_expected: share,
      groups,
      value_cents,
    },
  }
}
