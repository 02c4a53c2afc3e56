// Rarity: what one sign may say of an act when nobody has validated it. A sign that many acts carry is a custom of the data, not
// evidence; how many carry it is counted on all acts, so that confidence depends on nothing that is asked.

/** Choice: of 667 acts one at most is anomalous by one and the same sign, which bounds the share of its flags that can be true. */
const anomalousShareMax = 0.0015
/** Choice: few acts do not show how common a sign is, so counts lean on so many acts among which it is as rare as that. */
const leaningActs = 1000
/** Signs that say less than this are not worth an auditor's look. */
const signConfidenceMin = 0.08

export interface SignCount {
  /** Acts that could be judged, and those of them that carry the sign. */
  readonly judged: number
  readonly flagged: number
}

/** Of each strength, how many are at least as strong, so that of signs that come in degrees the strongest are told from the many. */
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

export function addCounts(left: SignCount, right: SignCount): SignCount {
  return { judged: left.judged + right.judged, flagged: left.flagged + right.flagged }
}

/** More flags than this of one sign among `acts` acts say too little for any of them to be reported. */
export function flagsMax(acts: number): number {
  return (anomalousShareMax / signConfidenceMin) * (acts + leaningActs)
}

/** The confidence of a sign, at most what its rarity allows; 0 where that is too little. */
export function rareConfidence(own: number, { judged, flagged }: SignCount): number {
  const share = (flagged + anomalousShareMax * leaningActs) / (judged + leaningActs)
  const confidence = Math.min(own, anomalousShareMax / share)
  return confidence < signConfidenceMin ? 0 : confidence
}
