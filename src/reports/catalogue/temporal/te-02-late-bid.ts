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
    request: askUnit({
      en: 'the log of the bids as received and any extension of the deadline',
      pt: 'o registro de recebimento das propostas e eventual prorrogação do prazo',
    }),
  },
}
