import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const decisionTime: Entries = {
  'TE-03': {
    looksFor: 'an award much sooner or later after the close of proposals than is usual for its method',
    gate: 'enough tenders of the method',
    title: { en: 'decision unusually fast or slow', pt: 'decisão rápida ou lenta demais' },
    finding: {
      en: 'Indication of an unusual decision time: {act} took {days|days} from the close of proposals on {proposals_close_day} to the award on {award_day}, against {usual_days|days} usually in {tenders|tenders} of this method.',
      pt: 'Indício de prazo incomum de decisão: o {act} levou {days|days} entre o fim das propostas em {proposals_close_day} e a adjudicação em {award_day}, diante dos {usual_days|days} usuais em {tenders|tenders} desta modalidade.',
    },
    counterfactual: {
      en: 'At {limit_days|days} this would not be flagged.',
      pt: 'Com {limit_days|days}, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the minutes of the session, the appeals and the act of award',
      pt: 'a ata da sessão, os recursos e o ato de adjudicação',
    }),
  },
}
