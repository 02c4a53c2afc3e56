// A match as its owner sees it: how far it is, and its rows with their candidates; and its end by hand.

import { inflateRawSync } from 'node:zlib'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { Caller } from '../../domain/caller.ts'
import type {
  NetworkMatchedLine,
  NetworkMatchedRow,
  NetworkMatchGiven,
  NetworkMatchRows,
  NetworkMatchRowsQuery,
  NetworkMatchRun,
} from '../../domain/generated/wire-types.ts'
import { AppError, type Failure } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { shownScoreMin } from '../../network/match.ts'
import { type MatchedPart, matchListKey, matchPartId } from '../../tasks/kinds/match.ts'
import { progressOf } from '../../tasks/progress.ts'
import { hasEnded } from '../../tasks/task.ts'
import { findPart } from '../../tasks/training/parts.ts'
import { type AuditActor, ofCaller } from '../audit/context.ts'
import type { OpenExport } from '../exports/context.ts'
import type { Asker } from '../identity/origin.ts'
import { assertOwn } from '../investigations/access.ts'
import { controlTask } from '../tasks/control-task.ts'
import { taskChanged } from '../tasks/create-task.ts'
import { getTask, removalOfTask, type StoredTask } from '../tasks/stored-task.ts'
import { type FindingsTally, tallyFindings } from './findings.ts'
import { partyOf } from './reconcile.ts'
import type { MatchesContext } from './start-match.ts'

const path = '/api/v1/network/match'

/** Without the words of its failure. */
export type UnwordedMatch = Omit<NetworkMatchRun, 'error'> & { readonly failure?: Failure }

export function viewOfMatch({ record, checkpoint }: StoredTask): UnwordedMatch {
  const { task_id: id, created_at, parameters } = record
  const { status, started_at, completed_at, failure, result } = checkpoint
  const { rows_matched, dataset_version, oldest_dataset_version } = (result ?? {}) as Partial<NetworkMatchRun>
  return {
    ...{ match_id: id, status, rows: Number(parameters.rows), rows_unreadable: Number(parameters.rows_unreadable) },
    ...(rows_matched !== undefined && { rows_matched, dataset_version }),
    ...(oldest_dataset_version !== undefined && { oldest_dataset_version }),
    ...{ progress: progressOf(checkpoint, limits.taskThreadsDefault), created_at },
    ...(started_at !== undefined && { started_at }),
    ...(completed_at !== undefined && { completed_at }),
    ...{ results_url: `${path}/${id}/rows`, csv_url: `${path}/${id}/csv` },
    ...(failure && { failure }),
  }
}

/** Throws RESOURCE_NOT_FOUND, and INSUFFICIENT_PERMISSIONS unless it is the caller's. */
export async function getMatch({ tasks }: MatchesContext, id: string, caller: Caller): Promise<StoredTask> {
  const task = await getTask(tasks.state, id)
  const { kind, user_id } = task.record
  if (kind !== 'match' || user_id === null) throw new AppError('RESOURCE_NOT_FOUND', { id })
  assertOwn({ user_id, team_id: null, visibility: 'private' }, caller)
  return task
}

/** Throws as getMatch, and CONFLICT where there are no results. */
async function getMatched(context: MatchesContext, id: string, caller: Caller): Promise<StoredTask> {
  const task = await getMatch(context, id, caller)
  const { status } = task.checkpoint
  if (status === 'completed') return task
  const isOver = status === 'failed' || status === 'cancelled'
  throw new AppError('CONFLICT', { reason: isOver ? `match_${status}` : 'match_under_way' })
}

/** Some rows in the order of the list. Throws as getMatched. */
export async function readMatchedRows(
  context: MatchesContext,
  { id, after, limit }: Required<NetworkMatchRowsQuery> & { readonly id: string },
  caller: Caller,
): Promise<NetworkMatchRows> {
  const task = await getMatched(context, id, caller)
  const total = Number(task.record.parameters.rows)
  const tally = await tallyFindings(context.network, caller)
  const rows: NetworkMatchedRow[] = []
  const size = limits.networkMatchPartRows
  for (let part = Math.floor(after / size); rows.length < limit && part * size < total; part++)
    for (const row of await readPart(context, task, part))
      if (row.row > after && rows.length < limit) rows.push(withFindings(row, tally))
  const last = rows.at(-1)?.row ?? total
  return {
    ...{ match_id: id, rows, total, investigations_examined: tally.examined },
    ...(last < total && { next_after: last }),
  }
}

/** The rows as lines of a file, each with its best candidate where that fits well enough; who took them is recorded. Throws as getMatched. */
export async function openMatchedLines(
  context: MatchesContext,
  id: string,
  { caller, context: origin }: AuditActor,
): Promise<OpenExport> {
  const task = await getMatched(context, id, caller)
  const tally = await tallyFindings(context.network, caller)
  const rows = Number(task.record.parameters.rows)
  const about = { resource_type: 'network', resource_id: id, details: { format: 'csv', rows }, context: origin }
  await context.network.audit.commit([], [], [{ event_type: 'data.export', ...ofCaller(caller), ...about }])
  const pages = async function* () {
    for (let part = 0; part * limits.networkMatchPartRows < rows; part++)
      yield (await readPart(context, task, part)).map((row) => toMatchedLine(withFindings(row, tally)))
    return {}
  }
  return { rows, datasetVersion: Number(task.checkpoint.result?.dataset_version), pages: pages() }
}

/** Of the candidates the first, where it is meant or worth a look. */
export function toMatchedLine({ row, given, candidates }: NetworkMatchedRow): NetworkMatchedLine {
  const [best] = candidates
  const isShown = best !== undefined && (best.is_match || best.score >= shownScoreMin)
  return { row, given, candidates: candidates.length, ...(isShown && { best }) }
}

/** The rows of a part with their candidates. */
async function readPart(
  { tasks: { state } }: MatchesContext,
  { record }: StoredTask,
  part: number,
): Promise<readonly NetworkMatchedRow[]> {
  const list = await state.get(matchListKey(record.task_id, part))
  const kept = await findPart(state, record, matchPartId(part))
  if (list === undefined || kept === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: record.task_id })
  const given = JSON.parse(inflateRawSync(list).toString()) as readonly NetworkMatchGiven[]
  const { candidates } = JSON.parse(Buffer.from(kept).toString()) as MatchedPart
  const first = part * limits.networkMatchPartRows + 1
  return given.map((row, at) => ({ row: first + at, given: row, candidates: [...(candidates[at] ?? [])] }))
}

function withFindings({ candidates, ...row }: NetworkMatchedRow, { countOf }: FindingsTally): NetworkMatchedRow {
  const counted = candidates.map((candidate) => ({ ...candidate, findings: countOf(partyOf(candidate)) }))
  return { ...row, candidates: counted }
}

/** Throws as getMatch, and CONFLICT where it has ended. */
export async function cancelMatch(context: MatchesContext, id: string, asker: Asker): Promise<StoredTask> {
  const { checkpoint } = await getMatch(context, id, asker.caller)
  if (hasEnded(checkpoint)) throw new AppError('CONFLICT', { reason: 'match_ended' })
  return controlTask(context.tasks, { id, action: 'cancel' }, asker)
}

/** Deletes a match that has ended, with its list, in one commit. Throws as getMatch, and CONFLICT where it has not. */
export async function purgeMatch(context: MatchesContext, id: string, asker: Asker): Promise<void> {
  const { state, trail } = context.tasks
  await getMatch(context, id, asker.caller)
  await untilCommitted(async () => {
    const { record, checkpoint, condition } = await getTask(state, id)
    if (!hasEnded(checkpoint)) throw new AppError('CONFLICT', { reason: 'match_under_way' })
    const event = taskChanged('task.updated', asker, { id, details: { action: 'delete', kind: 'match' } })
    return (await trail.commit(await removalOfTask(state, record), [condition], [event])) || null
  })
}
