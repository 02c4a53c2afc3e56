// Sends random frames to the conversations of a service, and looks at what comes back: documented messages and closes alone, an answer
// to each whole message, and nothing of what others said or ran.

import assert from 'node:assert/strict'
import fc from 'fast-check'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { socketClosures } from '../../src/wire/socket-closures.ts'
import type { RawClient } from '../support/raw-http.ts'
import { createFrameCheck } from '../support/response-check.ts'
import { closeCodeOf, frame, framesOf, opcodes, openRaw } from '../support/web-socket.ts'
import { type FuzzFrames, fuzzFrames, type KnownIds } from './chat-frames.ts'

/** Whose conversations, and where. */
export interface ChatFuzz {
  readonly port: number
  readonly token: string
  readonly language: Language
  readonly ids: KnownIds
}

export interface ChatFuzzReport {
  readonly sent: number
  /** How many answers of which type came. */
  readonly heard: ReadonlyMap<string, number>
  /** The first one, with what repeats it. */
  readonly failure: string | null
}

/** Stands in the conversation and the run of another account. */
const secret = 'zyx-secret-of-others'
/** A connection takes fewer than the pace of limits.socketMessagesMax. */
const perConnection = 60
const answerMsMax = 30_000
/** A question that takes a search for anomalies is cancelled. */
const patienceMs = 2_000
const serversOwn = new Set<number>(Object.values(socketClosures).map(({ code }) => code))

/** The ids of two conversations: that of the guest holds what the analyst must never be told. */
export async function talkOfTwo(
  ask: (owner: 'guest' | 'analyst', message: string) => Promise<Readonly<Record<string, unknown>>>,
): Promise<KnownIds> {
  const asked = [await ask('guest', `${secret}: look for anomalies in contracts`), await ask('analyst', 'hi')]
  return {
    sessions: asked.map(({ session_id }) => String(session_id)),
    messages: asked.map(({ message_id }) => String(message_id)),
  }
}

/** Sends so many messages, one after the other. */
export async function fuzzChat(
  fuzz: ChatFuzz,
  { seed, messages }: { readonly seed: number; readonly messages: number },
): Promise<ChatFuzzReport> {
  const { language, ids } = fuzz
  const heard = new Map<string, number>()
  // Not those of the other language: a retry key that comes with another request is refused.
  const samples = fc.sample(fuzzFrames(language, ids), { seed: seed + languages.indexOf(language), numRuns: messages })
  let open: Open | undefined
  for (const [at, sample] of samples.entries()) {
    if (open === undefined || open.client.isClosed || at % perConnection === 0) {
      open?.client.close()
      open = { client: await connect(fuzz), seen: 0, isCancelled: false }
    }
    try {
      for (const type of await exchange(open, sample, language)) heard.set(type, (heard.get(type) ?? 0) + 1)
    } catch (cause) {
      open.client.close()
      const shown = JSON.stringify(sample).slice(0, 2000)
      return { sent: at, heard, failure: `seed ${seed}, message ${at} in ${language}: ${shown}\n${cause}` }
    }
    if (sample.awaits !== 'message' || open.isCancelled) {
      open.client.close()
      open = undefined
    }
  }
  open?.client.close()
  return { sent: samples.length, heard, failure: null }
}

interface Open {
  readonly client: RawClient
  /** Frames of the connection that were looked at. */
  seen: number
  isCancelled: boolean
}

function connect({ port, token, language }: ChatFuzz): Promise<RawClient> {
  return openRaw(port, '/api/v1/chat/ws', { Authorization: `Bearer ${token}`, 'Accept-Language': language })
}

/** The types of what came back. */
async function exchange(
  open: Open,
  { kind, frames, awaits, language: own }: FuzzFrames,
  language: Language,
): Promise<readonly string[]> {
  const { client } = open
  for (const bytes of frames) await client.write(Buffer.from(bytes, 'base64'))
  // What is no whole message may get no answer at all: a ping behind it finds whether the connection lives.
  if (awaits === 'pong') await client.write(frame(opcodes.ping, ''))
  if (awaits === 'nothing') return []
  const types: string[] = []
  const began = performance.now()
  while (!isAnswered(types, awaits)) {
    const next = framesOf(client)[open.seen]
    if (next !== undefined) {
      open.seen++
      types.push(judge(next, isOfConnection(next) ? language : (own ?? language)))
    } else if (client.isClosed) {
      const code = closeCodeOf(client)
      // That of a client's own close frame comes back.
      assert.ok(kind === 'opcode 8' || code === null || isExpected(code), `closed with ${code}`)
      return [...types, `closed ${code}`]
    } else {
      const waitedMs = performance.now() - began
      assert.ok(waitedMs < answerMsMax, `no answer, after ${types.join(', ')}`)
      if (waitedMs > patienceMs && types.includes('thinking') && !open.isCancelled) await cancel(open, language)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  return types
}

/** Cancels the answer that came last. */
async function cancel(open: Open, language: Language): Promise<void> {
  open.isCancelled = true
  const name = language === 'pt' ? 'id_mensagem' : 'message_id'
  const texts = framesOf(open.client).flatMap(({ opcode, payload }) =>
    opcode === opcodes.text ? [String(payload)] : [],
  )
  const first = texts.findLast((text) => text.includes('"thinking"'))
  const request = { type: 'cancel', [name]: JSON.parse(first ?? '{}')[name] }
  await open.client.write(frame(opcodes.text, JSON.stringify(request)))
}

function isExpected(code: number): boolean {
  return serversOwn.has(code) && code !== socketClosures.failed.code
}

/** A question is answered to its end; all else by one message. */
function isAnswered(types: readonly string[], awaits: FuzzFrames['awaits']): boolean {
  const said = types.filter((type) => type !== 'heartbeat')
  if (awaits === 'pong') return said.length > 0
  const isOver = said.some((type) => ['complete', 'error'].includes(type))
  return said.length > 0 && (isOver || !['thinking', 'agent_selected', 'chunk'].includes(said[0] ?? ''))
}

const checks = new Map<Language, ReturnType<typeof createFrameCheck>>()

/** What answers no message is in the language of the connection. */
function isOfConnection({ payload }: { readonly payload: Buffer }): boolean {
  return payload.includes('"heartbeat"')
}

/** The type of a received message. */
function judge({ opcode, payload }: { readonly opcode: number; readonly payload: Buffer }, language: Language): string {
  if (opcode !== opcodes.text) return `opcode ${opcode}`
  const text = payload.toString()
  assert.ok(!text.includes(secret), `it tells what others said: ${text}`)
  const message = JSON.parse(text)
  const check = checks.get(language) ?? createFrameCheck(language)
  checks.set(language, check)
  check.check('chat', message)
  const code = message.code ?? message.codigo
  assert.ok(code !== 'INTERNAL_ERROR' && code !== 'ERRO_INTERNO', text)
  return message.type
}
