import type { AnswerError } from '../../domain/generated/wire-types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { LookupAnswers, LookupTask } from '../../records/lookup-task.ts'

/** What a lookup would like to know more of. */
export interface RefreshWish {
  readonly lookup: string
  /** The parameters of the request, in English names. */
  readonly query: Readonly<Record<string, unknown>>
}

export interface LookupsContext {
  readonly clock: Clock
  /** Runs where a scan keeps nobody waiting. */
  run<Type extends LookupTask['type']>(task: Extract<LookupTask, { readonly type: Type }>): Promise<LookupAnswers[Type]>
  /** Brings newer records in, where connectors are enabled; called when what is there is stale. */
  refresh?(wish: RefreshWish): Promise<{ readonly errors: readonly AnswerError[] }>
}
