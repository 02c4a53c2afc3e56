// What a contributing factor stands for, by its code.

import type { Bilingual } from '../template.ts'

const factors: Readonly<Record<string, Bilingual>> = {
  peer_center: { en: 'centre of its peers against their median', pt: 'centro dos comparáveis em relação à mediana' },
  grade: { en: 'grade of the item', pt: 'padrão de qualidade do item' },
  time: { en: 'time of the purchase', pt: 'época da compra' },
  quantity: { en: 'quantity bought', pt: 'quantidade comprada' },
  level_shift: { en: 'shift of the price level of the category', pt: 'mudança de patamar dos preços da categoria' },
  region: { en: 'region of the buyer', pt: 'região do comprador' },
  unexplained: { en: 'part of the price that nothing known explains', pt: 'parte do preço sem explicação conhecida' },
  supplier_markup: {
    en: 'markup of the supplier for this body',
    pt: 'acréscimo de preço do fornecedor para este órgão',
  },
  unit_price: { en: 'unit price against its peers', pt: 'preço unitário diante dos comparáveis' },
  discount: { en: 'discount on the estimate', pt: 'desconto sobre o valor estimado' },
  bids: { en: 'number of bids', pt: 'número de propostas' },
  bid_gap: { en: 'gap between the two lowest bids', pt: 'distância entre as duas menores propostas' },
  term: { en: 'length of the term', pt: 'duração da vigência' },
  additions: { en: 'additions by amendment', pt: 'acréscimos por aditivo' },
  awards_in_window: { en: 'number of awards within two months', pt: 'número de contratações em dois meses' },
  close_to_limit: { en: 'closeness of the values to the limit', pt: 'proximidade dos valores ao limite' },
  share_just_below_limit: { en: 'share of awards just below the limit', pt: 'proporção logo abaixo do limite' },
  round_share: { en: 'share of round amounts', pt: 'proporção de valores redondos' },
  same_value: { en: 'equal value', pt: 'valor igual' },
  same_quantity: { en: 'equal quantity', pt: 'quantidade igual' },
  days_apart: { en: 'few days apart', pt: 'poucos dias de intervalo' },
  same_document: { en: 'same document', pt: 'mesmo documento' },
  overpaid: { en: 'overpayment by just this value', pt: 'pagamento a maior exatamente deste valor' },
  supplier_share: { en: 'share of the supplier at this body', pt: 'participação do fornecedor neste órgão' },
  single_bids: { en: 'tenders with one bid', pt: 'disputas com proposta única' },
  shared_partner: { en: 'partner in common', pt: 'sócio em comum' },
  shared_address: { en: 'address in common', pt: 'endereço em comum' },
  joint_bids: { en: 'bids in the same tenders', pt: 'propostas nas mesmas disputas' },
  age: { en: 'age of the company', pt: 'idade da empresa' },
  value: { en: 'value of the contract', pt: 'valor do contrato' },
  capital: { en: 'value against the capital', pt: 'valor diante do capital social' },
  meet_often: { en: 'meetings beyond chance', pt: 'encontros além do acaso' },
  bid_close: { en: 'bids close together', pt: 'lances próximos entre si' },
  period_under_minimum: { en: 'period under the legal minimum', pt: 'prazo inferior ao mínimo legal' },
  days_out_of_order: { en: 'days out of order', pt: 'dias fora de ordem' },
  days_over_deadline: { en: 'days over the deadline', pt: 'dias além do prazo' },
  acts_over_expected: { en: 'acts beyond those expected', pt: 'atos além do esperado' },
  day_off: { en: 'signature on a day off', pt: 'assinatura em dia sem expediente' },
  days_before_contract: { en: 'days before the contract', pt: 'dias antes do contrato' },
  sanction_in_force: { en: 'sanction in force on the day', pt: 'sanção vigente na data' },
  inactive_before_act: { en: 'registration inactive before the act', pt: 'cadastro inativo antes do ato' },
  check_digits: { en: 'check digits that fail', pt: 'dígitos verificadores que não conferem' },
  value_over_limit: { en: 'value over the limit', pt: 'valor acima do limite' },
  term_over_cap: { en: 'term over the cap', pt: 'vigência além do limite' },
  additions_over_cap: { en: 'additions over the cap', pt: 'acréscimos acima do limite' },
}

/** Words for a factor; undefined when the catalogue has none. */
export function findFactor(code: string): Bilingual | undefined {
  const digit = /^digit_(\d)$/.exec(code)?.[1]
  if (digit !== undefined) return { en: `values that begin with ${digit}`, pt: `valores que começam por ${digit}` }
  return Object.hasOwn(factors, code) ? factors[code] : undefined
}

export const factorTexts = {
  share: { en: '{factor}: {impact|percent} of the evidence', pt: '{factor}: {impact|percent} da evidência' },
  log_points: { en: '{factor}: {effect|percent} on the price', pt: '{factor}: {effect|percent} no preço' },
} as const satisfies Readonly<Record<string, Bilingual>>
