import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const decisionTime: Entries = {
  'TE-03': {
    looksFor: 'an award much sooner or later after the close of proposals than is usual for its method',
    gate: 'enough tenders of the method',
    title: { en: 'decision unusually fast or slow', pt: 'decisão rápida ou lenta demais' },
    finding: {
      en: 'Indication of an unusual decision time: the proposals for {act} closed on {proposals_close_day} and the award came on {award_day}, {days|later}, against {usual_days|days} usually in {tenders|tenders} of this method.',
      pt: 'Indício de prazo incomum de decisão: as propostas do {act} encerraram-se em {proposals_close_day} e a homologação veio em {award_day}, {days|later}, diante do prazo usual de {usual_days|days} em {tenders|tenders} desta modalidade.',
    },
    counterfactual: {
      en: 'At {limit_days|days} this would not be flagged.',
      pt: 'Com {limit_days|days}, isto não seria apontado.',
    },
    against: {
      en: 'An appeal, a diligence or a wait for funds makes a decision slow, and a simple object with few papers makes it fast.',
      pt: 'Recurso, diligência ou espera por recursos financeiros torna a decisão lenta, e objeto simples com poucos documentos a torna rápida.',
    },
    checks: [
      {
        en: 'Open the bidding minutes of {act} and look for appeals, diligences or a suspension between {proposals_close_day} and {award_day}; ask the agent who ran the tender.',
        pt: 'Abrir a ata da disputa do {act} e procurar recursos, diligências ou suspensão entre {proposals_close_day} e {award_day}; perguntar a quem conduziu a licitação.',
      },
      {
        en: 'Open the judgement of the proposals and the qualification papers of {act} and see whether the time fits their number; ask those who signed.',
        pt: 'Abrir o julgamento das propostas e os documentos de habilitação do {act} e ver se o tempo condiz com sua quantidade; perguntar a quem assinou.',
      },
      {
        en: 'Open the record of {act} at its source and compare both dates with the published award; ask the publisher of the record.',
        pt: 'Abrir o registro do {act} na fonte e comparar as duas datas com a homologação publicada; perguntar a quem publica o registro.',
      },
    ],
    request: askUnit({
      en: 'the minutes of the session, the appeals and the act of award',
      pt: 'a ata da sessão, os recursos e os atos de adjudicação e homologação',
    }),
  },
}
