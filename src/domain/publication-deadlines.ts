// Deadlines for the publication of a signed contract (Lei 14.133/2021 art. 94).

import { isDirectAward, type LegalBasis, lawName } from './legal-basis.ts'

export interface PublicationDeadline {
  readonly business_days: number
  readonly law: string
  readonly article: string
}

/** The deadline in business days from signature; undefined for other laws, which count differently. */
export function findPublicationDeadline(basis: LegalBasis): PublicationDeadline | undefined {
  if (basis.law !== 14133) return undefined
  return isDirectAward(basis)
    ? { business_days: 10, law: lawName(basis.law), article: 'art. 94, II' }
    : { business_days: 20, law: lawName(basis.law), article: 'art. 94, I' }
}
