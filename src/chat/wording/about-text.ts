// What is said of one thing that a message points to. A difference is stated as a figure, and judged by nobody.

import { contractTypeNames } from '../../domain/contract-type-names.ts'
import { formatMoney, formatNumber } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { listed } from '../../reports/listed.ts'
import type { Bilingual } from '../../reports/template.ts'
import type { LostReference } from '../chat-state.ts'
import type { Likeness, LikenessBasis } from '../facts/record-facts.ts'
import { groupNames, textIn } from './words.ts'

/** How a record or a group stands among those like it. */
export function alikeText(name: string, like: Likeness, language: Language): string {
  const { value, median_value, rank, peers } = like
  if (value === undefined) return textIn(language, unvalued(name))
  const among = amongText(like, language)
  if (median_value === undefined || rank === undefined) return textIn(language, tooFew({ name, peers }, among))
  const money = formatMoney(value, language)
  const median = formatMoney(median_value, language)
  const times = median_value === 0 ? undefined : value / median_value
  const ratio = times === undefined ? '' : ratioText(times, language)
  const [whole, others] = [formatNumber(peers + 1, language), formatNumber(peers, language)]
  const usual = like.by === undefined ? usualOfRecord : usualOfGroup
  return textIn(language, {
    en: `${name}, with ${money}, is ${rankText({ rank, peers }, 'en')} of ${whole} ${among}. The median of the other ${others} is ${median}${ratio}. ${usual.en}`,
    pt: `${name}, com ${money}, é ${rankText({ rank, peers }, 'pt')} entre ${whole} ${among}. A mediana dos outros ${others} é ${median}${ratio}. ${usual.pt}`,
  })
}

function rankText({ rank, peers }: { readonly rank: number; readonly peers: number }, language: Language): string {
  if (rank === 1) return textIn(language, { en: 'the largest', pt: 'o de maior valor' })
  if (rank === peers + 1) return textIn(language, { en: 'the smallest', pt: 'o de menor valor' })
  return textIn(language, { en: `number ${rank} by value`, pt: `o nº ${rank} em valor` })
}

const usualOfRecord: Bilingual = {
  en: 'Quantity, term and scope can differ between them, so that a difference alone is no sign of anything wrong.',
  pt: 'Quantidade, prazo e escopo podem variar entre eles; uma diferença, por si só, não indica nada de errado.',
}
const usualOfGroup: Bilingual = {
  en: 'Size, line of business and number of contracts differ, so that a difference alone is no sign of anything wrong.',
  pt: 'Porte, ramo e número de contratos variam; uma diferença, por si só, não indica nada de errado.',
}

function unvalued(name: string): Bilingual {
  return {
    en: `${name} states no value in reais, so that it cannot be compared with others.`,
    pt: `${name} não informa valor em reais e por isso não pode ser comparado com outros.`,
  }
}

function tooFew({ name, peers }: { readonly name: string; readonly peers: number }, among: string): Bilingual {
  const [least, count] = [limits.chatPeersMin, peers]
  return {
    en: `There are too few ${among} to say how ${name} compares: ${count} besides it, and at least ${least} are needed.`,
    pt: `Há poucos ${among} para dizer como ${name} se compara: ${count} além dele, e são precisos pelo menos ${least}.`,
  }
}

function ratioText(times: number, language: Language): string {
  const about = formatNumber(Math.round(times * 10) / 10, language, 1)
  if (about === '1') return textIn(language, { en: ', about the same', pt: ', quase o mesmo' })
  if (times < 0.1) return ''
  return textIn(language, { en: `, and this is ${about} times that`, pt: `, e este valor é ${about} vezes isso` })
}

function amongText({ by, basis }: Likeness, language: Language): string {
  if (by !== undefined) {
    const { several } = groupNames[by][language]
    return textIn(language, {
      en: `${several} in the same selection that state values`,
      pt: `${several} da mesma seleção com valor informado`,
    })
  }
  const shared = listed(
    basis.map((one) => basisText(one, language)),
    language,
  )
  if (shared === '') return textIn(language, { en: 'records like it', pt: 'registros semelhantes' })
  return textIn(language, {
    en: `records of the same ${shared} that state a value`,
    pt: `registros com valor informado e mesmo ${shared}`,
  })
}

function basisText({ kind, value }: LikenessBasis, language: Language): string {
  const shown = kind === 'contract_type' ? (contractTypeNames[value]?.[language] ?? value) : value
  return `${textIn(language, basisNames[kind])} (${shown})`
}

const basisNames: Readonly<Record<LikenessBasis['kind'], Bilingual>> = {
  object: { en: 'object', pt: 'objeto' },
  contract_type: { en: 'kind of contract', pt: 'tipo de contrato' },
  year: { en: 'year', pt: 'ano' },
  region: { en: 'state', pt: 'estado' },
}

/** Why nothing is said of what was pointed to. */
export function lostText({ kind, ordinal, candidates, isBoth }: LostReference, language: Language): string {
  if (isBoth)
    return textIn(language, {
      en: 'I do not know which two you mean. Name both, for example “compare Bahia and Ceará”.',
      pt: 'Não sei quais dois você quer comparar. Dê o nome de ambos, por exemplo “compare Bahia e Ceará”.',
    })
  const name = textIn(language, thingNames[kind])
  if (ordinal !== undefined && ordinal > 0 && kind === 'item')
    return textIn(language, {
      en: `The last list has no item number ${ordinal}, so that I do not know what you mean.`,
      pt: `A última lista não tem um item número ${ordinal}; não sei a que você se refere.`,
    })
  if (ordinal !== undefined && ordinal > 0)
    return textIn(language, {
      en: `The last list has no item number ${ordinal} that tells of a ${name}, so that I do not know what you mean.`,
      pt: `A última lista não tem um item número ${ordinal} que indique ${name}; não sei a que você se refere.`,
    })
  if (candidates > 1)
    return textIn(language, {
      en: `The last answer has ${candidates} that could be meant. Say which one, for example “the second”, or name it.`,
      pt: `A última resposta traz ${candidates} possibilidades. Diga qual, por exemplo “o segundo”, ou dê o nome.`,
    })
  if (kind === 'finding')
    return textIn(language, {
      en: 'I do not know which finding you mean, as the last answer shows none. Ask me to look for anomalies first.',
      pt: 'Não sei a que achado você se refere, pois a última resposta não mostra nenhum. Peça antes que eu procure anomalias.',
    })
  return textIn(language, {
    en: `I do not know which ${name} you mean, as the last answer shows none. Name it, or ask for a list first.`,
    pt: `Não sei a que ${name} você se refere, pois a última resposta não mostra nenhum. Dê o nome ou peça antes uma lista.`,
  })
}

const thingNames: Readonly<Record<LostReference['kind'], Bilingual>> = {
  item: { en: 'record', pt: 'registro' },
  supplier: { en: 'supplier', pt: 'fornecedor' },
  organization: { en: 'public body', pt: 'órgão' },
  finding: { en: 'finding', pt: 'achado' },
  investigation: { en: 'case', pt: 'processo' },
}
