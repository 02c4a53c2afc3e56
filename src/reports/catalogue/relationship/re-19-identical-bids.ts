import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const identicalBids: Entries = {
  'RE-19': {
    looksFor: 'two firms that bid one amount to the cent in one tender',
    gate: 'no round amount, no bid at the estimate, and no coarse one of a low unit price',
    title: { en: 'identical bids', pt: 'propostas idênticas' },
    finding: {
      en: 'Indication of identical bids: {firm_count|firms} ({firms}) each bid {bid_cents} for {act}; {bidders|bidders} in all.',
      pt: 'Indício de propostas idênticas: {firm_count|firms} ({firms}) ofertaram {bid_cents} cada no {act}, que teve {bidders|bidders}.',
    },
    counterfactual: {
      en: 'Bids that differ, even by a cent, would not be flagged.',
      pt: 'Uma diferença entre as propostas, mesmo de um centavo, não seria apontada.',
    },
    request: bidFiles,
  },
}
