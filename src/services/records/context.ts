// What the services of record lists work with.

import type { AnswerError } from '../../domain/generated/wire-types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { LookupAnswers, LookupTask } from '../../records/lookup-task.ts'

/** A lookup whose records are stale. */
export interface RefreshWish {
  readonly lookup: string
  /** The parameters of the request, in English names. */
  readonly query: Readonly<Record<string, unknown>>
}

export interface LookupsContext {
  readonly clock: Clock
  /** Runs on another thread, where a scan blocks no request. */
  run<Type extends LookupTask['type']>(task: Extract<LookupTask, { readonly type: Type }>): Promise<LookupAnswers[Type]>
  /** Imports newer records, where connectors are enabled; called when the stored ones are stale. */
  refresh?(wish: RefreshWish): Promise<{ readonly errors: readonly AnswerError[] }>
}
