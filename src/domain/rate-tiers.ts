// How much each kind of caller may ask for (the interface specification, Limits).

export const rateTierNames = ['anonymous', 'standard', 'premium'] as const
/** `standard` is what the specification calls Authenticated; admins have no limit and so no tier. */
export type RateTierName = (typeof rateTierNames)[number]

export interface RateTier {
  readonly requestsPerHour: number
  /** Burst: requests without a wait after a pause. */
  readonly burst: number
  /** Requests in progress, open streams among them. */
  readonly concurrent: number
}

export type RateTiers = Readonly<Record<RateTierName, RateTier>>

export const specTiers: RateTiers = {
  anonymous: { requestsPerHour: 100, burst: 10, concurrent: 2 },
  standard: { requestsPerHour: 1_000, burst: 100, concurrent: 10 },
  premium: { requestsPerHour: 10_000, burst: 1_000, concurrent: 50 },
}

/**
 * A tier as configuration writes it: requests an hour, burst and concurrent requests. Undefined where it is none.
 * @example parseTier('100/10/2') // { requestsPerHour: 100, burst: 10, concurrent: 2 }
 */
export function parseTier(text: string): RateTier | undefined {
  const match = /^([1-9]\d{0,8})\/([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text)
  if (match === null) return undefined
  const [requestsPerHour = 0, burst = 0, concurrent = 0] = match.slice(1).map(Number)
  return { requestsPerHour, burst, concurrent }
}
