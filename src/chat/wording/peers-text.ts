// A party among its peers: who they are, how many, and its place by value.

import { formatMoney, formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { AnswerPart } from '../answer-draft.ts'
import { groupText } from './group-text.ts'
import { groupNames, textIn } from './words.ts'

type AmongPeers = Extract<AnswerPart, { readonly part: 'among_peers' }>

/** What the peers share, and the place among them; or that there are too few to say. */
export function peersText({ groups: { by, groups }, peers }: AmongPeers, language: Language): string {
  const [own] = groups
  const name = own === undefined ? '' : groupText(own, by, language)
  const { several } = groupNames[by][language]
  const group = groupOfPeers(peers.contract_type, several, language)
  const { place, others } = peers
  const count = formatNumber(others, language)
  if (place?.median_value === undefined || others < limits.chatPeersMin)
    return textIn(language, {
      en: `Insufficient data to compare ${name} with its peers, which are ${group}: ${count} others state a value, and at least ${limits.chatPeersMin} are needed.`,
      pt: `Dados insuficientes para comparar ${name} com seus pares, que são ${group}: ${count} outros informam valor, e são precisos pelo menos ${limits.chatPeersMin}.`,
    })
  const [rank, whole] = [formatNumber(place.rank, language), formatNumber(place.total, language)]
  const [money, median] = [formatMoney(place.value, language), formatMoney(place.median_value, language)]
  const lines = peers.largest.map((one) => `${groupText(one, by, language)}: ${formatMoney(one.total_value, language)}`)
  const largest =
    lines.length === 0
      ? ''
      : textIn(language, {
          en: ` The largest of the others: ${lines.join('; ')}.`,
          pt: ` Os maiores entre os outros: ${lines.join('; ')}.`,
        })
  return textIn(language, {
    en: `Its peers are ${group}. Among all ${whole} of them that state a value, ${name} is number ${rank} by value, with ${money}; the median of the other ${count} is ${median}.${largest} Size and number of contracts differ, so that a place alone says nothing of how any of them works.`,
    pt: `Seus pares são ${group}. Entre todos os ${whole} com valor informado, ${name} é o nº ${rank} em valor, com ${money}; a mediana dos outros ${count} é ${median}.${largest} Porte e número de contratos variam; uma posição, por si só, nada diz sobre a atuação de ninguém.`,
  })
}

function groupOfPeers(type: string | undefined, several: string, language: Language): string {
  if (type === undefined)
    return textIn(language, {
      en: `all ${several} of the same search`,
      pt: `todos os ${several} da mesma busca`,
    })
  const kind = groupText({ key: type }, 'contract_type', language)
  return textIn(language, {
    en: `the ${several} of the same search with contracts for ${kind}, the kind that it has most of by value, compared by those contracts alone`,
    pt: `os ${several} da mesma busca com contratos de ${kind}, o tipo em que tem mais valor, comparados só por esses contratos`,
  })
}
