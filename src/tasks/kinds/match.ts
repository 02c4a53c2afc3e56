// Match: whom the rows of somebody's list mean. Parts are runs of rows; the list and what came of each part are kept with the task.

import { inflateRawSync } from 'node:zlib'
import type { NetworkMatchCandidate } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { taskDataPrefix } from '../keys.ts'
import type { TaskKind } from '../kind.ts'
import type { JsonObject } from '../task.ts'
import { assertAllDone, keepPart } from '../training/parts.ts'

/** The rows of a part, as JSON. */
export const matchListKey = (task_id: string, part: number) => `${taskDataPrefix(task_id)}list-${matchPartId(part)}`
export const matchPartId = (part: number) => String(part).padStart(5, '0')

/** What a part leaves. */
export interface MatchedPart {
  /** Of each row its candidates, best first. */
  readonly candidates: readonly (readonly NetworkMatchCandidate[])[]
  /** The newest that a row was compared with, and the oldest: records may be imported while it runs. */
  readonly dataset_version: number
  readonly oldest_dataset_version: number
}

/** Rows held against the network. */
export type MatchPart = (
  rows: readonly JsonObject[],
  how: { readonly most: number; readonly signal: AbortSignal },
) => Promise<MatchedPart>

interface MatchParameters {
  readonly rows: number
  readonly candidates: number
}

export function createMatching(match: MatchPart): TaskKind {
  return {
    kind: 'match',
    async check() {
      throw new AppError('VALIDATION_ERROR', { field: 'kind', reason: 'begun_by_its_own_operation' })
    },
    async plan({ parameters }) {
      const { rows } = parameters as unknown as MatchParameters
      const size = limits.networkMatchPartRows
      return Array.from({ length: Math.ceil(rows / size) }, (_, part) => {
        const [first, last] = [part * size + 1, Math.min(rows, (part + 1) * size)]
        const label = `${first}-${last}`
        return { partition_id: matchPartId(part), label, weight: last - first + 1, data: { part } }
      })
    },
    async run(part, task, context) {
      const packed = await context.state.get(matchListKey(task.task_id, Number(part.data.part)))
      if (packed === undefined) throw new AppError('INTERNAL_ERROR', { step: part.partition_id })
      const rows = JSON.parse(inflateRawSync(packed).toString()) as readonly JsonObject[]
      const { candidates: most } = task.parameters as unknown as MatchParameters
      const matched = await match(rows, { most, signal: context.signal })
      context.assertWanted()
      return {
        writes: [keepPart(task, part, Buffer.from(JSON.stringify(matched)))],
        summary: {
          records: rows.length,
          rows_matched: matched.candidates.filter(([best]) => best?.is_match).length,
          dataset_version: matched.dataset_version,
          oldest_dataset_version: matched.oldest_dataset_version,
        },
      }
    },
    async conclude(_, parts) {
      assertAllDone(parts)
      const sumOf = (name: string) => parts.reduce((sum, { summary }) => sum + Number(summary?.[name] ?? 0), 0)
      const versions = parts.flatMap(({ summary }) => {
        const newest = Number(summary?.dataset_version ?? 0)
        return [newest, Number(summary?.oldest_dataset_version ?? newest)]
      })
      const [dataset_version, oldest_dataset_version] = [Math.max(...versions), Math.min(...versions)]
      const rows = { records: sumOf('records'), rows_matched: sumOf('rows_matched') }
      return { result: { ...rows, dataset_version, oldest_dataset_version } }
    },
  }
}
