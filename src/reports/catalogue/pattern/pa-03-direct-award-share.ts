import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const directAwardShare: Entries = {
  'PA-03': {
    looksFor: 'a body that buys without competition far more often than others buy the same items',
    gate: 'enough purchases of the body and enough bodies',
    title: { en: 'more purchases without competition than usual', pt: 'compras sem disputa acima do usual' },
    finding: {
      en: 'Indication of unusually many purchases without competition: {organization_label} made {hits} of {trials|purchases} without competition ({share|percent}, against {share_expected|percent} elsewhere for the same items; {p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de contratações diretas acima do usual: {organization_label|o} fez {hits} de {trials|purchases} sem licitação ({share|percent}, diante de {share_expected|percent} nos demais para os mesmos itens; {p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With {counterfactual|purchases} without competition or fewer this would not be flagged.',
      pt: 'Com {counterfactual|purchases} sem licitação ou menos, isto não seria apontado.',
    },
    against: {
      en: 'A body that is remote, serves emergencies or buys from sole makers has fewer occasions to compete than others that buy the same items.',
      pt: 'Órgão distante, que atende urgências ou compra de fabricantes únicos tem menos ocasiões de licitar do que outros que compram os mesmos itens.',
    },
    checks: [
      {
        en: 'Open the awards without competition and group them by legal ground; ask the purchasing unit of {organization_label} which grounds come back and why.',
        pt: 'Abrir as contratações sem disputa e agrupá-las por fundamento legal; perguntar ao setor de compras {organization_label|de} quais se repetem e por quê.',
      },
      {
        en: 'Open the grounds of the largest of them and look for the proof that the law asks for: exclusivity, emergency or failed tender; ask the legal unit.',
        pt: 'Abrir as justificativas das maiores e procurar a prova que a lei pede: exclusividade, emergência ou licitação fracassada; perguntar à área jurídica.',
      },
      {
        en: 'Open the annual purchasing plan of {organization_label} and see which of these needs were known in time for a tender; ask the planning unit.',
        pt: 'Abrir o plano de contratações anual {organization_label|de} e ver quais dessas necessidades eram conhecidas a tempo de licitar; perguntar ao setor de planejamento.',
      },
    ],
    request: askUnit({
      en: 'the grounds of the direct awards[ ({new_law}, art. 72)] and the annual purchasing plan',
      pt: 'as justificativas das contratações diretas[ ({new_law}, art. 72)] e o plano de contratações anual',
    }),
  },
}
