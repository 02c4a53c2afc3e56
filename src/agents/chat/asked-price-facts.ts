// A price that somebody names beside the unit prices of records of the thing, each unit and pack by itself.

import type { AskedPrice, PricedUnit } from '../../chat/chat-state.ts'
import { totalsOfRows } from '../../chat/facts/totals.ts'
import { type AskedPriceFacts, placeAmong } from '../../chat/facts/unit-prices.ts'
import { countedElsewhere } from '../../dataset/counted-elsewhere.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import { unitOf } from '../../detect/views/acts/unit-names.ts'
import { pricedActs } from '../../detect/views/prices/priced-acts.ts'
import type { ChatRecord } from '../../domain/generated/wire-types.ts'
import { findUnitName, toUnitName } from '../../domain/unit-words.ts'
import { limits } from '../../limits.ts'

/** The selected rows whose unit prices the price is compared with, each counted once. */
export function rowsOfAskedPrice(
  dataset: Dataset,
  selected: Uint8Array,
  { unit, of }: Pick<AskedPrice, 'unit' | 'of'>,
): readonly number[] {
  const { has } = pricedActs(dataset)
  const elsewhere = countedElsewhere(dataset)
  const rows: number[] = []
  for (let row = 0; row < selected.length; row++) {
    if (selected[row] !== 1 || elsewhere[row] !== 0 || !has(row)) continue
    const own = unitOfRow(dataset, row)
    if (own === undefined) continue
    if (of !== undefined ? isSame(own, of) : unit === undefined || isOfUnit(own.unit, unit)) rows.push(row)
  }
  return rows
}

/** How the price stands among the rows, by unit and pack, that of the most rows first. `selected`: of whatever unit. */
export async function askedPriceFacts(
  dataset: Dataset,
  rows: readonly number[],
  {
    asked,
    selected,
    read,
  }: {
    readonly asked: AskedPrice
    readonly selected: Uint8Array
    readonly read: (rows: readonly number[]) => Promise<readonly ChatRecord[]>
  },
): Promise<AskedPriceFacts> {
  const { unitPrice } = pricedActs(dataset)
  const groups = groupsOf(dataset, rows)
  const units = groups.slice(0, limits.chatUnitsCompared).map(({ of, rows: members }) => ({
    ...{ of, totals: totalsOfRows(dataset, members) },
    ...placeAmong(asked.price, members.map(unitPrice)),
  }))
  const named = groups.slice(0, limits.chatUnitsCompared).flatMap((group) => group.rows)
  const others = rows.length > 0 ? [] : groupsOf(dataset, rowsOfAskedPrice(dataset, selected, {}))
  return {
    asked,
    units,
    unitsLeft: groups.length - units.length,
    otherUnits: others.slice(0, limits.chatUnitsCompared).map(({ of }) => of.unit),
    compared: await read(named.slice(0, limits.chatRecordsShownMax)),
  }
}

interface UnitGroup {
  readonly of: PricedUnit
  readonly rows: readonly number[]
}

function groupsOf(dataset: Dataset, rows: readonly number[]): readonly UnitGroup[] {
  const groups = new Map<string, { of: PricedUnit; rows: number[] }>()
  for (const row of rows) {
    const of = unitOfRow(dataset, row)
    if (of === undefined) continue
    const key = `${of.pack ?? ''} ${of.unit}`
    const group = groups.get(key) ?? { of, rows: [] }
    group.rows.push(row)
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length)
}

/** The unit and pack of a row; undefined where it states none. */
function unitOfRow(dataset: Dataset, row: number): PricedUnit | undefined {
  const code = unitOf(dataset)(row)
  if (code < 0) return undefined
  const pack = dataset.acts.pack_size[row]
  return { unit: toUnitName(dataset.text('unit', code)), ...(pack !== undefined && pack > 0 && { pack }) }
}

function isSame(one: PricedUnit, other: PricedUnit): boolean {
  return one.unit === other.unit && one.pack === other.pack
}

/** `CAIXA 50 UN` is a `CAIXA`. */
function isOfUnit(own: string, asked: string): boolean {
  return own === asked || findUnitName(own.split(' ')[0] ?? '') === asked || own.split(' ')[0] === asked
}
