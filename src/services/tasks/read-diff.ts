// How a re-scoring differs from what was found before: page by page, or as a file, block by block.

import type { FindingChange, TaskDiff, TaskDiffQuery } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type DiffHead, diffWriter, type ListedChange } from '../../reports/rescore-diff.ts'
import type { Store } from '../../store/port.ts'
import type { KeptChange } from '../../tasks/rescore/compare-findings.ts'
import { findRun } from '../../tasks/rescore/last-run.ts'
import { findHead, type KeptPlace, type PartitionHead, readChanges } from '../../tasks/rescore/stored.ts'
import { hasEnded } from '../../tasks/task.ts'
import { getTask, readParts, type StoredTask } from './stored-task.ts'

interface DiffContext {
  readonly state: Store
}

interface Part {
  readonly place: KeptPlace
  readonly head: PartitionHead
}

interface Diff {
  readonly head: DiffHead
  readonly parts: readonly Part[]
}

/** A page of the changes. Throws RESOURCE_NOT_FOUND, CONFLICT where the task has no comparison, and VALIDATION_ERROR. */
export async function readDiff(
  context: DiffContext,
  task_id: string,
  { after, limit }: Pick<TaskDiffQuery, 'after' | 'limit'>,
): Promise<TaskDiff> {
  const { head, parts } = await openDiff(context, task_id)
  const found: ListedChange[] = []
  let place = after === undefined ? { part: 0, offset: 0 } : parseCursor(after)
  while (place.part < parts.length && found.length < limit) {
    const part = parts[place.part]
    const size = limits.rescoreBlockItems
    const [block, from] = [Math.floor(place.offset / size), place.offset % size]
    if (block >= part.head.change_blocks) {
      place = { part: place.part + 1, offset: 0 }
      continue
    }
    const some = (await changesIn(context, part, block)).slice(from, from + limit - found.length)
    found.push(...some)
    // A block that cannot be read any more is passed over.
    place = { ...place, offset: place.offset + (some.length > 0 ? some.length : size - from) }
  }
  const of = (wanted: ListedChange['change']): FindingChange[] =>
    found.filter(({ change }) => change === wanted).map(({ change: _, ...change }) => change)
  return {
    ...head,
    ...{ appeared: of('appeared'), vanished: of('vanished'), rose: of('rose'), fell: of('fell') },
    cursor: `${place.part}.${place.offset}`,
    has_more: parts.slice(place.part + 1).some(hasChanges) || isLeft(parts[place.part], place.offset),
  }
}

const countOf = ({ head: { changes } }: Part) => Object.values(changes).reduce((sum, count) => sum + count, 0)
const hasChanges = (part: Part) => countOf(part) > 0
const isLeft = (part: Part | undefined, offset: number) => part !== undefined && offset < countOf(part)

function parseCursor(cursor: string): { readonly part: number; readonly offset: number } {
  const [, part, offset] = /^(\d{1,6})\.(\d{1,9})$/.exec(cursor) ?? []
  if (part === undefined) throw new AppError('VALIDATION_ERROR', { field: 'after', reason: 'bad_cursor' })
  return { part: Number(part), offset: Number(offset) }
}

export interface DiffFile {
  readonly contentType: string
  readonly fileName: string
  /** The file, as much at once as one block of changes. */
  readonly texts: AsyncGenerator<string, void>
}

/** The whole comparison as a file. Throws as readDiff does. */
export async function openDiffFile(
  context: DiffContext,
  task_id: string,
  { format, language }: { readonly format: 'csv' | 'html'; readonly language: Language },
): Promise<DiffFile> {
  const diff = await openDiff(context, task_id)
  const writer = diffWriter(format, language)
  async function* texts() {
    yield writer.head(diff.head)
    for (const part of diff.parts)
      for (let block = 0; block < part.head.change_blocks; block++) {
        const text = writer.rows(await changesIn(context, part, block))
        if (text !== '') yield text
      }
    if (writer.end !== '') yield writer.end
  }
  return { contentType: writer.contentType, fileName: `rescore-${task_id.slice(0, 8)}.${format}`, texts: texts() }
}

async function changesIn({ state }: DiffContext, { place, head }: Part, block: number): Promise<ListedChange[]> {
  return (await readChanges(state, place, block)).map((change) => toListed(change, { place, head }))
}

function toListed({ change, records, from, to, changed_records, ...rest }: KeptChange, part: Part): ListedChange {
  const { anomaly_id, type, detectors, causes } = rest
  return {
    ...{ change, anomaly_id, type, detectors: [...detectors], data_source: part.head.data_source },
    ...{ partition_id: part.place.partition_id, record_ids: [...records] },
    ...(from && { from }),
    ...(to && { to }),
    causes: [...causes],
    ...(changed_records && { changed_records }),
  }
}

async function openDiff({ state }: DiffContext, task_id: string): Promise<Diff> {
  const task = await getTask(state, task_id)
  const { kind, parameters } = task.record
  if (kind !== 'rescore' || parameters.dry_run === true) throw new AppError('CONFLICT', { reason: 'no_diff' })
  if (!hasEnded(task.checkpoint)) throw new AppError('CONFLICT', { reason: 'task_under_way' })
  const parts: Part[] = []
  const not_compared: string[] = []
  for (const { partition_id, status } of await readParts(state, task_id)) {
    const place = { task_id, partition_id }
    const head = status === 'done' || status === 'skipped' ? await findHead(state, place) : undefined
    if (head) parts.push({ place, head })
    else not_compared.push(partition_id)
  }
  return { head: await headOf(state, task, { parts, not_compared }), parts }
}

type Parts = Pick<Diff, 'parts'> & { readonly not_compared: string[] }

async function headOf(
  state: Store,
  { record, checkpoint }: StoredTask,
  { parts, not_compared }: Parts,
): Promise<DiffHead> {
  const { task_id } = record
  const totals = { appeared: 0, vanished: 0, rose: 0, fell: 0, unchanged: 0 }
  const causes = { engine_version: 0, legal_tables: 0, calibration: 0, model: 0, records: 0 }
  for (const { head } of parts) {
    totals.unchanged += head.unchanged
    for (const name of ['appeared', 'vanished', 'rose', 'fell'] as const) totals[name] += head.changes[name]
    for (const name of Object.keys(causes) as (keyof typeof causes)[]) causes[name] += head.causes[name] ?? 0
  }
  const { result = {} } = checkpoint
  const before = typeof result.compared_with === 'string' ? await findRun(state, result.compared_with) : undefined
  const baseline = parts.find(({ head }) => head.compared !== 'nothing')?.head.compared ?? 'nothing'
  return {
    ...{ task_id, totals, causes, not_compared },
    compared: {
      baseline,
      ...(before && baseline === 'run' && { from: sideOf(before) }),
      to: sideOf({ record, checkpoint }),
    },
  }
}

function sideOf({ record: { task_id }, checkpoint: { result = {}, completed_at } }: StoredTask) {
  const { engine_version, dataset_version } = result as { engine_version?: string; dataset_version?: number }
  return {
    task_id,
    ...(engine_version !== undefined && { engine_version }),
    ...(dataset_version !== undefined && { dataset_version }),
    ...(completed_at !== undefined && { completed_at }),
  }
}
