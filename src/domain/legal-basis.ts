// Legal basis: the law, article and item that a record says it stands on. Decides the regime; a date never does (8.666 contracts run on for years).

import { parseDay } from './days.ts'

export interface LegalBasis {
  /** Number of the law without dots, e.g. 14133. */
  readonly law: number
  readonly article: number
  /** Roman numeral of the item; absent where the record gives none. */
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

/** The parts of a normalised basis: reads `art75_II`, `lei8666_art24_II` or `lei13979_art4`; without a law it is Lei 14.133. Undefined when the text says nothing usable. */
export function toLegalBasis(text: string): LegalBasis | undefined {
  const match = /^(?:lei(\d{4,5})_)?art(\d{1,3})(?:_([IVXLC]+))?(?:_|$)/.exec(text)
  if (!match) return undefined
  const basis = { law: Number(match[1] ?? 14133), article: Number(match[2]) }
  return match[3] === undefined ? basis : { ...basis, item: match[3] }
}

/** Lei 14.133/2021 was published and came into force on this day (art. 194). */
const newLawDay = parseDay('2021-04-01') ?? 0

/** True unless the record names another law, or gives none and its day, where known, is before Lei 14.133. */
export function isUnderNewLaw(basis: string | undefined, day: number | undefined): boolean {
  const law = toLegalBasis(basis ?? '')?.law
  return law === undefined ? day === undefined || day >= newLawDay : law === 14133
}

/** True for a direct award by reason of emergency or calamity, which has no value limit but a limit in time. */
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
