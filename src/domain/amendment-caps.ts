// Legal caps on the increase of a contract's value by amendments. Readjustments do not count (Lei 14.133/2021, art. 136).

import { type LegalBasis, lawName } from './legal-basis.ts'
import type { ObjectNature } from './object-nature.ts'

export interface AmendmentCap {
  /** Maximum, as a share of the updated initial value. */
  readonly ratio: number
  readonly law: string
  readonly article: string
}

/** The article of each law that sets the cap. */
export const amendmentCapArticles: Readonly<Record<number, string>> = {
  13979: 'art. 4-I',
  14133: 'art. 125',
  8666: 'art. 65, §1',
  13303: 'art. 81, §1',
}

/** The cap of a law: 25 %, or 50 % for the reform of a building or equipment and for contracts of Lei 13.979; undefined for laws without one in our table. */
export function findAmendmentCap(basis: LegalBasis, nature: ObjectNature | undefined): AmendmentCap | undefined {
  if (basis.law === 13979) return { ratio: 0.5, law: lawName(basis.law), article: 'art. 4-I' }
  const article = amendmentCapArticles[basis.law]
  if (article === undefined) return undefined
  return { ratio: nature === 'renovation' ? 0.5 : 0.25, law: lawName(basis.law), article }
}
