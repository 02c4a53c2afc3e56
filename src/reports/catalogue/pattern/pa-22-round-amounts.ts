import type { Entries } from '../entry.ts'

export const roundAmounts: Entries = {
  'PA-22': {
    looksFor:
      "a supplier, or a supplier at one body, whose contracts are worth round thousands far more often than others'",
    gate: 'enough contracts; a single round amount says nothing',
    title: { en: 'round amounts', pt: 'valores redondos' },
    finding: {
      en: 'Indication of unusually many round amounts: {round_contracts} of {contracts|contracts} of {supplier_label}[ with {organization}] are multiples of {step_cents}, where {expected|few} would be expected at most ({share_of_others|percent} among others; equal amounts of one tender, day or price count once; {p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de valores redondos em excesso: {round_contracts} de {contracts|contracts} de {supplier_label}[ {organization|com}] são múltiplos de {step_cents}, quando seriam de esperar no máximo {expected|few} ({share_of_others|percent} nos demais; valores iguais de uma licitação, dia ou preço contam uma vez; {p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With {counterfactual|round_amounts} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|round_amounts} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'Round budgets, grants, fees and shows are agreed in round sums, and some trades quote that way everywhere.',
      pt: 'Verbas, repasses, honorários e cachês são combinados em somas redondas, e alguns ramos cotam assim em toda parte.',
    },
    checks: [
      {
        en: 'Open the contracts of round amounts and see whether a grant, a fee table or a ceiling sets them; ask the bodies that signed them.',
        pt: 'Abrir os contratos de valor redondo e ver se um repasse, uma tabela de honorários ou um teto os fixa; perguntar aos órgãos que os assinaram.',
      },
      {
        en: 'Open their cost sheets and redo the sum from quantities and unit prices; ask {supplier_label} for the sheet where there is none.',
        pt: 'Abrir suas planilhas de custo e refazer a soma a partir de quantidades e preços unitários; pedir a planilha a {supplier_label} onde não houver.',
      },
      {
        en: 'Open the other bids of these contracts and see whether rivals were round too; ask the agents who ran the tenders.',
        pt: 'Abrir as demais propostas desses contratos e ver se os concorrentes também foram redondos; perguntar a quem conduziu as disputas.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the cost sheets and price surveys behind the round amounts contracted with {suppliers} in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as planilhas de custos e pesquisas de preços dos valores redondos contratados com {suppliers} em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
