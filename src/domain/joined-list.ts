// The list of a record that is made of rows: each different row once, in one order, so that the rows may stand in any order and
// in any files.

/** Different members in the order of their days, then of their contents. */
export function joinedList<Member>(members: Iterable<Member>): readonly Member[] {
  const byText = new Map<string, Member>()
  for (const member of members) byText.set(memberText(member), member)
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, member]) => member)
}

/** Equal for equal members, in whatever order their fields stand. */
export function memberText(member: unknown): string {
  if (typeof member !== 'object' || member === null) return String(member)
  const fields = Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1))
  const { date = '' } = Object.fromEntries(fields)
  return `${date} ${JSON.stringify(fields)}`
}

/** The row that stands for all: the first of them where all are of one thing. */
export function onlyOne<Row>(rows: readonly Row[], thingOf: (row: Row) => string): Row | undefined {
  return new Set(rows.map(thingOf)).size === 1 ? rows[0] : undefined
}

/** What stands for all where rows of one thing differ, such as two bids of the winner: the least, which is one in any order of rows. */
export function least<Value extends string | number>(values: readonly (Value | undefined)[]): Value | undefined {
  return values.reduce(
    (one, other) => (one === undefined || (other !== undefined && other < one) ? other : one),
    undefined,
  )
}
