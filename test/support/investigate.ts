// One investigation from its start to its end, as a client lives through it.
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type {
  AnalysisProgress,
  InvestigationResponse,
  InvestigationStatus,
} from '../../src/domain/generated/wire-types.ts'
import type { Client, StreamedEvent } from './client.ts'

export interface Investigation {
  readonly id: string
  readonly events: readonly StreamedEvent[]
  readonly status: InvestigationStatus
  /** Of a completed run. */
  readonly results: InvestigationResponse
}

const defaults = { query: 'zzz', data_source: 'compras_gov' } as const

/** Starts an investigation of compras_gov, with defaults changed by `body`; returns its id. */
export async function start(client: Client, body: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { status, english } = await client.request('start_investigation', { body: { ...defaults, ...body } })
  assert.equal(status, 201, JSON.stringify(english))
  return (english as { investigation_id: string }).investigation_id
}

/** The events of an investigation until its stream ends. */
export async function follow(client: Client, id: string): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  for await (const event of client.stream('investigation_stream', { params: { investigation_id: id } }))
    events.push(event)
  return events
}

/** Runs an investigation to its end and reads everything of it, in English names. */
export async function investigate(
  client: Client,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Investigation> {
  const id = await start(client, body)
  const params = { investigation_id: id }
  const events = await follow(client, id)
  const status = (await client.request('investigation_status', { params })).english as InvestigationStatus
  const answer = await client.request('investigation_results', { params })
  assert.equal(answer.status, 200, `${JSON.stringify(answer.english)} after ${JSON.stringify(status)}`)
  return { id, events, status, results: answer.english as InvestigationResponse }
}

export interface ErrorAnswer {
  readonly error: {
    readonly code: string
    readonly message: string
    readonly details: Readonly<Record<string, unknown>>
  }
}

/** Code and details of an answer that must be a failure with this status. */
export function failureOf(answer: { readonly status: number; readonly english: unknown }, status: number) {
  assert.equal(answer.status, status, JSON.stringify(answer.english))
  return (answer.english as ErrorAnswer).error
}

/** Asks for the status of an analysis until it has ended; its last status, in English names. */
export async function endOfAnalysis(client: Client, analysis_id: string): Promise<AnalysisProgress> {
  for (;;) {
    const { english } = await client.request('analysis_status', { params: { analysis_id } })
    const status = english as AnalysisProgress
    if (!['started', 'running'].includes(status.status)) return status
    await setTimeout(20)
  }
}
