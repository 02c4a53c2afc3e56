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
    request: askUnit({
      en: 'the settlement notes, the measurements and any amendment or note of readjustment not on record',
      pt: 'as notas de liquidação, as medições e eventuais aditivos ou apostilas não registrados',
    }),
  },
}
