// Handlers of the events module.

import { limits } from '../../limits.ts'
import { type EventsContext, listOwnerEvents } from '../../services/events/list-events.ts'
import { wordNotice } from '../../wire/texts.ts'
import type { Handlers } from '../handler.ts'
import { preferredWaitMs } from '../prefer-wait.ts'

/** One handler for each operation of the module. */
export function eventHandlers(context: EventsContext) {
  return {
    async list_events({ query: { after, types, limit }, caller, aborted: signal, headers, language }) {
      const waitMs = preferredWaitMs(headers('prefer'), limits.eventsWaitSecondsMax)
      const page = await listOwnerEvents(context, { after, types, limit, waitMs, signal }, caller)
      return {
        ...(waitMs > 0 && { headers: { 'Preference-Applied': `wait=${waitMs / 1000}` } }),
        body: {
          events: page.events.map(({ id, event, data, timestamp }) => ({ id, event, data, timestamp })),
          cursor: page.cursor,
          has_more: page.hasMore,
          gap: page.isGap,
          system_notices: page.notices.map((notice) => wordNotice({ ...notice, active: true }, language)),
        },
      }
    },
  } satisfies Partial<Handlers>
}
