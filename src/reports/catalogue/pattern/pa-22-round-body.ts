import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const roundBody: Entries = {
  'PA-22-BODY': {
    looksFor: 'a body whose purchases from several suppliers are worth round thousands far more often than others pay',
    gate: 'amounts that no single supplier explains',
    title: { en: 'round amounts of a body', pt: 'valores redondos de um órgão' },
    finding: {
      en: 'Indication of amounts that may have been set and not calculated: {hits} of {trials|purchases}[ from {supplier}][ at {organization}] are worth round thousands, against an expected {share_expected|percent} of purchases of such items (equal amounts of one tender, day or price count once; {p_value|p}).',
      pt: 'Indício de valores possivelmente fixados e não calculados: {hits} de {trials|purchases}[ de {supplier}][ {organization|em}], contadas uma vez por licitação, dia ou preço, têm valor em milhares redondos, quando o esperado nesses itens seria {share_expected|percent} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|round_amounts} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|round_amounts} ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the price surveys and the bills of quantities',
      pt: 'as pesquisas de preços e as planilhas de quantitativos',
    }),
  },
}
