import type { Entries } from '../entry.ts'

export const reinforcedCommitment: Entries = {
  'TE-12': {
    looksFor: 'a commitment reinforced again and again, or by more than half of what was first set aside',
    gate: 'the history of the note, its first amount, and the purchase that it pays on record',
    title: { en: 'reinforced commitment', pt: 'empenho reforçado' },
    finding: {
      en: 'Indication of unusual reinforcement: a commitment of {act} was raised {reinforcements|times}, by {added_cents} in all ({added_ratio|percent} of the {committed_cents} first committed).',
      pt: 'Indício de reforço incomum: um empenho do {act} foi reforçado {reinforcements|times}, somando {added_cents} ({added_ratio|percent} dos {committed_cents} inicialmente empenhados).',
    },
    counterfactual: {
      en: 'With fewer than {reinforcements_min} reinforcements that add {counterfactual} or less this would not be flagged.',
      pt: 'Com menos de {reinforcements_min} reforços, que somassem {counterfactual} ou menos, isto não seria apontado.',
    },
    otherwise: {
      en: 'With fewer than {reinforcements_min} reinforcements this would not be flagged.',
      pt: 'Com menos de {reinforcements_min} reforços, isto não seria apontado.',
    },
    against: {
      en: 'A commitment by estimate, as for power, fuel or telephone, is opened low and reinforced as the bills come, by design.',
      pt: 'Um empenho por estimativa, como os de energia, combustível ou telefonia, começa baixo e é reforçado conforme as contas chegam.',
    },
    checks: [
      {
        opens: 'commitments',
        en: 'Open the commitment note of {act} and read its kind (ordinary, by estimate or global) and the reason of each reinforcement; ask the finance unit of {organization_label}.',
        pt: 'Abrir a nota de empenho do {act} e ler sua espécie (ordinário, por estimativa ou global) e o motivo de cada reforço; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        en: 'Add up the contract value and the amendments of {act} and see whether the reinforcements stay within them; ask the contract manager.',
        pt: 'Somar o valor contratado e os aditivos do {act} e ver se os reforços cabem neles; perguntar ao gestor do contrato.',
      },
      {
        opens: 'payments',
        en: 'Open the invoices paid from the note and compare the quantities with those planned for the year; ask the unit of {organization_label} that uses the service.',
        pt: 'Abrir as notas fiscais pagas com o empenho e comparar as quantidades com as previstas para o ano; perguntar ao setor {organization_label|de} que usa o serviço.',
      },
    ],
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the notes of commitment and the reasons of their reinforcement in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as notas de empenho e a motivação dos reforços em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
