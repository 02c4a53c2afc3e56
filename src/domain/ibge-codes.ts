// IBGE codes: two digits for a state; seven for a municipality, of which the last is a check digit.

import { type FederativeUnit, federativeUnits } from './vocabulary.ts'

// The first digit is the macro-region, the second counts its states.
const unitCodes: Readonly<Record<FederativeUnit, string>> = {
  RO: '11',
  AC: '12',
  AM: '13',
  RR: '14',
  PA: '15',
  AP: '16',
  TO: '17',
  MA: '21',
  PI: '22',
  CE: '23',
  RN: '24',
  PB: '25',
  PE: '26',
  AL: '27',
  SE: '28',
  BA: '29',
  MG: '31',
  ES: '32',
  RJ: '33',
  SP: '35',
  PR: '41',
  SC: '42',
  RS: '43',
  MS: '50',
  MT: '51',
  GO: '52',
  DF: '53',
}
const units: ReadonlyMap<string, FederativeUnit> = new Map(federativeUnits.map((unit) => [unitCodes[unit], unit]))

// Municipalities whose check digit does not follow IBGE's rule.
const exceptions: ReadonlyMap<string, string> = new Map(
  ['2201919', '2201988', '2202251', '2611533', '3117836', '3152131', '4305871', '5203939', '5203962'].map((code) => [
    code.slice(0, 6),
    code,
  ]),
)

/** The two digits of a state. */
export function ibgeCodeOfUnit(unit: FederativeUnit): string {
  return unitCodes[unit]
}

/** State of an IBGE code of a state or municipality. */
export function findUnitOfIbgeCode(code: string): FederativeUnit | undefined {
  return units.get(code.slice(0, 2))
}

/**
 * The seven-digit code of a municipality; health sources omit the check digit. Undefined for any other text.
 * @example findMunicipalityCode('120001') // '1200013'
 */
export function findMunicipalityCode(text: string): string | undefined {
  if (findUnitOfIbgeCode(text) === undefined) return undefined
  if (/^\d{7}$/.test(text)) return text
  if (!/^\d{6}$/.test(text)) return undefined
  return exceptions.get(text) ?? `${text}${checkDigit(text)}`
}

/** Check digit: digits at even places are doubled, and the digits of the products are summed. */
function checkDigit(six: string): number {
  const sum = [...six].reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}
