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
    against: {
      en: 'The payment may belong to an earlier contract or order that the record joins to this one, or the contract date may be that of a renewal.',
      pt: 'O pagamento pode ser de contrato ou ordem anterior que o registro liga a este, ou a data do contrato pode ser a de uma renovação.',
    },
    checks: [
      {
        opens: 'payments',
        en: 'Open the payment of {payment_day} and its commitment note and read which contract and which delivery they name; ask the finance unit of {organization_label}.',
        pt: 'Abrir o pagamento de {payment_day} e sua nota de empenho e ler que contrato e que entrega citam; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        en: 'Open the signed instrument of {act} and look for an earlier contract, order or emergency start that it follows; ask the contract manager of {organization_label}.',
        pt: 'Abrir o instrumento assinado do {act} e procurar contrato, ordem ou início emergencial anterior que ele sucede; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        en: 'Open the delivery notes behind the payment and compare their dates with {contract_day}; ask {supplier_label} for copies.',
        pt: 'Abrir os recibos de entrega do pagamento e comparar suas datas com {contract_day}; pedir cópias a {supplier_label}.',
      },
    ],
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the commitment notes, settlements and any clause that allows payment in advance[ ({new_law}, art. 145)] in {count|findings} on {topic}[ ({money} paid early)], starting with {example}.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as notas de empenho, as liquidações e eventual cláusula de pagamento antecipado[ ({new_law}, art. 145)] em {count|findings} sobre {topic}[ ({money} pagos antes)], a começar pelo {example}.',
    },
  },
}
