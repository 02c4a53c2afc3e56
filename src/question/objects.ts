// Goods and services that a question names: known ones anywhere, unknown nouns where what is bought stands.
// O1. An unknown noun is an object only after words such as `compra de` and `spending on`, or before `bought` and `contracts`.

import { isIntentWord } from './intents.ts'
import { type Line, type LinePart, type LineRule, plainAt } from './line.ts'
import { isNegationWord } from './negation.ts'
import { toPlainCharacters } from './plain-characters.ts'
import { anomalyWords, suspicionWords } from './words/anomaly-words.ts'
import { goodsWords } from './words/goods-words.ts'
import { contractTypeWords, modalityWords, sourceWords } from './words/kind-words.ts'
import { stopWords } from './words/stop-words.ts'

/** What stands before the preposition of a thing bought. */
const purchaseHeads = new Set(
  'compra compras comprar comprou compraram aquisicao aquisicoes contratacao contratacoes contrato contratos licitacao licitacoes edital editais fornecimento fornecedor fornecedores gasto gastos gastou gastaram despesa despesas pagamento pagamentos pregao pregoes dispensa dispensas locacao aluguel empenhos contract contracts tender tenders purchase purchases procurement acquisition acquisitions spending spend spent expenses expenditure payments payment deals suppliers supplier supply bought buying buy credenciamento inexigibilidade preco precos price prices sobrepreco superfaturamento overpricing convite leilao paid pago pagos notas contratados auctions custo custos cost costs pregao orders'.split(
    ' ',
  ),
)
const objectLinks = new Set(['de', 'do', 'da', 'dos', 'das', 'com', 'para', 'of', 'for', 'on', 'em', 'in', 'na', 'no'])
/** Objects of these verbs follow at once. */
const buyingVerbs = new Set(
  'comprar comprou compraram comprando adquirir adquiriu adquiriram bought buying buy buys purchasing purchased purchase'.split(
    ' ',
  ),
)
const boughtAfter = new Set(
  'bought purchased acquired comprados compradas comprado comprada adquiridos adquiridas adquirido adquirida contratados contratadas superfaturados superfaturadas superfaturado superfaturada'.split(
    ' ',
  ),
)
const headsAfter = new Set(
  'contracts contract purchases purchase procurement tenders tender spending deals suppliers'.split(' '),
)
const articles = new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'the', 'some', 'novos', 'novas', 'new'])
const joints = new Set(['e', 'and', 'ou', 'or', ','])

/** Goods of the table, with the adjectives that follow or stand before them. */
export const readGoods: LineRule = (line, at) => {
  const found = goodsWords.find(line.tokens, at)
  // `contrato de show`, and not `show me`.
  const isShow = plainAt(line, at) === 'show' && /^(?:de|do|com|um|uns)$/.test(plainAt(line, at - 1))
  if (found === undefined && isShow) return object(line, at, at + 1)
  if (found === undefined || isNewspaper(line, at)) return undefined
  return object(line, at, found.value === 'en' ? withNoun(line, found.to) : withAdjectives(line, found.to))
}

/** `I'm writing a paper`, `a small paper in Acre`. */
function isNewspaper(line: Line, at: number): boolean {
  return (
    plainAt(line, at) === 'paper' &&
    [1, 2, 3].some((back) => ['a', 'my', 'our', 'this'].includes(plainAt(line, at - back)))
  )
}

/** English words that judge a thing and are no part of its name. */
const judging = new Set(
  'even cheap cheaper costly luxury unnecessary unneeded unjustified needless useless broken missing fake defective excessive extra bulk massive'.split(
    ' ',
  ),
)

/** English goods with the noun or adjective before them: `adult diapers`, `traffic radars`. */
export const readCompoundGoods: LineRule = (line, at) => {
  const goods = goodsWords.find(line.tokens, at + 1)
  if (goods?.value !== 'en' || isNewspaper(line, at + 1) || !isNoun(line, at) || line.tokens[at]?.shape !== 'lower')
    return undefined
  const word = plainAt(line, at)
  if (judging.has(word) || /(?:ed|ing|ly)$/.test(word)) return undefined
  return object(line, at, withNoun(line, goods.to))
}

/** Goods of more words than the kind of contract that begins them: `surveillance cameras`. */
export const readLongerGoods: LineRule = (line, at) => {
  const goods = goodsWords.find(line.tokens, at)?.to ?? at
  const kind = contractTypeWords.find(line.tokens, at)?.to ?? goods
  return goods > kind ? readGoods(line, at) : undefined
}

/** An unknown noun where a thing bought stands; runs after every other rule has declined. */
export const readUnknownObject: LineRule = (line, at) => {
  // `split purchases to dodge tenders`: what follows `to` is done and not bought.
  if (!isNoun(line, at) || plainAt(line, at - 1) === 'to') return undefined
  const to = nounEnd(line, at)
  if (!(isBoughtBefore(line, at) || isBoughtAfter(line, to) || isListed(line, at) || isExcepted(line, at)))
    return undefined
  return object(line, at, to)
}

function isBoughtBefore(line: Line, at: number): boolean {
  let back = at - 1
  while (back >= 0 && articles.has(plainAt(line, back)) && back > at - 3) back--
  const before = plainAt(line, back)
  // `para escapar de` says why and buys nothing.
  if (before === 'para' && /(?:ar|er|ir)$/.test(plainAt(line, at))) return false
  if (buyingVerbs.has(before)) return true
  if (isSpentOn(line, before, back)) return true
  return (
    objectLinks.has(before) &&
    purchaseHeads.has(plainAt(line, back - 1)) &&
    !(before === 'com' && /^contrat|^forneced/.test(plainAt(line, back - 1)))
  )
}

/** `gastos acima de meio milhão com outdoor`, `R$ 2 million on flowers`: what is read already stands between. */
function isSpentOn(line: Line, link: string, at: number): boolean {
  if (!['com', 'on', 'em', 'in'].includes(link)) return false
  const isEm = link === 'em' || link === 'in'
  let back = at - 1
  while (back >= 0 && at - back < 14) {
    const word = plainAt(line, back)
    if (spending.test(word)) return !isEm || isMoneyAt(line, at)
    const part = line.parts.find(({ from, to }) => from <= back && back < to)
    if (link !== 'com' && part?.meaning.kind === 'money' && part.to === at) return true
    if (part === undefined && (line.tokens[back]?.type === 'mark' || !stopWords.has(word))) return false
    if (part !== undefined && !beforeLink.has(part.meaning.kind)) return false
    back = part === undefined ? back - 1 : part.from - 1
  }
  return false
}
const spending = /^(?:gast|torr|despes|spen[dt]|expen|pag[ao]|pagou|pagaram|paid|pay|desembols|invest|desperdi|wast)/
const beforeLink: ReadonlySet<string> = new Set([
  'money',
  'named',
  'regions',
  'organizations',
  'suppliers',
  'date_range',
  'note',
])

function isMoneyAt(line: Line, to: number): boolean {
  return line.parts.some((part) => part.to === to && part.meaning.kind === 'money')
}

function isBoughtAfter(line: Line, to: number): boolean {
  return boughtAfter.has(plainAt(line, to)) || headsAfter.has(plainAt(line, to))
}

/** After another object and `e`. */
function isListed(line: Line, at: number): boolean {
  const last = line.parts.at(-1)
  return joints.has(plainAt(line, at - 1)) && last?.to === at - 1 && last.meaning.kind === 'object'
}

/** `medicamentos exceto insulina`: what is taken out of goods is goods; `exceto as paradas` describes. */
function isExcepted(line: Line, at: number): boolean {
  const last = line.parts.at(-1)
  if (last?.meaning.kind !== 'negation' || plainAt(line, last.from) === 'salvo') return false
  const isLack = last.meaning.cue === 'not' && lacking.has(plainAt(line, last.from))
  if (!(last.meaning.cue === 'except' || isLack)) return false
  const isNext = line.tokens.slice(last.to, at).every(({ plain }) => articles.has(plain))
  const areGoods = line.parts.some(({ meaning }) =>
    meaning.kind === 'contract_types'
      ? !isLack || meaning.codes.some((code) => ofGoods.has(code))
      : meaning.kind === 'object',
  )
  return isNext && areGoods && !(isLack ? isQuality : isParticiple).test(plainAt(line, at))
}

/** `medicines without insulin`; works without a licence are works all the same. */
const lacking = new Set(['sem', 'without'])
const ofGoods: ReadonlySet<string> = new Set(['HEALTH_SUPPLIES', 'FOOD', 'GOODS_PURCHASE'])
const isParticiple = /(?:[aei]d[oa]s?|ed|ing|antes?|entes?)$/
/** What goods have or lack and are not. */
const isQuality =
  /(?:[aei]d[oa]s?|ed|ing|antes?|entes?|cao|coes|mentos?|dades?|[ea]ncias?|tion|tions|ments?|ity|ness|receitas?|prescriptions?|registros?|licencas?|alvaras?|licences?|licenses?|notas?|invoices?|projetos?|laudos?|estoque|stock|bids?|labels?|rotulos?)$/

function nounEnd(line: Line, at: number): number {
  let to = at + 1
  while (to - at < 4 && isNoun(line, to)) to++
  // `pontos de ônibus`: a second noun after `de`.
  if (plainAt(line, to) === 'de' && isNoun(line, to + 1) && line.tokens[to + 1]?.shape === 'lower') return to + 2
  return to
}

function withAdjectives(line: Line, to: number): number {
  return isNoun(line, to) && isAdjective(plainAt(line, to)) && line.tokens[to]?.shape === 'lower' ? to + 1 : to
}

/** `oxygen cylinders`: the plural that an English singular describes. */
function withNoun(line: Line, to: number): number {
  const isPlural = /[^s]s$/.test(plainAt(line, to)) && !/[^s]s$/.test(plainAt(line, to - 1))
  return isPlural && isNoun(line, to) && line.tokens[to]?.shape === 'lower' ? to + 1 : withAdjectives(line, to)
}

function isAdjective(word: string): boolean {
  return /(?:ares?|ais|al|icos?|icas?|osos?|osas?|eiros?|ivos?|ivas?)$/.test(word) && word.length > 4
}

/** What spending is for, and what prices have: nothing that is bought. */
const areas = new Set(
  'programa programas program programme historia history bill bills saude educacao cultura esporte esportes assistencia turismo desconto descontos acima abaixo reajuste reajustes health education culture sports discount discounts above below imovel imoveis predio predios sala salas'.split(
    ' ',
  ),
)

function isNoun({ tokens }: Line, at: number): boolean {
  const token = tokens[at]
  if (token?.type !== 'word' || token.plain.length < 3 || stopWords.has(token.plain)) return false
  if (areas.has(token.plain)) return false
  if (isIntentWord(token.plain) || isNegationWord(token.plain) || (token.shape === 'title' && at > 0)) return false
  return ![anomalyWords, suspicionWords, contractTypeWords, modalityWords, sourceWords].some((table) =>
    table.find(tokens, at),
  )
}

function object(line: Line, from: number, to: number): LinePart {
  const [first, last] = [line.tokens[from], line.tokens[to - 1]]
  const corrected = line.tokens.slice(from, to).map(({ plain }) => plain)
  const written = toPlainCharacters(line.text.slice(first?.start, last?.end))
  const name = written.includes('-') ? written : corrected.join(' ')
  return { from, to, meaning: { kind: 'object', codes: [name] } }
}
