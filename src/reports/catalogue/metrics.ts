// What a finding measures, by the metric of its expectation without its unit.

import type { Bilingual } from '../template.ts'

const metrics: Readonly<Record<string, Bilingual>> = {
  act_day: { en: 'date of the act', pt: 'data do ato' },
  acts: { en: 'acts', pt: 'atos' },
  acts_in_last_two_weeks: { en: 'acts in the last two weeks of the year', pt: 'atos nas duas últimas semanas do ano' },
  added: { en: 'amount added', pt: 'valor acrescido' },
  additions: { en: 'additions', pt: 'acréscimos' },
  amendment_day: { en: 'date of the amendment', pt: 'data do aditivo' },
  amendments: { en: 'amendments', pt: 'aditivos' },
  awards: { en: 'awards', pt: 'contratações' },
  awards_just_below_limit: { en: 'awards just below the limit', pt: 'contratações logo abaixo do limite' },
  bid: { en: 'bid', pt: 'proposta' },
  bid_day: { en: 'date of the bid', pt: 'data da proposta' },
  classes: { en: 'classes of things', pt: 'classes de objetos' },
  close_tenders: { en: 'tenders with close bids', pt: 'licitações com propostas próximas' },
  contracted: { en: 'amount contracted', pt: 'valor contratado' },
  contracts: { en: 'contracts', pt: 'contratos' },
  contracts_here: { en: 'contracts with this body', pt: 'contratos com este órgão' },
  count: { en: 'cases', pt: 'casos' },
  days: { en: 'days', pt: 'dias' },
  end_day: { en: 'end of the term', pt: 'fim da vigência' },
  equal_bids: { en: 'equal bids', pt: 'propostas iguais' },
  equal_contracts: { en: 'equal contracts', pt: 'contratos iguais' },
  estimate: { en: 'estimate', pt: 'valor estimado' },
  extension_ratio: { en: 'extension against the term', pt: 'prorrogação diante da vigência' },
  firms: { en: 'firms', pt: 'empresas' },
  gap_ratio: { en: 'gap between the two lowest bids', pt: 'distância entre as duas menores propostas' },
  index: { en: 'concentration index', pt: 'índice de concentração' },
  items: { en: 'items', pt: 'itens' },
  joint_bids: { en: 'purchases with bids of both', pt: 'compras com propostas de ambos' },
  joint_tenders: { en: 'tenders in common', pt: 'licitações em comum' },
  mean_rank: { en: 'mean rank in the market', pt: 'posição média no mercado' },
  payment_day: { en: 'date of the payment', pt: 'data do pagamento' },
  payments: { en: 'payments', pt: 'pagamentos' },
  proposals_close_day: { en: 'close of proposals', pt: 'encerramento das propostas' },
  publication_day: { en: 'date of publication', pt: 'data de publicação' },
  purchases: { en: 'purchases', pt: 'compras' },
  quantity: { en: 'quantity', pt: 'quantidade' },
  rivals: { en: 'rivals', pt: 'concorrentes' },
  round_contracts: { en: 'contracts of round amounts', pt: 'contratos de valor redondo' },
  signing_day: { en: 'date of signature', pt: 'data de assinatura' },
  start_day: { en: 'start of the term', pt: 'início da vigência' },
  sum: { en: 'sum', pt: 'soma' },
  tenders: { en: 'tenders', pt: 'licitações' },
  total_paid: { en: 'total paid', pt: 'total pago' },
  unit_price: { en: 'unit price', pt: 'preço unitário' },
  unit_price_ratio: { en: 'unit price against the expected one', pt: 'preço unitário diante do esperado' },
  valid_bids: { en: 'valid bids', pt: 'propostas válidas' },
  value: { en: 'value', pt: 'valor' },
  value_to_capital: { en: 'value against the capital', pt: 'valor diante do capital social' },
  wins: { en: 'wins', pt: 'vitórias' },
}

/** Words for a metric; undefined when the catalogue has none. */
export function findMetric(metric: string): Bilingual | undefined {
  const name = metric.replace(/_cents$/, '')
  return Object.hasOwn(metrics, name) ? metrics[name] : undefined
}
