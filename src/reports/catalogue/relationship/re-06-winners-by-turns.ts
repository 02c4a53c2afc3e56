import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const winnersByTurns: Entries = {
  'RE-06-TURNS': {
    looksFor: 'the same two to four bidders of a body for an item that win strictly in turn',
    gate: 'each of them bids each time, and the order repeats',
    title: { en: 'winners strictly in turn', pt: 'vencedores em revezamento estrito' },
    finding: {
      en: 'Indication of turns that may be agreed upon: the same {firm_count|firms} ({firms}) were the only bidders in {tenders|tenders} of one item at {organization_label} and won strictly in turn ({p_value|p}).',
      pt: 'Indício de revezamento possivelmente combinado: as mesmas {firm_count|firms} ({firms}) foram as únicas concorrentes em {tenders|tenders} de um item {organization_label|em} e venceram estritamente uma após a outra ({p_value|p}).',
    },
    counterfactual: {
      en: 'Without a strict order of winners, or with {counterfactual|tenders} or fewer, this would not be flagged.',
      pt: 'Sem ordem estrita de vencedores, ou com {counterfactual|tenders} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'With few tenders and few firms, full order books alone let the others win next time, and turns arise by themselves.',
      pt: 'Com poucas licitações e poucas empresas, a própria carteira cheia faz os outros vencerem na vez seguinte, e o revezamento surge sozinho.',
    },
    checks: [
      bidMetadata,
      {
        en: 'Open the tenders in order of date and compare the gap between winner and losers each time; ask the agents of {organization_label} who ran them.',
        pt: 'Abrir as licitações em ordem de data e comparar a cada vez a distância entre vencedor e perdedores; perguntar a quem as conduziu, {organization_label|em}.',
      },
      {
        en: 'Open the notices and see what kept other firms away; ask firms of the trade that did not bid at {organization_label}.',
        pt: 'Abrir os editais e ver o que afastou outras empresas; perguntar a empresas do ramo que não participaram {organization_label|em}.',
      },
    ],
    request: askUnit({
      en: 'the proposals with their metadata and the bid logs',
      pt: 'as propostas com seus metadados e os registros de lances',
    }),
  },
}
