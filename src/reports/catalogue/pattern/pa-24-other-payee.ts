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
    against: {
      en: 'An assignment of the claim, a court order, a succession or a consortium lets another firm be paid lawfully.',
      pt: 'Cessão de crédito, ordem judicial, sucessão ou consórcio permite que outra empresa receba de forma regular.',
    },
    checks: [
      {
        opens: 'payments',
        en: 'Open the payments to {firm} and read the commitment note and the document that each names; ask the finance unit of {organization_label}.',
        pt: 'Abrir os pagamentos a {firm} e ler a nota de empenho e o documento que cada um cita; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        en: 'Open the file of {act} and look for an assignment, a succession or a consortium agreement that names {firm}; ask the legal unit.',
        pt: 'Abrir o processo do {act} e procurar cessão, sucessão ou termo de consórcio que cite {firm}; perguntar à área jurídica.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entries of {firm} and {supplier_label} and look for a merger or a common root of the CNPJ; ask the commercial registry.',
        pt: 'Abrir os cadastros de {firm} e de {supplier_label} e procurar incorporação ou raiz de CNPJ comum; perguntar à junta comercial.',
      },
    ],
    request: askUnit({
      en: 'the payment orders and any assignment of the claim or succession of the supplier',
      pt: 'as ordens de pagamento e eventual cessão de crédito ou sucessão do fornecedor',
    }),
  },
}
