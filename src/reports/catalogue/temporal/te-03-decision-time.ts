import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const decisionTime: Entries = {
  'TE-03': {
    looksFor: 'an award much sooner or later after the close of proposals than is usual for its method',
    gate: 'enough tenders of the method',
    title: { en: 'decision unusually fast or slow', pt: 'decisão rápida ou lenta demais' },
    finding: {
      en: 'Indication of an unusual decision time: the proposals for {act} closed on {proposals_close_day} and the award came on {award_day}, {days|later}, against {usual_days|days} usually in {tenders|tenders} of this method.',
      pt: 'Indício de prazo incomum de decisão: as propostas do {act} encerraram-se em {proposals_close_day} e a homologação veio em {award_day}, {days|later}, diante do prazo usual de {usual_days|days} em {tenders|tenders} desta modalidade.',
    },
    counterfactual: {
      en: 'At {limit_days|days} this would not be flagged.',
      pt: 'Com {limit_days|days}, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the minutes of the session, the appeals and the act of award',
      pt: 'a ata da sessão, os recursos e os atos de adjudicação e homologação',
    }),
  },
}
