import type { Entries } from '../entry.ts'

export const decemberRush: Entries = {
  'TE-06': {
    looksFor: 'a body that signed far more in the last two weeks of a year than its own pace leads to expect',
    gate: "acts on more than one year's end, and the year seen well enough to have a pace",
    title: { en: 'rush at the end of a year', pt: 'concentração de atos no fim do exercício' },
    finding: {
      en: 'Indication of a year-end rush: {organization_label} signed {acts|contracts} in the last two weeks of {year|plain}, {ratio} times the expected {expected_acts} ({p_value|p}).',
      pt: 'Indício de concentração no fim do exercício: {organization_label|o} assinou {acts|contracts} nas duas últimas semanas de {year|plain}, {ratio} vezes o esperado de {expected_acts} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|contracts} or fewer in these two weeks this would not be flagged.',
      pt: 'Com {counterfactual|contracts} ou menos nessas duas semanas, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the requisitions and the budget releases behind the contracts of {count|findings} on year-end rushes[ ({money} at risk)], to see whether the need arose in time, starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as requisições e as liberações orçamentárias dos atos de {count|findings} sobre concentração no fim do exercício[ ({money} em risco)], para ver se a necessidade surgiu a tempo, a começar pelo {example}.',
    },
    history: { baseline: 'expected_acts', current: 'acts', sample: 'other_years_acts' },
  },
}
