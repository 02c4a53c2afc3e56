// Handlers of dispositions.

import type { InvestigationsContext } from '../../services/investigations/context.ts'
import { dispositionPrecision } from '../../services/investigations/disposition-precision.ts'
import { listDispositions, setDisposition } from '../../services/investigations/dispositions.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'

/** One handler for each operation of the module. */
export function dispositionHandlers(context: InvestigationsContext) {
  return {
    async set_disposition(request) {
      const { params: named, body: given, language } = request
      return { body: await setDisposition(context, { named, given, language }, askerOf(request)) }
    },
    async list_dispositions(request) {
      return { body: await listDispositions(context, request.params, request) }
    },
    disposition_precision: async () => ({ body: await dispositionPrecision(context) }),
  } satisfies Partial<Handlers>
}
