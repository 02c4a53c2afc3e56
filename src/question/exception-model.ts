// The learned second opinion on exceptions: whether a question takes out a filter, by the words around it. Logistic regression whose
// weights `npm run generate` learns from the labelled lines and from patterns (src/evaluation/learn-exceptions.ts).

import { exceptionWeights } from './generated/exception-weights.ts'
import { type IntentWords, toIntentWords } from './intent-features.ts'
import type { Line, LinePart } from './line.ts'
import { isSlot } from './negation.ts'

/** Probability from which the model is held to know better than the rules. */
const certain = 0.95
/** Weights are whole numbers of this step. */
const step = 1 / 8

/** What the rules read of a line. */
interface Ruled {
  readonly excluded: ReadonlySet<LinePart>
  /** Those of `excluded` that words such as `não` deny; words of exception are no matter of opinion. */
  readonly denied: ReadonlySet<LinePart>
  /** Filters of which the rules say that nobody can say, or that they read as something else. */
  readonly settled: ReadonlySet<LinePart>
}

/** What the rules take out, but for the filters of which the model is certain that they are wrong. */
export function withSecondOpinion(
  line: Pick<Line, 'tokens' | 'parts'>,
  { excluded, denied, settled }: Ruled,
): ReadonlySet<LinePart> {
  const words = toIntentWords(line)
  const decided = new Set(excluded)
  if (excluded.size === 0 && !words.words.some((word) => denials.has(word))) return decided
  for (const part of line.parts) {
    if (!isSlot(part) || settled.has(part) || unjudged.has(part.meaning.kind)) continue
    const probability = likelyExcluded(words, part)
    if (probability >= certain && !isAffirmed(line, part)) decided.add(part)
    if (probability <= 1 - certain && denied.has(part) && isUnderNot(words, part)) decided.delete(part)
  }
  return decided
}

/** Whether two denials that are none stand before it: `não deixe de fora`. */
function isAffirmed({ parts }: Pick<Line, 'parts'>, { from }: LinePart): boolean {
  return parts.some(({ meaning, to }) => to <= from && meaning.kind === 'negation' && meaning.cue === 'affirm')
}

/** Whether the last denial before it is `não` or `not`: `sem`, `non-` and the like are no matter of opinion either. */
function isUnderNot({ words, places }: IntentWords, part: LinePart): boolean {
  const last = words.slice(0, places.get(part)).findLast((word) => nots.has(word) || lacks.has(word))
  return last !== undefined && nots.has(last)
}
const nots: ReadonlySet<string> = new Set(['nao', 'not', 't'])
const lacks: ReadonlySet<string> = new Set(['sem', 'without', 'no', 'non'])

/** Bounds of money and sources are never taken out by a word before them. */
const unjudged: ReadonlySet<string> = new Set(['money', 'data_source'])

function likelyExcluded({ words, places }: IntentWords, part: LinePart): number {
  const at = places.get(part)
  if (at === undefined || at >= words.length) return 0.5
  table ??= parseWeights(exceptionWeights)
  const sum = exceptionFeatures(words, at).reduce((total, feature) => total + (table?.get(feature) ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

let table: ReadonlyMap<string, number> | undefined

function parseWeights(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split('\n').map((line) => {
      const end = line.indexOf(' ')
      return [line.slice(end + 1), Number(line.slice(0, end)) * step]
    }),
  )
}

/** The line of a feature in the table of weights; none where it weighs nothing. */
export function exceptionWeightLine(feature: string, weight: number): string | undefined {
  const steps = Math.round(weight / step)
  return steps === 0 ? undefined : `${steps} ${feature}`
}

/** Words that deny, except or keep. */
const denials: ReadonlySet<string> = new Set(
  'nao n sem nem nunca jamais nada nenhum nenhuma ninguem exceto menos salvo fora tirando tira tire tirante senao excetuando exceptuando excluindo exclua excluir exclui excluidos excluidas excluido excluida ignore ignorar ignora ignorando pule pular pula desconsidere desconsiderar desconsiderando deixe deixando deixar deixa descontando descontados descontadas ressalvados ressalvadas ressalvado afora excecao esqueca esquece esqueco retire retirando remova removendo descarte descartando corta corte dispenso poupe omita omitindo evite alem lado vez lugar diferente diferentes not t no without nor neither never none nothing nobody except excluding excluded exclude excepting excepted exception other than skip skipping ignoring forget drop discard disregard disregarding leave leaving left apart aside barring bar save minus less exempt outside unless instead avoid subtract omit omitting rule remove filter unrelated rather anything regardless so apenas somente only just but mas como por why including inclusive'.split(
    ' ',
  ),
)

const isSign = (word: string) => /^[A-Z]+$/.test(word) && word !== 'NUM'
const isMark = (word: string) => /^[^\p{L}\p{N}]+$/u.test(word)

/** What stands around the filter at a place: its neighbours, its clause, and the way to the denials before it. */
export function exceptionFeatures(words: readonly string[], at: number): readonly string[] {
  const own = words[at] ?? ''
  const near = (place: number) => {
    const word = place < 0 ? '^' : (words[place] ?? '$')
    if (isSign(word)) return word === own ? 'S' : 'T'
    return word.length > 5 ? `${word.slice(0, 5)}~` : word
  }
  const run = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, step) => near(from + step)).join(' ')
  const before = words.flatMap((word, place) => (place < at && denials.has(word) ? [place] : []))
  const [last, former] = [before.at(-1), before.at(-2)]
  return [
    ...new Set([
      'bias',
      `k:${own}`,
      ...[1, 2, 3, 4].flatMap((step) => [`L${step}:${near(at - step)}`, `R${step}:${near(at + step)}`]),
      ...[2, 3, 4].map((length) => `l:${run(at - length, at - 1)}`),
      ...[2, 3].map((length) => `r:${run(at + 1, at + length)}`),
      `lr:${near(at - 1)}_${near(at + 1)}`,
      ...clauseBefore(words, at, near),
      `nn:${Math.min(before.length, 3)}`,
      ...(last === undefined ? [] : wayFrom(words, { last, at, near, run })),
      ...(last === undefined || former === undefined ? [] : wayBetween(words, { former, last, at, run })),
      ...(words.includes('?') ? [`q:${words[last ?? -1] ?? '-'}${before.length > 1 ? '2' : ''}`] : []),
      `st:${run(0, 1)}`,
      `st:${run(0, 2)}`,
    ]),
  ]
}

/** The words of the clause before a place, with the number of commas between. */
function clauseBefore(words: readonly string[], at: number, near: (place: number) => string): readonly string[] {
  const found: string[] = []
  let commas = 0
  for (let place = at - 1; place >= Math.max(0, at - 13); place--) {
    const word = words[place] ?? ''
    if (/^[.;:?!]$/.test(word)) break
    if (word === ',') commas++
    else found.push(`c${Math.min(commas, 2)}:${near(place)}`)
  }
  return found
}

interface Way {
  readonly last: number
  readonly at: number
  readonly run: (from: number, to: number) => string
}

/** The way from the last denial to the place. */
function wayFrom(
  words: readonly string[],
  { last, at, near, run }: Way & { readonly near: (place: number) => string },
): readonly string[] {
  const between = words.slice(last + 1, at)
  const shape = between
    .map((word, index) => (isSign(word) ? near(last + 1 + index) : isMark(word) ? word : 'w'))
    .join('')
    .slice(0, 8)
  const signs = between.filter(isSign).length
  const marked = between.some((word) => /^[,.;:!?]$/.test(word)) ? 'm' : ''
  return [
    `g:${words[last]} ${shape}`,
    `g:${shape}`,
    ...(between.length <= 5 ? [`p:${run(last, at - 1)}`] : []),
    `d:${words[last]}`,
    `d:${words[last]} ${Math.min(signs, 3)}${marked}`,
    `op:${run(0, 1)}>${words[last]}`,
  ]
}

/** The last two denials before the place, and what stands between them. */
function wayBetween(
  words: readonly string[],
  { former, last, at, run }: Way & { readonly former: number },
): readonly string[] {
  const signs = words.slice(last + 1, at).filter(isSign).length
  return [`f:${words[former]}>${words[last]} ${signs}`, ...(last - former <= 6 ? [`fp:${run(former, last)}`] : [])]
}
