// The scope of exceptions: which of the filters that a question names it takes out.
// E1. `exceto`, `except` and the like take out what follows, as long as a list of the same kind goes on.
// E2. `não` and `not` take out what follows only where words such as `sejam de` or `made by` join them.
// E3. `mas`, `só`, a colon or the end of a sentence end the scope; `não só` opens none.
// E4. What stands at once behind a word that may ask for it or take it out is neither: it is reported as ignored.

import { type Line, type LinePart, plainAt } from './line.ts'
import { definites, isSlot, local, ofWords, takingOut } from './negation.ts'
import { denialVerbs, fieldWords, listWords, negationLinks, stopWords } from './words/stop-words.ts'

/** Words that say that something is missing, and the few that may stand before what. */
const lacks = new Set(
  'sem without w s no lacking lack lacks absent nary zero free livre livres isento isenta isentos isentas carente carentes ausente ausentes nenhum nenhuma na a ausencia falta'.split(
    ' ',
  ),
)
const lackLinks = new Set(
  'a an any the those these o os as um uma qualquer quaisquer seja sejam esteja estejam nenhum nenhuma de do da dos das of em in que haja tenha ter havido tido having being ser ha com with indicios indicio casos caso sinais sinal signs contratos contracts contrato contract compra pagamento licitacao'.split(
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

interface Scope {
  /** Whether it may as well ask for what is named at once. */
  readonly isDoubt?: true
  /** Whether a word such as `não` opens it. */
  readonly isDenial?: true
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
  /** Whether the first part in it begins with a preposition of place. */
  readonly isLocal?: boolean
  /** Index after the last token of the scope so far. */
  readonly to: number
}

export interface TakenOut {
  readonly excluded: ReadonlySet<LinePart>
  /** Those of `excluded` that words such as `não` deny. */
  readonly denied: ReadonlySet<LinePart>
  /** Those of which nobody can say whether they are asked for or taken out. */
  readonly doubted: ReadonlySet<LinePart>
}

/** The parts that the question takes out. */
export function takenOut(line: Line, parts: readonly LinePart[]): TakenOut {
  const excluded = new Set<LinePart>()
  const denied = new Set<LinePart>()
  const doubted = new Set<LinePart>()
  let scope: Scope | undefined
  for (const [index, part] of parts.entries()) {
    const { meaning } = part
    if (meaning.kind === 'negation') {
      const isDenied = isKept(line, parts, index)
      if (meaning.cue === 'before' && !isDenied) for (const each of listBefore(line, parts, index)) excluded.add(each)
      if (meaning.cue === 'before')
        for (const each of listBefore(line, parts, index)) if (denied.has(each)) excluded.delete(each)
      const isClosed = (isDenied && goesOn(line, part)) || isOnly(line, scope, part) || isDoubled(line, scope, part)
      scope = isClosed ? undefined : openScope(line, part, scope)
      continue
    }
    if (scope === undefined) continue
    if (!isSlot(part)) {
      scope = isOpen(line, scope, part) ? passed(line, scope, part) : undefined
      continue
    }
    const kind = kindOf(part)
    if (
      isOpen(line, scope, part) &&
      !isAfterInsertion(line, scope, part) &&
      !isOfOther(line, scope, part) &&
      !isAtOther(line, scope, part) &&
      (scope.kind === undefined || scope.kind === kind || isNeither(line, scope.to) || isParallel(line, scope.to))
    ) {
      ;(scope.isDoubt ? doubted : excluded).add(part)
      if (scope.isDenial) denied.add(part)
      scope = { ...scope, kind, isLocal: scope.isLocal ?? isLocal(line, part), to: part.to }
    } else {
      if (isUnsure(line, scope, part)) doubted.add(part)
      scope = undefined
    }
  }
  return { excluded, denied, doubted }
}

/**
 * Whether a part stands in the clause of an exception that has taken out nothing, behind words that do not join it: it is neither asked
 * for nor taken out. A denied state of things (`obras não concluídas no Piauí`) says nothing of where and when.
 */
function isUnsure(line: Line, { kind, isDenial, isLack, isDoubt, to }: Scope, part: LinePart): boolean {
  const words = line.tokens.slice(to, part.from).map(({ plain }) => plain)
  if (kind !== undefined || isLack || isDoubt || words.length > 6) return false
  if (words.some((word) => word === ',' || enders.has(word) || closers.has(word))) return false
  const isFrame = frames.has(part.meaning.kind)
  // `contratos que ignoram as regras em SP` are in SP; of `exceto as paradas em SP` nobody can say.
  if (isDenial !== true)
    return !isFrame || (!isRelative(line, to) && /^(?:os|as|the|those|ones|aquel[ea]s)$/.test(words[0] ?? ''))
  return !isFrame && !words.some((word) => ofState.test(word))
}
/** Whether the words that end at a token are of a clause such as `que ignoram`. */
function isRelative(line: Line, to: number): boolean {
  const opening = line.parts.find((part) => part.to === to && part.meaning.kind === 'negation')
  return opening !== undefined && /^(?:que|that|which|who)$/.test(plainAt(line, opening.from - 1))
}
const frames: ReadonlySet<string> = new Set(['regions', 'date_range', 'data_source', 'money'])

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

/** `don't show anything except SP`, `nenhum estado exceto SP`: what is denied of all others is asked for. */
function isOnly(line: Line, scope: Scope | undefined, { meaning, from }: LinePart): boolean {
  if (meaning.kind !== 'negation' || meaning.cue !== 'except' || scope === undefined || scope.kind !== undefined)
    return false
  const between = line.tokens.slice(scope.to, from).map(({ plain }) => plain)
  const opening = line.tokens.slice(Math.max(0, scope.to - 3), scope.to)
  const isDenied = scope.isDenial === true || opening.some(({ plain }) => plain === 'nao' || plain === 'not')
  // `works that aren't outside the South`, `que não sejam fora de SP`.
  if (isDenied && outsides.has(plainAt(line, from)) && between.length <= 2)
    return between.every((word) => negationLinks.has(word))
  if (scope.isDenial !== true) return false
  return between.length > 0 && between.every((word) => onlyLinks.has(word) || denialVerbs.has(word))
}
/** `não há como não ver sobrepreço`, `don't show purchases without an auction`: of two denials nothing is left. */
function isDoubled(line: Line, scope: Scope | undefined, { meaning, from }: LinePart): boolean {
  if (scope?.isDenial !== true || scope.isLack || scope.kind !== undefined || meaning.kind !== 'negation') return false
  const between = line.tokens.slice(scope.to, from).map(({ plain }) => plain)
  return (
    meaning.cue === 'not' &&
    (leaving.test(plainAt(line, from)) || (denials.has(plainAt(line, from)) && between.length > 0)) &&
    !between.some((word) => apart.has(word))
  )
}
/** Denials that are no echo of one before, as `nenhum` and `nem` are. */
const denials = new Set('nao not no without sem'.split(' '))
/** Verbs that deny: `não deixaram de publicar`, `did not fail to`. */
const leaving = /^(?:deix|fail)/
const apart = new Set(', ; : . ! ? e and ou or nem nor mas but quem que who which that'.split(' '))
const outsides = new Set('outside fora alheio alheios beyond unlike diferente diferentes'.split(' '))
const onlyLinks = new Set(
  'quero queremos quer me ver nada nenhum nenhuma ninguem contrato contratos estado estados cidade cidades orgao orgaos empresa empresas tipo modalidade de em no na want show give look at for see need list anything any anywhere anyone contract contracts state states city cities body bodies firm firms company companies in of from kind'.split(
    ' ',
  ),
)

/** The scope after a part that is no filter: `não procure`, `sem indícios de`. */
function passed(line: Line, scope: Scope, { meaning, to }: LinePart): Scope | undefined {
  if (meaning.kind === 'filler') return { ...scope, to }
  if (scope.kind !== undefined) return undefined
  if (meaning.kind === 'search') return { ...scope, to }
  if (meaning.kind !== 'suspicion') return undefined
  // `signs of` holds the preposition that joins what is taken out.
  return ofWords.has(plainAt(line, to - 1)) ? { ...scope, to } : { ...scope, to, isOfSuspicion: true }
}

function openScope(line: Line, part: LinePart, scope: Scope | undefined): Scope | undefined {
  if (part.meaning.kind !== 'negation') return undefined
  switch (part.meaning.cue) {
    case 'affirm':
    case 'before':
      return undefined
    case 'doubt':
      return { isDoubt: true, isWeak: false, isLack: false, isListed: false, to: part.to }
    case 'except':
      return { isWeak: false, isLack: false, isListed: plainAt(line, part.to - 1) === ':', to: part.to }
    case 'not':
      // `nem` goes on with an exception of any kind.
      return {
        isDenial: true,
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

/** `obras, salvo as de SP, no Sudeste`: what goes on behind an inserted exception is asked for. */
function isAfterInsertion(line: Line, scope: Scope, part: LinePart): boolean {
  const isBeside = line.tokens.slice(scope.to, part.from).every(({ plain }) => plain === ',')
  return scope.isLocal === false && isLocal(line, part) && scope.to < part.from && isBeside
}

function isLocal(line: Line, part: LinePart | undefined): boolean {
  return part !== undefined && local.has(plainAt(line, part.from))
}

/** `nem obras nem serviços em Recife`: the second thing is one that no filter knows, and the place is asked for. */
function isOfOther(line: Line, { former, to }: Scope, part: LinePart): boolean {
  if (former !== 'contract_types' || kindOf(part) === former) return false
  return line.tokens.slice(to, part.from).some(({ plain }) => kindsAlone.has(plain))
}

/** `other than supplier X at UFPE`: what no word joins to an excepted party says where, and is asked for. */
function isAtOther(line: Line, { kind, to }: Scope, part: LinePart): boolean {
  if (kind !== 'party' || kindOf(part) !== 'party') return false
  return !line.tokens.slice(to, part.from).some(({ plain }) => partyJoints.has(plain))
}
const partyJoints = new Set('e ou nem and or nor , / & ;'.split(' '))

/** `exceto os de SP e os do DNIT`: the same words open each member of the list. */
function isParallel(line: Line, at: number): boolean {
  const [joint, article, preposition] = [0, 1, 2].map((offset) => plainAt(line, at + offset))
  return (
    ['e', 'and', ',', 'ou', 'or'].includes(joint ?? '') &&
    (wholes.has(article ?? '') ||
      (['os', 'as', 'o', 'a', 'those', 'ones'].includes(article ?? '') &&
        ['de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na', 'from', 'of', 'in', 'by'].includes(preposition ?? '')))
  )
}

/** `and whatever the prefeitura signed`. */
const wholes = new Set('whatever anything everything tudo qualquer aquilo'.split(' '))

/** Bodies and firms are one kind in a list, and so are goods and kinds of contracts. */
function kindOf({ meaning }: LinePart): string {
  if (['named', 'organizations', 'suppliers'].includes(meaning.kind)) return 'party'
  return meaning.kind === 'object' ? 'contract_types' : meaning.kind
}

function isNeither(line: Line, at: number): boolean {
  return ['nem', 'nor'].includes(plainAt(line, at))
}

/** Whether the words between the scope so far and a part leave it open. */
function isOpen(
  line: Line,
  { isDoubt, isWeak, isLack, isListed, isOfSuspicion, kind, to }: Scope,
  part: LinePart,
): boolean {
  const words = line.tokens.slice(to, part.from).map(({ plain }) => plain)
  if (kind !== undefined)
    return (
      // `non-emergency works` are works.
      !(words.length === 0 && plainAt(line, part.from - 2) === 'non') &&
      // `forget fuel, food instead`.
      plainAt(line, part.to) !== 'instead' &&
      !isCorrection(line, to, part.from) &&
      // `sem contar os de 2020, entre 2018 e 2023`.
      !(part.meaning.kind === 'date_range' && spanning.has(plainAt(line, part.from))) &&
      !isMeantInstead(line, words, part) &&
      words.every((word) => listWords.has(word) || wholes.has(word) || (isListed && word === ';')) &&
      !(words.includes('com') || words.includes('with'))
    )
  if (isDoubt) return !local.has(plainAt(line, part.from)) && words.every((word) => definites.has(word))
  if (isOfSuspicion)
    return (words.length > 0 || ofWords.has(plainAt(line, part.from))) && words.every((word) => ofWords.has(word))
  // `não foram alvo de sanções`: an anomaly that is denied in other words is denied all the same.
  if ((isWeak || isLack) && part.meaning.kind === 'anomaly_types' && words.length <= 4 && !words.some(isClosing))
    return true
  // `sem as compradas por dispensa`: the things without which the rest is asked for.
  if (isLack && (/^(?:os|as|those|ones)$/.test(words[0] ?? '') || words[1] === 'ones'))
    return words.every(
      (word) => !isClosing(word) && (stopWords.has(word) || negationLinks.has(word) || isDealing(word)),
    )
  if (isLack)
    return words.every((word, index) => lackLinks.has(word) || isVerb(line, to + index) || /^\w{2,}ing$/.test(word))
  if (isWeak && isOfVerb(line, words, part)) return true
  if (isWeak)
    return words.every(
      (word, index) => negationLinks.has(word) || (word === '(' && index === 0) || isVerb(line, to + index),
    )
  // `dont bother with anythng below R$10,000`.
  if (
    part.meaning.kind === 'money' &&
    words.length < 4 &&
    words.every((word) => /^[a-z]+$/.test(word) && !enders.has(word))
  )
    return true
  return words.every((word, index) => {
    if (word === ',' || word === '(') return index === 0
    const isLink = stopWords.has(word) || negationLinks.has(word) || isVerb(line, to + index)
    return !enders.has(word) && (isLink || (kindOf(part) === 'party' && isDealing(word)))
  })
}

const spanning = new Set(['entre', 'between'])

/** What the verb of a denial is about in other words: its amount, who did it, and how. */
function isOfVerb(line: Line, words: readonly string[], part: LinePart): boolean {
  if (words.some(isClosing) || words.length > 6) return false
  // `não tenham custado menos de 5 milhões`.
  if (part.meaning.kind === 'money')
    return words.every(
      (word, index) => negationLinks.has(word) || ofValue.test(word) || isVerb(line, part.from - words.length + index),
    )
  // `not let by concorrência`, `não realizadas por meio de dispensa`; `works not finished by UFRJ` are works of UFRJ.
  const isHow = bys.has(plainAt(line, part.from)) || words.slice(-3).some((word) => bys.has(word))
  return (
    isHow &&
    part.meaning.kind !== 'date_range' &&
    part.meaning.kind !== 'regions' &&
    !words.some((word) => ofState.test(word))
  )
}
const ofValue =
  /^(?:cust|val[eh]|cheg|ating|alcan|pass|som|totali|ultrap|exced|super|fic|sai|vai|va$|vao$|forem|cost|worth|pric|valu|go$|goes|went|gone|come|came|reach|hit|total|add|amount|run|ran|top|been|ever|even|quite|ao|todo|em|um|uma|an?|the|in|up|all)\w*$/
/** States of a thing, of which who did it says nothing: `obras não concluídas pela prefeitura`. */
const ofState =
  /^(?:conclu|termin|entreg|inaugur|inici|execut|pag[oa]s?$|public|prest|finish|complet|deliver|start|paid|publish|open)/
const bys = new Set('by through via under using por pelo pela pelos pelas mediante meio intermedio'.split(' '))

/** `exceto as promovidas pela UFRJ`, `apart from its dealings with UFRJ`: what a party did is all of it that records show. */
function isDealing(word: string): boolean {
  return dealings.has(word) || /(?:[aei]d[oa]s?|ed)$/.test(word)
}
const dealings = new Set(
  'negocios tratos transacoes vendas parceria parcerias atividades operacoes dealings dealing work works job jobs business sales sale transactions partnership operations activities orders ones run ran held led set'.split(
    ' ',
  ),
)

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
  if (isAfterAuxiliary(line, at)) return /^[a-z]+$/.test(word)
  if (denialVerbs.has(word)) return true
  return (
    word.length > 3 &&
    /(?:am|em|aram|eram|iram|ou|iu|ava|avam|iam|asse|assem|esse|essem|isse|issem|ar|er|ir|ando|endo|indo)$/.test(word)
  )
}

/** The verb of `don't bring`, `do not bring` and `should not bring`. */
function isAfterAuxiliary(line: Line, at: number): boolean {
  const [before, first] = [plainAt(line, at - 1), plainAt(line, at - 2)]
  if (['do', 'does', 'did', 't', 'dont', 'doesnt', 'didnt'].includes(before)) return true
  return before === 'not' && ['do', 'does', 'did', 'must', 'should', 'can', 'may'].includes(first)
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
  // `obras, limpeza não conta`: a clause begins at its comma; so does `sobrepreço em remédios, insulina à parte`.
  const isInside =
    first !== last &&
    (last?.meaning.kind === 'date_range' ||
      line.tokens[(first?.from ?? 0) - 1]?.type === 'word' ||
      isLocal(line, first))
  return isList || !(isInside || isClause(line, parts[index])) ? found : found.slice(-1)
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
