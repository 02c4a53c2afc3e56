// Words of TE-10-AT-ONCE: addition right after the signature.

import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const enlargedAtOnce: Entries = {
  'TE-10-AT-ONCE': {
    looksFor: 'an addition of a tenth or more within days of the signature',
    gate: 'no addition that puts a wrong value right, and no custom of such early additions',
    title: { en: 'addition right after the signature', pt: 'acréscimo logo após a assinatura' },
    finding: {
      en: 'Indication of a contract enlarged at once: {act}, signed on {signing_day}, was raised by {additions_cents} ({ratio|percent}) on {amendment_day}, {days|later}[; a difference of {doubtful_addition_cents}, as large as the whole contract, may be its new total or a slip: read as the total it adds {addition_as_total_cents} ({ratio_as_total|percent})].',
      pt: 'Indício de acréscimo imediato: o {act}, assinado em {signing_day}, foi aumentado em {additions_cents} ({ratio|percent}) em {amendment_day}, {days|later}[; a diferença de {doubtful_addition_cents}, do tamanho do contrato inteiro, pode ser o novo total ou um erro de digitação: lida como total, o acréscimo é de {addition_as_total_cents} ({ratio_as_total|percent})].',
    },
    counterfactual: {
      en: 'With the addition on {counterfactual} or later this would not be flagged.',
      pt: 'Com o acréscimo em {counterfactual} ou depois, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with the later fact that they answer',
      pt: 'os termos aditivos com o fato superveniente que os motivou',
    }),
  },
}
