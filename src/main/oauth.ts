// Sign-in by identity providers, over the identity of the service.

import { createIdentityProviders } from '../auth/providers/registry.ts'
import { createSignInFlows } from '../auth/providers/sign-in-flows.ts'
import type { Config } from '../config.ts'
import { createPublicResolve, resolveLocally } from '../platform/checked-addresses.ts'
import { createCheckedFetch } from '../platform/fetch-checked.ts'
import type { IdentityContext } from '../services/identity/context.ts'
import type { OAuthContext } from '../services/oauth/context.ts'
import { createSignInRules } from '../services/oauth/sign-in-rules.ts'
import type { Store } from '../store/port.ts'

export interface OAuth {
  readonly context: OAuthContext
  /** Closes the connections to providers. */
  stop(): Promise<void>
}

/** Providers are asked over HTTPS at public addresses; in development over HTTP and on the machine itself too. */
export function createOAuth(config: Config, store: Store, identity: IdentityContext): OAuth {
  const { clock, ids, box, trail, teams } = identity
  const isDevelopment = config.mode === 'development'
  const http = createCheckedFetch({
    clock,
    schemes: isDevelopment ? ['https:', 'http:'] : ['https:'],
    allowsPrivate: isDevelopment ? 'yes' : 'no',
    resolve: isDevelopment ? resolveLocally : createPublicResolve(),
  })
  const transport = isDevelopment ? 'insecure' : 'secure'
  const context = {
    identity,
    store,
    publicUrl: config.publicUrl,
    providers: createIdentityProviders(config.identityProviders, { http, transport, clock }),
    flows: createSignInFlows({ store, clock, ids, box }),
    rules: createSignInRules({ store, trail, hasTeam: async (id) => (await teams.find(id)) !== undefined }),
  }
  return { context, stop: http.close }
}
