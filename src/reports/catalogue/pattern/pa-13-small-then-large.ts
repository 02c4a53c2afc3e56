import type { Entries } from '../entry.ts'
import { capacityProofs } from '../requests.ts'

export const smallThenLarge: Entries = {
  'PA-13': {
    looksFor: 'a supplier that after three small contracts or more with a body gets one many times as large',
    gate: 'what stands out among all such histories alone',
    title: { en: 'small contracts, then a large one', pt: 'contratos pequenos seguidos de um grande' },
    finding: {
      en: 'Indication of a sudden rise: after {earlier_contracts|contracts} of up to {largest_earlier_cents} with {organization_label}, {supplier_label} won one of {value_cents}, {ratio|tenth} times the largest.',
      pt: 'Indício de salto repentino: após {earlier_contracts|contracts} de até {largest_earlier_cents} {organization_label|com}, {supplier_label} obteve um de {value_cents}, {ratio|tenth} vezes o maior.',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'Com contrato de {counterfactual} ou menos, isto não seria apontado.',
    },
    request: capacityProofs,
  },
}
