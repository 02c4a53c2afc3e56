import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const otherPayee: Entries = {
  'PA-24-PAYEE': {
    looksFor: 'payments on a contract to another than its supplier',
    gate: 'no branch of the same company, no tax kept back from the bill; where many contracts are paid so, nothing is reported',
    title: { en: 'paid to another than the supplier', pt: 'pagamento a quem não é o fornecedor' },
    finding: {
      en: 'Indication of payments to a third party: {payments} of {payments_told|payments} on {act}, {paid_cents} in sum, went to {firm} and not to {supplier_label}.',
      pt: 'Indício de pagamentos a terceiro: {payments} de {payments_told|payments} no {act}, no total de {paid_cents}, destinados a {firm} e não a {supplier_label}.',
    },
    counterfactual: {
      en: 'With all payments to the supplier of the contract this would not be flagged.',
      pt: 'Com todos os pagamentos ao fornecedor do contrato, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the payment orders and any assignment of the claim or succession of the supplier',
      pt: 'as ordens de pagamento e eventual cessão de crédito ou sucessão do fornecedor',
    }),
  },
}
