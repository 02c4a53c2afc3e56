// Recognition: which anomalies of two runs are the same one, and whether a list that was cut would hold one (docs/choices.md#watches).

import type { AnomalyWeight } from '../domain/generated/wire-types.ts'
import { severities } from '../domain/vocabulary.ts'

/** What an anomaly is recognised by in another run. */
export interface Recognisable extends AnomalyWeight {
  /** Names of what it is about, the most exact first; one level of exactness has one place. */
  readonly names: readonly string[]
}

/** Anomalies of one run, most severe first. */
export interface WeighedList {
  readonly anomalies: readonly AnomalyWeight[]
  /** The run found more than it was to list. */
  readonly is_cut: boolean
}

/** What an anomaly is about. */
export interface NamedAnomaly {
  readonly anomaly_id: string
  readonly type: string
  /** Key of its finding. */
  readonly key: string
  /** Id of its first record. */
  readonly record_id: string
  readonly is_group: boolean
}

/**
 * An id follows from all records of a fact, so that one of a group that has grown has another. It is then recognised by its detectors,
 * group and first record, by detectors and group, and last by type and record, where another detector has joined.
 */
export function namesOf({ anomaly_id, type, key, record_id, is_group }: NamedAnomaly): readonly string[] {
  const fact = `${type} ${key}`
  const byRecord = `${type} ${record_id}`
  return [anomaly_id, `${fact} ${record_id}`, is_group ? fact : byRecord, byRecord]
}

/** The anomalies that the run before had too, each with what it was there: first by their most exact names. */
export function recognise<A extends Recognisable>(before: readonly A[], now: readonly A[]): ReadonlyMap<A, A> {
  const found = new Map<A, A>()
  const left = new Set(before)
  const levels = now.reduce((most, { names }) => Math.max(most, names.length), 0)
  for (let level = 0; level < levels; level++) {
    const named = new Map([...left].reverse().map((anomaly) => [anomaly.names[level], anomaly]))
    for (const anomaly of now) {
      const earlier = found.has(anomaly) ? undefined : named.get(anomaly.names[level])
      if (!earlier || !left.delete(earlier)) continue
      found.set(anomaly, earlier)
    }
  }
  return new Map(now.flatMap((anomaly) => toPair(anomaly, found.get(anomaly))))
}

function toPair<A>(now: A, earlier: A | undefined): [A, A][] {
  return earlier === undefined ? [] : [[now, earlier]]
}

/** Whether a run that listed only the first of what it found would have listed such an anomaly. */
export function wouldBeListed(anomaly: AnomalyWeight, { anomalies, is_cut }: WeighedList): boolean {
  const last = anomalies.at(-1)
  return !is_cut || (last !== undefined && compareWeights(anomaly, last) < 0)
}

/** As results are listed: by severity, then by confidence. */
function compareWeights(left: AnomalyWeight, right: AnomalyWeight): number {
  return severities.indexOf(left.severity) - severities.indexOf(right.severity) || right.confidence - left.confidence
}
