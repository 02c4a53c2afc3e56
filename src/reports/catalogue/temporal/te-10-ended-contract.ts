import type { Entries } from '../entry.ts'
import { amendmentFiles } from '../requests.ts'

export const endedContract: Entries = {
  'TE-10-ENDED': {
    looksFor: 'an extension signed when the term had run out',
    gate: 'no contract that runs to a result',
    title: { en: 'extension of an ended contract', pt: 'prorrogação de contrato encerrado' },
    finding: {
      en: 'Indication of an extension after the end of the term: the amendment of {late_amendment_day} came {days_after_end|days} after the end then in force of {act}, and moved it to {last_end_day}.',
      pt: 'Indício de prorrogação após o fim da vigência: o aditivo de {late_amendment_day} veio {days_after_end|days} depois do término então vigente do {act}, e o levou a {last_end_day}.',
    },
    counterfactual: {
      en: 'With the amendment on {counterfactual} or before, this would not be flagged.',
      pt: 'Com o aditivo em {counterfactual} ou antes, isto não seria apontado.',
    },
    against: {
      en: 'An amendment signed in time and registered later, or an end that a suspension of the work had moved, would make the extension regular.',
      pt: 'Aditivo assinado no prazo e registrado depois, ou término deslocado por suspensão da execução, tornaria regular a prorrogação.',
    },
    checks: [
      {
        en: 'Open the amendment of {late_amendment_day} and read its signatures and the term it names; ask the contract manager of {organization_label}.',
        pt: 'Abrir o aditivo de {late_amendment_day} e ler as assinaturas e a vigência que ele cita; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        en: 'Open the orders of suspension and resumption in the file of {act} and count the days by which the end moved; ask the inspector of the contract.',
        pt: 'Abrir as ordens de paralisação e reinício do {act} e contar os dias em que o término se deslocou; perguntar ao fiscal do contrato.',
      },
      {
        en: 'Open the legal opinion on the extension of {act} and see how it treats the end of the term; ask the legal unit of {organization_label}.',
        pt: 'Abrir o parecer jurídico sobre a prorrogação do {act} e ver como trata o fim da vigência; perguntar à área jurídica {organization_label|de}.',
      },
    ],
    request: amendmentFiles,
  },
}
