import type { Entries } from '../entry.ts'

export const duplicatePayment: Entries = {
  'PA-15-PAYMENT': {
    looksFor: 'the same bill paid twice',
    gate: 'no tax kept back; one document paid twice, an overpayment of just that value, or one payment more than the step of the instalments',
    title: { en: 'bill possibly paid more than once', pt: 'possível pagamento em duplicidade' },
    finding: {
      en: 'Indication of a payment that may be repeated: {copies|payments} of {payment_value_cents} on {act}[, two on {same_payment_day}][; those on {first_payment_day} and {second_payment_day} are to be compared][, which name {document_word|word}]; {total_paid_cents} paid in all[ against {contract_value_cents} contracted].',
      pt: 'Indício de possível pagamento em duplicidade: {copies|payments} de {payment_value_cents} no {act}[, dois em {same_payment_day}][; cabe comparar os de {first_payment_day} e {second_payment_day}][, {document_word|word}]; ao todo, {total_paid_cents} pagos[ diante de {contract_value_cents} contratados].',
    },
    counterfactual: {
      en: 'Without [{surplus_one}][{surplus_many}] of these payments {counterfactual} would be paid in all; in that case[, or with {documents_word|word}], this would not be flagged.',
      pt: 'Sem [{surplus_one}][{surplus_many}] desses pagamentos, o total pago seria de {counterfactual}; nesse caso[, ou com {documents_word|word}], isto não seria apontado.',
    },
    against: {
      en: 'Instalments, monthly bills of one amount or a payment reversed and made again give equal payments with nothing to return.',
      pt: 'Parcelas, contas mensais de mesmo valor ou pagamento estornado e refeito geram pagamentos iguais sem nada a devolver.',
    },
    checks: [
      {
        opens: 'payments',
        en: 'Open the payments of {payment_value_cents} and compare the invoice number and the period that each names; ask the finance unit of {organization_label}.',
        pt: 'Abrir os pagamentos de {payment_value_cents} e comparar o número da nota fiscal e o período que cada um cita; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        opens: 'payments',
        en: 'Open the bank statement of the paying account and look for a reversal or a return between the payments; ask the treasurer.',
        pt: 'Abrir o extrato da conta pagadora e procurar estorno ou devolução entre os pagamentos; perguntar à tesouraria.',
      },
      {
        en: 'Open the settlement notes and measurements of {act} and see whether each payment answers a delivery of its own; ask the inspector of the contract.',
        pt: 'Abrir as notas de liquidação e as medições do {act} e ver se cada pagamento responde a uma entrega própria; perguntar ao fiscal do contrato.',
      },
    ],
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the invoices, settlement notes and bank orders (Lei 4.320/1964, arts. 62 and 63) of {count|findings} on repeated payments[, {money} at risk], starting with {example}, to see whether each payment answers a bill of its own.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as notas fiscais, liquidações e ordens bancárias (Lei 4.320/1964, arts. 62 e 63) de {count|findings} sobre pagamentos repetidos[, com {money} em risco], a começar pelo {example}, para verificar se cada pagamento corresponde a uma cobrança própria.',
    },
  },
}
