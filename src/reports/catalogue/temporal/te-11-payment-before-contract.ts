import type { Entries } from '../entry.ts'

export const paymentBeforeContract: Entries = {
  'TE-11': {
    looksFor: 'money paid before the contract existed',
    gate: 'no reversal, and no payment that names another supplier',
    title: { en: 'payment before the contract', pt: 'pagamento anterior ao contrato' },
    finding: {
      en: 'Indication of payment in advance: [{payments_many|payments} of {payments_cents} in sum, the first on][{payments_one|payments} of {payments_cents} on] {payment_day}, {days|days} before {act} of {contract_day} (date of {contract_date|word}).',
      pt: 'Indício de pagamento antecipado: [{payments_many|payments} com soma de {payments_cents}, o primeiro em][{payments_one|payments} de {payments_cents} em] {payment_day}, {days|days} antes do {act}, de {contract_day} (data de {contract_date|word}).',
    },
    counterfactual: {
      en: 'A first payment on {counterfactual} or later would not be flagged.',
      pt: 'Um primeiro pagamento em {counterfactual} ou depois não seria apontado.',
    },
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the commitment notes, settlements and any clause that allows payment in advance[ ({new_law}, art. 145)] in {count|findings} on {topic}[ ({money} paid early)], starting with {example}.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as notas de empenho, as liquidações e eventual cláusula de pagamento antecipado[ ({new_law}, art. 145)] em {count|findings} sobre {topic}[ ({money} pagos antes)], a começar pelo {example}.',
    },
  },
}
