// Re-scoring: judges records, or what finished investigations looked at, with the current engine, and says what differs and why.

import { AppError } from '../../errors.ts'
import type { PartitionOutcome, TaskConclusion, TaskContext, TaskKind, WorkingContext } from '../kind.ts'
import type { JsonObject, PartitionEntry, TaskRecord } from '../task.ts'
import { changes as changeNames } from './compare-findings.ts'
import type { EarlierRun } from './earlier.ts'
import { findRun } from './last-run.ts'
import { causes as causeNames } from './partition-key.ts'
import {
  assertFinished,
  findFinished,
  type InvestigationPart,
  planInvestigations,
  readFoundThen,
  scoringOfInvestigation,
} from './plan-investigations.ts'
import { planRecords, type RecordsPart } from './plan-records.ts'
import { type RescoreParameters, scopeDigest, scopeOf, scoringOf } from './scope.ts'
import {
  findHead,
  type KeptPartition,
  type KeptPlace,
  keepPartition,
  noChanges,
  type PartitionHead,
  readBlocks,
} from './stored.ts'
import type { PartitionToScore } from './thread.ts'

/** The kind of task that re-scores. */
export const rescoring: TaskKind = {
  kind: 'rescore',
  check,
  plan(task, context) {
    const scope = scopeOf(task.parameters)
    return scope.of === 'records' ? planRecords(task, scope, context) : planInvestigations(task, scope, context)
  },
  run,
  conclude,
}

async function check(parameters: JsonObject, { state }: TaskContext): Promise<void> {
  const scope = scopeOf(parameters)
  if (scope.of === 'investigations') return assertFinished(state, scope.ids ?? [])
  const { compare_to } = parameters as RescoreParameters
  if (compare_to === undefined) return
  const run = await findRun(state, compare_to)
  const isSame = run !== undefined && scopeDigest(run.record.parameters) === scopeDigest(parameters)
  if (!isSame) throw new AppError('VALIDATION_ERROR', { field: 'parameters.compare_to', reason: 'not_comparable' })
}

async function run(part: PartitionEntry, task: TaskRecord, context: WorkingContext): Promise<PartitionOutcome> {
  const place = { task_id: task.task_id, partition_id: part.partition_id }
  const data = part.data as unknown as RecordsPart | InvestigationPart
  const copied = data.is_unchanged && data.before ? await copy(context, data.before, data) : undefined
  if (copied) return outcomeOf(place, copied, { isCopied: true })
  const work =
    'investigation_id' in data ? await investigationWork(context, data) : await recordsWork(context, data, task)
  const done = (await context.analyse({ type: 'rescore_partition', input: { ...work } })) as KeptPartition
  return outcomeOf(place, done, { isCopied: false })
}

/** What the run before kept of a partition of which nothing has changed; undefined where it cannot be read any more. */
async function copy(
  { state }: WorkingContext,
  before: KeptPlace,
  data: RecordsPart | InvestigationPart,
): Promise<KeptPartition | undefined> {
  const kept = await findHead(state, before)
  const findings = kept && (await readBlocks(state, before, { kind: 'finding', count: kept.finding_blocks }))
  if (!kept || !findings) return undefined
  const head: PartitionHead = { ...kept, dataset_version: data.version, engine_version: data.engine }
  if ('investigation_id' in data) {
    // What it found then has not changed either.
    const changes = await readBlocks(state, before, { kind: 'change', count: kept.change_blocks })
    return changes && { head, findings, changes }
  }
  const unchanged = { ...noChanges(), unchanged: kept.findings_kept, change_blocks: 0, compared: 'run' } as const
  return { head: { ...head, ...unchanged }, findings, changes: [] }
}

async function recordsWork(
  { state }: WorkingContext,
  { version, data_source, year, before, models }: RecordsPart,
  { parameters }: TaskRecord,
): Promise<PartitionToScore> {
  const head = before && (await findHead(state, before))
  const findings = before && head && (await readBlocks(state, before, { kind: 'finding', count: head.finding_blocks }))
  const earlier: EarlierRun | null =
    head && findings ? { of: 'run', version: head.dataset_version, key: head.key, is_cut: head.is_cut, findings } : null
  const { filters = {} } = parameters as RescoreParameters
  return { version, year, filters, scoring: scoringOf(parameters, data_source), earlier, models }
}

async function investigationWork(
  { state }: WorkingContext,
  { version, investigation_id, models }: InvestigationPart,
): Promise<PartitionToScore> {
  const found = await findFinished(state, investigation_id)
  if (found === undefined) throw new AppError('INVESTIGATION_NOT_FOUND', { id: investigation_id })
  const { filters } = found.checkpoint.plan
  const earlier = (await readFoundThen(state, investigation_id)) ?? null
  return { version, filters, scoring: scoringOfInvestigation(found), earlier, models }
}

function outcomeOf(
  place: KeptPlace,
  kept: KeptPartition,
  { isCopied }: { readonly isCopied: boolean },
): PartitionOutcome {
  const { head } = kept
  const summary = { records: head.records, findings: head.findings_total, totals: totalsOf(head) }
  return { writes: keepPartition(place, kept), summary, ...(isCopied && { is_skipped: true }) }
}

function totalsOf({ changes, unchanged }: PartitionHead) {
  return { ...changes, unchanged }
}

async function conclude(
  { task_id, parameters }: TaskRecord,
  parts: readonly PartitionEntry[],
  { state, assertWanted }: WorkingContext,
): Promise<TaskConclusion> {
  if ((parameters as RescoreParameters).dry_run) return { result: countDry(parts) }
  const { changes, causes } = noChanges()
  let [records, findings, unchanged] = [0, 0, 0]
  let last: PartitionHead | undefined
  let baseline: PartitionHead['compared'] = 'nothing'
  for (const { partition_id, status } of parts) {
    assertWanted()
    const isDone = status === 'done' || status === 'skipped'
    const head = isDone ? await findHead(state, { task_id, partition_id }) : undefined
    if (head === undefined) continue
    last = head
    records += head.records
    findings += head.findings_total
    unchanged += head.unchanged
    for (const name of changeNames) changes[name] += head.changes[name]
    // Heads of earlier versions do not know every cause.
    for (const name of causeNames) causes[name] += head.causes[name] ?? 0
    if (head.compared !== 'nothing') baseline = head.compared
  }
  const { compared_with } = (parts[0]?.data ?? {}) as Partial<RecordsPart>
  return {
    result: {
      ...{ baseline, ...(compared_with && { compared_with }) },
      ...(last && { engine_version: last.engine_version, dataset_version: last.dataset_version }),
      ...{ records, findings, totals: { ...changes, unchanged }, causes },
    },
  }
}

function countDry(parts: readonly PartitionEntry[]): JsonObject {
  const wanted = parts.filter(({ why }) => why !== 'unchanged')
  const records_to_run = wanted.reduce((sum, { weight }) => sum + weight, 0)
  return { dry_run: true, partitions_to_run: wanted.length, records_to_run }
}
