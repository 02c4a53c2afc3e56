// Comparison of what two runs of a watch list: new, gone and changed anomalies (docs/choices.md#watches).

import type { AnomalyWeight, ChangedAnomaly, WatchedAnomaly } from '../../domain/generated/wire-types.ts'
import { severities } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'

/** An anomaly of a run, with what it is recognised by in another run. */
export interface ListedAnomaly extends WatchedAnomaly {
  /** Names of what it is about, the most exact first; one level of exactness has one place. */
  readonly names: readonly string[]
}

/** What a run lists, most severe first. */
export interface RunListing {
  readonly investigation_id: string
  readonly anomalies: readonly ListedAnomaly[]
  /** It found more than it was to list. */
  readonly is_cut: boolean
}

export interface Comparison {
  readonly new: readonly WatchedAnomaly[]
  readonly gone: readonly WatchedAnomaly[]
  readonly changed: readonly ChangedAnomaly[]
  /** What the next run is compared with: this run, each anomaly with the severity and confidence last reported. */
  readonly listing: RunListing
}

/** How a run differs from the one before; all is new where there is none. */
export function compareListings(before: RunListing | undefined, now: RunListing): Comparison {
  const told = recognise(before?.anomalies ?? [], now.anomalies)
  const again = new Set(told.values())
  const isNew = (anomaly: ListedAnomaly) =>
    !told.has(anomaly) && (before === undefined || wouldBeListed(anomaly, before))
  const changed = [...told].filter(([anomaly, earlier]) => isClearlyDifferent(earlier, anomaly))
  const isChanged = new Set(changed.map(([anomaly]) => anomaly))
  return {
    new: now.anomalies.filter(isNew).map(toReference),
    gone: (before?.anomalies ?? [])
      .filter((anomaly) => !again.has(anomaly) && wouldBeListed(anomaly, now))
      .map(toReference),
    changed: changed.map(([anomaly, earlier]) => ({
      anomaly_id: anomaly.anomaly_id,
      type: anomaly.type,
      from: weightOf(earlier),
      to: weightOf(anomaly),
    })),
    listing: {
      ...now,
      anomalies: now.anomalies.map((anomaly) => {
        const earlier = told.get(anomaly)
        return earlier && !isChanged.has(anomaly) ? { ...anomaly, ...weightOf(earlier) } : anomaly
      }),
    },
  }
}

/** The anomalies that the run before listed too, each with what it was there: first by their most exact names. */
function recognise(
  before: readonly ListedAnomaly[],
  now: readonly ListedAnomaly[],
): ReadonlyMap<ListedAnomaly, ListedAnomaly> {
  const found = new Map<ListedAnomaly, ListedAnomaly>()
  const left = new Set(before)
  const levels = Math.max(0, ...now.map(({ names }) => names.length))
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

function toPair(now: ListedAnomaly, earlier: ListedAnomaly | undefined): [ListedAnomaly, ListedAnomaly][] {
  return earlier === undefined ? [] : [[now, earlier]]
}

/** Whether a run that listed only the first of what it found would have listed such an anomaly. */
function wouldBeListed(anomaly: ListedAnomaly, { anomalies, is_cut }: RunListing): boolean {
  const last = anomalies.at(-1)
  return !is_cut || (last !== undefined && compareWeights(anomaly, last) < 0)
}

/** As results are listed: by severity, then by confidence. */
function compareWeights(left: AnomalyWeight, right: AnomalyWeight): number {
  return severities.indexOf(left.severity) - severities.indexOf(right.severity) || right.confidence - left.confidence
}

function isClearlyDifferent(earlier: AnomalyWeight, now: AnomalyWeight): boolean {
  // Confidences have four decimals.
  const steps = Math.round(Math.abs(earlier.confidence - now.confidence) * 10_000)
  return earlier.severity !== now.severity || steps >= limits.watchConfidenceStep * 10_000
}

function weightOf({ severity, confidence }: AnomalyWeight): AnomalyWeight {
  return { severity, confidence }
}

function toReference({ anomaly_id, type, severity, confidence }: WatchedAnomaly): WatchedAnomaly {
  return { anomaly_id, type, severity, confidence }
}
