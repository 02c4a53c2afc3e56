import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const coverBidder: Entries = {
  'RE-05-COVER': {
    looksFor: 'a firm that comes whenever another wins, over many items, and never beats it',
    gate: 'tenders of each of the two without the other, from which the rate of meeting is read',
    title: { en: 'firm that comes only to lose', pt: 'empresa que participa só para perder' },
    finding: {
      en: 'Indication of bids that may be cover: {loser} took part in {meetings|tenders} that {winner} won ({expected_meetings|few} to be expected), over several items, and never beat it ({p_value|p}).',
      pt: 'Indício de possíveis propostas de cobertura: {loser} participou de {meetings|tenders} vencidas por {winner} (o esperado seria {expected_meetings|few}), em itens diversos, e nunca a superou ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|tenders} like these or fewer this would not be flagged.',
      pt: 'Com {counterfactual|tenders} assim ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proposals of both firms with their metadata, to compare texts, times and authors',
      pt: 'as propostas das duas empresas com seus metadados, para comparar textos, horários e autores',
    }),
  },
}
