import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const paidInAdvance: Entries = {
  'TE-11-ADVANCE': {
    looksFor: 'a contract paid in full before it could be performed',
    gate: 'no item or body for which that is the custom, and no small purchase',
    title: { en: 'paid in full before delivery was possible', pt: 'pagamento integral antes da entrega possível' },
    finding: {
      en: 'Indication of payment in advance: {act}, signed on {signing_day}[ and running to {end_day}], was paid nearly in full[ ({paid_cents} of {value_cents})] by {payment_day}, {days|later}.',
      pt: 'Indício de pagamento antecipado: o {act}, assinado em {signing_day}[ e vigente até {end_day}], foi pago quase por inteiro[ ({paid_cents} de {value_cents})] até {payment_day}, {days|later}.',
    },
    counterfactual: {
      en: 'With payment spread over the performance, or from {counterfactual} on, this would not be flagged.',
      pt: 'Com pagamento ao longo da execução, ou a partir de {counterfactual}, isto não seria apontado.',
    },
    against: {
      en: 'Goods delivered at once, subscriptions, insurance and fares are paid in full at the start by custom or by clause.',
      pt: 'Bens entregues de imediato, assinaturas, seguros e passagens são pagos por inteiro no início, por costume ou por cláusula.',
    },
    checks: [
      {
        opens: 'payments',
        en: 'Open the settlement notes of the payments on {act} and read which delivery each confirms and on which day; ask the official who certified it.',
        pt: 'Abrir as notas de liquidação dos pagamentos do {act} e ler que entrega cada uma atesta e em que dia; perguntar ao servidor que atestou.',
      },
      {
        en: 'Open the clauses of {act} and look for a permission to pay in advance with its guarantee and discount; ask the legal unit of {organization_label}.',
        pt: 'Abrir as cláusulas do {act} e procurar a autorização de pagamento antecipado com garantia e desconto; perguntar à área jurídica {organization_label|de}.',
      },
      {
        en: 'Open the acceptance report of {act} and check that what was paid by {payment_day} was there; ask the inspector of the contract.',
        pt: 'Abrir o termo de recebimento do {act} e conferir se o que foi pago até {payment_day} estava entregue; perguntar ao fiscal do contrato.',
      },
    ],
    request: askUnit({
      en: 'the proof of delivery and settlement and the clause and the reasons that allow payment in advance',
      pt: 'a comprovação de entrega e liquidação e a cláusula e a justificativa que admitem o pagamento antecipado',
    }),
  },
}
