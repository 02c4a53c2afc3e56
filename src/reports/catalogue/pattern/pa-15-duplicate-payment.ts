import type { Entries } from '../entry.ts'

export const duplicatePayment: Entries = {
  'PA-15-PAYMENT': {
    looksFor: 'the same bill paid twice',
    gate: 'one document paid twice, an overpayment of just that value, or one payment more than the step of the instalments',
    title: { en: 'bill possibly paid more than once', pt: 'possível pagamento em duplicidade' },
    finding: {
      en: 'Indication of a repeated payment: {copies|payments} of {payment_value_cents} on {act}[, among them those on {first_payment_day} and {second_payment_day}] (same document: {same_document|word}), {total_paid_cents} paid in all[ against {contract_value_cents} contracted].',
      pt: 'Indício de pagamento em duplicidade: {copies|payments} de {payment_value_cents} no {act}[, entre eles os de {first_payment_day} e {second_payment_day}] (mesmo documento: {same_document|word}), com {total_paid_cents} pagos ao todo[ diante de {contract_value_cents} contratados].',
    },
    counterfactual: {
      en: 'With {counterfactual} paid in all, that is without the repeated payment, this would not be flagged.',
      pt: 'Com {counterfactual} pagos ao todo, isto é, sem o pagamento repetido, isto não seria apontado.',
    },
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the invoices, settlement notes and bank orders (Lei 4.320/1964, arts. 62 and 63) of {count|findings} on repeated payments[, {money} at risk], starting with {example}, and recover whatever was paid twice.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as notas fiscais, liquidações e ordens bancárias (Lei 4.320/1964, arts. 62 e 63) de {count|findings} sobre pagamentos repetidos[, com {money} em risco], a começar pelo {example}, e reaver o que tiver sido pago em dobro.',
    },
  },
}
