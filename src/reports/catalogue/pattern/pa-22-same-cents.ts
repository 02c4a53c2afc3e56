import type { Entries } from '../entry.ts'

export const sameCents: Entries = {
  'PA-22-CENTS': {
    looksFor: 'a supplier whose contracts with a body end in the same two digits time and again',
    gate: 'no cents of prices in steps or just below a round one, and no supplier that ends like that everywhere',
    title: { en: 'the same cents time and again', pt: 'mesmos centavos repetidas vezes' },
    finding: {
      en: 'Indication of values that may not have been calculated: {hits} of {contracts|contracts} of {supplier_label} with {organization_label} end in {ending} cents, where {expected|few} would be expected at most ({share_of_others|percent} among others; equal amounts of one tender count once; {p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de valores possivelmente não calculados: {hits} de {contracts|contracts} de {supplier_label} {organization_label|com} terminam em {ending} centavos, quando seriam de esperar no máximo {expected|few} ({share_of_others|percent} nos demais; valores iguais de uma licitação contam uma vez; {p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With these cents in {counterfactual|contracts} or fewer this would not be flagged.',
      pt: 'Com esses centavos em {counterfactual|contracts} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'One unit price bought in whole quantities, or a fixed discount or fee, gives the same cents again and again.',
      pt: 'Um mesmo preço unitário em quantidades inteiras, ou um desconto ou taxa fixa, repete os mesmos centavos.',
    },
    checks: [
      {
        en: 'Open the contracts that end in {ending} cents and divide each value by its quantity, to see whether one unit price comes back; ask {supplier_label}.',
        pt: 'Abrir os contratos que terminam em {ending} centavos e dividir cada valor por sua quantidade, para ver se um preço unitário se repete; perguntar a {supplier_label}.',
      },
      {
        en: 'Open the cost sheets of some of them and look for a fixed fee or discount; ask the contract managers of {organization_label}.',
        pt: 'Abrir as planilhas de custo de alguns deles e procurar taxa ou desconto fixo; perguntar aos gestores dos contratos, {organization_label|em}.',
      },
      {
        en: 'Open the proposals of the rivals in the same purchases and compare their cents; ask the agents who ran the purchases.',
        pt: 'Abrir as propostas dos concorrentes nas mesmas compras e comparar seus centavos; perguntar a quem conduziu as compras.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the proposals and cost sheets behind the values contracted with {suppliers} in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as propostas e planilhas de custos dos valores contratados com {suppliers} em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
