import { codeTable } from '../../../dataset/code-table.ts'
import type { Dataset } from '../../../dataset/dataset.ts'
import { findBuyerClass } from '../../../domain/buyer-class.ts'
import { type DirectAwardLimit, findDirectAwardLimit } from '../../../domain/direct-award-limits.ts'
import type { LegalBasis } from '../../../domain/legal-basis.ts'

/** The limit of a direct award on a ground and day for the body of an act, which its name gives (docs/law.md#art-75). */
export function directAwardLimits(
  data: Dataset,
): (row: number, basis: LegalBasis, day: number) => DirectAwardLimit | undefined {
  const classOf = codeTable(data, 'organization_name', findBuyerClass)
  return (row, basis, day) =>
    findDirectAwardLimit(basis, day, { buyer: classOf(data.acts.organization_name[row]) ?? 'ordinary' })
}
