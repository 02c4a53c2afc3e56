import type { Entries } from '../entry.ts'
import { articlesOfAssociation } from '../requests.ts'

export const sanctionedGroup: Entries = {
  'RE-11': {
    looksFor: 'a supplier that shares a partner with a firm barred on the day of the act',
    gate: 'a bar in force with a known start, and a partner of few firms',
    title: { en: 'partner of a sanctioned firm', pt: 'sócio de empresa sancionada' },
    finding: {
      en: 'Indication of a link to a sanctioned firm: {supplier_label} shares a partner[, {known_by|word},] with {sanctioned_firm}, which on {act_day}, the day of {act}, was listed in {register} (since {sanction_start_day}).',
      pt: 'Indício de vínculo com empresa sancionada: {supplier_label} tem sócio em comum[, {known_by|word},] com {sanctioned_firm}, que na data do {act}, {act_day}, constava do {register} desde {sanction_start_day}.',
    },
    counterfactual: {
      en: 'Without a partner in common, or with an act before {sanction_start_day}, this would not be flagged.',
      pt: 'Sem sócio em comum, ou com ato anterior a {sanction_start_day}, isto não seria apontado.',
    },
    request: articlesOfAssociation,
  },
}
