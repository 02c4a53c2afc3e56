// Words of TE-03-ONE-DAY: tenders closed and signed on one day.

import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const decidedInOneDay: Entries = {
  'TE-03-ONE-DAY': {
    looksFor: 'a body that closes, awards and signs on one day time and again, where others take days',
    gate: 'tenders with rivals alone',
    title: { en: 'tenders closed and signed on one day', pt: 'licitações encerradas e assinadas no mesmo dia' },
    finding: {
      en: 'Indication of tenders closed and signed on one day: {hits} of {trials|tenders}[ won by {supplier}][ at {organization}] closed and were signed on the same day, against an expected {share_expected|percent} of tenders ({p_value|p}).',
      pt: 'Indício de licitações encerradas e assinadas no mesmo dia: {hits} de {trials|tenders}[ vencidas por {supplier}][ {organization|em}] foram encerradas e assinadas no mesmo dia, quando o esperado seria {share_expected|percent} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|tenders} like these or fewer this would not be flagged.',
      pt: 'Com {counterfactual|tenders} assim ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the minutes of the sessions, the judgement of papers and the waiver of appeals',
      pt: 'as atas das sessões, o julgamento da habilitação e a renúncia aos recursos',
    }),
  },
}
