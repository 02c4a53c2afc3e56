import type { Entries } from '../entry.ts'
import { estimateFiles } from '../requests.ts'

export const awardAtEstimate: Entries = {
  'PR-03': {
    looksFor: 'a competition that ended at its estimate or above',
    gate: 'a public estimate of a real or more; where many acts end above it, it is no ceiling',
    title: { en: 'award at or above the estimate', pt: 'contratação no valor estimado ou acima' },
    finding: {
      en: 'Indication of an award practically at its estimate or above: {act} at {value_cents} came to {ratio|percent} of the estimate of {estimate_cents}.',
      pt: 'Indício de contratação praticamente no valor estimado ou acima: o {act}, de {value_cents}, ficou em {ratio|percent} do valor estimado de {estimate_cents}.',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'Com valor de {counterfactual} ou menos, isto não seria apontado.',
    },
    request: estimateFiles,
  },
}
