// Texts of detectors that read the bids of tenders.

import { askUnit } from './ask.ts'
import type { CatalogueEntry } from './entry.ts'

const independence = askUnit({
  en: 'the bids with their price sheets and electronic metadata and the declarations of independent proposal',
  pt: 'as propostas com planilhas de preços e metadados eletrônicos e as declarações de elaboração independente de proposta',
})
const session = askUnit({
  en: 'the minutes of the session and the grounds of each disqualification',
  pt: 'a ata da sessão e a motivação de cada desclassificação',
})

export const bidEntries: Readonly<Record<string, CatalogueEntry>> = {
  'RE-16': {
    title: { en: 'winner far below the second bid', pt: 'vencedor muito abaixo da segunda proposta' },
    finding: {
      en: 'Indication of bids unusually far apart: the second bid ({second_bid_cents}) lies {gap_ratio|percent} above the winning one ({winning_bid_cents}), against {usual_gap_ratio|percent} usually in {tenders|tenders} for item {item}.',
      pt: 'Indício de distância incomum entre propostas: a segunda proposta ({second_bid_cents}) fica {gap_ratio|percent} acima da vencedora ({winning_bid_cents}), diante dos {usual_gap_ratio|percent} usuais em {tenders|tenders} do item {item}.',
    },
    counterfactual: {
      en: 'With a gap of up to {fence_gap_ratio|percent} this would not be flagged.',
      pt: 'Com distância de até {fence_gap_ratio|percent}, isto não seria apontado.',
    },
    request: independence,
  },
  'RE-17': {
    title: { en: 'two lowest bids nearly equal', pt: 'duas menores propostas quase iguais' },
    finding: {
      en: 'Indication of bids unusually close: the second bid ({second_bid_cents}) lies only {gap_ratio|percent} above the winning one ({winning_bid_cents}), against {usual_gap_ratio|percent} usually in {tenders|tenders} for item {item}.',
      pt: 'Indício de propostas incomumente próximas: a segunda proposta ({second_bid_cents}) fica apenas {gap_ratio|percent} acima da vencedora ({winning_bid_cents}), diante dos {usual_gap_ratio|percent} usuais em {tenders|tenders} do item {item}.',
    },
    counterfactual: {
      en: 'With a gap of {fence_gap_ratio|percent} or more this would not be flagged.',
      pt: 'Com distância de {fence_gap_ratio|percent} ou mais, isto não seria apontado.',
    },
    request: independence,
  },
  'RE-19': {
    title: { en: 'identical bids', pt: 'propostas idênticas' },
    finding: {
      en: 'Indication of identical bids: {firm_count|firms} ({firms}) bid {bid_cents} each in one tender with {bidders} bidders.',
      pt: 'Indício de propostas idênticas: {firm_count|firms} ({firms}) ofertaram {bid_cents} cada na mesma disputa com {bidders} concorrentes.',
    },
    counterfactual: {
      en: 'Bids that differ, even by a cent, would not be flagged.',
      pt: 'Uma diferença entre as propostas, mesmo de um centavo, não seria apontada.',
    },
    request: independence,
  },
  'RE-20': {
    title: { en: 'bids in a fixed ratio', pt: 'propostas em proporção fixa' },
    finding: {
      en: 'Indication of bids that may be calculated from each other: those of {firms} stand in the ratio {multiple|exact} in {tenders} of {meetings|tenders} in which they met (p = {p_value}), worth {value_cents}.',
      pt: 'Indício de propostas possivelmente calculadas uma a partir da outra: as de {firms} guardam a proporção {multiple|exact} em {tenders} de {meetings|tenders} em que se encontraram (p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With this ratio in one tender alone this would not be flagged.',
      pt: 'Com esta proporção em uma única disputa, isto não seria apontado.',
    },
    request: independence,
  },
  'RE-20-STEADY': {
    title: { en: 'bids at one distance', pt: 'propostas a uma mesma distância' },
    finding: {
      en: 'Indication of bids that may be calculated from each other: those of {firms} stand in a ratio of {low_multiple|exact} to {high_multiple|exact} in {tenders} of {meetings|tenders} in which they met, for different items, where {usual_share|percent} of ratios lie (p = {p_value}), worth {value_cents}.',
      pt: 'Indício de propostas possivelmente calculadas uma a partir da outra: as de {firms} guardam proporção entre {low_multiple|exact} e {high_multiple|exact} em {tenders} de {meetings|tenders} em que se encontraram, de itens distintos, faixa em que ficam {usual_share|percent} das proporções (p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With ratios so close in {counterfactual|tenders} or fewer this would not be flagged.',
      pt: 'Com proporções tão próximas em {counterfactual|tenders} ou menos, isto não seria apontado.',
    },
    request: independence,
  },
  'RE-21': {
    title: { en: 'bids spread unlike their market', pt: 'dispersão de propostas diferente da do mercado' },
    finding: {
      en: 'Indication of bids that may be coordinated ({screen|word}): {tenders|tenders} for item {item} rank at {mean_rank|percent} on average among the {market_tenders} of their market, where 50% is usual (p = {p_value}), worth {value_cents}.',
      pt: 'Indício de propostas possivelmente coordenadas ({screen|word}): {tenders|tenders} do item {item} ficam na posição média de {mean_rank|percent} entre as {market_tenders} do seu mercado, em que 50% é o usual (p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With bids spread as in the rest of the market (a mean rank of 50%) this would not be flagged.',
      pt: 'Com propostas dispersas como no restante do mercado (posição média de 50%), isto não seria apontado.',
    },
    request: independence,
  },
  'PA-04': {
    title: { en: 'tenders with a single bidder', pt: 'licitações com proposta única' },
    finding: {
      en: 'Indication of missing competition: {hits} of {trials|tenders} of {organization_label} had one valid bid ({share|percent}, against {share_expected|percent} elsewhere for the same items; p = {p_value}), worth {value_cents}.',
      pt: 'Indício de falta de competição: {hits} de {trials|tenders} de {organization_label} tiveram uma só proposta válida ({share|percent}, diante de {share_expected|percent} nos demais para os mesmos itens; p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With {counterfactual|tenders} of one bid or fewer this would not be flagged.',
      pt: 'Com {counterfactual|tenders} de proposta única ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the notices, the proof of their publication and the requirements of habilitation of the tenders with one bid',
      pt: 'os editais, a prova de sua publicação e as exigências de habilitação das disputas com proposta única',
    }),
  },
  'PA-05': {
    title: { en: 'all rivals disqualified', pt: 'todos os concorrentes desclassificados' },
    finding: {
      en: 'Indication of a competition decided by disqualification: {disqualified} of {bidders|bidders} out ({cheaper_disqualified} with a lower price), and only the winner left.',
      pt: 'Indício de disputa decidida por desclassificação: {disqualified} de {bidders|bidders} fora da disputa ({cheaper_disqualified} com preço menor), restando só o vencedor.',
    },
    counterfactual: {
      en: 'With a second valid bid this would not be flagged.',
      pt: 'Com uma segunda proposta válida, isto não seria apontado.',
    },
    request: session,
  },
  'PA-06': {
    title: { en: 'lower valid bid passed over', pt: 'proposta válida menor preterida' },
    finding: {
      en: 'Indication of a lower bid passed over: the winner bid {winning_bid_cents} while a valid bid of {lowest_bid_cents} (by {lowest_bidder}) stood among those of {bidders|bidders}.',
      pt: 'Indício de proposta menor preterida: o vencedor ofertou {winning_bid_cents} enquanto havia proposta válida de {lowest_bid_cents} (de {lowest_bidder}) entre as de {bidders|bidders}.',
    },
    counterfactual: {
      en: 'With a winning bid of {counterfactual} or less, or with the lower bid disqualified on record, this would not be flagged.',
      pt: 'Com proposta vencedora de {counterfactual} ou menos, ou com a desclassificação da menor registrada, isto não seria apontado.',
    },
    request: session,
  },
  'PA-07': {
    title: { en: 'many bidders disqualified', pt: 'desclassificações em excesso' },
    finding: {
      en: 'Indication of disqualification beyond the usual: {organization_label} disqualified {hits} of {trials} bidders ({share|percent}, against {share_expected|percent} elsewhere for the same items; p = {p_value}).',
      pt: 'Indício de desclassificação acima do usual: {organization_label} desclassificou {hits} de {trials} concorrentes ({share|percent}, diante de {share_expected|percent} nos demais para os mesmos itens; p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual} bidders disqualified or fewer this would not be flagged.',
      pt: 'Com {counterfactual} concorrentes desclassificados ou menos, isto não seria apontado.',
    },
    request: session,
  },
  'RE-22': {
    title: { en: 'bidder that hardly ever wins', pt: 'licitante que quase nunca vence' },
    finding: {
      en: 'Indication of bids that may be cover: {firm} bid in {bids|tenders} and won {wins}, where about {expected_wins|tenth} were to be expected (p = {p_value}).',
      pt: 'Indício de possíveis propostas de cobertura: {firm} participou de {bids|tenders} e venceu {wins}, quando cerca de {expected_wins|tenth} seriam de esperar (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual|wins} or more this would not be flagged.',
      pt: 'Com {counterfactual|wins} ou mais, isto não seria apontado.',
    },
    request: independence,
  },
  'RE-05': {
    title: { en: 'pair of firms of which one always wins', pt: 'dupla de empresas em que uma sempre vence' },
    finding: {
      en: 'Indication of a possible cover bidder: {winner} and {loser} met in {meetings|tenders} for item {item} ({expected_meetings|tenth} to be expected) and {winner} won nearly all (p = {p_value}), worth {value_cents}.',
      pt: 'Indício de possível proposta de cobertura: {winner} e {loser} encontraram-se em {meetings|tenders} do item {item} (o esperado seria {expected_meetings|tenth}) e {winner} venceu quase todas (p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With {counterfactual|tenders} in common or fewer, or with wins on both sides, this would not be flagged.',
      pt: 'Com {counterfactual|tenders} em comum ou menos, ou com vitórias dos dois lados, isto não seria apontado.',
    },
    request: independence,
  },
  'RE-14': {
    title: { en: 'close bids missing in a market', pt: 'ausência de propostas próximas em um mercado' },
    finding: {
      en: 'Indication of bids kept apart: in the market of item {item} ({bids} bids) {close_tenders|tenders} ended within {width_ratio|percent} of the estimate between the two lowest bids, and {beside_tenders} in the band beside it (p = {p_value}).',
      pt: 'Indício de propostas mantidas à distância: no mercado do item {item} ({bids} propostas), {close_tenders|tenders} terminaram com distância de até {width_ratio|percent} do valor estimado entre as duas menores propostas, e {beside_tenders} na faixa seguinte (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual|tenders} that close or more this would not be flagged.',
      pt: 'Com {counterfactual|tenders} tão próximas ou mais, isto não seria apontado.',
    },
    request: independence,
  },
}
