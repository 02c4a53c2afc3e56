// Files: a part makes one; what they are, and where they are stored, says the port.

import type { Caller } from '../../domain/caller.ts'
import { limits } from '../../limits.ts'
import type { PartitionOutcome, TaskKind, WorkingContext } from '../kind.ts'
import type { JsonObject, PartitionEntry, TaskRecord } from '../task.ts'
import { assertAllDone } from '../training/parts.ts'

export interface FilesPort {
  check(parameters: JsonObject, caller: Caller): Promise<void>
  /** Of each file what it is of, for people. */
  labelsOf(parameters: JsonObject): readonly string[]
  make(
    of: { readonly part: PartitionEntry; readonly task: TaskRecord },
    context: Pick<WorkingContext, 'assertWanted'>,
  ): Promise<PartitionOutcome>
}

/** Files of one archive, of which those that can be made are there; or one file, which is made or not. */
export function createFileMaking(kind: 'export' | 'report', { check, labelsOf, make }: FilesPort): TaskKind {
  return {
    kind,
    check: (parameters, { caller }) => check(parameters, caller),
    plan: async ({ parameters }) =>
      labelsOf(parameters).map((label, part) => ({
        ...{ partition_id: filePartId(part), label, weight: 1, data: { part } },
      })),
    run: (part, task, context) => make({ part, task }, context),
    async conclude({ task_id }, parts, { clock }) {
      if (kind === 'report') assertAllDone(parts)
      const made = parts.flatMap(({ status, summary }) => (status === 'done' && summary ? [summary] : []))
      const sumOf = (name: string) => made.reduce((sum, summary) => sum + Number(summary[name] ?? 0), 0)
      const hasRows = made.some((summary) => summary.file_rows !== undefined)
      const expires_at = new Date(clock.now() + limits.taskFileKeptMs).toISOString()
      const file_name = kind === 'export' ? archiveName(task_id) : made[0]?.file_name
      return {
        result: {
          ...{ file_name, file_bytes: sumOf('file_bytes'), ...(hasRows && { file_rows: sumOf('file_rows') }) },
          ...(made.length > 0 && { file_url: `/api/v1/tasks/${task_id}/file`, expires_at }),
        },
      }
    },
  }
}

export const filePartId = (part: number) => String(part + 1).padStart(2, '0')

/** What the archive of a task is called. */
export const archiveName = (task_id: string) => `prumo-export-${task_id.slice(0, 8)}.zip`
