import type { Entries } from '../entry.ts'
import { marketFiles } from '../requests.ts'

export const onePriceManyBuyers: Entries = {
  'PA-18': {
    looksFor: 'a supplier that charges one body far more for an item than it charged other bodies within two months',
    gate: 'the same firm and unit; what the market pays does not matter',
    title: { en: 'one supplier, dearer for one body', pt: 'mesmo fornecedor, preço maior para um órgão' },
    finding: {
      en: 'Indication of a price for one buyer alone: {supplier_label} charged {organization_label} {unit_price|brl} for item {item}, {ratio|tenth} times the median of {usual_unit_price|brl} in {other_purchases|purchases} by others within two months.',
      pt: 'Indício de preço diferenciado: {supplier_label} cobrou {organization_label|de} {unit_price|brl} pelo item {item}, {ratio|tenth} vezes a mediana de {usual_unit_price|brl} em {other_purchases|purchases} de outros órgãos em dois meses.',
    },
    counterfactual: {
      en: 'At {counterfactual} a unit or less this would not be flagged.',
      pt: 'Com preço de {counterfactual} por unidade ou menos, isto não seria apontado.',
    },
    against: {
      en: 'Delivery to a distant place, a small quantity or another make under the same item code changes what one firm charges one buyer.',
      pt: 'Entrega em local distante, quantidade pequena ou outra marca sob o mesmo código muda o que uma empresa cobra de um comprador.',
    },
    checks: [
      {
        en: 'Open the proposal for {act} and compare make, quantity and delivery with the sales to others; ask {supplier_label} what makes the difference.',
        pt: 'Abrir a proposta do {act} e comparar marca, quantidade e entrega com as vendas a outros; perguntar a {supplier_label} o que faz a diferença.',
      },
      {
        en: 'Open the price survey of {act} and see whether the sales at about {usual_unit_price|brl} were known; ask its author at {organization_label}.',
        pt: 'Abrir a pesquisa de preços do {act} e ver se as vendas por cerca de {usual_unit_price|brl} eram conhecidas; perguntar a quem a elaborou, {organization_label|em}.',
      },
      {
        opens: 'payments',
        en: 'Open the invoices of {act} and read the unit, the make and the quantity delivered; ask the official who received the goods.',
        pt: 'Abrir as notas fiscais do {act} e ler a unidade, a marca e a quantidade entregues; perguntar ao servidor que recebeu os bens.',
      },
    ],
    request: marketFiles,
  },
}
