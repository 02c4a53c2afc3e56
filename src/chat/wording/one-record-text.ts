// What is said of one record: its bids, registers on its day, and on what its price is judged. Nothing here accuses anybody.

import { formatMoney, formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { Bilingual } from '../../reports/template.ts'
import type { AnswerPart } from '../answer-draft.ts'
import type { Bidder, SanctionEntry, SanctionMoment, SanctionsThen } from '../facts/one-record-facts.ts'
import { dayText, entrySpan, isEver, periodsText } from './sanction-span.ts'
import { textIn } from './words.ts'

type PartOf<Name extends AnswerPart['part']> = Extract<AnswerPart, { readonly part: Name }>

export function biddersText({ name, bidders, bids }: PartOf<'bidders'>, language: Language): string {
  const count = formatNumber(bids, language)
  if (bidders.length === 0)
    return textIn(language, {
      en: `The record of ${name} does not name who bid. That says nothing of how many did.`,
      pt: `O registro de ${name} não indica quem participou. Isso nada diz de quantos participaram.`,
    })
  const head = textIn(language, {
    en: `The record of ${name} names ${count} ${bids === 1 ? 'bid' : 'bids'}${bids > bidders.length ? `, of which ${formatNumber(bidders.length, 'en')} ${bidders.length === 1 ? 'follows' : 'follow'}, that of its supplier first` : ''}:`,
    pt: `O registro de ${name} indica ${count} ${bids === 1 ? 'proposta' : 'propostas'}${bids > bidders.length ? `, das quais ${bidders.length === 1 ? 'segue' : 'seguem'} ${formatNumber(bidders.length, 'pt')}, a do fornecedor primeiro` : ''}:`,
  })
  return [head, ...bidders.map((bidder, index) => `${index + 1}. ${bidderText(bidder, language)}`)].join('\n')
}

function bidderText({ id, name, value, status, isSupplier }: Bidder, language: Language): string {
  const facts = [
    name === undefined ? id : `${name} (${id})`,
    ...(value === undefined ? [] : [formatMoney(value, language)]),
    ...(status === undefined ? [] : [statusNames[status][language]]),
    ...(isSupplier ? [textIn(language, { en: 'supplier of this record', pt: 'fornecedor deste registro' })] : []),
  ]
  return facts.join('; ')
}

const statusNames: Readonly<Record<NonNullable<Bidder['status']>, Bilingual>> = {
  valid: { en: 'valid', pt: 'válida' },
  disqualified: { en: 'disqualified', pt: 'desclassificada' },
  withdrawn: { en: 'withdrawn', pt: 'retirada' },
}

export function sanctionsThenText({ name, then }: PartOf<'sanctions_then'>, language: Language): string {
  const { supplier, held, entries, periods } = then
  const day = dayText(then.day, language)
  const when =
    periods === undefined
      ? day && textIn(language, { en: `on ${day}, the day of ${name}`, pt: `em ${day}, data de ${name}` })
      : periodsText(periods, language)
  if (held === 0)
    return textIn(language, {
      en: 'No register of sanctions is held, so that I cannot say who was on one.',
      pt: 'Não há cadastro de sanções guardado; não posso dizer quem constava em um.',
    })
  if (when === undefined || supplier === undefined)
    return textIn(language, {
      en: `The record of ${name} names no ${when === undefined ? 'day' : 'company as its supplier'}, so that I cannot say whether a sanction was in force.`,
      pt: `O registro de ${name} não indica ${when === undefined ? 'data' : 'uma empresa como fornecedora'}; não posso dizer se havia uma sanção em vigor.`,
    })
  const who = supplier.name === undefined ? supplier.id : `${supplier.name} (${supplier.id})`
  const whole = formatNumber(held, language)
  if (entries.length === 0) {
    const [other, outra] = periods && isEver(periods) ? ['', ''] : [' or at any other time', ' ou em outra época']
    return textIn(language, {
      en: `${held === 1 ? 'The one entry of a register that is held is not' : `None of the ${whole} entries of registers that are held is`} about ${who}, the supplier of ${name}, ${when}${other}. That is no clearance: what is held may be incomplete.`,
      pt: `${held === 1 ? 'O único registro de cadastro guardado não é' : `Nenhum dos ${whole} registros de cadastros guardados é`} sobre ${who}, fornecedor de ${name}, ${when}${outra}. Isso não é um atestado: o que está guardado pode estar incompleto.`,
    })
  }
  return [...entriesText(then, { when, who, of: name }, language), reachText(language)].join('\n')
}

interface Told {
  readonly when: string
  readonly who: string
  readonly of: string
}

function entriesText(
  { entries, total, in_force: count, periods }: SanctionsThen,
  { when, who, of }: Told,
  language: Language,
): readonly string[] {
  const then = `${when.charAt(0).toUpperCase()}${when.slice(1)}`
  const whose = periods === undefined ? '' : textIn(language, { en: `, the supplier of ${of},`, pt: `, de ${of}` })
  const head =
    count > 0
      ? textIn(language, {
          en: `${then}, ${count === 1 ? 'a sanction' : `${formatNumber(count, 'en')} sanctions`} of ${periods === undefined ? 'its supplier ' : ''}${who}${whose} ${count === 1 ? 'was' : 'were'} in force:`,
          pt: `${then}, ${count === 1 ? 'estava em vigor uma sanção' : `estavam em vigor ${formatNumber(count, 'pt')} sanções`} do fornecedor ${who}${whose}:`,
        })
      : textIn(language, {
          en: `${then}, no sanction of ${periods === undefined ? 'its supplier ' : ''}${who}${whose} was in force by the registers that are held:`,
          pt: `${then}, nenhuma sanção do fornecedor ${who}${whose} estava em vigor segundo os cadastros guardados:`,
        })
  const [told, all] = [formatNumber(entries.length, language), formatNumber(total, language)]
  const rest =
    total > entries.length
      ? [
          textIn(language, {
            en: `These are ${told} of the ${all} entries about it, those in force first.`,
            pt: `Estes são ${told} dos ${all} registros sobre ele, os em vigor primeiro.`,
          }),
        ]
      : []
  return [head, ...entries.map((entry, index) => `${index + 1}. ${entryText(entry, periods, language)}`), ...rest]
}

function entryText(entry: SanctionEntry, periods: SanctionsThen['periods'], language: Language): string {
  const { moment } = entry
  const said = periods === undefined && moment !== 'between' ? momentNames[moment] : periodMoments[moment]
  return `${entrySpan(entry, language)}: ${said[language]}`
}

const momentNames: Readonly<Record<Exclude<SanctionMoment, 'between'>, Bilingual>> = {
  in_force: { en: 'in force on that day', pt: 'em vigor nessa data' },
  before: { en: 'ended before that day', pt: 'encerrada antes dessa data' },
  after: { en: 'began after that day', pt: 'iniciada depois dessa data' },
  suspended: { en: 'suspended on that day', pt: 'suspensa nessa data' },
  withdrawn: { en: 'no longer on its register by that day', pt: 'já fora do cadastro nessa data' },
}

const periodMoments: Readonly<Record<SanctionMoment, Bilingual>> = {
  in_force: { en: 'in force then', pt: 'em vigor então' },
  before: { en: 'ended before', pt: 'encerrada antes' },
  after: { en: 'began later', pt: 'iniciada depois' },
  between: { en: 'lasted only between them', pt: 'durou só entre eles' },
  suspended: { en: 'suspended then', pt: 'suspensa então' },
  withdrawn: { en: 'no longer on its register by then', pt: 'já fora do cadastro então' },
}

function reachText(language: Language): string {
  return textIn(language, {
    en: 'Whether a sanction bound this contract depends on its reach too, which an investigation looks into.',
    pt: 'Se uma sanção alcançava este contrato depende também da abrangência dela, o que uma investigação examina.',
  })
}

/** Of a record or of a supplier. */
export function priceOfText({ name, basis }: PartOf<'price_of'>, language: Language): string {
  return textIn(language, priceTexts[basis](name))
}

const priceTexts: Readonly<Record<PartOf<'price_of'>['basis'], (name: string) => Bilingual>> = {
  findings: (name) => ({
    en: `An investigation has an indication about the price of ${name}. It is a sign to check, and proves no overpricing:`,
    pt: `Uma investigação tem um indício sobre o preço de ${name}. É um sinal a verificar, e não prova sobrepreço:`,
  }),
  unit_prices: (name) => ({
    en: `None of the investigations that I looked through has an indication about the price of ${name}, which is no clearance. What its unit price says beside comparable ones:`,
    pt: `Nenhuma das investigações que consultei tem indício sobre o preço de ${name}, o que não é um atestado. O que diz o preço unitário ao lado de comparáveis:`,
  }),
  peers: (name) => ({
    en: `None of the investigations that I looked through has an indication about the price of ${name}, which is no clearance. Beside records like it:`,
    pt: `Nenhuma das investigações que consultei tem indício sobre o preço de ${name}, o que não é um atestado. Ao lado de registros semelhantes:`,
  }),
  nothing: (name) => ({
    en: `There is too little data to say whether the price of ${name} is high, and none of the investigations that I looked through has an indication about it.`,
    pt: `Não há dados suficientes para dizer se o preço de ${name} é alto, e nenhuma das investigações que consultei tem indício sobre ele.`,
  }),
}
