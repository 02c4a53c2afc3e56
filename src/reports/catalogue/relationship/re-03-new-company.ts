import type { Entries } from '../entry.ts'

export const newCompany: Entries = {
  'RE-03': {
    looksFor: 'a company opened shortly before it signed a contract that is large for a beginner',
    gate: 'the day of opening on record; small values are no finding',
    title: {
      en: 'contract of high value with a new company',
      pt: 'contrato de valor elevado com empresa recém-aberta',
    },
    finding: {
      en: 'Indication of a contract of high value with a new company: {supplier_label} was opened on {opened_day}, {age_days|days} before {act} of {value_cents} was signed on {signing_day}[; the contract is worth {value_to_capital|tenth} times its capital of {capital_cents}].',
      pt: 'Indício de contrato de valor elevado com empresa recém-aberta: {supplier_label} foi aberta em {opened_day}, {age_days|days} antes do {act}, de {value_cents}, assinado em {signing_day}[, {value_to_capital|tenth} vezes o capital de {capital_cents}].',
    },
    counterfactual: {
      en: 'Signed on {counterfactual} or later, with the company a year old, or at {small_value_cents} or less, this would not be flagged.',
      pt: 'Assinado em {counterfactual} ou depois, com a empresa já de um ano, ou por {small_value_cents} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'A new firm of experienced owners, a new branch or a spin-off can well perform a large contract in its first year.',
      pt: 'Empresa nova de donos experientes, filial recente ou empresa cindida de outra pode executar bem um contrato grande no primeiro ano.',
    },
    checks: [
      {
        en: 'Open the qualification papers of {act} and read who vouches for the experience and the means of {supplier_label}; ask those who issued them.',
        pt: 'Abrir os documentos de habilitação do {act} e ler quem atesta a experiência e os meios de {supplier_label}; perguntar a quem os emitiu.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entry of {supplier_label} and look for a parent, a predecessor or partners known from other firms; ask the commercial registry.',
        pt: 'Abrir o cadastro de {supplier_label} e procurar controladora, antecessora ou sócios conhecidos de outras empresas; perguntar à junta comercial.',
      },
      {
        opens: 'payments',
        en: 'Open the delivery notes and payments of {act} and see whether the firm performed on time and by itself; ask the inspector of the contract.',
        pt: 'Abrir os recibos e pagamentos do {act} e ver se a empresa executou no prazo e por si; perguntar ao fiscal do contrato.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the technical and economic qualification papers[ ({new_law}, arts. 67 and 69)] of {suppliers} in {count|findings} on new companies[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os documentos de qualificação técnica e econômico-financeira[ ({new_law}, arts. 67 e 69)] de {suppliers} em {count|findings} sobre empresas recém-abertas[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
