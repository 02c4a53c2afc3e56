// Negation and exception: what a question takes out, and never what it asks for.
// X1. `exceto`, `except` and the like take out what follows, as long as a list of the same kind goes on.
// X2. `não` and `not` take out what follows only where words such as `sejam de` or `made by` join them.
// X3. `mas`, `só`, a colon or the end of a sentence end the scope; `não só` opens none.
// X4. An order to drop something that is itself denied keeps it: `não esqueça o Acre`, `don't leave Acre out`.

import { type Line, type LinePart, type LineRule, plainAt, skip } from './line.ts'
import { readNumber } from './numbers.ts'
import { PhraseTable } from './phrases.ts'
import { anomalyWords } from './words/anomaly-words.ts'
import { afterCues, cues, dropCues } from './words/exception-words.ts'
import { goodsWords } from './words/goods-words.ts'
import { contractTypeWords, modalityWords } from './words/kind-words.ts'
import { fieldWords, listWords, negationLinks, stopWords } from './words/stop-words.ts'

/** First words of negations, which are part of no name and no object. */
export const negationWords: ReadonlySet<string> = new Set([...cues.words, 'but'])

/** Whether an exception begins at a token. */
export function isException({ tokens }: Line, at: number): boolean {
  return cues.find(tokens, at)?.value === 'except'
}

/** Words that say that something is missing, and the few that may stand before what. */
const lacks = new Set([
  'sem',
  'without',
  'w',
  's',
  'no',
  'lacking',
  'free',
  'livre',
  'livres',
  'nenhum',
  'nenhuma',
  'ausencia',
])
const ofWords = new Set(['de', 'do', 'da', 'dos', 'das', 'of', 'por', 'em', 'for'])
const lackLinks = new Set(
  'a an any the o os as um uma qualquer nenhum nenhuma de do da dos das of em in que haja tenha ter havido tido having being ser ha com with indicios indicio casos caso sinais sinal signs contratos contracts contrato contract compra pagamento licitacao'.split(
    ' ',
  ),
)

/** Words that end the scope of an exception that has not yet taken anything out. */
const enders = new Set(
  ': ; . ? ! mas but porem so somente apenas only just sim instead ) " isso this quais qual'.split(' '),
)
/** Words that end the scope of a negation where they stand between its parts. */
const closers = new Set(
  ': ; . ? ! mas but porem so somente apenas only just sim instead ( ) " que com with while enquanto quando cujo cujos e,com'.split(
    ' ',
  ),
)

export const readNegation: LineRule = (line, at) => {
  const before = readAfter(line, at)
  if (before) return before
  const kept = keptAt(line, at)
  if (kept !== undefined) return { from: at, to: kept, meaning: { kind: 'negation', cue: 'affirm' } }
  const found = cues.find(line.tokens, at)
  if (isAllBut(line, at) || line.tokens[at]?.text === '≠')
    return { from: at, to: at + 1, meaning: { kind: 'negation', cue: 'except' } }
  if (found === undefined) return undefined
  // `exclude neither Acre nor Amapá`.
  if (found.value === 'except' && plainAt(line, found.to) === 'neither')
    return { from: at, to: found.to + 1, meaning: { kind: 'negation', cue: 'affirm' } }
  // `vacinas todas de fora, aditivos`: what ends its clause takes out nothing behind it.
  if (plainAt(line, at) === 'fora' && plainAt(line, at - 1) === 'de' && isLast(line, found.to))
    return { from: at, to: found.to, meaning: { kind: 'negation', cue: 'before' } }
  if (found.value === 'except' && isLast(line, found.to) && seenBefore(line, at))
    return { from: at, to: found.to, meaning: { kind: 'negation', cue: 'before' } }
  if (isAsked(line, at)) return { from: at, to: found.to, meaning: { kind: 'negation', cue: 'affirm' } }
  if (otherMeanings[plainAt(line, at)]?.(line, at)) return undefined
  // `exceto: SP` names what it takes out after the colon.
  const to = found.value === 'except' && plainAt(line, found.to) === ':' ? found.to + 1 : found.to
  return { from: at, to, meaning: { kind: 'negation', cue: found.value } }
}

/** Where words of negation are none. */
const otherMeanings: Readonly<Record<string, (line: Line, at: number) => boolean>> = {
  // `No` of Portuguese is `em o`, and `sem` before an unknown word describes.
  no: (line, at) => !isEnglishNo(line, at),
  // `tire` takes out in Portuguese, and `tire purchases` are of tyres.
  tire: (line, at) =>
    /^(?:and|in|of|for|purchases?|contracts?|spending|procurement|suppliers?|prices?)$/.test(plainAt(line, at + 1)),
  less: isCompared,
  menos: isCompared,
  // `outros além de SP` are not of SP, and `além de SP, o RJ` asks for both.
  alem: (line, at) => !hasNear(line, { from: at - 4, to: at, words: others }),
  besides: (line, at) => hasNear(line, { from: at, to: at + 10, words: additions }),
  beyond: (line, at) => hasNear(line, { from: at, to: at + 10, words: additions }),
  // `dois órgãos diferentes de SP` are both of SP.
  diferentes: (line, at) => readNumber(line, at - 2) !== undefined,
  // `n em SP` is short for `não`, and `região N` is the North.
  n: ({ tokens }, at) => tokens[at]?.shape !== 'lower',
  // `S/A`, and the end of an exclamation.
  s: ({ tokens }, at) => tokens[at + 2]?.plain === 'a',
  '!': ({ tokens }, at) => tokens[at + 1]?.glued !== true,
}
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
  't e eh para pra se me vai va vamos quero queremos pode podem podemos deve devem precisa to do you let want please ever nos'.split(
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
const takingOut =
  /^(?:ignor|descart|desconsider|exclu|pul[ae]|tir[ae]|retir|remov|elimin|esque[cç]|cort|deix|skip|omit|drop|discard|disregard|forget|leave|keep|take)/

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
  if (!opens || askedFor.has(plainAt(line, 0)) || line.tokens.at(-1)?.plain !== '?') return false
  const [word, next] = [plainAt(line, at), plainAt(line, at + 1)]
  if (word === 'nenhum' || word === 'nenhuma') return true
  return word === 'nao'
    ? ['ha', 'houve', 'existe', 'existem', 'tem', 'teve', 'seria', 'e', 'estaria'].includes(next)
    : next === 't' && word !== 'don'
}

/** `SP excluded`, `deixando SP de fora`: what stands before is taken out. */
function readAfter(line: Line, at: number): LinePart | undefined {
  const found = afterCues.find(line.tokens, at)
  if (found === undefined) return undefined
  const last = line.parts.at(-1)
  if (last?.to !== at || !isSlot(last)) return undefined
  // `SP não` ends a clause; `obras não concluídas` goes on.
  const next = plainAt(line, found.to)
  const isWeak = ['nao', 'not', 'out', 'aside', 'fora'].includes(plainAt(line, at)) && found.to - at === 1
  const isJoined = next === 'and' && ['out', 'aside'].includes(plainAt(line, at))
  if (isWeak && !(next === '' || isJoined || /^[.,;:!?)]$/.test(next))) return undefined
  if (plainAt(line, at).startsWith('exclu') && isSlotWord(next)) return undefined
  return { from: at, to: found.to, meaning: { kind: 'negation', cue: 'before' } }
}

function isSlotWord(word: string): boolean {
  return ['os', 'as', 'o', 'a', 'the', 'de'].includes(word)
}

const universal = new Set([
  'all',
  'every',
  'everything',
  'everywhere',
  'everyone',
  'any',
  'anything',
  'anywhere',
  'nothing',
  'nowhere',
])

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
    ({ plain }, index) =>
      index !== at && portuguese.has(plain) && plain !== 'a' && plain !== 'as' && plain !== 'do' && plain !== 'no',
  )
}

/** What a filter may come of. */
function isSlot({ meaning }: LinePart): boolean {
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
  ].includes(meaning.kind)
}

interface Scope {
  /** Whether it takes out only what is named at once, as `sem` and `without` do. */
  readonly isLack: boolean
  readonly isWeak: boolean
  /** Whether a word such as `indícios` stands before what is taken out, which only `de` joins. */
  readonly isOfSuspicion?: true
  /** Whether a colon opens its list, whose members semicolons may part. */
  readonly isListed: boolean
  /** Of the first part in it. */
  readonly kind?: string
  /** Of the parts before a `nem` that goes on with them. */
  readonly former?: string | undefined
  /** Index after the last token of the scope so far. */
  readonly to: number
}

/** The parts that the question takes out. */
export function excludedParts(line: Line, parts: readonly LinePart[]): ReadonlySet<LinePart> {
  const excluded = new Set<LinePart>()
  let scope: Scope | undefined
  for (const [index, part] of parts.entries()) {
    const { meaning } = part
    if (meaning.kind === 'negation') {
      const isDenied = isKept(line, parts, index)
      if (meaning.cue === 'before' && !isDenied) for (const each of listBefore(line, parts, index)) excluded.add(each)
      scope = isDenied && goesOn(line, part) ? undefined : openScope(line, part, scope)
      continue
    }
    if (scope === undefined) continue
    if (!isSlot(part)) {
      scope = isOpen(line, scope, part) ? passed(scope, part) : undefined
      continue
    }
    const kind = kindOf(part)
    if (
      isOpen(line, scope, part) &&
      !isOfOther(line, scope, part) &&
      (scope.kind === undefined || scope.kind === kind || isNeither(line, scope.to) || isParallel(line, scope.to))
    ) {
      excluded.add(part)
      scope = { ...scope, kind, to: part.to }
    } else scope = undefined
  }
  return excluded
}

/**
 * Words of the field that stand where something is taken out and nothing is: `não precisa incluir serviços`.
 * No filter is of them, so that they stand among what is ignored.
 */
export function lostExceptions(line: Line, excluded: ReadonlySet<LinePart>): readonly number[] {
  return line.parts.flatMap(({ meaning, to }, index) => {
    if (meaning.kind !== 'negation' || !['except', 'not'].includes(meaning.cue)) return []
    const next = line.parts[index + 1]
    if (next && excluded.has(next)) return []
    const open = line.tokens.findIndex(({ type }, at) => at >= to && type === 'mark')
    const end = Math.min(open === -1 ? line.tokens.length : open, next?.from ?? line.tokens.length)
    const words = line.tokens.slice(to, end).map(({ plain }) => plain)
    if (!words.every((word, at) => stopWords.has(word) || negationLinks.has(word) || isVerb(line, to + at))) return []
    return words.flatMap((word, at) => (fieldWords.has(word) ? [to + at] : []))
  })
}

/** `nem` and `nor` go on with what was said before. */
function goesOn(line: Line, { from }: LinePart): boolean {
  return ['nem', 'nor', 'or'].includes(plainAt(line, from))
}

/** Whether a denial opens the clause that ends at a part: `não deixe o Paraná de fora`. */
function isKept(line: Line, parts: readonly LinePart[], index: number): boolean {
  const last = parts.slice(0, index).findLast((part) => part.meaning.kind === 'negation' && !goesOn(line, part))
  if (last?.meaning.kind !== 'negation' || last.meaning.cue !== 'affirm') return false
  const isOrder = line.tokens.slice(last.from, last.to).some(({ plain }) => takingOut.test(plain))
  const between = line.tokens.slice(last.to, parts[index]?.from)
  return isOrder && !between.some(({ plain }) => ['.', ':', ';', '?', '!'].includes(plain))
}

/** The scope after a part that is no filter: `não procure`, `sem indícios de`. */
function passed(scope: Scope, { meaning, to }: LinePart): Scope | undefined {
  if (meaning.kind === 'filler') return { ...scope, to }
  if (scope.kind !== undefined) return undefined
  if (meaning.kind === 'search') return { ...scope, to }
  return meaning.kind === 'suspicion' ? { ...scope, to, isOfSuspicion: true } : undefined
}

function openScope(line: Line, part: LinePart, scope: Scope | undefined): Scope | undefined {
  if (part.meaning.kind !== 'negation') return undefined
  switch (part.meaning.cue) {
    case 'affirm':
    case 'before':
      return undefined
    case 'except':
      return { isWeak: false, isLack: false, isListed: plainAt(line, part.to - 1) === ':', to: part.to }
    case 'not':
      // `nem` goes on with an exception of any kind.
      return {
        isLack: lacks.has(plainAt(line, part.from)),
        isWeak: scope === undefined || scope.isWeak || !goesOn(line, part),
        isListed: false,
        ...(['nem', 'nor'].includes(plainAt(line, part.from)) && { former: scope?.kind ?? scope?.former }),
        to: part.to,
      }
  }
}

/** Kinds of things bought that are no filter. */
const kindsAlone = new Set(
  'servico servicos compra compras produto produtos bens service services purchases products goods'.split(' '),
)

/** `nem obras nem serviços em Recife`: the second thing is one that no filter knows, and the place is asked for. */
function isOfOther(line: Line, { former, to }: Scope, part: LinePart): boolean {
  if (former !== 'contract_types' || kindOf(part) === former) return false
  return line.tokens.slice(to, part.from).some(({ plain }) => kindsAlone.has(plain))
}

/** `exceto os de SP e os do DNIT`: the same words open each member of the list. */
function isParallel(line: Line, at: number): boolean {
  const [joint, article, preposition] = [0, 1, 2].map((offset) => plainAt(line, at + offset))
  return (
    ['e', 'and', ',', 'ou', 'or'].includes(joint ?? '') &&
    ['os', 'as', 'o', 'a', 'those', 'ones'].includes(article ?? '') &&
    ['de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na', 'from', 'of', 'in', 'by'].includes(preposition ?? '')
  )
}

/** Bodies and firms are one kind in a list, and so are goods and kinds of contracts. */
function kindOf({ meaning }: LinePart): string {
  if (['named', 'organizations', 'suppliers'].includes(meaning.kind)) return 'party'
  return meaning.kind === 'object' ? 'contract_types' : meaning.kind
}

function isNeither(line: Line, at: number): boolean {
  return ['nem', 'nor'].includes(plainAt(line, at))
}

/** Whether the words between the scope so far and a part leave it open. */
function isOpen(line: Line, { isWeak, isLack, isListed, isOfSuspicion, kind, to }: Scope, part: LinePart): boolean {
  const words = line.tokens.slice(to, part.from).map(({ plain }) => plain)
  if (kind !== undefined)
    return (
      !isCorrection(line, to, part.from) &&
      !isMeantInstead(line, words, part) &&
      words.every((word) => listWords.has(word) || (isListed && word === ';')) &&
      !(words.includes('com') || words.includes('with'))
    )
  if (isOfSuspicion) return words.length > 0 && words.every((word) => ofWords.has(word))
  // `não foram alvo de sanções`: an anomaly that is denied in other words is denied all the same.
  if ((isWeak || isLack) && part.meaning.kind === 'anomaly_types' && words.length <= 4 && !words.some(isClosing))
    return true
  if (isLack)
    return words.every((word, index) => lackLinks.has(word) || isVerb(line, to + index) || /^\w{2,}ing$/.test(word))
  if (isWeak)
    return words.every(
      (word, index) => negationLinks.has(word) || (word === '(' && index === 0) || isVerb(line, to + index),
    )
  return words.every((word, index) => {
    if (word === ',' || word === '(') return index === 0
    return !enders.has(word) && (stopWords.has(word) || negationLinks.has(word) || isVerb(line, to + index))
  })
}

/** `não é o Paraná, é o Pará`: what follows a second `é` is meant. */
function isCorrection({ tokens }: Line, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text, plain }) => text.toLowerCase() === 'é' || plain === 'eh')
}

/** `not São Paulo, Santa Catarina`: after a denial, what a comma alone joins is meant. */
function isMeantInstead(line: Line, words: readonly string[], { from, to }: LinePart): boolean {
  const [before, next] = [
    line.parts.findLast((part) => part.to <= from && part.meaning.kind === 'negation'),
    plainAt(line, to),
  ]
  const isDenial =
    before !== undefined && before.to - before.from === 1 && /^(?:not|nao)$/.test(plainAt(line, before.from))
  const opens = before !== undefined && (before.from === 0 || plainAt(line, before.from - 1) === ':')
  return isDenial && opens && words.length === 1 && words[0] === ',' && !listWords.has(next)
}

function isClosing(word: string): boolean {
  return closers.has(word) || word === ',' || word === 'e' || word === 'and'
}

/**
 * Whether a word after `não` or `not` is a verb whose object is taken out: `não sofreram aditivos`, `don't come from Bahia`.
 * A participle takes the negation to itself: `obras não concluídas no Piauí`.
 */
function isVerb(line: Line, at: number): boolean {
  const word = plainAt(line, at)
  if (closers.has(word)) return false
  if (['do', 'does', 'did', 't', 'dont', 'doesnt', 'didnt'].includes(plainAt(line, at - 1)))
    return /^[a-z]+$/.test(word)
  return (
    word.length > 3 &&
    /(?:am|em|aram|eram|iram|ou|iu|ava|avam|iam|asse|assem|esse|essem|isse|issem|ar|er|ir|ando|endo|indo)$/.test(word)
  )
}

/** The parts of the list that ends before a word such as `excluded`. */
function listBefore(line: Line, parts: readonly LinePart[], index: number): readonly LinePart[] {
  const found: LinePart[] = []
  for (let at = index - 1; at >= 0; at--) {
    const part = parts[at]
    if (part === undefined || !isSlot(part)) break
    const next = found[0]
    if (
      next &&
      (kindOf(next) !== kindOf(part) ||
        levelOf(next) !== levelOf(part) ||
        !line.tokens.slice(part.to, next.from).every(({ plain }) => ['e', 'and', ','].includes(plain)))
    )
      break
    found.unshift(part)
  }
  const [first, last] = [found[0], found.at(-1)]
  const isList = line.tokens.slice(first?.to, last?.from).some(({ plain }) => plain === 'e' || plain === 'and')
  // `obras, limpeza não conta`: a clause begins at its comma.
  return isList || !isClause(line, parts[index]) ? found : found.slice(-1)
}

/** Whether what takes out has a verb, whose subject stands before it. */
function isClause(line: Line, part: LinePart | undefined): boolean {
  return part !== undefined && /^(?:nao|is|are|s|re|do|does|don|doesn)$/.test(plainAt(line, part.from))
}

/** Regions, states and municipalities are no members of one list. */
function levelOf({ meaning }: LinePart): string {
  if (meaning.kind !== 'regions') return ''
  return meaning.macro ? 'macro' : (meaning.codes[0] ?? '').length > 2 ? 'municipality' : 'state'
}
