import { AppError } from '../../errors.ts'
import { typesOf } from '../../wire/json-api.ts'
import { areLinesWanted, eventStreamType, isAcceptable, isTypeAcceptable } from '../../wire/media-types.ts'
import type { Operation } from '../../wire/operation.ts'
import type { ServedExchange } from '../exchange.ts'

/** Throws NOT_ACCEPTABLE. Choice: public operations, such as signing in, probes and pages, ignore the header. */
export function checkAccept(operation: Operation, exchange: ServedExchange): void {
  const { permission, media, lines, files = [], reply, streams } = operation
  const accept = exchange.header('accept')
  if (permission === 'public' || isAcceptable(accept, operation)) return
  if (lines !== undefined && areLinesWanted(accept)) return
  if (files.some((type) => isTypeAcceptable(accept, type))) return
  if (streams === true && isTypeAcceptable(accept, eventStreamType)) return
  // A stream that can also be asked for as one answer.
  if (media === 'sse' && reply !== null && isAcceptable(accept, { media: 'json' })) return
  throw new AppError('NOT_ACCEPTABLE', { allowed: typesOf(operation) })
}
