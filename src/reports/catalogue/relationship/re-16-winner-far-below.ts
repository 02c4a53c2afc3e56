import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const winnerFarBelow: Entries = {
  'RE-16': {
    looksFor: 'a winner whose bid lies far below the second one, against the other tenders for the item',
    gate: 'enough tenders for the item with two bids',
    title: { en: 'winner far below the second bid', pt: 'vencedor muito abaixo da segunda proposta' },
    finding: {
      en: 'Indication of bids unusually far apart: in {act}, the second bid ({second_bid_cents}) lies {gap_ratio|percent} above the winning one ({winning_bid_cents}), against a usual {usual_gap_ratio|percent} in {tenders|tenders} for item {item} that their lowest bid won.',
      pt: 'Indício de distância incomum entre propostas: no {act}, a segunda proposta ({second_bid_cents}) fica {gap_ratio|percent} acima da vencedora ({winning_bid_cents}), diante dos {usual_gap_ratio|percent} usuais em {tenders|tenders} do item {item} vencidas pela menor proposta.',
    },
    counterfactual: {
      en: 'With a gap of up to {fence_gap_ratio|percent} this would not be flagged.',
      pt: 'Com distância de até {fence_gap_ratio|percent}, isto não seria apontado.',
    },
    against: {
      en: 'A winner with stock at hand, a better method or a slip in its sum bids far below rivals that priced with care.',
      pt: 'Vencedor com estoque, método melhor ou erro de conta oferta muito abaixo de concorrentes que precificaram com cautela.',
    },
    checks: [
      {
        en: 'Open the winning proposal of {act} and see whether its price covers the whole object; ask {supplier_label} for the cost sheet.',
        pt: 'Abrir a proposta vencedora do {act} e ver se o preço cobre o objeto inteiro; pedir a planilha de custos a {supplier_label}.',
      },
      bidMetadata,
      {
        en: 'Open the amendments and measurements of {act} and see whether the low price held; ask the inspector of the contract.',
        pt: 'Abrir os aditivos e as medições do {act} e ver se o preço baixo se manteve; perguntar ao fiscal do contrato.',
      },
    ],
    request: bidFiles,
  },
}
