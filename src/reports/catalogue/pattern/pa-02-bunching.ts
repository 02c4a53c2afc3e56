import type { Entries } from '../entry.ts'

export const bunching: Entries = {
  'PA-02': {
    looksFor: 'direct awards of a body, or of a body with one supplier, that crowd just below the limit',
    gate: 'enough direct awards to compare with the rate of the others',
    title: { en: 'direct awards just below the limit', pt: 'dispensas logo abaixo do limite' },
    finding: {
      en: 'Indication of direct awards crowding below the limit: {awards_just_below} of {awards_compared|awards} compared at {organization_label}[ with {supplier}] lie at 90% of the limit or more ({share_of_others|percent} to be expected; {p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de dispensas concentradas abaixo do limite: {awards_just_below} de {awards_compared|awards} comparadas {organization_label|em}[ com {supplier}] ficam a 90% do limite ou mais (o esperado seria {share_of_others|percent}; {p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With {counterfactual|awards} or fewer just below the limit, where {expected|tenth} are to be expected, this would not be flagged.',
      pt: 'Com no máximo {counterfactual|awards} logo abaixo do limite, quando se esperam {expected|tenth}, isto não seria apontado.',
    },
    against: {
      en: 'Prices of a trade may lie there by themselves, and a body that plans its small purchases up to the limit uses room that the law gives.',
      pt: 'Os preços de um ramo podem ficar ali por si mesmos, e o órgão que planeja pequenas compras até o limite usa margem que a lei dá.',
    },
    checks: [
      {
        en: 'Open the awards just below the limit and sort them by item and requesting unit, to see whether one need comes back; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir as contratações logo abaixo do limite e ordená-las por item e setor requisitante, para ver se uma necessidade se repete; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        en: 'Open the price surveys of these awards and see whether the quotes spread around the limit or all stop below it; ask the firms that quoted.',
        pt: 'Abrir as pesquisas de preços dessas contratações e ver se as cotações se espalham em torno do limite ou param todas abaixo dele; perguntar às empresas consultadas.',
      },
      {
        opens: 'payments',
        en: 'Open the payments and amendments of these awards and look for later sums that carry them over the limit; ask the finance unit of {organization_label}.',
        pt: 'Abrir os pagamentos e aditivos dessas contratações e procurar valores posteriores que as levem acima do limite; perguntar ao setor financeiro {organization_label|de}.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the price surveys and the annual purchasing plan behind {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as pesquisas de preços e o plano de contratações anual de {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
