import type { Entries } from '../entry.ts'
import { capacityProofs } from '../requests.ts'

export const heterogeneousSupplier: Entries = {
  'PA-11': {
    looksFor: 'a supplier that sells many more kinds of things than others of as many contracts',
    gate: 'enough contracts of the supplier',
    title: { en: 'supplier of many kinds of things', pt: 'fornecedor de objetos muito variados' },
    finding: {
      en: 'Indication of a supplier of unusually many kinds of things: {supplier_label} sold {classes} classes of things in {contracts|contracts} (up to {usual_classes} are usual)[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de fornecedor de objetos muito variados: {supplier_label} vendeu {classes} classes de objetos em {contracts|contracts} (até {usual_classes} são usuais)[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With {counterfactual|classes} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|classes} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'A wholesaler, a department store or a firm with several branches sells many kinds of things as its ordinary business.',
      pt: 'Atacadista, loja de departamentos ou empresa com vários ramos vende muitos tipos de coisas em sua atividade normal.',
    },
    checks: [
      {
        opens: 'suppliers',
        en: 'Open the register entry of {supplier_label} and read its main and further activities; ask the commercial registry when each was added.',
        pt: 'Abrir o cadastro de {supplier_label} e ler suas atividades principal e secundárias; perguntar à junta comercial quando cada uma foi incluída.',
      },
      {
        en: 'Open the contracts farthest from the main activity and look for the proof of capacity shown; ask the agents who qualified the firm.',
        pt: 'Abrir os contratos mais distantes da atividade principal e procurar a prova de capacidade apresentada; perguntar a quem habilitou a empresa.',
      },
      {
        opens: 'payments',
        en: 'Open the invoices and delivery notes of some of them and see who made and who brought the goods; ask the official who received them.',
        pt: 'Abrir as notas fiscais e os recibos de alguns deles e ver quem fabricou e quem entregou os bens; perguntar ao servidor que recebeu.',
      },
    ],
    request: capacityProofs,
  },
}
