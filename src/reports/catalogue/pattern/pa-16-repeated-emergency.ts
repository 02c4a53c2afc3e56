import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const repeatedEmergency: Entries = {
  'PA-16': {
    looksFor: 'emergency awards of one body for one item within a year',
    gate: 'the legal basis on record',
    title: { en: 'repeated emergency awards', pt: 'emergências repetidas' },
    finding: {
      en: 'Indication of an emergency that came back: {organization_label} made {awards|awards} by emergency for item {item} between {first_day} and {last_day} with {firm_count|firms}[, worth {value_cents}].',
      pt: 'Indício de emergência repetida: {organization_label|o} fez {awards|awards} por emergência do item {item} entre {first_day} e {last_day} com {firm_count|firms}[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'A single emergency award in a year would not be flagged.',
      pt: 'Uma única contratação emergencial em um ano não seria apontada.',
    },
    request: askUnit({
      en: 'the reports that state each emergency and the state of the regular tender for the same need',
      pt: 'os laudos que caracterizam cada emergência e o andamento da licitação regular para a mesma necessidade',
    }),
  },
}
