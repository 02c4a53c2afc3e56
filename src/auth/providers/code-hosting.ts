// A code host in the shape of GitHub: OAuth 2.0 without ID tokens, whose user and addresses are read from its API.
// C1. Of the addresses only the primary one counts, and only where the host has verified it.
// C2. A user is known by the number of the account: its name can be given up and taken by somebody else.

import * as client from 'openid-client'
import type { ProviderSetup } from '../../domain/identity-providers.ts'
import { limits } from '../../limits.ts'
import { toSignInFailure } from './library-failures.ts'
import { toAddress } from './proved-address.ts'
import type { IdentityProvider, Proof, SignInWish } from './provider.ts'
import { type ProviderParts, toClientFetch } from './provider-parts.ts'
import { refusal, unreachable } from './refusals.ts'

export function createCodeHost(setup: ProviderSetup, parts: ProviderParts): IdentityProvider {
  const base = setup.issuer.replace(/\/$/, '')
  const configuration = configurationOf(setup, parts)
  return {
    setup,
    async signInAddress({ state, verifier, returnTo }) {
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: returnTo,
        scope: setup.scopes.join(' '),
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async prove(answer, wish) {
      try {
        const token = await exchange(configuration, answer, wish)
        return await readUser(apiOf(base), { ...parts, token, issuer: base })
      } catch (cause) {
        throw toSignInFailure(cause)
      }
    },
    signOutAddress: async () => null,
    async verifySignOut() {
      throw refusal('proof_invalid')
    },
  }
}

function configurationOf({ issuer, clientId, clientSecret }: ProviderSetup, parts: ProviderParts) {
  const base = issuer.replace(/\/$/, '')
  const metadata = {
    issuer: base,
    authorization_endpoint: `${base}/login/oauth/authorize`,
    token_endpoint: `${base}/login/oauth/access_token`,
  }
  const configuration = new client.Configuration(metadata, clientId, undefined, client.ClientSecretPost(clientSecret))
  configuration[client.customFetch] = toClientFetch(parts.http)
  configuration.timeout = limits.providerAnswerMs / 1000
  if (parts.transport === 'insecure') client.allowInsecureRequests(configuration)
  return configuration
}

/** Of the host itself, or of one that a company runs. */
function apiOf(base: string): string {
  return base === 'https://github.com' ? 'https://api.github.com' : `${base}/api/v3`
}

async function exchange(
  configuration: client.Configuration,
  answer: URLSearchParams,
  { state, verifier, returnTo }: SignInWish,
): Promise<string> {
  const url = new URL(returnTo)
  url.search = String(answer)
  const tokens = await client.authorizationCodeGrant(configuration, url, {
    expectedState: state,
    pkceCodeVerifier: verifier,
  })
  return tokens.access_token
}

interface Reading extends ProviderParts {
  readonly token: string
  readonly issuer: string
}

async function readUser(api: string, reading: Reading): Promise<Proof> {
  const user = await read(`${api}/user`, reading)
  const addresses = await read(`${api}/user/emails`, reading)
  const { id, login, name } = user as Readonly<Record<string, unknown>>
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw refusal('proof_invalid')
  return {
    issuer: reading.issuer,
    subject: String(id),
    email: primaryOf(addresses),
    name: typeof name === 'string' ? name : null,
    session: null,
    claims: { id, login, name, emails: verifiedOf(addresses) },
  }
}

function primaryOf(addresses: unknown): string | null {
  return toAddress(verifiedOf(addresses).find(({ primary }) => primary === true)?.email)
}

function verifiedOf(addresses: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(addresses)) return []
  return (addresses as readonly Readonly<Record<string, unknown>>[]).filter((one) => one?.verified === true)
}

async function read(address: string, { http, token }: Reading): Promise<unknown> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'user-agent': 'prumo' }
  const answer = await http.fetch(address, { headers }).catch((cause) => {
    throw unreachable(cause)
  })
  if (answer.status >= 500) throw unreachable(new Error(`status ${answer.status}`))
  const body: unknown = await answer.json().catch(() => null)
  if (answer.status !== 200 || typeof body !== 'object' || body === null) throw refusal('proof_invalid')
  return body
}
