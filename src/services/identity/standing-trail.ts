// The trail as services commit changes to it: what a caller changes, it changes while it has the rights with which it was admitted.

import { isDeepStrictEqual } from 'node:util'
import type { Trail } from '../../auth/trail.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { StandingOf } from './standing.ts'

/**
 * The trail with the standing of the caller that an event names as conditions of its commit. That throws as StandingOf where the rights
 * were taken meanwhile, and returns false where a condition of the change itself does not hold.
 */
export function createStandingTrail(trail: Trail, standingOf: StandingOf): Trail {
  return {
    record: (event) => trail.record(event),
    async commit(writes, conditions, events) {
      const by = events.find((event) => event.by !== undefined)?.by
      if (by === undefined) return trail.commit(writes, conditions, events)
      const { isDone } = await untilCommitted(async () => {
        const standing = await standingOf(by)
        if (await trail.commit(writes, [...conditions, ...standing], events)) return { isDone: true }
        // An account that was changed and has its rights still is no reason to refuse.
        return isDeepStrictEqual(await standingOf(by), standing) ? { isDone: false } : null
      })
      return isDone
    },
  }
}
