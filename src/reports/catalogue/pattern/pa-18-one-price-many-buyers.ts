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
    request: marketFiles,
  },
}
