/** Items of one score. */
export interface Tie {
  readonly score: number
  readonly positives: number
  readonly count: number
}

/** Groups of equal score, highest first, with the number of positive labels (1; others are 0) in each. */
export function tiesDescending(scores: ArrayLike<number>, labels: ArrayLike<number>): readonly Tie[] {
  const order = Int32Array.from({ length: scores.length }, (_, i) => i)
  order.sort((a, b) => scores[b] - scores[a])
  const ties: { score: number; positives: number; count: number }[] = []
  for (const i of order) {
    const score = scores[i]
    const last = ties.at(-1)
    const tie = last?.score === score ? last : { score, positives: 0, count: 0 }
    if (tie !== last) ties.push(tie)
    tie.positives += labels[i]
    tie.count++
  }
  return ties
}
