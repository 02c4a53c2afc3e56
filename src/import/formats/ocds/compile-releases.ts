// One state of a process from its releases: a later release adds to what is known and replaces what it names, as the standard's
// own compiled releases do. What an amendment changes of a contract is kept beside what the contract said at first.

import { isObject, listAt, scalarAt } from '../../text/read-json.ts'
import { isSame } from './distinguish-parts.ts'

type Row = Readonly<Record<string, unknown>>

/** Changes that an amendment makes, under names that no publisher uses. */
export const amendedBy = { delta: '$value_delta', end: '$new_end' } as const

/** The releases of one process as one, oldest first. */
export function compileReleases(releases: readonly Row[]): Row {
  return releases.reduce<Row>((known, release) => merge(known, withFirstTerms(known, release)) as Row, {})
}

/** A value with what a later release says of it: null removes, objects and lists of objects with ids are joined. */
function merge(known: unknown, later: unknown): unknown {
  if (Array.isArray(later)) return later.every(isIdentified) ? mergeLists(known, later) : later
  if (!isObject(later)) return later
  const merged: Record<string, unknown> = { ...(isObject(known) ? known : {}) }
  for (const [name, value] of Object.entries(later))
    if (value === null) delete merged[name]
    else merged[name] = merge(merged[name], value)
  return merged
}

function mergeLists(known: unknown, later: readonly Row[]): readonly unknown[] {
  const merged: unknown[] = Array.isArray(known) ? [...known] : []
  for (const item of later) {
    const at = merged.findIndex((other) => isObject(other) && isSame(other, item))
    if (at < 0) merged.push(merge({}, item))
    else merged[at] = merge(merged[at], item)
  }
  return merged
}

function isIdentified(item: unknown): item is Row {
  return isObject(item) && scalarAt(item, 'id') !== undefined
}

/** A release whose amended contracts keep their first value and end; the amendment has what it changed. */
function withFirstTerms(known: Row, release: Row): Row {
  const tags = [release.tag].flat()
  const contracts = listAt(release, 'contracts').map((contract) => {
    const before = listAt(known, 'contracts').find(
      (other) => isObject(other) && isObject(contract) && isSame(other, contract),
    )
    if (!isObject(contract) || !isObject(before)) return contract
    const known_amendments = listAt(before, 'amendments')
    const added = listAt(contract, 'amendments').filter(
      (each) => isObject(each) && !known_amendments.some((other) => isObject(other) && isSame(other, each)),
    )
    const isAmended = added.length > 0 || tags.includes('contractAmendment')
    return isAmended ? withAmendment(before, contract, { added, release }) : contract
  })
  return contracts.length === 0 ? release : { ...release, contracts }
}

function withAmendment(
  before: Row,
  contract: Row,
  { added, release }: { readonly added: readonly unknown[]; readonly release: Row },
): Row {
  const last = added.at(-1)
  const amendment = isObject(last) ? last : { id: scalarAt(release, 'id'), date: release.date }
  const change: Record<string, unknown> = {}
  const kept: Record<string, unknown> = { ...contract }
  const [first, amount] = [amountOf(before), amountOf(contract)]
  if (first !== undefined && amount !== undefined) {
    const soFar = listAt(before, 'amendments').reduce<number>((sum, each) => sum + deltaOf(each), first)
    const delta = Math.round((amount - soFar) * 10_000) / 10_000
    if (delta !== 0) change[amendedBy.delta] = delta
    kept.value = before.value
  }
  const [firstEnd, end] = [scalarAt(before, 'period.endDate'), scalarAt(contract, 'period.endDate')]
  if (firstEnd !== undefined && end !== undefined) {
    if (end !== firstEnd) change[amendedBy.end] = end
    kept.period = { ...(contract.period as Row), endDate: firstEnd }
  }
  const others = listAt(contract, 'amendments').filter((each) => each !== last)
  return { ...kept, amendments: [...others, { ...amendment, ...change }] }
}

function amountOf(contract: Row): number | undefined {
  const amount = isObject(contract.value) ? Number(contract.value.amount ?? Number.NaN) : Number.NaN
  return Number.isFinite(amount) ? amount : undefined
}

function deltaOf(amendment: unknown): number {
  return isObject(amendment) ? Number(amendment[amendedBy.delta] ?? 0) : 0
}
