import { AppError } from '../../errors.ts'
import { typesOf } from '../../wire/json-api.ts'
import { areLinesWanted, isAcceptable } from '../../wire/media-types.ts'
import type { Operation } from '../../wire/operation.ts'
import type { Exchange } from '../exchange.ts'

/** Throws NOT_ACCEPTABLE. Choice: public operations, such as signing in, probes and pages, ignore the header. */
export function checkAccept(operation: Operation, exchange: Exchange): void {
  const { permission, media, lines } = operation
  const accept = exchange.header('accept')
  if (permission === 'public' || isAcceptable(accept, media)) return
  if (lines !== undefined && areLinesWanted(accept)) return
  throw new AppError('NOT_ACCEPTABLE', { allowed: typesOf(operation) })
}
