// How the money at risk of a finding is counted: the method by detector, and its reason in words.

import type { Bilingual } from '../template.ts'

export type MoneyMethod = 'above_reference' | 'repeated_amount' | 'amount_in_question' | 'share_of_value'

/** What the money at risk exceeds, and by which detectors. */
const references: readonly { readonly name: Bilingual; readonly detectors: readonly string[] }[] = [
  {
    name: { en: 'the price to be expected', pt: 'o preço esperado' },
    detectors: ['PR-01', 'PR-01-UNIT', 'PR-01-RECORD', 'PR-01-BUYER', 'PR-01-CREEP', 'PR-01-SUPPLIER'],
  },
  {
    name: { en: 'the limit of the law', pt: 'o limite da lei' },
    detectors: ['PA-01', 'PA-01-ENTITY', 'PA-01-FIRM', 'PA-01-POSSIBLE', 'CO-11'],
  },
  {
    name: { en: 'the highest value usual among its peers', pt: 'o maior valor usual entre os comparáveis' },
    detectors: ['PR-13'],
  },
  { name: { en: 'the amount awarded', pt: 'o valor homologado' }, detectors: ['PR-18'] },
  { name: { en: 'quantity times price', pt: 'a quantidade vezes o preço' }, detectors: ['PR-18-PRODUCT'] },
  { name: { en: 'the estimate', pt: 'o valor estimado' }, detectors: ['PR-03'] },
  { name: { en: 'the lowest valid bid', pt: 'a menor proposta válida' }, detectors: ['PA-06'] },
  { name: { en: 'the price charged to others', pt: 'o preço cobrado dos demais' }, detectors: ['PA-18'] },
  { name: { en: 'the usual quantity', pt: 'a quantidade usual' }, detectors: ['PA-23'] },
  {
    name: { en: 'the amount contracted with amendments', pt: 'o valor contratado com aditivos' },
    detectors: ['PA-24', 'PA-24-FAR'],
  },
]

const nameOfReference = new Map(references.flatMap(({ name, detectors }) => detectors.map((id) => [id, name] as const)))

/** What the money at risk of a detector exceeds, in words. */
export function referenceOf(detector: string): Bilingual {
  return nameOfReference.get(detector) ?? { en: 'the amount to be expected', pt: 'o valor esperado' }
}

/** Of what a quarter is at risk by convention, where that is not the value of the acts. */
export const quarters: Readonly<Record<string, Bilingual>> = {
  'TE-06': {
    en: 'of the value of the contracts beyond the number expected',
    pt: 'do valor dos contratos além do número esperado',
  },
  'TE-11-LATE': { en: 'of what was paid after the end', pt: 'do que foi pago após o término' },
  'TE-12': { en: 'of what the reinforcements added', pt: 'do que os reforços acresceram' },
}

export const quarterReason: Bilingual = {
  en: 'By convention a quarter {reference} counts as at risk[, {share|percent} of the value]; it is an amount to be explained, not an established loss.',
  pt: 'Está em risco, por convenção, um quarto {reference}[, {share|percent} do valor]; é o que cabe esclarecer, não um prejuízo apurado.',
}

/** Detectors that do not count a share of the value of their acts; PR-03 does for awards under the estimate. */
const methods: Readonly<Record<Exclude<MoneyMethod, 'share_of_value'>, readonly string[]>> = {
  above_reference: [...nameOfReference.keys()].filter((id) => id !== 'PR-03'),
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

/** Why so much; `share` is of `value`, that of the acts, and `reference` what it exceeds. */
export const moneyReasons: Readonly<Record<MoneyMethod | 'whole_value', Bilingual>> = {
  above_reference: {
    en: 'What exceeds {reference} counts as at risk[, {share|percent} of the value]; it is an amount to be explained, not an established loss.',
    pt: 'Está em risco o que excede {reference}[, {share|percent} do valor]; é o que cabe esclarecer, não um prejuízo apurado.',
  },
  repeated_amount: {
    en: 'The amount that may have been contracted or paid again counts as at risk[, {share|percent} of the value]; it is an amount to be explained, not an established loss.',
    pt: 'Está em risco o valor que teria sido contratado ou pago em repetição[, {share|percent} do valor]; é o que cabe esclarecer, não um prejuízo apurado.',
  },
  amount_in_question: {
    en: 'The payments or additions in question count as at risk[, {share|percent} of the value]; it is an amount to be explained, not an established loss.',
    pt: 'Está em risco o valor dos pagamentos ou acréscimos em questão[, {share|percent} do valor]; é o que cabe esclarecer, não um prejuízo apurado.',
  },
  whole_value: {
    en: 'The whole value counts as at risk, since the act as a whole is in question; it is an amount to be explained, not an established loss.',
    pt: 'Está em risco o valor inteiro, pois o próprio ato está em questão; é o que cabe esclarecer, não um prejuízo apurado.',
  },
  share_of_value: {
    en: 'By convention a part of the value[, {share|percent} of {value},] counts as at risk, since no record says what the act would have cost otherwise; it is an amount to be explained, not an established loss.',
    pt: 'Está em risco, por convenção, uma parte do valor[, {share|percent} de {value}], pois nenhum registro diz quanto o ato teria custado de outro modo; é o que cabe esclarecer, não um prejuízo apurado.',
  },
}
