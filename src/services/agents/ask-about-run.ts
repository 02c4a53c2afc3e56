// What an agent says of an investigation: one that it starts, or one that there is.

import type { Checkpoint } from '../../agents/investigation.ts'
import { queryOf, wordQuery } from '../../agents/query-answer.ts'
import type { JudgedRecords, RunAnswer } from '../../domain/agent-answer.ts'
import type { AgentId } from '../../domain/agents.ts'
import type { Caller } from '../../domain/caller.ts'
import { toRatio } from '../../domain/figures.ts'
import type { AgentEvidence, InvestigationRequest, InvestigationResponse } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { findAppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { wordRun } from '../../reports/agent-answer.ts'
import type { AuditActor } from '../audit/context.ts'
import { awaitEnd } from '../investigations/await-end.ts'
import { readInvestigation, readResults } from '../investigations/read.ts'
import { type StartedFor, startInvestigation, tryStart, untilStarted } from '../investigations/start.ts'
import type { AgentAnswer, AgentAsk } from './agent-ask.ts'
import type { AskingContext } from './context.ts'

interface Wanted {
  readonly ask: AgentAsk
  readonly request: InvestigationRequest
  readonly asker: AuditActor
  readonly signal: AbortSignal
}

/** Starts an investigation and waits for its end for limits.agentRunWaitMs. Throws as startInvestigation. */
export async function runInvestigation(context: AskingContext, wanted: Wanted): Promise<AgentAnswer> {
  const { ask, asker, signal } = wanted
  const id = (await findStarted(context, ask)) ?? (await startRun(context, wanted))
  await awaitEnd(context.investigations, id, { waitMs: ask.wait_ms ?? limits.agentRunWaitMs, signal })
  return summariseRun(context, { agent: 'coordinator', id, caller: asker.caller, language: ask.language })
}

async function findStarted({ investigations }: AskingContext, { once }: AgentAsk): Promise<string | undefined> {
  const bytes = once === undefined ? undefined : await investigations.state.get(once)
  return bytes && new TextDecoder().decode(bytes)
}

async function startRun({ investigations }: AskingContext, { ask: { once }, request, asker }: Wanted): Promise<string> {
  const how = { caller: asker.caller, context: asker.context, state: 'processing', fieldsAt: '' } as const
  const { record } =
    once === undefined
      ? await startInvestigation(investigations, request, how)
      : await untilStarted(investigations, () => tryStart(investigations, request, { ...how, startedFor: under(once) }))
  return record.investigation_id
}

/** The mark by which a repeat finds what was started. */
function under(key: string): StartedFor {
  const link = ({ investigation_id }: { readonly investigation_id: string }) => [
    { key, value: new TextEncoder().encode(investigation_id) },
  ]
  return { names: {}, link, conditions: [{ key, expected: null }] }
}

/** Whether there is an investigation of this id for a caller. */
export async function isRunReadable({ investigations }: AskingContext, id: string, caller: Caller): Promise<boolean> {
  try {
    await readInvestigation(investigations, id, caller)
    return true
  } catch (error) {
    if (!unreadable.has(findAppError(error)?.code ?? '')) throw error
    return false
  }
}

const unreadable: ReadonlySet<string> = new Set(['INVESTIGATION_NOT_FOUND', 'INSUFFICIENT_PERMISSIONS'])

/** An investigation that the caller may read, in words. Throws as readInvestigation. */
export async function summariseRun(
  { investigations }: AskingContext,
  of: { readonly agent: AgentId; readonly id: string; readonly caller: Caller; readonly language: Language },
): Promise<AgentAnswer> {
  const { agent, id, caller, language } = of
  const { record, checkpoint } = await readInvestigation(investigations, id, caller)
  const { query_understood, query_filters, query_ignored, query_notes } = wordQuery(
    queryOf(record, checkpoint),
    language,
  )
  const results = hasResults(checkpoint)
    ? parseStored<InvestigationResponse>(await readResults(investigations, id, { caller, language }))
    : undefined
  const judged = results && judgedOf(results)
  const { data_source } = record.request
  const synthetic = results?.metadata.synthetic === true
  return {
    agent,
    answer: wordRun(
      {
        investigation_id: id,
        data_source,
        state: stateOf(checkpoint),
        ...(judged && { judged }),
        ...(synthetic && { synthetic }),
      },
      language,
    ),
    data_source,
    understood: query_understood,
    filters: query_filters,
    ignored: query_ignored,
    notes: query_notes,
    evidence: (judged?.listed ?? []).map(({ description, record_id: _, ...anomaly }): AgentEvidence => {
      return { kind: 'anomaly', label: description, ...anomaly, href: `/api/v1/investigations/${id}/results` }
    }),
    investigation_id: id,
    ...figuresOf(judged),
  }
}

function stateOf({ state }: Checkpoint): RunAnswer['state'] {
  return state === 'pending' || state === 'processing' ? 'under_way' : state
}

function hasResults({ state, partial_results_available }: Checkpoint): boolean {
  return state === 'completed' || (state === 'cancelled' && partial_results_available)
}

function judgedOf({ metadata, summary, anomalies }: InvestigationResponse): JudgedRecords {
  const { total_anomalies: total, by_severity } = summary
  const listed = anomalies.slice(0, limits.agentAnomaliesListed)
  return {
    records: metadata.total_records_analyzed,
    total,
    by_severity,
    listed: listed.map(({ id, type, severity, confidence, description }) => {
      return { id, type, severity, confidence, description }
    }),
  }
}

/** How many were found, and how sure those are that are shown. */
export function figuresOf(judged: JudgedRecords | undefined) {
  if (judged === undefined) return {}
  const { total, listed } = judged
  const sum = listed.reduce((all, { confidence }) => all + confidence, 0)
  const confidence = toRatio(sum / Math.max(1, listed.length))
  return { anomalies_detected: total, ...(listed.length > 0 && { confidence }) }
}
