// The beginning of a sign-in at an identity provider, whatever it is for.

import type { FlowPurpose } from '../../auth/providers/sign-in-flows.ts'
import type { OAuthAuthorization } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { callbackOf, type OAuthContext } from './context.ts'
import { rulesOf } from './sign-in-rules.ts'

export interface SignInBeginning {
  readonly provider: string
  readonly purpose: FlowPurpose
  /** Where the browser goes on to, as a caller gives it. */
  readonly redirectUrl?: string | undefined
}

/** What the caller is given, and the secret that its browser keeps. */
export interface BegunSignIn {
  readonly authorization: OAuthAuthorization
  readonly browser: string
}

/** Throws RESOURCE_NOT_FOUND, SERVICE_UNAVAILABLE, VALIDATION_ERROR for an address that is not ours, and SIGN_IN_REFUSED. */
export async function beginSignIn(
  context: OAuthContext,
  { provider: id, purpose, redirectUrl }: SignInBeginning,
): Promise<BegunSignIn> {
  const provider = await context.providers.get(id)
  // A provider is tried before it is enabled.
  if (purpose.type !== 'trial') assertEnabled(rulesOf(await context.rules.read(), id).enabled)
  const goesOnTo = redirectUrl === undefined ? null : ownAddress(context.publicUrl, redirectUrl)
  const { browser, ...secrets } = await context.flows.begin({ provider: id, purpose, goesOnTo })
  const address = await provider.signInAddress({ ...secrets, returnTo: callbackOf(context, id) })
  return { authorization: { authorization_url: address.href, state: secrets.state, provider: id }, browser }
}

export function assertEnabled(isEnabled: boolean): void {
  if (!isEnabled) throw new AppError('SIGN_IN_REFUSED', { reason: 'provider_disabled' })
}

/** An address on our own pages: any other would carry a sign-in to strangers (RFC 9700, 4.11). Throws VALIDATION_ERROR. */
function ownAddress(publicUrl: string, given: string): string {
  const url = URL.canParse(given, publicUrl) ? new URL(given, publicUrl) : undefined
  const own = new URL(publicUrl)
  // A `blob:` has the origin of the page that it is of.
  const isOwn = url?.origin === own.origin && url.protocol === own.protocol
  if (url === undefined || !isOwn || url.username + url.password !== '')
    throw new AppError('VALIDATION_ERROR', { field: 'redirect_url', reason: 'foreign_address' })
  return url.href
}
