import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const paidFarAboveContract: Entries = {
  'PA-24-FAR': {
    looksFor: 'a fifth more paid than the contract and its amendments allow, or a fiftieth within its first year',
    gate: 'no gaps in the records: where many contracts are paid so, nothing is reported',
    title: { en: 'far more paid than contracted', pt: 'pagamentos muito acima do contrato' },
    finding: {
      en: 'Indication of payments beyond the contract: {total_paid_cents} paid in {payments|payments} on {act}, {ratio} times the {ceiling_cents} that the contract and its amendments on record allow.',
      pt: 'Indício de pagamentos além do contrato: {total_paid_cents} pagos em {payments|payments} no {act}, {ratio} vezes os {ceiling_cents} que o contrato e os aditivos registrados admitem.',
    },
    counterfactual: {
      en: 'With payments of {counterfactual} or less this would not be flagged.',
      pt: 'Com pagamentos de {counterfactual} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'The record may hold the value of one year or one lot while the payments cover the whole term.',
      pt: 'O registro pode trazer o valor de um ano ou de um lote, enquanto os pagamentos cobrem a vigência inteira.',
    },
    checks: [
      {
        en: 'Open the terms and the extensions of {act} and see for which period the value of {ceiling_cents} stands; ask the contract manager of {organization_label}.',
        pt: 'Abrir as cláusulas e as prorrogações do {act} e ver a que período se refere o valor de {ceiling_cents}; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        opens: 'payments',
        en: 'Open the payments year by year and see to which commitment notes and contracts they belong; ask the finance unit of {organization_label}.',
        pt: 'Abrir os pagamentos ano a ano e ver a que empenhos e contratos pertencem; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        opens: 'payments',
        en: 'Open the measurements and invoices of the largest payments and check what was delivered; ask the inspector of the contract.',
        pt: 'Abrir as medições e as notas fiscais dos maiores pagamentos e conferir o que foi entregue; perguntar ao fiscal do contrato.',
      },
    ],
    request: askUnit({
      en: 'the settlement notes, the measurements and any amendment or note of readjustment not on record',
      pt: 'as notas de liquidação, as medições e eventuais aditivos ou apostilas não registrados',
    }),
  },
}
