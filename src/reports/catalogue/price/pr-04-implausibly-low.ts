import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const implausiblyLow: Entries = {
  'PR-04': {
    looksFor: 'a competition won so far under its estimate that the price is presumed not to be feasible',
    gate: 'a public estimate of a real or more, and the kind of object known',
    title: { en: 'implausibly low award', pt: 'preço possivelmente inexequível' },
    finding: {
      en: 'Indication of a price that may not be feasible: {act} at {value_cents} is {ratio|percent} of the estimate of {estimate_cents} (presumed not feasible under {floor_ratio|percent}).',
      pt: 'Indício de preço possivelmente inexequível: o {act}, de {value_cents}, corresponde a {ratio|percent} do valor estimado de {estimate_cents} (presunção de inexequibilidade abaixo de {floor_ratio|percent}).',
    },
    counterfactual: {
      en: 'At {counterfactual} or more this would not be flagged.',
      pt: 'Com preço de {counterfactual} ou mais, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proof of feasibility of the price[ ({new_law}, art. 59, §2)]',
      pt: 'a demonstração de exequibilidade do preço[ ({new_law}, art. 59, §2º)]',
    }),
  },
}
