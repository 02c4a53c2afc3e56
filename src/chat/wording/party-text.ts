// Whom a name may mean: the question back, and which bodies of one name were added up.

import { formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { listed } from '../../reports/listed.ts'
import type { AddedBodies, PartyOption } from '../facts/record-facts.ts'
import { placeName } from './scope-text.ts'
import { textIn } from './words.ts'

/** The same where several parties have the name; where no record has it, which is near to others; where it is that of a town. */
export function whichPartyText(options: readonly [Named, ...Named[]], language: Language): string {
  const [option, second] = options
  const question = whoIsMeantText(option, { isOne: second === undefined, language })
  if (option.of === undefined) return question
  const [shown, all] = [formatNumber(limits.chatPartiesOffered, language), formatNumber(option.of, language)]
  return textIn(language, {
    en: `${question} These are the ${shown} with the most records of ${all}; name the place or the number of another.`,
    pt: `${question} Estes são os ${shown} com mais registros entre ${all}; dê o lugar ou o número de outro.`,
  })
}

interface Asking {
  /** One is offered. */
  readonly isOne: boolean
  readonly language: Language
}

function whoIsMeantText({ kind, asked, isNamed, town }: Named, { isOne, language }: Asking): string {
  if (town !== undefined)
    return textIn(language, {
      en: `No record matches in ${placeName(town)}. Do you mean a firm of that name?`,
      pt: `Nenhum registro corresponde em ${placeName(town)}. Você quer dizer uma empresa com esse nome?`,
    })
  if (isNamed && kind === 'organizations')
    return textIn(language, {
      en: `Several public bodies have the name “${asked}”. Which of them do you mean?`,
      pt: `Vários órgãos têm o nome “${asked}”. A qual deles você se refere?`,
    })
  if (isNamed)
    return textIn(language, {
      en: `Several firms have the name “${asked}”. Which of them do you mean?`,
      pt: `Várias empresas têm o nome “${asked}”. A qual delas você se refere?`,
    })
  return textIn(language, {
    en: `No record has “${asked}”. ${isOne ? 'Do you mean this one?' : 'Which of these do you mean?'}`,
    pt: `Nenhum registro tem “${asked}”. ${isOne ? 'É este que você quer dizer?' : 'Qual destes você quer dizer?'}`,
  })
}

type Named = Pick<PartyOption, 'kind' | 'asked' | 'isNamed' | 'town' | 'of'>

/** That the records of several bodies are added up, some of which share one name. */
export function addedBodiesText({ asked, bodies, alike }: AddedBodies, language: Language): string {
  const [count, names] = [formatNumber(bodies, language), listed(alike, language)]
  return textIn(language, {
    en: `The name “${asked}” is of ${count} public bodies, which are added up. Of one name in several places are ${names}: name the place of the one that you mean.`,
    pt: `O nome “${asked}” é de ${count} órgãos, que estão somados. De mesmo nome em lugares diferentes são ${names}: dê o lugar daquele que você quer.`,
  })
}
