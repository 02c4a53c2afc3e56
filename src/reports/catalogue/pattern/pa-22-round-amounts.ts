import type { Entries } from '../entry.ts'

export const roundAmounts: Entries = {
  'PA-22': {
    looksFor:
      "a supplier, or a supplier at one body, whose contracts are worth round thousands far more often than others'",
    gate: 'enough contracts; a single round amount says nothing',
    title: { en: 'round amounts', pt: 'valores redondos' },
    finding: {
      en: 'Indication of unusually many round amounts: {round_contracts} of {contracts|contracts} of {supplier_label}[ with {organization}] are multiples of {step_cents}, where {expected|few} would be expected at most ({share_of_others|percent} among others; equal amounts of one tender, day or price count once; {p_value|p})[, worth {value_cents}].',
      pt: 'Indício de valores redondos em excesso: {round_contracts} de {contracts|contracts} de {supplier_label}[ {organization|com}] são múltiplos de {step_cents}, quando seriam de esperar no máximo {expected|few} ({share_of_others|percent} nos demais; valores iguais de uma licitação, dia ou preço contam uma vez; {p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With {counterfactual|round_amounts} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|round_amounts} ou menos, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the cost sheets and price surveys behind the round amounts contracted with {suppliers} in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as planilhas de custos e pesquisas de preços dos valores redondos contratados com {suppliers} em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
