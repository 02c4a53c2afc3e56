import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const aboveProduct: Entries = {
  'PR-18-PRODUCT': {
    looksFor: 'a contract worth more than its quantity at its unit price',
    gate: 'no whole multiple, which may be a price by the month',
    title: { en: 'contract above quantity times price', pt: 'contrato acima de quantidade vezes preço' },
    finding: {
      en: 'Indication of a value above quantity times price: {act} is worth {value_cents}, {ratio} times the {product_cents} of its quantity at its unit price of {unit_price|brl}.',
      pt: 'Indício de valor acima de quantidade vezes preço: o {act} vale {value_cents}, {ratio} vezes os {product_cents} de sua quantidade pelo preço unitário de {unit_price|brl}.',
    },
    counterfactual: {
      en: 'With a value of {counterfactual} or less this would not be flagged.',
      pt: 'Com valor de {counterfactual} ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the signed contract with its price sheet and the winning proposal',
      pt: 'o contrato assinado com sua planilha de preços e a proposta vencedora',
    }),
  },
}
