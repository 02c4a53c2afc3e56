import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const repeatedEmergency: Entries = {
  'PA-16': {
    looksFor: 'emergency awards of one body for one item within a year',
    gate: 'the legal basis on record',
    title: { en: 'repeated emergency awards', pt: 'emergências repetidas' },
    finding: {
      en: 'Indication of an emergency that came back: {organization_label} made {awards|awards} by emergency for item {item} between {first_day} and {last_day} with {firm_count|firms}[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de emergência repetida: {organization_label|o} fez {awards|awards} por emergência do item {item} entre {first_day} e {last_day} com {firm_count|firms}[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'A single emergency award in a year would not be flagged.',
      pt: 'Uma única contratação emergencial em um ano não seria apontada.',
    },
    against: {
      en: 'Emergencies of unlike cause can follow each other, and an appeal or a court order may have stopped the regular tender.',
      pt: 'Emergências de causas diferentes podem suceder-se, e um recurso ou decisão judicial pode ter parado a licitação regular.',
    },
    checks: [
      {
        en: 'Open the grounds of each emergency award of item {item} and compare the facts they state; ask the authority of {organization_label} that declared them.',
        pt: 'Abrir a justificativa de cada contratação emergencial do item {item} e comparar os fatos que declaram; perguntar à autoridade {organization_label|de} que as declarou.',
      },
      {
        en: 'Open the file of the regular tender for item {item} and read when it began and what stopped it; ask the purchasing unit.',
        pt: 'Abrir o processo da licitação regular do item {item} e ler quando começou e o que a parou; perguntar ao setor de compras.',
      },
      {
        en: 'Open the terms of the contracts and add up the months of each firm since {first_day}; ask the legal unit of {organization_label} about the longest.',
        pt: 'Abrir as vigências dos contratos e somar os meses de cada empresa desde {first_day}; perguntar à área jurídica {organization_label|de} sobre a mais longa.',
      },
    ],
    request: askUnit({
      en: 'the reports that state each emergency and the state of the regular tender for the same need',
      pt: 'os laudos que caracterizam cada emergência e o andamento da licitação regular para a mesma necessidade',
    }),
  },
}
