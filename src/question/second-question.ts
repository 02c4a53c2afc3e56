// Where a second question of another kind begins.

import { afterTalk, isDataHeld, isExplained, isHelp } from './intents.ts'
import { type Line, plainAt, skip } from './line.ts'
import { isDenial, isException } from './negation.ts'
import { PhraseTable } from './phrases.ts'
import type { Intent } from './question-reading.ts'
import { anomalyWords, suspicionWords } from './words/anomaly-words.ts'
import { dataCues, helpCues, intentCues } from './words/intent-words.ts'

const seconds: ReadonlySet<Intent> = new Set([
  'count',
  'sum',
  'compare',
  'explain',
  'dossier',
  'lookup',
  'data_held',
  'report',
])
const splitters = new Set(['?', '.', ';', '!'])
const joiners = new Set(['e', 'and', 'also', 'tambem', 'alem', 'plus', 'then', 'depois', 'ou', 'or'])
const joinWords = new Set(['e', 'and', ',', 'me', 'diga', 'diz', 'tell', ':', '-'])
const skipped = new Set(
  'e and also tambem , me please voce pode poderia can could you tell diga ainda disso then depois finalmente finally além alem sobre a o se sim caso quero queria saber gostaria aproveitando alias way by the de if so i want to know would like'.split(
    ' ',
  ),
)

/** What joins a question of another matter: `by the way`, `outra coisa`. */
const asides = new PhraseTable<true>([
  [
    true,
    'outra/another : | outra/mais uma? coisa/pergunta/duvida | mais uma coisa/pergunta/duvida | uma outra coisa/pergunta | a proposito | por falar nisso | falando nisso | alias | mudando de assunto | em separado | separadamente | a parte | aproveitando | aproveita | ah | ai | oh | by the way | btw | one/another more? thing/question | on another note | on a? separate note | separately | unrelated | unrelatedly | while you re at it | while we re at it | incidentally | while at it',
  ],
])
const softMarks = new Set([',', '-', '–', '—', '(', '…'])

/** The index after the words that join a second question, and whether one of them says that it is another matter. */
function afterJoint(line: Line, from: number): { readonly begins: readonly number[]; readonly isAside: boolean } {
  let begin = from
  let isAside = false
  for (;;) {
    const aside = asides.find(line.tokens, begin)
    const next = aside?.to ?? skip(line, begin, { words: joinWords, most: 2 })
    if (aside !== undefined) isAside = true
    if (next === begin || begin - from > 12)
      return { begins: [begin, skip(line, begin, { words: skipped, most: 8 })], isAside }
    begin = next
  }
}

/** The token with which a second question of another kind begins, if the text has one. */
export function findSecond(line: Line): number | undefined {
  const { tokens } = line
  const start = afterTalk(line, 0)
  const first = firstIntent(line, start)
  for (let at = start + 2; at < tokens.length - 1; at++) {
    const word = plainAt(line, at)
    const { begins, isAside } = afterJoint(line, at + 1)
    const splits = splitters.has(word) || (softMarks.has(word) && isAside)
    // `é por quê?` asks what it says before.
    if (tokens[at]?.text.toLowerCase() === 'é' || (!splits && !joiners.has(word))) continue
    const isSecond = begins.some((begin) => {
      const intent = openingIntent(line, begin, first)
      return intent !== undefined && intent !== first && isOther(first, intent, splits)
    })
    const isSecondOfKind =
      word === '?' && begins.some((begin) => isParallel(line, start, begin) || isAskedAnew(line, begin))
    if ((isSecond || isSecondOfKind) && hasContent(line, start, at) && !isExceptionAlone(line, start, at)) return at
  }
  return undefined
}

const interrogatives = new Set(
  'quais qual que quem quanto quantos quantas onde ha houve existe existem tem which what who where how are is were was did does do has have any'.split(
    ' ',
  ),
)

/** `And what's the phone of the ombudsman?`: a question of four words or more behind another one. */
function isAskedAnew({ tokens }: Line, at: number): boolean {
  const end = tokens.findIndex(({ plain }, index) => index > at && /^[?.!]$/.test(plain))
  const isOpened = /^(?:what|who|when|where|qual|quem|quando|onde)$/.test(tokens[at]?.plain ?? '')
  return isOpened && end - at > 4 && tokens[end]?.plain === '?'
}

/** `Quais obras em SP? Quais medicamentos no RJ?`: asked in the same words again, and of other things. */
function isParallel(line: Line, first: number, second: number): boolean {
  const word = plainAt(line, second)
  return interrogatives.has(word) && word === plainAt(line, first) && hasContent(line, second, line.tokens.length)
}

function firstIntent(line: Line, from: number): Intent {
  const begin = skip(line, from, { words: skipped, most: 4 })
  const opening = intentCues.find(line.tokens, begin)
  const data = dataCues.find(line.tokens, begin)
  if (data) return 'data_held'
  if (isHelp(line, begin)) return 'help'
  if (opening && opening.value === 'explain' && !isExplained(line, begin, opening.to)) return 'investigate'
  return opening?.value ?? 'investigate'
}

function openingIntent(line: Line, at: number, first: Intent): Intent | undefined {
  if (endsWithHelp(line, at)) return 'help'
  if (dataCues.find(line.tokens, at) && isDataHeld(line, at)) return 'data_held'
  const opening = intentCues.find(line.tokens, at)
  if (opening && seconds.has(opening.value)) {
    if (opening.value === 'explain' && !isExplained(line, at, opening.to)) return undefined
    return opening.value
  }
  const asks = [
    'ha',
    'existe',
    'existem',
    'is',
    'are',
    'houve',
    'investigue',
    'verifique',
    'procure',
    'investigate',
    'find',
    'check',
    'were',
    'analise',
    'audite',
    'detecte',
  ]
  return asks.includes(plainAt(line, at)) &&
    (first === 'explain' ||
      line.tokens
        .slice(at, at + 8)
        .some(
          (_, offset) => anomalyWords.find(line.tokens, at + offset) || suspicionWords.find(line.tokens, at + offset),
        ))
    ? 'investigate'
    : undefined
}

/** `what can you do?` at the end; with more behind it, it asks for a search: `can you help me find …`. */
function endsWithHelp(line: Line, at: number): boolean {
  const help = helpCues.find(line.tokens, at)
  return help !== undefined && line.tokens.slice(help.to).every(({ type }) => type === 'mark')
}

/** A search also lists what it finds and makes its report; other pairs are two questions. */
function isOther(first: Intent, second: Intent, splits: boolean): boolean {
  if (second === 'report') return false
  if (second === 'lookup') return first !== 'compare' && (first !== 'investigate' || splits)
  if (second === 'investigate') return !['lookup', 'report', 'investigate', 'dossier', 'compare'].includes(first)
  return true
}

/** `Forget about fuel; what did …`, `não quero pregão. quero ver …`: what is taken out is part of the question behind it. */
function isExceptionAlone(line: Line, from: number, to: number): boolean {
  const begin = skip(line, from, { words: new Set(['eu', 'i', 'we', 'please']), most: 2 })
  const opens = isException(line, begin) || (isDenial(line, begin) && plainAt(line, to) !== '?')
  return opens && !line.tokens.slice(from, to).some(({ plain }) => [',', ':'].includes(plain))
}

function hasContent(line: Line, from: number, to: number): boolean {
  return line.tokens.slice(from, to).filter(({ type }) => type !== 'mark').length > 2
}
