import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const contractAboveAward: Entries = {
  'PR-18': {
    looksFor: 'a supplier contracted for more than it was awarded in the tender',
    gate: 'sums over tender and supplier, awards and contracts both on record',
    title: { en: 'contract above the award', pt: 'contrato acima do valor homologado' },
    finding: {
      en: 'Indication of a contract above its award: {contracts|contracts} of {supplier_label} under tender {tender}[, {contracts_many} in sum] worth {contracted_cents}, against {awarded_cents} awarded.',
      pt: 'Indício de contrato acima do homologado: {contracts|contracts} de {supplier_label} na licitação {tender}, de {contracted_cents}[ na soma dos {contracts_many}], diante de {awarded_cents} homologados.',
    },
    counterfactual: {
      en: 'With {counterfactual} contracted or less this would not be flagged.',
      pt: 'Com {counterfactual} contratados ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the act of award and the signed contracts with their price sheets',
      pt: 'o termo de homologação e os contratos assinados com suas planilhas de preços',
    }),
  },
}
