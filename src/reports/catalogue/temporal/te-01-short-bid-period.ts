import type { Entries } from '../entry.ts'

export const shortBidPeriod: Entries = {
  'TE-01': {
    looksFor: 'a notice that gave bidders fewer business days than the shortest lawful period',
    gate: 'a standing tender of Lei 14.133 by pregão or concorrência, published before its close and before bids had opened',
    title: { en: 'short period for proposals', pt: 'prazo curto para propostas' },
    finding: {
      en: 'Indication of a short period for proposals: {act} gave {business_days|business_days} between publication on {publication_day} and closing on {proposals_close_day}, where the law asks for {minimum_business_days}.',
      pt: 'Indício de prazo curto para propostas: o {act} deu {business_days|business_days} entre a publicação em {publication_day} e o encerramento em {proposals_close_day}, quando a lei pede {minimum_business_days}.',
    },
    counterfactual: {
      en: 'A closing on {counterfactual} or later would respect the lawful period and would not be flagged.',
      pt: 'O encerramento em {counterfactual} ou depois respeitaria o prazo e não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the proof of first publication and of any rectified notice[ ({new_law}, art. 55)] in {count|findings} on short periods, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) a prova da primeira publicação e de eventual edital retificado[ ({new_law}, art. 55)] em {count|findings} sobre prazos curtos, a começar pelo {example}.',
    },
  },
}
