// Reads a message of a conversation: by itself as a question is, or as what it changes of the state before.
// R1. A message that names what is asked for and of which records stands by itself and inherits nothing.
// R2. Any other builds on the state before; a greeting or another aside leaves that state to the next message.
// R3. Nothing is inherited that `inherited` does not name.

import { toOrdinaryCharacters } from '../question/plain-characters.ts'
import type { Intent, QuestionReading } from '../question/question-reading.ts'
import { readQuestion } from '../question/read-question.ts'
import { countedGroups } from './asked-kind.ts'
import { readAskedPrice, readPriceAlone, readPricesOfParty, withAskedPrice } from './asked-price.ts'
import { periodAsked, withSanctions } from './asked-sanctions.ts'
import {
  asksForBoth,
  asksForMost,
  asksForValue,
  asksOfIt,
  asksWhether,
  listingWords,
  showingWords,
  subjectWords,
} from './asking-words.ts'
import { comparedBoth, comparesBoth } from './both.ts'
import type { ChatState, MessageReading, Reference } from './chat-state.ts'
import { askingFor, findCounterparts } from './counterparts.ts'
import { droppedOf, inheritedOf } from './inherited.ts'
import { wishOfNamed } from './inherited-wish.ts'
import { asksOfRecord } from './item-words.ts'
import { mergeState } from './merge-state.ts'
import {
  adds,
  afterCorrection,
  afterOperator,
  afterSwap,
  asksToInvestigate,
  correctsAtEnd,
  type Drop,
  endsAsFollowUp,
  hasPronoun,
  opensAsFollowUp,
  ordersToLook,
  plainOf,
  readDenied,
  readDrops,
  readOthers,
  replaces,
  restarts,
  restores,
  unknownName,
  withBounds,
} from './message-cues.ts'
import { type FoundSubject, findingsWish, findSubject, isOfRisk, type NamedSubject } from './named-subject.ts'
import { narrowFindings } from './narrow-findings.ts'
import { relimited, reordered } from './rearranged.ts'
import { isOfItsDay, isOfOneThing, type RecordWish, recordWish } from './record-wish.ts'
import { findReference, isOfOneSupplier, pointedAlone, startsFromThing, unknownReference } from './references.ts'
import { withReportAsked } from './report-asked.ts'
import { withoutReportWords } from './report-words.ts'
import { severitiesIn } from './severity-words.ts'
import { withShare } from './share.ts'
import { valuesOf } from './state-values.ts'
import { type BesideOwnYear, besideOwnYear, comparedBeside, inContext, todayIn } from './year-beside.ts'

interface Today {
  /** Day since 1970-01-01. */
  readonly today: number
}

interface Given extends Today {
  /** What readAsQuestion has of the text already. */
  readonly own?: QuestionReading
  /** The state before `before`. */
  readonly earlier?: ChatState | undefined
  /** The message before was of one record, finding or party. */
  readonly isOfOne?: boolean
  /** The answer before listed findings. */
  readonly isOfFindings?: boolean
}

/** The reading of a message after `before`, the state that the messages before it left. */
export function readMessage(said: string, before: ChatState | undefined, given: Given): MessageReading {
  const text = withReportAsked(said, given)
  const plain = plainOf(text)
  const reading = withShare(readWhole(text, before, given), { text, plain, before })
  return withAskedPrice(withSanctions(withoutReportWords(withoutPeers(reading)), { plain, before }), before)
}

/** `with its peers` says with whom one is compared. */
function withoutPeers(reading: MessageReading): MessageReading {
  const { compare } = reading.state
  if (compare !== 'suppliers' && compare !== 'organizations') return reading
  return { ...reading, ignored: reading.ignored.filter((word) => !peers.test(plainOf(word))) }
}
const peers = /^(?:peers?|pares|concorrentes?|concorrencia|competitors?|competition|rivals?|others?|demais|ramo|setor)$/

function readWhole(text: string, before: ChatState | undefined, given: Given): MessageReading {
  const { today, earlier, isOfOne = false, isOfFindings: isListed = false } = given
  const found = findSubject(text)
  const plain = plainOf(text)
  // Words of its number ask for nothing.
  const wish = recordWish(blanked(plain, found?.span ? [found.span] : [], 0), found?.subject.kind === 'record')
  if (found !== undefined) return wishOfNamed(readOf(found, text, { today }), { wish, before, plain })
  const priced = readAskedPrice(text, before, (part) => readAsQuestion(part, { today }))
  if (priced !== undefined) return priced
  if (comparesBoth(plain)) return readBoth(before, earlier)
  const own = given.own ?? readAsQuestion(text, { today })
  const read = (state: ChatState) => readAfter(text, state, { today, own })
  const ofPrices = readPriceAlone(own, { plain, before }) ?? readPricesOfParty(own, plain)
  if (ofPrices !== undefined) return ofPrices
  const narrowed = narrowFindings(text, { before, isListed, read })
  if (narrowed !== undefined) return narrowed
  const asked = wish && before && readWish(text, before, { wish, isOfOne, today })
  if (asked !== undefined) return asked
  if (asksOfRecord(plain, isOfOne)) return readOfRecord(own, { before })
  const beside = besideOwnYear(own, text, { today, read: (part) => readAsQuestion(part, { today }) })
  if (beside !== undefined) return readBeside(text, before, { ...beside, today })
  if (before === undefined) return readFirst(own, plain)
  if (isAside(own) && !goesOn(plain)) return readAlone(own)
  return readAfter(text, before, { today, own })
}

/** A comparison with the year beside: of the year that it names, else of the one that was spoken of, else of the last with records. */
function readBeside(
  text: string,
  before: ChatState | undefined,
  { reading, isNamed, today }: BesideOwnYear & Today,
): MessageReading {
  if (before === undefined) return { ...readAlone(reading), ...(!isNamed && { isOfLastYears: true }) }
  if (!isNamed) {
    const read = readAfter(text, before, { today, own: reading })
    const isOfLastYears = read.change === 'new' || before.filters.date_range === undefined
    return { ...read, ...(isOfLastYears && { isOfLastYears }) }
  }
  const change = { intent: 'compare', drops: ['dates'], adds: 'none', isCorrection: false, restores: false } as const
  const state = mergeState(before, reading, change)
  return { state, change: 'follow_up', inherited: inheritedOf(before, state), ...wordsOf(reading) }
}

const nothingSaid = { filters: {}, anomaly_types: [], named: [] } as const
const nothingRead = { inherited: [], understood: [], ignored: [], notes: [] } as const

/** `compare os dois`: the sides that were asked of, else the two things of the last answer. */
function readBoth(before: ChatState | undefined, earlier: ChatState | undefined): MessageReading {
  const state = before && comparedBoth(before, earlier)
  if (before !== undefined && state !== undefined)
    return { state, change: 'follow_up', ...nothingRead, inherited: inheritedOf(before, state) }
  const reference = { kind: 'item', isBoth: true } as const
  return { state: { intent: 'compare', ...nothingSaid }, change: 'follow_up', ...nothingRead, reference }
}

/** `who won it?`, which asks to see the record; what the conversation was about stays with it. */
function readOfRecord(
  own: QuestionReading,
  { before, ordinal }: { readonly before: ChatState | undefined; readonly ordinal?: number | undefined },
): MessageReading {
  const reference = { kind: 'item', isRecord: true, ...(ordinal !== undefined && { ordinal }) } as const
  const { filters, anomaly_types, named, data_source } = before ?? { ...nothingSaid, data_source: undefined }
  const state = { intent: 'lookup', filters, anomaly_types, named, ...(data_source && { data_source }) } as const
  const inherited = before === undefined ? [] : inheritedOf(before, state)
  return { state, change: 'follow_up', ...wordsOf(own), inherited, reference }
}

/** What is asked of a record that the answer before spoke of; undefined where the message names others. */
function readWish(
  text: string,
  before: ChatState,
  { wish, isOfOne, today }: Today & { readonly wish: RecordWish; readonly isOfOne: boolean },
): MessageReading | undefined {
  const plain = plainOf(text)
  const { reference, span } = findReference(plain, before) ?? {}
  const own = readAsQuestion(span === undefined ? text : blanked(text, [span], 0), { today })
  const { modalities: _, date_range, ...others } = own.filters
  if (Object.keys(others).length + own.named.length > 0) return undefined
  const isThis = isOfOne || reference?.ordinal !== undefined
  const isPointed = isOfOneThing(plain)
  if (date_range !== undefined)
    return wish === 'sanctions_then' && isThis && isPointed ? ofSupplierThen(own, reference?.ordinal) : undefined
  if (wish === 'price' && (reference?.kind === 'supplier' || (!isThis && isOfOneSupplier(before))))
    return { ...readOfRecord(own, { before }), reference: { ...reference, kind: 'supplier' }, wish }
  if (!isThis && wish === 'sanctions_then' && !(isOfItsDay(plain) && isPointed)) return undefined
  if (!isThis && wish === 'price' && !isPointed) return undefined
  return { ...readOfRecord(own, { before, ordinal: reference?.ordinal }), wish }
}

/** `was it sanctioned in 2024?`: the party that was spoken of, or that of the record, in a period. */
function ofSupplierThen(own: QuestionReading, ordinal: number | undefined): MessageReading {
  const reference = { kind: 'supplier', ...(ordinal !== undefined && { ordinal }) } as const
  const state = { ...nothingSaid, intent: 'lookup', filters: own.filters } as const
  return { state, change: 'new', inherited: [], ...wordsOf(own), reference }
}

/** A message about one record or run, or the runs of who asks, which no filter narrows. */
function readOf({ subject, span }: FoundSubject, text: string, { today }: Today): MessageReading {
  const own = readAsQuestion(span === undefined ? text : blanked(text, [span], 0), { today })
  const plain = plainOf(text)
  const { reference } = findReference(plain, { intent: 'explain', ...nothingSaid }) ?? {}
  const wants = findingsWish(subject)
  const { filters, anomaly_types, named, understood } = own
  const scope = wants === undefined ? nothingSaid : { filters, anomaly_types, named }
  const severities = severitiesIn(plain)
  const findings = wants && { wants, ...scope, ...(severities.length > 0 && { severities }) }
  return {
    ...{ state: { intent: intentOf(subject, own, plain), ...scope, ...periodAsked(own, plain) } },
    ...{ change: 'new', ...nothingRead, subject },
    ...(findings && { findings, understood, notes: own.notes }),
    ...(own.second !== undefined && { second: own.second }),
    ...(subject.kind === 'investigation' && reference?.ordinal !== undefined && { reference }),
  }
}

function intentOf(subject: NamedSubject, { asks }: QuestionReading, plain: string): Intent {
  const { kind } = subject
  if (kind === 'record') return asks === 'explain' || asksToInvestigate(plain) ? 'explain' : 'lookup'
  if (kind === 'finding') return 'explain'
  if (isOfRisk(subject)) return 'sum'
  if (!('wants' in subject)) return 'lookup'
  if (subject.wants === 'report') return 'report'
  return kind === 'investigation' && asks === 'explain' ? 'explain' : 'follow'
}

/** Whether a message that says nothing by itself may be of what was spoken of. */
function goesOn(plain: string): boolean {
  return asksOfIt.test(plain) || findCounterparts(plain, undefined) !== undefined
}

/** A message by itself, which is nearly all of the time that its reading takes. */
export function readAsQuestion(text: string, { today }: Today): QuestionReading {
  return ofGroups(ofFigures(readQuestion(text, { today })), text)
}

/** `os 3 maiores fornecedores`: a ranking of groups is one of sums or counts. */
function ofFigures(own: QuestionReading): QuestionReading {
  if (own.intent !== 'lookup' || own.group_by === undefined || own.order === undefined) return own
  const intent = own.order.by === 'count' ? 'count' : 'sum'
  return { ...own, intent, asks: intent }
}

/** `how many suppliers are there in Bahia?` counts suppliers, and no contracts. */
function ofGroups(own: QuestionReading, text: string): QuestionReading {
  const group_by =
    own.intent === 'count' && own.group_by === undefined && !own.compare ? countedGroups(text) : undefined
  if (group_by === undefined) return own
  return { ...own, group_by, understood: [...own.understood, { kind: 'group_by', text: group_by, value: group_by }] }
}

const talk: ReadonlySet<Intent> = new Set(['small_talk', 'follow', 'help', 'data_held', 'off_topic'])

/** Whether its words say that it is of another matter than records. */
function isAside({ asks }: QuestionReading): boolean {
  return asks !== undefined && talk.has(asks)
}

function readAlone(own: QuestionReading): MessageReading {
  return { state: stateOf(own), change: 'new', inherited: [], ...wordsOf(own), ...(isPlain(own) && { isPlain: true }) }
}

/** `contratos de TI do Serpro`: a description of records without a word of doubt, all of which is understood. */
function isPlain({ intent, asks, seeks, ignored }: QuestionReading): boolean {
  return intent === 'investigate' && asks === undefined && !seeks && ignored.length === 0
}

/** The first message of a conversation, which has nothing to point to. */
function readFirst(own: QuestionReading, plain: string): MessageReading {
  const { suppliers, organizations } = own.filters
  const isOfParty = suppliers !== undefined || organizations !== undefined || own.named.length > 0
  const reference = isOfParty || isAside(own) ? undefined : (unknownReference(plain) ?? listReference(own, plain))
  return { ...readAlone(own), ...(reference && { reference }) }
}

/** `investigue esses`, `os contratos do segundo`, where nothing was listed, nor anything named that could be meant. */
function listReference({ intent, understood }: QuestionReading, plain: string): Reference | undefined {
  const isOfList = understood.every(({ kind }) => arranging.has(kind)) && listing.has(intent)
  if (!isOfList) return undefined
  return pointedAlone(plain) ?? (hasPronoun(plain.replace(/\bthere\b/g, '')) ? { kind: 'item' } : undefined)
}

const arranging: ReadonlySet<string> = new Set(['order', 'limit', 'group_by'])
const listing: ReadonlySet<Intent> = new Set(['investigate', 'lookup', 'count', 'sum', 'compare', 'dossier', 'report'])

function wordsOf({ understood, ignored, notes, second }: QuestionReading) {
  return { understood, ignored, notes, ...(second !== undefined && { second }) }
}

function stateOf({ intent, filters, anomaly_types, data_source, named, ...rest }: QuestionReading): ChatState {
  const { order, limit, group_by, compare } = rest
  return {
    intent,
    filters,
    anomaly_types,
    ...(data_source && { data_source }),
    named,
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(group_by && { group_by }),
    ...(compare && { compare }),
  }
}

interface After extends Today {
  /** The message as a question by itself. */
  readonly own: QuestionReading
}

function readAfter(text: string, before: ChatState, { today, own }: After): MessageReading {
  const plain = plainOf(text)
  const drops = readDrops(plain)
  const found = findReference(plain, before)
  const dealt = findCounterparts(plain, found?.reference)
  const corrected = correctionIn(plain, (part) => readQuestion(part, { today }))
  const hints = { drops, reference: dealt?.reference ?? found?.reference }
  if (corrected === undefined && isNew(plain, own, hints)) return readAlone(own)
  const spans = [...drops.spans, ...(found?.span ? [found.span] : [])]
  const bounded =
    corrected === undefined ? withBounds(blanked(toOrdinaryCharacters(text), spans, 0), before.filters) : ''
  const isMoved = bounded !== '' && bounded !== blanked(toOrdinaryCharacters(text), spans, 0)
  const from = corrected ?? afterSwap(plain) ?? afterOperator(plain)
  const rest = isMoved ? bounded : blanked(toOrdinaryCharacters(text).slice(from), spans, from)
  const read = ofGroups(
    ofFigures(readQuestion(inContext(rest, before), { today: todayIn(rest, before, today), goesOn: true })),
    rest,
  )
  const beside = comparedBeside(read, { before, plain, today })
  const named = relimited(
    reordered(withName(found === undefined ? beside : unexplained(beside), before, rest), before, plain),
    before,
    plainOf(rest),
  )
  const said = dealt === undefined ? named : askingFor(named, dealt)
  if (saysNothing(said, { ...hints, plain })) return readAlone({ ...own, intent: 'off_topic' })
  return built(before, said, { plain, ...hints, isCorrection: corrected !== undefined })
}

/** The index after the words that correct what was said before. */
function correctionIn(plain: string, read: (part: string) => QuestionReading): number | undefined {
  const denied = readDenied(plain)
  if (denied !== undefined) {
    const kindsIn = (part: string) => {
      const { understood, named } = read(part)
      return [...understood, ...named].map(({ kind }) => kind)
    }
    const meant = kindsIn(plain.slice(denied.from))
    if (kindsIn(denied.denied).some((kind) => meant.includes(kind))) return denied.from
  }
  return afterCorrection(plain) ?? (correctsAtEnd(plain) ? 0 : undefined)
}

/** `why is the second one so expensive?` asks of one thing, and narrows nothing. */
function unexplained(read: QuestionReading): QuestionReading {
  if (read.asks !== 'explain') return read
  return { ...read, anomaly_types: [], understood: read.understood.filter(({ kind }) => kind !== 'anomaly_types') }
}

/** `add Expresso Litoral` where the conversation is about firms by name. */
function withName(read: QuestionReading, before: ChatState, text: string): QuestionReading {
  const isOfFirms = before.named.some(({ kind }) => kind === 'suppliers')
  const name = read.understood.length + read.named.length === 0 && isOfFirms ? unknownName(text) : undefined
  if (name === undefined) return read
  const words = new Set(name.split(' '))
  return {
    ...read,
    named: [{ kind: 'suppliers', text: name, name: plainOf(name) }],
    ignored: read.ignored.filter((word) => !words.has(word)),
  }
}

interface Found {
  readonly plain: string
  readonly drops: Drop
  readonly reference: Reference | undefined
  readonly isCorrection: boolean
}

function built(
  before: ChatState,
  said: QuestionReading,
  { plain, drops, reference, isCorrection }: Found,
): MessageReading {
  const change = isCorrection ? ('correction' as const) : ('follow_up' as const)
  const asks = asksIn(said, { before, plain, ...(reference && { reference }) })
  if (reference !== undefined && startsFromThing(reference, asks, plain)) {
    // `and its contracts?` after an explanation or a dossier asks for a list.
    const intent = asks ?? (before.intent === 'explain' || before.intent === 'dossier' ? 'lookup' : before.intent)
    const state = stateOf({ ...said, intent })
    return { state, change, reference, inherited: [], dropped: droppedOf(before, state), ...wordsOf(said) }
  }
  const others = asks === 'compare' ? undefined : readOthers(plain)
  const intent = asks ?? before.intent
  const state = mergeState(before, withoutPointing(said, reference), {
    intent,
    drops: drops.kinds,
    adds:
      asks === 'compare'
        ? 'compared'
        : intent === 'compare' && !isCorrection && !replaces(plain) && !adds(plain)
          ? 'sides'
          : adds(plain) && !isCorrection
            ? 'all'
            : 'none',
    isCorrection,
    restores: restores(plain),
    ...(others && { others }),
  })
  return {
    state,
    change,
    ...(reference && { reference }),
    inherited: inheritedOf(before, state),
    ...wordsOf(said),
  }
}

/** `the last one` points to something, and asks for no order. */
function withoutPointing(said: QuestionReading, reference: Reference | undefined): QuestionReading {
  if (reference?.ordinal === undefined) return said
  const { order: _, limit: __, ...rest } = said
  return rest
}

/** The intent that the message says; a ranking of groups that were asked for stays one, and so does what an ordinal points to. */
function asksIn(
  { asks, anomaly_types }: QuestionReading,
  { before, plain, reference }: { readonly before: ChatState; readonly plain: string; readonly reference?: Reference },
): Intent | undefined {
  const isPlain =
    before.group_by !== undefined ||
    reference?.ordinal !== undefined ||
    (before.intent === 'compare' && asksForMost.test(plain))
  const isSpoken = showingWords.test(plain) && !asksForMost.test(plain)
  if (asks === 'lookup' && isPlain && !isSpoken) return undefined
  if (asksOfIt.test(plain)) return 'explain'
  if (asksForValue.test(plain)) return 'sum'
  const isDoubted = asksToInvestigate(plain) || (anomaly_types.length > 0 && asksWhether.test(plain))
  const isOfParty = reference?.kind === 'supplier' || reference?.kind === 'organization'
  const isOrdered = ordersToLook(plain) || ((reference === undefined || isOfParty) && isDoubted)
  return asks ?? (isOrdered ? 'investigate' : undefined)
}

interface Hints {
  readonly drops: Drop
  readonly reference: Reference | undefined
}

/** Whether a message is a whole question of its own. */
function isNew(plain: string, own: QuestionReading, { drops, reference }: Hints): boolean {
  if (restarts(plain) && isWhole(plain, own)) return true
  if (reference !== undefined || !drops.isWide || readOthers(plain) !== undefined) return false
  if (opensAsFollowUp(plain) || endsAsFollowUp(plain) || hasPronoun(plain) || asksOfIt.test(plain)) return false
  return isWhole(plain, own)
}

/** Whether it says of which records, and what of them. */
function isWhole(plain: string, own: QuestionReading): boolean {
  const things = valuesOf({ ...own, named: own.named }).filter(({ isExcluded }) => !isExcluded)
  const kinds = new Set(things.map(({ kind }) => kind))
  const frames = [own.filters.date_range, own.filters.min_value ?? own.filters.max_value].filter(Boolean).length
  if (own.asks === 'dossier' || own.asks === 'compare')
    return kinds.size > 0 && (own.asks === 'dossier' || things.length > 1)
  if (own.asks === 'explain') return kinds.size > 0 || /\b(?:o que|what)\b/.test(plain)
  const isOfRecords = subjectWords.test(plain)
  if (own.asks !== undefined) return kinds.size > 0 && (isOfRecords || kinds.size + frames > 1)
  return isOfRecords
    ? kinds.size > 0 && kinds.size + frames > 0 && plain.split(/\s+/).length > 3
    : kinds.size + frames > 2
}

/** Whether nothing of a message is of the conversation. */
function saysNothing(said: QuestionReading, { drops, reference, plain }: Hints & { readonly plain: string }): boolean {
  const isSomething =
    said.understood.length + said.named.length + drops.kinds.length > 0 ||
    reference !== undefined ||
    readOthers(plain) !== undefined ||
    asksToInvestigate(plain) ||
    asksOfIt.test(plain) ||
    asksForMost.test(plain) ||
    asksForValue.test(plain) ||
    asksForBoth.test(plain)
  if (isSomething) return false
  if (said.asks === undefined || said.ignored.length > 1) return true
  return said.asks === 'lookup' && !listingWords.test(plain)
}

/** The text with spaces in the place of the words that drop something. */
function blanked(text: string, spans: Drop['spans'], offset: number): string {
  return spans.reduce((left, [from, to]) => {
    const [start, end] = [Math.max(0, from - offset), Math.max(0, to - offset)]
    return left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  }, text)
}
