// A code host in the shape of GitHub on the loopback: OAuth 2.0 without ID tokens, and an API for the user and the addresses.

import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { codeHost } from './planted-sign-in.ts'

interface HostedAddress {
  readonly email: string
  readonly primary: boolean
  readonly verified: boolean
}

export interface CodeHostServer {
  readonly setup: typeof codeHost
  user: { readonly id: number; readonly login: string; readonly addresses: readonly HostedAddress[] }
  stop(): Promise<void>
}

export async function startCodeHost(): Promise<CodeHostServer> {
  const challenges = new Map<string, string>()
  const tokens = new Set<string>()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const host: CodeHostServer = {
    setup: { ...codeHost, issuer },
    user: { id: 1, login: 'bia', addresses: [] },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', issuer)
    const json = (body: unknown, status = 200) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const isKnown = tokens.has((request.headers.authorization ?? '').replace('Bearer ', ''))
    if (url.pathname === '/login/oauth/authorize') {
      const code = randomUUID()
      challenges.set(code, url.searchParams.get('code_challenge') ?? '')
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.search = String(new URLSearchParams({ code, state: url.searchParams.get('state') ?? '' }))
      return void response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/login/oauth/access_token') {
      const form = new URLSearchParams(await text(request))
      const code = form.get('code') ?? ''
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight = challenges.get(code) === challenge && form.get('client_secret') === codeHost.clientSecret
      challenges.delete(code)
      // As the host does: a refusal with status 200.
      if (!isRight) return json({ error: 'bad_verification_code' })
      const access_token = randomUUID()
      tokens.add(access_token)
      return json({ access_token, token_type: 'bearer', scope: 'read:user,user:email' })
    }
    if (!isKnown || request.headers['user-agent'] === undefined) return json({ message: 'Bad credentials' }, 401)
    const { id, login, addresses } = host.user
    json(url.pathname === '/api/v3/user' ? { id, login, name: null } : addresses)
  }

  return host
}
