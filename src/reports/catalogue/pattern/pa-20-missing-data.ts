import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const missingData: Entries = {
  'PA-20': {
    looksFor: 'a body whose contracts lack key fields far more often than those of others in the same source',
    gate: 'a field that the source publishes for others',
    title: { en: 'key data missing', pt: 'dados essenciais ausentes' },
    finding: {
      en: 'Indication of data that are missing: {hits} of {trials} key fields of the contracts of {organization_label} are empty ({share|percent}, against {share_expected|percent} elsewhere; {p_value|p}).',
      pt: 'Indício de dados ausentes: {hits} de {trials} campos essenciais dos contratos {organization_label|de} estão vazios ({share|percent}, diante de {share_expected|percent} nos demais; {p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|empty_fields} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|empty_fields} ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the full records of the contracts and their publication on the portal (Lei 12.527/2011, art. 8)',
      pt: 'os registros completos dos contratos e sua publicação no portal (Lei 12.527/2011, art. 8º)',
    }),
  },
}
