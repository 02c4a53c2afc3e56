import type { Entries } from '../entry.ts'

export const dateOrder: Entries = {
  'TE-04': {
    looksFor: 'dates of a contract in an order that cannot be regular',
    gate: 'the pairs of dates whose order the law sets',
    title: { en: 'dates out of order', pt: 'datas fora de ordem' },
    finding: {
      en: 'Indication of dates out of order on {act}: {second_date|word} on {second_day}, {days|days} before the {first_date|word} on {first_day} that should precede it.',
      pt: 'Indício de datas fora de ordem no {act}: data de {second_date|word} em {second_day}, {days|days} antes da data de {first_date|word} em {first_day}, que deveria precedê-la.',
    },
    counterfactual: {
      en: 'With {second_date|word} on {counterfactual} or later this would not be flagged.',
      pt: 'Com data de {second_date|word} em {counterfactual} ou depois, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the signed instruments and the electronic signature logs of {count|findings} on dates out of order[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os instrumentos assinados e os registros de assinatura eletrônica de {count|findings} sobre datas fora de ordem[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
