// Training of a model: a task like others, under the names of the module of models.

import type { ModelKind, TrainRequest } from '../../domain/generated/wire-types.ts'
import { versionOf } from '../../tasks/training/parts.ts'
import type { Making } from '../idempotency/making.ts'
import type { Asker } from '../identity/origin.ts'
import { createTask } from '../tasks/create-task.ts'
import type { StoredTask } from '../tasks/stored-task.ts'
import type { ModelsContext } from './context.ts'

const kinds = { forest: 'train', calibration: 'calibrate' } as const satisfies Record<ModelKind, string>

/** The task that trains it. Throws as createTask does, and VALIDATION_ERROR for a version that there is not yet. */
export async function trainModel(
  { tasks }: Pick<ModelsContext, 'tasks'>,
  { kind, dataset_version, seed }: TrainRequest,
  asker: Asker & Making<StoredTask>,
): Promise<StoredTask> {
  const parameters = {
    ...(dataset_version !== undefined && { dataset_version }),
    ...(seed !== undefined && { seed }),
    dry_run: false,
  }
  await versionOf(parameters, { records: tasks.records, field: 'dataset_version' })
  return createTask(tasks, { kind: kinds[kind], parameters, priority: 'normal' }, asker)
}
