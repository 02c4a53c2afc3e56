// Legal effect of a sanction, by its register and the type in the register's words.

import { toPlainText } from './object-nature.ts'
import type { SanctionScope } from './sanction-scope.ts'

export interface SanctionEffect {
  /** True when the sanctioned party may not be contracted while the sanction is in force. */
  readonly bars: boolean
  /** Probability that the bar binds a buyer of whom nothing more is known, 0 to 1: limited scope and disputed readings lower it. */
  readonly certainty: number
  /** The same for the body that applied it. */
  readonly ownCertainty: number
  /** Whom it binds by law, where its row does not say. */
  readonly scope?: SanctionScope
  readonly law: string
  readonly article: string
}

const law14133 = 'Lei 14.133/2021'
// Fines and the publication of the decision bar nobody: 367 of 382 rows of the CNEP file.
const none: SanctionEffect = { bars: false, certainty: 0, ownCertainty: 0, law: 'Lei 12.846/2013', article: 'art. 6' }

// The first match wins. Patterns are in the words of the registers, without accents.
const effects: readonly { readonly pattern: RegExp; readonly effect: SanctionEffect }[] = [
  { pattern: /multa|publicacao|perdimento|incentivo|subsidio/, effect: none },
  {
    pattern: /inidone/,
    effect: { bars: true, certainty: 1, ownCertainty: 1, scope: 'all', law: law14133, article: 'art. 156, IV' },
  },
  // The bar holds within the federative entity that applied it, which the row does not always name.
  {
    pattern: /impedimento|impedid/,
    effect: { bars: true, certainty: 0.75, ownCertainty: 1, scope: 'entity', law: law14133, article: 'art. 156, III' },
  },
  // TCU limits the bar to the body, STJ extends it to the whole administration.
  {
    pattern: /suspensao/,
    effect: { bars: true, certainty: 0.7, ownCertainty: 1, law: 'Lei 8.666/1993', article: 'art. 87, III' },
  },
  { pattern: /interdicao/, effect: none },
  {
    pattern: /improbidade|proibicao de contratar|proibicao de participar/,
    effect: { bars: true, certainty: 0.9, ownCertainty: 0.95, law: 'Lei 8.429/1992', article: 'art. 12' },
  },
]

/**
 * Whether a row of a register bars contracting. CEPIM bars transfers to non-profits, not contracts. A row without a type bars:
 * its source lists barring sanctions alone. An unknown type gives undefined.
 */
export function findSanctionEffect(list: string, type: string): SanctionEffect | undefined {
  if (list === 'CEPIM')
    return { bars: false, certainty: 0, ownCertainty: 0, law: 'Decreto 7.592/2011', article: 'art. 3' }
  if (type === '')
    return { bars: true, certainty: 1, ownCertainty: 1, scope: 'all', law: law14133, article: 'art. 14, III' }
  const plain = toPlainText(type)
  // In the CNEP a "suspensão" is the suspension of activities of Lei 12.846 art. 19, not a bar to contract.
  if (list === 'CNEP' && /suspensao|interdicao/.test(plain)) return none
  return effects.find(({ pattern }) => pattern.test(plain))?.effect
}
