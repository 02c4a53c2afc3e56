// Tax ids: the canonical form, check digits and masking of CPF and CNPJ.

import { cnpj, cpf } from 'cpf-cnpj-validator'
import { isNullWord } from './null-words.ts'
import { remember } from './remember.ts'

export type PersonType = 'company' | 'person' | 'foreign' | 'unknown'

/** A tax id in canonical form, with the note on its repair. */
export interface ParsedTaxId {
  readonly id?: string
  readonly person_type: PersonType
  readonly note?:
    | 'zero_filled'
    | 'cpf_padded_to_14'
    | 'ambiguous_tax_id'
    | 'placeholder_tax_id'
    | 'scientific_notation'
    | 'unrecognised_tax_id'
}

/** 1 when the check digits of a CPF (11) or CNPJ (14, letters allowed since July 2026) are right, 0 when wrong, -1 when there are none (masked, foreign, other lengths). */
export function checkTaxId(id: string): 1 | 0 | -1 {
  if (/^\d{11}$/.test(id)) return cpf.isValid(id) ? 1 : 0
  if (cnpjForm.test(id)) return isCnpj(id) ? 1 : 0
  return -1
}

const cnpjForm = /^[0-9A-Z]{12}\d{2}$/
/** Other marks make a code of the source, such as `supplier-000123`. */
const writtenCnpj = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}$/i

/** Right check digits; branches are numbered from 0001. */
function isCnpj(id: string): boolean {
  return cnpj.isValid(id) && id.slice(8, 12) !== '0000'
}

/**
 * A code as its source wrote it, without what spreadsheets add to keep it a text: a leading apostrophe, or `="…"`. The text
 * itself where there is neither.
 */
export function withoutTextGuard(text: string): string {
  const first = text.charCodeAt(0)
  // 0x3D is `=`, 0x27 the apostrophe.
  if (first !== 0x3d && first !== 0x27) return text
  return /^="+([^"]*)"+$/.exec(text)?.[1] ?? text.replace(/^'(?=\d)/, '')
}

/** True for a number of which programs kept the first digits alone, such as `3.023757e+13`: the code is lost. */
export function isScientific(text: string): boolean {
  // Most codes have another digit in second place.
  const second = text.charCodeAt(1)
  return !(second >= 0x30 && second <= 0x39) && /^\d(?:[.,]\d+e\+?|e\+)\d{1,3}$/i.test(text)
}

/**
 * The canonical form of a tax id: no punctuation, zero-filled to 11 or 14 where only digits were lost, masked ids as
 * `***123456**`. `declared` is the source's own person-type column. A 14-digit id that starts with 000 may be a padded
 * CPF (docs/law.md#tax-ids): the check digits decide where one reading alone is valid, else the type is unknown. What many
 * sources write for firms without a Brazilian number is no id (docs/choices.md#placeholders).
 */
export function parseTaxId(text: string, declared?: PersonType): ParsedTaxId {
  return parsers[declared ?? 'undeclared'](text)
}

/** One each declared type; a file names a firm in many rows. */
const parsers: Readonly<Record<PersonType | 'undeclared', (text: string) => ParsedTaxId>> = {
  company: remember((text) => parseAs(text, 'company')),
  person: remember((text) => parseAs(text, 'person')),
  foreign: remember((text) => parseAs(text, 'foreign')),
  unknown: remember((text) => parseAs(text, 'unknown')),
  undeclared: remember((text) => parseAs(text, undefined)),
}

function parseAs(text: string, declared: PersonType | undefined): ParsedTaxId {
  const trimmed = withoutTextGuard(text.trim()).trim()
  if (isNullWord(trimmed, { kind: 'code' })) return { person_type: declared ?? 'unknown' }
  if (isScientific(trimmed)) return { person_type: declared ?? 'unknown', note: 'scientific_notation' }
  // A column of numbers with gaps becomes one of fractions: `1234567000195.0`.
  const bare = trimmed
    .replace(/^(\d+)[.,]0{1,2}$/, '$1')
    .replace(/[\s./-]/g, '')
    .toUpperCase()
  if (isPlaceholder(bare)) return { person_type: declared ?? 'unknown', note: 'placeholder_tax_id' }
  if (declared === 'foreign') return { id: trimmed.toUpperCase(), person_type: 'foreign' }
  const isCompany = cnpjForm.test(bare) && writtenCnpj.test(trimmed)
  if (isCompany && /^EX/.test(bare) && isCnpj(bare)) return { id: bare, person_type: 'company' }
  if (/^EX\d/.test(bare)) return { id: bare, person_type: 'foreign' }
  const masked = toMasked(bare)
  if (masked !== undefined) return { id: masked, person_type: declared ?? 'person' }
  if (/^\d+$/.test(bare)) return parseDigits(bare, declared)
  if (isCompany) return { id: bare, person_type: 'company' }
  return { id: trimmed, person_type: declared ?? 'unknown', note: 'unrecognised_tax_id' }
}

/** Words and numbers that stand for any firm abroad, or for anybody. */
const placeholders =
  /^(?:0+|(\d)\1{5,}|EX(?:0*\d?|9+)|(?:NO)?EXTERIOR|ESTRANGEIR[OA]S?|FOREIGN|INTERNACIONAL|SEM(?:CNPJ|CPF|NUMERO|REGISTRO)|N[AÃ]O(?:POSSUI|TEM|CADASTRADO)|ISENTO|DIVERSOS|V[AÁ]RIOS)$/

/** True for what stands for nobody in particular: such words, one digit repeated, or a mask that shows fewer than six digits. */
export function isPlaceholder(bare: string): boolean {
  if (placeholders.test(bare)) return true
  return /^[\dX*•#]*[*•#X]{3}[\dX*•#]*$/.test(bare) && bare.replace(/\D/g, '').length < 6
}

/** The masked id with asterisks; undefined for one that is not masked. */
function toMasked(bare: string): string | undefined {
  if (/^[\dX*•#]*[*•#][\dX*•#]*$/.test(bare) || /^X{3}\d{6}X{2}$/.test(bare)) return bare.replace(/[X•#]/g, '*')
  return undefined
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
  if (digits.length === 14)
    return digits.startsWith('000') ? parsePadded(digits, declared) : { id: digits, person_type: 'company' }
  if (digits.length > 14) return { id: digits, person_type: declared ?? 'unknown', note: 'unrecognised_tax_id' }
  if (declared === 'company') return fillDeclared(digits, { length: 14, person_type: declared })
  if (digits.length === 11) return parseEleven(digits, declared)
  if (declared === 'person' && digits.length < 11) return fillDeclared(digits, { length: 11, person_type: declared })
  return fillByCheck(digits)
}

/** Zeros before a number of a declared kind: where one or two were lost, or the check digits are then right. */
function fillDeclared(
  digits: string,
  { length, person_type }: { readonly length: 11 | 14; readonly person_type: 'company' | 'person' },
): ParsedTaxId {
  const id = digits.padStart(length, '0')
  const isRight = length === 14 ? isCnpj(id) : cpf.isValid(id)
  if (isRight || (length === 14 && digits.length > 11)) return { id, person_type, note: 'zero_filled' }
  return { id: digits, person_type, note: 'unrecognised_tax_id' }
}

function parsePadded(digits: string, declared: PersonType | undefined): ParsedTaxId {
  const personal = digits.slice(3)
  const asPerson = cpf.isValid(personal)
  const asCompany = isCnpj(digits)
  if (declared === 'company') return { id: digits, person_type: 'company' }
  if (declared === 'person' || (asPerson && !asCompany))
    return { id: personal, person_type: 'person', note: 'cpf_padded_to_14' }
  if (asCompany && !asPerson) return { id: digits, person_type: 'company' }
  return { id: digits, person_type: 'unknown', note: 'ambiguous_tax_id' }
}

function parseEleven(digits: string, declared: PersonType | undefined): ParsedTaxId {
  const filled = digits.padStart(14, '0')
  if (declared !== 'person' && !cpf.isValid(digits) && isCnpj(filled))
    return { id: filled, person_type: 'company', note: 'zero_filled' }
  return { id: digits, person_type: 'person' }
}

/** Without a person type, zeros are added only where the check digits are then right for one reading alone. */
function fillByCheck(digits: string): ParsedTaxId {
  const company = digits.padStart(14, '0')
  const person = digits.length < 11 ? digits.padStart(11, '0') : undefined
  const asCompany = isCnpj(company)
  const asPerson = person !== undefined && cpf.isValid(person)
  if (asCompany && !asPerson) return { id: company, person_type: 'company', note: 'zero_filled' }
  if (asPerson && !asCompany) return { id: person, person_type: 'person', note: 'zero_filled' }
  if (digits.length > 11) return { id: company, person_type: 'company', note: 'zero_filled' }
  return { id: digits, person_type: 'unknown', note: asCompany ? 'ambiguous_tax_id' : 'unrecognised_tax_id' }
}
