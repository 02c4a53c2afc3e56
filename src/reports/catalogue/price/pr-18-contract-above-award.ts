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
    against: {
      en: 'Awards of other lots or years of tender {tender} missing from the records, or an addition already in the value, would close the gap.',
      pt: 'Homologações de outros lotes ou anos da licitação {tender} fora dos registros, ou acréscimo já incluído no valor, fechariam a diferença.',
    },
    checks: [
      {
        en: 'Open the act of award of tender {tender} and add up the items of {supplier_label}, also those of later sessions; ask the agent who ran the tender.',
        pt: 'Abrir o ato de homologação da licitação {tender} e somar os itens de {supplier_label}, também os de sessões posteriores; perguntar a quem conduziu a licitação.',
      },
      {
        en: 'Open the price sheets of the contracts and compare item by item with the award; ask the contract manager of {organization_label} about each difference.',
        pt: 'Abrir as planilhas dos contratos e comparar item a item com a homologação; perguntar ao gestor do contrato, {organization_label|em}, sobre cada diferença.',
      },
      {
        en: 'Open the record of {act} at its source and see whether its value is the first one or holds amendments; ask the publisher of the record.',
        pt: 'Abrir o registro do {act} na fonte e ver se o valor é o inicial ou já contém aditivos; perguntar a quem publica o registro.',
      },
    ],
    request: askUnit({
      en: 'the act of award and the signed contracts with their price sheets',
      pt: 'o termo de homologação e os contratos assinados com suas planilhas de preços',
    }),
  },
}
