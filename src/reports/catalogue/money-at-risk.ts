// How the money at risk of a finding is counted: the method by detector, and its reason in words.

import type { Bilingual } from '../template.ts'

export type MoneyMethod = 'above_reference' | 'repeated_amount' | 'amount_in_question' | 'share_of_value'

/** Detectors that do not count a share of the value of their acts. */
const methods: Readonly<Record<Exclude<MoneyMethod, 'share_of_value'>, readonly string[]>> = {
  above_reference: [
    ...['PR-01', 'PR-01-UNIT', 'PR-01-RECORD', 'PR-01-BUYER', 'PR-01-CREEP', 'PR-01-SUPPLIER'],
    ...['PR-13', 'PR-18', 'PR-18-PRODUCT', 'PA-01', 'PA-01-ENTITY', 'PA-01-POSSIBLE', 'PA-06', 'PA-18', 'PA-23'],
    ...['PA-24', 'PA-24-FAR', 'CO-11'],
  ],
  repeated_amount: ['PA-15-BODIES', 'PA-15-CONTRACT', 'PA-15-INVOICE', 'PA-15-PAYMENT'],
  amount_in_question: ['PA-24-PAYEE', 'PR-16', 'TE-10-AT-ONCE', 'TE-11'],
}

const methodOf = new Map(
  Object.entries(methods).flatMap(([method, ids]) => ids.map((id) => [id, method as MoneyMethod] as const)),
)

/** How a detector counts the money at risk. */
export function moneyMethodOf(detector: string): MoneyMethod {
  return methodOf.get(detector) ?? 'share_of_value'
}

/** Why so much; `share` is of the value of the acts. */
export const moneyReasons: Readonly<Record<MoneyMethod | 'whole_value', Bilingual>> = {
  above_reference: {
    en: 'At risk is what exceeds the price, the amount or the limit to be expected[, {share|percent} of the value]; it is what is to be explained, not a loss established.',
    pt: 'Está em risco o que excede o preço, o valor ou o limite esperado[, {share|percent} do valor]; é o que cabe esclarecer, não um prejuízo apurado.',
  },
  repeated_amount: {
    en: 'At risk is the amount that would have been contracted or paid in repetition[, {share|percent} of the value]; it is what is to be explained, not a loss established.',
    pt: 'Está em risco o valor que teria sido contratado ou pago em repetição[, {share|percent} do valor]; é o que cabe esclarecer, não um prejuízo apurado.',
  },
  amount_in_question: {
    en: 'At risk is the amount of the payments or additions in question[, {share|percent} of the value]; it is what is to be explained, not a loss established.',
    pt: 'Está em risco o valor dos pagamentos ou acréscimos em questão[, {share|percent} do valor]; é o que cabe esclarecer, não um prejuízo apurado.',
  },
  whole_value: {
    en: 'At risk is the whole value, since the act as a whole is in question; it is what is to be explained, not a loss established.',
    pt: 'Está em risco o valor inteiro, pois o próprio ato está em questão; é o que cabe esclarecer, não um prejuízo apurado.',
  },
  share_of_value: {
    en: 'At risk is a part[, {share|percent},] of the value, by convention, since no record says what the act would have cost otherwise; it is what is to be explained, not a loss established.',
    pt: 'Está em risco uma parte[, {share|percent},] do valor, por convenção, pois nenhum registro diz quanto o ato teria custado de outro modo; é o que cabe esclarecer, não um prejuízo apurado.',
  },
}
