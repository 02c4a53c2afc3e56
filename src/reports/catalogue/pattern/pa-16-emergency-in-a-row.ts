import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const emergencyInARow: Entries = {
  'PA-16-ROW': {
    looksFor:
      'emergency contracts of one body for one item that take over from each other beyond a year, with several firms',
    gate: 'start and end of each known; more of them, and closer in time, than the emergencies of the body give by chance',
    title: {
      en: 'emergency contracts in a row beyond a year',
      pt: 'contratos emergenciais em sequência além de um ano',
    },
    finding: {
      en: 'Indication of an emergency that lasts: {organization_label} made {contracts|contracts} by emergency for one item with {firm_count|firms}, each beginning about when the one before ended, from {start_day} to {end_day} ({days|days}; {p_value|p}).',
      pt: 'Indício de emergência que se prolonga: {organization_label|o} firmou {contracts|contracts} por emergência do mesmo item com {firm_count|firms}, cada um começando por volta do término do anterior, de {start_day} a {end_day} ({days|days}; {p_value|p}).',
    },
    counterfactual: {
      en: 'A single emergency contract, or several that end within a year, would not be flagged.',
      pt: 'Um único contrato emergencial, ou vários que terminassem em um ano, não seria apontado.',
    },
    against: {
      en: 'An appeal or a court order may have stopped the regular tender, or each contract may answer an event of its own.',
      pt: 'Um recurso ou decisão judicial pode ter parado a licitação regular, ou cada contrato pode atender a um fato próprio.',
    },
    checks: [
      {
        en: 'Open the file of the regular tender for the item and read when it began and what stopped it; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir o processo da licitação regular do item e ler quando começou e o que a parou; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        en: 'Open the grounds of each emergency contract and compare the facts they state; ask the authority of {organization_label} that declared them.',
        pt: 'Abrir a justificativa de cada contrato emergencial e comparar os fatos que declaram; perguntar à autoridade {organization_label|de} que as declarou.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entries of the firms and see whether they share partners or an address; ask the commercial registry for their articles of association.',
        pt: 'Abrir o cadastro das empresas e ver se têm sócios ou endereço em comum; pedir os contratos sociais à junta comercial.',
      },
    ],
    request: askUnit({
      en: 'the reports that state each emergency and the state of the regular tender for the same need',
      pt: 'os laudos que caracterizam cada emergência e o andamento da licitação regular para a mesma necessidade',
    }),
  },
}
