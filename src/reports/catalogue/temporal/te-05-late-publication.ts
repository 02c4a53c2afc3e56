import type { Entries } from '../entry.ts'

export const latePublication: Entries = {
  'TE-05': {
    looksFor: 'a contract published after its deadline',
    gate: 'Lei 14.133; no act of a municipality until 1 April 2027',
    title: { en: 'late publication', pt: 'publicação fora do prazo' },
    finding: {
      en: 'Indication of a late publication: {act}, signed on {signing_day}, was published on {publication_day}, {business_days|business_days} later, where the deadline is {deadline_business_days}.',
      pt: 'Indício de publicação fora do prazo: o {act}, assinado em {signing_day}, foi publicado em {publication_day}, {business_days|business_days} depois, quando o prazo é de {deadline_business_days}.',
    },
    counterfactual: {
      en: 'A publication on {counterfactual} or before would be in time and would not be flagged; late publication is common, and by itself says little.',
      pt: 'A publicação em {counterfactual} ou antes estaria no prazo e não seria apontada; o atraso é comum e, sozinho, pouco indica.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the date of first publication in the PNCP[ ({new_law}, art. 94)] in {count|findings} on late publication, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) a data da primeira divulgação no PNCP[ ({new_law}, art. 94)] em {count|findings} sobre publicação fora do prazo, a começar pelo {example}.',
    },
  },
}
