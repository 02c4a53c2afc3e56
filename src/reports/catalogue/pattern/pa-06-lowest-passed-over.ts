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
    against: {
      en: 'The record may lack the disqualification of the lower bid, or the tender may have weighed technique, lots or costs besides the price.',
      pt: 'O registro pode não trazer a desclassificação da proposta menor, ou a licitação pode ter pesado técnica, lotes ou custos além do preço.',
    },
    checks: [
      {
        en: 'Open the bidding minutes of {act} and look for the decision on the bid of {lowest_bidder} and its reason; ask the agent who judged.',
        pt: 'Abrir a ata da disputa do {act} e procurar a decisão sobre a proposta de {lowest_bidder} e seu motivo; perguntar a quem julgou.',
      },
      {
        en: 'Open the notice of {act} and read the criterion of judgement and any margin of preference; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir o edital do {act} e ler o critério de julgamento e eventual margem de preferência; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        en: 'Open the appeals of {act} and see whether {lowest_bidder} objected; ask that firm why it gave up or was passed over.',
        pt: 'Abrir os recursos do {act} e ver se {lowest_bidder} contestou; perguntar a essa empresa por que desistiu ou foi preterida.',
      },
    ],
    request: sessionMinutes,
  },
}
