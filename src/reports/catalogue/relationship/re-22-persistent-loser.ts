import { bidMetadata } from '../checks.ts'
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
    against: {
      en: 'A dear or distant firm that bids everywhere by electronic means loses nearly always, at hardly any cost to itself.',
      pt: 'Empresa cara ou distante que participa de tudo por meio eletrônico perde quase sempre, com custo mínimo para si.',
    },
    checks: [
      {
        en: 'Open the bids of {firm} and compare how far above the winner they lie; far above by habit points to a dear firm; ask {firm} how it prices.',
        pt: 'Abrir as propostas de {firm} e comparar quanto ficam acima da vencedora; distância grande e constante indica empresa cara; perguntar a {firm} como precifica.',
      },
      {
        en: 'Open the tenders in which {firm} lost and see whether the same firm won them; ask the agents who ran them.',
        pt: 'Abrir as licitações que {firm} perdeu e ver se a mesma empresa as venceu; perguntar a quem as conduziu.',
      },
      bidMetadata,
    ],
    request: bidFiles,
  },
}
