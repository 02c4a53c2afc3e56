// Amounts of money in questions, in reais: `acima de 1 milhão`, `between R$ 10,000 and R$ 50,000`, `80 mil ou menos`.
// M1. A number is money with a currency, a unit such as `mil`, or a word such as `valor` before it; in a question of contracts also
//     with a bound alone, which is noted: `contratos acima de 100000`.
// M2. A bound of anything else (a percentage, days, bidders) is reported as no filter, and so is the price of one unit.
// M3. Figures that letters touch are a name or cannot be read, and no amount: `A4`, `2x4`, `1e309`.

import { type Line, type LinePart, type LineRule, plainAt, skip } from './line.ts'
import { type NumberRead, readNumber } from './numbers.ts'
import { readPerUnit } from './per-unit.ts'
import { PhraseTable } from './phrases.ts'

type Bound = 'min' | 'max' | 'exact' | 'about'
const opposite = { min: 'max', max: 'min', exact: 'about', about: 'about' } as const

const bounds = new PhraseTable<Bound>([
  [
    'min',
    'acima de/dos/das/do/da | maior/maiores do? que | maior/maiores a | maior/maiores/superior/superiores ou igual/iguais a/ao/aos/que | mais de/que/dos/das | mais do que | superior/superiores a/ao/aos | a partir de/dos | pelo menos | ao menos | no minimo | minimo de | minima de | minimo | desde | partindo de | passar/passarem/passam/passem/passa/passe/passando/passou/passaram/passarem/passava/passavam/passado de/dos | ultrapassa/ultrapassam/ultrapasse/ultrapassem/ultrapassando/ultrapassou/ultrapassaram/ultrapassarem/ultrapassar/ultrapassado os?/de? | exceda/excedam/excede/excedem/excedendo/excedeu/excederam/exceder os?/a? | supera/superam/supere/superem/superando/superou/superaram/superar/superarem os?/a? | estoura/estouram/estourou/estouraram/furou/furaram/bateu/bateram/bate/batem os?/a? | chega/cheguem/chegue/chegam/chegou/chegaram/chegando/chegar a/aos | alcanca/alcancam/alcance/alcancem/alcancou/alcancaram/alcancar/alcancarem/alcancando/atinge/atingem/atinja/atinjam/atingiu/atingiram/atingir/atingirem/atingindo os?/a?/aos? | reach/reaches/reached/reaching/hit/hits/hitting/attain/attains/attained the? | alem de/dos | above | over | more than | greater than | higher than | bigger than | larger than | greater/more/higher/larger than or equal to | at least | no minimum? less than | exceeding | exceed/exceeds/exceeded | pass/passes/passed/passing/surpass/surpasses/surpassed/surpassing/top/tops/topped/topping/cross/crosses/crossed/crossing the? | went/go/goes/going/gone/got/get/gets/getting/ran/run/runs/running/climbed/rose over/above/past/beyond | minimum of? | starting at/from | in excess of | upward/upwards of | north of | > | > = | >= | ≥ | from | not? under? beyond',
  ],
  [
    'max',
    'abaixo de/dos/das/do/da | abaixo/aquem mas nao igual de/a | aquem de/dos/do | menor/menores do? que | menor/menores a | menor/menores/inferior/inferiores ou igual/iguais a/ao/aos/que | menos de/que/dos/das | menos do que | inferior/inferiores a/ao/aos | ate o? valor? de? | no maximo | maximo de | maxima de | maximo | limite/teto de | limitad* a | threshold/limit/ceiling/cap of | below | under | less than | lower than | smaller than | fewer than | less/lower/smaller than or equal to | at most | up to | maximum of? | max | no higher than | fall/falls/fell/falling/fallen/come/comes/came/coming short of | short of | below/under/less/lower than? but not equal to than? | until | < | < = | <= | ≤ | not? over? cheaper than',
  ],
  ['exact', 'exatamente | exatos | igual/iguais a | exactly | equal to | precisely | = | de exatamente | of exactly'],
  [
    'about',
    'cerca de | aproximadamente | por volta de | em torno de | uns | umas | around | about | approximately | roughly | nearly | almost | quase | proximo/proximos de/a',
  ],
])

const suffixes = new PhraseTable<Bound>([
  [
    'min',
    'ou/e mais | ou/e acima | ou superior/superiores | ou maior/maiores | para/pra cima | no minimo | pelo menos | or/and more | or/and over | or/and above | or/and up | or/and higher/greater | and upwards | upwards | + | at least | minimum | em diante | or larger',
  ],
  [
    'max',
    'ou/e menos | ou/e abaixo | ou inferior/inferiores | ou menor/menores | para/pra baixo | no maximo | or/and less | or/and under | or/and below | or/and lower/smaller | at most | maximum | tops',
  ],
])

const negators = new Set(
  'nao not no nunca never nem nor neither nada nothing nenhum nenhuma none sem without'.split(' '),
)
/** Words that deny nothing more after a denial. */
const concords = new Set('nada nenhum nenhuma'.split(' '))
const denials = new Set('nao sem nem nunca jamais'.split(' '))
const negatorLinks = new Set(
  'inclua incluam inclui incluem incluir include includes including contenha contenham contain contains traga mostre considere pegue envolva show list that which que fosse fossem tiver tiverem has have had been ever custado valido chegado valia custava worth valued priced cost costing valham valha valem vale custem custe custam custa sejam seja foram foi sao e estejam tenham tenha valor valores be are is was were do does did t de com to'.split(
    ' ',
  ),
)
const currencies = new Set(['r$', 'brl', 'reais'])
const foreign = new Set(['us$', 'usd', 'eur', 'euros', 'euro', 'dolares', 'dollars', 'dollar', '€', '$', '£'])
const tails = new Set(['reais', 'real', 'brl', 'reals', 'conto', 'contos', 'pila', 'r$'])
const valueWords = new Set(
  'valor valores value values valued worth custo custos cost costs costing custando custam custou custaram preco precos price prices priced quantia montante montantes total totais totaling totalling totalizando somam somando amount amounts amounting orcado estimado estimada sum sums ticket'.split(
    ' ',
  ),
)
const fillers = new Set(
  'o a os as de do da dos das que e com um uma valor valores reais no na em of a the an is are that be sejam seja cada each been total'.split(
    ' ',
  ),
)
/** What may stand between a bound and its amount: `acima do limite de dispensa de`, `under the bidding threshold of`. */
const limitWords = new Set([
  ...fillers,
  ',',
  ...'limite limites teto tetos threshold thresholds limit limits cap ceiling bidding tender dispensa legal'.split(' '),
])
const opening = new Set(['entre', 'between', 'de', 'from', 'do', 'dos'])
const to = new Set(['a', 'ate', 'e', 'to', 'and', 'until', '-', '–', '—', 'through', 'ao', 'aos', 'ou'])
/** What makes a number a measure of something else. */
const measured = new Set(
  '% porcento percent percentage pp pontos dias dia days day meses mes months month semanas weeks week anos ano years year horas hours licitantes participantes concorrentes propostas bidders bids proposals offers participants competitors fornecedores suppliers vendors empresas firms companies contratos contracts vezes times aditivos amendments habitantes inhabitants residents pessoas people unidades units itens items caixas boxes km metros meters m2 litros liters toneladas tons kg socios owners partners candidatos alunos students leitos beds orgaos bodies cidades municipios cities municipalities funcionarios employees anomalias casos cases lotes lots minutos minutes empregados veiculos vehicles pagamentos payments notas invoices licitacoes tenders orgao pregoes dispensas desvios deviations sigma lances resultados results doses vacinas vaccines comprimidos pills mascaras masks testes tests kits refeicoes meals quilos kilos hectares beneficiarios beneficiaries usuarios users eleitores voters votos votes seguidores followers familias families domicilios households registros records'.split(
    ' ',
  ),
)

interface Amount extends NumberRead {
  /** Whether it can only be money. */
  readonly isMarked: boolean
  readonly hasCurrency: boolean
}

/** An amount of money with its bound, or a number that is no filter. */
export const readMoney: LineRule = (line, at) =>
  readOfFirm(line, at) ??
  readForeign(line, at) ??
  readUnitPrice(line, at) ??
  readRange(line, at) ??
  readBounded(line, at) ??
  readBare(line, at) ??
  readMeasure(line, at) ??
  readNoAmount(line, at)

/** `R$ NaN`: the word behind a currency is no name. */
function readNoAmount({ tokens }: Line, at: number): LinePart | undefined {
  const isWord = tokens[at]?.plain === 'r$' && tokens[at + 1]?.type === 'word'
  return isWord ? { from: at, to: at + 2, meaning: { kind: 'filler' } } : undefined
}

/** `capital social de 10 mil reais`: money of the firm and not of a contract. */
function readOfFirm(line: Line, at: number): LinePart | undefined {
  const found = firmMoney.find(line.tokens, at)
  if (found === undefined) return undefined
  const bound = bounds.find(line.tokens, skip(line, found.to, { words: firmLinks, most: 3 }))
  const amount = readAmount(line, skip(line, bound?.to ?? found.to, { words: firmLinks, most: 3 }))
  return amount && { from: at, to: amount.to, meaning: { kind: 'note', note: 'not_a_filter' } }
}
const firmMoney = new PhraseTable<true>([
  [
    true,
    'capital social/integralizado/inicial/registrado? | patrimonio liquido | faturamento anual/mensal/medio? | fatura/faturam/faturou/faturaram/faturando | receita anual/bruta/liquida | lucro/lucros de | salario/salarios de | share/paid/registered/stated/start/startup/authorised/authorized in? capital | annual? revenue/revenues/turnover | net worth | salary/salaries of | profit/profits of',
  ],
])
const firmLinks = new Set('de of e is era is was foi em in com with a o no just so apenas only mais menos'.split(' '))

function readForeign(line: Line, at: number): LinePart | undefined {
  const before = foreign.has(plainAt(line, at))
  const number = readNumber(line, before ? at + 1 : at)
  if (number === undefined || !(before || foreign.has(plainAt(line, number.to)))) return undefined
  return { from: at, to: before ? number.to : number.to + 1, meaning: { kind: 'note', note: 'not_a_filter' } }
}

/** `a R$ 25 a resma`, which no value of a contract is compared with. */
function readUnitPrice(line: Line, at: number): LinePart | undefined {
  const start = plainAt(line, at) === 'a' ? at + 1 : at
  const amount = readAmount(line, start)
  const unit = amount?.hasCurrency ? readPerUnit(line, amount.to) : undefined
  return unit && { from: at, to: unit.to, meaning: { kind: 'note', note: 'not_a_filter' } }
}

/** `entre 1 e 5 milhões`, `from R$ 10,000 to R$ 50,000`, `1,5 milhão a 3 milhões`. */
function readRange(line: Line, at: number): LinePart | undefined {
  const word = plainAt(line, at)
  const isBetween = word === 'entre' || word === 'between'
  const start = opening.has(word) ? skip(line, at + 1, { words: fillers, most: 2 }) : at
  const low = readAmount(line, start)
  if (low === undefined || !to.has(plainAt(line, low.to))) return undefined
  const joint = plainAt(line, low.to)
  if (!isBetween && ['e', 'and', 'ou'].includes(joint)) return undefined
  const high = readAmount(line, skip(line, low.to + 1, { words: new Set(['o', 'os', 'valor', 'de']), most: 2 }))
  if (high === undefined) return undefined
  const isSaid = low.isMarked || high.isMarked || hasValueWord(line, at)
  if (!isSaid && !(isBetween && [low, high].every((amount) => isAssumed(line, at, amount)))) return undefined
  if (measured.has(plainAt(line, high.to))) return undefined
  if (!low.isMarked && !high.isMarked && isYear(line, low) && isYear(line, high)) return undefined
  const carried =
    low.unit === undefined && low.value < 1000 && high.unit !== undefined ? low.value * high.unit : low.value
  const [min, max] = [carried, high.value].sort((left, right) => left - right)
  const part: LinePart = { from: at, to: high.to, meaning: { kind: 'money', min: min ?? 0, max: max ?? 0 } }
  return isSaid ? part : { ...part, notes: [inReais(low, high)] }
}

function readBounded(line: Line, at: number): LinePart | undefined {
  const isNegated = isNegator(line, at)
  const start = isNegated ? skip(line, at + 1, { words: negatorLinks, most: 3 }) : at
  const bound = bounds.find(line.tokens, start)
  if (bound === undefined) return undefined
  const amount = readAmount(line, skip(line, bound.to, { words: limitWords, most: 6 }))
  if (amount === undefined) return undefined
  // What bounds an amount bounds a day too: `até 31/12`.
  if (isOfDay(line, amount)) return undefined
  const ambiguous = ['desde', 'from', 'until', 'ate', 'a'].includes(plainAt(line, start))
  const isMoney =
    amount.isMarked ||
    goesOn(line, at) ||
    (!ambiguous && hasValueWord(line, at)) ||
    hasValueWordInside(line, bound.to, amount)
  const isPeriod = ambiguous || (isYear(line, amount) && !measured.has(plainAt(line, amount.to)))
  const side = isNegated ? opposite[bound.value] : bound.value
  if (!isMoney && isAssumed(line, at, amount))
    return { ...withSide(line, { from: at, amount, side }), notes: [inReais(amount)] }
  if (!isMoney) return isPeriod ? undefined : readMeasured(line, at, amount)
  if (isMeasured(line, amount)) return readMeasured(line, at, amount)
  return withSide(line, { from: at, amount, side })
}

/** A bare number that a question of contracts bounds, and that counts nothing and is no year. */
function isAssumed(line: Line, at: number, amount: Amount): boolean {
  const { value, to: end } = amount
  if (value < leastAssumed || (value >= 1900 && value <= 2100)) return false
  const next = line.tokens[end]
  if (next !== undefined && /^[\p{L}\d%$]/u.test(next.plain) && !goingOn.has(next.plain)) return false
  return (
    line.tokens.some(({ plain }) => contractWords.has(plain)) ||
    line.tokens.slice(0, at).every(({ plain }) => followWords.has(plain))
  )
}

/** Reais; what is less may count things. */
const leastAssumed = 100
const contractWords = new Set(
  'contrato contratos contratacao contratacoes contract contracts licitacao licitacoes tender tenders pregao pregoes dispensa dispensas compra compras purchase purchases pagamento pagamentos payment payments despesa despesas gasto gastos achado achados finding findings'.split(
    ' ',
  ),
)
/** What may stand before a bound in a message that goes on from another. */
const followWords = new Set(
  'e and so apenas somente only just agora now mas but os as o a the those these them ones that esses essas estes estas com with , show mostre'.split(
    ' ',
  ),
)
/** What may follow an amount; any other word may be what is counted. */
const goingOn = new Set(
  'a ao aos e and ou or mas but que that which who in no na nos nas em on at de do da dos das of from by por pelo pela para for to with com sem without during durante since desde ate until between entre this last neste nesta este esta only so each cada there'.split(
    ' ',
  ),
)

function inReais(...amounts: readonly Amount[]) {
  return { kind: 'corrected', value: amounts.map(({ value }) => `R$ ${value}`).join(' – ') } as const
}

/** A bound after another one: `valor superior a 1000 e inferior a 5000`. */
function goesOn(line: Line, at: number): boolean {
  const last = line.parts.at(-1)
  return (
    last?.meaning.kind === 'money' &&
    last.to < at &&
    line.tokens.slice(last.to, at).every(({ plain }) => ['e', 'and', 'mas', 'but', ','].includes(plain))
  )
}

/** An amount without a bound before it: one behind it counts, else the amount is meant exactly. */
function readBare(line: Line, at: number): LinePart | undefined {
  const amount = readAmount(line, at)
  if (amount === undefined || isMeasured(line, amount)) return undefined
  if (!amount.isMarked && !(hasValueWord(line, at) && !isYear(line, amount))) return undefined
  return withSide(line, { from: at, amount, side: 'exact' })
}

function withSide(
  line: Line,
  { from, amount, side }: { readonly from: number; readonly amount: Amount; readonly side: Bound },
): LinePart {
  const suffix = side === 'exact' ? suffixes.find(line.tokens, amount.to) : undefined
  const meant = suffix?.value ?? side
  const bounded = { from, to: suffix?.to ?? amount.to }
  if (meant === 'about') return { ...bounded, meaning: { kind: 'note', note: 'not_a_filter' } }
  const value = amount.value
  return {
    ...bounded,
    meaning: {
      kind: 'money',
      ...(meant !== 'max' && { min: value }),
      ...(meant !== 'min' && { max: value }),
    },
  }
}

/** A bound or a number of something that is no money, with the word that says of what. */
function readMeasured(line: Line, at: number, amount: Amount): LinePart {
  const joined = ['de', 'of'].includes(plainAt(line, amount.to)) ? amount.to + 1 : amount.to
  const isUnit = [measured, foreign].some((words) => words.has(plainAt(line, joined)))
  const unit = isUnit && !filterUnits.has(plainAt(line, joined)) ? joined + 1 : amount.to
  const to = readPerUnit(line, amount.to)?.to ?? delays.find(line.tokens, unit)?.to ?? unit
  return { from: at, to, meaning: { kind: 'note', note: 'not_a_filter' } }
}

/** What is counted and is a filter too: `mais de 3 aditivos`. */
const filterUnits = new Set(['aditivos', 'amendments'])
/** What a number of days is of. */
const delays = new PhraseTable<true>([
  [
    true,
    'de/em atraso | atrasado/atrasados/atrasada/atrasadas | late | overdue | of delay | behind schedule | delayed',
  ],
])

function readMeasure(line: Line, at: number): LinePart | undefined {
  const number = readNumber(line, at)
  if (number === undefined || !measured.has(plainAt(line, number.to))) return undefined
  if (isYear(line, number)) return undefined
  return readMeasured(line, at, { ...number, isMarked: false, hasCurrency: false })
}

/** `no` is English only before a comparison: `no valor mínimo` is Portuguese. */
function isNegator(line: Line, at: number): boolean {
  const word = plainAt(line, at)
  if (!negators.has(word) || bounds.find(line.tokens, at) !== undefined) return false
  // `sem nenhum acima de`, `não quero nada acima de`: the first of two denials is the one that counts.
  if (concords.has(word) && [1, 2, 3].some((back) => denials.has(plainAt(line, at - back)))) return false
  return (
    word !== 'no' ||
    /^(?:more|less|greater|higher|bigger|larger|lower|smaller|fewer|over|under|cheaper)$/.test(plainAt(line, at + 1))
  )
}

/** A number that goes on as a day: `10/05/2023`, `1º de março`. */
function isOfDay({ tokens }: Line, amount: Amount): boolean {
  const next = tokens[amount.to]
  return !amount.isMarked && next?.glued === true && /^[/ºª°-]$/.test(next.text)
}

function isMeasured(line: Line, amount: Amount): boolean {
  if (amount.hasCurrency) return readPerUnit(line, amount.to) !== undefined
  const next = plainAt(line, amount.to)
  if (foreign.has(next)) return true
  if (measured.has(next)) return !(amount.unit !== undefined && amount.unit > 1000) || !isBuyingWord(next)
  return (next === 'de' || next === 'of') && measured.has(plainAt(line, amount.to + 1))
}

/** After a million these were bought for it, for so many of them would have `de`: `acima de 1 milhão contratos`. */
function isBuyingWord(word: string): boolean {
  return ['contratos', 'contracts', 'pagamentos', 'payments', 'licitacoes', 'tenders', 'dispensas', 'pregoes'].includes(
    word,
  )
}

function readAmount(line: Line, at: number): Amount | undefined {
  const before = currencies.has(plainAt(line, at))
  const number = readNumber(line, before ? at + 1 : at)
  if (number === undefined || isUnreadable(line, before ? at + 1 : at, number)) return undefined
  const end = plainAt(line, number.to) === 'de' && tails.has(plainAt(line, number.to + 1)) ? number.to + 1 : number.to
  const after = tails.has(plainAt(line, end)) && !(plainAt(line, end) === 'r$')
  const to = after ? end + 1 : number.to
  const hasCurrency = before || after
  const isMarked = hasCurrency || (number.unit !== undefined && number.unit >= 1000)
  return { ...number, to, isMarked, hasCurrency }
}

/** An amount in reais. */
export interface AmountRead {
  readonly value: number
  /** Index after its last token. */
  readonly to: number
}

/** The amount at a token that says its currency. */
export function findAmount(line: Line, at: number): AmountRead | undefined {
  const amount = readAmount(line, at)
  return amount?.hasCurrency ? amount : undefined
}

/** A part of a name, a number with letters that are none of its own, or more than a number can hold. */
function isUnreadable({ tokens }: Line, at: number, { to, value, inWords }: NumberRead): boolean {
  if (!Number.isSafeInteger(Math.trunc(value))) return true
  if (inWords) return false
  const [first, before, next] = [tokens[at], tokens[at - 1], tokens[to]]
  if (first?.glued && before?.type === 'word' && !currencies.has(before.plain)) return true
  return next?.glued === true && next.type === 'word' && !tails.has(next.plain) && !measured.has(next.plain)
}

function hasValueWord(line: Line, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const word = plainAt(line, back)
    if (valueWords.has(word)) return true
    if (!fillers.has(word)) return false
  }
  return valueWords.has(plainAt(line, at))
}

function hasValueWordInside(line: Line, from: number, amount: Amount): boolean {
  return line.tokens.slice(from, amount.to).some(({ plain }) => valueWords.has(plain))
}

function isYear({ tokens }: Line, amount: NumberRead): boolean {
  return /^(?:19|20)\d\d$/.test(tokens[amount.to - 1]?.text ?? '')
}
