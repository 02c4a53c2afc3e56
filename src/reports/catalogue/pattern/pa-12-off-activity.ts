import type { Entries } from '../entry.ts'

export const offActivity: Entries = {
  'PA-12': {
    looksFor: 'something bought from a firm whose main activity hardly ever sells it',
    gate: 'the main activity on record, and thirty purchases of the class from other firms with one',
    title: { en: 'purchase outside the supplier’s activity', pt: 'compra fora da atividade do fornecedor' },
    finding: {
      en: 'Indication of a purchase outside the supplier’s activity: {supplier_label} has its main activity in CNAE group {activity}, which accounts for {same_activity|none} of {compared|purchases} of {category} made from other firms.',
      pt: 'Indício de compra fora da atividade do fornecedor: a atividade principal de {supplier_label} é do grupo CNAE {activity}, que responde por {same_activity|nenhuma} de {compared|purchases} de {category} feitas a outras empresas.',
    },
    counterfactual: {
      en: 'With {counterfactual|purchases} or more of the class from firms of this activity, this would not be flagged.',
      pt: 'Com {counterfactual|purchases} ou mais da classe a empresas dessa atividade, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the proof of technical capacity and of the activities of {suppliers}, in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a comprovação de capacidade técnica e das atividades de {suppliers}, em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
