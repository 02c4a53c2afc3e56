// Events of streams: their names in both languages and the schema of their data.

import type { Language } from '../domain/vocabulary.ts'
import { toPortuguese } from './rename.ts'

export interface EventRow {
  readonly name: string
  readonly namePt: string
  /** Schema of the data. */
  readonly schema: string
  /** Whether the stream ends with it. */
  readonly isLast: boolean
}

// Choice: the ends that we added have Portuguese names, as every name of our own; those of the chat are the document's.
export const events = [
  { name: 'progress', namePt: 'progresso', schema: 'ProgressEvent', isLast: false },
  { name: 'anomaly', namePt: 'anomalia', schema: 'AnomalyEvent', isLast: false },
  { name: 'insight', namePt: 'insight', schema: 'InsightEvent', isLast: false },
  { name: 'complete', namePt: 'completo', schema: 'CompleteEvent', isLast: true },
  { name: 'error', namePt: 'erro', schema: 'InvestigationFailure', isLast: true },
  { name: 'cancelled', namePt: 'cancelada', schema: 'CancelledEvent', isLast: true },
  { name: 'damaged', namePt: 'danificado', schema: 'InvestigationFailure', isLast: false },
  { name: 'reset', namePt: 'reinicio', schema: 'ResetEvent', isLast: false },
] as const satisfies readonly EventRow[]

// The Portuguese page keeps the names of these and of their fields in English.
export const chatEvents = [
  { name: 'thinking', namePt: 'thinking', schema: 'ThinkingEvent', isLast: false },
  { name: 'agent_selected', namePt: 'agent_selected', schema: 'AgentSelectedEvent', isLast: false },
  { name: 'chunk', namePt: 'chunk', schema: 'ChunkEvent', isLast: false },
  { name: 'clarification', namePt: 'clarification', schema: 'ClarificationEvent', isLast: false },
  { name: 'complete', namePt: 'complete', schema: 'ChatCompleteEvent', isLast: true },
  { name: 'error', namePt: 'error', schema: 'ChatErrorEvent', isLast: true },
] as const satisfies readonly EventRow[]

export const workflowEvents = [
  { name: 'step', namePt: 'etapa', schema: 'WorkflowStepState', isLast: false },
  { name: 'status', namePt: 'status', schema: 'WorkflowStatusEvent', isLast: false },
  { name: 'complete', namePt: 'completo', schema: 'WorkflowStatusEvent', isLast: true },
  { name: 'error', namePt: 'erro', schema: 'InvestigationFailure', isLast: true },
  { name: 'cancelled', namePt: 'cancelado', schema: 'WorkflowStatusEvent', isLast: true },
  { name: 'reset', namePt: 'reinicio', schema: 'ResetEvent', isLast: false },
] as const satisfies readonly EventRow[]

export const taskEvents = [
  { name: 'status', namePt: 'status', schema: 'TaskStatusEvent', isLast: false },
  { name: 'partition', namePt: 'particao', schema: 'TaskPartitionEvent', isLast: false },
  { name: 'late', namePt: 'atraso', schema: 'TaskLateEvent', isLast: false },
  { name: 'complete', namePt: 'completo', schema: 'TaskCompleteEvent', isLast: true },
  { name: 'error', namePt: 'erro', schema: 'InvestigationFailure', isLast: true },
  { name: 'cancelled', namePt: 'cancelado', schema: 'TaskStatusEvent', isLast: true },
  { name: 'reset', namePt: 'reinicio', schema: 'ResetEvent', isLast: false },
] as const satisfies readonly EventRow[]

/** The events of each kind of stream. */
export const streams = {
  investigation: events,
  chat: chatEvents,
  workflow: workflowEvents,
  task: taskEvents,
} as const satisfies Readonly<Record<string, readonly EventRow[]>>

export type WorkflowEventName = (typeof workflowEvents)[number]['name']

export type TaskEventName = (typeof taskEvents)[number]['name']

export type ChatEventName = (typeof chatEvents)[number]['name']

export type EventName = (typeof events)[number]['name']

/** The row of an event by its English name. */
export function getEvent(name: EventName): EventRow {
  const row = events.find((event) => event.name === name)
  if (row === undefined) throw new RangeError(`no event ${name}`)
  return row
}

/**
 * An event in the language of a subscriber.
 * @example toWireEvent('progress', { percentage: 5, … }, 'pt') // { event: 'progresso', data: { porcentagem: 5, … } }
 */
export function toWireEvent(name: EventName, data: unknown, language: Language): { event: string; data: unknown } {
  const row = getEvent(name)
  if (language === 'en') return { event: row.name, data }
  return { event: row.namePt, data: toPortuguese(row.schema, data) }
}

/** An event of the stream of a workflow in the language of its reader. */
export function toWorkflowEvent(
  name: WorkflowEventName,
  data: unknown,
  language: Language,
): { event: string; data: unknown } {
  return toNamedEvent(workflowEvents, { name, data }, language)
}

/** An event of the stream of a task in the language of its reader. */
export function toTaskEvent(name: TaskEventName, data: unknown, language: Language): { event: string; data: unknown } {
  return toNamedEvent(taskEvents, { name, data }, language)
}

function toNamedEvent(
  rows: readonly EventRow[],
  { name, data }: { readonly name: string; readonly data: unknown },
  language: Language,
): { event: string; data: unknown } {
  const row = rows.find((event) => event.name === name)
  if (row === undefined) throw new RangeError(`no event ${name}`)
  return language === 'en' ? { event: name, data } : { event: row.namePt, data: toPortuguese(row.schema, data) }
}

/** The data of an event of a chat stream in the language of its reader; the name is the same in both. */
export function toChatData(name: ChatEventName, data: object, language: Language): unknown {
  const row = chatEvents.find((event) => event.name === name)
  if (row === undefined) throw new RangeError(`no event ${name}`)
  const whole = { type: name, ...data }
  return language === 'en' ? whole : toPortuguese(row.schema, whole)
}
