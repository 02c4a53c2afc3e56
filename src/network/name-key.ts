// Names for comparing: lower case, without accents, marks and the words that say the form of a firm.

import { toPlainText } from '../domain/object-nature.ts'

const forms = /\b(?:l t d a|ltda|limitada|m e|me|e p p|epp|eireli|mei|s a|sa|s s|ss|slu|cia|companhia|inc|llc|gmbh)\b/g

/**
 * @example toNameKey('Construções São José LTDA. - ME') // 'construcoes sao jose'
 */
export function toNameKey(name: string): string {
  const plain = toPlainText(name)
    .replace(/&/g, ' e ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  const bare = plain.replace(forms, ' ').replace(/\s+/g, ' ').trim()
  return bare === '' ? plain : bare
}
