import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const sameFirmAgain: Entries = {
  'CO-06-AGAIN': {
    looksFor: 'emergency contracts of one body with one firm for one item that together outrun the year of the law',
    gate: 'Lei 14.133 as the legal basis, start and end of each known, each beginning within a month of the end of the one before',
    title: {
      en: 'emergency contracts with one firm beyond a year',
      pt: 'contratos emergenciais com a mesma empresa além de um ano',
    },
    finding: {
      en: 'Indication of an emergency carried beyond the year by new contracts with one firm: {organization_label} made {contracts|contracts} in a row with {supplier_label} on this ground, from {start_day} to {end_day} ({days|days}), where the law ends the emergency on {latest_end_day}.',
      pt: 'Indício de emergência levada além do ano por novos contratos com a mesma empresa: {organization_label|o} firmou {contracts|contracts} seguidos com {supplier_label|o} nesse fundamento, de {start_day} a {end_day} ({days|days}), quando a lei encerra a emergência em {latest_end_day}.',
    },
    counterfactual: {
      en: 'A single contract, or several that all end within the year of the first, would not be flagged.',
      pt: 'Um único contrato, ou vários que terminassem dentro de um ano do primeiro, não seria apontado.',
    },
    against: {
      en: 'A second emergency of another cause may have begun meanwhile, and a court may have stopped the regular tender.',
      pt: 'Outra emergência, de causa diversa, pode ter surgido no intervalo, e decisão judicial pode ter suspendido a licitação regular.',
    },
    checks: [
      {
        en: 'Open the declaration of emergency behind each contract and compare the facts they state; ask the authority of {organization_label} that signed them.',
        pt: 'Abrir a declaração de emergência de cada contrato e comparar os fatos que declaram; perguntar à autoridade {organization_label|de} que as assinou.',
      },
      {
        en: 'Open the file of the regular tender and read when it began and what stopped it; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir o processo da licitação regular e ler quando começou e o que a parou; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        opens: 'payments',
        en: 'Open the payments on the contracts and see which services went on after {latest_end_day}; ask the inspector of the contracts.',
        pt: 'Abrir os pagamentos dos contratos e ver que serviços continuaram após {latest_end_day}; perguntar ao fiscal dos contratos.',
      },
    ],
    request: askUnit({
      en: 'the declarations of each emergency and the state of the regular tender for the same need',
      pt: 'as declarações de cada emergência e o andamento da licitação regular para a mesma necessidade',
    }),
  },
}
