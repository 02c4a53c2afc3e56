import { type Dataset, recordKindCodes } from '../domain/dataset.ts'

/** Statuses under which the act no longer stands, so that no rule is broken by it. */
const voidStatuses = ['revoked', 'annulled', 'cancelled', 'suspended', 'deserted', 'failed']

export type ActKind = (typeof recordKindCodes)[number]

/** The gate before every legal rule: an act of one of the kinds, in reais, that was not undone. */
export function standingActs(data: Dataset, kinds: readonly ActKind[]): (row: number) => boolean {
  const { record_kind, currency, status } = data.acts
  const wanted = new Set(kinds.map((kind) => recordKindCodes.indexOf(kind)))
  const reais = data.code('currency', 'BRL')
  const undone = new Set(voidStatuses.map((text) => data.code('status', text)).filter((code) => code >= 0))
  return (row) =>
    wanted.has(record_kind[row] ?? -1) &&
    ((currency[row] ?? -1) < 0 || currency[row] === reais) &&
    !undone.has(status[row] ?? -1)
}
