import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const coBiddingPair: Entries = {
  'RE-05': {
    looksFor: 'two firms that meet in a market far more often than chance and of which one nearly always wins',
    gate: "a pair; rings of three and more are RE-06's",
    title: { en: 'pair of firms of which one always wins', pt: 'dupla de empresas em que uma sempre vence' },
    finding: {
      en: 'Indication of a possible cover bidder: {winner} and {loser} met in {meetings|tenders} for item {item}, where {expected_meetings|tenth} would be expected, and the former won {wins} of them ({p_value|p})[; they are worth {value_cents}].',
      pt: 'Indício de possível proposta de cobertura: {winner} e {loser} encontraram-se em {meetings|tenders} do item {item}, quando o esperado seria {expected_meetings|tenth}, e a primeira venceu {wins} delas ({p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With {counterfactual|tenders} in common or fewer, or with wins on both sides, this would not be flagged.',
      pt: 'Com {counterfactual|tenders} em comum ou menos, ou com vitórias dos dois lados, isto não seria apontado.',
    },
    request: bidFiles,
  },
}
