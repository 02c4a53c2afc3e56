// Gathering of the rows that analyses read: acts, payments or agreements of a selection.

import { childStarts } from '../dataset/child-rows.ts'
import { codeTable } from '../dataset/code-table.ts'
import { countedElsewhere } from '../dataset/counted-elsewhere.ts'
import { type Dataset, isDay } from '../dataset/dataset.ts'
import { actDay } from '../dataset/selection.ts'
import { assertWantedAt } from '../dataset/wanted.ts'
import { isDirectAward, toLegalBasis } from '../domain/legal-basis.ts'
import { isWithoutEffect } from '../domain/parse-status.ts'
import type { AnalysisRows, LeftOutRecords } from './analysis-rows.ts'

type Tally = { -readonly [Key in keyof LeftOutRecords]: number }

/** The selected acts; those without legal effect have no amount. */
export function gatherActs(dataset: Dataset, selected: Uint8Array): AnalysisRows {
  const { acts } = dataset
  const row = rowsOf(selected)
  const real = dataset.code('currency', 'BRL')
  const elsewhere = countedElsewhere(dataset)
  const isVoid = codeTable(dataset, 'status', isWithoutEffect)
  const left_out = emptyTally()
  const [day, cents] = [new Int32Array(row.length), new Float64Array(row.length)]
  for (let at = 0; at < row.length; at++) {
    assertWantedAt(at)
    const own = row[at]
    day[at] = actDay(dataset, own)
    const isElsewhere = elsewhere[own] !== 0 || isVoid(acts.status[own]) === true
    cents[at] = amount(acts.value[own], left_out, { isReal: acts.currency[own] === real, isElsewhere })
    if (!Number.isNaN(cents[at]) && !isDay(day[at])) left_out.without_date++
  }
  return {
    ...{ length: row.length, row, day, cents, left_out },
    organization: row.map((own) => acts.organization[own]),
    supplier: row.map((own) => acts.supplier[own]),
    direct: directOf(dataset, row),
    measures: { ...actMeasures(dataset, row, real), bidders: bidders(dataset, row), added_share: added(dataset, row) },
  }
}

/** The selected payments: commitments paid, and expenses of members and the like. */
export function gatherPayments(dataset: Dataset, selected: Uint8Array): AnalysisRows {
  const { payments } = dataset
  return gatherPlain(payments, selected, { party: payments.supplier })
}

/** The selected agreements, whose beneficiary stands in the place of the supplier. */
export function gatherAgreements(dataset: Dataset, selected: Uint8Array): AnalysisRows {
  const { agreements } = dataset
  const rows = gatherPlain(agreements, selected, { party: agreements.beneficiary })
  const duration = Float64Array.from(rows.row, (own) => span(agreements.day[own], agreements.end_day[own]))
  return { ...rows, measures: { duration_days: duration } }
}

interface PlainTable {
  readonly day: Int32Array
  readonly value: Float64Array
  readonly organization: Int32Array
}

function gatherPlain(table: PlainTable, selected: Uint8Array, { party }: { readonly party: Int32Array }): AnalysisRows {
  const row = rowsOf(selected)
  const left_out = emptyTally()
  const day = row.map((own) => table.day[own])
  const cents = Float64Array.from(row, (own, at) => {
    const value = amount(table.value[own], left_out, { isReal: true, isElsewhere: false })
    if (!Number.isNaN(value) && !isDay(day[at])) left_out.without_date++
    return value
  })
  return {
    ...{ length: row.length, row, day, cents, left_out, measures: {} },
    organization: row.map((own) => table.organization[own]),
    supplier: row.map((own) => party[own]),
  }
}

function rowsOf(selected: Uint8Array): Int32Array {
  let count = 0
  for (const byte of selected) count += byte
  const rows = new Int32Array(count)
  for (let row = 0, at = 0; row < selected.length; row++) if (selected[row] === 1) rows[at++] = row
  return rows
}

function emptyTally(): Tally {
  return { without_value: 0, other_currency: 0, counted_elsewhere: 0, without_date: 0 }
}

/** Cents that count, or NaN; why not is tallied. Amounts of zero and below state nothing that was spent. */
function amount(
  cents: number,
  tally: Tally,
  { isReal, isElsewhere }: { readonly isReal: boolean; readonly isElsewhere: boolean },
): number {
  if (!(cents > 0)) tally.without_value++
  else if (!isReal) tally.other_currency++
  else if (isElsewhere) tally.counted_elsewhere++
  else return cents
  return Number.NaN
}

const directMethods: ReadonlySet<string> = new Set(['dispensa', 'inexigibilidade'])

function directOf(dataset: Dataset, row: Int32Array): Int8Array {
  const { acts } = dataset
  const byBasis = codeTable(dataset, 'legal_basis', (text) => {
    const basis = toLegalBasis(text)
    return basis !== undefined && isDirectAward(basis)
  })
  const byMethod = codeTable(dataset, 'modality', (text) =>
    text === '' || text === 'other' ? undefined : directMethods.has(text),
  )
  return Int8Array.from(row, (own) => {
    if (byBasis(acts.legal_basis[own]) === true) return 1
    const isDirect = byMethod(acts.modality[own])
    return isDirect === undefined ? -1 : Number(isDirect)
  })
}

/** Days from one to a later one; NaN where one is missing, or the order is wrong. */
function span(from: number, to: number): number {
  return isDay(from) && isDay(to) && to >= from ? to - from : Number.NaN
}

function actMeasures({ acts }: Dataset, row: Int32Array, real: number): AnalysisRows['measures'] {
  const estimate = (own: number) =>
    acts.currency[own] === real && acts.estimated_value[own] > 0 ? acts.estimated_value[own] : Number.NaN
  return {
    days_to_signature: Float64Array.from(row, (own) => span(acts.publication_day[own], acts.signing_day[own])),
    duration_days: Float64Array.from(row, (own) => span(acts.start_day[own], acts.end_day[own])),
    estimated_value: Float64Array.from(row, estimate),
    price_to_estimate: Float64Array.from(row, (own) =>
      acts.value[own] > 0 ? acts.value[own] / estimate(own) : Number.NaN,
    ),
  }
}

/** Bids that an act states; NaN where it states none, which says nothing of how many there were. */
function bidders({ bids }: Dataset, row: Int32Array): Float64Array {
  const starts = childStarts(bids.parent)
  return Float64Array.from(row, (own) => {
    const count = (starts[own + 1] ?? bids.length) - (starts[own] ?? bids.length)
    return count > 0 ? count : Number.NaN
  })
}

/** What amendments add to the value, as a share of it; NaN where none of the selected acts has amendments, so that the source gives none. */
function added({ acts, amendments }: Dataset, row: Int32Array): Float64Array {
  const starts = childStarts(amendments.parent)
  let known = 0
  const shares = Float64Array.from(row, (own) => {
    const [from, to] = [starts[own] ?? amendments.length, starts[own + 1] ?? amendments.length]
    known += to - from
    let cents = 0
    for (let at = from; at < to; at++) cents += amendments.value_delta[at] || 0
    return acts.value[own] > 0 ? cents / acts.value[own] : Number.NaN
  })
  return known > 0 ? shares : shares.fill(Number.NaN)
}
