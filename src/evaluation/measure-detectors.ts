// Precision and recall of each detector by itself on labelled sets, before its candidates merge into findings.

import { groupBy } from '../dataset/group-by.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyType } from '../domain/vocabulary.ts'
import type { Truth } from './figures.ts'

/** The acts that one detector, or one variant of it, flags in a set. */
export interface NamedActs {
  readonly detector: string
  readonly type: AnomalyType
  readonly ids: ReadonlySet<string>
}

/** A set and the acts that the detectors flag in it. */
export interface MeasuredSet {
  readonly truth: Pick<Truth, 'labels'>
  readonly named: readonly NamedActs[]
}

export interface DetectorFigures {
  /** Flagged acts, without those planted with another type. */
  readonly n: number
  /** Share of them that were planted. */
  readonly precision: number
  /** Most frequent planted kind among them, and the flagged share of its acts; absent where no kind is most frequent. */
  readonly subtype?: string
  readonly recall?: number
}

/** The acts that candidates of at least `threshold` flag, by detector; `ids` are the contract ids of the rows. */
export function namedActs(
  candidates: readonly Candidate[],
  ids: readonly string[],
  threshold: number,
): readonly NamedActs[] {
  const sure = candidates.filter(({ confidence }) => confidence >= threshold)
  return [...groupBy(sure, ({ detector }) => detector)].map(([detector, own]) => ({
    detector,
    type: own[0].type,
    ids: new Set(own.flatMap(({ row, related }) => [row, ...related].map((act) => ids[act]))),
  }))
}

/** Figures by detector over all sets, in the order of the ids. */
export function measureDetectors(sets: readonly MeasuredSet[]): Readonly<Record<string, DetectorFigures>> {
  const planted = countBySubtype(sets.flatMap(({ truth }) => [...truth.labels.values()]))
  const labelled = sets.flatMap(({ truth: { labels }, named }) =>
    named.map(({ detector, type, ids }) => ({
      detector,
      labels: [...ids].map((id) => labels.get(id)).filter((label) => label === undefined || label.type === type),
    })),
  )
  const byDetector = [...groupBy(labelled, ({ detector }) => detector)].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    byDetector.map(([detector, parts]) => {
      const labels = parts.flatMap((part) => part.labels)
      const hits = labels.filter((label) => label !== undefined)
      const [most] = [...countBySubtype(hits)].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
      return [
        detector,
        {
          n: labels.length,
          precision: labels.length === 0 ? 0 : rounded(hits.length / labels.length),
          ...(most &&
            2 * most[1] > labels.length && {
              subtype: most[0],
              recall: rounded(most[1] / (planted.get(most[0]) ?? most[1])),
            }),
        },
      ]
    }),
  )
}

function countBySubtype(labels: readonly { readonly subtype: string }[]): ReadonlyMap<string, number> {
  return new Map([...groupBy(labels, ({ subtype }) => subtype)].map(([subtype, own]) => [subtype, own.length]))
}

function rounded(share: number): number {
  return Math.round(share * 1e3) / 1e3
}
