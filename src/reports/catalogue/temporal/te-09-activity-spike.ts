import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const activitySpike: Entries = {
  'TE-09': {
    looksFor: 'a month in which a body signs far more than its usual share of the year, while others do not',
    gate: "months between the first and the last act of the body; December is TE-06's",
    title: { en: 'month with unusually many acts', pt: 'mês com atos em excesso' },
    finding: {
      en: 'Indication of a spike: {organization_label} signed {acts|contracts} in {month|month}, where {expected_acts|tenth} would be expected ({p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de pico: {organization_label|o} assinou {acts|contracts} em {month|month}, quando o esperado seria {expected_acts|tenth} ({p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With {counterfactual|contracts} or fewer in the month this would not be flagged.',
      pt: 'Com {counterfactual|contracts} ou menos no mês, isto não seria apontado.',
    },
    against: {
      en: 'A programme that begins, a harvest, a school term or a released transfer gathers acts in one month of one body alone.',
      pt: 'Programa que começa, safra, início de aulas ou transferência liberada concentra atos em um mês de um só órgão.',
    },
    checks: [
      {
        en: 'Open the acts of {month|month} and group them by object and programme; ask the planning unit of {organization_label} what began then.',
        pt: 'Abrir os atos de {month|month} e agrupá-los por objeto e programa; perguntar ao setor de planejamento {organization_label|de} o que começou então.',
      },
      {
        en: 'Open the annual purchasing plan of {organization_label} and see whether these acts were planned for that month; ask the purchasing unit.',
        pt: 'Abrir o plano de contratações anual {organization_label|de} e ver se esses atos estavam previstos para o mês; perguntar ao setor de compras.',
      },
      {
        en: 'Open the records at their source and look for many acts that were entered together with one date; ask the publisher of the records.',
        pt: 'Abrir os registros na fonte e procurar muitos atos lançados juntos com uma só data; perguntar a quem publica os registros.',
      },
    ],
    request: askUnit({
      en: 'the annual purchasing plan and the requisitions behind the contracts of the month',
      pt: 'o plano de contratações anual e as requisições dos atos do mês',
    }),
  },
}
