// Partner links: which partner entries stand for one person, whatever their spelling, and how surely. A number or a
// name that stands for nobody identifies nobody; the state, its companies and funds are no link between the firms that they hold parts of.

import type { Dataset } from '../../../dataset/dataset.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'
import { toPlainText } from '../../../domain/object-nature.ts'
import { findPartnerKind } from '../../../domain/partner-kind.ts'
import { isPlaceholder } from '../../../domain/tax-id.ts'

export interface PartnerLinks {
  /** Number of the person behind a partner's code; −1 where its text identifies nobody whom firms could share. */
  readonly personOf: Int32Array
  /** Most that a common person may add to the confidence of a link, by the number of the person. */
  readonly caps: Float64Array
}

/** Choice: thousands share a common name, and some hundred the six digits that a mask leaves; both together are one person. */
const caps = { identified: 1, digits: 0.6, name: 0.3 } as const
/** The register of companies leaves six digits of a CPF. */
const maskedDigits = 6

/** What a finding says of a common person who is not identified by name and number. */
export function knownBy(cap: number): { readonly known_by?: 'name_alone' | 'digits_alone' } {
  if (cap >= caps.identified) return {}
  return { known_by: cap > caps.name ? 'digits_alone' : 'name_alone' }
}

/** The persons behind the partners of the register. */
export const partnerLinks = oncePerDataset((data: Dataset): PartnerLinks => {
  const numbers = new Map<string, number>()
  const found: number[] = []
  const personOf = Int32Array.from({ length: data.size('partner') }, (_, code) => {
    const { key, cap } = toPerson(data.text('partner', code))
    if (key === '') return -1
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    found[number] = cap
    return number
  })
  return { personOf, caps: Float64Array.from(found) }
})

function toPerson(text: string): { readonly key: string; readonly cap: number } {
  const plain = toPlainText(text).replaceAll('.', '')
  // An id of the publisher's own, such as `Se187d55a9f`.
  if (/^[a-z0-9-]*\d[a-z0-9-]*$/.test(plain.trim()) && /[a-z]/.test(plain))
    return { key: plain.trim(), cap: caps.identified }
  const written = (plain.match(/[a-z]{2,}/g) ?? []).join(' ')
  const digits = plain.replace(/[^0-9]/g, '')
  const kind = findPartnerKind(written, digits)
  if (kind === 'state' || kind === 'fund') return nobody
  const name = kind === 'nobody' ? '' : written
  const number = isPlaceholder(digits) ? '' : digits
  if (number.length === 14) return { key: number, cap: caps.identified }
  if (number.length === 11 && name === '') return { key: number, cap: caps.identified }
  // The mask leaves the six in the middle, so that a whole CPF and a masked one of a person agree.
  const middle = number.length === 11 ? number.slice(3, 9) : number
  if (middle.length < maskedDigits) return { key: name, cap: caps.name }
  return { key: `${middle} ${name}`, cap: name === '' ? caps.digits : caps.identified }
}

const nobody = { key: '', cap: 0 } as const
