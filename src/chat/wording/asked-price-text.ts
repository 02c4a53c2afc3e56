// What is said of a price that a message names: where it lies among unit prices of records, and never that it is wrong.

import { formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { AskedPrice, PricedUnit } from '../chat-state.ts'
import type { AskedPriceFacts, AskedUnit } from '../facts/unit-prices.ts'
import { priceCaution, standingText, timesText, unitMoney } from './prices-text.ts'
import { textIn } from './words.ts'

/** A price among the unit prices of the thing, each unit and pack by itself; or that they are too few, or none. */
export function askedPriceText(facts: Omit<AskedPriceFacts, 'compared'>, language: Language): string {
  const { asked, units, unitsLeft } = facts
  if (units.length === 0) return noneText(facts, language)
  const lines = units.map((one) => unitLine(asked, one, language))
  const count = formatNumber(unitsLeft, language)
  const rest = textIn(language, {
    en: `Records of ${count} further ${unitsLeft === 1 ? 'unit or pack' : 'units or packs'} are not told here: name the unit to ask of one.`,
    pt: `Registros de mais ${count} ${unitsLeft === 1 ? 'unidade ou embalagem' : 'unidades ou embalagens'} não são mostrados aqui: informe a unidade para perguntar de uma.`,
  })
  const isCompared = units.some(({ median }) => median !== undefined)
  return [...lines, ...(unitsLeft > 0 ? [rest] : []), ...(isCompared ? [textIn(language, priceCaution)] : [])].join(
    '\n',
  )
}

function unitLine({ price, item }: AskedPrice, one: AskedUnit, language: Language): string {
  const { of, peers, median, totals } = one
  const [count, unit, money] = [formatNumber(peers, language), unitText(of, language), unitMoney(price, language)]
  const others = textIn(language, {
    en: `${count} ${peers === 1 ? 'record' : 'records'} of “${item}” ${peers === 1 ? 'states' : 'state'} a unit price by this unit (${unit})${yearsText(totals, 'en')}`,
    pt: `${count} ${peers === 1 ? 'registro' : 'registros'} de “${item}” ${peers === 1 ? 'informa' : 'informam'} preço unitário nessa unidade (${unit})${yearsText(totals, 'pt')}`,
  })
  if (median === undefined)
    return textIn(language, {
      en: `Insufficient data to compare ${money}: ${others}; at least ${limits.chatPeersMin} are needed.`,
      pt: `Dados insuficientes para comparar ${money}: ${others}; são precisos pelo menos ${limits.chatPeersMin}.`,
    })
  const times = timesText({ price, median }, language)
  return textIn(language, {
    en: `For comparison with ${money}: ${others}. Their median is ${unitMoney(median, 'en')}${times}. ${standingText(one, 'en')}`,
    pt: `Para comparar com ${money}: ${others}. A mediana deles é ${unitMoney(median, 'pt')}${times}. ${standingText(one, 'pt')}`,
  })
}

function unitText({ unit, pack }: PricedUnit, language: Language): string {
  const name = unit.toLowerCase()
  return pack === undefined ? name : `${name}; ${textIn(language, { en: 'pack of', pt: 'embalagem de' })} ${pack}`
}

/** From which years the records are: prices of long ago are lower. */
function yearsText({ first_date, last_date }: AskedUnit['totals'], language: Language): string {
  const [first, last] = [first_date?.slice(0, 4), last_date?.slice(0, 4)]
  if (first === undefined || last === undefined) return ''
  if (first === last) return textIn(language, { en: `, of ${first}`, pt: `, de ${first}` })
  return textIn(language, { en: `, from ${first} to ${last}`, pt: `, de ${first} a ${last}` })
}

function noneText({ asked: { item, price, unit }, otherUnits }: Omit<AskedPriceFacts, 'compared'>, language: Language) {
  const money = unitMoney(price, language)
  const by = unit === undefined ? '' : ` (${unit.toLowerCase()})`
  const others = otherUnits.map((one) => one.toLowerCase()).join(', ')
  const rest = textIn(language, {
    en: ` By other units they do: ${others}. Ask with one of them.`,
    pt: ` Em outras unidades, informam: ${others}. Pergunte com uma delas.`,
  })
  return `${textIn(language, {
    en: `Nothing to compare ${money} with: no record of “${item}” found here states a unit price with its unit${by}.`,
    pt: `Nada com que comparar ${money}: nenhum registro de “${item}” encontrado aqui informa preço unitário com unidade${by}.`,
  })}${otherUnits.length > 0 ? rest : ''}`
}
