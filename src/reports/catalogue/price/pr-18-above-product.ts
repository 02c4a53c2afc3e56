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
    against: {
      en: 'Other items, freight or a price by period in the same contract, or a slip in one of the three fields, would explain a value above {product_cents}.',
      pt: 'Outros itens, frete ou preço por período no mesmo contrato, ou um erro em um dos três campos, explicariam um valor acima de {product_cents}.',
    },
    checks: [
      {
        en: 'Open the price sheet of {act} and add up its lines; ask the contract manager of {organization_label} for items that the record leaves out.',
        pt: 'Abrir a planilha de preços do {act} e somar suas linhas; pedir ao gestor do contrato, {organization_label|em}, os itens que o registro omite.',
      },
      {
        opens: 'payments',
        en: 'Open the invoices of {act} and compare quantity, unit price and sum; ask the finance unit of {organization_label} what was paid.',
        pt: 'Abrir as notas fiscais do {act} e comparar quantidade, preço unitário e soma; perguntar ao setor financeiro {organization_label|de} o que foi pago.',
      },
      {
        en: 'Open the winning proposal of {act} and see whether {unit_price|brl} was a price by month, route or employee; ask {supplier_label}.',
        pt: 'Abrir a proposta vencedora do {act} e ver se {unit_price|brl} era preço por mês, rota ou posto; perguntar a {supplier_label}.',
      },
    ],
    request: askUnit({
      en: 'the signed contract with its price sheet and the winning proposal',
      pt: 'o contrato assinado com sua planilha de preços e a proposta vencedora',
    }),
  },
}
