// Reads an investigation: status, results, progress.

import type { Checkpoint, InvestigationRecord } from '../../agents/investigation.ts'
import { isFinal } from '../../agents/investigation.ts'
import { recordKey, resultsKey, statusKey } from '../../agents/keys.ts'
import { queryOf, wordQuery } from '../../agents/query-answer.ts'
import type { StoredStatus } from '../../agents/status-view.ts'
import { resultsFormat, type StoredResults } from '../../agents/stored-results.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError, toError } from '../../errors.ts'
import { type Awaitable, andThen } from '../../platform/awaitable.ts'
import { unlessDamaged } from '../../platform/damage.ts'
import { onceEach, parseStored } from '../../platform/stored-json.ts'
import { accessOf, assertReadable, isReadable } from './access.ts'
import type { InvestigationsContext } from './context.ts'
import { assertFound, findJson, getCheckpoint, getRecord, getRecordBytes } from './documents.ts'
import { emptyResults } from './empty-results.ts'
import { readDispositions } from './stored-dispositions.ts'
import { type Tongue, wordResults } from './word-results.ts'

export { queryOf, type StoredStatus, wordQuery }

/** StoredStatus as JSON bytes, in English names. */
export function readStatus(context: InvestigationsContext, id: string, caller: Caller): Awaitable<Uint8Array> {
  return andThen(getRecordBytes(context.state, id), statusOf, { context, id, caller })
}

interface StatusRequest {
  readonly context: InvestigationsContext
  readonly id: string
  readonly caller: Caller
}

function statusOf(record: Uint8Array, { context, id, caller }: StatusRequest): Awaitable<Uint8Array> {
  assertReadable(accessOf(record), caller)
  return andThen(context.state.get(statusKey(id)), assertFound, id)
}

const objectEnd = '}'.charCodeAt(0)
const firstNote = Buffer.from('"query_notes":[{')

/** Whether a stored status needs words: an error, its last member and the only one that ends in an object, or notes on the question. */
export const hasWords = onceEach((bytes): boolean => {
  if (bytes[bytes.length - 2] === objectEnd) return true
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(firstNote)
})

/**
 * InvestigationResponse as JSON in the words and names of a language; partial for a cancelled run.
 * Throws INVESTIGATION_IN_PROGRESS, RESOURCE_NOT_FOUND, or the error with which the run failed.
 */
export async function readResults(
  context: InvestigationsContext,
  id: string,
  { caller, ...tongue }: Tongue & { readonly caller: Caller },
): Promise<Uint8Array> {
  const { record, results, facts } = await readFacts(context, id, caller)
  if (facts === undefined) return wordResults(context, record, { results, tongue })
  const names = tongue.toWire === undefined ? 'en' : tongue.language
  const { dispositions, bytes } = await readDispositions(context.state, id)
  return context.worded.get(`${id} ${tongue.language} ${names}`, Buffer.concat([facts, ...bytes]), () =>
    wordResults(context, record, { results, dispositions, tongue }),
  )
}

export interface FoundFacts {
  readonly record: InvestigationRecord
  readonly results: StoredResults
  /** As they are stored; absent of a run that was cancelled before it had any. */
  readonly facts?: Uint8Array
}

/** What a run found, before it is worded. Throws as readResults. */
export async function readFacts(
  { state }: Pick<InvestigationsContext, 'state'>,
  id: string,
  caller: Caller,
): Promise<FoundFacts> {
  const record = await getRecord(state, id, caller)
  const facts = await state.get(resultsKey(id))
  if (facts) {
    const results = parseStored<StoredResults>(facts)
    if (results.format !== resultsFormat) throw new AppError('RESOURCE_NOT_FOUND', { id, reason: 'earlier_format' })
    return { record, results, facts }
  }
  const checkpoint = await getCheckpoint(state, id)
  if (checkpoint.error) throw toError(checkpoint.error)
  if (checkpoint.state === 'cancelled' && !checkpoint.partial_results_available)
    return { record, results: emptyResults(record, checkpoint) }
  // A cancelled run that found something is still at work on their report.
  if (isFinal(checkpoint.state) && !checkpoint.partial_results_available)
    throw new AppError('RESOURCE_NOT_FOUND', { id, reason: 'no_partial_results' })
  throw new AppError('INVESTIGATION_IN_PROGRESS', { status: checkpoint.state, current_phase: checkpoint.current_phase })
}

/** The stored record of an investigation with its checkpoint. */
export interface StoredInvestigation {
  readonly record: InvestigationRecord
  readonly checkpoint: Checkpoint
}

/** The record and checkpoint, if the caller may read them. Throws as getRecord. */
export async function readInvestigation(
  { state }: InvestigationsContext,
  id: string,
  caller: Caller,
): Promise<StoredInvestigation> {
  return { record: await getRecord(state, id, caller), checkpoint: await getCheckpoint(state, id) }
}

/** What an investigation names of others. */
export interface NamedRuns {
  readonly retry_of?: string
  readonly retried_as?: string
}

/** The runs that an investigation names, as far as the caller may read them; of those started from it the caller's own, else the newest. */
export async function readableNames(
  { state }: Pick<InvestigationsContext, 'state'>,
  { retry_of, retries = {} }: InvestigationRecord,
  caller: Caller,
): Promise<NamedRuns> {
  const firstReadable = async (ids: readonly (string | undefined)[]) => {
    for (const id of ids) {
      const bytes = id === undefined ? undefined : await unlessDamaged(() => state.get(recordKey(id)))
      if (bytes !== undefined && isReadable(accessOf(bytes), caller)) return id
    }
    return undefined
  }
  const of = await firstReadable([retry_of])
  const as = await firstReadable([retries[caller.user_id], ...Object.values(retries).reverse()])
  return { ...(of && { retry_of: of }), ...(as && { retried_as: as }) }
}

/** Phase and estimates of a run; without estimates once it has ended. */
export async function readProgress(context: InvestigationsContext, id: string, caller: Caller) {
  const { record, checkpoint } = await readInvestigation(context, id, caller)
  const status = await findJson<StoredStatus>(context.state, statusKey(id))
  if (!status) throw new AppError('INVESTIGATION_NOT_FOUND', { id })
  const ended = isFinal(checkpoint.state)
  const etaMs = Math.max(0, Date.parse(record.estimated_completion) - context.clock.now())
  return {
    investigation_id: id,
    status: checkpoint.state,
    percentage: status.progress.percentage,
    current_phase: checkpoint.current_phase,
    phases_completed: checkpoint.phases_completed,
    agents_active: checkpoint.agents_active,
    ...(!ended && { estimated_completion: record.estimated_completion, eta_seconds: Math.ceil(etaMs / 1000) }),
    last_event_id: checkpoint.last_event,
  }
}
