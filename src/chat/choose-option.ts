// The option of a clarification that a message chooses in words: `no Piauí`, `e no RS?`, `the second one`, `Horizonte Construções`.

import { toPlainCharacters } from '../question/plain-characters.ts'
import type { AnswerOption } from './answer-draft.ts'
import { plainOf } from './message-cues.ts'
import { ordinalOf } from './references.ts'
import { stateWords } from './suggest-words.ts'

const free = new Set(
  [
    'a o as os e and in em no na nos nas do da de of from the that this one ones is it i mean meant quero want please',
    'por favor um uma opcao option numero number me refiro ao aquele aquela esse essa city cidade municipio town state',
    'estado sim yes ok quis dizer era only so',
  ].flatMap((words) => words.split(' ')),
)

/** The option that all words of the text are about; undefined where they say more, or mean several. */
export function chosenOption(text: string, options: readonly AnswerOption[]): AnswerOption | undefined {
  const words = wordsOf(text)
  const [sole, second] = options
  if (words.length === 0 && sole !== undefined && second === undefined && affirms(text)) return sole
  const [only] = words.length === 1 ? words : []
  const ordinal = only === undefined ? undefined : ordinalOf(only)
  if (ordinal !== undefined) return options.at(ordinal < 0 ? ordinal : ordinal - 1)
  const meant = options.filter((option) => isAbout(words, option))
  return meant.length === 1 ? meant[0] : undefined
}

function affirms(text: string): boolean {
  return /\b(?:yes|sim|this|that|esse|essa|aquele|aquela)\b/.test(plainOf(text))
}

/** Whether the words are those of a party's name, of a run's question, or a place's name, its state, or both. */
function isAbout(words: readonly string[], { place, party, run }: AnswerOption): boolean {
  if (run !== undefined) {
    const known = wordsOf(`${run.query} ${run.started} ${run.id}`)
    return words.length > 0 && words.every((word) => known.includes(word))
  }
  if (place === undefined) {
    const known = wordsOf(party.name)
    const isId = (word: string) => word.length >= 8 && party.ids.some((id) => id.startsWith(word))
    return words.length > 0 && words.every((word) => known.includes(word) || isId(word))
  }
  const { name, region } = place
  const state = toPlainCharacters(stateNames[region] ?? region)
  const said = ` ${words.join(' ')} `
  const withoutState = [state, region.toLowerCase()]
    .map((each) => said.replace(` ${wordsOf(each).join(' ')} `, ' '))
    .find((rest) => rest !== said)
  if (withoutState === undefined) return false
  const rest = withoutState.replace(` ${wordsOf(name).join(' ')} `, ' ').trim()
  return rest === ''
}

const stateNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(stateWords).map(([unit, [, name]]) => [unit, name]),
)

function wordsOf(text: string): readonly string[] {
  return plainOf(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !free.has(word))
}
