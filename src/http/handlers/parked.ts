// Handlers of parked work.

import type { ParkedWorkItem } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { isRecoverable } from '../../errors.ts'
import type { ParkedContext } from '../../services/parked/context.ts'
import { listParked, type ShownParked } from '../../services/parked/list-parked.ts'
import { retryParked } from '../../services/parked/retry-parked.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function parkedHandlers(context: ParkedContext) {
  return {
    async list_parked_work(request) {
      const { items, ...page } = await listParked(context, request.query)
      return { body: toList(request, { ...page, items: items.map((item) => worded(item, request.language)) }) }
    },
    async retry_parked_work(request) {
      return { body: await retryParked(context, request.params.parked_id, askerOf(request)) }
    },
  } satisfies Partial<Handlers>
}

function worded({ failure, ...work }: ShownParked, language: Language): ParkedWorkItem {
  return { ...work, error: wordFailure({ ...failure, recoverable: isRecoverable(failure) }, language) }
}
