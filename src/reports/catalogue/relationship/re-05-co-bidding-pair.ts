import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const coBiddingPair: Entries = {
  'RE-05': {
    looksFor: 'two firms that meet in a market far more often than chance and of which one nearly always wins',
    gate: "a pair; rings of three and more are RE-06's",
    title: { en: 'pair of firms of which one always wins', pt: 'dupla de empresas em que uma sempre vence' },
    finding: {
      en: 'Indication of a possible cover bidder: {winner} and {loser} met in {meetings|tenders} for item {item}, where {expected_meetings|tenth} would be expected, and the former won {wins} of them ({p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de possível proposta de cobertura: {winner} e {loser} encontraram-se em {meetings|tenders} do item {item}, quando o esperado seria {expected_meetings|tenth}, e a primeira venceu {wins} delas ({p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With {counterfactual|tenders} in common or fewer, or with wins on both sides, this would not be flagged.',
      pt: 'Com {counterfactual|tenders} em comum ou menos, ou com vitórias dos dois lados, isto não seria apontado.',
    },
    against: {
      en: 'Two neighbours that sell the same item meet often, and the one with better costs or stock wins again and again.',
      pt: 'Duas empresas vizinhas que vendem o mesmo item se encontram com frequência, e a de melhores custos ou estoque vence sempre.',
    },
    checks: [
      bidMetadata,
      {
        opens: 'suppliers',
        en: 'Open the register entries of {winner} and {loser} and look for partners, addresses or accountants in common; ask the commercial registry.',
        pt: 'Abrir os cadastros de {winner} e de {loser} e procurar sócios, endereços ou contadores em comum; perguntar à junta comercial.',
      },
      {
        en: 'Open the bids of {loser} in tenders without {winner} and see whether they are sharper there; ask the bodies that hold them.',
        pt: 'Abrir as propostas de {loser} em licitações sem {winner} e ver se são mais agressivas; pedi-las aos órgãos que as guardam.',
      },
    ],
    request: bidFiles,
  },
}
