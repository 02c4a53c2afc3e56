import { AppError } from '../../errors.ts'
import type { Deadlines } from '../deadlines.ts'
import type { Exchange } from '../exchange.ts'
import type { Handler, HandlerRequest, Reply } from '../handler.ts'

/** The handler's reply within its deadline (uploads take as long as they take). Throws SERVICE_UNAVAILABLE. */
export function runHandler(
  handler: Handler,
  request: HandlerRequest,
  { exchange, deadlines }: { readonly exchange: Exchange; readonly deadlines: Deadlines },
): Promise<Reply> {
  if (request.upload !== null) return handler(request)
  return new Promise((resolve, reject) => {
    const cancel = deadlines.start(() => {
      exchange.giveUp()
      reject(new AppError('SERVICE_UNAVAILABLE', { reason: 'timeout' }))
    })
    handler(request).then(
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
