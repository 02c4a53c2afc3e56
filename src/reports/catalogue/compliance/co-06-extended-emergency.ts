import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const extendedEmergency: Entries = {
  'CO-06-EXTENDED': {
    looksFor: 'an emergency contract that amendments carry beyond its limit',
    gate: "an emergency as its legal basis; an initial term beyond the limit is CO-06's",
    title: { en: 'emergency contract extended beyond its limit', pt: 'contrato emergencial prorrogado além do limite' },
    finding: {
      en: 'Indication of an emergency contract carried beyond its limit: {act} began on {start_day} and was extended from {first_end_day} to {end_day}, where the law allows {latest_end_day} at most.',
      pt: 'Indício de contrato emergencial levado além do limite: o {act} começou em {start_day} e foi prorrogado de {first_end_day} para {end_day}, quando a lei admite no máximo {latest_end_day}.',
    },
    counterfactual: {
      en: 'With an end on {counterfactual} or before this would not be flagged.',
      pt: 'Com término em {counterfactual} ou antes, isto não seria apontado.',
    },
    against: {
      en: 'A court order, a new emergency of another cause or a correction of the first end may stand behind the extension.',
      pt: 'Decisão judicial, nova emergência de outra causa ou correção do primeiro término pode estar por trás da prorrogação.',
    },
    checks: [
      {
        en: 'Open the amendments of {act} after {first_end_day} and read the fact and the law that each names; ask the legal unit of {organization_label}.',
        pt: 'Abrir os aditivos do {act} posteriores a {first_end_day} e ler o fato e a norma que cada um cita; perguntar à área jurídica {organization_label|de}.',
      },
      {
        opens: 'payments',
        en: 'Open the payments of {act} and see whether services were performed after {latest_end_day}; ask the inspector of the contract.',
        pt: 'Abrir os pagamentos do {act} e ver se houve execução após {latest_end_day}; perguntar ao fiscal do contrato.',
      },
      {
        en: 'Open the file of the regular tender and read when it began and what delayed it; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir o processo da licitação regular e ler quando começou e o que a atrasou; perguntar ao setor de compras {organization_label|de}.',
      },
    ],
    request: askUnit({
      en: 'the amendments, the proof that the emergency went on and the state of the regular tender',
      pt: 'os termos aditivos, a prova de que a emergência persistia e o andamento da licitação regular',
    }),
  },
}
