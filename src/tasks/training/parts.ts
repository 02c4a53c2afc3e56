// What the trainings of both kinds of model have in common: their parameters, what parts leave for the end, and how a model is kept.

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ModelKind } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { modelBytesKey, modelDriftKey, modelRecordKey } from '../../models/keys.ts'
import type { ModelRecord } from '../../models/model.ts'
import { modelDigest } from '../../models/pack-model.ts'
import { listModels, readPromotions } from '../../models/read-models.ts'
import { namedUuid } from '../../platform/ids.ts'
import type { Store, Write } from '../../store/port.ts'
import { taskDataPrefix } from '../keys.ts'
import type { TaskConclusion, TaskContext } from '../kind.ts'
import type { JsonObject, PartitionEntry, TaskRecord } from '../task.ts'

interface TrainingParameters {
  readonly dataset_version?: number
  readonly seed?: number
}

/** Choice: any; a fixed one makes trainings repeat each other. */
const seedDefault = 1

export function seedOf(parameters: JsonObject): number {
  return (parameters as TrainingParameters).seed ?? seedDefault
}

/** The version of the records to learn from; throws VALIDATION_ERROR where there is no such version yet. */
export async function versionOf(
  parameters: JsonObject,
  { records, field = 'parameters.dataset_version' }: Pick<TaskContext, 'records'> & { readonly field?: string },
): Promise<number> {
  const newest = await records.version()
  const { dataset_version: wanted = newest } = parameters as TrainingParameters
  if (wanted > newest) throw new AppError('VALIDATION_ERROR', { field, reason: 'no_such_version', newest })
  return wanted
}

const partKey = (task_id: string, partition_id: string) => `${taskDataPrefix(task_id)}${partition_id}`

/** What a part leaves for the end of its task. */
export function keepPart({ task_id }: TaskRecord, { partition_id }: PartitionEntry, bytes: Uint8Array): Write {
  return { key: partKey(task_id, partition_id), value: deflateRawSync(bytes) }
}

/** What a part has left; undefined where it has not been done. */
export async function findPart(
  state: Pick<Store, 'get'>,
  { task_id }: TaskRecord,
  partition_id: string,
): Promise<Uint8Array | undefined> {
  const packed = await state.get(partKey(task_id, partition_id))
  return packed && inflateRawSync(packed)
}

/** The same of a part that was done. */
export async function readKept(state: Pick<Store, 'get'>, task: TaskRecord, partition_id: string): Promise<Uint8Array> {
  const bytes = await findPart(state, task, partition_id)
  if (bytes === undefined) throw new AppError('INTERNAL_ERROR', { step: partition_id })
  return bytes
}

/** Throws the failure of a part that failed: of less than all there is no model. */
export function assertAllDone(parts: readonly PartitionEntry[]): void {
  for (const { failure } of parts) if (failure) throw new AppError(failure.code, failure.details)
}

type NewModel = Omit<ModelRecord, 'model_id' | 'version' | 'task_id' | 'created_at' | 'digest' | 'bytes'>

/**
 * A model as the end of its task, with those of its kind that go for it. Its id follows from the task's, so that an end that is done
 * again leaves the same model.
 */
export async function keepModel(
  { state, clock }: Pick<TaskContext, 'state' | 'clock'>,
  { task_id }: TaskRecord,
  { bytes, ...made }: { readonly bytes: Uint8Array } & NewModel,
): Promise<TaskConclusion> {
  if (bytes.length > limits.modelBytesMax)
    throw new AppError('VALIDATION_ERROR', { reason: 'too_many_bytes', limit: limits.modelBytesMax })
  const model_id = namedUuid('model', task_id)
  const known = (await listModels(state)).filter(({ kind }) => kind === made.kind)
  const version = nextVersion(made.kind, Math.max(0, ...known.map((each) => each.version)))
  const record: ModelRecord = {
    ...{ model_id, version, task_id, created_at: new Date(clock.now()).toISOString() },
    ...{ digest: modelDigest(bytes), bytes: bytes.length, ...made },
  }
  const writes = [
    ...(await removalOfOldest(state, known, made.kind)),
    { key: modelRecordKey(model_id), value: Buffer.from(JSON.stringify(record)) },
    { key: modelBytesKey(model_id), value: deflateRawSync(bytes) },
  ]
  const { dataset_version, records } = made.lineage
  return { writes, result: { model_id, model_version: version, dataset_version, records } }
}

const lastVersions = new Map<ModelKind, number>()

/** One that no other training has that ends at the same time. */
function nextVersion(kind: ModelKind, newest: number): number {
  const version = Math.max(newest, lastVersions.get(kind) ?? 0) + 1
  lastVersions.set(kind, version)
  return version
}

/** Those in use, and those that can be gone back to, stay. */
async function removalOfOldest(
  state: TaskContext['state'],
  known: readonly ModelRecord[],
  kind: ModelKind,
): Promise<readonly Write[]> {
  const { promotions } = await readPromotions(state, kind)
  const kept = new Set(promotions.stack.map(({ model_id }) => model_id))
  return known
    .filter(({ model_id }) => !kept.has(model_id))
    .sort((left, right) => left.version - right.version)
    .slice(0, Math.max(0, known.length + 1 - limits.modelsKeptMax))
    .flatMap(({ model_id: id }) =>
      [modelRecordKey(id), modelBytesKey(id), modelDriftKey(id)].map((key) => ({ key, value: null })),
    )
}
