// Grades: one catalogue code may cover two qualities that no text tells apart. Two separate price levels, each bought
// by several bodies from several suppliers, are two references and not a heap of overpriced contracts.

/** Members of a group before grades are looked for, of a grade, and the different buyers and sellers that a grade needs. */
const groupMembersMin = 30
const gradeMembersMin = 8
const gradeShareMin = 0.2
const partiesMin = 5
/**
 * Distance between the means in standard deviations within the parts. Halves of one normal distribution are 2.65 apart;
 * the best cut of a small sample finds more by chance.
 */
const separationMin = (members: number) => 2.65 + 6 / Math.sqrt(members)

/** Who took part in each purchase, in the order of the residuals. */
export interface Parties {
  readonly organization: (index: number) => number
  readonly supplier: (index: number) => number
}

/** Level of each member's grade in log points around 0; all 0 when the group has one level. */
export function findGrades(residual: Float64Array, parties: Parties): Float64Array {
  const levels = new Float64Array(residual.length)
  if (residual.length < groupMembersMin) return levels
  const order = Int32Array.from(residual.keys()).sort((a, b) => (residual[a] as number) - (residual[b] as number))
  const cut = bestCut(order, residual)
  if (cut === undefined) return levels
  const parts = [order.subarray(0, cut), order.subarray(cut)] as const
  const [low, high] = [level(parts[0], residual), level(parts[1], residual)]
  const spread = Math.sqrt((low.spread ** 2 * cut + high.spread ** 2 * (order.length - cut)) / order.length)
  if (high.center - low.center < separationMin(order.length) * spread) return levels
  if (!parts.every((part) => hasManyParties(part, parties))) return levels
  for (const index of parts[0]) levels[index] = low.center
  for (const index of parts[1]) levels[index] = high.center
  return levels
}

/** The cut of sorted values that leaves the least variance within both parts (one-dimensional 2-means). */
function bestCut(order: Int32Array, residual: Float64Array): number | undefined {
  const count = order.length
  const side = Math.max(gradeMembersMin, Math.ceil(count * gradeShareMin))
  let total = 0
  for (const value of residual) total += value
  let before = 0
  let best = Number.NEGATIVE_INFINITY
  let cut: number | undefined
  for (let k = 1; k <= count - side; k++) {
    before += residual[order[k - 1] as number] as number
    if (k < side) continue
    const between = before ** 2 / k + (total - before) ** 2 / (count - k)
    if (between > best) {
      best = between
      cut = k
    }
  }
  return cut
}

function level(part: Int32Array, residual: Float64Array): { center: number; spread: number } {
  let sum = 0
  for (const index of part) sum += residual[index] as number
  const center = sum / part.length
  let squares = 0
  for (const index of part) squares += ((residual[index] as number) - center) ** 2
  return { center, spread: Math.max(Math.sqrt(squares / part.length), 0.005) }
}

function hasManyParties(part: Int32Array, parties: Parties): boolean {
  const many = (code: (index: number) => number) => {
    const counts = new Map<number, number>()
    for (const index of part) counts.set(code(index), (counts.get(code(index)) ?? 0) + 1)
    return counts.size >= partiesMin && Math.max(...counts.values()) * 2 <= part.length
  }
  return many(parties.organization) && many(parties.supplier)
}
