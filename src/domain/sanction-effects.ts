// What a sanction forbids, by the register and the type that the register words.

import { toPlainText } from './object-nature.ts'

export interface SanctionEffect {
  /** True when the sanctioned may not be contracted while the sanction runs. */
  readonly bars: boolean
  /** How sure it is that this buyer is barred, 0 to 1: scope and disputed readings lower it. */
  readonly certainty: number
  readonly law: string
  readonly article: string
}

const law14133 = 'Lei 14.133/2021'
// A fine and its publication bar nobody: 367 of 382 rows of the CNEP file are such.
const none: SanctionEffect = { bars: false, certainty: 0, law: 'Lei 12.846/2013', article: 'art. 6' }

// First match wins; the words are those of the registers, without accents.
const effects: readonly { readonly pattern: RegExp; readonly effect: SanctionEffect }[] = [
  { pattern: /multa|publicacao|perdimento|incentivo|subsidio/, effect: none },
  { pattern: /inidone/, effect: { bars: true, certainty: 1, law: law14133, article: 'art. 156, IV' } },
  // Bars within the federative entity that applied it, which the row does not always tell.
  { pattern: /impedimento|impedid/, effect: { bars: true, certainty: 0.75, law: law14133, article: 'art. 156, III' } },
  // Body or whole administration: TCU and STJ read it differently.
  { pattern: /suspensao/, effect: { bars: true, certainty: 0.7, law: 'Lei 8.666/1993', article: 'art. 87, III' } },
  { pattern: /interdicao/, effect: none },
  {
    pattern: /improbidade|proibicao de contratar|proibicao de participar/,
    effect: { bars: true, certainty: 0.9, law: 'Lei 8.429/1992', article: 'art. 12' },
  },
]

/**
 * Whether a row of a register bars contracting. CEPIM bars transfers to non-profits, not contracts. A row without a type bars:
 * its source lists barring rows alone. A type that is not known has no verdict (undefined).
 */
export function findSanctionEffect(list: string, type: string): SanctionEffect | undefined {
  if (list === 'CEPIM') return { bars: false, certainty: 0, law: 'Decreto 7.592/2011', article: 'art. 3' }
  if (type === '') return { bars: true, certainty: 1, law: law14133, article: 'art. 14, III' }
  const plain = toPlainText(type)
  // In the CNEP a "suspensão" is the suspension of activities of Lei 12.846 art. 19, not a bar to contract.
  if (list === 'CNEP' && /suspensao|interdicao/.test(plain)) return none
  return effects.find(({ pattern }) => pattern.test(plain))?.effect
}
