// Column exchange: what one thread has read of a dataset is lent to the others, so that a process holds its columns once.
// Owns: which thread reads what, and the last few readings (their arrays lie in shared memory).   Does not own: reading.
// E1. Of threads that want one thing at a time, one reads it and the others wait; when it fails or ends, the next one reads.
// E2. Calls for help reach all other threads, once, and are not answered: who calls must end without them.

import type { MessagePort } from 'node:worker_threads'
import { limits } from '../limits.ts'

type Request =
  | { readonly type: 'wanted'; readonly key: string }
  | { readonly type: 'failed'; readonly key: string }
  | { readonly type: 'read'; readonly key: string; readonly content: unknown }

interface Call {
  readonly type: 'help'
  readonly work: unknown
}

type Answer =
  | { readonly type: 'your_turn'; readonly key: string }
  | { readonly type: 'lent'; readonly key: string; readonly content: unknown }

interface Reading {
  readonly readBy: MessagePort | undefined
  readonly waiting: readonly MessagePort[]
  /** Undefined while it is read. */
  readonly content?: unknown
}

/** The main thread's side: serves the other ends of these ports. */
export function createColumnExchange(): { serve(port: MessagePort): void } {
  const ports = new Set<MessagePort>()
  const readings = new Map<string, Reading>()

  function next(key: string, [reader, ...waiting]: readonly MessagePort[]): void {
    readings.delete(key)
    if (reader === undefined) return
    readings.set(key, { readBy: reader, waiting })
    reader.postMessage({ type: 'your_turn', key } satisfies Answer)
  }

  function hear(port: MessagePort, request: Request | Call): void {
    if (request.type === 'help') {
      for (const other of ports) if (other !== port) other.postMessage(request)
      return
    }
    const known = readings.get(request.key)
    if (request.type === 'wanted') want(port, request.key, known)
    else if (known?.readBy !== port) return
    else if (request.type === 'failed') next(request.key, known.waiting)
    else keep(request.key, request.content, known.waiting)
  }

  function want(port: MessagePort, key: string, known: Reading | undefined): void {
    if (known === undefined) next(key, [port])
    else if (known.content === undefined) readings.set(key, { ...known, waiting: [...known.waiting, port] })
    else port.postMessage({ type: 'lent', key, content: known.content } satisfies Answer)
  }

  function keep(key: string, content: unknown, waiting: readonly MessagePort[]): void {
    for (const port of waiting) port.postMessage({ type: 'lent', key, content } satisfies Answer)
    readings.delete(key)
    readings.set(key, { readBy: undefined, waiting: [], content })
    for (const [oldest, reading] of readings)
      if (readings.size > limits.datasetsCachedMax && reading.content !== undefined) readings.delete(oldest)
  }

  function forget(port: MessagePort): void {
    ports.delete(port)
    for (const [key, { readBy, waiting, content }] of readings) {
      const others = waiting.filter((each) => each !== port)
      if (readBy === port) next(key, others)
      else readings.set(key, { readBy, waiting: others, content })
    }
  }

  return {
    serve(port) {
      ports.add(port)
      port.on('message', (request: Request | Call) => hear(port, request))
      port.on('close', () => forget(port))
      // Serving must not keep the process alive.
      port.unref()
    },
  }
}

/** A thread's side of the exchange. */
export interface Exchange {
  /** Gives what is known under a key, or reads it. */
  share<T>(key: string, read: () => Promise<T>): Promise<T>
  /** Tells the other threads of work that they may take part in. */
  callForHelp(work: unknown): void
  /** Sets who hears the calls of the other threads. */
  onCall(help: (work: unknown) => void): void
}

/** For a thread alone. */
export const alone: Exchange = { share: (_, read) => read(), callForHelp() {}, onCall() {} }

/** A thread's side. What is read or told must survive cloning, with its large arrays in shared memory. */
export function joinExchange(port: MessagePort): Exchange {
  // One key may be wanted twice at a time; its answers come in the order of the wishes.
  const waiting = new Map<string, ((answer: Answer) => void)[]>()
  let help: (work: unknown) => void = () => {}
  port.on('message', (message: Answer | Call) => {
    if (message.type === 'help') return help(message.work)
    const [settle, ...others] = waiting.get(message.key) ?? []
    if (others.length > 0) waiting.set(message.key, others)
    else waiting.delete(message.key)
    settle?.(message)
  })
  port.unref()
  const tell = (request: Request | Call) => port.postMessage(request)

  async function share<T>(key: string, read: () => Promise<T>): Promise<T> {
    const answered = new Promise<Answer>((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]))
    tell({ type: 'wanted', key })
    const answer = await answered
    if (answer.type === 'lent') return answer.content as T
    try {
      const content = await read()
      tell({ type: 'read', key, content })
      return content
    } catch (cause) {
      tell({ type: 'failed', key })
      throw cause
    }
  }

  return {
    share,
    callForHelp: (work) => tell({ type: 'help', work }),
    onCall(handler) {
      help = handler
    },
  }
}
