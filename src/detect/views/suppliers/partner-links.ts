// Partner links: which partner entries stand for one person, whatever their spelling, and how surely. A number or a
// name that stands for nobody identifies nobody; the state, its companies and funds are no link between the firms that they hold parts of.

import type { Dataset } from '../../../dataset/dataset.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'
import { partnerCaps as caps, toPerson } from '../../../domain/partner-person.ts'

export interface PartnerLinks {
  /** Number of the person behind a partner's code; −1 where its text identifies nobody whom firms could share. */
  readonly personOf: Int32Array
  /** Most that a common person may add to the confidence of a link, by the number of the person. */
  readonly caps: Float64Array
}

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
