import type { Entries } from '../entry.ts'
import { capacityProofs } from '../requests.ts'

export const tinyCapital: Entries = {
  'RE-04': {
    looksFor: 'a contract worth many times the capital of its supplier, more than is usual among all suppliers',
    gate: 'more than ten times a capital on record',
    title: { en: 'capital far below the contract', pt: 'capital social muito inferior ao contrato' },
    finding: {
      en: 'Indication of a capital that is small for the contract: {act} is worth {value_cents}, {value_to_capital|tenth} times the {capital_cents} of capital of {supplier_label}.',
      pt: 'Indício de capital social baixo diante do contrato: o {act} vale {value_cents}, {value_to_capital|tenth} vezes os {capital_cents} de capital social de {supplier_label}.',
    },
    counterfactual: {
      en: 'At up to {counterfactual|times} the capital this would not be flagged.',
      pt: 'Com contrato de até {counterfactual|times} o capital, isto não seria apontado.',
    },
    request: capacityProofs,
  },
}
