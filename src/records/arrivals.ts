// Arrivals: when the bytes of each file first came, so that what they say has one place in time however often they come again.
// Owns: the instant of each digest, the latest of them.   Does not own: the times that sources state.
// A1. Files that come one after the other have ascending instants, also where the clock does not advance.

import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'

const latestKey = 'records/arrivals'

/** The instant at which the bytes of this digest first came; `now` where they never did, or just after the latest before. */
export async function arrivalOf(store: Store, sha256: string, now: string): Promise<string> {
  const key = `${latestKey}/${sha256}`
  for (let attempt = 0; attempt < limits.appendAttemptsMax; attempt++) {
    const [known, latest] = await store.getMany([key, latestKey])
    if (known !== undefined) return toText(known)
    const after = latest === undefined ? now : new Date(Date.parse(toText(latest)) + 1).toISOString()
    const instant = now > after ? now : after
    const value = Buffer.from(instant)
    const conditions = [
      { key, expected: null },
      { key: latestKey, expected: latest ?? null },
    ]
    if (
      await store.commit(
        [key, latestKey].map((each) => ({ key: each, value })),
        conditions,
      )
    )
      return instant
  }
  throw new AppError('CONFLICT', { attempts: limits.appendAttemptsMax })
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString()
}
