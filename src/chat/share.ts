// A share that a message asks for: `what percentage of contracts were direct awards?`, `qual a participação da empresa X?`. Which of
// its filters make the part, and which the whole, depends on where they stand.
// S1. What follows the verb is the part: `of contracts in Bahia | were direct awards`. A place or a period is the part only by itself.
// S2. Without a verb, or with nothing behind it, the part is the party, else the narrowest filter of those in `ranks`.

import { toPlainCharacters } from '../question/plain-characters.ts'
import type { NamedParty } from '../question/question-reading.ts'
import type { ChatState, MessageReading, ShareSlot, ShareWish } from './chat-state.ts'

const asks =
  /(?:\b(?:what|which)(?: (?:is|are|was|were) (?:the )?|'s (?:the )?| )(?:percentage|percent|share|proportion|fraction|market share)|\bwhat ?%|\bpercentage of\b|\b(?:que|qual)(?: e| foi| era)?(?: o| a)? ?(?:percentual|porcentagem|percentagem|proporcao|fatia|parcela|fracao|participacao)|\bquantos? ?(?:por ?cento|%)|\b(?:percentual|porcentagem) d[aeo]s?\b)/
const asksAnew = /\b(?:how (?:many|much)|quant[oa]s?|list\w*|show|mostr\w+|quais|which)\b/
const shareWords =
  /^(?:percentage|percent|share|proportion|fraction|market|percentual|porcentagem|percentagem|proporcao|fatia|parcela|fracao|participacao|cento|%|went|goes|go|foi|foram|vai|coube|ficou)$/
const verb =
  /(?<![\p{L}])(?:is|are|was|were|went|goes?|came|comes?|has|have|had|exceeds?|é|foi|foram|são|era|eram|ficou|ficaram|vai|vão|veio|vieram|coube|couberam|cabe|tem|têm|teve|tiveram|passam?|ultrapassam?|com|with|to)(?![\p{L}])/gu
const values =
  /\b(?:spend\w*|spent|money|values?|amounts?|market|worth|gast\w+|valor(?:es)?|dinheiro|despesas?|verbas?|recursos|montante|pag[oa]s?|orcamento)\b/
const counts = /\b(?:contracts?|contrat(?:os?|acao|acoes)|tenders?|licitac(?:ao|oes)|number|numero|quantidade)\b/

/** Of the narrowest first. */
const ranks: readonly (readonly ShareSlot[])[] = [
  ['suppliers'],
  ['modalities'],
  ['min_value', 'max_value'],
  ['contract_types', 'object'],
  ['organizations'],
  ['regions'],
  ['date_range'],
]
const apart: ReadonlySet<ShareSlot> = new Set(['regions', 'date_range'])
const isSlot = (kind: string): kind is ShareSlot => ranks.flat().some((slot) => slot === kind)

/** The reading of a message that asks for a share; a follow-up that asks for nothing else keeps the one before. */
export function withShare(
  reading: MessageReading,
  { text, plain, before }: { readonly text: string; readonly plain: string; readonly before: ChatState | undefined },
): MessageReading {
  const { state, change, reference, subject } = reading
  if (reference !== undefined || subject !== undefined || state.group_by || state.compare) return reading
  const found = asks.exec(plain)
  if (found === null) {
    const { share } = before ?? {}
    const isSame = change !== 'new' && state.intent === before?.intent && !asksAnew.test(plain)
    return isSame && share !== undefined && isIn(share, state) ? { ...reading, state: { ...state, share } } : reading
  }
  if (state.intent === 'off_topic' && before !== undefined) return shareOfBefore(reading, before, plain)
  const part = partOf(reading, text.toLowerCase(), found.index + found[0].length)
  if (part.length === 0) return reading
  const by = values.test(plain) || !counts.test(plain) ? 'value' : 'count'
  return {
    ...reading,
    state: asking(state, { by, part }),
    understood: reading.understood.filter(({ kind }) => !arranging.has(kind)),
    ignored: ignoredOf(reading),
  }
}

const arranging: ReadonlySet<string> = new Set(['anomaly_types', 'order', 'limit'])

function asking(state: ChatState, share: ShareWish): ChatState {
  const { order: _, limit: __, group_by: ___, compare: ____, ...rest } = state
  return { ...rest, intent: share.by === 'value' ? 'sum' : 'count', anomaly_types: [], share }
}

function ignoredOf({ ignored }: MessageReading): readonly string[] {
  return ignored.filter((word) => !shareWords.test(toPlainCharacters(word)))
}

/** `what percentage is that?` asks of what was found before. */
function shareOfBefore(reading: MessageReading, before: ChatState, plain: string): MessageReading {
  const part = narrowestOf(slotsOf(before))
  if (part.length === 0) return reading
  const by = values.test(plain) || (before.intent === 'sum' && !counts.test(plain)) ? 'value' : 'count'
  const state = asking(before, { by, part })
  return { ...reading, state, change: 'follow_up', inherited: Object.keys(before.filters), ignored: ignoredOf(reading) }
}

function isIn({ part }: ShareWish, state: ChatState): boolean {
  return part.some((slot) => slotsOf(state).has(slot))
}

/** A municipality by name is a place. */
function slotOf(kind: NamedParty['kind']): ShareSlot {
  return kind === 'municipalities' ? 'regions' : kind
}

function slotsOf({ filters, named }: ChatState): ReadonlySet<ShareSlot> {
  const { exclude = {}, ...kept } = filters
  const { date_ranges, ...left } = exclude
  const names = [...Object.keys(kept), ...Object.keys(left), ...named.map(({ kind }) => slotOf(kind))]
  return new Set([...names.filter(isSlot), ...(date_ranges === undefined ? [] : (['date_range'] as const))])
}

function partOf({ state, understood }: MessageReading, lower: string, from: number): readonly ShareSlot[] {
  const held = slotsOf(state)
  const said = [...understood, ...state.named].flatMap(({ kind, text }) => {
    const slot = kind === 'municipalities' ? 'regions' : kind.replace(/^exclude\./, '')
    return isSlot(slot) && held.has(slot) ? [{ slot, at: lower.indexOf(text.toLowerCase()) }] : []
  })
  for (const { index = 0 } of lower.slice(from).matchAll(verb)) {
    const behind = said.filter(({ at }) => at >= from + index).map(({ slot }) => slot)
    const narrow = [...new Set(behind.filter((slot) => !apart.has(slot)))]
    if (narrow.length > 0) return narrow
    const [place] = ranks.flat().filter((slot) => behind.includes(slot))
    if (place !== undefined) return [place]
  }
  return narrowestOf(held)
}

function narrowestOf(held: ReadonlySet<ShareSlot>): readonly ShareSlot[] {
  return ranks.map((slots) => slots.filter((slot) => held.has(slot))).find((slots) => slots.length > 0) ?? []
}

/** The whole of a share: its state without what makes the part. */
export function wholeOf(state: ChatState, { part }: ShareWish): ChatState {
  const { exclude = {}, ...kept } = state.filters
  const isLeft = ([name]: readonly [string, unknown]) =>
    !(part as readonly string[]).includes(name === 'date_ranges' ? 'date_range' : name)
  const left = Object.fromEntries(Object.entries(exclude).filter(isLeft))
  const { share: _, ...rest } = state
  return {
    ...rest,
    filters: {
      ...Object.fromEntries(Object.entries(kept).filter(isLeft)),
      ...(Object.keys(left).length > 0 && { exclude: left }),
    },
    named: state.named.filter(({ kind }) => !part.includes(slotOf(kind))),
  }
}
