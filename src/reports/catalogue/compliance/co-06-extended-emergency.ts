import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const extendedEmergency: Entries = {
  'CO-06-EXTENDED': {
    looksFor: 'an emergency contract that amendments carry beyond its limit',
    gate: "an emergency as its legal basis; an initial term beyond the limit is CO-06's",
    title: { en: 'emergency contract extended beyond its limit', pt: 'contrato emergencial prorrogado além do limite' },
    finding: {
      en: 'Indication of an emergency contract carried beyond its limit: {act} began on {start_day} and was extended from {first_end_day} to {end_day}, where the law allows {latest_end_day} at most.',
      pt: 'Indício de contrato emergencial levado além do limite: o {act} começou em {start_day} e foi prorrogado de {first_end_day} para {end_day}, quando a lei admite no máximo {latest_end_day}.',
    },
    counterfactual: {
      en: 'With an end on {counterfactual} or before this would not be flagged.',
      pt: 'Com término em {counterfactual} ou antes, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments, the proof that the emergency went on and the state of the regular tender',
      pt: 'os termos aditivos, a prova de que a emergência persistia e o andamento da licitação regular',
    }),
  },
}
