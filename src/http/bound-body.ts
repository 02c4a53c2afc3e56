import type { Operation } from '../wire/operation.ts'
import type { Deadlines } from './deadlines.ts'
import type { Exchange } from './exchange.ts'

/**
 * Drops the connection of a body that is not there by its deadline: the library counts time without bytes only, so that
 * a byte now and then would hold a request for ever. An upload that somebody reads takes as long as it takes.
 */
export function boundBody(
  exchange: Exchange,
  trace: { readonly operation: Operation | null },
  deadlines: Deadlines,
): void {
  if (exchange.body.complete) return
  const cancel = deadlines.start(() => {
    if (exchange.body.complete) return
    if (trace.operation?.media === 'upload' && exchange.body.isRead) boundBody(exchange, trace, deadlines)
    else exchange.close()
  })
  exchange.whenEnded(cancel)
}
