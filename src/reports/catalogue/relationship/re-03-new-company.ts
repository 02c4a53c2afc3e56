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
    request: {
      en: 'Request from the contracting unit ({organizations}) the technical and economic qualification papers[ ({new_law}, arts. 67 and 69)] of {suppliers} in {count|findings} on new companies[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os documentos de qualificação técnica e econômico-financeira[ ({new_law}, arts. 67 e 69)] de {suppliers} em {count|findings} sobre empresas recém-abertas[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
