import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const persistentLoser: Entries = {
  'RE-22': {
    looksFor: 'a firm that bids again and again and wins far less than the number of rivals leads to expect',
    gate: 'enough bids of the firm',
    title: { en: 'bidder that hardly ever wins', pt: 'licitante que quase nunca vence' },
    finding: {
      en: 'Indication of a bidder that hardly ever wins: {firm} bid in {bids|tenders} and won {wins|none}, where about {expected_wins|tenth} would be expected ({p_value|p}).',
      pt: 'Indício de licitante que quase nunca vence: {firm} participou de {bids|tenders} (vitórias: {wins|nenhuma}; o esperado seria cerca de {expected_wins|tenth}; {p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|wins} or more this would not be flagged.',
      pt: 'Com {counterfactual|wins} ou mais, isto não seria apontado.',
    },
    request: bidFiles,
  },
}
