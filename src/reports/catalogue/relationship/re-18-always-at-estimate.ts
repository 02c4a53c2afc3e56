import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const alwaysAtEstimate: Entries = {
  'RE-18': {
    looksFor: 'a supplier, mostly at one body, whose competitions end at the estimate time and again',
    gate: 'no item for which everybody pays the estimate, as under a tariff',
    title: { en: 'wins at the estimate time and again', pt: 'vitórias sempre pelo valor estimado' },
    finding: {
      en: 'Indication of wins at the estimate time and again: {hits} of {trials|tenders}[ won by {supplier}][ at {organization}] ended at the estimate itself, against an expected {share_expected|percent} of tenders for such items ({p_value|p}).',
      pt: 'Indício de vitórias repetidas pelo valor estimado: {hits} de {trials|tenders}[ vencidas por {supplier}][ {organization|em}] terminam no próprio valor estimado, quando o esperado nesses itens seria {share_expected|percent} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual} or fewer at the estimate this would not be flagged.',
      pt: 'Com {counterfactual} ou menos no valor estimado, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the price surveys, the access log of the estimates and the minutes of the sessions',
      pt: 'as pesquisas de preços, o registro de acesso aos orçamentos e as atas das sessões',
    }),
  },
}
