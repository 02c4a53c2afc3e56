// Legal basis: the law, article and item that a record cites. The cited law decides the regime, never a date: contracts under
// Lei 8.666 run on for years.

import { parseDay } from './days.ts'

export interface LegalBasis {
  /** Number of the law without dots, e.g. 14133. */
  readonly law: number
  readonly article: number
  /** Roman numeral of the item; absent where the record cites none. */
  readonly item?: string
}

const lawNames: Readonly<Record<number, string>> = {
  4320: 'Lei 4.320/1964',
  8666: 'Lei 8.666/1993',
  10520: 'Lei 10.520/2002',
  12462: 'Lei 12.462/2011',
  13019: 'Lei 13.019/2014',
  13303: 'Lei 13.303/2016',
  13979: 'Lei 13.979/2020',
  14133: 'Lei 14.133/2021',
}

/** Name of a law with its year; `Lei n` when the year is not in our table. */
export function lawName(law: number): string {
  return lawNames[law] ?? `Lei ${law}`
}

/** The parts of a normalised basis: reads `art75_II`, `lei8666_art24_II` or `lei13979_art4`; without a law it is Lei 14.133. Undefined for any other text. */
export function toLegalBasis(text: string): LegalBasis | undefined {
  const match = /^(?:lei(\d{4,5})_)?art(\d{1,3})(?:_([IVXLC]+))?(?:_|$)/.exec(text)
  if (!match) return undefined
  const basis = { law: Number(match[1] ?? 14133), article: Number(match[2]) }
  return match[3] === undefined ? basis : { ...basis, item: match[3] }
}

/** Day on which Lei 14.133/2021 was published and came into force (art. 194). */
const newLawDay = parseDay('2021-04-01') ?? 0

/** True unless the record cites another law, or cites none and its known day precedes Lei 14.133. */
export function isUnderNewLaw(basis: string | undefined, day: number | undefined): boolean {
  const law = toLegalBasis(basis ?? '')?.law
  return law === undefined ? day === undefined || day >= newLawDay : law === 14133
}

/** True for a direct award on the ground of emergency or calamity, which is limited in time and not in value. */
export function isEmergency({ law, article, item }: LegalBasis): boolean {
  return (law === 14133 && article === 75 && item === 'VIII') || (law === 8666 && article === 24 && item === 'IV')
}

/** True when the buyer chose the supplier without a tender (dispensa or inexigibilidade). */
export function isDirectAward({ law, article }: LegalBasis): boolean {
  if (law === 14133) return article === 74 || article === 75
  if (law === 8666) return article === 24 || article === 25
  if (law === 13303) return article === 29 || article === 30
  return law === 13979
}
