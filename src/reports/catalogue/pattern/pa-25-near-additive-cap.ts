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
    against: {
      en: 'Works whose need proves larger take what the law allows, and a body that budgets additions with that room comes near the limit each time.',
      pt: 'Obras cuja necessidade se revela maior tomam o que a lei permite, e o órgão que planeja os acréscimos com essa margem chega perto do limite a cada vez.',
    },
    checks: [
      {
        en: 'Open the amendments near the limit and see whether the added items follow measurements or only fill the sum; ask the contract managers.',
        pt: 'Abrir os aditivos perto do limite e ver se os itens acrescidos seguem medições ou só completam a soma; perguntar aos gestores dos contratos.',
      },
      {
        en: 'Open the projects of these contracts and look for quantities that were short from the start; ask their authors.',
        pt: 'Abrir os projetos desses contratos e procurar quantitativos insuficientes desde o início; perguntar a quem os elaborou.',
      },
      {
        en: 'Open the bids of the tenders and see whether the order would change with the added items; ask the agents who ran them.',
        pt: 'Abrir as propostas das licitações e ver se a ordem mudaria com os itens acrescidos; perguntar a quem as conduziu.',
      },
    ],
    request: askUnit({
      en: 'the amendments with the measurements and justifications of what was added',
      pt: 'os termos aditivos com as medições e justificativas do que foi acrescido',
    }),
  },
}
