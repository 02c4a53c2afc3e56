// An assistant of somebody else: the client of the protocol's own package, over either transport.

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { Language } from '../../src/domain/vocabulary.ts'
import { mainProgram } from './repository.ts'

export type { Client as Assistant } from '@modelcontextprotocol/sdk/client/index.js'

/** How an assistant reaches the service. */
export const transports = ['http', 'stdio'] as const

interface Reach {
  readonly baseUrl: string
  readonly token: string
  readonly language: Language
}

/** A client that has begun, with an access token or API key. */
export async function connectAssistant(transport: (typeof transports)[number], reach: Reach): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const made = transport === 'http' ? overHttp(reach) : overStdio(reach)
  await client.connect(made as Transport)
  return client
}

function overHttp({ baseUrl, token, language }: Reach) {
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
  return new StreamableHTTPClientTransport(new URL(`${baseUrl}/api/v1/mcp`), { requestInit: { headers } })
}

function overStdio({ baseUrl, token, language }: Reach) {
  return new StdioClientTransport({
    command: process.execPath,
    args: [mainProgram, 'mcp', '--server', baseUrl, '--language', language],
    env: { PRUMO_TOKEN: token },
  })
}
