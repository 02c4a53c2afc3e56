import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const bidDispersion: Entries = {
  'RE-21': {
    looksFor:
      'tenders of one winner or body whose bids lie closer together, or whose winner stands further apart, than in the market',
    gate: 'a market of thirty tenders for one item; a single tender says nothing',
    title: { en: 'bids spread unlike their market', pt: 'dispersão de propostas diferente da do mercado' },
    finding: {
      en: 'Indication of bids that may be coordinated ({screen|word}): {tenders|tenders}[ won by {supplier}][ of {organization}] for item {item}, ranked by this sign among the {market_tenders} tenders of their market with three bids or more, stand at {mean_rank|percent} on average, where 50% is usual ({p_value|p})[; they are worth {value_cents}].',
      pt: 'Indício de propostas possivelmente coordenadas ({screen|word}): {tenders|tenders}[ vencidas por {supplier}][ {organization|de}] do item {item}, ordenadas por esse sinal entre as {market_tenders} licitações do seu mercado com três propostas ou mais, ficam na posição média de {mean_rank|percent}, quando 50% é o usual ({p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With bids spread as in the rest of the market (a mean rank of 50%) this would not be flagged.',
      pt: 'Com propostas dispersas como no restante do mercado (posição média de 50%), isto não seria apontado.',
    },
    request: bidFiles,
  },
}
