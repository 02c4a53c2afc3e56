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
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the notes of commitment and the reasons of their reinforcement in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as notas de empenho e a motivação dos reforços em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
