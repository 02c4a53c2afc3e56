import { cnpj } from 'cpf-cnpj-validator'
import { checkTaxId, maskTaxId } from './tax-id.ts'

// Where a longer number goes on, such as that of a process, nothing in it is a CPF; a letter or a full stop beside it changes nothing.
const formatted = /(?<!\d|\d\.)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g
/** Eleven digits in the groups of a CPF with whatever people put between them, perhaps padded to fourteen. */
const likely = /(?<!\d|\d\.)(?:000)?\d{3}[. ]?\d{3}[. ]?\d{3} ?[-/. \u2010-\u2015\u2212]? ?\d{2}(?!\d)/g

/**
 * A text in which CPFs are masked: formatted ones, and eleven digits in other spellings whose check digits hold.
 * @example maskPersonalIds('Ana, CPF529982247-25') // 'Ana, CPF***.982.247-**'
 */
export function maskPersonalIds(text: string): string {
  return maskFormattedCpfs(text).replace(likely, (found) => {
    const digits = found.replace(/\D/g, '')
    const own = digits.slice(-11)
    // Fourteen digits that hold as a CNPJ too may be a company's own (docs/law.md#tax-ids).
    const isOne = checkTaxId(own) === 1 && (digits.length === 11 || !cnpj.isValid(digits))
    return isOne ? maskTaxId(own) : found
  })
}

/** The same for formatted CPFs alone, for texts in which other numbers are ids that must stay as they are. */
export function maskFormattedCpfs(text: string): string {
  return text.replace(formatted, (found) => maskTaxId(found.replace(/\D/g, '')))
}
