import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const bidDispersion: Entries = {
  'RE-21': {
    looksFor:
      'tenders of one winner or body whose bids lie closer together, or whose winner stands further apart, than in the market',
    gate: 'a market of thirty tenders for one item; a single tender says nothing',
    title: { en: 'bids spread unlike their market', pt: 'dispersão de propostas diferente da do mercado' },
    finding: {
      en: 'Indication of bids that may be coordinated ({screen|word}): {tenders|tenders}[ won by {supplier}][ of {organization}] for item {item}, ranked by this sign among the {market_tenders} tenders of their market with three bids or more, stand at {mean_rank|percent} on average, where 50% is usual ({p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de propostas possivelmente coordenadas ({screen|word}): {tenders|tenders}[ vencidas por {supplier}][ {organization|de}] do item {item}, ordenadas por esse sinal entre as {market_tenders} licitações do seu mercado com três propostas ou mais, ficam na posição média de {mean_rank|percent}, quando 50% é o usual ({p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With bids spread as in the rest of the market (a mean rank of 50%) this would not be flagged.',
      pt: 'Com propostas dispersas como no restante do mercado (posição média de 50%), isto não seria apontado.',
    },
    against: {
      en: 'Standard goods with known costs bring bids close together, and no study has shown that this screen holds in the market of item {item}.',
      pt: 'Bens padronizados de custo conhecido aproximam as propostas, e nenhum estudo mostrou que este indicador vale no mercado do item {item}.',
    },
    checks: [
      bidMetadata,
      {
        en: 'Open the tenders and see whether quantity, region or mode of dispute differs from the rest of the market; ask the agents who ran them.',
        pt: 'Abrir as licitações e ver se quantidade, região ou modo de disputa difere do resto do mercado; perguntar a quem as conduziu.',
      },
      {
        en: 'Open the losing bids in order of date and see whether the same firms lose; ask other firms of the trade why they stayed away.',
        pt: 'Abrir as propostas perdedoras em ordem de data e ver se são sempre das mesmas empresas; perguntar a outras empresas do ramo por que não participaram.',
      },
    ],
    request: bidFiles,
  },
}
