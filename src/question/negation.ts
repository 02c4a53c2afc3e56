// Negation and exception: the words with which a question takes out, keeps in or denies something.
// X1. A word of exception is none where it means something else: `menos contratos em SP do que no RJ`, `dump trucks`.
// X2. An order to drop something that is itself denied keeps it: `não esqueça o Acre`, `don't leave Acre out`; so does an exception
//     from nothing: `nada além de obras`, `nothing but works`.
//     from what is not: `excluding whatever was not bought by auction`.
// X3. A word that may ask for what follows or take it out (`contratos corte SP`, `regardless of SP`) is a doubt.

import { type Line, type LinePart, type LineRule, plainAt, skip } from './line.ts'
import { readNumber } from './numbers.ts'
import { PhraseTable } from './phrases.ts'
import { anomalyWords } from './words/anomaly-words.ts'
import { afterCues, cues, dropCues, homographs, participles } from './words/exception-words.ts'
import { goodsWords } from './words/goods-words.ts'
import { contractTypeWords, modalityWords } from './words/kind-words.ts'
import { stopWords } from './words/stop-words.ts'

/** Whether a word is one of negations, which is part of no name and no object. */
export function isNegationWord(word: string): boolean {
  return word === 'but' || cues.words.has(word)
}

/** Whether an exception begins at a token. */
export function isException({ tokens }: Line, at: number): boolean {
  const found = cues.find(tokens, at)
  const word = plainAt({ tokens }, at)
  const isDescribed =
    (homographs.has(word) || participles.has(word)) && prepositions.has(plainAt({ tokens }, found?.to ?? at))
  return found?.value === 'except' && !isDescribed
}

/** Whether a word such as `não` stands at a token. */
export function isDenial({ tokens }: Line, at: number): boolean {
  return cues.find(tokens, at)?.value === 'not'
}

export const readNegation: LineRule = (line, at) => {
  const before = readAfter(line, at)
  if (before) return before
  const kept = keptAt(line, at)
  if (kept !== undefined) return { from: at, to: kept, meaning: { kind: 'negation', cue: 'affirm' } }
  const found = cues.find(line.tokens, at)
  if (isAllBut(line, at) || line.tokens[at]?.text === '≠')
    return { from: at, to: at + 1, meaning: { kind: 'negation', cue: 'except' } }
  if (/^ñ$/i.test(line.tokens[at]?.text ?? ''))
    return { from: at, to: at + 1, meaning: { kind: 'negation', cue: 'not' } }
  if (isMinus(line, at)) return { from: at, to: at + 1, meaning: { kind: 'negation', cue: 'doubt' } }
  if (found === undefined) return undefined
  // `exclude neither Acre nor Amapá`.
  if (found.value === 'except' && plainAt(line, found.to) === 'neither')
    return { from: at, to: found.to + 1, meaning: { kind: 'negation', cue: 'affirm' } }
  const denied = found.value === 'except' ? deniedBehind(line, found.to) : undefined
  if (denied !== undefined) return { from: at, to: denied, meaning: { kind: 'negation', cue: 'affirm' } }
  // `vacinas todas de fora, aditivos`: what ends its clause takes out nothing behind it.
  if (plainAt(line, at) === 'fora' && plainAt(line, at - 1) === 'de' && isLast(line, found.to))
    return { from: at, to: found.to, meaning: { kind: 'negation', cue: 'before' } }
  if (found.value === 'except' && isLast(line, found.to) && seenBefore(line, at))
    return { from: at, to: found.to, meaning: { kind: 'negation', cue: 'before' } }
  if (isAsked(line, at) || isWondered(line, at) || oughtNotToBe(line, at))
    return { from: at, to: found.to, meaning: { kind: 'negation', cue: 'affirm' } }
  const doubt = readDoubt(line, at, found.to)
  if (doubt !== 'order') return doubt && { from: at, to: found.to, meaning: { kind: 'negation', cue: doubt } }
  if (otherMeanings[plainAt(line, at)]?.(line, at, found.to)) return undefined
  // `exceto: SP` names what it takes out after the colon.
  const to = found.value === 'except' && plainAt(line, found.to) === ':' ? found.to + 1 : found.to
  return { from: at, to, meaning: { kind: 'negation', cue: found.value } }
}

/** Words between an exception and what it denies: `whatever was`, `tudo o que`. */
const relative = new Set(
  'whatever what that which anything everything all those ones the who was were is are has have been any o a os as que tudo aquilo aqueles aquelas quem foi foram e era eram seja sejam esteja estejam'.split(
    ' ',
  ),
)
/** Behind the denial in what an exception is about. */
function deniedBehind(line: Line, from: number): number | undefined {
  let at = from
  while (relative.has(plainAt(line, at))) at++
  const denial = cues.find(line.tokens, at)
  return at > from && denial?.value === 'not' ? denial.to : undefined
}

/** `contratos -SP`, as search engines take it, or with a dash that somebody wrote so. */
function isMinus({ tokens }: Line, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  return token?.text === '-' && at > 0 && !token.glued && next?.type === 'word' && next.glued
}

/** Prepositions of place, before which stand places and seldom anything else. */
export const local: ReadonlySet<string> = new Set(['em', 'no', 'na', 'nos', 'nas', 'in', 'at'])
export const ofWords: ReadonlySet<string> = new Set(['de', 'do', 'da', 'dos', 'das', 'of', 'por', 'em', 'for'])
/** Words after which an order may stand: `please skip`, `pode tirar`, `para não incluir`. */
const beforeOrders = new Set(
  'e and mas but porem please favor just so then entao pode podem poderia para pra to can you may me quero queria gostaria vamos let lets s must should de por'.split(
    ' ',
  ),
)
const prepositions = new Set(
  'de do da dos das em no na nos nas por pelo pela pelos pelas in at by of from on for'.split(' '),
)
export const definites: ReadonlySet<string> = new Set('o a os as the those these any all'.split(' '))

/**
 * What a form that may be something else than an order is: one where it opens a clause, nothing before a preposition
 * (`o descarte de lixo`, `obras abandonadas em SP`), and else nobody can say (`contratos corte SP`).
 */
function readDoubt(line: Line, at: number, to: number): 'order' | 'doubt' | undefined {
  const [word, next] = [plainAt(line, at), plainAt(line, to)]
  const isAside = asides.has(plainAt(line, to - 1))
  const isParticiple = participles.has(word) && (to - at === 1 || isAside)
  // `contracts for removing waste`.
  if (word.endsWith('ing') && servedBy.has(plainAt(line, at - 1))) return undefined
  if (!isParticiple && !(homographs.has(word) && (to - at === 1 || orderPhrases.has(word)))) return 'order'
  if (prepositions.has(next)) return undefined
  const opens = at === 0 || line.tokens[at - 1]?.type === 'mark'
  const isOrder = isParticiple ? opens || definites.has(next) : opens || beforeOrders.has(plainAt(line, at - 1))
  return isOrder ? 'order' : 'doubt'
}
/** Words that begin a phrase which is one thing in a clause and an order at its beginning: `who hold the contracts`. */
const orderPhrases = new Set(['hold', 'lose'])
const servedBy = new Set(['for', 'of', 'in', 'on'])
const asides = new Set(['lado', 'fora', 'tras', 'parte', 'banda'])

/** Where words of negation are none. */
const otherMeanings: Readonly<Record<string, (line: Line, at: number, to: number) => boolean>> = {
  // `No` of Portuguese is `em o`, and `sem` before an unknown word describes.
  no: (line, at, to) => to - at === 1 && !isEnglishNo(line, at),
  // `tire` takes out in Portuguese, and `tire purchases` are of tyres.
  tire: (line, at) =>
    /^(?:and|in|of|for|purchases?|contracts?|spending|procurement|suppliers?|prices?)$/.test(plainAt(line, at + 1)),
  less: isCompared,
  // `menos de 3 propostas`, and not `menos de limpeza`.
  menos: (line, at) => isCompared(line, at) || (/^(?:de|que)$/.test(plainAt(line, at + 1)) && isAmount(line, at + 2)),
  // `outros além de SP` are not of SP, and `além de SP, o RJ` asks for both.
  alem: (line, at) =>
    !hasNear(line, { from: at - 4, to: at, words: others }) && !hasNear(line, { from: at, to: at + 9, words: askers }),
  besides: (line, at) => hasNear(line, { from: at, to: at + 10, words: additions }),
  beyond: (line, at) => hasNear(line, { from: at, to: at + 10, words: additions }),
  // `dois órgãos diferentes de SP` are both of SP.
  diferentes: (line, at) => readNumber(line, at - 2) !== undefined,
  // `ex-prefeito` is a former one, and `exclusive contracts` have one supplier.
  ex: (line, at) =>
    /^(?:por|p|\.)$/.test(plainAt(line, at - 1)) ||
    /^(?:[.:,]|prefeit|ministr|secretari|servidor|govern|president|deputad|vereador|senador|funcion|diretor|soci|mayor|offic|employ|partner|owner|militar)/.test(
      plainAt(line, at + 1),
    ),
  exclusive: (line, at) =>
    /^(?:contract|supplier|deal|right|use$|agreement|vendor|distribut|dealer|contrat|forneced)/.test(
      plainAt(line, at + 1),
    ) || ['an', 'the'].includes(plainAt(line, at - 1)),
  // `dump trucks`, `spare tires`.
  dump: (line, at) => plainAt(line, at + 1).startsWith('truck'),
  spare: (line, at) => /^(?:tire|tyre|part|wheel)/.test(plainAt(line, at + 1)),
  scrap: (line, at) => /^(?:metal|iron|car)/.test(plainAt(line, at + 1)),
  // `para evitar fraudes` says why.
  evitar: (line, at) => ['para', 'pra'].includes(plainAt(line, at - 1)),
  avoid: (line, at) => plainAt(line, at - 1) === 'to',
  // `a parte elétrica` is the part, `à parte` the exception, also without its accent.
  a: ({ tokens }, at) =>
    tokens[at]?.text.toLowerCase() === 'a' &&
    tokens[at + 1]?.plain === 'parte' &&
    (ofWords.has(tokens[at + 2]?.plain ?? '') || !(at === 0 || tokens[at - 1]?.type === 'mark')),
  save: (line, at) => /^(?:money|time|funds|public|costs?|resources|on|up)$/.test(plainAt(line, at + 1)),
  saving: (line, at) => /^(?:money|time|funds|public|costs?|resources|on|up)$/.test(plainAt(line, at + 1)),
  // `tolerância zero em SP`.
  zero: (line, at) => local.has(plainAt(line, at + 1)),
  // `not SP but RJ` asks for RJ.
  but: (line, at) => hasNear(line, { from: 0, to: at, words: denialsBeforeBut }),
  // `n em SP` is short for `não`, and `região N` is the North.
  n: ({ tokens }, at) => tokens[at]?.shape !== 'lower',
  // `S/A`, and the end of an exclamation.
  s: ({ tokens }, at) => tokens[at + 2]?.plain === 'a' && tokens[at + 2]?.glued === true,
  '!': ({ tokens }, at) => tokens[at + 1]?.glued !== true,
}
function isAmount(line: Line, at: number): boolean {
  const isMark = ['r$', 'us$', 'um', 'uma'].includes(plainAt(line, at))
  return isMark || readNumber(line, at) !== undefined
}

const denialsBeforeBut = new Set('not t no never nor none dont isnt arent nao'.split(' '))
/** `além do Exército, quem comprou carne?` asks for the others. */
const askers = new Set(['quem', 'quais', 'qual', 'onde'])
const others = new Set('outro outra outros outras other others qualquer'.split(' '))
const additions = new Set(['also', 'too', 'well'])

/** `menos contratos em SP do que no RJ` compares, and `mais do que 1 milhão` after it does not. */
function isCompared(line: Line, at: number): boolean {
  const near = line.tokens.slice(at, at + 12).map(({ plain }) => plain)
  const than = near.findIndex((word, index) => word === 'than' || (word === 'do' && near[index + 1] === 'que'))
  const isBound = than > 1 && /^(?:mais|menos|maior|menor|maiores|menores|more|less|\w+er)$/.test(near[than - 1] ?? '')
  return than > 0 && !isBound && !near.slice(0, than).includes(',')
}

function hasNear(
  line: Line,
  { from, to, words }: { readonly from: number; readonly to: number; readonly words: ReadonlySet<string> },
): boolean {
  return line.tokens.slice(Math.max(0, from), to).some(({ plain }) => words.has(plain))
}

/** `com ou sem licitação` limits nothing. */
export const readEither: LineRule = (line, at) => {
  const found = eitherWords.find(line.tokens, at)
  if (found === undefined) return undefined
  // The last word may be part of what follows: `sem licitação`.
  const ends = [found.to - 1, found.to].flatMap((start) =>
    [anomalyWords, modalityWords, contractTypeWords, goodsWords].map(
      (table) => table.find(line.tokens, start)?.to ?? 0,
    ),
  )
  return { from: at, to: Math.max(found.to, ...ends), meaning: { kind: 'note', note: 'not_a_filter' } }
}
const eitherWords = new PhraseTable<true>([
  [true, 'com ou/e sem | sem ou/e com | with or/and without | without or/and with'],
])

const deniers = new Set('nao sem nunca jamais nem not don dont without never'.split(' '))
/** Words between a denial and the order that it denies: `não é para excluir`, `please don't let me forget`. */
const denierLinks = new Set(
  't e eh para pra se me vai va vamos quero queremos pode podem podemos deve devem precisa to do you let want please ever nos que'.split(
    ' ',
  ),
)

/** The index after an order to drop something that is denied. */
function keptAt(line: Line, at: number): number | undefined {
  if (!deniers.has(plainAt(line, at))) return undefined
  return dropCues.find(line.tokens, skip(line, at + 1, { words: denierLinks, most: 4 }))?.to
}

/** Whether a clause ends at a token, a pronoun aside: `pode ignorar.`, `you can skip it`. */
function isLast(line: Line, at: number): boolean {
  const next = ['it', 'them', 'isso', 'esses', 'essas', 'those', 'that'].includes(plainAt(line, at)) ? at + 1 : at
  return ['', '.', ';', '!', '?', ','].includes(plainAt(line, next))
}

/** Verbs that may end the clause of what they take out. */
export const takingOut =
  /^(?:ignor|descart|desconsider|exclu|pul[ae]|tir[ae]|retir|remov|elimin|esque[cç]|cort|deix|dispens|suprim|omit|salt[ae]|evit|skip|drop|discard|disregard|forget|leave|keep|take|remove)/

/** Whether the same sentence names something before, with words between that say nothing: `sobrepreço eu já vi, pode ignorar`. */
function seenBefore(line: Line, at: number): boolean {
  const last = line.parts.at(-1)
  if (!takingOut.test(plainAt(line, at)) || last === undefined || !isSlot(last) || at - last.to > 6) return false
  return line.tokens.slice(last.to, at).every(({ plain }) => plain === ',' || stopWords.has(plain))
}

/** `Quais contratos não têm aditivos?` asks which of them have none. */
const askedFor = new Set('quais qual quem que quantos quantas onde which what who where'.split(' '))

/** `Não houve fracionamento em Recife?` asks whether there was. */
function isAsked(line: Line, at: number): boolean {
  const opens =
    at === 0 ||
    (line.parts.length === 0 &&
      line.tokens.slice(0, at).every(({ type, plain }) => type === 'mark' || (stopWords.has(plain) && at < 3)))
  const end = line.tokens.find(({ plain }, index) => index > at && /^[.?!]$/.test(plain))
  const last = line.parts.at(-1)
  // `não existe nenhum contrato?` asks whether there is one.
  const isSecond =
    /^(?:nenhum|nada$|anything$|nothing$)/.test(plainAt(line, at)) &&
    last?.meaning.kind === 'negation' &&
    last.meaning.cue === 'affirm' &&
    at - last.to <= (isWondered(line, last.from) ? 2 : 1)
  if (isSecond) return true
  if (!opens || askedFor.has(plainAt(line, 0)) || end?.plain !== '?') return false
  const [word, next] = [plainAt(line, at), plainAt(line, at + 1)]
  if (word === 'nenhum' || word === 'nenhuma') return true
  return word === 'nao'
    ? ['ha', 'houve', 'existe', 'existem', 'tem', 'teve', 'seria', 'e', 'estaria'].includes(next)
    : next === 't' && word !== 'don'
}

/** `why isn't a weekend signature enough?`, `vocês não têm nada de antes de 2015?`: asked, and taken out of nothing. */
function isWondered(line: Line, at: number): boolean {
  const before = line.tokens.slice(Math.max(0, at - 3), at).map(({ plain }) => plain)
  const isWhy = before.includes('why') || before.join(' ').endsWith('por que') || before.at(-1) === 'porque'
  const isOfService =
    /^(?:voces?|you)$/.test(before.at(-1) ?? '') || (before.at(-1) === 'do' && plainAt(line, at + 2) === 'you')
  // `which years don't you cover?`
  const isInverted =
    [1, 2].some((step) => plainAt(line, at + step) === 'you') && asksOf.test(before.concat(plainAt(line, 0)).join(' '))
  return (
    isWhy ||
    isInverted ||
    (isOfService &&
      line.tokens
        .slice(at + 1, at + 3)
        .some(({ plain }) =>
          /^(?:tem|teem|possuem|cobrem|cobre|guardam|incluem|have|hold|cover|include|keep|store)$/.test(plain),
        ))
  )
}

const asksOf = /\b(?:which|what|who|where|when|que|quais|qual)\b/

/** `No firm that has been debarred should get contracts. Find those that do.`: what ought not to be is what is looked for. */
function oughtNotToBe(line: Line, at: number): boolean {
  const isOpening = at === 0 || ['.', '!', '?'].includes(plainAt(line, at - 1))
  if (!isOpening || !/^(?:no|nenhum|nenhuma|nobody|ninguem)$/.test(plainAt(line, at))) return false
  const end = line.tokens.findIndex(({ plain }, index) => index > at && /^[.;!]$/.test(plain))
  const words = line.tokens.slice(at, end === -1 ? undefined : end).map(({ plain }) => plain)
  return end !== -1 && end < line.tokens.length - 1 && words.some((word) => duties.has(word))
}
const duties = new Set('should must may ought shall deveria deveriam deve devem pode podem poderia poderiam'.split(' '))

/** `SP excluded`, `deixando SP de fora`: what stands before is taken out. */
function readAfter(line: Line, at: number): LinePart | undefined {
  const found = afterCues.find(line.tokens, at)
  if (found === undefined) return undefined
  const last = line.parts.at(-1)
  if (last === undefined || !isSlot(last)) return undefined
  // `vocês não têm dados do TCU não?`: the second of two denials stresses the first.
  const isTag = plainAt(line, at) === 'nao' && plainAt(line, at + 1) === '?'
  if (isTag && line.parts.some(({ meaning }) => meaning.kind === 'negation' && meaning.cue === 'affirm'))
    return undefined
  // `Collusion? No, not that.`
  const isAnswer = plainAt(line, at - 1) === '?' && last.to === at - 1 && /^(?:no|nao)$/.test(plainAt(line, at))
  if (isAnswer && /^[,.;]$/.test(plainAt(line, at + 1)))
    return { from: at, to: at + 1, meaning: { kind: 'negation', cue: 'before' } }
  // `weekend cases aside`: words for the records may stand between.
  const between = line.tokens.slice(last.to, at)
  if (between.length > 2 || !between.every(({ plain }) => recordWords.has(plain))) return undefined
  // `pregão no. 12`, `SP, no`.
  if (plainAt(line, at) === 'no' && found.to - at === 1 && !/^[,;]?$/.test(plainAt(line, found.to))) return undefined
  // `SP não` ends a clause; `obras não concluídas` goes on.
  const next = plainAt(line, found.to)
  const isJoined = next === 'and' && ['out', 'aside'].includes(plainAt(line, at))
  const goesOn = /^(?:excl|exce)/.test(plainAt(line, at)) || found.to - at > 2
  if (!(next === '' || isJoined || /^[.,;:!?)]$/.test(next) || (goesOn && afterTails.has(next)))) return undefined
  return { from: at, to: found.to, meaning: { kind: 'negation', cue: 'before' } }
}

const recordWords = new Set(
  'case cases ones one contract contracts deal deals purchase purchases tender tenders stuff things items s services service spending contrato contratos caso casos compra compras licitacao licitacoes servico servicos itens todos todas all'.split(
    ' ',
  ),
)

/** Words with which a sentence goes on behind what was taken out. */
const afterTails = new Set('e and mas but porem so only just em no na nos nas in from this'.split(' '))

const universal = new Set(['all', 'every', 'everything', 'everywhere', 'everyone', 'any', 'anything', 'anywhere'])

/** `everything in the North but Pará`. */
function isAllBut({ tokens }: Line, at: number): boolean {
  if (
    !['but', 'save'].includes(tokens[at]?.plain ?? '') ||
    ['not', 'also', 'only', 'with', 'also'].includes(tokens[at + 1]?.plain ?? '')
  )
    return false
  return tokens.slice(Math.max(0, at - 8), at).some(({ plain }) => universal.has(plain))
}

const portuguese = new Set(
  'de do da dos das em na nos nas o os as um uma que com para por ano estado contratos contrato obras gastos sobrepreco licitacoes compras'.split(
    ' ',
  ),
)

const english = new Set(
  'the and of in at by any are is was were there with please contracts show list find check what which amendments for'.split(
    ' ',
  ),
)

/** Whether `no` denies, as in English, and is no Portuguese `em o`. */
function isEnglishNo(line: Line, at: number): boolean {
  // `fatiadas no DNIT`: before capitals it is English only where other words are.
  if (line.tokens[at + 1]?.shape !== 'lower' && !line.tokens.some(({ plain }) => english.has(plain))) return false
  if (
    ['have', 'has', 'had', 'with', 'is', 'are', 'was', 'were', 'there', 'and', 'but', 'show', 'involve'].includes(
      plainAt(line, at - 1),
    )
  )
    return true
  return !line.tokens.some(
    // `Pará` is no `para`.
    ({ plain, shape }, index) =>
      index !== at &&
      (shape === 'lower' || index === 0) &&
      portuguese.has(plain) &&
      plain !== 'a' &&
      plain !== 'as' &&
      plain !== 'do' &&
      plain !== 'no',
  )
}

/** `no` among English words, which is part of no Portuguese place or period. */
export function isDenyingNo(line: Line, at: number): boolean {
  return plainAt(line, at) === 'no' && isEnglishNo(line, at) && line.tokens.some(({ plain }) => english.has(plain))
}

/** What a filter may come of. */
export function isSlot({ meaning }: LinePart): boolean {
  return [
    'date_range',
    'money',
    'regions',
    'contract_types',
    'modalities',
    'anomaly_types',
    'object',
    'organizations',
    'suppliers',
    'named',
    'data_source',
  ].includes(meaning.kind)
}
