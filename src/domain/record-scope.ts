// The scope of ids: a number such as 1/2024 names a contract within its body only, so that the body is a part of its identity.
// Choice: short numbers, docs/choices.md.

import { toPlainText } from './object-nature.ts'

/** A number of a year, with a word such as `Contrato nº` before it or none. */
const numberOfYear = /^(?:[\p{L}. ]{0,20}[º°]?[ -]?)?0*(\d{1,6}) ?(?:\/ ?(\d{2}|\d{4})|- ?((?:19|20)\d{2}))$/u

/** True for a number of a year, which every body has. */
export function isNumberOfYear(id: string): boolean {
  return numberOfYear.test(id)
}

/** The body of a row in one spelling: its number without punctuation, else its name. */
export function countingBodyOf({
  organization_id: id,
  organization: name,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof id === 'string') return id.replace(/[\s./-]/g, '').toUpperCase()
  return typeof name === 'string' ? toPlainText(name).replace(/\W+/g, '-').slice(0, 80) : undefined
}

/**
 * An id as it is unique in its source: one that is short comes with the scope of its record, in one spelling.
 * @example scopedId('07/2023', '11444777000161') // '11444777000161/7/2023'
 */
export function scopedId(id: string, scope: string | undefined): string {
  if (scope === undefined || (isLong(id) && !isNumberOfYear(id))) return id
  return `${scope}/${spelt(id)}`
}

/** As long as the numbers of registers and of PNCP, which need no scope. */
function isLong(id: string): boolean {
  return /[\dA-Z]{11}/.test(id.replace(/[./-]/g, ''))
}

/** A number of a year without zeros before it and spaces in it; other ids as they are. */
function spelt(id: string): string {
  return id.replace(numberOfYear, (whole, number: string, ...years: readonly (string | undefined)[]) => {
    const year = years[0] ?? years[1] ?? ''
    const word = /^\p{L}+/u.exec(whole)?.[0]
    return `${word === undefined ? '' : `${word.toUpperCase()} `}${number}/${year.length === 2 ? `20${year}` : year}`
  })
}
