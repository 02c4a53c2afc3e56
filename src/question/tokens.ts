// Tokens of a question: words, numbers and marks, each with its place in the text.

import { toPlainCharacters } from './plain-characters.ts'

export interface Token {
  /** As written. */
  readonly text: string
  /** In lower case without accents; a corrected spelling where the word was misspelt. */
  readonly plain: string
  readonly start: number
  readonly end: number
  readonly type: 'word' | 'number' | 'mark'
  /** How a word is written: `TI`, `Campinas`, `obras`. */
  readonly shape: 'upper' | 'title' | 'lower'
  /** Whether it follows the token before it without a space. */
  readonly glued: boolean
}

// Hyphens and apostrophes inside of a word separate it: `no-bid` and `d'Oeste` are two words.
// Figures may stand in threes: `1 000 000,00`, `1'000`.
const pattern =
  /us\$|r\$|\p{L}[\p{L}\p{M}]*|\d{1,3}(?:[ \u00a0\u202f\u2009'’_]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|[<>]=|[^\s\p{L}\p{N}]|\p{N}/giu

/** Short forms of messages, in lower case, and the words they stand for. */
const shortForms = new Map(
  'blz beleza,qm quem,kd cade,msm mesmo,vlw valeu,mt muito,mto muito,obg obrigado,flw falou,u you,ur your,qnts quantos,qntos quantos,qntas quantas,q que,vc voce,vcs voces,tb tambem,tbm tambem,hj hoje,td tudo,qto quanto,qnt quanto,qnto quanto,qta quanta,qts quantos,qtos quantos,qtas quantas,qtd quantidade,qtde quantidade,dps depois,pq porque,lst last,yr year,yrs years,pls please,plz please,thx thanks,tks thanks'
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
)

/** The tokens of a text in NFC. */
export function tokenize(text: string): readonly Token[] {
  const plain = toPlainCharacters(text)
  const tokens: Token[] = []
  let last = -1
  for (const { 0: written, index: start } of text.matchAll(pattern)) {
    const end = start + written.length
    const type = typeOf(written)
    const glued = start === last
    last = end
    if (/^['’`´-]$/.test(written) && glued && isInsideWord(text, start)) continue
    const letters = plain.slice(start, end)
    const isLower = written === written.toLowerCase() || (tokens.length === 0 && /^.[\p{Ll}\p{M}]{2,}$/u.test(written))
    const isShort = isLower && !/\d/.test(text.charAt(end))
    tokens.push({
      text: written,
      plain: (isShort ? shortForms.get(letters) : undefined) ?? (type === 'word' ? withoutDrawl(letters) : letters),
      start,
      end,
      type,
      shape: shapeOf(written),
      glued,
    })
  }
  return tokens
}

/** `bom diaaa` is `bom dia`; Roman numbers stay. */
function withoutDrawl(word: string): string {
  if (word.length < 3 || /^[ivx]+$/.test(word)) return word
  const greeting = drawnGreetings.find(([pattern]) => pattern.test(word))
  if (greeting) return greeting[1]
  return word
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(.[aiu])\1$/, '$1')
    .replace(/([aiu])\1$/, '$1')
}

/** Greetings with letters repeated at will. */
const drawnGreetings: readonly (readonly [RegExp, string])[] = [
  [/^o+i+e*$/, 'oi'],
  [/^o+l+a+h*$/, 'ola'],
  [/^o+p+a+$/, 'opa'],
  [/^h+e+y+a*$/, 'hey'],
  [/^h+i{2,}$/, 'hi'],
  [/^h+e+l+o+$/, 'hello'],
]

function typeOf(text: string): Token['type'] {
  if (/^\p{L}/u.test(text) && !text.endsWith('$')) return 'word'
  return /^\d/.test(text) ? 'number' : 'mark'
}

function shapeOf(text: string): Token['shape'] {
  const [first = ''] = text
  if (first === first.toLowerCase()) return 'lower'
  return text.length > 1 && text === text.toUpperCase() ? 'upper' : 'title'
}

function isInsideWord(text: string, at: number): boolean {
  return /\p{L}/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1))
}
