// An OpenID Connect provider that answers as a test bends it: what an honest one never does.

import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { importJWK, type JWK, SignJWT } from 'jose'
import type { ProviderSetup } from '../../src/domain/identity-providers.ts'

/** What the next answers have in place of what they should. */
export interface Bends {
  /** Claims of the ID token; undefined takes one away. */
  readonly claims?: Readonly<Record<string, unknown>>
  readonly signedBy?: 'another key' | 'nobody' | 'the secret of the client'
  /** Added to what the browser is sent back with. */
  readonly answer?: Readonly<Record<string, string>>
  readonly withoutIssuer?: true
  /** Members of the discovery document. */
  readonly metadata?: Readonly<Record<string, unknown>>
  readonly userInfo?: Readonly<Record<string, unknown>>
  readonly tokenStatus?: number
}

export interface PliableProvider {
  readonly setup: ProviderSetup
  readonly issuer: string
  bends: Bends
  /** Requests by path. */
  readonly asked: string[]
  /** A logout token for the service, with these claims beside the usual ones. */
  signOutToken(claims: object): Promise<string>
  stop(): Promise<void>
}

interface Serving {
  readonly provider: PliableProvider
  readonly codes: Map<string, Code>
}

interface Code {
  readonly nonce: string
  readonly challenge: string
}

const newKey = (kid: string): JWK => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
}
const [ownKey, otherKey] = [newKey('own'), newKey('own')]
const publicPart = ({ kty, n, e, kid, alg, use }: JWK) => ({ kty, n, e, kid, alg, use })

export async function startPliableProvider(slug = 'pliable'): Promise<PliableProvider> {
  const codes = new Map<string, Code>()
  const server = createServer((request, response) => void answer(request, response, { provider, codes }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: PliableProvider = {
    issuer,
    asked: [],
    bends: {},
    setup: {
      ...{ id: `oidc:${slug}`, kind: 'oidc', displayName: slug, issuer, addressProof: 'email_verified' },
      ...{ scopes: ['openid', 'email'], clientId: 'prumo', clientSecret: 'a secret of thirty-two characters' },
    },
    signOutToken: (claims) => signOutToken(provider, claims),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return provider
}

async function answer(request: IncomingMessage, response: ServerResponse, { provider, codes }: Serving): Promise<void> {
  const url = new URL(request.url ?? '', provider.issuer)
  provider.asked.push(url.pathname)
  const json = (body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (url.pathname === '/authorize') return goBack(url.searchParams, response, { provider, codes })
  if (url.pathname === '/jwks') return void json({ keys: [publicPart(ownKey)] })
  if (url.pathname === '/userinfo') return void json({ sub: 'eva', ...provider.bends.userInfo })
  if (url.pathname !== '/token') return void json(metadataOf(provider))
  const form = new URLSearchParams(await text(request))
  const code = codes.get(form.get('code') ?? '')
  codes.delete(form.get('code') ?? '')
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (code === undefined || code.challenge !== challenge) return void json({ error: 'invalid_grant' }, 400)
  const { tokenStatus = 200 } = provider.bends
  if (tokenStatus !== 200) return void json({ error: 'server_error' }, tokenStatus)
  const access_token = randomUUID()
  json({ access_token, token_type: 'Bearer', id_token: await idToken(provider, { access_token, nonce: code.nonce }) })
}

function metadataOf({ issuer, bends }: PliableProvider) {
  const at = (path: string) => `${issuer}/${path}`
  return {
    issuer,
    ...{ authorization_endpoint: at('authorize'), token_endpoint: at('token'), jwks_uri: at('jwks') },
    userinfo_endpoint: at('userinfo'),
    authorization_response_iss_parameter_supported: true,
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    ...bends.metadata,
  }
}

function goBack(
  asked: URLSearchParams,
  response: ServerResponse,
  { provider: { issuer, bends }, codes }: Serving,
): void {
  const code = randomUUID()
  codes.set(code, { nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' })
  const back = new URL(asked.get('redirect_uri') ?? '')
  const given = { code, state: asked.get('state') ?? '', ...(!bends.withoutIssuer && { iss: issuer }), ...bends.answer }
  for (const [name, value] of Object.entries(given)) back.searchParams.set(name, value)
  response.writeHead(302, { location: back.href }).end()
}

async function signOutToken({ issuer, setup }: PliableProvider, claims: object): Promise<string> {
  const iat = Math.floor(Date.now() / 1000)
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
  const usual = { iss: issuer, aud: setup.clientId, iat, exp: iat + 120, jti: randomUUID(), events }
  const header = { alg: 'RS256', kid: 'own', typ: 'logout+jwt' }
  return new SignJWT({ ...usual, ...claims }).setProtectedHeader(header).sign(await importJWK(ownKey, 'RS256'))
}

async function idToken(
  { issuer, setup, bends }: PliableProvider,
  { access_token, nonce }: { readonly access_token: string; readonly nonce: string },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const at_hash = createHash('sha256').update(access_token).digest().subarray(0, 16).toString('base64url')
  const usual = { iss: issuer, aud: setup.clientId, sub: 'eva', iat: now, exp: now + 300, nonce, at_hash }
  const claims = { ...usual, email: 'eva@example.org', email_verified: true, ...bends.claims }
  if (bends.signedBy === 'nobody') {
    const parts = [{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    return `${parts.join('.')}.`
  }
  if (bends.signedBy === 'the secret of the client')
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(setup.clientSecret))
  const key = bends.signedBy === undefined ? ownKey : otherKey
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(await importJWK(key, 'RS256'))
}
