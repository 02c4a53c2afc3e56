// Buyers with twice the limits of direct awards: public consortia and executive agencies (Lei 14.133 art. 75 §2; 8.666 art. 24 §1).

import { toPlainText } from './object-nature.ts'

/** `consortium_or_agency`: public consortia and executive agencies, whose limits are doubled. */
export type BuyerClass = 'ordinary' | 'consortium_or_agency'

/** Inmetro is the one federal executive agency (decree of 29 July 1998); others say so in their names. */
const doubled =
  /\bconsorcios?\b|\bcons(?:\.|orc\.?)? (?:inter|publ)|\bagencia executiva\b|\binmetro\b|\binstituto nacional de metrologia\b/

/**
 * The class of a buyer from its name; one without a name is ordinary.
 * @example findBuyerClass('Consórcio Intermunicipal de Saúde do Vale') // 'consortium_or_agency'
 */
export function findBuyerClass(name: string): BuyerClass {
  return doubled.test(toPlainText(name)) ? 'consortium_or_agency' : 'ordinary'
}
