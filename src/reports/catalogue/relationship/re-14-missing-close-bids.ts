import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const missingCloseBids: Entries = {
  'RE-14': {
    looksFor: 'a market in which the two lowest bids hardly ever come close',
    gate: 'enough tenders with an estimate, and other markets to compare with',
    title: { en: 'close bids missing in a market', pt: 'ausência de propostas próximas em um mercado' },
    finding: {
      en: 'Indication of bids kept apart: in the market of item {item} ({bids} bids) the two lowest bids lay within {width_ratio|percent} of the estimate of each other in {close_tenders|none} of its tenders, and in {beside_tenders} in the band beside it ({p_value|p}).',
      pt: 'Indício de propostas mantidas à distância: no mercado do item {item} ({bids} propostas), as duas menores propostas distaram até {width_ratio|percent} do valor estimado em {close_tenders|nenhuma} das licitações, e em {beside_tenders|tenders} ficaram na faixa seguinte ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|tenders} that close or more this would not be flagged.',
      pt: 'Com {counterfactual|tenders} ou mais a essa distância, isto não seria apontado.',
    },
    against: {
      en: 'Firms with unlike costs or rules for the least step between bids keep bids apart without any accord.',
      pt: 'Empresas de custos diferentes, ou regras de intervalo mínimo entre lances, mantêm as propostas afastadas sem acordo algum.',
    },
    checks: [
      {
        en: 'Open the notices of these tenders and read the least step between bids and the mode of dispute; ask the agents who ran them.',
        pt: 'Abrir os editais dessas licitações e ler o intervalo mínimo entre lances e o modo de disputa; perguntar a quem as conduziu.',
      },
      bidMetadata,
      {
        en: 'Open the two lowest bids of each tender and see whether the same firms are behind them; ask other firms of the trade about the market of item {item}.',
        pt: 'Abrir as duas menores propostas de cada licitação e ver se são das mesmas empresas; perguntar a outras empresas do ramo sobre o mercado do item {item}.',
      },
    ],
    request: bidFiles,
  },
}
