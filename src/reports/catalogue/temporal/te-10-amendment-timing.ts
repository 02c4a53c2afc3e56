import type { Entries } from '../entry.ts'
import { amendmentFiles } from '../requests.ts'

export const amendmentTiming: Entries = {
  'TE-10': {
    looksFor: 'amendments after the end of the contract, three or more of them, or extensions longer than the contract',
    gate: 'the first end of the term known',
    title: { en: 'late or many amendments', pt: 'aditivos tardios ou numerosos' },
    finding: {
      en: 'Indication of unusual amendments: {amendments|amendments} to {act}, whose first term ran to {end_day}[ and that now runs to {last_end_day}][; the amendment of {late_amendment_day} came {days_after_end|days} after its end].',
      pt: 'Indício de aditivos fora do usual: {amendments|amendments} ao {act}, com término original em {end_day}[ e atual em {last_end_day}][; o de {late_amendment_day} veio {days_after_end|days} após o término].',
    },
    counterfactual: {
      en: 'With at most two amendments, none signed more than 30 days after the end of the term and none extending it by more than its own length, this would not be flagged.',
      pt: 'Com até dois aditivos, nenhum assinado mais de 30 dias após o fim da vigência nem com prorrogação maior que ela, isto não seria apontado.',
    },
    request: amendmentFiles,
  },
}
