// Words that look like filters where they stand and are none: ranks, sizes, verbs and what is said of the asker.

import { type Line, type LinePart, type LineRule, plainAt } from './line.ts'

/** `os 5 contratos mais caros` are ranked, and not said to cost too much: `mais caro que o mercado` is. */
export const readSuperlative: LineRule = (line, at) => {
  const [word, next] = [plainAt(line, at), plainAt(line, at + 1)]
  const to = at + 2
  if (!(word === 'mais' && /^(?:car|barat)[oa]s?$/.test(next)) && !(word === 'most' && next === 'expensive'))
    return undefined
  const isOfMarket = plainAt(line, to) === 'do' && /^(?:que|mercado|normal|devido)$/.test(plainAt(line, to + 1))
  if (isOfMarket || ['que', 'than'].includes(plainAt(line, to))) return undefined
  const isOfActs = [-1, -2, 2, 3].some((step) => ranked.has(plainAt(line, at + step)))
  const isScale = /^(?:do|da|from|pro|pra|ao)$/.test(plainAt(line, at - 1))
  return isOfActs || isScale || isOfNumber(line, at) || /^(?:o|a|os|as|the)$/.test(plainAt(line, at - 1))
    ? { from: at, to, meaning: { kind: 'ranking' } }
    : undefined
}
/** `os 15 contratos de licença de software mais caros`: a number of acts opens what is ranked. */
function isOfNumber(line: Line, at: number): boolean {
  for (let back = at - 1; back > 0 && back >= at - 8; back--) {
    const token = line.tokens[back]
    if (token?.type === 'mark') return false
    if (ranked.has(token?.plain ?? '')) return line.tokens[back - 1]?.type === 'number'
  }
  return false
}
const ranked = new Set(
  'contrato contratos compra compras licitacao licitacoes dispensa dispensas obra obras pagamento pagamentos contract contracts purchase purchases tender tenders payment payments deal deals one ones item itens items'.split(
    ' ',
  ),
)

/** `how it works` asks for no works. */
export const readVerb: LineRule = ({ tokens }, at) =>
  tokens[at]?.plain === 'works' &&
  tokens.slice(Math.max(0, at - 4), at).some(({ plain }) => plain === 'how') &&
  workers.has(tokens[at - 1]?.plain ?? '')
    ? { from: at, to: at + 1, meaning: { kind: 'filler' } }
    : undefined

const workers = new Set(
  'it this that everything all one prumo system tool service bidding tender pregao procurement'.split(' '),
)

/** `a Berlin-based NGO` says who asks. */
export const readBased: LineRule = ({ tokens }, at) =>
  tokens[at]?.shape === 'title' && tokens[at + 1]?.plain === 'based' && tokens[at + 1]?.glued
    ? { from: at, to: at + 2, meaning: { kind: 'filler' } }
    : undefined

/** `raio-x do DNIT` is a dossier; `aparelhos de raio-x` are goods. */
export const readXRay: LineRule = (line, at) => {
  if (plainAt(line, at) !== 'raio' || plainAt(line, at + 1) !== 'x' || !xRayOf.has(plainAt(line, at + 2)))
    return undefined
  return at === 0 || xRayBefore.has(plainAt(line, at - 1))
    ? { from: at, to: at + 2, meaning: { kind: 'filler' } }
    : undefined
}
const xRayOf = new Set(['do', 'da', 'dos', 'das'])
const xRayBefore = new Set('um o quero faz faca fazer ver me completo'.split(' '))

/** `obra pequena`, `small works`: some of a kind, and not the kind. */
export function isOfSome(line: Line, { from, to }: LinePart): boolean {
  const sized = /^(?:pequen[oa]s?|menor(?:es)?|mid[oa]s?|grandes?|small|tiny|minor|little|big|large)$/
  return sized.test(plainAt(line, to)) || sized.test(plainAt(line, from - 1))
}

export function isAskedToo({ meaning }: LinePart, kept: readonly LinePart[]): boolean {
  const codes = 'codes' in meaning ? meaning.codes : []
  return kept.some(
    (part) => 'codes' in part.meaning && part.meaning.codes.some((code) => codes.some((one) => one === code)),
  )
}
