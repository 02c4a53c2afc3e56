// How often the owner of something is told of it.

import type { EventPage } from '../../src/domain/generated/wire-types.ts'
import type { Client } from './client.ts'

/** The number of events of a type about a thing, once there is one: after that nothing is waited for. */
export async function timesHeard(
  client: Client,
  types: string,
  about: Readonly<Record<string, string>>,
): Promise<number> {
  const [[field, id] = []] = Object.entries(about)
  let heard = 0
  for (let after: string | undefined; ; ) {
    const query = { types, ...(after !== undefined && { after }) }
    const headers = heard === 0 ? { Prefer: 'wait=20' } : {}
    const { english } = await client.request('list_events', { query, headers })
    const { events, cursor } = english as EventPage
    heard += events.filter(({ data }) => Object(data)[String(field)] === id).length
    if (events.length === 0) return heard
    after = cursor
  }
}
