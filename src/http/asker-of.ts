// The caller of a request and where it came from, in the shapes of the services and of the audit trail.

import type { Caller } from '../domain/caller.ts'
import type { AuditEventContext } from '../domain/generated/wire-types.ts'
import { toGivenText } from '../domain/mask-personal-ids.ts'
import { limits } from '../limits.ts'
import type { AuditActor } from '../services/audit/context.ts'
import type { Asker } from '../services/identity/origin.ts'
import type { AdmittedRequest } from './handler.ts'

const correlationId = /^[\w.:-]{1,100}$/
const clientVersion = /^(?=.{1,64}$)[\w.+-]+(?:\/[\w.+-]+)?$/

/** What is known of a request, whether admitted or refused. */
export type KnownRequest = Pick<AdmittedRequest, 'requestId' | 'remoteAddress' | 'headers' | 'caller'>

/** The caller with origin and audit context. */
export function askerOf(request: KnownRequest & { readonly caller: Caller }): Asker & AuditActor {
  return { caller: request.caller, origin: originOf(request), context: auditContextOf(request) }
}

/** Where a request came from, also before its caller has signed in. */
export function originOf(request: KnownRequest): Asker['origin'] {
  const { requestId, remoteAddress } = request
  return { request_id: requestId, ip_address: remoteAddress, user_agent: userAgentOf(request) ?? '' }
}

/** The request that an audit event belongs to. */
export function auditContextOf(request: KnownRequest): AuditEventContext {
  const { caller, requestId, remoteAddress, headers } = request
  const correlation = headers('x-correlation-id') ?? ''
  return {
    request_id: requestId,
    ip_address: remoteAddress,
    user_agent: userAgentOf(request) ?? null,
    ...clientVersionOf(headers),
    session_id: caller?.session?.id ?? null,
    correlation_id: correlationId.test(correlation) ? correlation : requestId,
  }
}

function userAgentOf({ headers }: KnownRequest): string | undefined {
  const text = headers('user-agent')?.slice(0, limits.userAgentCharactersMax)
  return text === undefined ? undefined : toGivenText(text)
}

/** The version that a client states of itself, with or without its name; what is no version is left out. */
export function clientVersionOf(headers: KnownRequest['headers']): { readonly client_version?: string } {
  const client_version = headers('x-client-version') ?? ''
  return clientVersion.test(client_version) ? { client_version: toGivenText(client_version) } : {}
}
