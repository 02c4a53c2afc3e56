import type { Entries } from '../entry.ts'
import { articlesOfAssociation } from '../requests.ts'

export const sanctionedSuccessor: Entries = {
  'RE-11-SUCCESSOR': {
    looksFor: 'a branch of a barred firm, or a firm of a common partner opened after the bar or at its address',
    gate: 'a bar in force with a known start',
    title: { en: 'supplier close to a sanctioned firm', pt: 'fornecedor muito próximo de empresa sancionada' },
    finding: {
      en: 'Indication of a supplier close to a sanctioned firm: {supplier_label} {link|word} {sanctioned_firm}[, {known_by|word}], listed in {register} since {sanction_start_day}; {act} is of {act_day}.',
      pt: 'Indício de fornecedor muito próximo de empresa sancionada: {supplier_label} {link|word} {sanctioned_firm}[, {known_by|word}], que constava do {register} desde {sanction_start_day}; o {act} é de {act_day}.',
    },
    counterfactual: {
      en: 'With an act before {sanction_start_day}, this would not be flagged.',
      pt: 'Com ato anterior a {sanction_start_day}, isto não seria apontado.',
    },
    request: articlesOfAssociation,
  },
}
