import { AppError } from '../../errors.ts'
import type { Awaitable } from '../../platform/awaitable.ts'
import type { Deadlines } from '../deadlines.ts'
import type { Exchange } from '../exchange.ts'
import type { AnyHandler, Reply, ValidRequest } from '../handler.ts'

/** The handler's reply within its deadline (uploads take as long as they take). Throws SERVICE_UNAVAILABLE. */
export function runHandler(
  handler: AnyHandler,
  request: ValidRequest,
  { exchange, parts }: { readonly exchange: Exchange; readonly parts: { readonly deadlines: Deadlines } },
): Awaitable<Reply> {
  // The row by which the request was validated types the handler too.
  const answering = handler(request as never)
  if (request.upload !== null || !(answering instanceof Promise)) return answering
  return new Promise((resolve, reject) => {
    const cancel = parts.deadlines.start(() => {
      exchange.giveUp()
      reject(new AppError('SERVICE_UNAVAILABLE', { reason: 'timeout' }))
    })
    answering.then(
      (reply) => {
        cancel()
        resolve(reply)
      },
      (cause: unknown) => {
        cancel()
        reject(cause)
      },
    )
  })
}
