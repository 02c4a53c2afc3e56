import type { AuditContext } from '../domain/audit-event.ts'
import type { Caller } from '../domain/caller.ts'
import { limits } from '../limits.ts'
import type { HandlerRequest } from './handler.ts'

const correlationId = /^[\w.:-]{1,100}$/

/** A request, or what is known of one that was refused. */
export interface Asked extends Pick<HandlerRequest, 'requestId' | 'remoteAddress' | 'headers'> {
  readonly caller: (Caller & { readonly session?: { readonly id: string } }) | null
}

/** Which request an audit event comes of. */
export function auditContextOf(request: Asked): AuditContext {
  const correlation = request.headers('x-correlation-id') ?? ''
  return {
    request_id: request.requestId,
    ip_address: request.remoteAddress,
    user_agent: request.headers('user-agent')?.slice(0, limits.userAgentCharactersMax) ?? null,
    session_id: request.caller?.session?.id ?? null,
    correlation_id: correlationId.test(correlation) ? correlation : request.requestId,
  }
}
