import { bidMetadata } from '../checks.ts'
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
    against: {
      en: "A maker's list price or a price fixed by rule makes firms bid the same to the cent.",
      pt: 'Tabela de fabricante ou preço fixado por norma faz empresas ofertarem o mesmo valor até os centavos.',
    },
    checks: [
      {
        en: 'Open the proposals of {firms} for {act} and see whether make, list price or a tariff explains {bid_cents}; ask the maker for its list.',
        pt: 'Abrir as propostas de {firms} no {act} e ver se marca, tabela ou tarifa explica {bid_cents}; pedir a tabela ao fabricante.',
      },
      bidMetadata,
      {
        en: 'Open other tenders in which these firms met and see whether the tie comes back; ask the agents who ran them.',
        pt: 'Abrir outras licitações em que essas empresas se encontraram e ver se o empate se repete; perguntar a quem as conduziu.',
      },
    ],
    request: bidFiles,
  },
}
