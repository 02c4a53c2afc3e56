// The events of a stream (Server-Sent Events) from its beginning to its end, over as many connections as it takes.

import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Client } from './client.ts'
import { AbortedError, ConnectionError, type Sent, TimeoutError } from './failures.ts'
import { fieldNames } from './generated/field-names.ts'
import { lastStreamEvents } from './generated/messages.ts'
import { parseJson, textOf } from './json-fields.ts'
import type { AnyCall, Language, OperationRow } from './operation-row.ts'
import { Persistence } from './persistence.ts'

/** The service sends something every 15 seconds: after three times as long the connection is dead. */
const silenceMaxMs = 45_000

/** Each event once and in order; resumes behind the last one (Last-Event-ID) where a connection breaks. Throws a PrumoError. */
export async function* followStream<Event>(
  client: Client<Language>,
  row: OperationRow,
  call: AnyCall,
): AsyncGenerator<Event> {
  const persistence = new Persistence(client, row, call)
  const lasts = lastStreamEvents[client.language]
  let lastEventId = textOf(call.query, fieldNames[client.language].last_event_id)
  for (;;) {
    try {
      const resume = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }
      const { response, requestId, attempts } = await client.open(row, {
        ...call,
        headers: { ...call.headers, ...resume },
      })
      if (response.status === 204 || response.body === null) return
      const messages = messagesIn(response.body, { requestId, attempts, signal: call.signal })
      for await (const { id, event = 'message', data } of messages) {
        persistence.succeeded()
        lastEventId = id ?? lastEventId
        yield { id, event, data: parseJson(data) } as Event
        if (lasts.includes(event)) return
      }
      throw new ConnectionError('the stream broke off', { requestId, attempts })
    } catch (error) {
      await persistence.failed(error)
    }
  }
}

interface Reading extends Sent {
  readonly signal: AbortSignal | undefined
}

/** What comes over one connection. Throws a PrumoError where it breaks, or is silent for too long. */
async function* messagesIn(body: ReadableStream<Uint8Array>, reading: Reading): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message) })
  try {
    for (;;) {
      const { done, value } = await readOnce(reader, reading)
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* messages.splice(0)
    }
  } finally {
    // A reader that leaves early ends the connection; of one that has failed there is nothing to cancel.
    await reader.cancel().catch(() => undefined)
  }
}

async function readOnce(reader: ReadableStreamDefaultReader<Uint8Array>, { signal, ...sent }: Reading) {
  let isSilent = false
  const timer = setTimeout(() => {
    isSilent = true
    reader.cancel().catch(() => undefined)
  }, silenceMaxMs)
  try {
    const read = await reader.read()
    if (!isSilent) return read
  } catch (cause) {
    if (signal?.aborted) throw new AbortedError('the call was aborted', { ...sent, cause: signal.reason })
    throw new ConnectionError('the stream broke off', { ...sent, cause })
  } finally {
    clearTimeout(timer)
  }
  throw new TimeoutError(`nothing came for ${silenceMaxMs} ms`, sent)
}
