import type { Entries } from '../entry.ts'

export const bunching: Entries = {
  'PA-02': {
    looksFor: 'direct awards of a body, or of a body with one supplier, that crowd just below the limit',
    gate: 'enough direct awards to compare with the rate of the others',
    title: { en: 'direct awards just below the limit', pt: 'dispensas logo abaixo do limite' },
    finding: {
      en: 'Indication of direct awards crowding below the limit: {awards_just_below} of {awards_compared|awards} compared at {organization_label}[ with {supplier}] lie at 90% of the limit or more ({share_of_others|percent} to be expected; {p_value|p})[, worth {value_cents}].',
      pt: 'Indício de dispensas concentradas abaixo do limite: {awards_just_below} de {awards_compared|awards} comparadas {organization_label|em}[ com {supplier}] ficam a 90% do limite ou mais (o esperado seria {share_of_others|percent}; {p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With {counterfactual|awards} or fewer just below the limit, where {expected|tenth} are to be expected, this would not be flagged.',
      pt: 'Com no máximo {counterfactual|awards} logo abaixo do limite, quando se esperam {expected|tenth}, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the price surveys and the annual purchasing plan behind {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as pesquisas de preços e o plano de contratações anual de {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
