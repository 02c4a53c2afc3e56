// The signing keys of tokens: published for verifiers, rotated by an admin.

import type { JsonWebKey } from '../../domain/generated/wire-types.ts'
import type { IdentityContext } from './context.ts'
import { type Asker, eventBy } from './origin.ts'

/** The set of public keys (RFC 7517). */
export async function readKeySet({ keys }: IdentityContext): Promise<{ readonly keys: readonly JsonWebKey[] }> {
  return { keys: await keys.published() }
}

/** The metadata of the issuer of tokens (OpenID Connect Discovery 1.0, as far as it applies). */
export function describeIssuer({ issuer }: IdentityContext) {
  return {
    issuer,
    jwks_uri: `${issuer.replace(/\/$/, '')}/.well-known/jwks.json`,
    response_types_supported: ['none'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    claims_supported: ['sub', 'email', 'role', 'permissions', 'permissoes', 'iat', 'exp', 'jti', 'iss', 'session_id'],
  }
}

/** Switches signing to the next key; resolves to its kid and to every key that still verifies. */
export async function rotateKeys(
  { keys, tokens, trail }: IdentityContext,
  asker: Asker,
): Promise<{ readonly kid: string; readonly keys: readonly string[] }> {
  const kid = await keys.rotate()
  tokens.forget({ type: 'everyone' })
  await trail.record(eventBy('admin.keys.rotated', asker, { resource_type: 'signing_key', resource_id: kid }))
  return { kid, keys: (await keys.published()).map((key) => key.kid) }
}
