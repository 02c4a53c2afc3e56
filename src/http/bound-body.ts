// Bounds the time in which the body of a request must be complete.
import type { Operation } from '../wire/operation.ts'
import type { Deadlines } from './deadlines.ts'
import type { Exchange } from './exchange.ts'

/**
 * Drops the connection of a body that is incomplete at its deadline. The library counts idle time alone, so that one byte
 * now and then would hold a request for ever. An upload that is being read has no deadline.
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
