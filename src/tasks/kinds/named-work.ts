// Kinds of task whose parts are pieces of work on the store that have a name each, such as what is removed or worked out anew.

import type { TaskKindName } from '../../domain/generated/wire-types.ts'
import type { TaskKind, WorkingContext } from '../kind.ts'
import { sumOf } from '../sum-summaries.ts'
import type { JsonObject } from '../task.ts'

/** Does one piece; done again it changes nothing more. Resolves to figures, by names of the result. */
export type NamedWork = (context: Pick<WorkingContext, 'assertWanted' | 'signal'>) => Promise<JsonObject>

export interface NamedWorks {
  readonly kind: TaskKindName
  /** The parameter that names those that are wanted; all where it is absent. */
  readonly parameter: string
  /** In the order in which they are done. */
  readonly works: Readonly<Record<string, NamedWork>>
}

/** A kind of task of a part for each piece of work. */
export function createNamedWorks({ kind, parameter, works }: NamedWorks): TaskKind {
  return {
    kind,
    async plan({ parameters }) {
      const wanted = (parameters[parameter] ?? Object.keys(works)) as readonly string[]
      return Object.keys(works)
        .filter((name) => wanted.includes(name))
        .map((name) => ({ partition_id: name, label: name, weight: 1, data: { name } }))
    },
    run: async ({ data }, _, context) => ({ summary: await works[String(data.name)](context) }),
    conclude: async (_, parts) => ({ result: sumOf(parts) }),
  }
}
