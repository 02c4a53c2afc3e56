// What registers of sanctions say of suppliers. To be listed says nothing of a contract: that depends on its day and on the reach.

import { formatMoney, formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { listed as inList } from '../../reports/listed.ts'
import type { SanctionedParty, SanctionFacts } from '../facts/sanction-facts.ts'
import { dayText, entrySpan, isEver, periodsText } from './sanction-span.ts'

export function sanctionsText(facts: SanctionFacts, language: Language): string {
  const { held, in_force, suppliers, listed, contracts, total_value, parties, periods } = facts
  const number = (value: number) => formatNumber(value, language)
  if (held === 0)
    return {
      en: 'No register of sanctions is held, so that I cannot say who is on one.',
      pt: 'Não há cadastro de sanções guardado; não posso dizer quem consta em um.',
    }[language]
  const when = periods === undefined ? { en: 'today', pt: 'hoje' }[language] : momentText(periods, language)
  const registers = {
    en: `${number(held)} ${held === 1 ? 'entry of a register of sanctions is held' : 'entries of registers of sanctions are held'}, ${held === 1 ? (in_force === 1 ? 'in force' : 'not in force') : `${number(in_force)} of them in force`} ${when}.`,
    pt: `Há ${number(held)} ${held === 1 ? 'registro de cadastro de sanções guardado' : 'registros de cadastros de sanções guardados'}, ${held === 1 ? (in_force === 1 ? 'em vigor' : 'fora de vigor') : `${number(in_force)} deles em vigor`} ${when}.`,
  }[language]
  if (listed === 0) return `${noneText(facts, language)} ${registers}`
  const money = formatMoney(total_value, language)
  const stand =
    periods === undefined
      ? {
          en: `${listed === 1 ? 'is' : 'are'} on a register of sanctions today`,
          pt: `${listed === 1 ? 'consta' : 'constam'} hoje em um cadastro de sanções`,
        }
      : {
          en: `had a sanction in force ${when}`,
          pt: `${listed === 1 ? 'tinha' : 'tinham'} sanção em vigor ${when}`,
        }
  const head = {
    en: `${suppliers === 1 ? 'The one supplier' : `${number(listed)} of the ${number(suppliers)} suppliers`} of these contracts ${stand.en}, with ${number(contracts)} ${contracts === 1 ? 'contract' : 'contracts'} worth ${money} in all:`,
    pt: `${suppliers === 1 ? 'O único fornecedor' : `${number(listed)} de ${number(suppliers)} fornecedores`} destes contratos ${stand.pt}, com ${number(contracts)} ${contracts === 1 ? 'contrato' : 'contratos'} no valor total de ${money}:`,
  }[language]
  const lines = parties.map((party, index) => `${index + 1}. ${partyText(party, periods, language)}`)
  const [today, hoje] = periods === undefined ? ['today', 'hoje'] : ['then', 'então']
  const rest = {
    en: `${registers} To be listed ${today} says nothing of a contract: that depends on its day and on whom the sanction binds, which an investigation looks into.`,
    pt: `${registers} Constar ${hoje} nada diz de um contrato: isso depende da data dele e de quem a sanção alcança, o que uma investigação examina.`,
  }[language]
  return [head, ...lines, rest].join('\n')
}

/** At some moment of a period is enough; `at any time` says so by itself. */
function momentText(periods: NonNullable<SanctionFacts['periods']>, language: Language): string {
  const isOneDay = periods.every(({ start, end }) => start !== undefined && start === end)
  const words = periodsText(periods, language)
  return isOneDay || isEver(periods)
    ? words
    : `${words} ${{ en: '(at some moment of it)', pt: '(em algum momento)' }[language]}`
}

function noneText({ suppliers, periods }: SanctionFacts, language: Language): string {
  const number = formatNumber(suppliers, language)
  if (periods === undefined)
    return {
      en: `By the registers that are held, ${suppliers === 1 ? 'the one supplier of these contracts has no sanction' : `none of the ${number} suppliers of these contracts has a sanction`} in force today. That is no clearance: what is held may be incomplete.`,
      pt: `Segundo os cadastros guardados, ${suppliers === 1 ? 'o único fornecedor destes contratos não tem sanção' : `nenhum dos ${number} fornecedores destes contratos tem sanção`} em vigor hoje. Isso não é um atestado: o que está guardado pode estar incompleto.`,
    }[language]
  const when = periodsText(periods, language)
  return {
    en: `By the registers that are held, ${suppliers === 1 ? 'the one supplier of these contracts had no sanction' : `none of the ${number} suppliers of these contracts had a sanction`} in force ${when}. That is no clearance: what is held may be incomplete.`,
    pt: `Segundo os cadastros guardados, ${suppliers === 1 ? 'o único fornecedor destes contratos não tinha sanção' : `nenhum dos ${number} fornecedores destes contratos tinha sanção`} em vigor ${when}. Isso não é um atestado: o que está guardado pode estar incompleto.`,
  }[language]
}

function partyText(party: SanctionedParty, periods: SanctionFacts['periods'], language: Language): string {
  const { id, name, contracts, total_value } = party
  const who = name === undefined ? id : `${name} (${id})`
  const word = { en: ['contract', 'contracts'], pt: ['contrato', 'contratos'] }[language][contracts === 1 ? 0 : 1]
  const money = formatMoney(total_value, language)
  const told = periods === undefined ? listedText(party, language) : spansText(party, language)
  return `${who}: ${told}; ${formatNumber(contracts, language)} ${word}, ${money}`
}

function listedText({ lists, types, until }: SanctionedParty, language: Language): string {
  const day = dayText(until, language)
  const end = day === undefined ? '' : { en: ' until ', pt: ' até ' }[language] + day
  const kinds = types.length === 0 ? '' : ` (${inList(types, language)})`
  return `${inList(lists, language)}${kinds}${end}`
}

function spansText({ entries, in_force }: SanctionedParty, language: Language): string {
  const more = formatNumber(in_force - entries.length, language)
  const rest = in_force > entries.length ? [{ en: `${more} more`, pt: `e mais ${more}` }[language]] : []
  return [...entries.map((entry) => entrySpan(entry, language)), ...rest].join('; ')
}
