import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Exchange } from '../exchange.ts'
import type { Handler, HandlerRequest, Reply } from '../handler.ts'

/** The handler's reply within limits.requestTimeoutMs (uploads take as long as they take). Throws SERVICE_UNAVAILABLE. */
export async function runHandler(
  handler: Handler,
  request: HandlerRequest,
  { exchange, clock }: { readonly exchange: Exchange; readonly clock: Clock },
): Promise<Reply> {
  if (request.upload !== null) return await handler(request)
  let stopTimer = (): void => {}
  const late = new Promise<never>((_, reject) => {
    stopTimer = clock.timer(limits.requestTimeoutMs, () => {
      exchange.giveUp()
      reject(new AppError('SERVICE_UNAVAILABLE', { reason: 'timeout' }))
    })
  })
  try {
    return await Promise.race([handler(request), late])
  } finally {
    stopTimer()
  }
}
