import type { Entries } from '../entry.ts'

export const partnerChange: Entries = {
  'RE-10': {
    looksFor: 'a partner who joined a supplier within the ninety days before it won',
    gate: 'the days on which partners joined on record; no founder of a new firm',
    title: { en: 'partner change before the award', pt: 'mudança de sócios antes da contratação' },
    finding: {
      en: 'Indication of a change of partners: {partners_joined|partners} joined {supplier_label}, the last entry being on {joined_day}, {days|days} before {act} of {act_day}.',
      pt: 'Indício de mudança societária: ingresso de {partners_joined|partners} em {supplier_label}, com última entrada em {joined_day}, {days|days} antes do {act}, de {act_day}.',
    },
    counterfactual: {
      en: 'An act on {counterfactual} or later would not be flagged.',
      pt: 'Um ato em {counterfactual} ou depois não seria apontado.',
    },
    request: {
      en: 'Request from the commercial registry the history of partners of {suppliers} and from the contracting unit ({organizations}) the qualification papers, in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à junta comercial o histórico de sócios de {suppliers} e à unidade contratante ({organizations}) os documentos de habilitação, em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
