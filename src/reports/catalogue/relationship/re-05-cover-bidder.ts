import { bidMetadata } from '../checks.ts'
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
    against: {
      en: 'Two firms of one trade and place see the same notices, and the smaller one may lose to the larger without any accord.',
      pt: 'Duas empresas do mesmo ramo e lugar veem os mesmos editais, e a menor pode perder para a maior sem acordo algum.',
    },
    checks: [
      bidMetadata,
      {
        en: 'Open the bids of {loser} in tenders without {winner} and compare how far above the lowest they lie; ask the bodies that hold them.',
        pt: 'Abrir as propostas de {loser} em licitações sem {winner} e comparar quanto ficam acima da menor; pedi-las aos órgãos que as guardam.',
      },
      {
        opens: 'payments',
        en: 'Open payments and subcontracts of {winner} and look for {loser} among those it pays; ask the inspectors of the contracts.',
        pt: 'Abrir pagamentos e subcontratos de {winner} e procurar {loser} entre quem recebe; perguntar aos fiscais dos contratos.',
      },
    ],
    request: askUnit({
      en: 'the proposals of both firms with their metadata, to compare texts, times and authors',
      pt: 'as propostas das duas empresas com seus metadados, para comparar textos, horários e autores',
    }),
  },
}
