import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const lateBid: Entries = {
  'TE-02': {
    looksFor: 'a winning bid dated after the proposals had closed',
    gate: 'a source that dates bids and names the winner; no pregão and no auction',
    title: { en: 'winning bid after the close', pt: 'proposta vencedora após o encerramento' },
    finding: {
      en: 'Indication of a late bid: in {act}, the winning bid of {supplier} is dated {bid_day}, {days|days} after proposals closed on {proposals_close_day}.',
      pt: 'Indício de proposta intempestiva: no {act}, a proposta vencedora de {supplier} é de {bid_day}, {days|days} após o encerramento das propostas em {proposals_close_day}.',
    },
    counterfactual: {
      en: 'A bid handed in on {counterfactual} or before would not be flagged.',
      pt: 'Uma proposta entregue em {counterfactual} ou antes não seria apontada.',
    },
    against: {
      en: 'The date on record may be that of the negotiated or adjusted proposal, which the winner hands in after the close as the notice asks.',
      pt: 'A data registrada pode ser a da proposta negociada ou readequada, que o vencedor entrega depois do encerramento conforme o edital.',
    },
    checks: [
      {
        en: 'Open the log of bids as received for {act} and read when the first proposal of {supplier} came in; ask the operator of the bidding platform.',
        pt: 'Abrir o registro de recebimento das propostas do {act} e ler quando chegou a primeira de {supplier}; perguntar ao operador da plataforma de disputa.',
      },
      {
        en: 'Open the notices of {act} and look for an extension of the deadline beyond {proposals_close_day}; ask the agent who ran the tender.',
        pt: 'Abrir os avisos do {act} e procurar prorrogação do prazo além de {proposals_close_day}; perguntar a quem conduziu a licitação.',
      },
      {
        en: 'Open the bidding minutes of {act} and see whether any bidder objected to the date and how that was decided; ask the other bidders.',
        pt: 'Abrir a ata da disputa do {act} e ver se algum concorrente contestou a data e como isso foi decidido; perguntar aos demais participantes.',
      },
    ],
    request: askUnit({
      en: 'the log of the bids as received and any extension of the deadline',
      pt: 'o registro de recebimento das propostas e eventual prorrogação do prazo',
    }),
  },
}
