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
    against: {
      en: 'Electronic sessions with agreed waivers of appeal can close, award and sign in one day, above all for small and standard goods.',
      pt: 'Sessões eletrônicas com renúncia aos recursos podem encerrar, homologar e assinar em um dia, sobretudo para bens pequenos e padronizados.',
    },
    checks: [
      {
        en: 'Open the minutes of these tenders and look for the waiver of appeals and the hour of each step; ask the agent who ran the sessions.',
        pt: 'Abrir as atas dessas licitações e procurar a renúncia aos recursos e a hora de cada etapa; perguntar a quem conduziu as sessões.',
      },
      {
        en: 'Open the records at their source and see whether the close on record is the end of bidding or the end of the whole process; ask the publisher of the records.',
        pt: 'Abrir os registros na fonte e ver se o encerramento registrado é o fim dos lances ou o do processo inteiro; perguntar a quem publica os registros.',
      },
      {
        en: 'Open the qualification papers of the winners and check that they could have been examined within the day; ask those who signed the judgement.',
        pt: 'Abrir os documentos de habilitação dos vencedores e conferir se podiam ser examinados no dia; perguntar a quem assinou o julgamento.',
      },
    ],
    request: askUnit({
      en: 'the minutes of the sessions, the judgement of papers and the waiver of appeals',
      pt: 'as atas das sessões, o julgamento da habilitação e a renúncia aos recursos',
    }),
  },
}
