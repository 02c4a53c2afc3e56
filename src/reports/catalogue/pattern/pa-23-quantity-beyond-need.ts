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
    against: {
      en: 'A purchase for a new unit, for several years or for other bodies as well, or another unit of measure, explains a larger quantity.',
      pt: 'Compra para uma unidade nova, para vários anos ou também para outros órgãos, ou outra unidade de medida, explica uma quantidade maior.',
    },
    checks: [
      {
        en: 'Open the requisition of {act} and read for whom, how long and in which unit the quantity of {quantity} was asked for; ask the unit of {organization_label} that requested it.',
        pt: 'Abrir a requisição do {act} e ler para quem, por quanto tempo e em que unidade se pediu a quantidade de {quantity}; perguntar ao setor requisitante {organization_label|de}.',
      },
      {
        en: 'Open the stock ledger of {organization_label} and compare use a year with the quantity bought; ask the store keeper.',
        pt: 'Abrir o controle de estoque {organization_label|de} e comparar o consumo por ano com a quantidade comprada; perguntar ao almoxarifado.',
      },
      {
        en: 'Open the acceptance report of {act} and see how much was delivered; ask the official who received it.',
        pt: 'Abrir o termo de recebimento do {act} e ver quanto foi entregue; perguntar ao servidor que recebeu.',
      },
    ],
    request: askUnit({
      en: 'the estimate of quantities with its records of use and the stock ledger',
      pt: 'a estimativa de quantidades com as memórias de consumo e o controle de estoque',
    }),
  },
}
