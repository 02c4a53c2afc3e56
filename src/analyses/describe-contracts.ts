// Descriptive statistics of a selection of contracts: counts, values, suppliers and months. Values in BRL only.

import { countedElsewhere } from '../dataset/counted-elsewhere.ts'
import type { Dataset } from '../dataset/dataset.ts'
import { isDay } from '../dataset/dataset.ts'
import { formatDay } from '../domain/days.ts'
import type { ContractsFigures, ContractsGroup } from '../domain/generated/wire-types.ts'
import { quantileSorted } from '../stats/quantile.ts'

/** The selected rows of `acts` and the day of each. */
export interface ContractRows {
  readonly selected: Uint8Array
  readonly days: Int32Array
}

/** Statistics of the selected rows; each list has at most `listed` entries. */
export function describeContracts(
  dataset: Dataset,
  { selected, days }: ContractRows,
  listed: number,
): ContractsFigures {
  const { acts } = dataset
  const real = dataset.code('currency', 'BRL')
  const counted = countedElsewhere(dataset)
  const groups = { modality: new Groups(), month: new Groups(), organization: new Groups() }
  const cents = new Float64Array(selected.length)
  let [count, valued, total, firstDay, lastDay] = [0, 0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let row = 0; row < selected.length; row++) {
    if (selected[row] !== 1) continue
    count++
    const own = acts.value[row]
    const value = acts.currency[row] === real && counted[row] === 0 ? own : Number.NaN
    if (!Number.isNaN(value)) {
      cents[valued++] = value
      total += value
    }
    const day = days[row]
    if (isDay(day)) {
      firstDay = Math.min(firstDay, day)
      lastDay = Math.max(lastDay, day)
      groups.month.add(monthOf(day), value)
    }
    groups.modality.add(acts.modality[row], value)
    groups.organization.add(acts.organization[row], value, row)
  }
  const sorted = cents.subarray(0, valued).sort()
  const named = (row: number) => dataset.text('organization_name', acts.organization_name[row])
  return {
    contracts: count,
    contracts_with_value: valued,
    total_value: total / 100,
    ...(valued > 0 && { values: spread(sorted) }),
    ...(count > 0 && firstDay <= lastDay && { first_date: formatDay(firstDay), last_date: formatDay(lastDay) }),
    by_modality: groups.modality.byValue(listed).map((group) => toGroup(group, dataset.text('modality', group.key))),
    by_month: groups.month.latest(listed).map((group) => toGroup(group, monthText(group.key))),
    by_organization: groups.organization.byValue(listed).map((group) => {
      const name = named(group.row)
      return { ...toGroup(group, dataset.text('organization', group.key)), ...(name !== '' && { name }) }
    }),
  }
}

function spread(sortedCents: Float64Array): NonNullable<ContractsFigures['values']> {
  const at = (probability: number) => Math.round(quantileSorted(sortedCents, probability)) / 100
  return { minimum: at(0), p10: at(0.1), p25: at(0.25), median: at(0.5), p75: at(0.75), p90: at(0.9), maximum: at(1) }
}

/** Months since 1970-01 of a day since 1970-01-01. */
function monthOf(day: number): number {
  const [year, month] = formatDay(day).split('-').map(Number)
  return ((year ?? 1970) - 1970) * 12 + (month ?? 1) - 1
}

function monthText(month: number): string {
  return `${1970 + Math.floor(month / 12)}-${String((((month % 12) + 12) % 12) + 1).padStart(2, '0')}`
}

interface ContractTotals {
  readonly key: number
  /** The first row of the group. */
  readonly row: number
  count: number
  cents: number
}

/** Rows counted by a whole-number key; rows without the key are not counted. */
class Groups {
  readonly #groups = new Map<number, ContractTotals>()

  add(key: number, cents: number, row = 0): void {
    if (key === -1) return
    const group = this.#groups.get(key) ?? { key, row, count: 0, cents: 0 }
    group.count++
    if (!Number.isNaN(cents)) group.cents += cents
    this.#groups.set(key, group)
  }

  byValue(listed: number): readonly ContractTotals[] {
    const order = (a: ContractTotals, b: ContractTotals) => b.cents - a.cents || b.count - a.count || a.key - b.key
    return [...this.#groups.values()].sort(order).slice(0, listed)
  }

  latest(listed: number): readonly ContractTotals[] {
    return [...this.#groups.values()].sort((a, b) => b.key - a.key).slice(0, listed)
  }
}

function toGroup({ count, cents }: ContractTotals, key: string): ContractsGroup {
  return { key, contracts: count, total_value: cents / 100 }
}
