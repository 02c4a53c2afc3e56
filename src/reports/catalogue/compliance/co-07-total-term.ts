import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const totalTerm: Entries = {
  'CO-07-TOTAL': {
    looksFor: 'a contract that extensions carry beyond the longest term',
    gate: 'no works, monopoly, lease or concession, and nothing contracted for a result',
    title: { en: 'extensions beyond the longest term', pt: 'prorrogações além da vigência máxima' },
    finding: {
      en: 'Indication of a term beyond the legal maximum: with its extensions {act} runs from {start_day} to {end_day}, where the {limit_months} months that the law allows end on {latest_end_day}.',
      pt: 'Indício de vigência além do máximo legal: com as prorrogações, o {act} vai de {start_day} a {end_day}, quando os {limit_months} meses que a lei admite terminam em {latest_end_day}.',
    },
    counterfactual: {
      en: 'With an end on {counterfactual} or before this would be within the maximum and would not be flagged.',
      pt: 'Com término em {counterfactual} ou antes, isto estaria dentro do máximo e não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with their legal opinions and the plan for a new tender',
      pt: 'os termos aditivos com os pareceres jurídicos e o planejamento da nova licitação',
    }),
  },
}
