// The identity providers of this service, made when they are first asked for: a start need not wait for their library.

import assert from 'node:assert/strict'
import { isPreset, type ProviderSetup } from '../../domain/identity-providers.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { Breaker } from '../../platform/breaker.ts'
import type { Clock } from '../../platform/clock.ts'
import type { IdentityProvider } from './provider.ts'
import type { ProviderParts } from './provider-parts.ts'

export interface IdentityProviders {
  readonly setups: readonly ProviderSetup[]
  /** Throws RESOURCE_NOT_FOUND for an unknown id, SERVICE_UNAVAILABLE for a known provider that is not set up. */
  get(id: string): Promise<IdentityProvider>
  /** One for each provider that is set up. */
  readonly breakers: readonly Breaker[]
}

export function createIdentityProviders(setups: readonly ProviderSetup[], parts: ProviderParts): IdentityProviders {
  const made = new Map<string, Promise<IdentityProvider>>()
  const breakers = new Map(setups.map(({ id }) => [id, createBreaker(id, parts.clock)]))
  return {
    setups,
    breakers: [...breakers.values()],
    async get(id) {
      const setup = setups.find((one) => one.id === id)
      if (setup === undefined && isPreset(id))
        throw new AppError('SERVICE_UNAVAILABLE', { reason: 'provider_not_set_up' })
      if (setup === undefined)
        throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
      const provider = made.get(id) ?? create(setup, { ...parts, http: withBreaker(parts.http, breakers.get(id)) })
      made.set(id, provider)
      return provider
    },
  }
}

const breakerSettings = {
  kind: 'identity_provider',
  failuresMax: limits.providerFailuresMax,
  openMs: limits.providerOpenMs,
  openMaxMs: limits.providerOpenMaxMs,
  attemptMs: limits.providerAnswerMs,
} as const

function createBreaker(id: string, clock: Clock): Breaker {
  return new Breaker({ ...breakerSettings, name: `provider:${id}` }, clock)
}

// RFC 9110, 15.6. Choice: no 500, which the code that anybody sends may provoke: the sender could shut others out.
const outages: ReadonlySet<number> = new Set([502, 503, 504])

/** Requests of one provider, which is left alone while its breaker is open. */
function withBreaker({ fetch }: ProviderParts['http'], breaker: Breaker | undefined): ProviderParts['http'] {
  assert(breaker, 'each provider that is set up has a breaker')
  return {
    async fetch(url, request) {
      if (breaker.waitMs() > 0) throw new Error('the provider has failed and is left alone')
      const answer = await fetch(url, request).catch((cause: unknown) => {
        breaker.failed()
        throw cause
      })
      if (outages.has(answer.status)) breaker.failed()
      else breaker.succeeded()
      return answer
    },
  }
}

async function create(setup: ProviderSetup, parts: ProviderParts): Promise<IdentityProvider> {
  if (setup.kind === 'oidc') return (await import('./oidc.ts')).createOidcProvider(setup, parts)
  return (await import('./code-hosting.ts')).createCodeHost(setup, parts)
}
