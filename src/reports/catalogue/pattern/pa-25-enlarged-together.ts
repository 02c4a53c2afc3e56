import type { Entries } from '../entry.ts'

export const enlargedTogether: Entries = {
  'PA-25-TOGETHER': {
    looksFor:
      'contracts of one supplier with a body, for different items, all enlarged within a week to just below the cap',
    gate: 'no contract of another supplier enlarged by the body in that week',
    title: { en: 'contracts enlarged together to the cap', pt: 'contratos acrescidos juntos até o limite' },
    finding: {
      en: 'Indication of additions that follow the cap: {contracts|contracts} of {supplier_label} with {organization_label}, for different items, were enlarged between {first_amendment_day} and {last_amendment_day} to just below what the law allows (as {share_of_others|percent} of the other contracts with additions are; {p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de acréscimos que acompanham o limite: {contracts|contracts} de {supplier_label} {organization_label|com}, de itens distintos, foram acrescidos entre {first_amendment_day} e {last_amendment_day} até logo abaixo do que a lei permite (o que ocorre com {share_of_others|percent} dos demais contratos com acréscimos; {p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With {counterfactual|contracts} or fewer enlarged like that, this would not be flagged.',
      pt: 'Com {counterfactual|contracts} ou menos nessa situação, isto não seria apontado.',
    },
    against: {
      en: 'One decision of the body to widen a programme, or the end of a budget, lets several contracts be enlarged in one week to what the law allows.',
      pt: 'Uma decisão do órgão de ampliar um programa, ou o fim de um orçamento, faz aumentar vários contratos em uma semana até o que a lei permite.',
    },
    checks: [
      {
        en: 'Open the amendments of {first_amendment_day} to {last_amendment_day} and read the later fact that each answers; ask the contract managers of {organization_label}.',
        pt: 'Abrir os aditivos de {first_amendment_day} a {last_amendment_day} e ler a que fato superveniente cada um responde; perguntar aos gestores dos contratos, {organization_label|em}.',
      },
      {
        en: 'Open the measurements after the additions and see whether the added quantities were delivered; ask the inspectors.',
        pt: 'Abrir as medições posteriores aos acréscimos e ver se as quantidades acrescidas foram entregues; perguntar aos fiscais.',
      },
      {
        en: 'Open the legal opinions on the amendments and compare their wording and date; ask the legal unit who proposed the additions.',
        pt: 'Abrir os pareceres jurídicos sobre os aditivos e comparar redação e data; perguntar à área jurídica quem propôs os acréscimos.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the amendments with the fact that each of them answers, in {count|findings} on contracts with {suppliers}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os termos aditivos com o fato que motivou cada um, em {count|findings} sobre contratos com {suppliers}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
