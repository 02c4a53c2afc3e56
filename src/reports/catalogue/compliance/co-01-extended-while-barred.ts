import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const extendedWhileBarred: Entries = {
  'CO-01-EXTENDED': {
    looksFor: 'a contract extended or enlarged while its supplier was barred',
    gate: 'signed before the bar, and a sanction that bars with a known start',
    title: {
      en: 'contract extended while its supplier was barred',
      pt: 'contrato prorrogado com fornecedor sancionado',
    },
    finding: {
      en: 'Indication of a contract extended or enlarged while its supplier was barred: {supplier_label}, listed in {register} since {sanction_start_day}[, until {sanction_end_day}], was given an amendment to {act} on {amendment_day}[; it adds {addition_cents}][; it moves the end of the term to {new_end_day}].',
      pt: 'Indício de contrato prorrogado ou acrescido com fornecedor impedido: {supplier_label}, que constava do {register} desde {sanction_start_day}[, até {sanction_end_day}], teve aditivo de {amendment_day} ao {act}[, que acresce {addition_cents}][, que leva o término a {new_end_day}].',
    },
    counterfactual: {
      en: 'With an amendment before {sanction_start_day}[ or after {sanction_end_day}], this would not be flagged.',
      pt: 'Com aditivo anterior a {sanction_start_day}[ ou posterior a {sanction_end_day}], isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with the look-ups in CEIS and CNEP made before them',
      pt: 'os termos aditivos com as consultas ao CEIS e ao CNEP feitas antes deles',
    }),
  },
}
