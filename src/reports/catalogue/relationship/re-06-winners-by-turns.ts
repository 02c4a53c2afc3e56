import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const winnersByTurns: Entries = {
  'RE-06-TURNS': {
    looksFor: 'the same two to four bidders of a body for an item that win strictly in turn',
    gate: 'each of them bids each time, and the order repeats',
    title: { en: 'winners strictly in turn', pt: 'vencedores em revezamento estrito' },
    finding: {
      en: 'Indication of turns that may be agreed upon: the same {firm_count|firms} ({firms}) were the only bidders in {tenders|tenders} of one item at {organization_label} and won strictly in turn ({p_value|p}).',
      pt: 'Indício de revezamento possivelmente combinado: as mesmas {firm_count|firms} ({firms}) foram as únicas concorrentes em {tenders|tenders} de um item {organization_label|em} e venceram estritamente uma após a outra ({p_value|p}).',
    },
    counterfactual: {
      en: 'Without a strict order of winners, or with {counterfactual|tenders} or fewer, this would not be flagged.',
      pt: 'Sem ordem estrita de vencedores, ou com {counterfactual|tenders} ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proposals with their metadata and the bid logs',
      pt: 'as propostas com seus metadados e os registros de lances',
    }),
  },
}
