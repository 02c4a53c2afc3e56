import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const fixedMultiple: Entries = {
  'RE-20': {
    looksFor: "a firm that bids the same multiple of another's bid, to four decimals, in two tenders or more",
    gate: 'a ratio that coincides for any two firms less often than that; a tender that is on record twice counts once',
    title: { en: 'bids in a fixed ratio', pt: 'propostas em proporção fixa' },
    finding: {
      en: 'Indication of bids that may be calculated from each other: those of {firms} stand in the ratio {multiple|exact} in {tenders} of {meetings|tenders} in which they met ({p_value|p})[, worth {value_cents}].',
      pt: 'Indício de propostas possivelmente calculadas uma a partir da outra: as de {firms} guardam a proporção {multiple|exact} em {tenders} de {meetings|tenders} em que se encontraram ({p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With this ratio in one tender alone this would not be flagged.',
      pt: 'Com esta proporção em uma única disputa, isto não seria apontado.',
    },
    request: bidFiles,
  },
  'RE-20-STEADY': {
    looksFor: "a firm whose losing bids keep one distance from another's bids over many tenders and items",
    gate: 'ratios that are rare among those of all firms',
    title: { en: 'bids at one distance', pt: 'propostas a uma mesma distância' },
    finding: {
      en: 'Indication of bids that may be calculated from each other: those of {firms} stand in a ratio of {low_multiple|exact} to {high_multiple|exact} in {tenders} of {meetings|tenders} in which they met, for different items; {usual_share|percent} of all ratios lie in that range ({p_value|p})[, worth {value_cents}].',
      pt: 'Indício de propostas possivelmente calculadas uma a partir da outra: as de {firms} guardam proporção entre {low_multiple|exact} e {high_multiple|exact} em {tenders} de {meetings|tenders} em que se encontraram, de itens distintos, faixa em que ficam {usual_share|percent} das proporções ({p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With ratios so close in {counterfactual|tenders} or fewer this would not be flagged.',
      pt: 'Com proporções tão próximas em {counterfactual|tenders} ou menos, isto não seria apontado.',
    },
    request: bidFiles,
  },
}
