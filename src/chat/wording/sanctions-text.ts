// What registers of sanctions say of suppliers. To be listed says nothing of a contract: that depends on its day and on the reach.

import { parseDay } from '../../domain/days.ts'
import { formatDate, formatMoney, formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { listed as inList } from '../../reports/listed.ts'
import type { SanctionedParty, SanctionFacts } from '../facts/sanction-facts.ts'

export function sanctionsText(facts: SanctionFacts, language: Language): string {
  const { held, in_force, suppliers, listed, contracts, total_value, parties } = facts
  const number = (value: number) => formatNumber(value, language)
  if (held === 0)
    return {
      en: 'No register of sanctions is held, so that I cannot say who is on one.',
      pt: 'Não há cadastro de sanções guardado; não posso dizer quem consta em um.',
    }[language]
  const registers = {
    en: `${number(held)} entries of registers of sanctions are held, ${number(in_force)} of them in force today.`,
    pt: `Há ${number(held)} registros de cadastros de sanções guardados, ${number(in_force)} deles em vigor hoje.`,
  }[language]
  if (listed === 0) {
    const none = {
      en: `${suppliers === 1 ? 'The one supplier of these contracts is not' : `None of the ${number(suppliers)} suppliers of these contracts is`} listed today. That is no clearance: what is held may be incomplete.`,
      pt: `${suppliers === 1 ? 'O único fornecedor destes contratos não' : `Nenhum dos ${number(suppliers)} fornecedores destes contratos`} consta hoje. Isso não é um atestado: o que está guardado pode estar incompleto.`,
    }[language]
    return `${none} ${registers}`
  }
  const money = formatMoney(total_value, language)
  const head = {
    en: `${number(listed)} of the ${number(suppliers)} suppliers of these contracts ${listed === 1 ? 'is' : 'are'} on a register of sanctions today, with ${number(contracts)} ${contracts === 1 ? 'contract' : 'contracts'} worth ${money} in all:`,
    pt: `${number(listed)} de ${number(suppliers)} fornecedores destes contratos ${listed === 1 ? 'consta' : 'constam'} hoje em um cadastro de sanções, com ${number(contracts)} ${contracts === 1 ? 'contrato' : 'contratos'} no valor total de ${money}:`,
  }[language]
  const lines = parties.map((party, index) => `${index + 1}. ${partyText(party, language)}`)
  const rest = {
    en: `${registers} To be listed today says nothing of a contract: that depends on its day and on whom the sanction binds, which an investigation looks into.`,
    pt: `${registers} Constar hoje nada diz de um contrato: isso depende da data dele e de quem a sanção alcança, o que uma investigação examina.`,
  }[language]
  return [head, ...lines, rest].join('\n')
}

function partyText(
  { id, name, lists, types, until, contracts, total_value }: SanctionedParty,
  language: Language,
): string {
  const who = name === undefined ? id : `${name} (${id})`
  const day = until === undefined ? undefined : parseDay(until)
  const end = day === undefined ? '' : { en: ' until ', pt: ' até ' }[language] + formatDate(day, language)
  const word = { en: ['contract', 'contracts'], pt: ['contrato', 'contratos'] }[language][contracts === 1 ? 0 : 1]
  const money = formatMoney(total_value, language)
  const kinds = types.length === 0 ? '' : ` (${inList(types, language)})`
  return `${who}: ${inList(lists, language)}${kinds}${end}; ${formatNumber(contracts, language)} ${word}, ${money}`
}
