import type { Entries } from '../entry.ts'

export const shortBidPeriod: Entries = {
  'TE-01': {
    looksFor: 'a notice that gave bidders fewer business days than the shortest lawful period',
    gate: 'a standing tender of Lei 14.133 by pregão or concorrência, published before its close and before bids had opened',
    title: { en: 'short period for proposals', pt: 'prazo curto para propostas' },
    finding: {
      en: 'Indication of a short period for proposals: {act} gave {business_days|business_days} between publication on {publication_day} and closing on {proposals_close_day}, where the law asks for {minimum_business_days}.',
      pt: 'Indício de prazo curto para propostas: o {act} deu {business_days|business_days} entre a publicação em {publication_day} e o encerramento em {proposals_close_day}, quando a lei pede {minimum_business_days}.',
    },
    counterfactual: {
      en: 'A closing on {counterfactual} or later would respect the lawful period and would not be flagged.',
      pt: 'O encerramento em {counterfactual} ou depois respeitaria o prazo e não seria apontado.',
    },
    against: {
      en: 'The notice may have been published earlier elsewhere, or the record may hold the date of a rectification that left the proposals untouched.',
      pt: 'O edital pode ter saído antes em outro meio, ou o registro pode trazer a data de uma retificação que não afetou as propostas.',
    },
    checks: [
      {
        en: 'Open the proof of first publication of {act} and count the business days to the close on {proposals_close_day}, local holidays apart; ask the agent who ran the tender.',
        pt: 'Abrir a prova da primeira publicação do {act} e contar os dias úteis até o encerramento em {proposals_close_day}, descontados feriados locais; perguntar a quem conduziu a licitação.',
      },
      {
        en: 'Open the rectifications of the notice of {act} and see whether one changed how proposals are made and reopened the period; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir as retificações do edital do {act} e ver se alguma mudou a formulação das propostas e reabriu o prazo; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        en: 'Open the bidding minutes of {act} and count the bidders, since a short period that kept nobody away did less harm; ask firms of the trade whether they saw the notice.',
        pt: 'Abrir a ata da disputa do {act} e contar os participantes, pois um prazo curto que não afastou ninguém causou menos dano; perguntar a empresas do ramo se viram o edital.',
      },
    ],
    request: {
      en: 'Ask the contracting unit ({organizations}) for the proof of first publication and of any rectified notice[ ({new_law}, art. 55)] in {count|findings} on short periods, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) a prova da primeira publicação e de eventual edital retificado[ ({new_law}, art. 55)] em {count|findings} sobre prazos curtos, a começar pelo {example}.',
    },
  },
}
