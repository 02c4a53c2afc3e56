// Tax ids: the canonical form, check digits and masking of CPF and CNPJ.

import { cnpj, cpf } from 'cpf-cnpj-validator'
import { isNullWord } from './null-words.ts'

export type PersonType = 'company' | 'person' | 'foreign' | 'unknown'

/** A tax id in canonical form, with the note on its repair. */
export interface ParsedTaxId {
  readonly id?: string
  readonly person_type: PersonType
  readonly note?: 'zero_filled' | 'cpf_padded_to_14' | 'ambiguous_tax_id' | 'placeholder_tax_id' | 'unrecognised_tax_id'
}

/** 1 when the check digits of a CPF (11) or CNPJ (14, letters allowed since July 2026) are right, 0 when wrong, -1 when there are none (masked, foreign, other lengths). */
export function checkTaxId(id: string): 1 | 0 | -1 {
  if (/^\d{11}$/.test(id)) return cpf.isValid(id) ? 1 : 0
  if (/^[0-9A-Z]{12}\d{2}$/.test(id)) return cnpj.isValid(id) ? 1 : 0
  return -1
}

/**
 * The canonical form of a tax id: no punctuation, zero-filled to 11 or 14 where only digits were lost, masked ids as
 * `***123456**`. `declared` is the source's own person-type column. A 14-digit id that starts with 000 may be a padded
 * CPF (docs/law.md#tax-ids): the check digits decide where one reading alone is valid, else the type is unknown.
 */
export function parseTaxId(text: string, declared?: PersonType): ParsedTaxId {
  const trimmed = text.trim()
  if (isNullWord(trimmed, { kind: 'code' })) return { person_type: declared ?? 'unknown' }
  if (declared === 'foreign') return { id: trimmed.toUpperCase(), person_type: 'foreign' }
  const bare = trimmed.replace(/[\s./-]/g, '').toUpperCase()
  if (/^EX\d/.test(bare)) return { id: bare, person_type: 'foreign' }
  if (/^[\dX*•]*\*[\dX*•]*$/.test(bare)) return { id: bare, person_type: declared ?? 'person' }
  if (/^\d+$/.test(bare)) return parseDigits(bare, declared)
  if (/^[0-9A-Z]{12}\d{2}$/.test(bare)) return { id: bare, person_type: 'company' }
  return { id: trimmed, person_type: declared ?? 'unknown', note: 'unrecognised_tax_id' }
}

/** The public form: five digits of a CPF are masked, also of one padded to 14 digits unless its owner is a company. */
export function maskTaxId(id: string, personType?: PersonType): string {
  const masked = /^\*{3}(\d{3})(\d{3})\*{2}$/.exec(id)
  if (masked) return `***.${masked[1]}.${masked[2]}-**`
  const digits = /^\d{11}$/.test(id) ? id : paddedCpf(id, personType)
  return digits === undefined ? id : `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`
}

/** The CPF inside a 14-digit id, when it can be one. */
function paddedCpf(id: string, personType: PersonType | undefined): string | undefined {
  if (!/^000\d{11}$/.test(id) || personType === 'company') return undefined
  return cpf.isValid(id.slice(3)) ? id.slice(3) : undefined
}

function parseDigits(digits: string, declared: PersonType | undefined): ParsedTaxId {
  if (/^0+$/.test(digits)) return { person_type: declared ?? 'unknown', note: 'placeholder_tax_id' }
  if (digits.length === 14)
    return digits.startsWith('000') ? parsePadded(digits, declared) : { id: digits, person_type: 'company' }
  if (digits.length > 14) return { id: digits, person_type: declared ?? 'unknown', note: 'unrecognised_tax_id' }
  if (declared === 'company') return { id: digits.padStart(14, '0'), person_type: 'company', note: 'zero_filled' }
  if (digits.length === 11) return parseEleven(digits, declared)
  if (declared === 'person' && digits.length < 11)
    return { id: digits.padStart(11, '0'), person_type: 'person', note: 'zero_filled' }
  return fillByCheck(digits)
}

function parsePadded(digits: string, declared: PersonType | undefined): ParsedTaxId {
  const personal = digits.slice(3)
  const asPerson = cpf.isValid(personal)
  const asCompany = cnpj.isValid(digits)
  if (declared === 'company') return { id: digits, person_type: 'company' }
  if (declared === 'person' || (asPerson && !asCompany))
    return { id: personal, person_type: 'person', note: 'cpf_padded_to_14' }
  if (asCompany && !asPerson) return { id: digits, person_type: 'company' }
  return { id: digits, person_type: 'unknown', note: 'ambiguous_tax_id' }
}

function parseEleven(digits: string, declared: PersonType | undefined): ParsedTaxId {
  const filled = digits.padStart(14, '0')
  if (declared !== 'person' && !cpf.isValid(digits) && cnpj.isValid(filled))
    return { id: filled, person_type: 'company', note: 'zero_filled' }
  return { id: digits, person_type: 'person' }
}

/** Without a person type, zeros are added only where the check digits are then right for one reading alone. */
function fillByCheck(digits: string): ParsedTaxId {
  const company = digits.padStart(14, '0')
  const person = digits.length < 11 ? digits.padStart(11, '0') : undefined
  const asCompany = cnpj.isValid(company)
  const asPerson = person !== undefined && cpf.isValid(person)
  if (asCompany && !asPerson) return { id: company, person_type: 'company', note: 'zero_filled' }
  if (asPerson && !asCompany) return { id: person, person_type: 'person', note: 'zero_filled' }
  if (digits.length > 11) return { id: company, person_type: 'company', note: 'zero_filled' }
  return { id: digits, person_type: 'unknown', note: asCompany ? 'ambiguous_tax_id' : 'unrecognised_tax_id' }
}
