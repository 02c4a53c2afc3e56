// Rate tiers: the quota of each kind of caller (the interface specification, Limits).

export const rateTierNames = ['anonymous', 'standard', 'premium'] as const
/** `standard` is the tier Authenticated of the specification; admins have no limit and so no tier. */
export type RateTierName = (typeof rateTierNames)[number]

export interface RateTier {
  readonly requestsPerHour: number
  /** Burst: capacity of the token bucket, in requests. */
  readonly burst: number
  /** Requests in progress, including open streams. */
  readonly concurrent: number
}

export type RateTiers = Readonly<Record<RateTierName, RateTier>>

export const specTiers: RateTiers = {
  anonymous: { requestsPerHour: 100, burst: 10, concurrent: 2 },
  standard: { requestsPerHour: 1_000, burst: 100, concurrent: 10 },
  premium: { requestsPerHour: 10_000, burst: 1_000, concurrent: 50 },
}

/** What ends access, and lists it, has a quota of each session's own (docs/choices.md). */
export const reserveTier: RateTier = { requestsPerHour: 120, burst: 30, concurrent: 4 }

/**
 * Parses a tier of the configuration: requests an hour, burst and concurrent requests. Undefined for any other text.
 * @example parseTier('100/10/2') // { requestsPerHour: 100, burst: 10, concurrent: 2 }
 */
export function parseTier(text: string): RateTier | undefined {
  const match = /^([1-9]\d{0,8})\/([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text)
  if (match === null) return undefined
  const [requestsPerHour = 0, burst = 0, concurrent = 0] = match.slice(1).map(Number)
  return { requestsPerHour, burst, concurrent }
}
