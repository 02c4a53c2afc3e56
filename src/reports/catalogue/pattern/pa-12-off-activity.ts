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
    against: {
      en: 'Further activities in the register, which these records do not carry, may allow just this sale.',
      pt: 'Atividades secundárias do cadastro, que estes registros não trazem, podem permitir exatamente esta venda.',
    },
    checks: [
      {
        opens: 'suppliers',
        en: 'Open the full register entry of {supplier_label} and look for {category} among its further activities on the day of {act}; ask the commercial registry.',
        pt: 'Abrir o cadastro completo de {supplier_label} e procurar {category} entre as atividades secundárias na data do {act}; perguntar à junta comercial.',
      },
      {
        en: 'Open the qualification papers of {act} and read the proofs of earlier deliveries of such things; ask those who issued them.',
        pt: 'Abrir os documentos de habilitação do {act} e ler os atestados de fornecimentos semelhantes; perguntar a quem os emitiu.',
      },
      {
        opens: 'payments',
        en: 'Open the invoices of {act} and see whether the goods were bought in from another firm; ask the official of {organization_label} who received them.',
        pt: 'Abrir as notas fiscais do {act} e ver se os bens foram comprados de outra empresa; perguntar ao servidor {organization_label|de} que os recebeu.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the proof of technical capacity and of the activities of {suppliers}, in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a comprovação de capacidade técnica e das atividades de {suppliers}, em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
