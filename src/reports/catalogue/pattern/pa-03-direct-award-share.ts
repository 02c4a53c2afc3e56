import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const directAwardShare: Entries = {
  'PA-03': {
    looksFor: 'a body that buys without competition far more often than others buy the same items',
    gate: 'enough purchases of the body and enough bodies',
    title: { en: 'more purchases without competition than usual', pt: 'compras sem disputa acima do usual' },
    finding: {
      en: 'Indication of unusually many purchases without competition: {organization_label} made {hits} of {trials|purchases} without competition ({share|percent}, against {share_expected|percent} elsewhere for the same items; {p_value|p})[, worth {value_cents}].',
      pt: 'Indício de contratações diretas acima do usual: {organization_label|o} fez {hits} de {trials|purchases} sem licitação ({share|percent}, diante de {share_expected|percent} nos demais para os mesmos itens; {p_value|p})[, no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With {counterfactual|purchases} without competition or fewer this would not be flagged.',
      pt: 'Com {counterfactual|purchases} sem licitação ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the grounds of the direct awards[ ({new_law}, art. 72)] and the annual purchasing plan',
      pt: 'as justificativas das contratações diretas[ ({new_law}, art. 72)] e o plano de contratações anual',
    }),
  },
}
