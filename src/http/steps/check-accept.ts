import { AppError } from '../../errors.ts'
import { isAcceptable, mediaTypes } from '../../wire/media-types.ts'
import type { Operation } from '../../wire/operation.ts'
import type { Exchange } from '../exchange.ts'

/** Throws NOT_ACCEPTABLE. Choice: public operations, such as signing in, probes and pages, ignore the header. */
export function checkAccept({ permission, media }: Operation, exchange: Exchange): void {
  if (permission === 'public') return
  if (!isAcceptable(exchange.header('accept'), media))
    throw new AppError('NOT_ACCEPTABLE', { allowed: mediaTypes[media] })
}
