import type { IdentityProviders } from '../../auth/providers/registry.ts'
import type { SignInFlows } from '../../auth/providers/sign-in-flows.ts'
import type { SecretBox } from '../../auth/secret-box.ts'
import type { Store } from '../../store/port.ts'
import type { IdentityContext } from '../identity/context.ts'
import type { SignInRules } from './sign-in-rules.ts'

/** What sign-in by identity providers works with. */
export interface OAuthContext {
  readonly identity: IdentityContext
  readonly providers: IdentityProviders
  readonly flows: SignInFlows
  readonly rules: SignInRules
  readonly store: Store
  /** Address under which browsers reach the service; no slash at the end. */
  readonly publicUrl: string
}

/** Our address that a provider sends browsers to; each provider has its own, so that none can answer for another. */
export function callbackOf({ publicUrl }: Pick<OAuthContext, 'publicUrl'>, provider: string): string {
  return `${publicUrl}/api/v1/oauth/${provider}/callback`
}

/** By which a user of an issuer is known here. */
export function identityDigest(
  box: SecretBox,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
) {
  return box.digest(JSON.stringify([issuer, subject]), 'provider-identity')
}

/** By which a session at an issuer is known here. */
export function providerSessionDigest(box: SecretBox, issuer: string, session: string): string {
  return box.digest(JSON.stringify([issuer, session]), 'provider-session')
}
