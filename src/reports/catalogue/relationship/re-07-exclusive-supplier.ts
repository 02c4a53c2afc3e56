import type { Entries } from '../entry.ts'
import { marketFiles } from '../requests.ts'

export const exclusiveSupplier: Entries = {
  'RE-07': {
    looksFor: 'a supplier all of whose contracts are with one body, although many bodies buy what it sells',
    gate: 'enough contracts; the more suppliers are like that, the less it says',
    title: { en: 'supplier of one body alone', pt: 'fornecedor de um único órgão' },
    finding: {
      en: 'Indication of a supplier with one buyer alone: all {contracts|contracts} of {supplier_label} are with {organization_label}, which buys {share_of_body|percent} of such items ({p_value|p})[; the contracts are worth {value_cents}].',
      pt: 'Indício de fornecedor de um único órgão: os {contracts|contracts} de {supplier_label} são todos {organization_label|com}, que compra {share_of_body|percent} desses itens ({p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With a contract at any other body this would not be flagged.',
      pt: 'Com um contrato em qualquer outro órgão, isto não seria apontado.',
    },
    request: marketFiles,
  },
}
