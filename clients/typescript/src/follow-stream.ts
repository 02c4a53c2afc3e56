// The events of a stream (Server-Sent Events) from its beginning to its end, over as many connections as it takes.

import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Client } from './client.ts'
import { isRepeatable } from './exchange.ts'
import { ConnectionError, isPassing } from './failures.ts'
import { fieldNames } from './generated/field-names.ts'
import { parseJson, textOf } from './json-fields.ts'
import type { AnyCall, Language, OperationRow } from './operation-row.ts'
import { Persistence } from './persistence.ts'
import { textsOf } from './read-body.ts'
import { silenceMaxMs } from './silence-limit.ts'

interface Opening {
  readonly row: OperationRow
  readonly call: AnyCall
}

/**
 * Each event once and in order; resumes behind the last one (Last-Event-ID) where a connection breaks. What asks for something
 * is asked once: until something has come it is sent again under the same key, then it goes on by another row. Throws a PrumoError.
 */
export async function* followStream<Event>(
  client: Client<Language>,
  row: OperationRow,
  call: AnyCall,
): AsyncGenerator<Event, void> {
  const persistence = new Persistence(client, row, call)
  const lasts = row.lastEvents?.[client.language] ?? []
  const idempotencyKey = row.isKeyed && (call.idempotencyKey ?? crypto.randomUUID())
  let opening: Opening = { row, call: { ...call, ...(idempotencyKey && { idempotencyKey }) } }
  let lastEventId = textOf(call.query, fieldNames[client.language].last_event_id)
  for (;;) {
    try {
      const resume = lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }
      const { response, requestId, attempts } = await client.open(opening.row, {
        ...opening.call,
        headers: { ...call.headers, ...resume },
      })
      if (response.status === 204 || response.body === null) return
      const texts = textsOf(response.body, { requestId, attempts, signal: call.signal, silenceMaxMs })
      for await (const { id, event = 'message', data } of messagesIn(texts)) {
        persistence.succeeded()
        lastEventId = id ?? lastEventId
        const value = parseJson(data)
        opening = resumption(opening, value, client.language) ?? opening
        yield { id, event, data: value } as Event
        if (lasts.includes(event)) return
      }
      throw new ConnectionError('the stream broke off', { requestId, attempts })
    } catch (error) {
      if (isPassing(error) && !isRepeatable(opening.row, opening.call, error)) throw error
      await persistence.failed(error)
    }
  }
}

/** How a stream goes on, once an event has named what was asked for. */
function resumption({ row, call }: Opening, data: unknown, language: Language): Opening | undefined {
  const by = row.resumedBy
  const value = by && textOf(data, by.field[language])
  if (by === undefined || value === undefined) return undefined
  const { body: _, contentType: __, idempotencyKey: ___, ...rest } = call
  return { row: by.row(), call: { ...rest, params: { [by.param[language]]: value }, query: {} } }
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
