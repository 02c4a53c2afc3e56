// The steps of an answer: read and routed, worked out, and while a run is at work followed. Each is one commit under the condition
// that the answer is as it was read, so that a process killed at any instant goes on from there, and a cancel is never overwritten.

import type { StepInput, StepOutcome } from '../../agents/chat-router.ts'
import type { AnswerOption } from '../../chat/answer-draft.ts'
import { ofContractsAlone } from '../../chat/asked-sanctions.ts'
import { maskAsked } from '../../chat/asked-text.ts'
import type { ChatState, MessageReading } from '../../chat/chat-state.ts'
import { chosenOption } from '../../chat/choose-option.ts'
import { inheritedOf } from '../../chat/inherited.ts'
import { withoutLostNames } from '../../chat/lost-names.ts'
import { asksHowItGoes } from '../../chat/message-cues.ts'
import { ofFindings } from '../../chat/narrow-findings.ts'
import { pointAt } from '../../chat/point-at.ts'
import { agentFor } from '../../chat/route.ts'
import { passedOnText, reasonTexts } from '../../chat/wording/words.ts'
import { findAgent } from '../../domain/agents.ts'
import { dayOf } from '../../domain/days.ts'
import { withoutMasked } from '../../domain/mask-personal-ids.ts'
import { AppError, findAppError, isRecoverable, type StoredFailure, toFailure } from '../../errors.ts'
import { orIfDamaged } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Intent } from '../../question/question-reading.ts'
import type { Condition, Write } from '../../store/port.ts'
import type { AnswerStep, AnswerWork } from './answer-work.ts'
import { logged, toDamaged } from './chat-events.ts'
import type { ChatContext } from './context.ts'
import {
  type AssistantMessage,
  chatBytes,
  type Found,
  findSession,
  getSession,
  type StoredConversation,
  type StoredMessage,
} from './conversation.ts'
import { endDamaged } from './end-damaged.ts'
import { followRun } from './follow-run.ts'
import { answeringKey, answeringOfSession, messageKey, messageSequence, sessionKey } from './keys.ts'
import { hasRunUnderWay } from './own-runs.ts'
import { chunkEvents } from './say.ts'
import { workOut } from './work-out.ts'

/** Does the next step of the oldest answer of a conversation that has not ended. */
export async function answerStep(
  context: ChatContext,
  { user_id, session_id, failure }: StepInput,
  isCancelled: () => boolean,
): Promise<StepOutcome> {
  const found = await findOpen(context, { user_id, session_id })
  if (found === undefined) return { isOpen: false }
  const { document: answer } = found
  const session = await orIfDamaged<Found<StoredConversation> | undefined | AppError>(
    () => findSession(context.state, session_id, { user_id }),
    (damage) => damage,
  )
  if (session instanceof AppError) {
    await commitStep(context, found, failed(toDamaged(session).data))
    return { isOpen: true }
  }
  if (session === undefined) {
    // What is left of a conversation that was removed is nobody's to answer.
    await context.state.commit([{ key: answeringKey(user_id, session_id, answer.sequence), value: null }])
    return { isOpen: true }
  }
  const abort = context.working.get(answer.id) ?? new AbortController()
  context.working.set(answer.id, abort)
  try {
    const work = { answer, condition: found.condition, session: session.document, aborted: abort.signal }
    const step = failure
      ? failed({ ...failure, recoverable: isRecoverable(failure) })
      : await orFailure(() => takeStep(context, work))
    const isWanted = !isCancelled() && !abort.signal.aborted
    if (isWanted && (await commitStep(context, found, step))) countAnswer(context, { ...answer, ...step.message })
  } finally {
    if (context.working.get(answer.id) === abort) context.working.delete(answer.id)
  }
  return { isOpen: true }
}

/** An answer that has ended counts for the router, to which it was put, and for who gave it. */
function countAnswer({ asked }: ChatContext, { status, agent = '' }: AssistantMessage): void {
  if (status === 'completed' || status === 'awaiting_choice')
    asked.answered('chat_router', findAgent(agent)?.name ?? 'chat_router')
}

async function findOpen(
  { state }: ChatContext,
  { user_id, session_id }: StepInput,
): Promise<Found<AssistantMessage> | undefined> {
  for await (const mark of state.range({ prefix: answeringOfSession(user_id, session_id) })) {
    const key = messageKey(session_id, messageSequence(mark.key))
    const expected = await orIfDamaged<Uint8Array | undefined | AppError>(
      () => state.get(key),
      (damage) => damage,
    )
    if (expected instanceof AppError) {
      await endDamaged(state, mark, expected)
      continue
    }
    const document = expected && parseStored<StoredMessage>(expected)
    if (expected !== undefined && document?.role === 'assistant' && document.status === 'answering')
      return { document, condition: { key, expected } }
    // Of a conversation that was deleted meanwhile.
    await state.commit([{ key: mark.key, value: null }])
  }
  return undefined
}

function takeStep(context: ChatContext, work: AnswerWork): Promise<AnswerStep> {
  switch (work.answer.stage) {
    case 'asked':
      return readAndAnswer(context, work)
    case 'routed':
      return workOut(context, work)
    case 'following':
      return followRun(context, work)
  }
}

/** What is answered at once is read and worked out in one step, so that its first words wait for no commit in between. */
async function readAndAnswer(context: ChatContext, work: AnswerWork): Promise<AnswerStep> {
  const routed = await readAndRoute(context, work)
  // The wording of a model takes long, and a run is started once: who answers is said before.
  if (context.textModel !== null || routed.message.reading?.state.intent === 'investigate') return routed
  const answer = { ...work.answer, ...routed.message }
  const step = await orFailure(() => workOut(context, { ...work, answer }))
  return { ...step, events: [...routed.events, ...step.events], message: { ...routed.message, ...step.message } }
}

async function readAndRoute(context: ChatContext, work: AnswerWork): Promise<AnswerStep> {
  const { clock, read: readBeside } = context
  const { answer, session } = work
  const { text: asked, choice, agent_name } = answer.question
  const text = withoutMasked(maskAsked(asked))
  const before = withoutLostNames(session.state, session.lost_names ?? [], text)
  const { earlier_state: earlier, pointed: last } = session
  const isOfOne = last !== undefined || session.focus.length === 1
  const isOfFindings = session.focus.some(({ kind }) => kind === 'anomaly')
  const given = { earlier, isOfOne, isOfFindings, today: dayOf(clock.now()) }
  const read = await readBeside('message', { text, before, ...given })
  const spoken = { ...session, ...(before && { state: before }) }
  const options = session.options ?? []
  const option = choice === undefined ? chosenOption(asked, options) : options.find(({ id }) => id === choice)
  const going = option === undefined && asksHowItGoes(text) ? await readGoing(context, work) : undefined
  const isByItself = option !== undefined || read.subject !== undefined || going !== undefined
  const { reading: told, ...target } = isByItself ? { reading: going ?? read } : pointAt(read, spoken, text)
  const reading = option ? ofChoice(read, option, before) : await ofLastYears(context, work, plainly(told, agent_name))
  const intent = intentFor(answer, reading.state.intent)
  const agent = agentFor(intent, agent_name)
  const reason = reasonTexts[agent === agent_name ? 'asked_for' : intent][answer.language]
  const isPassedOn = agent_name !== undefined && agent_name !== agent && intent !== 'small_talk'
  const passed = isPassedOn ? `${passedOnText(agent_name, agent, answer.language)}\n\n` : ''
  return {
    events: [{ event: 'agent_selected', data: { agent, reason } }, ...chunkEvents(passed, { from: 0, to: 0 })],
    message: { stage: 'routed', agent, reading, ...target },
  }
}

const ofRuns: ReadonlySet<Intent | undefined> = new Set(['investigate', 'follow'])

/** `how is it going?` asks of a run where one was spoken of last, or is under way; else it is a greeting. */
async function readGoing(context: ChatContext, work: AnswerWork): Promise<MessageReading> {
  const isOfRun = ofRuns.has(work.session.state?.intent) || (await hasRunUnderWay(context, work))
  const intent = isOfRun ? 'follow' : 'small_talk'
  return {
    state: { intent, filters: {}, anomaly_types: [], named: [] },
    ...{ change: 'new', inherited: [], understood: [], ignored: [], notes: [] },
  }
}

/** What was asked, with the option in the place of what nobody could tell. */
function ofChoice(
  read: MessageReading,
  { state, run, report }: AnswerOption,
  before: ChatState | undefined,
): MessageReading {
  const { reference: _, subject: __, second: ___, dropped: ____, ...rest } = read
  const inherited = before === undefined ? [] : inheritedOf(before, state)
  const { findings, ...plain } = state
  const of = {
    ...{ ...rest, state: plain, inherited, understood: [], ignored: [], notes: [], change: 'follow_up' as const },
    ...(run && { subject: { kind: 'investigation' as const, id: run.id, wants: 'report' as const } }),
    ...(report && { report }),
  }
  return findings === undefined ? of : ofFindings(of, findings)
}

/** The last year that has records, and the one before it, in the place of years that a comparison does not name. */
async function ofLastYears(context: ChatContext, work: AnswerWork, reading: MessageReading): Promise<MessageReading> {
  const { answer, aborted } = work
  const { language, question } = answer
  if (!reading.isOfLastYears || question.filters.date_range !== undefined) return reading
  const { compare: _, filters, ...state } = reading.state
  const { date_range: __, ...wide } = filters
  const asked = { state: { ...state, intent: 'count' as const, filters: wide }, given: question.filters, language }
  const { totals } = await context.collect({ ...asked, skip: 0, limit: 1 }, aborted)
  const last = Number(totals.last_date?.slice(0, 4))
  if (!(last > 0)) return reading
  const date_range = { start: `${last - 1}-01-01`, end: `${last}-12-31` }
  return { ...reading, state: { ...reading.state, filters: { ...filters, date_range } } }
}

/** Records that are described, and not doubted, are listed, unless who looks for anomalies is asked. */
function plainly(reading: MessageReading, asked: string | undefined): MessageReading {
  const { state, isPlain } = reading
  const isLookedInto = asked === 'coordinator' || (asked !== undefined && findAgent(asked)?.type !== undefined)
  if (isLookedInto && state.intent === 'investigate') return { ...reading, state: ofContractsAlone(state) }
  if (state.sanctions) return { ...reading, state: { ...state, intent: 'lookup', anomaly_types: [] } }
  return isPlain ? { ...reading, state: { ...state, intent: 'lookup' } } : reading
}

/** What can be done for its asker: who may start no investigation gets what the records say. */
function intentFor({ permissions }: AssistantMessage, intent: Intent): Intent {
  return intent === 'investigate' && !permissions.includes('write:investigations') ? 'lookup' : intent
}

/** A failure that its asker can read; a bug is tried again by the router. */
async function orFailure(take: () => Promise<AnswerStep>): Promise<AnswerStep> {
  try {
    return await take()
  } catch (error) {
    const known = findAppError(error)
    if (known === undefined || known.code === 'INTERNAL_ERROR') throw error
    const { code, details } = toFailure(known)
    return failed({ code, details, recoverable: isRecoverable(known) })
  }
}

function failed(failure: StoredFailure): AnswerStep {
  return { events: [{ event: 'error', data: failure }], message: { status: 'failed' } }
}

async function commitStep(
  { state, clock }: ChatContext,
  answer: Found<AssistantMessage>,
  { events, message, session: after, writes = [] }: AnswerStep,
): Promise<boolean> {
  const { document } = answer
  const { user_id, session_id, sequence } = document
  const sent = logged({ ...document, ...message }, events)
  const isOver = sent.message.status !== 'answering'
  const at = new Date(clock.now()).toISOString()
  const next = { ...sent.message, ...(isOver && { completed_at: at }) }
  const conditions: Condition[] = [answer.condition]
  const changed: Write[] = [
    ...sent.writes,
    ...writes,
    { key: messageKey(session_id, sequence), value: chatBytes(next) },
  ]
  if (isOver) changed.push({ key: answeringKey(user_id, session_id, sequence), value: null })
  if (after) {
    // A question asked meanwhile is in the session too.
    const { condition, document: current } = await getSession(state, session_id, { user_id })
    conditions.push(condition)
    const { options: _, ...kept } = current
    const value = chatBytes({ ...kept, ...after, updated_at: at } satisfies StoredConversation)
    changed.push({ key: sessionKey(user_id, session_id), value })
  }
  return state.commit(changed, conditions)
}
