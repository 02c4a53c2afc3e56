import type { Entries } from '../entry.ts'
import { capacityProofs } from '../requests.ts'

export const heterogeneousSupplier: Entries = {
  'PA-11': {
    looksFor: 'a supplier that sells many more kinds of things than others of as many contracts',
    gate: 'enough contracts of the supplier',
    title: { en: 'supplier of many kinds of things', pt: 'fornecedor de objetos muito variados' },
    finding: {
      en: 'Indication of a supplier of unusually many kinds of things: {supplier_label} sold {classes} classes of things in {contracts|contracts} (up to {usual_classes} are usual)[, worth {value_cents}].',
      pt: 'Indício de fornecedor de objetos muito variados: {supplier_label} vendeu {classes} classes de objetos em {contracts|contracts} (até {usual_classes} são usuais)[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With {counterfactual|classes} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|classes} ou menos, isto não seria apontado.',
    },
    request: capacityProofs,
  },
}
