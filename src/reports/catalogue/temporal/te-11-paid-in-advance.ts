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
    request: askUnit({
      en: 'the proof of delivery and settlement and the clause and the reasons that allow payment in advance',
      pt: 'a comprovação de entrega e liquidação e a cláusula e a justificativa que admitem o pagamento antecipado',
    }),
  },
}
