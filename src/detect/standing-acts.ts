import { type Dataset, recordKindCodes } from '../domain/dataset.ts'

/** Statuses under which the act no longer stands, so that no rule is broken by it. */
const voidStatuses = ['revoked', 'annulled', 'cancelled', 'suspended', 'deserted', 'failed']

export type ActKind = (typeof recordKindCodes)[number]

/** The gate before every legal rule: an act of one of the kinds, in reais, that was not undone. */
export function standingActs(data: Dataset, kinds: readonly ActKind[]): (row: number) => boolean {
  const { record_kind, currency, status } = data.acts
  // Tables of bytes, since this is asked of every act by every detector.
  const wanted = Uint8Array.from(recordKindCodes, (kind) => (kinds.includes(kind) ? 1 : 0))
  const reais = data.code('currency', 'BRL')
  const undone = new Uint8Array(data.size('status'))
  for (const text of voidStatuses) {
    const code = data.code('status', text)
    if (code >= 0) undone[code] = 1
  }
  return (row) => {
    const money = currency[row] ?? -1
    return wanted[record_kind[row] ?? -1] === 1 && (money < 0 || money === reais) && undone[status[row] ?? -1] !== 1
  }
}
