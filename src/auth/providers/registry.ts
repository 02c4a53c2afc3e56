// The identity providers of this service, made when they are first asked for: a start need not wait for their library.

import { isPreset, type ProviderSetup } from '../../domain/identity-providers.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { IdentityProvider } from './provider.ts'
import type { ProviderParts } from './provider-parts.ts'

export interface IdentityProviders {
  readonly setups: readonly ProviderSetup[]
  /** Throws RESOURCE_NOT_FOUND for an unknown id, SERVICE_UNAVAILABLE for a known provider that is not set up. */
  get(id: string): Promise<IdentityProvider>
}

export function createIdentityProviders(setups: readonly ProviderSetup[], parts: ProviderParts): IdentityProviders {
  const made = new Map<string, Promise<IdentityProvider>>()
  return {
    setups,
    async get(id) {
      const setup = setups.find((one) => one.id === id)
      if (setup === undefined && isPreset(id))
        throw new AppError('SERVICE_UNAVAILABLE', { reason: 'provider_not_set_up' })
      if (setup === undefined)
        throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
      const provider = made.get(id) ?? create(setup, parts)
      made.set(id, provider)
      return provider
    },
  }
}

async function create(setup: ProviderSetup, parts: ProviderParts): Promise<IdentityProvider> {
  if (setup.kind === 'oidc') return (await import('./oidc.ts')).createOidcProvider(setup, parts)
  return (await import('./code-hosting.ts')).createCodeHost(setup, parts)
}
