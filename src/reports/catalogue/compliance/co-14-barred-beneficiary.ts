import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const barredBeneficiary: Entries = {
  'CO-14': {
    looksFor: 'a partnership with an organisation that the CEPIM lists as barred',
    gate: 'an agreement under Lei 13.019; the list bars no contract',
    title: { en: 'partnership with a barred organisation', pt: 'parceria com entidade impedida' },
    finding: {
      en: 'Indication of a barred partner: {supplier_label} is listed in the CEPIM, which gives no date of entry, and has a partnership under Lei 13.019/2014 ({act}[, value {value}]).',
      pt: 'Indício de entidade impedida: {supplier_label} consta do CEPIM, que não informa a data de inclusão, e tem parceria pela Lei 13.019/2014 ({act}[, valor {value}]).',
    },
    counterfactual: {
      en: 'An organisation that is not listed, or was listed after the partnership, would not be flagged.',
      pt: 'Uma entidade que não constasse da lista, ou incluída após a parceria, não seria apontada.',
    },
    request: askUnit({
      en: 'the CEPIM consultation made before the partnership and the reason of the bar',
      pt: 'a consulta ao CEPIM feita antes da parceria e o motivo do impedimento',
    }),
  },
}
