import type { Entries } from '../entry.ts'
import { amendmentFiles } from '../requests.ts'

export const amendmentTiming: Entries = {
  'TE-10': {
    looksFor: 'amendments after the end of the contract, three or more of them, or extensions longer than the contract',
    gate: 'the first end of the term known',
    title: { en: 'late or many amendments', pt: 'aditivos tardios ou numerosos' },
    finding: {
      en: 'Indication of unusual amendments: {amendments|amendments} to {act}, whose first term ran to {end_day}[ and that now runs to {last_end_day}][; the amendment of {late_amendment_day} came {days_after_end|days} after its end].',
      pt: 'Indício de aditivos fora do usual: {amendments|amendments} ao {act}, com término original em {end_day}[ e atual em {last_end_day}][; o de {late_amendment_day} veio {days_after_end|days} após o término].',
    },
    counterfactual: {
      en: 'With at most two amendments, none signed more than 30 days after the end of the term and none extending it by more than its own length, this would not be flagged.',
      pt: 'Com até dois aditivos, nenhum assinado mais de 30 dias após o fim da vigência nem com prorrogação maior que ela, isto não seria apontado.',
    },
    against: {
      en: 'Works and continuous services live through many lawful amendments, and a late one may confirm an agreement that was made in time.',
      pt: 'Obras e serviços contínuos passam por muitos aditivos lícitos, e um aditivo tardio pode confirmar ajuste feito no prazo.',
    },
    checks: [
      {
        en: 'Open the amendments of {act} and read what each changes, its reason and the day of signature; ask the contract manager of {organization_label}.',
        pt: 'Abrir os aditivos do {act} e ler o que cada um altera, o motivo e o dia da assinatura; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        en: 'Open the measurements and delivery notes of {act} and see whether work went on after {end_day} without a term in force; ask the inspector of the contract.',
        pt: 'Abrir as medições e os recibos de entrega do {act} e ver se a execução seguiu após {end_day} sem vigência; perguntar ao fiscal do contrato.',
      },
      {
        en: 'Open the record of {act} at its source and see whether readjustment notes or corrections count among the amendments; ask the publisher of the record.',
        pt: 'Abrir o registro do {act} na fonte e ver se apostilas ou correções contam entre os aditivos; perguntar a quem publica o registro.',
      },
    ],
    request: amendmentFiles,
  },
}
