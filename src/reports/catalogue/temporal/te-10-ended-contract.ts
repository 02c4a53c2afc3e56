import type { Entries } from '../entry.ts'
import { amendmentFiles } from '../requests.ts'

export const endedContract: Entries = {
  'TE-10-ENDED': {
    looksFor: 'an extension signed when the term had run out',
    gate: 'no contract that runs to a result',
    title: { en: 'extension of an ended contract', pt: 'prorrogação de contrato encerrado' },
    finding: {
      en: 'Indication of an extension after the end of the term: the amendment of {late_amendment_day} came {days_after_end|days} after the end then in force of {act}, and moved it to {last_end_day}.',
      pt: 'Indício de prorrogação após o fim da vigência: o aditivo de {late_amendment_day} veio {days_after_end|days} depois do término então vigente do {act}, e o levou a {last_end_day}.',
    },
    counterfactual: {
      en: 'With the amendment on {counterfactual} or before, this would not be flagged.',
      pt: 'Com o aditivo em {counterfactual} ou antes, isto não seria apontado.',
    },
    request: amendmentFiles,
  },
}
