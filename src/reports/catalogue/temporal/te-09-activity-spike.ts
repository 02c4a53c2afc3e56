import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const activitySpike: Entries = {
  'TE-09': {
    looksFor: 'a month in which a body signs far more than its usual share of the year, while others do not',
    gate: "months between the first and the last act of the body; December is TE-06's",
    title: { en: 'month with unusually many acts', pt: 'mês com atos em excesso' },
    finding: {
      en: 'Indication of a spike: {organization_label} signed {acts|contracts} in {month|month}, where {expected_acts|tenth} would be expected ({p_value|p})[, worth {value_cents}].',
      pt: 'Indício de pico: {organization_label|o} assinou {acts|contracts} em {month|month}, quando o esperado seria {expected_acts|tenth} ({p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With {counterfactual|contracts} or fewer in the month this would not be flagged.',
      pt: 'Com {counterfactual|contracts} ou menos no mês, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the annual purchasing plan and the requisitions behind the contracts of the month',
      pt: 'o plano de contratações anual e as requisições dos atos do mês',
    }),
  },
}
