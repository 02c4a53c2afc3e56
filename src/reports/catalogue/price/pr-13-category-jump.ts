import type { Entries } from '../entry.ts'
import { estimateFiles } from '../requests.ts'

export const categoryJump: Entries = {
  'PR-13': {
    looksFor: 'a contract of far more value than all others of its class',
    gate: 'enough contracts of the class to have a fence',
    title: { en: 'value far above its class', pt: 'valor muito acima da classe' },
    finding: {
      en: 'Indication of an unusual value: {act} is worth {value_cents}, {ratio|tenth} times the {usual_value_cents} that are usual in {category} ({contracts|contracts} compared).',
      pt: 'Indício de valor incomum: o {act} vale {value_cents}, {ratio|tenth} vezes os {usual_value_cents} usuais em {category} ({contracts|contracts} na comparação).',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'Com valor de {counterfactual} ou menos, isto não seria apontado.',
    },
    request: estimateFiles,
  },
}
