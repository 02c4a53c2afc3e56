// Comparison of what two runs of a watch list: new, gone and changed anomalies (docs/choices.md#watches).

import { type Recognisable, recognise, wouldBeListed } from '../../agents/recognise-anomalies.ts'
import type { AnomalyWeight, ChangedAnomaly, WatchedAnomaly } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'

/** An anomaly of a run, with what it is recognised by in another run. */
export type ListedAnomaly = WatchedAnomaly & Recognisable

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
