import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const nearAdditiveCap: Entries = {
  'PA-25': {
    looksFor: 'a supplier or body whose additions cluster just below what the law allows',
    gate: 'several additions; one of 24 % is lawful',
    title: { en: 'additions that end just below the limit', pt: 'acréscimos logo abaixo do limite' },
    finding: {
      en: 'Indication of additions that fill the legal limit: in {hits} of {trials|contracts} with additions[ of {supplier}][ at {organization}] the sum added lies at most 5% below the limit, against an expected {share_expected|percent} of such contracts ({p_value|p}).',
      pt: 'Indício de acréscimos que esgotam o limite legal: {hits} de {trials|contracts} com acréscimos[ de {supplier}][ {organization|em}] ficam no máximo 5% abaixo do limite, quando o esperado seria {share_expected|percent} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual} or fewer of them near the limit this would not be flagged.',
      pt: 'Com {counterfactual} ou menos junto ao limite, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with the measurements and justifications of what was added',
      pt: 'os termos aditivos com as medições e justificativas do que foi acrescido',
    }),
  },
}
