// npm run fuzz: requests made from the OpenAPI document against a server in a process of its own (test/fuzz), and half
// as many messages of conversations. It prints its seeds, and of a failure the shortest request that shows it.
// Run on its own: npm run fuzz -- [requests, default 20000] [seed…, default two], or for messages alone: npm run fuzz -- chat [messages] [seed…]

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '../../src/domain/vocabulary.ts'
import { type FuzzReport, fuzz } from '../fuzz/fuzz.ts'
import { fuzzChat, talkOfTwo } from '../fuzz/fuzz-chat.ts'
import type { Tokens } from '../fuzz/supplies.ts'
import { adminPassword, startServerProcess } from '../support/server-process.ts'

const [first, ...others] = process.argv.slice(2)
const isChat = first === 'chat'
const [count = isChat ? '10000' : '20000', ...seeds] = isChat ? others : process.argv.slice(2)
const [requests, messages] = isChat ? [0, Number(count)] : [Number(count), Number(count) / 2]
const dataDir = mkdtempSync(join(tmpdir(), 'prumo-fuzz-'))
try {
  process.exitCode = await fuzzAll(seeds.length > 0 ? seeds.map(Number) : [20261, 20262])
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function fuzzAll(chosen: readonly number[]): Promise<number> {
  const server = await startServerProcess(dataDir, {
    environment: {
      // What is refused for its pace says nothing of what is in it.
      ...(isChat && { PRUMO_RATE_LIMITS: 'off' }),
      PRUMO_SAMPLE_DATA: 'auto',
      PRUMO_MODE: 'development',
      PRUMO_WEBHOOKS_PRIVATE_ADDRESSES: 'allow',
    },
  })
  try {
    const { address } = server
    if (server.pid === null) throw new Error(server.said())
    const tokens = createAccounts(address, await signIn(address))
    for (const seed of chosen) {
      const began = performance.now()
      const report = await fuzz({ address, tokens, note: (line) => print(`${line}\n`) }, { seed, requests })
      if (!isChat) print(figuresOf(report, { seed, seconds: (performance.now() - began) / 1000 }))
      const failure = report.failure ?? (await fuzzConversations(address, { seed, tokens: await tokens() }))
      if (failure === null) continue
      print(`${failure}\nThe server said: ${server.said().slice(-3000)}\n`)
      return 1
    }
    return 0
  } finally {
    await server.end('SIGTERM')
  }
}

function figuresOf(
  { sent, slowestMs, statuses }: FuzzReport,
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): string {
  const spread = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  const slowest = `slowest ${Math.round(slowestMs)} ms`
  return `seed ${seed}: ${sent} requests in ${seconds.toFixed(1)} s, ${slowest}; ${spread.join(', ')}\n`
}

interface Round {
  readonly seed: number
  readonly tokens: Tokens
}

/** Messages of an analyst, who has heard of the ids of a guest's. Null, or the first failure with what repeats it. */
async function fuzzConversations(address: string, { seed, tokens }: Round): Promise<string | null> {
  const ids = await talkOfTwo((owner, message) =>
    call(address, { path: '/api/v1/chat/message', token: tokens[owner], body: { message } }),
  )
  for (const language of languages) {
    const began = performance.now()
    const parts = { port: Number(new URL(address).port), token: tokens.analyst, language, ids }
    const report = await fuzzChat(parts, { seed, messages: Math.ceil(messages / languages.length) })
    const spread = [...report.heard].map(([type, times]) => `${type}: ${times}`).join(', ')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    print(`seed ${seed}: ${report.sent} messages in ${language} in ${seconds} s; ${spread}\n`)
    if (report.failure !== null) return report.failure
  }
  return null
}

interface Call {
  readonly path: string
  readonly token?: string
  readonly body?: unknown
}

async function call(address: string, { path, token, body }: Call): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const found = (await answer.json()) as Readonly<Record<string, unknown>>
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(found)}`)
  return found
}

async function signIn(address: string, email = 'admin@prumo.local', password = adminPassword): Promise<string> {
  const { access_token } = await call(address, { path: '/api/v1/auth/login', body: { email, password } })
  return String(access_token)
}

/** New accounts at each call, and the admin. */
function createAccounts(address: string, admin: string): () => Promise<Tokens> {
  let made = 0
  const addAnalyst = async () => {
    const account = { email: `fuzz-${++made}@example.org`, password: 'um prumo bem reto', role: 'analyst' }
    await call(address, { path: '/api/v1/auth/register', token: admin, body: account })
    return signIn(address, account.email, account.password)
  }
  return async () => ({ admin, analyst: await addAnalyst(), guest: await addAnalyst() })
}

function print(text: string): void {
  process.stdout.write(text)
}
