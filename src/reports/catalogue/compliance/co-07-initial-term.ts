import type { Entries } from '../entry.ts'

export const initialTerm: Entries = {
  'CO-07': {
    looksFor: 'an initial term longer than the law allows',
    gate: 'no works, monopoly, lease or concession, and the initial end known',
    title: { en: 'initial term above the cap', pt: 'vigência inicial acima do limite' },
    finding: {
      en: 'Indication of an initial term above its cap: {act} runs from {start_day} to {end_day}, where the {limit_months} months that the law allows end on {latest_end_day}.',
      pt: 'Indício de vigência inicial acima do limite: o {act} vai de {start_day} a {end_day}, quando os {limit_months} meses que a lei permite terminam em {latest_end_day}.',
    },
    counterfactual: {
      en: 'An end on {counterfactual} or before would be within the term and would not be flagged.',
      pt: 'O término em {counterfactual} ou antes estaria dentro do prazo e não seria apontado.',
    },
    against: {
      en: 'Works, leases and contracts that bring revenue or run with investment have longer caps, and the record may not show the nature of the contract.',
      pt: 'Obras, locações e contratos de receita ou com investimento têm limites maiores, e o registro pode não mostrar a natureza do contrato.',
    },
    checks: [
      {
        en: 'Open the file of {act} and read its object and the ground given for the term; ask the legal unit of {organization_label}.',
        pt: 'Abrir o processo do {act} e ler o objeto e o fundamento do prazo; perguntar à área jurídica {organization_label|de}.',
      },
      {
        en: 'Open the record at its source and see whether {end_day} is the first end or that of an extension; ask the publisher of the record.',
        pt: 'Abrir o registro na fonte e ver se {end_day} é o primeiro término ou o de uma prorrogação; perguntar a quem publica o registro.',
      },
      {
        en: 'Open the budget plan of {organization_label} and look for the years that {act} commits; ask the planning unit for the proof of advantage.',
        pt: 'Abrir o planejamento orçamentário {organization_label|de} e procurar os exercícios que o {act} compromete; pedir ao setor de planejamento a prova da vantagem econômica.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the grounds for the term[ ({new_law}, art. 106)] in {count|findings} on initial terms above the cap[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a justificativa da vigência[ ({new_law}, art. 106)] em {count|findings} sobre vigências acima do limite[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
