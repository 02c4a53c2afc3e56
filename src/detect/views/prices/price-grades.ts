// Price grades: one catalogue code may cover two qualities that its texts do not distinguish. Two separate price levels, each bought
// by several bodies from several suppliers, are two references.

/** Least number of members of a group with grades, of members of a grade, and of its distinct buyers and sellers. */
const groupMembersMin = 30
const gradeMembersMin = 8
const gradeShareMin = 0.2
const partiesMin = 5
/**
 * Least distance between the means in standard deviations within the parts. The halves of one normal distribution are 2.65 apart;
 * the best cut of a small sample exceeds that by chance.
 */
const separationMin = (members: number) => 2.65 + 6 / Math.sqrt(members)

/** Buyer and seller of each purchase, in the order of the residuals. */
export interface Parties {
  readonly organization: (index: number) => number
  readonly supplier: (index: number) => number
}

/** The two grades of a group: the grade of each member, 1 for the lower and 2 for the higher, and their levels in log points around 0. */
export interface Grades {
  readonly of: Uint8Array
  readonly levels: readonly [low: number, high: number]
}

/** The grades of a group; undefined when it has one price level. */
export function findGrades(residual: Float64Array, parties: Parties): Grades | undefined {
  if (residual.length < groupMembersMin) return undefined
  const sorted = residual.slice().sort()
  const cut = bestCut(sorted, sumOf(residual))
  if (cut === undefined) return undefined
  const [low, high] = [level(sorted.subarray(0, cut)), level(sorted.subarray(cut))]
  const spread = Math.sqrt((low.spread ** 2 * cut + high.spread ** 2 * (sorted.length - cut)) / sorted.length)
  if (high.center - low.center < separationMin(sorted.length) * spread) return undefined
  const of = gradeMembers(residual, sorted, cut)
  if (![1, 2].every((grade) => hasManyParties(positionsOf(of, grade), parties))) return undefined
  return { of, levels: [low.center, high.center] }
}

/** The cut of sorted values that leaves the least variance within both parts (one-dimensional 2-means). */
function bestCut(sorted: Float64Array, total: number): number | undefined {
  const count = sorted.length
  const side = Math.max(gradeMembersMin, Math.ceil(count * gradeShareMin))
  let before = 0
  let best = Number.NEGATIVE_INFINITY
  let cut: number | undefined
  for (let k = 1; k <= count - side; k++) {
    before += sorted[k - 1]
    if (k < side) continue
    const between = before ** 2 / k + (total - before) ** 2 / (count - k)
    if (between > best) {
      best = between
      cut = k
    }
  }
  return cut
}

function sumOf(values: Float64Array): number {
  let sum = 0
  for (let k = 0; k < values.length; k++) sum += values[k]
  return sum
}

function level(part: Float64Array): { center: number; spread: number } {
  const center = sumOf(part) / part.length
  let squares = 0
  for (let k = 0; k < part.length; k++) squares += (part[k] - center) ** 2
  return { center, spread: Math.max(Math.sqrt(squares / part.length), 0.005) }
}

/** The `cut` lowest members are of the lower grade; ties at the cut go by position. */
function gradeMembers(residual: Float64Array, sorted: Float64Array, cut: number): Uint8Array {
  const bound = sorted[cut]
  let equals = cut - sorted.indexOf(bound)
  return Uint8Array.from(residual, (value) => (value < bound || (value === bound && equals-- > 0) ? 1 : 2))
}

function positionsOf(of: Uint8Array, grade: number): number[] {
  const positions: number[] = []
  for (let at = 0; at < of.length; at++) if (of[at] === grade) positions.push(at)
  return positions
}

function hasManyParties(part: readonly number[], parties: Parties): boolean {
  const many = (code: (index: number) => number) => {
    const counts = new Map<number, number>()
    let most = 0
    for (const index of part) {
      const count = (counts.get(code(index)) ?? 0) + 1
      counts.set(code(index), count)
      most = Math.max(most, count)
    }
    return counts.size >= partiesMin && most * 2 <= part.length
  }
  return many(parties.organization) && many(parties.supplier)
}
