import type { Entries } from '../entry.ts'
import { sessionMinutes } from '../requests.ts'

export const disqualification: Entries = {
  'PA-07': {
    looksFor: 'a body that disqualifies far more of its bidders than others do for the same items',
    gate: 'a source that publishes disqualified bids',
    title: { en: 'many bidders disqualified', pt: 'desclassificações em excesso' },
    finding: {
      en: 'Indication of disqualification beyond the usual: {organization_label} disqualified {hits} of {trials} bidders ({share|percent}, against {share_expected|percent} elsewhere for the same items; {p_value|p}).',
      pt: 'Indício de desclassificação acima do usual: {organization_label|o} desclassificou {hits} de {trials} concorrentes ({share|percent}, diante de {share_expected|percent} nos demais para os mesmos itens; {p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|disqualified_bidders} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|disqualified_bidders} ou menos, isto não seria apontado.',
    },
    request: sessionMinutes,
  },
}
