// An answer follows the run that it started: what it finds is said as it is found, and its end ends the answer.

import { isFinal } from '../../agents/investigation.ts'
import type { AnomalyReference } from '../../chat/anomaly-reference.ts'
import type { AnswerDraft, AnswerEvidence, AnswerPart } from '../../chat/answer-draft.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import { syntheticParts, syntheticShare } from '../../chat/synthetic-parts.ts'
import { wordPart } from '../../chat/wording/word-parts.ts'
import { stageTexts } from '../../chat/wording/words.ts'
import type { AnomalyEvent, AnomalyResult, ProgressEvent } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { readInvestigation } from '../investigations/read.ts'
import { type LoggedEvent, openStream } from '../investigations/stream.ts'
import type { AnswerStep, AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatEvent } from './chat-events.ts'
import type { ChatContext } from './context.ts'
import type { AssistantMessage } from './conversation.ts'
import { type PartiesOfFindings, partiesOfFindings, readFound } from './own-runs.ts'
import { chunkEvents, completeFacts, evidenceWrites, sessionAfter, suggestedAfterRun } from './say.ts'
import { startedShare } from './start-run.ts'

/** Share of the answer that is left for its end. */
const endShare = 0.05

/** The step that says the news of the run; without any, after a while, one that says nothing. */
export async function followRun(context: ChatContext, work: AnswerWork): Promise<AnswerStep> {
  const { answer, aborted } = work
  const { investigation_id: id = '', run_event = 0, language } = answer
  const caller = await askerOfAnswer(context, work)
  const news = await nextPage(context, aborted, async (signal) => {
    const lastEventId = run_event === 0 ? null : String(run_event)
    return openStream(context.investigations, id, { caller, lastEventId, signal, language })
  })
  if (news === undefined) return { events: [], message: {} }
  const at = new Date(context.clock.now()).toISOString()
  const said = news.reduce<AnswerStep>((step, event) => say(step, event, { answer, at }), { events: [], message: {} })
  const last = news.at(-1)
  const step = { ...said, message: { ...said.message, run_event: last?.id ?? run_event } }
  if (last?.isFinal !== true) return step
  const { checkpoint } = await readInvestigation(context.investigations, id, caller)
  if (!isFinal(checkpoint.state)) return step
  return ended({ context, work }, step, { checkpoint, findings: await readFound(context, work, id) })
}

type Opened = Awaited<ReturnType<typeof openStream>>

/** The next events of the run, or undefined where none come in time. */
async function nextPage(
  { clock }: ChatContext,
  aborted: AbortSignal,
  open: (signal: AbortSignal) => Promise<Opened>,
): Promise<readonly LoggedEvent[] | undefined> {
  const abort = new AbortController()
  const end = () => abort.abort()
  const cancelTimer = clock.timer(limits.chatRunLookMs, end)
  aborted.addEventListener('abort', end)
  try {
    const stream = await open(abort.signal)
    // All was said, and the process ended before the answer did.
    if (stream.type === 'ended') return [{ id: Number.MAX_SAFE_INTEGER, event: 'complete', data: null, isFinal: true }]
    for await (const page of stream.pages) return page
    return undefined
  } finally {
    cancelTimer()
    aborted.removeEventListener('abort', end)
    abort.abort()
  }
}

interface Saying extends Pick<AnswerWork, 'answer'> {
  /** Now. */
  readonly at: string
}

function say(step: AnswerStep, { event, data }: LoggedEvent, { answer, at: timestamp }: Saying): AnswerStep {
  if (event === 'progress') {
    const { percentage, current_phase: phase } = data as ProgressEvent
    const status = stageTexts[phase]?.[answer.language] ?? phase
    const before = step.message.run_percentage ?? answer.run_percentage ?? 0
    const thinking: ChatEvent = { event: 'thinking', data: { status, agent: answer.agent ?? 'coordinator', timestamp } }
    return {
      events: isNewStage(before, percentage) ? [...step.events, thinking] : step.events,
      message: { ...step.message, run_percentage: Math.max(before, percentage) },
    }
  }
  if (event !== 'anomaly') return step
  const number = (step.message.run_anomalies ?? answer.run_anomalies ?? 0) + 1
  const message = { ...step.message, run_anomalies: number }
  if (number > limits.chatFindingsTold) return { ...step, message }
  const anomaly = toReference(data as AnomalyEvent, answer.investigation_id ?? '')
  const said = `${wordPart({ part: 'anomaly', anomaly, number }, answer.language)}\n`
  const percentage = message.run_percentage ?? answer.run_percentage ?? 0
  const at = startedShare + ((1 - startedShare - endShare) * percentage) / 100
  const said_anomalies = [...(message.said_anomalies ?? answer.said_anomalies ?? []), anomaly]
  return {
    events: [...step.events, ...chunkEvents(said, { from: at, to: at })],
    message: { ...message, said_anomalies },
  }
}

/** One event for each of limits.chatStagesSaid shares of a run, whatever number of steps it takes. */
function isNewStage(before: number, percentage: number): boolean {
  const stageOf = (share: number) => Math.floor((share * limits.chatStagesSaid) / 100)
  return stageOf(percentage) > stageOf(before) || (before === 0 && percentage > 0)
}

function toReference(event: AnomalyEvent, investigation_id: string): AnomalyReference {
  const { id, severity, confidence, description, affected_record } = event
  return { id, investigation_id, severity, confidence, description, contract_id: affected_record.contract_id }
}

/** What an answer has said of its run: what that rests on, and what the next message can point to. */
export function saidOfRun(
  { figures, investigation_id: run, said_anomalies: told = [] }: AssistantMessage,
  parties: PartiesOfFindings,
): Pick<AnswerDraft, 'evidence' | 'focus'> {
  const findings = told.map(
    ({ id, investigation_id, description: label }): AnswerEvidence => ({
      kind: 'anomaly',
      id,
      investigation_id,
      label,
    }),
  )
  const focus = told.map(
    ({ id, investigation_id, contract_id }): FocusItem => ({
      ...{ kind: 'anomaly', id, investigation_id },
      ...(contract_id !== undefined && { name: contract_id }),
      ...parties.get(id),
    }),
  )
  const evidence = [
    ...(figures === undefined ? [] : [figures]),
    ...findings,
    ...(run === undefined ? [] : [{ kind: 'investigation', id: run } as const]),
  ]
  return { evidence, focus }
}

type Checkpoint = Awaited<ReturnType<typeof readInvestigation>>['checkpoint']

interface Ending {
  readonly checkpoint: Checkpoint
  readonly findings: readonly AnomalyResult[]
}

async function ended(
  { context, work }: { readonly context: ChatContext; readonly work: AnswerWork },
  step: AnswerStep,
  { checkpoint, findings }: Ending,
): Promise<AnswerStep> {
  const answer = { ...work.answer, ...step.message }
  const { state, anomalies_found: anomalies, records_processed: records, error } = checkpoint
  const told = answer.said_anomalies ?? []
  const part: AnswerPart =
    error === undefined || error === null
      ? { part: 'run_ended', anomalies, records, told: told.length, isWhole: state === 'completed' }
      : { part: 'run_failed', code: error.code }
  const { evidence, focus } = saidOfRun(answer, partiesOfFindings(findings))
  const confidence = Math.max(0, ...told.map((anomaly) => anomaly.confidence))
  const found = {
    anomalies,
    ...(told.length > 0 && { confidence }),
    ...(answer.investigation_id !== undefined && { investigation_id: answer.investigation_id }),
  }
  const sample = syntheticParts(syntheticShare(findings)).map((one) => wordPart(one, answer.language))
  // What was said of the records before the run need not be said again.
  const unsaid = sample.filter((sentence) => !answer.content.includes(sentence))
  const text = `\n${[wordPart(part, answer.language), ...unsaid].join('\n\n')}`
  const suggested = await suggestedAfterRun(context, work, { told: told.length, records })
  const draft = { parts: [part], evidence, focus }
  return {
    events: [
      ...step.events,
      ...chunkEvents(text, { from: 1 - endShare, to: 1 }),
      { event: 'complete', data: completeFacts(work, { status: 'completed', draft, found, suggested }) },
    ],
    message: { ...step.message, status: 'completed', ...(told.length > 0 && { confidence }) },
    session: sessionAfter(work, draft, { isOfRecords: true }),
    writes: evidenceWrites(answer, draft),
  }
}
