// A real OpenID Connect provider on the loopback, whose users sign in at once, and whose keys, answers and times tests can change.

import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, SignJWT } from 'jose'
import { type Configuration, Provider } from 'oidc-provider'
import type { ProviderSetup } from '../../src/domain/identity-providers.ts'
import { issuer as ourAddress } from './service.ts'

export interface ProvidedUser {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly groups?: readonly string[]
}

export interface IdentityProviderServer {
  readonly issuer: string
  readonly setup: ProviderSetup
  /** Who signs in next. */
  user: string
  readonly users: Map<string, ProvidedUser>
  /** Puts new keys in the place of the old ones. */
  rotateKeys(): void
  /** Those at the provider that ID tokens named, in order. */
  readonly sessions: string[]
  /** A logout token for the service, as the provider would sign it; `changes` puts other claims in place of the usual ones. */
  signOutToken(claims: object, changes?: SignOutChanges): Promise<string>
  stop(): Promise<void>
}

/** What a logout token has instead of what it should. */
interface SignOutChanges {
  /** Null: a key that the provider does not publish. */
  readonly key?: null
  readonly without?: readonly string[]
}

const newKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
}

/** Starts a provider that the service knows as `oidc:local`. */
export async function startIdentityProvider(slug = 'local'): Promise<IdentityProviderServer> {
  const server = createServer((request, response) => handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const id = `oidc:${slug}`
  const setup: ProviderSetup = {
    id,
    kind: 'oidc',
    displayName: 'Local directory',
    issuer,
    scopes: ['openid', 'email', 'profile'],
    addressProof: 'email_verified',
    clientId: 'prumo',
    clientSecret: 'a secret of the tests',
  }
  const state = {
    issuer,
    setup,
    user: 'ana',
    users: new Map<string, ProvidedUser>([
      ['ana', { email: 'ana@example.org', email_verified: true, name: 'Ana', groups: ['auditors'] }],
    ]),
    sessions: [] as string[],
    rotateKeys: () => {
      key = newKey()
      handle = createProvider(state, key)
    },
    async signOutToken(claims: object, { key: other, without = [] }: SignOutChanges = {}) {
      const signing = other === null ? newKey() : key
      const now = Math.floor(Date.now() / 1000)
      const usual = { iss: issuer, aud: setup.clientId, iat: now, exp: now + 120, jti: randomUUID(), events, ...claims }
      const kept = Object.fromEntries(Object.entries(usual).filter(([name]) => !without.includes(name)))
      const head = { alg: 'RS256', kid: signing.kid, typ: 'logout+jwt' }
      return new SignJWT(kept).setProtectedHeader(head).sign(await importJWK(signing, 'RS256'))
    },
    stop: () => stop(server),
  }
  let key = newKey()
  let handle = createProvider(state, key)
  return state
}

const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }

type State = Omit<IdentityProviderServer, 'rotateKeys' | 'signOutToken' | 'stop'>

function createProvider(state: State, key: ReturnType<typeof newKey>) {
  const provider = new Provider(state.issuer, configurationOf(state, key))
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next()
    context.respond = false
    await provider.interactionFinished(context.req, context.res, { login: { accountId: state.user } })
  })
  provider.on('grant.success', ({ oidc }) => {
    const sid = (oidc.entities.AuthorizationCode as { readonly sid?: string } | undefined)?.sid
    if (sid !== undefined) state.sessions.push(sid)
  })
  return provider.callback()
}

function configurationOf(state: State, key: ReturnType<typeof newKey>): Configuration {
  const { clientId, clientSecret, id } = state.setup
  return {
    jwks: { keys: [key] as never },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${ourAddress}/api/v1/oauth/${id}/callback`],
        post_logout_redirect_uris: [`${ourAddress}/`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        backchannel_logout_uri: `${ourAddress}/api/v1/oauth/${id}/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ['sub', 'sid'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    async loadExistingGrant(context) {
      const { client, session, provider } = context.oidc
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...state.users.get(accountId) }) as never,
    }),
  }
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
