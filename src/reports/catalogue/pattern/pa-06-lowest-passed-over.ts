import type { Entries } from '../entry.ts'
import { sessionMinutes } from '../requests.ts'

export const lowestPassedOver: Entries = {
  'PA-06': {
    looksFor: 'a valid bid lower than that of the winner',
    gate: 'a method that seeks the lowest price, and a gap beyond the preference for small firms',
    title: { en: 'lower valid bid passed over', pt: 'proposta válida menor preterida' },
    finding: {
      en: 'Indication of a lower bid passed over: in {act}, the winner, {supplier_label}, bid {winning_bid_cents} although there was a valid bid of {lowest_bid_cents} (by {lowest_bidder}); {bidders|bidders} in all.',
      pt: 'Indício de proposta menor preterida: no {act}, o vencedor, {supplier_label}, ofertou {winning_bid_cents} enquanto havia proposta válida de {lowest_bid_cents} (de {lowest_bidder}) entre as de {bidders|bidders}.',
    },
    counterfactual: {
      en: 'With a winning bid of {counterfactual} or less, or with the lower bid disqualified on record, this would not be flagged.',
      pt: 'Com proposta vencedora de {counterfactual} ou menos, ou com a desclassificação da menor registrada, isto não seria apontado.',
    },
    request: sessionMinutes,
  },
}
