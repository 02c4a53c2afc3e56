import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const quantityBeyondNeed: Entries = {
  'PA-23': {
    looksFor: 'a quantity many times what the body ever bought of the item',
    gate: 'earlier purchases of the item by the body, and no campaign in which all bodies take part',
    title: { en: 'quantity beyond the need shown before', pt: 'quantidade além da necessidade histórica' },
    finding: {
      en: 'Indication of a quantity that may be beyond need: {act} buys[ {what} in] a quantity of {quantity}[ ({unit})], {ratio|tenth} times the largest quantity, {largest_other}, in the other {purchases|purchases} of this item by {organization_label} (the median is {usual_quantity}).',
      pt: 'Indício de quantidade possivelmente além da necessidade: o {act} compra[ {what} em] quantidade de {quantity}[ ({unit})], {ratio|tenth} vezes a maior quantidade, {largest_other}, entre as outras {purchases|purchases} deste item {organization_label|por} (a mediana é {usual_quantity}).',
    },
    counterfactual: {
      en: 'With a quantity of {counterfactual} or less this would not be flagged.',
      pt: 'Com quantidade de {counterfactual} ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the estimate of quantities with its records of use and the stock ledger',
      pt: 'a estimativa de quantidades com as memórias de consumo e o controle de estoque',
    }),
  },
}
