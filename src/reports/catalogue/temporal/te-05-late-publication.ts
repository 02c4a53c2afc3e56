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
    against: {
      en: 'A first publication elsewhere, or a portal that shows the day of the last update, makes an act look late that was in time.',
      pt: 'Uma primeira publicação em outro meio, ou um portal que mostra o dia da última atualização, faz parecer atrasado um ato publicado no prazo.',
    },
    checks: [
      {
        en: 'Open the entry of {act} on the portal and compare the day of inclusion with the day of the last update; ask the publisher of the record.',
        pt: 'Abrir a página do {act} no portal e comparar o dia da inclusão com o da última atualização; perguntar a quem publica o registro.',
      },
      {
        en: 'Open the official gazette from {signing_day} on and look for the extract of {act}; ask the purchasing unit of {organization_label} for the page.',
        pt: 'Abrir o diário oficial a partir de {signing_day} e procurar o extrato do {act}; pedir a página ao setor de compras {organization_label|de}.',
      },
      {
        opens: 'payments',
        en: 'Open the first payment and delivery under {act} and see whether performance began before publication; ask the contract manager of {organization_label}.',
        pt: 'Abrir o primeiro pagamento e a primeira entrega do {act} e ver se a execução começou antes da publicação; perguntar ao fiscal do contrato, {organization_label|em}.',
      },
    ],
    request: {
      en: 'Ask the contracting unit ({organizations}) for the date of first publication in the PNCP[ ({new_law}, art. 94)] in {count|findings} on late publication, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) a data da primeira divulgação no PNCP[ ({new_law}, art. 94)] em {count|findings} sobre publicação fora do prazo, a começar pelo {example}.',
    },
  },
}
