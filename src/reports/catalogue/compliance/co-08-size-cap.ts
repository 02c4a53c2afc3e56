import type { Entries } from '../entry.ts'

export const sizeCap: Entries = {
  'CO-08': {
    looksFor: 'a preference for small firms given to one that had outgrown it',
    gate: 'declared size and use of the preference on record',
    title: { en: 'small-firm preference beyond the cap', pt: 'benefício a pequena empresa acima do teto' },
    finding: {
      en: 'Indication of a preference that may not have been due: before {act} of {act_day}, {supplier_label}, which declared its size as {size|word}, had {contracts|contracts} worth {contracted_cents} in {year|plain}, above the ceiling of {cap_cents} for the small-firm preference.',
      pt: 'Indício de benefício possivelmente indevido: antes do {act}, de {act_day}, {supplier_label}, com declaração de {size|word}, tinha {contracts|contracts} no valor de {contracted_cents} em {year|plain}, acima do teto de {cap_cents} para a preferência a pequenas empresas.',
    },
    counterfactual: {
      en: 'With {counterfactual} or less contracted in that year before the act, or without the preference, this would not be flagged.',
      pt: 'Com {counterfactual} ou menos contratados no ano antes do ato, ou sem o benefício, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the declaration of Lei 14.133/2021, art. 4, §2 and from {suppliers} the list of contracts of the year, in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a declaração da Lei 14.133/2021, art. 4º, §2º, e a {suppliers} a relação de contratos do ano, em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
