// Acts whose amount another act of the dataset counts: call-offs beside their framework, a commitment note beside its contract, one
// contract from several sources, one total on each lot. They are linked, not left out: sums, shares and concentration count the
// amount once.
// Choice: one contract counted once, docs/choices.md.

import { isWithoutEffect } from '../domain/parse-status.ts'
import { codeTable } from './code-table.ts'
import { type Dataset, instrumentCodes, isDay, recordKindCodes } from './dataset.ts'
import { sharedPerDataset } from './shared-per-dataset.ts'

const note = instrumentCodes.indexOf('commitment_note')
const [contract, tender, award] = (['contract', 'tender', 'award'] as const).map((kind) =>
  recordKindCodes.indexOf(kind),
)

/** Why an act's amount is counted with another: it is that act once more or a part of it, or a lot of one purchase like it. */
export const elsewhere = { sameAct: 1, otherLot: 2 } as const

/** One byte for each act: 0, or why its amount is counted with another act. */
export const countedElsewhere = sharedPerDataset('counted elsewhere', (data): Uint8Array => {
  const marks = new Uint8Array(data.acts.length)
  const rows = rowsWithAmounts(data)
  markCallOffs(data, rows, marks)
  markNotes(data, rows, marks)
  markLotTotals(data, rows, marks)
  markOtherSources(data, rows, marks)
  return marks
})

function rowsWithAmounts({ acts, ...data }: Dataset): readonly number[] {
  const isVoid = codeTable({ acts, ...data }, 'status', isWithoutEffect)
  const rows: number[] = []
  for (let row = 0; row < acts.length; row++) {
    const kind = acts.record_kind[row]
    if ((kind === contract || kind === award) && acts.value[row] > 0 && isVoid(acts.status[row]) !== true)
      rows.push(row)
  }
  return rows
}

/** A call-off counts by itself only where its framework has no act here. */
function markCallOffs({ acts }: Dataset, rows: readonly number[], marks: Uint8Array): void {
  const callOffs = rows.filter((row) => acts.framework[row] >= 0)
  if (callOffs.length === 0) return
  const frameworks = new Set(rows.filter((row) => acts.framework[row] < 0).map((row) => acts.tender[row]))
  for (const row of callOffs) if (frameworks.has(acts.framework[row])) marks[row] = elsewhere.sameAct
}

/** A note commits the amount of the contract of the same purchase and supplier, or a part of it. */
function markNotes({ acts }: Dataset, rows: readonly number[], marks: Uint8Array): void {
  const notes = rows.filter((row) => acts.instrument[row] === note && acts.tender[row] >= 0 && acts.supplier[row] >= 0)
  if (notes.length === 0) return
  const keyOf = (row: number) => `${acts.tender[row]} ${acts.supplier[row]}`
  const contracts = new Map<string, number>()
  for (const row of rows)
    if (acts.record_kind[row] === contract && acts.instrument[row] !== note)
      contracts.set(keyOf(row), Math.max(acts.value[row], contracts.get(keyOf(row)) ?? 0))
  for (const row of notes) if (acts.value[row] <= (contracts.get(keyOf(row)) ?? 0)) marks[row] = elsewhere.sameAct
}

/** Where several awards of a purchase each carry its whole total, the first one counts. */
function markLotTotals({ acts }: Dataset, rows: readonly number[], marks: Uint8Array): void {
  const totals = new Map<number, number>()
  for (let row = 0; row < acts.length; row++)
    if (acts.record_kind[row] === tender && acts.tender[row] >= 0 && acts.value[row] > 0)
      totals.set(acts.tender[row], acts.value[row])
  if (totals.size === 0) return
  const seen = new Set<number>()
  for (const row of rows) {
    if (acts.record_kind[row] !== award || totals.get(acts.tender[row]) !== acts.value[row]) continue
    if (seen.has(acts.tender[row])) marks[row] = elsewhere.otherLot
    seen.add(acts.tender[row])
  }
}

/** One supplier, day and amount in two sources is one contract, unless two bodies are named by their CNPJ. */
function markOtherSources(data: Dataset, rows: readonly number[], marks: Uint8Array): void {
  const { acts } = data
  if (rows.every((row) => acts.source[row] === acts.source[rows[0]])) return
  const cnpjOf = codeTable(data, 'organization', (text) => (/^\w{12}\d{2}$/.test(text) ? text : undefined))
  const { supplier, signing_day, value, source, organization } = acts
  const dated = rows.filter((row) => isDay(signing_day[row]) && supplier[row] >= 0 && marks[row] === 0)
  const isAlike = (a: number, b: number) =>
    supplier[a] === supplier[b] && signing_day[a] === signing_day[b] && value[a] === value[b]
  dated.sort(
    (a, b) =>
      supplier[a] - supplier[b] ||
      signing_day[a] - signing_day[b] ||
      value[a] - value[b] ||
      source[a] - source[b] ||
      a - b,
  )
  let first = dated[0]
  for (const row of dated.slice(1)) {
    if (!isAlike(row, first)) {
      first = row
      continue
    }
    const [body, otherBody] = [cnpjOf(organization[row]), cnpjOf(organization[first])]
    const isOneBody = body === undefined || otherBody === undefined || body === otherBody
    if (source[row] !== source[first] && isOneBody) marks[row] = elsewhere.sameAct
  }
}
