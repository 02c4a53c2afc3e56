import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const massSigningDay: Entries = {
  'TE-09-DAY': {
    looksFor: 'a day on which a body signs far more than on any other',
    gate: 'no day that comes back every year, and not the first or last days of a year',
    title: { en: 'many acts signed on one day', pt: 'muitos atos assinados em um só dia' },
    finding: {
      en: 'Indication of acts signed in bulk: {organization_label} signed acts of {acts} different tenders or suppliers on {signing_day}, where {expected_acts|few} would be expected and its next largest day has {next_largest} ({p_value|p})[, worth {value_cents}].',
      pt: 'Indício de assinatura em bloco: {organization_label|o} assinou em {signing_day} atos de {acts} licitações ou fornecedores diferentes, quando o esperado seria {expected_acts|few} e o segundo maior dia tem {next_largest} ({p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With {counterfactual} of them or fewer on the day this would not be flagged.',
      pt: 'Com {counterfactual} ou menos no dia, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the electronic signature logs and the requisitions behind the acts of the day',
      pt: 'os registros de assinatura eletrônica e as requisições dos atos do dia',
    }),
  },
}
