import type { Entries } from '../entry.ts'

export const emergencyTerm: Entries = {
  'CO-06': {
    looksFor: 'an emergency direct award that runs longer than the law allows',
    gate: 'an emergency as its legal basis, start and end known; the execution alone is capped, so that weeks beyond say little and months say much',
    title: { en: 'emergency contract beyond its term', pt: 'contrato emergencial além do prazo' },
    finding: {
      en: 'Indication of an emergency contract beyond its term: {act} runs from {start_day} to {end_day} ({days|days}), where the law ends it on {latest_end_day}.',
      pt: 'Indício de contrato emergencial além do prazo: o {act} vai de {start_day} a {end_day} ({days|days}), quando a lei o encerra em {latest_end_day}.',
    },
    counterfactual: {
      en: 'An end on {counterfactual} or before would be within the term and would not be flagged; the law caps the execution, which the validity of a contract may outrun by delivery, guarantee or payment.',
      pt: 'O término em {counterfactual} ou antes estaria dentro do prazo e não seria apontado; a lei limita a execução, que a vigência pode ultrapassar por entrega, garantia ou pagamento.',
    },
    against: {
      en: 'The law caps the execution, while the end on record may cover guarantee, delivery or payment.',
      pt: 'A lei limita a execução, enquanto o término registrado pode abranger garantia, entrega ou pagamento.',
    },
    checks: [
      {
        en: 'Read the clauses of {act} and tell the term of execution from the validity; ask the contract manager of {organization_label}.',
        pt: 'Ler as cláusulas do {act} e separar o prazo de execução da vigência; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        opens: 'payments',
        en: 'Open the last measurements and payments of {act} and see whether services went on after {latest_end_day}; ask the inspector of the contract.',
        pt: 'Abrir as últimas medições e pagamentos do {act} e ver se a execução seguiu após {latest_end_day}; perguntar ao fiscal do contrato.',
      },
      {
        en: 'Open the declaration of the emergency and the file of the regular tender and compare their dates; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir a declaração da emergência e o processo da licitação regular e comparar as datas; perguntar ao setor de compras {organization_label|de}.',
      },
    ],
    request: {
      en: 'Ask the contracting unit ({organizations}) for the dates of execution and the plan for the regular tender in {count|findings} on emergency contracts[ ({money} at risk)], starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) as datas de execução e o planejamento da licitação regular em {count|findings} sobre contratos emergenciais[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
