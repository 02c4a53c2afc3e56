import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const paidLateAfterEnd: Entries = {
  'TE-11-LATE': {
    looksFor: 'a payment long after the last day of the contract, by the delays of the file and of the body',
    gate: 'amendments counted, no reversal, no tax kept back, no more than a guarantee given back, at least 90 days',
    title: { en: 'payment long after the end', pt: 'pagamento muito depois do término' },
    finding: {
      en: 'Indication of payment long after the contract: {act} ended on {end_day}, and {payments_cents} was paid until {payment_day}, {days|days} later; nine in ten payments after an end come within {usual_days|days} ({p_value|p}).',
      pt: 'Indício de pagamento muito posterior ao contrato: o {act} terminou em {end_day}, e {payments_cents} foi pago até {payment_day}, {days|days} depois; nove em dez pagamentos após o término ocorrem em até {usual_days|days} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With a last payment on {counterfactual} or before this would not be flagged.',
      pt: 'Com o último pagamento em {counterfactual} ou antes, isto não seria apontado.',
    },
    against: {
      en: 'An extension that is not on record, a dispute over the bill, or a debt of an earlier year that was recognised late would explain it.',
      pt: 'Uma prorrogação não registrada, uma controvérsia sobre a fatura ou uma dívida de exercício anterior reconhecida tarde explicaria isso.',
    },
    checks: [
      {
        opens: 'payments',
        en: 'Open the settlement note of the payment of {payment_day} and read which delivery it confirms and when that was made; ask the official who certified it.',
        pt: 'Abrir a nota de liquidação do pagamento de {payment_day} e ler que entrega atesta e quando ocorreu; perguntar ao servidor que a atestou.',
      },
      {
        opens: 'commitments',
        en: 'Open the commitment behind it and see whether it was carried over to the year of the payment or recognised as a debt of an earlier one; ask the finance unit of {organization_label}.',
        pt: 'Abrir o empenho correspondente e ver se foi inscrito em restos a pagar ou reconhecido como despesa de exercício anterior; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        en: 'Open the amendments of {act} and look for an extension after {end_day}; ask the contract manager of {organization_label}.',
        pt: 'Abrir os aditivos do {act} e procurar prorrogação posterior a {end_day}; perguntar ao gestor do contrato, {organization_label|em}.',
      },
    ],
    request: askUnit({
      en: 'the settlement notes, the acceptance reports and the carry-over of the commitments',
      pt: 'as notas de liquidação, os termos de recebimento e a inscrição dos empenhos em restos a pagar',
    }),
  },
}
