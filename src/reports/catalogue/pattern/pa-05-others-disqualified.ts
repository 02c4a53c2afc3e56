import type { Entries } from '../entry.ts'
import { sessionMinutes } from '../requests.ts'

export const othersDisqualified: Entries = {
  'PA-05': {
    looksFor: 'a tender in which every firm but the winner was disqualified',
    gate: 'two bids at least, one valid, and its firm is the winner',
    title: { en: 'all rivals disqualified', pt: 'todos os concorrentes desclassificados' },
    finding: {
      en: 'Indication of a competition decided by disqualification: in {act}, [{disqualified_one} of {bidders|bidders} was][{disqualified_many} of {bidders|bidders} were] disqualified ({cheaper_disqualified|none} with a lower price), and only the winner was left, {supplier_label}.',
      pt: 'Indício de disputa decidida por desclassificação: no {act}, [{disqualified_one} de {bidders|bidders} ficou][{disqualified_many} de {bidders|bidders} ficaram] fora da disputa ({cheaper_disqualified|none} com preço menor), restando só o vencedor, {supplier_label}.',
    },
    counterfactual: {
      en: 'With a second valid bid this would not be flagged.',
      pt: 'Com uma segunda proposta válida, isto não seria apontado.',
    },
    request: sessionMinutes,
  },
}
