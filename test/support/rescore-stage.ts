// Re-scorings without a server: records in memory, and each task taken through its parts as the runner takes it.

import { detectors } from '../../src/detect/registry.ts'
import type { EngineVersion } from '../../src/domain/engine-version.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { anomalyTypes } from '../../src/domain/vocabulary.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { taskCheckpointKey, taskDataPrefix, taskListKey, taskPartKey, taskRecordKey } from '../../src/tasks/keys.ts'
import type { ThreadWork, WorkingContext } from '../../src/tasks/kind.ts'
import type { KeptChange } from '../../src/tasks/rescore/compare-findings.ts'
import type { KeptFinding } from '../../src/tasks/rescore/finding.ts'
import { rescoring } from '../../src/tasks/rescore/rescore.ts'
import { findHead, findingsOf, type KeptPlace, readBlocks, readChanges } from '../../src/tasks/rescore/stored.ts'
import {
  type PartitionToScore,
  planSources,
  type RescoreThread,
  rescorePartition,
  type ScopeToPlan,
} from '../../src/tasks/rescore/thread.ts'
import type { JsonObject, PartitionEntry, TaskRecord } from '../../src/tasks/task.ts'

/** An engine of which each part has a name. */
export function engineNamed(parts: Partial<EngineVersion['types'][keyof EngineVersion['types']]> = {}): EngineVersion {
  const own = { engine_version: 'code', legal_tables: 'laws', calibration: 'maps', ...parts }
  const types = Object.fromEntries(anomalyTypes.map((type) => [type, own])) as EngineVersion['types']
  return { name: Object.values(own).join(' '), types }
}

export interface RanTask {
  readonly task_id: string
  readonly parts: readonly PartitionEntry[]
  readonly result: JsonObject
  /** What it keeps, by key without the id of the task. */
  readonly data: ReadonlyMap<string, Uint8Array>
}

/** A place for re-scorings; `engine` may be exchanged between them. */
export function createRescoreStage() {
  const [state, records] = [createMemoryStore(), createMemoryStore()]
  const writer = createRecordWriter(records)
  const reader = createRecordReader(records)
  const stage = {
    state,
    reader,
    engine: engineNamed(),
    detectors,
    /** Partitions that throw. */
    broken: new Set<string>(),
    import: (some: readonly NormalisedRecord[]) => writer.append(some),
    run: (parameters: JsonObject) => runTask(stage, parameters),
  }
  return stage
}

export type RescoreStage = ReturnType<typeof createRescoreStage>

function contextOf({ state, reader, engine, detectors }: RescoreStage): WorkingContext {
  const assertWanted = () => {}
  const thread: RescoreThread = { records: reader, detectors, engine, assertWanted }
  return {
    ...{ state, records: reader, clock: systemClock, ids: systemIds, assertWanted },
    signal: new AbortController().signal,
    // What goes to a thread and comes back is cloned.
    analyse: async ({ type, input }: ThreadWork) => {
      const given = structuredClone(input) as unknown
      const answer =
        type === 'rescore_plan'
          ? await planSources(thread, given as ScopeToPlan)
          : await rescorePartition(thread, given as PartitionToScore)
      return structuredClone(answer)
    },
  } as WorkingContext
}

let made = 0

async function runTask(stage: RescoreStage, parameters: JsonObject): Promise<RanTask> {
  const { state, broken } = stage
  const context = contextOf(stage)
  const task_id = systemIds.uuid()
  const created_at = new Date(Date.parse('2026-01-01T00:00:00Z') + 1000 * ++made).toISOString()
  const task: TaskRecord = {
    ...{ task_id, kind: 'rescore', parameters, created_at, priority: 'normal', user_id: null },
    ...{ window: {}, fingerprint: task_id },
  }
  await rescoring.check?.(parameters, { ...context, caller: null as never })
  const parts: PartitionEntry[] = []
  for (const { is_skipped = false, ...planned } of await rescoring.plan(task, context)) {
    const entry: PartitionEntry = { ...planned, status: is_skipped ? 'skipped' : 'waiting', attempts: 0 }
    parts.push(is_skipped ? entry : await runPart(entry))
  }
  async function runPart(entry: PartitionEntry): Promise<PartitionEntry> {
    if (broken.has(entry.partition_id)) return { ...entry, status: 'failed' }
    const { writes = [], summary, is_skipped = false } = await rescoring.run(entry, task, context)
    await state.commit(writes)
    return { ...entry, status: is_skipped ? 'skipped' : 'done', summary }
  }
  const { result } = await rescoring.conclude(task, parts, context)
  const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
  await state.commit([
    { key: taskRecordKey(task_id), value: json(task) },
    { key: taskCheckpointKey(task_id), value: json({ status: 'completed', result }) },
    { key: taskListKey(created_at, task_id), value: json(task_id) },
    ...parts.map((part, index) => ({ key: taskPartKey(task_id, index), value: json(part) })),
  ])
  const data = new Map<string, Uint8Array>()
  const prefix = taskDataPrefix(task_id)
  for await (const { key, value } of state.range({ prefix })) data.set(key.slice(prefix.length), value)
  return { task_id, parts, result, data }
}

/** What a task keeps of a partition; nothing where it has not done it. */
export async function readKept(
  state: Store,
  place: KeptPlace,
): Promise<{ readonly findings: readonly KeptFinding[]; readonly changes: readonly KeptChange[] }> {
  const head = await findHead(state, place)
  if (!head) return { findings: [], changes: [] }
  const blocks = await readBlocks(state, place, { kind: 'finding', count: head.finding_blocks })
  const changes: KeptChange[] = []
  for (let block = 0; block < head.change_blocks; block++) changes.push(...(await readChanges(state, place, block)))
  return { findings: findingsOf(blocks ?? []), changes }
}
