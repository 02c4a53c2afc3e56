// Runs the handler of an operation, within the deadline that every request has.
import { AppError } from '../../errors.ts'
import type { Awaitable } from '../../platform/awaitable.ts'
import type { Deadlines } from '../deadlines.ts'
import type { ServedExchange } from '../exchange.ts'
import type { AnyHandler, Reply, ValidRequest } from '../handler.ts'

/** The handler's reply within its deadline; an upload has none. Throws SERVICE_UNAVAILABLE. */
export function runHandler(
  handler: AnyHandler,
  request: ValidRequest,
  { exchange, parts }: { readonly exchange: ServedExchange; readonly parts: { readonly deadlines: Deadlines } },
): Awaitable<Reply> {
  // The row by which the request was validated types the handler too.
  const answering = handler(request as never)
  const isBounded = request.upload === null && answering instanceof Promise
  return isBounded ? withinDeadline(answering, exchange, parts.deadlines) : answering
}

async function withinDeadline(
  answering: Promise<Reply>,
  exchange: ServedExchange,
  deadlines: Deadlines,
): Promise<Reply> {
  let cancel = () => {}
  const expired = new Promise<never>((_, reject) => {
    cancel = deadlines.start(() => {
      exchange.giveUp()
      reject(new AppError('SERVICE_UNAVAILABLE', { reason: 'timeout' }))
    })
  })
  try {
    return await Promise.race([answering, expired])
  } finally {
    cancel()
  }
}
