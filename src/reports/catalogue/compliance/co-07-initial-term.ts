import type { Entries } from '../entry.ts'

export const initialTerm: Entries = {
  'CO-07': {
    looksFor: 'an initial term longer than the law allows',
    gate: 'no works, monopoly, lease or concession, and the initial end known',
    title: { en: 'initial term above the cap', pt: 'vigência inicial acima do limite' },
    finding: {
      en: 'Indication of an initial term above its cap: {act} runs from {start_day} to {end_day}, where the {limit_months} months that the law allows end on {latest_end_day}.',
      pt: 'Indício de vigência inicial acima do limite: o {act} vai de {start_day} a {end_day}, quando os {limit_months} meses que a lei permite terminam em {latest_end_day}.',
    },
    counterfactual: {
      en: 'An end on {counterfactual} or before would be within the term and would not be flagged.',
      pt: 'O término em {counterfactual} ou antes estaria dentro do prazo e não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the grounds for the term[ ({new_law}, art. 106)] in {count|findings} on initial terms above the cap[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a justificativa da vigência[ ({new_law}, art. 106)] em {count|findings} sobre vigências acima do limite[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
