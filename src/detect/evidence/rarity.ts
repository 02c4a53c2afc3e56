// Rarity: the confidence of a sign without validation. A sign that many acts carry is a custom of the data, not evidence. Its
// frequency is counted on all acts, so that confidence does not depend on the investigation.

/** Choice: at most one act in 667 is anomalous by one sign, which bounds the precision of its flags. */
const anomalousShareMax = 0.0015
/** Choice: pseudo-count of acts, among which the sign is as frequent as `anomalousShareMax`, since few acts do not show its frequency. */
const pseudoActs = 1000
/** A sign of lower confidence is not reported. */
const signConfidenceMin = 0.08

export interface SignCount {
  /** Acts that could be judged, and those of them that carry the sign. */
  readonly judged: number
  readonly flagged: number
}

/** How many signs are at least as strong, for each strength: graded signs are ranked by it. */
export function countStronger(strengths: readonly number[]): (strength: number) => number {
  const sorted = Float64Array.from(strengths).sort()
  return (strength) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (sorted[middle] < strength) low = middle + 1
      else high = middle
    }
    return sorted.length - low
  }
}

/** Largest number of flags of one sign among `acts` acts at which they are still reported. */
export function flagsMax(acts: number): number {
  return (anomalousShareMax / signConfidenceMin) * (acts + pseudoActs)
}

/** The confidence of a sign, capped by its rarity; 0 below `signConfidenceMin`. */
export function rareConfidence(own: number, { judged, flagged }: SignCount): number {
  const share = (flagged + anomalousShareMax * pseudoActs) / (judged + pseudoActs)
  const confidence = Math.min(own, anomalousShareMax / share)
  return confidence < signConfidenceMin ? 0 : confidence
}
