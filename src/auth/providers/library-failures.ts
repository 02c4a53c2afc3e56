// What the library for OpenID Connect throws, as failures that a caller can see.

import * as client from 'openid-client'
import { AppError } from '../../errors.ts'
import { refusal, unreachable } from './refusals.ts'

/** A failure of the library in our words. */
export function toSignInFailure(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  // The provider itself says no: by the browser, or where the code is exchanged.
  if (cause instanceof client.AuthorizationResponseError) return refusal('provider_refused', cause)
  if (cause instanceof client.ResponseBodyError) return refusal('code_refused', cause)
  const code = cause instanceof client.ClientError ? cause.code : undefined
  return code !== undefined && !outages.has(code) ? refusal('proof_invalid', cause) : unreachable(cause)
}

const outages: ReadonlySet<string> = new Set([
  ...['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'],
  ...['OAUTH_HTTP_REQUEST_FORBIDDEN', 'OAUTH_REQUEST_PROTOCOL_FORBIDDEN', 'OAUTH_PARSE_ERROR'],
])
