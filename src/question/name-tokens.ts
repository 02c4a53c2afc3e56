// Tokens of names of bodies and firms: what may belong to one, and what begins something else.

import { federativeUnits } from '../domain/vocabulary.ts'
import { readDates } from './dates.ts'
import { type Line, type LinePart, plainAt } from './line.ts'
import { readMoney } from './money.ts'
import { toPlainCharacters } from './plain-characters.ts'
import { anomalyWords, suspicionWords } from './words/anomaly-words.ts'
import { bodyHeads } from './words/body-heads.ts'
import { contractTypeWords, modalityWords, sourceWords } from './words/kind-words.ts'

export const verbs = new Set(
  'compare compares compared comparing gastou gastaram pagou pagaram contratou contrataram comprou compraram assinou assinaram fez fizeram tem teve tiveram recebeu receberam possui possuem foi sao tinha realizou celebrou firmou publicou abriu fechou vendeu forneceu ganhou venceu spent spend spends paid pay pays signed sign bought buy buys has have had did does do made make hired hire awarded is are was were received receive won wins win sold forneceu forneceram venderam prestou prestaram supplied provided gasta gastam paga pagam compra compram contrata contratam recebe ganha ganham vence'.split(
    ' ',
  ),
)
export function isCapitalised(line: Line, at: number): boolean {
  const shape = line.tokens[at]?.shape
  return shape === 'title' || shape === 'upper'
}

/** Whether a capital begins something else: a month, a source, a body of its own. */
export function startsOther(line: Line, at: number): boolean {
  return readDates(line, at) !== undefined || bodyHeads.find(line.tokens, at)?.value === 'plural'
}

export function isOther(line: Line, at: number): boolean {
  return (
    anomalyWords.find(line.tokens, at) !== undefined ||
    suspicionWords.find(line.tokens, at) !== undefined ||
    modalityWords.find(line.tokens, at) !== undefined ||
    contractTypeWords.find(line.tokens, at) !== undefined ||
    sourceWords.find(line.tokens, at) !== undefined ||
    readDates(line, at) !== undefined ||
    readMoney(line, at) !== undefined
  )
}

/** The index after `/ES`, `- SP`, `(MG)` or `, PI`. */
export function skipState(line: Line, at: number): number {
  const mark = ['/', '-', '(', ','].includes(plainAt(line, at))
  const token = line.tokens[mark ? at + 1 : at]
  const isUnit = token?.shape === 'upper' && federativeUnits.some((unit) => unit === token.text)
  if (!isUnit || !(mark || token.glued)) return at
  // In a list the next state is one of its own: `Prefeitura de Recife, SP e RJ`.
  if (
    plainAt(line, at) === ',' &&
    ['e', 'and', ','].includes(plainAt(line, at + 2)) &&
    line.tokens[at + 3]?.shape === 'upper'
  )
    return at
  return plainAt(line, at) === '(' ? at + 3 : mark ? at + 2 : at + 1
}

export function named(
  line: Line,
  { from, start, to }: { readonly from: number; readonly start: number; readonly to: number },
  { party, end }: { readonly party: 'organizations' | 'suppliers'; readonly end: number },
): LinePart {
  return { from, to, meaning: { kind: 'named', party, names: [plainText(line, start, end)] } }
}

export function plainText({ text, tokens }: Line, from: number, to: number): string {
  const words = tokens.slice(from, to)
  return words
    .map(({ plain, start }, index) => toPlainCharacters(text.slice(words[index - 1]?.end ?? start, start)) + plain)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

export const articles = new Set(
  'a o as os da do das dos de na no pela pelo the of by at in ao à em from com with to and e for para entre'.split(' '),
)
