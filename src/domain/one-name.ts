// One spelling for names that sources write with and without accents. For comparing; records keep the source's words.

import { toPlainText } from './object-nature.ts'

/**
 * A name for comparing: upper case, without accents and doubled spaces.
 * @example toOneName('José  da Silva') // 'JOSE DA SILVA'
 */
export function toOneName(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ').trim().toUpperCase()
}
