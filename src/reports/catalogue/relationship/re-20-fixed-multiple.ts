import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const fixedMultiple: Entries = {
  'RE-20': {
    looksFor: "a firm that bids the same multiple of another's bid, to four decimals, in two tenders or more",
    gate: 'a ratio that coincides for any two firms less often than that; a tender that is on record twice counts once',
    title: { en: 'bids in a fixed ratio', pt: 'propostas em proporção fixa' },
    finding: {
      en: 'Indication of bids that may be calculated from each other: those of {firms} stand in the ratio {multiple|exact} in {tenders} of {meetings|tenders} in which they met ({p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de propostas possivelmente calculadas uma a partir da outra: as de {firms} guardam a proporção {multiple|exact} em {tenders} de {meetings|tenders} em que se encontraram ({p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With this ratio in one tender alone this would not be flagged.',
      pt: 'Com esta proporção em uma única disputa, isto não seria apontado.',
    },
    against: {
      en: 'Two resellers that add fixed margins to one list price keep one ratio between their bids without knowing of each other.',
      pt: 'Dois revendedores que somam margens fixas a uma mesma tabela mantêm a mesma proporção sem saber um do outro.',
    },
    checks: [
      bidMetadata,
      {
        en: 'Open the cost sheets of {firms} and see whether a list price with fixed margins gives the ratio {multiple|exact}; ask the maker for its list.',
        pt: 'Abrir as planilhas de {firms} e ver se uma tabela com margens fixas dá a proporção {multiple|exact}; pedir a tabela ao fabricante.',
      },
      {
        en: 'Open the tenders in which these firms met without that ratio and see what was different; ask the agents who ran them.',
        pt: 'Abrir as licitações em que essas empresas se encontraram sem essa proporção e ver o que mudou; perguntar a quem as conduziu.',
      },
    ],
    request: bidFiles,
  },
  'RE-20-STEADY': {
    looksFor: "a firm whose losing bids keep one distance from another's bids over many tenders and items",
    gate: 'ratios that are rare among those of all firms',
    title: { en: 'bids at one distance', pt: 'propostas a uma mesma distância' },
    finding: {
      en: 'Indication of bids that may be calculated from each other: those of {firms} stand in a ratio of {low_multiple|exact} to {high_multiple|exact} in {tenders} of {meetings|tenders} in which they met, for different items; {usual_share|percent} of all ratios lie in that range ({p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de propostas possivelmente calculadas uma a partir da outra: as de {firms} guardam proporção entre {low_multiple|exact} e {high_multiple|exact} em {tenders} de {meetings|tenders} em que se encontraram, de itens distintos, faixa em que ficam {usual_share|percent} das proporções ({p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With ratios so close in {counterfactual|tenders} or fewer this would not be flagged.',
      pt: 'Com proporções tão próximas em {counterfactual|tenders} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'Firms with steady unlike costs, as of freight or tax regime, stay at one distance over many items.',
      pt: 'Empresas com custos estáveis e diferentes, como frete ou regime tributário, ficam à mesma distância em muitos itens.',
    },
    checks: [
      bidMetadata,
      {
        en: 'Open the cost sheets of {firms} and see whether freight, taxes or margins explain a ratio of {low_multiple|exact} to {high_multiple|exact}; ask both firms.',
        pt: 'Abrir as planilhas de {firms} e ver se frete, tributos ou margens explicam uma razão de {low_multiple|exact} a {high_multiple|exact}; perguntar às duas empresas.',
      },
      {
        en: 'Open the bids of the losing firm in tenders without the other and see whether the distance to the lowest is the same; ask the bodies that hold them.',
        pt: 'Abrir as propostas da perdedora em licitações sem a outra e ver se a distância à menor é a mesma; pedi-las aos órgãos que as guardam.',
      },
    ],
    request: bidFiles,
  },
}
