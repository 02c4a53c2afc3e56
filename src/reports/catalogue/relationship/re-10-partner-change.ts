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
    against: {
      en: 'Partners come and go in ordinary business, and an investor may have joined just to let the firm take on larger contracts.',
      pt: 'Sócios entram e saem nos negócios normais, e um investidor pode ter ingressado para que a empresa assumisse contratos maiores.',
    },
    checks: [
      {
        opens: 'suppliers',
        en: 'Open the register entry of {supplier_label} and read who joined on {joined_day} and who left; ask the commercial registry for the contract of transfer.',
        pt: 'Abrir o cadastro de {supplier_label} e ler quem entrou em {joined_day} e quem saiu; pedir à junta comercial o instrumento de cessão.',
      },
      {
        en: 'Open the qualification papers of {act} and see which partners they name and who signed the proposal; ask the agent who ran the tender.',
        pt: 'Abrir os documentos de habilitação do {act} e ver que sócios citam e quem assinou a proposta; perguntar a quem conduziu a disputa.',
      },
      {
        en: 'Compare the new partner with the list of officials of {organization_label}, to rule out a tie; ask the control unit of the body.',
        pt: 'Comparar o novo sócio com a relação de servidores {organization_label|de}, para afastar vínculo; perguntar ao controle interno do órgão.',
      },
    ],
    request: {
      en: 'Request from the commercial registry the history of partners of {suppliers} and from the contracting unit ({organizations}) the qualification papers, in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à junta comercial o histórico de sócios de {suppliers} e à unidade contratante ({organizations}) os documentos de habilitação, em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
