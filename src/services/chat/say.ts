// What an answer says, in chunks that end with words, and what its end says of how it was read.

import { isDeepStrictEqual } from 'node:util'
import { type AnswerDraft, type AnswerOption, type AnswerPart, labelOfOption } from '../../chat/answer-draft.ts'
import { type ChatState, type MessageReading, nextState } from '../../chat/chat-state.ts'
import { toChunks } from '../../chat/chunks.ts'
import type { RecordFacts } from '../../chat/facts/record-facts.ts'
import type { NextQuestion } from '../../chat/next-questions.ts'
import { whichPartyText } from '../../chat/wording/party-text.ts'
import { whichRunText } from '../../chat/wording/report-text.ts'
import { whichText } from '../../chat/wording/word-parts.ts'
import { textIn } from '../../chat/wording/words.ts'
import { parseDay } from '../../domain/days.ts'
import type { QueryFilterName } from '../../domain/generated/wire-types.ts'
import { wordNotes } from '../../domain/query-notes.ts'
import { type Language, queryFilterNames } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { maskTexts } from '../investigations/word-results.ts'
import type { AnswerStep, AnswerWork } from './answer-work.ts'
import type { ChatEvent, CompleteFacts } from './chat-events.ts'
import type { ChatContext } from './context.ts'
import { type AssistantMessage, chatBytes, type StoredConversation } from './conversation.ts'
import { evidenceKey } from './keys.ts'
import { overruled, overruledParts } from './overruled.ts'
import { phraseParts } from './phrase.ts'

/** The step that says all of a draft and ends the answer. */
export async function sayAll(
  context: Pick<ChatContext, 'read' | 'textModel'>,
  work: AnswerWork,
  { draft, facts }: { readonly draft: AnswerDraft; readonly facts?: RecordFacts },
): Promise<AnswerStep> {
  const { answer } = work
  const second = answer.reading?.second
  const parts: readonly AnswerPart[] = [
    ...(facts ? overruledParts(answer.reading, answer.question.filters) : []),
    ...draft.parts,
    ...(second === undefined ? [] : [{ part: 'second', text: second } as const]),
  ]
  const options = draft.options ?? []
  const text = (await phraseParts(context, work, parts)).join('\n\n')
  const status = options.length > 0 ? 'awaiting_choice' : 'completed'
  const { investigation_id } = draft
  const found = investigation_id === undefined ? {} : { investigation_id }
  const suggested = facts && status === 'completed' ? await suggestedAfter(context, work, facts) : []
  return {
    events: [
      ...chunkEvents(text, { from: 0, to: 1 }),
      ...(options.length > 0 ? [clarification(options, answer)] : []),
      { event: 'complete', data: completeFacts(work, { status, draft, suggested, found, ...(facts && { facts }) }) },
    ],
    message: { status },
    session: sessionAfter(work, draft, { isOfRecords: facts !== undefined }),
    writes: evidenceWrites(answer, draft),
  }
}

/** What may be asked next; nothing where the answer found no record. */
async function suggestedAfter(
  { read }: Pick<ChatContext, 'read'>,
  work: AnswerWork,
  { totals, years, suppliers, missing, isLost }: RecordFacts,
): Promise<readonly string[]> {
  const asked = askedOf(work)
  if (asked === undefined || totals.count === 0 || missing.length > 0 || isLost) return []
  return read('next', { ...asked, facts: { totals, years, suppliers } })
}

/** The same at the end of a run that listed so many findings; nothing where it searched no record. */
export async function suggestedAfterRun(
  { read }: Pick<ChatContext, 'read'>,
  work: AnswerWork,
  { told, records }: { told: number; records: number },
): Promise<readonly string[]> {
  const asked = askedOf(work)
  return asked !== undefined && records > 0 ? read('after_run', { ...asked, told }) : []
}

/** What was asked for, with the filters of the request, and how the next question is worded. */
function askedOf({ answer, session }: AnswerWork): { state: ChatState; next: NextQuestion } | undefined {
  const { reading, language, created_at, question } = answer
  if (reading === undefined) return undefined
  const state = stateAfter(answer, reading, session.state)
  const today = parseDay(created_at.slice(0, '2024-01-01'.length)) ?? 0
  return {
    state: { ...state, filters: { ...state.filters, ...question.filters } },
    next: { language, today, limit: limits.chatQuestionsSuggested },
  }
}

/** What the next message may go on from; an answer about nothing leaves what was spoken of before. */
export function sessionAfter(
  { answer, session }: Pick<AnswerWork, 'answer' | 'session'>,
  { focus, options, lostNames = [], investigation_id: spoken }: AnswerDraft,
  { isOfRecords = false }: { readonly isOfRecords?: boolean } = {},
): Partial<StoredConversation> {
  const { investigation_id: started, reading } = answer
  const run = started ?? spoken
  const state = reading && stateAfter(answer, reading, session.state)
  const isElsewhere = state !== undefined && session.state !== undefined && !isSameScope(state, session.state)
  // Figures of other records than those that were listed leave nothing to point to.
  const isGone = isOfRecords && options === undefined && isElsewhere
  return {
    ...(isElsewhere && { earlier_state: session.state }),
    ...(started !== undefined && { started_run: started }),
    ...(run !== undefined && { spoken_run: run }),
    ...(answer.agent !== undefined && { agent: answer.agent }),
    ...(state && { state }),
    focus: focus.length > 0 || isGone ? focus : session.focus,
    pointed: answer.pointed ?? (focus.length > 0 || isGone ? undefined : session.pointed),
    ...(options && { options }),
    lost_names: lostNames,
  }
}

function isSameScope(one: ChatState, other: ChatState): boolean {
  const scopeOf = ({ filters, named, data_source }: ChatState) => ({ filters, named, data_source })
  return isDeepStrictEqual(scopeOf(one), scopeOf(other))
}

/** An explanation, one record that was pointed to, or what pointed to nothing, leaves what was asked for before. */
function stateAfter(
  { pointed, lost }: AssistantMessage,
  reading: MessageReading,
  before: ChatState | undefined,
): ChatState {
  const isOfOne = pointed !== undefined && (reading.state.intent === 'explain' || reading.reference?.isRecord === true)
  const isReport = reading.state.intent === 'report'
  const isBareReport = isReport && reading.understood.length + reading.state.named.length === 0
  const isAside = isBareReport || lost !== undefined || isOfOne || reading.reference?.kind === 'investigation'
  if (isAside && before !== undefined) return before
  const next = nextState(before, reading)
  // What goes on from a report asks for records.
  return isReport ? { ...next, intent: 'lookup' } : next
}

export function evidenceWrites({ id }: AssistantMessage, { evidence }: Pick<AnswerDraft, 'evidence'>) {
  return evidence.length === 0 ? [] : [{ key: evidenceKey(id), value: chatBytes(evidence) }]
}

/** A text as chunk events, whose progress goes from one share of the answer to another. */
export function chunkEvents(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly ChatEvent[] {
  const chunks = toChunks(text)
  return chunks.map((content, index) => {
    const progress = Math.round((from + ((to - from) * (index + 1)) / chunks.length) * 10_000) / 10_000
    return { event: 'chunk', data: { content, progress } }
  })
}

interface Ending {
  readonly status: CompleteFacts['status']
  readonly draft: Pick<AnswerDraft, 'evidence'>
  readonly facts?: RecordFacts
  readonly suggested?: readonly string[]
  readonly found?: Pick<CompleteFacts, 'anomalies' | 'confidence' | 'investigation_id'>
}

/** What the end of an answer says. */
export function completeFacts(
  { answer }: Pick<AnswerWork, 'answer'>,
  { status, draft, facts, found, suggested = [] }: Ending,
): CompleteFacts {
  const { id, session_id, language, reading, question } = answer
  // What is asked back is not searched.
  const isAskedBack = status === 'awaiting_choice'
  const notes = [
    ...[...(reading?.notes ?? []), ...(facts?.notes ?? [])].filter(({ kind }) => !isAskedBack || kind !== 'ambiguous'),
    ...(reading ? overruled(reading, question.filters) : []),
  ]
  return {
    status,
    ...found,
    session_id,
    message_id: id,
    understood: maskTexts(understoodOf(answer, facts)),
    inherited: (reading?.inherited ?? []).filter(isFilterName),
    ignored: maskTexts(reading?.ignored ?? []),
    notes: maskTexts(wordNotes(notes, language)),
    evidence: draft.evidence,
    suggested_questions: suggested,
  }
}

function isFilterName(name: string): name is QueryFilterName {
  return (queryFilterNames as readonly string[]).includes(name)
}

function understoodOf(
  { reading, figures }: AssistantMessage,
  facts: RecordFacts | undefined,
): CompleteFacts['understood'] {
  if (reading === undefined) return {}
  // Of a run: what it looks through, with whom the names are.
  const searched = figures?.kind === 'aggregate' ? figures.selection.state.filters : undefined
  const { intent, filters, anomaly_types, data_source, order, limit, group_by, compare, share } = reading.state
  return {
    intent,
    ...(facts?.filters ?? searched ?? filters),
    ...(data_source && { data_source }),
    ...(anomaly_types.length > 0 && { anomaly_types }),
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(group_by && { group_by }),
    ...(compare && { compare }),
    ...(share && { share: share.by }),
  }
}

function clarification(options: NonNullable<AnswerDraft['options']>, { language }: AssistantMessage): ChatEvent {
  return {
    event: 'clarification',
    data: {
      question: questionBack(options, language),
      options: options.map((option) => {
        return {
          id: option.id,
          label: labelOfOption(option),
          records: (option.place ?? option.party ?? option.run).records,
        }
      }),
      allow_other: true,
    },
  }
}

function questionBack(options: readonly AnswerOption[], language: Language): string {
  const [option] = options
  if (option?.run) return textIn(language, whichRunText)
  const [first, ...others] = options.flatMap(({ party }) => party ?? [])
  if (first !== undefined) return whichPartyText([first, ...others], language)
  return whichText(option?.place?.name ?? '', language)
}
