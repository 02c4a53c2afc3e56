// What is said of unit prices: figures beside those of comparable records, and never that a price is wrong.

import { formatMoney, formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { Bilingual } from '../../reports/template.ts'
import type { AnswerPart } from '../answer-draft.ts'
import type { ComparedPrice, UnitPrice } from '../facts/unit-prices.ts'
import { textIn } from './words.ts'

type PartOf<Name extends AnswerPart['part']> = Extract<AnswerPart, { readonly part: Name }>

/** The unit price of one record among comparable ones, or that they are too few. */
export function unitPriceText({ name, price }: PartOf<'unit_price'>, language: Language): string {
  if (price === undefined)
    return textIn(language, {
      en: `Insufficient data to compare unit prices: the record of ${name} states no unit price with its unit.`,
      pt: `Dados insuficientes para comparar preços unitários: o registro de ${name} não informa preço unitário com unidade.`,
    })
  const own = priceIn(price.price, price, language)
  const others = othersText(price, language)
  if (price.median === undefined)
    return textIn(language, {
      en: `Insufficient data to compare unit prices: ${name} states ${own}, and ${others}; at least ${limits.chatPeersMin} are needed.`,
      pt: `Dados insuficientes para comparar preços unitários: ${name} informa ${own}, e ${others}; são precisos pelo menos ${limits.chatPeersMin}.`,
    })
  const median = unitMoney(price.median, language)
  return [
    textIn(language, {
      en: `${name} states ${own}. For comparison, ${others}; their median is ${median}${timesText(price, 'en')}. ${standingText(price, 'en')}`,
      pt: `${name} informa ${own}. Para comparar, ${others}; a mediana deles é ${median}${timesText(price, 'pt')}. ${standingText(price, 'pt')}`,
    }),
    textIn(language, priceCaution),
  ].join(' ')
}

/** The unit prices of a supplier's records, those farthest above their medians first. */
export function supplierPricesText(
  { name, prices: { asked, looked, priced, prices }, told }: PartOf<'supplier_prices'>,
  language: Language,
): string {
  const count = (value: number) => formatNumber(value, language)
  const of = textIn(
    language,
    looked < asked
      ? {
          en: `the ${count(looked)} largest of the ${count(asked)} records of ${name}`,
          pt: `os ${count(looked)} maiores dos ${count(asked)} registros de ${name}`,
        }
      : {
          en: `the ${count(asked)} ${asked === 1 ? 'record' : 'records'} of ${name}`,
          pt: asked === 1 ? `o único registro de ${name}` : `os ${count(asked)} registros de ${name}`,
        },
  )
  if (prices.length === 0)
    return textIn(language, {
      en: `Insufficient data to compare unit prices: of ${of}, ${count(priced)} state a unit price with its unit, and none has the ${limits.chatPeersMin} comparable records of other suppliers that are needed.`,
      pt: `Dados insuficientes para comparar preços unitários: entre ${of}, ${count(priced)} ${priced === 1 ? 'informa' : 'informam'} preço unitário com unidade, e nenhum tem os ${limits.chatPeersMin} registros comparáveis de outros fornecedores que são precisos.`,
    })
  const above = prices.filter(({ price: { price, median = price } }) => price > median).length
  const head = textIn(language, {
    en: `I looked at ${of}. ${count(prices.length)} can be compared by unit price with at least ${limits.chatPeersMin} records of other suppliers; ${count(above)} of them ${above === 1 ? 'lies' : 'lie'} above the median of what ${above === 1 ? 'it is' : 'they are'} compared with.${told < prices.length ? ` The first ${count(told)}:` : ''}`,
    pt: `Consultei ${of}. ${count(prices.length)} ${prices.length === 1 ? 'pode ser comparado' : 'podem ser comparados'} pelo preço unitário com pelo menos ${limits.chatPeersMin} registros de outros fornecedores; ${count(above)} ${above === 1 ? 'fica' : 'ficam'} acima da mediana daqueles com que se compara.${told < prices.length ? ` Os ${count(told)} primeiros:` : ''}`,
  })
  return [
    head,
    ...prices.slice(0, told).map((one, at) => `${at + 1}. ${lineText(one, language)}`),
    priceCaution[language],
  ].join('\n')
}

function lineText({ record, price }: ComparedPrice, language: Language): string {
  const [own, median] = [priceIn(price.price, price, language), unitMoney(price.median ?? 0, language)]
  const others = othersText(price, language)
  return textIn(language, {
    en: `${record.contract_id}: ${own}; ${others}, with a median of ${median}${timesText(price, 'en')}`,
    pt: `${record.contract_id}: ${own}; ${others}, com mediana de ${median}${timesText(price, 'pt')}`,
  })
}

/** How many others are comparable, and by what. */
function othersText({ peers, item, unit, year }: UnitPrice, language: Language): string {
  const count = formatNumber(peers, language)
  const [of, de] = item === undefined ? ['item', 'item'] : [`item (${item})`, `item (${item})`]
  const [when, quando] = year === undefined ? ['of any year', 'de qualquer ano'] : [`of ${year}`, `de ${year}`]
  return textIn(language, {
    en: `${count} other ${peers === 1 ? 'record' : 'records'} ${when} of the same ${of} and unit (${unit}) ${peers === 1 ? 'states' : 'state'} one`,
    pt: `${count} ${peers === 1 ? 'outro registro' : 'outros registros'} ${quando} com o mesmo ${de} e a mesma unidade (${unit}) ${peers === 1 ? 'informa' : 'informam'} um`,
  })
}

function priceIn(price: number, { unit }: UnitPrice, language: Language): string {
  const money = unitMoney(price, language)
  return textIn(language, { en: `a unit price of ${money} (${unit})`, pt: `preço unitário de ${money} (${unit})` })
}

/** BRL for one unit. Fractions of a centavo stay: a unit may be a pill. */
export function unitMoney(price: number, language: Language): string {
  return price !== 0 && Math.abs(price) < 0.01 ? `R$ ${formatNumber(price, language)}` : formatMoney(price, language)
}

/** How many of the others state a higher price, the same and a lower one. */
export function standingText(
  { peers, higher, equal }: Pick<UnitPrice, 'peers' | 'higher' | 'equal'>,
  language: Language,
): string {
  const [all, above, same, below] = [peers, higher, equal, peers - higher - equal].map((count) =>
    formatNumber(count, language),
  )
  return textIn(language, {
    en: `Of the ${all}, ${above} ${higher === 1 ? 'states' : 'state'} a higher price, ${same} the same and ${below} a lower one.`,
    pt: `Dos ${all}, ${above} ${higher === 1 ? 'informa' : 'informam'} preço mais alto, ${same} o mesmo e ${below} um mais baixo.`,
  })
}

/** How often a median goes into a price. */
export function timesText({ price, median = 0 }: Pick<UnitPrice, 'price' | 'median'>, language: Language): string {
  if (median <= 0) return ''
  const times = formatNumber(Math.round((price / median) * 10) / 10, language, 1)
  if (times === '1') return textIn(language, { en: ', about the same', pt: ', quase o mesmo' })
  return textIn(language, { en: `, and this is ${times} times that`, pt: `, e este é ${times} vezes isso` })
}

export const priceCaution: Bilingual = {
  en: 'Quality, brand, quantity, delivery and place can differ, so that a difference alone is no verdict.',
  pt: 'Qualidade, marca, quantidade, entrega e lugar podem variar; uma diferença, por si só, não é um veredito.',
}
