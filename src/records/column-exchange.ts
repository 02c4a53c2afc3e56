// Column exchange: what one thread has read or computed of a dataset is shared with the others, so that a process holds it once.
// Owns: which thread reads what, and the last few readings (their arrays lie in shared memory).   Does not own: reading.
// E1. Of threads that want one thing at a time, one reads it and the others wait; when it fails or ends, the next one reads.
// E2. A call for help reaches all other threads, once, and is not answered: its caller must finish without them.
// E3. A part is kept as long as its whole. Its maker may want other parts, but never one that depends on it: threads block
//     while they wait for a part, so that a cycle would be a deadlock.

import assert from 'node:assert/strict'
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { limits } from '../limits.ts'

/** What is computed from what was read under the key of `whole`. */
interface Part {
  readonly key: string
  readonly whole: string
}

interface Wish extends Partial<Part> {
  readonly key: string
  /** Of a thread that blocks until its answer has come: it wakes when this is set to 1. */
  readonly bell?: Int32Array
}

type Request =
  | ({ readonly type: 'wanted' } & Wish)
  | { readonly type: 'failed'; readonly key: string }
  | { readonly type: 'read'; readonly key: string; readonly content: unknown }

interface Call {
  readonly type: 'help'
  readonly work: unknown
}

type Answer =
  | { readonly type: 'your_turn'; readonly key: string }
  | { readonly type: 'known'; readonly key: string; readonly content: unknown }

interface Waiting {
  readonly port: MessagePort
  readonly wish: Wish
}

interface Reading {
  readonly whole: string | undefined
  readonly readBy: MessagePort | undefined
  readonly waiting: readonly Waiting[]
  /** Undefined while it is read. */
  readonly content?: unknown
}

/** The main thread's side: serves the other ends of these ports. */
export function createColumnExchange(): { serve(port: MessagePort): void } {
  const ports = new Set<MessagePort>()
  const readings = new Map<string, Reading>()

  function next(key: string, [reader, ...waiting]: readonly Waiting[]): void {
    readings.delete(key)
    if (reader === undefined) return
    readings.set(key, { whole: reader.wish.whole, readBy: reader.port, waiting })
    answer(reader, { type: 'your_turn', key })
  }

  function hear(port: MessagePort, request: Request | Call): void {
    if (request.type === 'help') {
      for (const other of ports) if (other !== port) other.postMessage(request)
      return
    }
    const known = readings.get(request.key)
    if (request.type === 'wanted') want({ port, wish: request }, known)
    else if (known?.readBy !== port) return
    else if (request.type === 'failed') next(request.key, known.waiting)
    else keep(request.key, request.content, known)
  }

  function want(one: Waiting, known: Reading | undefined): void {
    const { key } = one.wish
    if (known === undefined) next(key, [one])
    else if (known.content === undefined) readings.set(key, { ...known, waiting: [...known.waiting, one] })
    else answer(one, { type: 'known', key, content: known.content })
  }

  function keep(key: string, content: unknown, { whole, waiting }: Reading): void {
    for (const one of waiting) answer(one, { type: 'known', key, content })
    readings.delete(key)
    if (whole !== undefined && !readings.has(whole)) return
    readings.set(key, { whole, readBy: undefined, waiting: [], content })
    if (whole === undefined) forgetOldest()
  }

  function forgetOldest(): void {
    const wholes = [...readings].filter(([, { whole, content }]) => whole === undefined && content !== undefined)
    for (const [oldest] of wholes.slice(0, -limits.datasetsCachedMax)) {
      readings.delete(oldest)
      for (const [key, part] of readings) if (part.whole === oldest && part.content !== undefined) readings.delete(key)
    }
  }

  function forget(port: MessagePort): void {
    ports.delete(port)
    for (const [key, reading] of readings) {
      const waiting = reading.waiting.filter((each) => each.port !== port)
      if (reading.readBy === port) next(key, waiting)
      else readings.set(key, { ...reading, waiting })
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

function answer({ port, wish: { bell } }: Waiting, message: Answer): void {
  port.postMessage(message)
  if (bell === undefined) return
  Atomics.store(bell, 0, 1)
  Atomics.notify(bell, 0)
}

/** A thread's side of the exchange. */
export interface ColumnExchange {
  /** Returns what is known under a key, or reads it. */
  share<T>(key: string, read: () => Promise<T>): Promise<T>
  /** Returns what was computed from the whole, or computes it; the thread blocks while another one does. */
  sharePart<T>(part: Part, make: () => T): T
  /** Announces work to the other threads, which may take part. */
  callForHelp(work: unknown): void
  /** Sets the listener for calls of the other threads. */
  onCall(help: (work: unknown) => void): void
}

/** For a thread alone. */
export const alone: ColumnExchange = {
  share: (_, read) => read(),
  sharePart: (_, make) => make(),
  callForHelp() {},
  onCall() {},
}

/** A thread's side. What is read or announced must survive cloning, with its large arrays in shared memory. */
export function joinExchange(port: MessagePort): ColumnExchange {
  // One key may be wanted twice at a time; its answers come in the order of the requests.
  const waiting = new Map<string, ((answer: Answer) => void)[]>()
  let help: (work: unknown) => void = () => {}
  const hear = (message: Answer | Call) => {
    if (message.type === 'help') return help(message.work)
    const [settle, ...others] = waiting.get(message.key) ?? []
    if (others.length > 0) waiting.set(message.key, others)
    else waiting.delete(message.key)
    settle?.(message)
  }
  port.on('message', hear)
  port.unref()
  const post = (request: Request | Call) => port.postMessage(request)

  async function share<T>(key: string, read: () => Promise<T>): Promise<T> {
    const answered = new Promise<Answer>((resolve) => waiting.set(key, [...(waiting.get(key) ?? []), resolve]))
    post({ type: 'wanted', key })
    const answer = await answered
    if (answer.type === 'known') return answer.content as T
    try {
      const content = await read()
      post({ type: 'read', key, content })
      return content
    } catch (cause) {
      post({ type: 'failed', key })
      throw cause
    }
  }

  function sharePart<T>(part: Part, make: () => T): T {
    const bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    post({ type: 'wanted', ...part, bell })
    Atomics.wait(bell, 0, 0)
    const answer = takeAnswer(part.key)
    if (answer.type === 'known') return answer.content as T
    try {
      const content = make()
      post({ type: 'read', key: part.key, content })
      return content
    } catch (cause) {
      post({ type: 'failed', key: part.key })
      throw cause
    }
  }

  /** The answer that came while the thread was blocked; what came before it is processed after the thread's turn. */
  function takeAnswer(key: string): Answer {
    for (;;) {
      const message: Answer | Call | undefined = receiveMessageOnPort(port)?.message
      assert(message, 'the bell rings after the answer was posted')
      if (message.type !== 'help' && message.key === key) return message
      setImmediate(hear, message)
    }
  }

  return {
    share,
    sharePart,
    callForHelp: (work) => post({ type: 'help', work }),
    onCall(handler) {
      help = handler
    },
  }
}
