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
    against: {
      en: 'Time of suspension or a court order can move the end, and some kinds of contract have longer caps than the record shows.',
      pt: 'Períodos de suspensão ou decisão judicial podem deslocar o término, e certas espécies de contrato têm limite maior do que o registro mostra.',
    },
    checks: [
      {
        en: 'Open the amendments of {act} and add up term, suspensions and extensions since {start_day}; ask the contract manager of {organization_label}.',
        pt: 'Abrir os aditivos do {act} e somar vigência, suspensões e prorrogações desde {start_day}; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        en: 'Open the legal opinion on the extension beyond {latest_end_day} and read the ground of the exception; ask the legal unit.',
        pt: 'Abrir o parecer jurídico sobre a prorrogação além de {latest_end_day} e ler o fundamento da exceção; perguntar à área jurídica.',
      },
      {
        en: 'Open the file of the new tender for the same service and see when it began; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir o processo da nova licitação do mesmo serviço e ver quando começou; perguntar ao setor de compras {organization_label|de}.',
      },
    ],
    request: askUnit({
      en: 'the amendments with their legal opinions and the plan for a new tender',
      pt: 'os termos aditivos com os pareceres jurídicos e o planejamento da nova licitação',
    }),
  },
}
