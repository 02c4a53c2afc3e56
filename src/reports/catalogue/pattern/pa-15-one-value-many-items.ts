import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const oneValueManyItems: Entries = {
  'PA-15-VALUE': {
    looksFor: 'one value to the cent for different items of one supplier',
    gate: 'no round value, and none at which many suppliers sell',
    title: { en: 'one value for different things', pt: 'um mesmo valor para objetos diferentes' },
    finding: {
      en: 'Indication of values that may have been set and not calculated: {supplier_label} has {contracts|contracts} of exactly {one_value_cents} for {items} different items.',
      pt: 'Indício de valores possivelmente fixados e não calculados: {supplier_label} tem {contracts|contracts} de exatamente {one_value_cents} para {items} itens diferentes.',
    },
    counterfactual: {
      en: 'With at most {counterfactual|items} of one value this would not be flagged.',
      pt: 'Com no máximo {counterfactual|items} de mesmo valor, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proposals, the price surveys and the delivery notes',
      pt: 'as propostas, as pesquisas de preços e os comprovantes de entrega',
    }),
  },
}
