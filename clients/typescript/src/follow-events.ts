// What happens to one's own, without end: pages of GET /events, each asked for behind the one before.

import type { Client } from './client.ts'
import { fieldNames } from './generated/field-names.ts'
import { listEventsRow } from './generated/rows.ts'
import { fieldOf, textOf } from './json-fields.ts'
import type { CallOptions, Language, Result, Types } from './operation-row.ts'
import { Persistence } from './persistence.ts'

/** Seconds that the service waits for the next event. */
const waitSeconds = 30

export type FollowCall<L extends Language> = CallOptions & { readonly query?: Types[L]['EventsQuery'] }

/**
 * Pages without end, empty ones left out. A reader that keeps the cursor of a page once its events are handled goes on there
 * after a restart (`after`), and misses none. Throws a PrumoError that does not pass; `maxRetries` bounds failures in a row.
 */
export async function* followEventPages<L extends Language>(
  client: Client<L>,
  call: FollowCall<L> = {},
): AsyncGenerator<Result<Types[L]['EventPage']>> {
  const names = fieldNames[client.language]
  const persistence = new Persistence(client, listEventsRow, call)
  let after = textOf(call.query, names.after)
  for (;;) {
    const query = { ...call.query, [names.after]: after }
    try {
      const page = await client.send<Result<Types[L]['EventPage']>>(listEventsRow, {
        wait: waitSeconds,
        ...call,
        maxRetries: 0,
        query,
      })
      persistence.succeeded()
      after = textOf(page.data, 'cursor') ?? after
      if (eventsIn(page.data, names.events).length > 0 || fieldOf(page.data, names.gap) === true) yield page
    } catch (error) {
      await persistence.failed(error)
    }
  }
}

/** Events without end, one by one. */
export async function* followEvents<L extends Language>(
  client: Client<L>,
  call: FollowCall<L> = {},
): AsyncGenerator<Types[L]['OwnerEvent']> {
  const { events } = fieldNames[client.language]
  for await (const { data } of followEventPages(client, call)) yield* eventsIn<Types[L]['OwnerEvent']>(data, events)
}

function eventsIn<Event>(page: unknown, name: string): readonly Event[] {
  const events = fieldOf(page, name)
  return Array.isArray(events) ? events : []
}
