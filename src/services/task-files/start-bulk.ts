// Start bulk: many exports as one archive, which a task makes.

import type { BulkExportRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import type { Making } from '../idempotency/making.ts'
import type { Asker } from '../identity/origin.ts'
import type { TasksContext } from '../tasks/context.ts'
import { createTask } from '../tasks/create-task.ts'
import type { StoredTask } from '../tasks/stored-task.ts'

/** Throws as createTask, with the fields as the request has them. */
export async function startBulk(
  context: TasksContext,
  { body, language }: { readonly body: BulkExportRequest; readonly language: Language },
  asker: Asker & Making<StoredTask>,
): Promise<StoredTask> {
  const parameters = { ...body, language, dry_run: false }
  try {
    return await createTask(context, { kind: 'export', parameters, priority: 'normal' }, asker)
  } catch (error) {
    const field = error instanceof AppError ? error.details.field : undefined
    if (!(error instanceof AppError) || typeof field !== 'string') throw error
    const details = { ...error.details, field: field.replace(/^parameters\./, '') }
    throw new AppError(error.code, details, { cause: error })
  }
}
