import type { Entries } from '../entry.ts'

export const sameCents: Entries = {
  'PA-22-CENTS': {
    looksFor: 'a supplier whose contracts with a body end in the same two digits time and again',
    gate: 'no cents of prices in steps or just below a round one, and no supplier that ends like that everywhere',
    title: { en: 'the same cents time and again', pt: 'mesmos centavos repetidas vezes' },
    finding: {
      en: 'Indication of values that may not have been calculated: {hits} of {contracts|contracts} of {supplier_label} with {organization_label} end in {ending} cents, where {expected|few} would be expected at most ({share_of_others|percent} among others; equal amounts of one tender count once; {p_value|p})[, worth {value_cents}].',
      pt: 'Indício de valores possivelmente não calculados: {hits} de {contracts|contracts} de {supplier_label} {organization_label|com} terminam em {ending} centavos, quando seriam de esperar no máximo {expected|few} ({share_of_others|percent} nos demais; valores iguais de uma licitação contam uma vez; {p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With these cents in {counterfactual|contracts} or fewer this would not be flagged.',
      pt: 'Com esses centavos em {counterfactual|contracts} ou menos, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the proposals and cost sheets behind the values contracted with {suppliers} in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as propostas e planilhas de custos dos valores contratados com {suppliers} em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
