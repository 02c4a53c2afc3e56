// Seats: which registered addresses are one seat, whatever their spelling. A room, a floor or a desk in a building of many firms is
// no seat, nor is a street or a quarter without the number of a house.

import { hasHouseNumber } from './house-number.ts'
import { toPlainText } from './object-nature.ts'

const shared =
  /\b(?:salas?|sl|conjuntos?|conj|cj|coworking|escritorio (?:virtual|compartilhado)|endereco fiscal|esc|business|office|(?:centro|edificio|condominio) (?:empresarial|comercial|executivo)|shopping|galeria|box|andar|pavimento|pavto|caixa postal|incubadora|aceleradora)\b/
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:rua|r)\b/g, 'rua'],
  [/\b(?:avenida|aven|av)\b/g, 'avenida'],
  [/\b(?:rodovia|rod)\b/g, 'rodovia'],
  [/\b(?:travessa|trav|tv)\b/g, 'travessa'],
  [/\b(?:praca|pca|pc)\b/g, 'praca'],
  [/\b(?:numero|num|nr|no|n)\b/g, ' '],
]

/** The seat that an address names, in one spelling; undefined where it names none. */
export function toSeat(address: string): string | undefined {
  const plain = toPlainText(address).replace(/[º°ª]/g, '')
  if (shared.test(plain) || !hasHouseNumber(plain)) return undefined
  const text = words.reduce(
    (before, [pattern, word]) => before.replace(pattern, word),
    plain.replace(/[^a-z0-9]+/g, ' '),
  )
  return text.replace(/\s+/g, ' ').trim()
}
