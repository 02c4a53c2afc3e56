// Figures: scores predictions against planted labels. Contracts planted with another type are excluded from a type's
// negatives, contracts without a prediction score 0, and equal scores share one rank.

import { groupBy } from '../dataset/group-by.ts'
import { type AnomalyType, anomalyTypes } from '../domain/vocabulary.ts'
import { averagePrecision, precisionAt } from '../stats/average-precision.ts'

export interface Label {
  readonly type: AnomalyType
  readonly subtype: string
  /** Empty for a contract planted alone. */
  readonly group: string
}

export interface Truth {
  /** Every contract of the set. */
  readonly ids: readonly string[]
  readonly labels: ReadonlyMap<string, Label>
  /** Decoys: legitimate contracts that look anomalous, id → kind. */
  readonly decoys: ReadonlyMap<string, string>
}

export interface Prediction {
  readonly contract_id: string
  readonly type: AnomalyType
  readonly confidence: number
}

/** Precision, recall and F1 of the contracts reported at the threshold; 0 where none is. */
interface AtThreshold {
  readonly P: number
  readonly R: number
  readonly F1: number
}

export interface TypeFigures extends AtThreshold {
  readonly k: number
  readonly ap: number
  /** Precision among the k best ranked, k the number planted; it equals recall there. */
  readonly p_at_k: number
}

export interface SubtypeFigures {
  readonly n: number
  readonly ap: number
  readonly recall_at_k: number
  readonly recall_at_threshold: number
}

/** Figures of a set; NaN where there is nothing to measure. */
export interface Figures {
  readonly types: Partial<Record<AnomalyType, TypeFigures>>
  readonly subtypes: Readonly<Record<string, SubtypeFigures>>
  readonly any: AtThreshold & { readonly ap: number; readonly p_at_k: number; readonly p_at_100: number }
  readonly type_accuracy: number
  readonly ece: number
  readonly brier: number
  readonly reliability: readonly { readonly n: number; readonly claimed: number; readonly observed: number }[]
  readonly fdr: number
  readonly fdr_claimed: number
  readonly decoy_rate: number
  readonly clean_rate: number
  readonly decoys: Readonly<Record<string, number>>
  readonly groups_found: number
}

/** Figures of predictions; only confidences of at least `threshold` count as reported. */
export function evaluate(truth: Truth, predictions: readonly Prediction[], threshold: number): Figures {
  const claims = readClaims(predictions)
  const best = new Map(truth.ids.map((id) => [id, claims.best(id)]))
  const scored = { truth, claims, best, isReported: (confidence: number) => confidence >= threshold && confidence > 0 }
  return {
    types: typeFigures(scored),
    subtypes: subtypeFigures(scored),
    any: anyFigures(scored),
    ...reliability(scored),
    ...reported(scored),
    groups_found: groupsFound(scored),
  }
}

interface Claims {
  of(id: string, type: AnomalyType): number
  /** A contract's most confident type; of equals the alphabetically last. */
  best(id: string): { readonly confidence: number; readonly type: AnomalyType }
  all(): Iterable<readonly [id: string, type: AnomalyType, confidence: number]>
}

function readClaims(predictions: readonly Prediction[]): Claims {
  const byType = new Map(anomalyTypes.map((type) => [type, new Map<string, number>()]))
  for (const { contract_id, type, confidence } of predictions) {
    const known = byType.get(type)
    known?.set(contract_id, Math.max(confidence, known.get(contract_id) ?? 0))
  }
  const of = (id: string, type: AnomalyType) => byType.get(type)?.get(id) ?? 0
  const alphabetical = [...anomalyTypes].sort().reverse()
  return {
    of,
    best: (id) =>
      alphabetical
        .map((type) => ({ confidence: of(id, type), type }))
        .reduce((left, right) => (right.confidence > left.confidence ? right : left)),
    *all() {
      for (const [type, known] of byType) for (const [id, confidence] of known) yield [id, type, confidence]
    },
  }
}

interface ScoredSet {
  readonly truth: Truth
  readonly claims: Claims
  readonly best: ReadonlyMap<string, ReturnType<Claims['best']>>
  isReported(confidence: number): boolean
}

/** Scores and labels of one type, over the unlabelled contracts and those whose label is relevant. */
function rankOf({ truth, claims }: ScoredSet, type: AnomalyType, isRelevant: (label: Label) => boolean) {
  const ids = truth.ids.filter((id) => {
    const label = truth.labels.get(id)
    return label === undefined || isRelevant(label)
  })
  return {
    scores: Float64Array.from(ids, (id) => claims.of(id, type)),
    labels: Uint8Array.from(ids, (id) => (truth.labels.has(id) ? 1 : 0)),
  }
}

function typeFigures(scored: ScoredSet): Figures['types'] {
  const figures: Partial<Record<AnomalyType, TypeFigures>> = {}
  for (const type of anomalyTypes) {
    const { scores, labels } = rankOf(scored, type, (label) => label.type === type)
    const k = labels.reduce((sum, label) => sum + label, 0)
    if (k === 0) continue
    const taken = scores.map((score) => (scored.isReported(score) ? 1 : 0))
    const hits = taken.reduce((sum, one, i) => sum + one * labels[i], 0)
    figures[type] = {
      k,
      ap: averagePrecision(scores, labels),
      p_at_k: precisionAt(scores, labels, k),
      ...atThreshold(
        hits,
        taken.reduce((sum, one) => sum + one, 0),
        k,
      ),
    }
  }
  return figures
}

function atThreshold(hits: number, reportedCount: number, planted: number): AtThreshold {
  const P = reportedCount > 0 ? hits / reportedCount : 0
  const R = planted > 0 ? hits / planted : 0
  return { P, R, F1: P + R > 0 ? (2 * P * R) / (P + R) : 0 }
}

function subtypeFigures(scored: ScoredSet): Figures['subtypes'] {
  const { truth, claims } = scored
  const bySubtype = groupBy(truth.ids, (id) => truth.labels.get(id)?.subtype)
  const entries = [...bySubtype].map(([subtype, ids]): [string, SubtypeFigures] => {
    const type = truth.labels.get(ids[0] ?? '')?.type as AnomalyType
    const whole = rankOf(scored, type, (label) => label.type === type).scores.sort()
    const planted = [...truth.labels.values()].filter((label) => label.type === type).length
    const cut = whole[whole.length - planted] ?? Number.NaN
    const own = rankOf(scored, type, (label) => label.subtype === subtype)
    const shareOf = (counts: (confidence: number) => boolean) =>
      ids.filter((id) => counts(claims.of(id, type))).length / ids.length
    return [
      subtype,
      {
        n: ids.length,
        ap: averagePrecision(own.scores, own.labels),
        recall_at_k: shareOf((confidence) => confidence >= cut && confidence > 0),
        recall_at_threshold: shareOf(scored.isReported),
      },
    ]
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function anyFigures({ truth, best, isReported }: ScoredSet): Figures['any'] {
  const scores = Float64Array.from(truth.ids, (id) => best.get(id)?.confidence ?? 0)
  const labels = Uint8Array.from(truth.ids, (id) => (truth.labels.has(id) ? 1 : 0))
  const taken = truth.ids.filter((_, i) => isReported(scores[i]))
  return {
    ap: averagePrecision(scores, labels),
    p_at_k: precisionAt(scores, labels, truth.labels.size),
    p_at_100: precisionAt(scores, labels, 100),
    ...atThreshold(taken.filter((id) => truth.labels.has(id)).length, taken.length, truth.labels.size),
  }
}

const bins = 10

/** Expected calibration error over ten bins of equal width, and the Brier score, of every confidence above 0. */
function reliability({ truth, claims }: ScoredSet): Pick<Figures, 'ece' | 'brier' | 'reliability'> {
  const sums = Array.from({ length: bins }, () => ({ n: 0, claimed: 0, observed: 0 }))
  let [squares, count] = [0, 0]
  for (const [id, type, confidence] of claims.all()) {
    const label = truth.labels.get(id)
    if (confidence <= 0 || (label !== undefined && label.type !== type)) continue
    const outcome = label === undefined ? 0 : 1
    const bin = sums[Math.min(bins - 1, Math.floor(confidence * bins))]
    if (bin === undefined) continue
    bin.n++
    bin.claimed += confidence
    bin.observed += outcome
    squares += (confidence - outcome) ** 2
    count++
  }
  return {
    ece: sums.reduce((sum, { claimed, observed }) => sum + Math.abs(claimed - observed), 0) / count,
    brier: squares / count,
    reliability: sums
      .filter(({ n }) => n > 0)
      .map(({ n, claimed, observed }) => ({ n, claimed: claimed / n, observed: observed / n })),
  }
}

/** Of the reported contracts: observed and claimed false-discovery rate, right types, and numbers of decoys and clean ones. */
function reported({ truth, best, isReported }: ScoredSet) {
  const taken = truth.ids.filter((id) => isReported(best.get(id)?.confidence ?? 0))
  const hits = taken.filter((id) => truth.labels.has(id))
  const shareReported = (ids: readonly string[]) =>
    ids.filter((id) => isReported(best.get(id)?.confidence ?? 0)).length / ids.length
  const kinds = groupBy(truth.decoys.keys(), (id) => truth.decoys.get(id))
  return {
    fdr: 1 - hits.length / taken.length,
    fdr_claimed: taken.reduce((sum, id) => sum + 1 - (best.get(id)?.confidence ?? 0), 0) / taken.length,
    type_accuracy: hits.filter((id) => best.get(id)?.type === truth.labels.get(id)?.type).length / hits.length,
    decoy_rate: shareReported([...truth.decoys.keys()]),
    clean_rate: shareReported(truth.ids.filter((id) => !truth.labels.has(id) && !truth.decoys.has(id))),
    decoys: Object.fromEntries(
      [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, ids]) => [kind, shareReported(ids)]),
    ),
  }
}

/** Share of planted groups of which at least half the members are reported with their type. */
function groupsFound({ truth, claims, isReported }: ScoredSet): number {
  const grouped = [...truth.labels].filter(([, { group }]) => group !== '')
  const groups = [...groupBy(grouped, ([, { group }]) => group).values()]
  const found = groups.filter((members) => {
    const taken = members.filter(([id, { type }]) => isReported(claims.of(id, type)))
    return taken.length * 2 >= members.length
  })
  return found.length / groups.length
}
