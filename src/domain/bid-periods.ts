// Minimum time between the publication of a notice and the end of the bids, Lei 14.133/2021 art. 55.
// Notices do not publish the judging criterion, so the table holds the shortest period that any criterion allows.

import { type LegalBasis, lawName } from './legal-basis.ts'

export interface BidPeriod {
  readonly business_days: number
  readonly law: string
  readonly article: string
}

export type ObjectKind = 'goods' | 'service' | 'works'

const shortest: Readonly<Record<ObjectKind, { readonly business_days: number; readonly article: string }>> = {
  goods: { business_days: 8, article: 'art. 55, I, a' },
  service: { business_days: 10, article: 'art. 55, II, a' },
  works: { business_days: 10, article: 'art. 55, II, a' },
}

/**
 * The shortest lawful period of a tender. Undefined where art. 55 does not apply: direct awards (the 3 days of art. 75 §3 are
 * a preference, not a duty), other laws, other modalities. Without the kind of object the shortest of all applies.
 */
export function findBidPeriod(basis: LegalBasis, modality: string, kind?: ObjectKind): BidPeriod | undefined {
  if (basis.law !== 14133 || basis.article !== 28) return undefined
  if (modality !== 'pregao' && modality !== 'concorrencia') return undefined
  return { ...shortest[kind ?? 'goods'], law: lawName(basis.law) }
}
