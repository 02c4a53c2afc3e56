import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const alwaysAtEstimate: Entries = {
  'RE-18': {
    looksFor: 'a supplier, mostly at one body, whose competitions end at the estimate time and again',
    gate: 'no item for which everybody pays the estimate, as under a tariff',
    title: { en: 'wins at the estimate time and again', pt: 'vitórias sempre pelo valor estimado' },
    finding: {
      en: 'Indication of wins at the estimate time and again: {hits} of {trials|tenders}[ won by {supplier}][ at {organization}] ended at the estimate itself, against an expected {share_expected|percent} of tenders for such items ({p_value|p}).',
      pt: 'Indício de vitórias repetidas pelo valor estimado: {hits} de {trials|tenders}[ vencidas por {supplier}][ {organization|em}] terminam no próprio valor estimado, quando o esperado nesses itens seria {share_expected|percent} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual} or fewer at the estimate this would not be flagged.',
      pt: 'Com {counterfactual} ou menos no valor estimado, isto não seria apontado.',
    },
    against: {
      en: 'A published estimate with little competition, or a tariff, lets a supplier quote just that sum and win.',
      pt: 'Valor estimado público com pouca concorrência, ou preço tabelado, permite ao fornecedor ofertar exatamente essa soma e vencer.',
    },
    checks: [
      {
        en: 'Open the notices and see whether the estimate was public before the bids; ask the purchasing unit if it was secret.',
        pt: 'Abrir os editais e ver se o valor estimado era público antes das propostas; perguntar ao setor de compras se era sigiloso.',
      },
      {
        en: 'Open the minutes and count the rivals and the rounds of bids; ask the agents who ran the sessions.',
        pt: 'Abrir as atas e contar os concorrentes e as rodadas de lances; perguntar a quem conduziu as sessões.',
      },
      {
        en: 'Open the price surveys and see whether the winner was a source of the estimate; ask their authors.',
        pt: 'Abrir as pesquisas de preços e ver se o vencedor foi fonte do valor estimado; perguntar a quem as elaborou.',
      },
    ],
    request: askUnit({
      en: 'the price surveys, the access log of the estimates and the minutes of the sessions',
      pt: 'as pesquisas de preços, o registro de acesso aos orçamentos e as atas das sessões',
    }),
  },
}
