// An OpenID Connect provider, by its discovery document.
// O1. A code is exchanged with PKCE, state and nonce; an answer that names another issuer is refused (RFC 9207).
// O2. The ID token's signature is verified though it came over TLS, by keys that are read anew for each sign-in, so that a rotation
//     at the provider counts at once; an access token beside it must be the one that it names (at_hash).
// O3. Every request goes through the guarded fetch, also those to addresses that the discovery document names.

import { createHash } from 'node:crypto'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from 'jose'
import * as client from 'openid-client'
import type { ProviderSetup } from '../../domain/identity-providers.ts'
import { limits } from '../../limits.ts'
import { toSignInFailure } from './library-failures.ts'
import { toAddress } from './proved-address.ts'
import type { IdentityProvider, Proof, SignInWish, SignOutOrder } from './provider.ts'
import { type ProviderParts, toClientFetch } from './provider-parts.ts'
import { refusal, unreachable } from './refusals.ts'

// No symmetric one: a holder of the client's secret could sign.
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519', 'RS384', 'RS512', 'PS384', 'PS512']
const signOutEvent = 'http://schemas.openid.net/event/backchannel-logout'

export function createOidcProvider(setup: ProviderSetup, parts: ProviderParts): IdentityProvider {
  return new OidcProvider(setup, parts)
}

class OidcProvider implements IdentityProvider {
  readonly setup: ProviderSetup
  readonly #parts: ProviderParts
  #known: { readonly metadata: client.ServerMetadata; readonly readAtMs: number } | null = null

  constructor(setup: ProviderSetup, parts: ProviderParts) {
    this.setup = setup
    this.#parts = parts
  }

  async signInAddress({ state, nonce, verifier, returnTo }: SignInWish): Promise<URL> {
    const configuration = await this.#configure()
    const code_challenge = await client.calculatePKCECodeChallenge(verifier)
    return inOurWords(() =>
      client.buildAuthorizationUrl(configuration, {
        redirect_uri: returnTo,
        scope: this.setup.scopes.join(' '),
        state,
        nonce,
        code_challenge,
        code_challenge_method: 'S256',
      }),
    )
  }

  async prove(answer: URLSearchParams, { state, nonce, verifier, returnTo }: SignInWish): Promise<Proof> {
    const configuration = await this.#configure()
    const url = new URL(returnTo)
    url.search = String(answer)
    try {
      const tokens = await client.authorizationCodeGrant(configuration, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (claims === undefined || tokens.id_token === undefined) throw refusal('proof_invalid')
      assertAccessToken(tokens.access_token, tokens.id_token)
      return toProof(await this.#withUserInfo(configuration, tokens.access_token, claims), this.setup)
    } catch (cause) {
      throw toSignInFailure(cause)
    }
  }

  async signOutAddress(returnTo: string): Promise<URL | null> {
    const configuration = await this.#configure()
    if (configuration.serverMetadata().end_session_endpoint === undefined) return null
    return inOurWords(() => client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }))
  }

  /** OpenID Connect Back-Channel Logout 1.0, 2.6. What is not ours is refused before anything is asked for. */
  async verifySignOut(token: string): Promise<SignOutOrder> {
    const { issuer, jwks_uri } = (await this.#configure()).serverMetadata()
    assertSignOutClaims(token, issuer, this.setup.clientId)
    if (jwks_uri === undefined) throw refusal('proof_invalid')
    const keys = await this.#readKeys(jwks_uri)
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms,
      issuer,
      audience: this.setup.clientId,
      clockTolerance: limits.providerClockSkewSeconds,
      maxTokenAge: limits.signOutTokenMs / 1000,
      currentDate: new Date(this.#parts.clock.now()),
      requiredClaims: ['iat', 'jti', 'events'],
    }).catch((cause: unknown) => {
      throw refusal('proof_invalid', cause)
    })
    const { sub = null, sid, jti = '', iat = 0 } = payload
    const session = typeof sid === 'string' ? sid : null
    return { issuer, subject: sub, session, id: jti, issuedAtMs: iat * 1000 }
  }

  /**
   * The claims with those that a provider gives at its UserInfo endpoint alone (OpenID Connect Core 1.0, 5.4); a signed one stands.
   * An address and the proof of it are of one document: what the ID token proves says nothing of an address that it does not have.
   */
  async #withUserInfo(
    configuration: client.Configuration,
    accessToken: string,
    claims: client.IDToken,
  ): Promise<client.IDToken> {
    const { userinfo_endpoint } = configuration.serverMetadata()
    if (claims.email !== undefined || userinfo_endpoint === undefined) return claims
    const more = await client.fetchUserInfo(configuration, accessToken, claims.sub)
    const { addressProof } = this.setup
    return { ...more, ...claims, [addressProof]: more[addressProof] }
  }

  async #readKeys(address: string): Promise<JSONWebKeySet> {
    const answer = await this.#parts.http.fetch(address, { headers: { accept: 'application/json' } }).catch((cause) => {
      throw unreachable(cause)
    })
    const body: unknown = await answer.json().catch(() => null)
    if (answer.status !== 200 || !isKeySet(body)) throw unreachable(new Error(`keys: status ${answer.status}`))
    return body
  }

  /** A configuration of its own for each use, so that no key of the provider is remembered. */
  async #configure(): Promise<client.Configuration> {
    const { clientId, clientSecret } = this.setup
    const metadata = await this.#readMetadata()
    // The method that OpenID Connect Discovery gives where a provider names none.
    const isPosted = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false
    const configuration = new client.Configuration(
      metadata,
      clientId,
      { [client.clockTolerance]: limits.providerClockSkewSeconds },
      isPosted ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret),
    )
    configuration[client.customFetch] = toClientFetch(this.#parts.http)
    configuration.timeout = limits.providerAnswerMs / 1000
    client.enableNonRepudiationChecks(configuration)
    if (this.#parts.transport === 'insecure') client.allowInsecureRequests(configuration)
    return configuration
  }

  async #readMetadata(): Promise<client.ServerMetadata> {
    const now = this.#parts.clock.monotonic()
    if (this.#known !== null && now - this.#known.readAtMs < limits.providerMetadataMs) return this.#known.metadata
    const { issuer, clientId } = this.setup
    try {
      const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
        [client.customFetch]: toClientFetch(this.#parts.http),
        timeout: limits.providerAnswerMs / 1000,
        execute: this.#parts.transport === 'insecure' ? [client.allowInsecureRequests] : [],
      })
      // The library keeps methods beside the members.
      const metadata = JSON.parse(JSON.stringify(found.serverMetadata())) as client.ServerMetadata
      this.#known = { metadata, readAtMs: now }
      return metadata
    } catch (cause) {
      throw unreachable(cause)
    }
  }
}

/** What a discovery document makes fail, such as a text that is no address, is the provider's failure. */
function inOurWords<T>(use: () => T): T {
  try {
    return use()
  } catch (cause) {
    throw toSignInFailure(cause)
  }
}

function toProof(claims: client.IDToken, { addressProof }: ProviderSetup): Proof {
  const { iss, sub, email, name, sid } = claims
  const proved = claims[addressProof]
  // Microsoft writes its claim as a number, a text or a boolean.
  const isProved =
    proved === true || (addressProof === 'xms_edov' && (proved === 1 || proved === '1' || proved === 'true'))
  return {
    issuer: iss,
    subject: sub,
    email: isProved ? toAddress(email) : null,
    name: typeof name === 'string' ? name : null,
    session: typeof sid === 'string' ? sid : null,
    claims,
  }
}

/** OpenID Connect Core 1.0, 3.1.3.6: half of the digest that goes with the algorithm of the signature. */
function assertAccessToken(accessToken: string, idToken: string): void {
  const { at_hash } = decodeJwt(idToken)
  if (at_hash === undefined) return
  const bits = /(256|384|512)$/.exec(decodeProtectedHeader(idToken).alg ?? '')?.[1] ?? '512'
  const whole = createHash(`sha${bits}`).update(accessToken).digest()
  if (whole.subarray(0, whole.length / 2).toString('base64url') !== at_hash) throw refusal('proof_invalid')
}

function assertSignOutClaims(token: string, issuer: string, clientId: string): void {
  let claims: ReturnType<typeof decodeJwt> & Readonly<Record<string, unknown>>
  try {
    claims = decodeJwt(token)
  } catch (cause) {
    throw refusal('proof_invalid', cause)
  }
  const { iss, aud, sub, sid, events, nonce } = claims
  const isOurs = iss === issuer && [aud].flat().includes(clientId)
  const isOrder = typeof events === 'object' && events !== null && signOutEvent in events && nonce === undefined
  if (!isOurs || !isOrder || (sub === undefined && sid === undefined)) throw refusal('proof_invalid')
}

function isKeySet(body: unknown): body is JSONWebKeySet {
  return typeof body === 'object' && body !== null && 'keys' in body && Array.isArray(body.keys)
}
