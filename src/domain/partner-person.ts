// Whom a partner's entry in the register of companies stands for, whatever its spelling, and how surely.

import { toPlainText } from './object-nature.ts'
import { findPartnerKind } from './partner-kind.ts'
import { isPlaceholder } from './tax-id.ts'

/** Choice: thousands share a common name, and some hundred the six digits that a mask leaves; both together are one person. */
export const partnerCaps = { identified: 1, digits: 0.6, name: 0.3 } as const
/** The register of companies leaves six digits of a CPF. */
const maskedDigits = 6

/** Key of one person, empty for nobody whom firms could share, and the most that a common person may add to a confidence. */
export interface PartnerPerson {
  readonly key: string
  readonly cap: number
}

/** The person behind an entry. */
export function toPerson(text: string): PartnerPerson {
  const plain = toPlainText(text).replaceAll('.', '')
  // An id of the publisher's own, such as `Se187d55a9f`.
  if (/^[a-z0-9-]*\d[a-z0-9-]*$/.test(plain.trim()) && /[a-z]/.test(plain))
    return { key: plain.trim(), cap: partnerCaps.identified }
  const written = (plain.match(/[a-z]{2,}/g) ?? []).join(' ')
  const digits = plain.replace(/[^0-9]/g, '')
  const kind = findPartnerKind(written, digits)
  if (kind === 'state' || kind === 'fund') return nobody
  const name = kind === 'nobody' ? '' : written
  const number = isPlaceholder(digits) ? '' : digits
  if (number.length === 14) return { key: number, cap: partnerCaps.identified }
  if (number.length === 11 && name === '') return { key: number, cap: partnerCaps.identified }
  // The mask leaves the six in the middle, so that a whole CPF and a masked one of a person agree.
  const middle = number.length === 11 ? number.slice(3, 9) : number
  if (middle.length < maskedDigits) return { key: name, cap: partnerCaps.name }
  return { key: `${middle} ${name}`, cap: name === '' ? partnerCaps.digits : partnerCaps.identified }
}

const nobody = { key: '', cap: 0 } as const

/**
 * The number of an entry as it may be shown: a company's whole, a person's by the six digits in the middle; undefined without one.
 * @example shownPartner('***358848** ANA LIMA') // '***358848**'
 */
export function shownPartner(text: string): string | undefined {
  const [number] = toPlainText(text)
    .replace(/[./-]/g, '')
    .match(/(?<!\d)(?:\d{14}|\d{11}|\d{6})(?!\d)/) ?? ['']
  if (number.length === 14) return number
  if (number === '') return undefined
  return `***${number.length === 11 ? number.slice(3, 9) : number}**`
}
