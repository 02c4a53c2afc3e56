// `prumo mcp`: messages of the Model Context Protocol, a line each, from standard input to a server and its answers back.

import { ApiError, mcp, type Types } from '../../clients/typescript/src/index.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { type RpcId, rpcFailure } from '../wire/mcp/json-rpc.ts'
import type { Server } from './server-client.ts'

export interface McpParts {
  readonly input: AsyncIterable<Uint8Array>
  readonly output: { write(text: string): unknown }
  /** Of what is refused here. */
  readonly newFailure: () => { readonly requestId: string; readonly nowMs: number }
}

interface Talk extends McpParts {
  readonly server: Server
  /** What ends the wait for an answer, by the id of its message. */
  readonly waiting: Map<RpcId, AbortController>
  /** Begin what waits until fewer are sent on, in the order in which it was read. */
  readonly queue: (() => void)[]
  /** Sent on and not answered yet. */
  sent: number
  /** As it was agreed on. */
  revision: string | undefined
}

/** Passes messages on until there are no more and all are answered; returns the exit code. */
export async function runMcp(server: Server, parts: McpParts): Promise<number> {
  const talk: Talk = { ...parts, server, waiting: new Map(), queue: [], sent: 0, revision: undefined }
  const running = new Set<Promise<void>>()
  for await (const line of linesOf(parts.input)) {
    const passing = passOn(line, talk).finally(() => running.delete(passing))
    running.add(passing)
    if (running.size >= limits.mcpMessagesReadMax) await Promise.race(running)
  }
  await Promise.all(running)
  return 0
}

async function passOn(line: Uint8Array | null, talk: Talk): Promise<void> {
  const message = parse(line)
  const answer = message instanceof AppError ? refused(message, talk) : await ask(message, talk)
  if (answer !== undefined) talk.output.write(`${JSON.stringify(answer)}\n`)
}

async function ask(message: unknown, talk: Talk): Promise<unknown> {
  const { method, params, id } = Object(message) as Readonly<Record<string, unknown>>
  if (method === 'notifications/cancelled') return talk.waiting.get(Reflect.get(Object(params), 'requestId'))?.abort()
  const own = idOf(id)
  const leaving = new AbortController()
  if (own !== null) talk.waiting.set(own, leaving)
  await turn(talk)
  try {
    leaving.signal.throwIfAborted()
    const answer = await send(message, talk, leaving.signal)
    if (method === 'initialize') talk.revision = revisionIn(answer)
    return answer
  } catch (error) {
    // Who has given a request up wants no answer; a notification has none.
    return leaving.signal.aborted || (own === null && method !== undefined) ? undefined : failureOf(error, own, talk)
  } finally {
    talk.waiting.delete(own)
    talk.sent -= 1
    talk.queue.shift()?.()
  }
}

/** A place among those that are sent on at once. What ends a wait takes none, so that it is heard while all are taken. */
async function turn(talk: Talk): Promise<void> {
  while (talk.sent >= limits.mcpMessagesAtOnce) await new Promise<void>((resolve) => talk.queue.push(resolve))
  talk.sent += 1
}

async function send(message: unknown, { server, revision }: Talk, signal: AbortSignal): Promise<unknown> {
  const { data } = await mcp(server.client, {
    body: message as Types['en']['McpMessage'],
    ...{ signal, timeout: limits.requestTimeoutMs },
    ...(revision !== undefined && { headers: { 'MCP-Protocol-Version': revision } }),
  })
  return data
}

/** What the server refuses is an error of JSON-RPC already, but for the id where it read none; what does not reach it is none yet. */
function failureOf(error: unknown, id: RpcId, { server }: Talk): unknown {
  if (error instanceof ApiError && isFailure(error.body)) return { ...error.body, id: error.body.id ?? id }
  try {
    return server.fail(error)
  } catch (failure) {
    const { message } = failure as Error
    return { jsonrpc: '2.0', id, error: { code: -32000, message } }
  }
}

function refused(error: AppError, { server: { language }, newFailure }: Talk): unknown {
  return rpcFailure(error, null, { ...newFailure(), language, publicUrl: '', operation: null }).body
}

function isFailure(body: unknown): body is { readonly id: RpcId } {
  return typeof body === 'object' && body !== null && 'jsonrpc' in body && 'id' in body
}

function revisionIn(answer: unknown): string | undefined {
  const revision: unknown = Reflect.get(Object(Reflect.get(Object(answer), 'result')), 'protocolVersion')
  return typeof revision === 'string' ? revision : undefined
}

function idOf(id: unknown): RpcId {
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

const decoder = new TextDecoder('utf-8', { fatal: true })

function parse(line: Uint8Array | null): unknown {
  if (line === null) return new AppError('PAYLOAD_TOO_LARGE', { maximum_bytes: limits.bodyBytesMax })
  try {
    return JSON.parse(decoder.decode(line))
  } catch (cause) {
    return new AppError('VALIDATION_ERROR', { field: 'body', reason: 'invalid_json' }, { cause })
  }
}

const lineBreak = 0x0a

/** Lines that are not blank; null for one that is longer than a message may be, of which no more is kept. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | null> {
  let pieces: Uint8Array[] = []
  let bytes = 0
  const take = (piece: Uint8Array) => {
    bytes += piece.length
    if (bytes > limits.bodyBytesMax) pieces = []
    else pieces.push(piece)
  }
  const end = () => {
    const line = bytes > limits.bodyBytesMax ? null : Buffer.concat(pieces)
    pieces = []
    bytes = 0
    return line
  }
  const isBlank = (line: Uint8Array | null) => line !== null && Buffer.from(line).toString().trim() === ''
  for await (const chunk of input) {
    let start = 0
    for (let at = chunk.indexOf(lineBreak); at !== -1; at = chunk.indexOf(lineBreak, start)) {
      take(chunk.subarray(start, at))
      start = at + 1
      const line = end()
      if (!isBlank(line)) yield line
    }
    take(chunk.subarray(start))
  }
  const rest = end()
  if (!isBlank(rest)) yield rest
}
