// The events of a stream (Server-Sent Events) from its beginning to its end, over as many connections as it takes.

import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Client } from './client.ts'
import { ConnectionError } from './failures.ts'
import { fieldNames } from './generated/field-names.ts'
import { parseJson, textOf } from './json-fields.ts'
import type { AnyCall, Language, OperationRow } from './operation-row.ts'
import { Persistence } from './persistence.ts'
import { textsOf } from './read-body.ts'

/** Each event once and in order; resumes behind the last one (Last-Event-ID) where a connection breaks. Throws a PrumoError. */
export async function* followStream<Event>(
  client: Client<Language>,
  row: OperationRow,
  call: AnyCall,
): AsyncGenerator<Event, void> {
  const persistence = new Persistence(client, row, call)
  const lasts = row.lastEvents?.[client.language] ?? []
  let lastEventId = textOf(call.query, fieldNames[client.language].last_event_id)
  for (;;) {
    try {
      const resume = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }
      const { response, requestId, attempts } = await client.open(row, {
        ...call,
        headers: { ...call.headers, ...resume },
      })
      if (response.status === 204 || response.body === null) return
      const texts = textsOf(response.body, { requestId, attempts, signal: call.signal })
      for await (const { id, event = 'message', data } of messagesIn(texts)) {
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

/** What comes over one connection. */
async function* messagesIn(texts: AsyncIterable<string>): AsyncGenerator<EventSourceMessage> {
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message) })
  for await (const text of texts) {
    parser.feed(text)
    yield* messages.splice(0)
  }
}
