import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Origin } from '../../services/identity/origin.ts'
import type { HandlerRequest } from '../handler.ts'

/** Where a request came from. */
export function originOf({ requestId, remoteAddress, headers }: HandlerRequest): Origin {
  return {
    request_id: requestId,
    ip_address: remoteAddress,
    user_agent: (headers('user-agent') ?? '').slice(0, limits.userAgentCharactersMax),
  }
}

/** The caller of an operation that has one. */
export function callerOf({ caller }: HandlerRequest): Caller {
  if (!caller) throw new AppError('UNAUTHORIZED')
  return caller
}
