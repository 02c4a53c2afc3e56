// Legal caps on the initial term of a contract, without extensions.

import { isEmergency, type LegalBasis, lawName } from './legal-basis.ts'
import type { ObjectNature } from './object-nature.ts'

export interface TermCap {
  readonly amount: number
  readonly unit: 'months' | 'days'
  readonly law: string
  readonly article: string
}

// Lei 14.133 art. 108: up to ten years for these grounds of direct award.
const tenYearItems = ['IV', 'V', 'VI', 'XII', 'XVI']

/**
 * The cap on the initial term of services and supplies. Undefined where the law sets another cap or none: works (by scope, art. 111),
 * public monopolies (art. 109), leases of property, concessions and efficiency contracts (art. 110).
 * Emergencies have a shorter cap on their execution; this cap bounds their validity as well.
 */
export function findTermCap(
  basis: LegalBasis,
  { kind, nature }: { readonly kind: string; readonly nature: ObjectNature | undefined },
): TermCap | undefined {
  if (kind !== 'goods' && kind !== 'service') return undefined
  if (nature !== undefined && nature !== 'structural_system') return undefined
  if (basis.law === 8666) return cap(basis, 60, 'art. 57, II')
  if (basis.law === 13303) return cap(basis, 60, 'art. 71')
  if (basis.law !== 14133) return undefined
  if (nature === 'structural_system') return cap(basis, 180, 'art. 114')
  const long = basis.article === 75 && tenYearItems.includes(basis.item ?? '')
  return long ? cap(basis, 120, 'art. 108') : cap(basis, 60, 'art. 106')
}

/** The cap on the term of an emergency direct award, which cannot be extended; undefined for any other basis. */
export function findEmergencyTermCap(basis: LegalBasis): TermCap | undefined {
  if (!isEmergency(basis)) return undefined
  return basis.law === 14133
    ? cap(basis, 12, 'art. 75, VIII')
    : { amount: 180, unit: 'days', law: lawName(basis.law), article: 'art. 24, IV' }
}

function cap(basis: LegalBasis, months: number, article: string): TermCap {
  return { amount: months, unit: 'months', law: lawName(basis.law), article }
}
