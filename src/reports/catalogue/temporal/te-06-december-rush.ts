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
    against: {
      en: 'Budget that is released late, or transfers that arrive in December, lets planned purchases be signed only at the end of the year.',
      pt: 'Orçamento liberado tarde, ou transferências que chegam em dezembro, faz com que compras planejadas só sejam assinadas no fim do ano.',
    },
    checks: [
      {
        en: 'Open the budget releases of {organization_label} for {year|plain} and compare their dates with these contracts; ask the budget unit.',
        pt: 'Abrir as liberações orçamentárias {organization_label|de} em {year|plain} e comparar suas datas com esses contratos; perguntar ao setor de orçamento.',
      },
      {
        en: 'Open the requisitions of these contracts and see when each need was stated; ask the units that requested them.',
        pt: 'Abrir as requisições desses contratos e ver quando cada necessidade foi apresentada; perguntar aos setores requisitantes.',
      },
      {
        opens: 'payments',
        en: 'Open the deliveries and the payments of the following year and look for goods that were not yet needed or that came late; ask the store keeper of {organization_label}.',
        pt: 'Abrir as entregas e os pagamentos do ano seguinte e procurar bens ainda desnecessários ou entregues com atraso; perguntar ao almoxarifado {organization_label|de}.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the requisitions and the budget releases behind the contracts of {count|findings} on year-end rushes[ ({money} at risk)], to see whether the need arose in time, starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as requisições e as liberações orçamentárias dos atos de {count|findings} sobre concentração no fim do exercício[ ({money} em risco)], para ver se a necessidade surgiu a tempo, a começar pelo {example}.',
    },
    history: { baseline: 'expected_acts', current: 'acts', sample: 'other_years_acts' },
  },
}
