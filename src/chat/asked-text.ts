// The text of a message as it is kept and read: without CPFs, as every given text, but with the numbers that it says are of contracts.
// Choice: which eleven digits are no CPF, docs/choices.md#given-texts.

import { maskTyped, namesPerson } from '../domain/mask-personal-ids.ts'

/** Eleven digits without separators behind the word that says what they are the number of. */
const called =
  /(\b(?:contrato|contract|processo|process|licita[cç][aã]o|tender|preg[aã]o|dispensa)\s+(?:(?:de\s+|com\s+|with\s+|of\s+|o\s+|the\s+)?(?:n[uú]mero|number|no\.?|n[º°]\.?|n\.|id)\s*:?\s*)?["'“]?\d{11}(?![\d./-]*\d))/i

/** The text composed, trimmed and masked; of a message that is kept already the same again. */
export function toAskedText(text: string): string {
  return maskAsked(text.normalize('NFC').trim())
}

/** The text as it was asked, but for its CPFs. */
export function maskAsked(text: string): string {
  return partsOf(text)
    .map(({ part, isNumber }) => (isNumber ? part : maskTyped(part)))
    .join('')
}

/** Whether a message names a person by a CPF, masked or not. */
export function asksForPerson(text: string): boolean {
  return partsOf(text).some(({ part, isNumber }) => !isNumber && namesPerson(part))
}

function partsOf(text: string): readonly { readonly part: string; readonly isNumber: boolean }[] {
  return text.split(called).map((part, index) => ({ part, isNumber: index % 2 === 1 }))
}
