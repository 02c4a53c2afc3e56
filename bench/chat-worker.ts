// Clients of bench/suites/chat.ts, in a process of their own: conversations over WebSockets that note when the first event and the first words
// of each answer came, sockets that stay idle, readers that stall, and one asker of investigations.

import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { driveArrivals, type Latencies } from './support/arrivals.ts'

export type ChatTask =
  /** Each chat asks one question after the other: all at the same moment, or each at moments of its own. */
  | {
      readonly type: 'converse'
      readonly url: string
      readonly tokens: readonly string[]
      readonly chats: number
      readonly questions: readonly string[]
      readonly rounds: number
      /** Between the beginnings of a chat's questions; 0 where all chats ask at once and wait for the last answer. */
      readonly everyMs: number
    }
  | { readonly type: 'open'; readonly url: string; readonly tokens: readonly string[]; readonly sockets: number }
  /** Sockets that ask without reading. */
  | {
      readonly type: 'stall'
      readonly url: string
      readonly tokens: readonly string[]
      readonly questions: readonly string[]
    }
  /** Answers that follow a run, one after the other, each cancelled once its first words have come. */
  | {
      readonly type: 'cancel'
      readonly url: string
      readonly tokens: readonly string[]
      readonly question: string
      readonly rounds: number
    }
  | { readonly type: 'close' }
  /** Questions that arrive at a fixed rate; one that finds every chat busy waits. */
  | {
      readonly type: 'arrive'
      readonly url: string
      readonly tokens: readonly string[]
      readonly chats: number
      readonly questions: readonly string[]
      readonly perSecond: number
      readonly seconds: number
    }
  /** From now on: an investigation, and when it has ended the next. */
  | { readonly type: 'investigate'; readonly base: string; readonly token: string }
  /** Until the last of them has ended. */
  | { readonly type: 'rest' }

export interface ChatAnswer {
  /** Milliseconds from the order to cancel an answer until both that and its end have come. */
  readonly cancelled: readonly number[]
  /** Milliseconds from the question as it was meant to be sent to the first event, the first words and the end, of each answer. */
  readonly firstEvent: readonly number[]
  readonly firstChunk: readonly number[]
  readonly end: readonly number[]
  readonly failures: readonly string[]
  /** Close codes of the sockets of `stall` that were closed. */
  readonly closed: readonly number[]
  /** Investigations that have ended until now. */
  readonly investigations: number
  /** Of arrivals, until the end of the answer. */
  readonly latencies?: Latencies
}

interface Times {
  readonly cancelled: number[]
  readonly firstEvent: number[]
  readonly firstChunk: number[]
  readonly end: number[]
  readonly failures: string[]
}

const pollMs = 250
let kept: WebSocket[] = []
let closed: number[] = []
let investigations = 0
let investigating: Promise<void> | undefined
let isResting = false

process.on('message', async (task: ChatTask) => {
  const times: Times = { cancelled: [], firstEvent: [], firstChunk: [], end: [], failures: [] }
  const latencies = task.type === 'arrive' ? await arrive(task, times) : await perform(task, times)
  process.send?.({ ...times, closed, investigations, ...(latencies && { latencies }) } satisfies ChatAnswer)
})

async function perform(task: Exclude<ChatTask, { type: 'arrive' }>, times: Times): Promise<undefined> {
  if (task.type === 'converse') await converse(task, times)
  else if (task.type === 'open') kept.push(...(await openMany(task)))
  else if (task.type === 'stall') await stall(task)
  else if (task.type === 'cancel') await cancelAnswers(task, times)
  else if (task.type === 'investigate') investigating = investigate(task)
  else if (task.type === 'rest') await rest()
  else closeAll()
  return undefined
}

function closeAll(): void {
  for (const socket of kept) socket.terminate()
  kept = []
  closed = []
}

async function rest(): Promise<void> {
  isResting = true
  await investigating
  isResting = false
}

async function arrive(task: ChatTask & { type: 'arrive' }, times: Times): Promise<Latencies> {
  const { chats, perSecond, seconds, questions } = task
  const sockets = await openMany({ ...task, sockets: chats })
  const free = [...sockets]
  const waiting: (readonly [number, () => void])[] = []
  const ask = async (socket: WebSocket, [n, answered]: readonly [number, () => void]): Promise<void> => {
    await answer(socket, { text: questions[n % questions.length] ?? '', due: performance.now() }, times)
    answered()
    const next = waiting.shift()
    if (next === undefined) free.push(socket)
    else await ask(socket, next)
  }
  const send = (n: number, answered: () => void) => {
    const socket = free.pop()
    if (socket === undefined) waiting.push([n, answered])
    else void ask(socket, [n, answered])
  }
  const latencies = await driveArrivals({ perSecond, count: Math.ceil(perSecond * seconds), send })
  for (const socket of sockets) socket.terminate()
  return latencies
}

async function converse({ chats, rounds, everyMs, questions, ...task }: ChatTask & { type: 'converse' }, times: Times) {
  const sockets = await openMany({ ...task, sockets: chats })
  const asked = (chat: number, round: number) => questions[(chat + round) % questions.length] ?? ''
  if (everyMs === 0)
    for (let round = 0; round < rounds; round++)
      await Promise.all(
        sockets.map((socket, chat) => answer(socket, { text: asked(chat, round), due: performance.now() }, times)),
      )
  else {
    const begin = performance.now()
    await Promise.all(
      sockets.map(async (socket, chat) => {
        for (let round = 0; round < rounds; round++) {
          const due = begin + (round + chat / chats) * everyMs
          await delay(Math.max(0, due - performance.now()))
          await answer(socket, { text: asked(chat, round), due }, times)
        }
      }),
    )
  }
  for (const socket of sockets) socket.terminate()
}

/** One question and its answer; an echo is its own first words and its end. */
function answer(
  socket: WebSocket,
  { text, due }: { readonly text: string; readonly due: number },
  times: Times,
): Promise<void> {
  return new Promise((resolve) => {
    let events = 0
    let chunks = 0
    socket.on('message', function read(data) {
      const { type, code } = JSON.parse(String(data)) as { readonly type: string; readonly code?: string }
      const elapsed = performance.now() - due
      if (events++ === 0) times.firstEvent.push(elapsed)
      if ((type === 'chunk' || type === 'chat') && chunks++ === 0) times.firstChunk.push(elapsed)
      if (type === 'error') times.failures.push(code ?? '')
      if (type !== 'complete' && type !== 'error' && type !== 'chat') return
      times.end.push(elapsed)
      socket.off('message', read)
      resolve()
    })
    socket.send(JSON.stringify({ type: 'chat', message: text }))
  })
}

async function cancelAnswers(
  { url, tokens, question, rounds }: ChatTask & { type: 'cancel' },
  times: Times,
): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const socket = await open(url, tokens[round % tokens.length] ?? '')
    await cancelAnswer(socket, question, times)
    socket.terminate()
  }
}

function cancelAnswer(socket: WebSocket, message: string, times: Times): Promise<void> {
  return new Promise((resolve) => {
    let sentAt = 0
    const left = new Set(['cancelled', 'complete'])
    socket.on('message', (data) => {
      const { type, code, message_id } = JSON.parse(String(data)) as ChatMessage
      if (type === 'chunk' && sentAt === 0) {
        sentAt = performance.now()
        socket.send(JSON.stringify({ type: 'cancel', message_id }))
      }
      if (type === 'error') times.failures.push(code ?? '')
      left.delete(type)
      if (type !== 'error' && left.size > 0) return
      times.cancelled.push(performance.now() - sentAt)
      resolve()
    })
    socket.send(JSON.stringify({ type: 'chat', message }))
  })
}

interface ChatMessage {
  readonly type: string
  readonly code?: string
  readonly message_id?: string
}

async function openMany({ url, tokens, sockets }: Omit<ChatTask & { type: 'open' }, 'type'>): Promise<WebSocket[]> {
  const opened: WebSocket[] = []
  for (let n = 0; n < sockets; n++) opened.push(await open(url, tokens[n % tokens.length] ?? ''))
  return opened
}

function open(url: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, headers: { Authorization: `Bearer ${token}` } })
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket))
    socket.on('error', (cause) => reject(new Error(`no socket at ${url}`, { cause })))
  })
}

async function stall({ url, tokens, questions }: ChatTask & { type: 'stall' }): Promise<void> {
  const sockets = await openMany({ url, tokens, sockets: tokens.length })
  kept.push(...sockets)
  for (const socket of sockets) {
    socket.on('close', (code) => closed.push(code))
    for (const message of questions) socket.send(JSON.stringify({ type: 'chat', message }))
    socket.pause()
  }
}

async function investigate({ base, token }: ChatTask & { type: 'investigate' }): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ query: 'anomalies', data_source: 'compras_gov' })
  while (!isResting) {
    const started = await fetch(`${base}/investigations/start`, { method: 'POST', headers, body })
    if (!started.ok) throw new Error(`not started: ${await started.text()}`)
    const { investigation_id } = (await started.json()) as { readonly investigation_id: string }
    for (;;) {
      await delay(pollMs)
      const status = await fetch(`${base}/investigations/${investigation_id}/status`, { headers })
      if (((await status.json()) as { readonly completed_at?: string }).completed_at !== undefined) break
    }
    investigations++
  }
}
