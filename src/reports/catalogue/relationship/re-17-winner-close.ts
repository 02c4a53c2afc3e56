import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const winnerClose: Entries = {
  'RE-17': {
    looksFor: 'two lowest bids that nearly meet, against the other tenders for the item',
    gate: "enough tenders for the item with two bids; equal bids are RE-19's",
    title: { en: 'two lowest bids nearly equal', pt: 'duas menores propostas quase iguais' },
    finding: {
      en: 'Indication of bids unusually close: in {act}, the second bid ({second_bid_cents}) lies only {gap_ratio|percent} above the winning one ({winning_bid_cents}), against a usual {usual_gap_ratio|percent} in {tenders|tenders} for item {item} that their lowest bid won.',
      pt: 'Indício de propostas incomumente próximas: no {act}, a segunda proposta ({second_bid_cents}) fica apenas {gap_ratio|percent} acima da vencedora ({winning_bid_cents}), diante dos {usual_gap_ratio|percent} usuais em {tenders|tenders} do item {item} vencidas pela menor proposta.',
    },
    counterfactual: {
      en: 'With a gap of {fence_gap_ratio|percent} or more this would not be flagged.',
      pt: 'Com distância de {fence_gap_ratio|percent} ou mais, isto não seria apontado.',
    },
    against: {
      en: 'Open bidding drives two firms with like costs to within a step of each other.',
      pt: 'A disputa por lances leva duas empresas de custos parecidos a um passo uma da outra.',
    },
    checks: [
      {
        en: 'Open the bid log of {act} and see whether the two lowest bids were steps of an auction or sealed; ask the operator of the bidding platform.',
        pt: 'Abrir o registro de lances do {act} e ver se as duas menores foram lances abertos ou propostas fechadas; perguntar ao operador da plataforma.',
      },
      bidMetadata,
      {
        en: 'Open other tenders in which the two firms met and see whether they were as close; ask the agents who ran them.',
        pt: 'Abrir outras licitações em que as duas empresas se encontraram e ver se ficaram tão próximas; perguntar a quem as conduziu.',
      },
    ],
    request: bidFiles,
  },
}
