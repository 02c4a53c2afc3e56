// Masking of CPFs in free text (LGPD).

import { cnpj } from 'cpf-cnpj-validator'
import { checkTaxId, maskTaxId } from './tax-id.ts'

// Part of a longer number, such as that of a court case, is no CPF; an adjacent letter or full stop is allowed.
const formatted = /(?<!\d|\d\.)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g
/** Eleven digits in the groups of a CPF with any usual separators, optionally zero-padded to fourteen. */
const likely = /(?<!\d|\d\.)(?:000)?\d{3}[. ]?\d{3}[. ]?\d{3} ?[-/. \u2010-\u2015\u2212]? ?\d{2}(?!\d)/g

/**
 * Masks the CPFs of a text: formatted ones, and eleven digits in other spellings with valid check digits.
 * @example maskPersonalIds('Ana, CPF529982247-25') // 'Ana, CPF***.982.247-**'
 */
export function maskPersonalIds(text: string): string {
  return maskFormattedCpfs(text).replace(likely, (found) => {
    const digits = found.replace(/\D/g, '')
    const own = digits.slice(-11)
    // Fourteen digits that are a valid CNPJ too may belong to a company (docs/law.md#tax-ids).
    const isOne = checkTaxId(own) === 1 && (digits.length === 11 || !cnpj.isValid(digits))
    return isOne ? maskTaxId(own) : found
  })
}

/**
 * As people type a CPF: digits of any keyboard, up to three marks or blanks between its groups, or after each digit. Behind
 * the sign of a currency stands an amount, and a comma before the last two digits alone is one too.
 */
const typed = /(?<!D|\$ ?)(?:0{0,3}?(DDDSDDDSDDDTDD|DDD,SDDD,SDDD,SDD)|(D(?:MD){10}))(?!D)/.source
  .replaceAll('D', '[0-9\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]')
  .replaceAll('S', '[^\\p{L}\\p{Nd}]{0,3}')
  .replaceAll('T', '[^\\p{L}\\p{Nd},]{0,3}')
  .replaceAll('M', '[^\\p{L}\\p{Nd}]{1,3}')
const typedCpf = new RegExp(typed, 'gu')

/**
 * A text that one person gives and others read, as it is kept: composed, trimmed, CPFs masked however they are typed
 * (docs/choices.md#given-texts).
 */
export function toGivenText(text: string): string {
  return maskTyped(text.normalize('NFC').trim())
}

/** A text as it was given, but for its CPFs, which are masked however they are typed. */
export function maskTyped(text: string): string {
  return maskPersonalIds(text).replace(typedCpf, (found, grouped: string | undefined, single: string | undefined) => {
    // The last four bits of these digits are their value.
    const typed = (grouped ?? single ?? '').replace(/\P{Nd}/gu, '')
    const digits = Array.from(typed, (digit) => digit.charCodeAt(0) & 15).join('')
    return checkTaxId(digits) === 1 ? maskTaxId(digits) : found
  })
}

/** Masks formatted CPFs alone, for texts whose other numbers are ids that must not change. */
export function maskFormattedCpfs(text: string): string {
  return text.replace(formatted, (found) => maskTaxId(found.replace(/\D/g, '')))
}
