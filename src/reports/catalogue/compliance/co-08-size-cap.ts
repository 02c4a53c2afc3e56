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
    against: {
      en: 'A contract that runs for several years counts with the value of one year, and an annulled one not at all, so that the sum to compare may be smaller.',
      pt: 'Contrato de vários anos conta pelo valor de um ano, e contrato anulado não conta, de modo que a soma a comparar pode ser menor.',
    },
    checks: [
      {
        en: 'Open the declaration of size in the file of {act} and read its date and text; ask the official of {organization_label} who accepted it.',
        pt: 'Abrir a declaração de porte do {act} e ler sua data e seu teor; perguntar a quem a aceitou, {organization_label|em}.',
      },
      {
        en: 'Open the contracts of {year|plain} and take away from {contracted_cents} what belongs to other years or was annulled; ask {supplier_label} for its list of contracts.',
        pt: 'Abrir os contratos de {year|plain} e descontar de {contracted_cents} o que pertence a outros anos ou foi anulado; pedir a {supplier_label} sua relação de contratos.',
      },
      {
        en: 'Open the bidding minutes of {act} and see whether the preference decided the award; ask the agent who ran the tender.',
        pt: 'Abrir a ata da disputa do {act} e ver se o benefício decidiu a contratação; perguntar a quem conduziu a licitação.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the declaration of Lei 14.133/2021, art. 4, §2 and from {suppliers} the list of contracts of the year, in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a declaração da Lei 14.133/2021, art. 4º, §2º, e a {suppliers} a relação de contratos do ano, em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
