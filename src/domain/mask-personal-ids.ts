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
  return hasDigits(text, 11) ? maskSpelt(text) : text
}

/** Whether a text has so many ASCII digits; most have fewer, and then no CPF. */
function hasDigits(text: string, least: number): boolean {
  let left = least
  for (let at = 0; at < text.length && left > 0; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x30 && unit <= 0x39) left--
  }
  return left === 0
}

function maskSpelt(text: string): string {
  return maskFormattedCpfs(text).replace(likely, (found) => {
    const digits = found.replace(/\D/g, '')
    const own = digits.slice(-11)
    // Fourteen digits that are a valid CNPJ too may belong to a company (docs/law.md#tax-ids).
    const isOne = checkTaxId(own) === 1 && (digits.length === 11 || !cnpj.isValid(digits))
    return isOne ? maskTaxId(own) : found
  })
}

/**
 * As people type a CPF: decimal digits of any script or shape, up to eight marks or blanks between its groups or after each
 * digit, or groups of any length with blanks between them. Behind the sign of a currency stands an amount, and a comma before
 * the last two digits alone is one too. Digits spelt as words, or with words between them, are not recognised.
 */
const typed = /(?<!D|\$ ?)(?:0{0,3}?(DDDSDDDSDDDTDD|DDD,SDDD,SDDD,SDD)|(D(?:MD){10}|D(?:\s{0,8}D){10}))(?!D)/.source
  .replaceAll('D', '[\\p{Nd}\\p{No}]')
  .replaceAll('S', '[^\\p{L}\\p{N}]{0,8}')
  .replaceAll('T', '[^\\p{L}\\p{N},]{0,8}')
  .replaceAll('M', '[^\\p{L}\\p{N}]{1,8}')
const typedCpf = new RegExp(typed, 'gu')

/**
 * A text that one person gives and others read, as it is kept: composed, trimmed, its CPFs masked in every usual spelling
 * (docs/choices.md#given-texts).
 */
export function toGivenText(text: string): string {
  return maskTyped(text.normalize('NFC').trim())
}

/** A text as it was given, but for its CPFs, which are masked as in toGivenText. */
export function maskTyped(text: string): string {
  const masked = maskPersonalIds(text)
  let companies: readonly Span[] | undefined
  return masked.replace(typedCpf, (found: string, ...[grouped, single, at]: TypedGroups) => {
    const digits = digitsOf(grouped ?? single ?? '')
    if (checkTaxId(digits) !== 1) return found
    companies ??= companiesIn(masked)
    const isOfCompany = companies.some(({ from, to }) => from <= at && at + found.length <= to)
    return isOfCompany ? found : maskTaxId(digits)
  })
}

type TypedGroups = [grouped: string | undefined, single: string | undefined, at: number]

interface Span {
  readonly from: number
  readonly to: number
}

/** Fourteen digits as people type a CNPJ: in one, or in its groups. */
const typedCnpj = new RegExp(
  '(?<!D)DDSDDDSDDDSDDDDSDD(?!D)'.replaceAll('D', '[\\p{Nd}\\p{No}]').replaceAll('S', '[^\\p{L}\\p{N}]{0,8}'),
  'gu',
)

/** Where valid CNPJs stand: the last eleven digits of one that begins with zeros can be a valid CPF too (docs/law.md#tax-ids). */
function companiesIn(text: string): readonly Span[] {
  return [...text.matchAll(typedCnpj)]
    .filter(([found]) => cnpj.isValid(digitsOf(found)))
    .map(({ 0: found, index: from }) => ({ from, to: from + found.length }))
}

function digitsOf(typed: string): string {
  return Array.from(typed.replace(/[^\p{Nd}\p{No}]/gu, ''), digitOf).join('')
}

/** A CPF as maskTyped leaves it. */
const maskedCpf = /\*{3}\.\d{3}\.\d{3}-\*{2}/g

/** A text with blanks in the place of its masked CPFs, which name nothing that is searched. */
export function withoutMasked(text: string): string {
  return text.replace(maskedCpf, (found) => ' '.repeat(found.length))
}

/** Whether a text names a person by a CPF, masked or not. */
export function namesPerson(text: string): boolean {
  const masked = maskTyped(text)
  return masked !== text || withoutMasked(masked) !== masked
}

/** The ASCII digit of a character; `½` or `⑩` are none, and stay as they are. */
function digitOf(character: string): string {
  const plain = character.normalize('NFKC')
  if (/^\d$/.test(plain) || !/^\p{Nd}$/u.test(plain)) return plain
  // Unicode keeps the decimal digits of a script together, from 0 to 9 (Standard, 4.6).
  const code = plain.codePointAt(0) ?? 0
  let before = 0
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++
  return String(before % 10)
}

/** Masks formatted CPFs alone, for texts whose other numbers are ids that must not change. */
export function maskFormattedCpfs(text: string): string {
  return text.replace(formatted, (found) => maskTaxId(found.replace(/\D/g, '')))
}
